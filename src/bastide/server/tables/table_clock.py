"""The clocks of the players at a table, made from its events.

Invariant: this file never reads the time. The event that ends a decision holds its duration, without network latency.
So a loaded log restores the time left to the millisecond.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.server.protocol import events
from bastide.server.protocol.clock import Clock, ClockDue
from bastide.server.protocol.events import AnyEvent

if TYPE_CHECKING:
    from bastide.server.tables.game_session import GameSession
    from bastide.server.tables.table import Table

FREE_MS: Final = 30_000
"""Free time in a seat's first turn, because people first look at the table. At most a whole budget or turn, and none
with a clock in days."""
BACK_MS: Final = 60_000
"""Budget of a seat that ran out of time and is taken again. Never more than the full budget."""
FLOOR_MS: Final = 10_000
"""A seat keeps at least this (or what it had) when an undo removes added time."""
LEFT = events.BotSat | events.Stood | events.Resigned
BACK = events.Undone | events.TakenBack
ENDS = LEFT | BACK | events.Abandoned | events.Flagged
"""Events before which the time of the current decision is stored."""


@dataclass(frozen=True)
class _EndedTurn:
    """A turn that ended after `done` actions, with its state and the time added."""

    done: int
    turn: tuple[int, int]
    spent: int
    free: int
    moved: bool
    plus: int


class TableClock:
    """The time left and used of each seat, and whose clock runs."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.bank = [clock.budget * 1000] * seats
        self.used = [0] * seats
        self.out: set[int] = set()  # seats that ran out of time and have not come back
        self._late: tuple[int, int] | None = None  # the turn in which a seat last ran out of time
        self.runs: int | None = None
        self.spent = 0  # in the current turn, up to its last decision
        self.free = 0  # free milliseconds of the current turn
        self.open_ms = 0  # age of the current decision, set by the live table before an event
        self.moment = 0  # grows when the clock of a decision restarts
        self._sent = 0
        self._turn: tuple[int, int] | None = None
        self._moved = False  # a person has acted in this turn
        self._begun: set[int] = set()
        self._ends: list[_EndedTurn] = []

    def left(self, seat: int, open_ms: int = 0) -> int:
        """Milliseconds left of a seat, if the current decision has been open for `open_ms`."""
        now = self._turn is not None and self._turn[0] == seat
        over = max(0, self.spent + (open_ms if seat == self.runs else 0) - self.free) if now else 0
        if not self.clock.budget:
            return max(0, self.clock.turn_ms - over)
        return max(0, self.bank[seat] - over + (max(0, self.spent - self.free) if now else 0))

    def late(self, seat: int) -> bool:
        """Whether this seat ran out of time in the current turn."""
        return self._turn is not None and self._turn == self._late and self._turn[0] == seat

    def free_left(self, open_ms: int = 0) -> int:
        """Free milliseconds left in the current turn."""
        return max(0, self.free - self.spent - open_ms)

    def lasts(self, open_ms: int = 0) -> int:
        """Milliseconds until the seat to decide runs out of time."""
        return 0 if self.runs is None else self.left(self.runs, open_ms) + self.free_left(open_ms)

    def before(self, event: AnyEvent) -> list[events.Timed]:
        """The events to store before this one: the time used by the current decision."""
        if self.runs is None or not self.open_ms or not isinstance(event, ENDS):
            return []
        if isinstance(event, LEFT) and event.seat != self.runs:
            return []
        return [events.Timed(self.runs, self.open_ms)]

    def due(self, table: "Table") -> ClockDue | None:
        """When the running clock runs out, for the store; None if that is unchanged since the last call."""
        if self._sent == self.moment:
            return None
        self._sent = self.moment
        return ClockDue(-1) if self.runs is None else ClockDue(self.runs, table.seats[self.runs].device, self.lasts())

    def apply(self, table: "Table", event: AnyEvent) -> None:
        """Update the clocks after an event that the table has applied."""
        match event:
            case events.Timed():
                self._charge(event.seat, event.ms)
            case events.Acted() if event.seat is not None and event.seat == self.runs and not event.bot:
                self._charge(event.seat, event.ms)
                self._moved = True
            case events.Flagged() if table.match is not None:
                self.out.add(event.seat)
                self._late = self._turn
                self.bank[event.seat] = 0
                table.match.flag(event.seat, event.out)
            case events.HandedBack() | events.Sat():
                self._come_back(event.seat)
            case events.Undone() | events.TakenBack() if table.match is not None:
                self._go_back(table.match, agreed=isinstance(event, events.TakenBack))
        if table.match is not None:
            self._see(table, table.match)

    def _charge(self, seat: int, ms: int) -> None:
        charged = max(0, self.spent + ms - self.free) - max(0, self.spent - self.free)
        self.used[seat] += ms
        self.spent += ms
        self.bank[seat] = max(0, self.bank[seat] - charged)
        self.open_ms = 0
        self.moment += 1

    def _come_back(self, seat: int) -> None:
        if seat not in self.out:
            return
        self.bank[seat] = max(self.bank[seat], min(self.clock.budget * 1000, BACK_MS))
        if self._turn is not None and self._turn[0] == seat:
            self.spent = 0
        self.out.discard(seat)

    def _see(self, table: "Table", match: "GameSession") -> None:
        playing = table.phase == "playing"
        if playing and match.seat is None:
            return  # chance decides: nothing has changed
        turn = (match.seat, match.number) if playing and match.seat is not None else None
        if turn != self._turn:
            self._end(len(match.done))
            self._turn, self.spent, self._moved = turn, 0, False
            first = turn is not None and turn[0] not in self._begun and not self.clock.days
            self.free = min(FREE_MS, self.clock.budget * 1000 or self.clock.turn_ms) if first else 0
            self.moment += 1
        seat = table.deciding if playing else None
        runs = seat.number if seat is not None and seat.kind == "person" else None
        self.moment += runs != self.runs
        self.runs = runs

    def _end(self, done: int) -> None:
        if self._turn is None:
            return
        seat = self._turn[0]
        plus = self.clock.plus * 1000 if self._moved and seat not in self.out else 0
        self.bank[seat] += plus
        self._begun.add(seat)
        self._ends.append(_EndedTurn(done, self._turn, self.spent, self.free, self._moved, plus))

    def _go_back(self, match: "GameSession", *, agreed: bool) -> None:
        """Undo turns: the time added for them goes, the time used stays used."""
        before, back = list(self.bank), None
        while self._ends and self._ends[-1].done > len(match.done):
            back = self._ends.pop()
            self.bank[back.turn[0]] -= back.plus
        self.bank = [max(now, min(then, FLOOR_MS)) for now, then in zip(self.bank, before, strict=True)]
        if back is not None:
            self._turn, self.spent, self.free, self._moved = back.turn, back.spent, back.free, back.moved
            if agreed and not self.clock.budget:  # with consent the turn starts again, without it goes on as it was
                self.spent = 0
            self.moment += 1
