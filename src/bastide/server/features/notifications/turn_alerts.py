"""Alerts for players who are away from a table: stored with the move that starts their turn, and deleted when they
return.

Invariant: a player with a page open at the table gets no alert. Each alert is checked again when it is due
(features/notifications/dispatcher.py). It is dropped if the player has come or moved, and waits for a vacation to end.
"""

from collections.abc import Callable, Sequence
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
NewAlert = tuple[str, store.Kind, int, str]
"""The device, the kind, the due time, and the name of the player that it is about."""
SEEN_SECONDS: Final = 45.0
"""A player who leaves this soon after their turn began may not have seen it: the connection may have been dead."""
DAY_MS: Final = 86_400_000
LATE_MS: Final = DAY_MS // 2
"""A time warning goes out when this much is left, or a quarter of the total if that is less."""


@dataclass
class Seen:
    """Last known state of a table: whose turn it is, since when (the hub's clock), and the open question."""

    turn: TurnMoment | None
    question: PendingQuestion | None
    turn_began: float = float("-inf")


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
        return _store_alerts(live.room, [*self._turn_alerts(live), *self._question_alerts(live)])

    def _question_alerts(self, live: LiveTable) -> list[NewAlert]:
        """Return alerts about a new question for those who must agree and are away."""
        hub, table, seen, question = self._hub, live.room, self._seen[live], pending_question(live.room)
        if question == seen.question:
            return []
        seen.question = question
        vote, due = table.asked, hub.now_ms() + _delay_ms(hub)
        if vote is None or not hub.alerts_wanted:
            return []
        away, name = hub.presence.at(table.table), table.seats[vote.seat].name
        devices = [table.seats[seat].device for seat in vote.of]
        return [(device, "consent", due, name) for device in devices if away(device) > 0]

    def _turn_alerts(self, live: LiveTable) -> list[NewAlert]:
        """Return alerts about a new turn: one if the player is away, and a time warning."""
        hub, table, seen, turn = self._hub, live.room, self._seen[live], turn_moment(live.room)
        if turn == seen.turn:
            return []
        seen.turn, seen.turn_began = turn, hub.clock()
        if turn is None or not hub.alerts_wanted:
            return []
        device, now = table.seats[turn[0]].device, hub.now_ms()
        alerts = _time_warnings(table, device, now)
        if hub.presence.at(table.table)(device) > 0:
            alerts.insert(0, (device, "turn", now + _delay_ms(hub), ""))
        return alerts

    def on_leave(self, live: LiveTable, device: str) -> None:
        """Store an alert for a player who leaves and may not have seen that it is their turn."""
        hub, seen, table = self._hub, self._seen[live], live.room
        if seen.turn is None or not hub.alerts_wanted or table.seats[seen.turn[0]].device != device:
            return
        if hub.clock() - seen.turn_began < SEEN_SECONDS:
            due = hub.now_ms() + _delay_ms(hub)
            hub.spawn(hub.tables.store.do_unordered(store.add_alert, device, table.table, "turn", due))

    def on_join(self, live: LiveTable, device: str) -> None:
        """Delete the alerts of a player who returns."""
        if self._hub.alerts_wanted:
            table_id = live.room.table
            self._hub.spawn(self._hub.tables.store.do_unordered(store.clear_table_alerts, device, table_id))


def warning_lead_ms(clock: Clock) -> int:
    """Return how much time is left when a player is warned, in milliseconds."""
    return min(LATE_MS, clock.days * DAY_MS // 4)


def turn_moment(table: Table) -> TurnMoment | None:
    """Return whose turn it is, or None unless that is a person who plays with other people."""
    seat = table.deciding if table.phase == "playing" and not table.extension.leads else None
    if seat is None or seat.kind != "person" or table.match is None:
        return None
    others = any(other.device not in ("", seat.device) for other in table.seats)
    return (seat.number, table.match.number) if others else None


def pending_question(table: Table) -> PendingQuestion | None:
    """Return the open question of a table, or None."""
    return (table.asked.seat, table.asked.until) if table.asked is not None else None


def notify_game_start(hub: Hub, table: Table) -> Callable[[Db], None] | None:
    """Return the work that stores alerts for a game that starts before its players have come."""
    if not hub.alerts_wanted:
        return None
    now, devices = hub.now_ms(), {seat.device for seat in table.seats if seat.device}
    alerts: list[NewAlert] = [(device, "round", now + _delay_ms(hub), "") for device in devices]
    if table.deciding is not None:
        alerts += _time_warnings(table, table.deciding.device, now)
    return _store_alerts(table, alerts)


def _store_alerts(table: Table, alerts: Sequence[NewAlert]) -> Callable[[Db], None] | None:
    """Return the work that stores these alerts, or None if there are none."""

    def work(db: Db) -> None:
        for device, kind, due, name in alerts:
            store.add_alert(db, device, table.table, kind, due, name)

    return work if alerts else None


def _time_warnings(table: Table, device: str, now: int) -> list[NewAlert]:
    """Return the alert that warns the deciding player about time. There is none without days per move."""
    timing = table.timing
    if timing is None or not timing.clock.days:
        return []
    return [(device, "late", now + timing.lasts() - warning_lead_ms(timing.clock), "")]


def _delay_ms(hub: Hub) -> int:
    return int(hub.limits.alert_seconds * 1000)
