"""Alerts for players who are away from a table: stored with the move that starts their turn, and deleted when they
return.

Invariant: a player with a page open at the table gets no alert. Each alert is checked again when it is due
(features/notifications/dispatcher.py). It is dropped if the player has come or moved, and waits for a vacation to end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from bastide.server.features.notifications import store
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.protocol.clock import Clock
from bastide.server.storage.db import Db
from bastide.server.tables.table import Table

TurnMoment = tuple[int, int]
"""The seat whose turn it is, and the number of the turn."""
PendingQuestion = tuple[int, int]
"""The seat that asks, and the deadline."""
SEEN_SECONDS: Final = 45.0
"""A player who leaves this soon after their turn began may not have seen it: the connection may have been dead."""
DAY_MS: Final = 86_400_000
LATE_MS: Final = DAY_MS // 2
"""A time warning goes out when this much is left, or a quarter of the total if that is less."""


@dataclass
class Seen:
    """Last known state of a table: whose turn it is, since when (the hub's clock), and the open question."""

    turned: TurnMoment | None
    question: PendingQuestion | None
    turned_at: float = float("-inf")


class TurnAlerts:
    """Creates alerts for players who are away from the tables of this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._seen: WeakKeyDictionary[LiveTable, Seen] = WeakKeyDictionary()

    def connect(self) -> None:
        """Subscribe to the hub's table listeners."""
        listeners = self._hub.listeners
        listeners.on_load.append(self.on_load)
        listeners.on_join.append(self.on_join)
        listeners.on_leave.append(self.on_leave)
        listeners.on_commit.append(self.on_commit)

    def on_load(self, live: LiveTable) -> None:
        """Record the state of a table that was loaded."""
        self._seen[live] = Seen(turn_moment(live.room), pending_question(live.room))

    def on_commit(self, live: LiveTable) -> Callable[[Db], None] | None:
        """Return the work that stores alerts along with new events, or None."""
        parts = [part for part in (self._turned(live), self._questioned(live)) if part is not None]

        def work(db: Db) -> None:
            for part in parts:
                part(db)

        return work if parts else None

    def _questioned(self, live: LiveTable) -> Callable[[Db], None] | None:
        """Return the work for a new question: alerts for those who must agree and are away."""
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

    def _turned(self, live: LiveTable) -> Callable[[Db], None] | None:
        """Return the work for a new turn: an alert if the player is away, and a time warning."""
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

    def on_leave(self, live: LiveTable, device: str) -> None:
        """Store an alert for a player who leaves and may not have seen that it is their turn."""
        hub, seen = self._hub, self._seen[live]
        if seen.turned is None or not hub.alerts_wanted or live.room.seats[seen.turned[0]].device != device:
            return
        if hub.clock() - seen.turned_at < SEEN_SECONDS:
            due = hub.now_ms() + _soon(hub)
            add = hub.tables.store.do_unordered(store.add_alert, device, live.room.table, "turn", due)
            hub.spawn(add)

    def on_join(self, live: LiveTable, device: str) -> None:
        """Delete the alerts of a player who returns."""
        if self._hub.alerts_wanted:
            clear = self._hub.tables.store.do_unordered(store.clear_table_alerts, device, live.room.table)
            self._hub.spawn(clear)


def warning_lead_ms(clock: Clock) -> int:
    """Return how much time is left when a player is warned, in milliseconds."""
    return min(LATE_MS, clock.days * DAY_MS // 4)


def turn_moment(room: Table) -> TurnMoment | None:
    """Return whose turn it is, or None unless that is a person who plays with other people."""
    seat = room.deciding if room.phase == "playing" and not room.extension.leads else None
    if seat is None or seat.kind != "person" or room.match is None:
        return None
    others = any(one.device not in ("", seat.device) for one in room.seats)
    return (seat.number, room.match.number) if others else None


def pending_question(room: Table) -> PendingQuestion | None:
    """Return the open question of a table, or None."""
    return (room.asked.seat, room.asked.until) if room.asked is not None else None


def notify_game_start(hub: Hub, room: Table) -> Callable[[Db], None] | None:
    """Return the work that stores alerts for a game that starts before its players have come."""
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


def warning_due_ms(room: Table, wall: int) -> int:
    """Return when the deciding player is warned about time, in milliseconds since 1970. 0 without days per move."""
    timing = room.timing
    return wall + timing.lasts() - warning_lead_ms(timing.clock) if timing is not None and timing.clock.days else 0


def _soon(hub: Hub) -> int:
    return int(hub.limits.alert_seconds * 1000)
