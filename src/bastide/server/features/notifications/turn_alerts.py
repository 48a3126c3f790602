"""Notifications for players who are away from a table: noted with the move that makes it their turn, and deleted when
they come back.

Invariant: a player with a page open at the table is told there. Each note is checked again when it is due
(features/notifications/dispatcher.py): no one is called who has come, moved or gone on vacation since.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from bastide.server.features.notifications import store
from bastide.server.storage.db import Db

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable
    from bastide.server.protocol.clock import Clock
    from bastide.server.tables.table import Table

TurnMoment = tuple[int, int]
"""Whose turn it is, by seat, and the number of the turn."""
PendingQuestion = tuple[int, int]
"""The seat that asks, and until when."""
SEEN_SECONDS: Final = 45.0
"""A player who leaves so soon after their turn began may not have seen it: the connection may have been dead."""
DAY_MS: Final = 86_400_000
LATE_MS: Final = DAY_MS // 2
"""Time runs out when so much is left, or a quarter of all."""


@dataclass
class Seen:
    """What has been noted of a table in memory: whose turn it is, since when by the hub's clock, and the question."""

    turned: TurnMoment | None
    question: PendingQuestion | None
    turned_at: float = float("-inf")


class TurnAlerts:
    """Notes what happens at the tables of one process for those who are away."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._seen: WeakKeyDictionary[LiveTable, Seen] = WeakKeyDictionary()

    def connect(self) -> None:
        """Hear of the tables of the hub."""
        listeners = self._hub.listeners
        listeners.on_load.append(self.on_load)
        listeners.on_join.append(self.on_join)
        listeners.on_leave.append(self.on_leave)
        listeners.on_commit.append(self.on_commit)

    def on_load(self, live: "LiveTable") -> None:
        """A table comes to memory."""
        self._seen[live] = Seen(turn_moment(live.room), pending_question(live.room))

    def on_commit(self, live: "LiveTable") -> Callable[[Db], None] | None:
        """What is stored with new events of a table for those who are away."""
        parts = [part for part in (self._turned(live), self._questioned(live)) if part is not None]

        def work(db: Db) -> None:
            for part in parts:
                part(db)

        return work if parts else None

    def _questioned(self, live: "LiveTable") -> Callable[[Db], None] | None:
        """What is to be stored if a question is new; it goes to those who must say yes and are away."""
        hub, room, seen, now = self._hub, live.room, self._seen[live], pending_question(live.room)
        if now == seen.question:
            return None
        seen.question = now
        asked, due = room.asked, hub.now_ms() + _soon(hub)
        if asked is None or not hub.alerts_wanted:
            return None
        away, name = hub.presence.at(room.table), room.seats[asked.seat].name
        devices = [device for device in (room.seats[seat].device for seat in asked.of) if away(device) > 0]

        def work(db: Db) -> None:
            for device in devices:
                store.add_alert(db, device, room.table, "consent", due, name)

        return work if devices else None

    def _turned(self, live: "LiveTable") -> Callable[[Db], None] | None:
        """What is to be stored if another player's turn has begun."""
        hub, room, seen, now = self._hub, live.room, self._seen[live], turn_moment(live.room)
        if now == seen.turned:
            return None
        seen.turned, seen.turned_at = now, hub.clock()
        if now is None or not hub.alerts_wanted:
            return None
        device, wall = room.seats[now[0]].device, hub.now_ms()
        away = hub.presence.at(room.table)(device) > 0
        late = warning_due_ms(room, wall)
        if not away and not late:
            return None

        def work(db: Db) -> None:
            if away:
                store.add_alert(db, device, room.table, "turn", wall + _soon(hub))
            if late:
                store.add_alert(db, device, room.table, "late", late)

        return work

    def on_leave(self, live: "LiveTable", device: str) -> None:
        """A device has gone, and its person may not have seen that it is their turn."""
        hub, seen = self._hub, self._seen[live]
        if seen.turned is None or not hub.alerts_wanted or live.room.seats[seen.turned[0]].device != device:
            return
        if hub.clock() - seen.turned_at < SEEN_SECONDS:
            due = hub.now_ms() + _soon(hub)
            hub.spawn(_do(hub, partial(store.add_alert, device=device, table=live.room.table, kind="turn", due=due)))

    def on_join(self, live: "LiveTable", device: str) -> None:
        """A device is there again: its person need not be called."""
        if self._hub.alerts_wanted:
            self._hub.spawn(_do(self._hub, partial(store.clear_table_alerts, device=device, table=live.room.table)))


def warning_lead_ms(clock: "Clock") -> int:
    """How much time is left when a player is told that it runs out, in milliseconds."""
    return min(LATE_MS, clock.days * DAY_MS // 4)


def turn_moment(room: "Table") -> TurnMoment | None:
    """Whose turn it is, where that is a person's who plays with other people."""
    seat = room.deciding if room.phase == "playing" and not room.extension.leads else None
    if seat is None or seat.kind != "person" or room.match is None:
        return None
    others = any(one.device not in ("", seat.device) for one in room.seats)
    return (seat.number, room.match.number) if others else None


def pending_question(room: "Table") -> PendingQuestion | None:
    """What is asked at a table, and by whom."""
    return (room.asked.seat, room.asked.until) if room.asked is not None else None


def notify_game_start(hub: "Hub", room: "Table") -> Callable[[Db], None] | None:
    """What is stored with a game that begins before its players have come."""
    if not hub.alerts_wanted:
        return None
    wall, decider = hub.now_ms(), room.deciding
    late = warning_due_ms(room, wall)

    def work(db: Db) -> None:
        for device in {seat.device for seat in room.seats if seat.device}:
            store.add_alert(db, device, room.table, "round", wall + _soon(hub))
        if late and decider is not None:
            store.add_alert(db, decider.device, room.table, "late", late)

    return work


def warning_due_ms(room: "Table", wall: int) -> int:
    """When the player who decides is told that their time runs out, in milliseconds since 1970; 0 without days."""
    timing = room.timing
    return wall + timing.lasts() - warning_lead_ms(timing.clock) if timing is not None and timing.clock.days else 0


def _soon(hub: "Hub") -> int:
    return int(hub.limits.alert_seconds * 1000)


async def _do(hub: "Hub", work: Callable[[Db], None]) -> None:
    await hub.tables.store.do(work, order=False)
