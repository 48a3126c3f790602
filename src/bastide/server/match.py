"""The game at a table: the engine with chance in the server's hand, and the log of what happened in it.

Law: the one file of the server that pushes actions. Draws come from outside, as numbers.
"""

from typing import Any

from bastide.core.notation import to_action
from bastide.game import Game
from bastide.server.entries import Teller
from bastide.server.offers import offers_of
from bastide.server.protocol import LogEntry, Offer
from bastide.server.terms import Terms


class Match:
    """A game in play, entry by entry."""

    def __init__(self, terms: Terms, seats: int, starter: int, pictures: str = "") -> None:
        """`pictures` goes before the names of tiles where they are asked for by name. Raises RulesetError."""
        self.game: Game = terms.game(seats, starter)
        self._teller = Teller(self.game.engine.rules)
        self.log: list[LogEntry] = []
        self.done: list[tuple[int | None, str]] = []  # (seat, action), draws included
        self._before: list[int] = []  # length of the log before each action
        self.given = 0  # actions that were played at another table: nobody takes them back
        self.moment = 0  # grows with every action, taken back ones included: no two positions share one
        self.pictures = pictures
        self._terms = terms
        self._views: dict[int | None, dict[str, Any]] = {}
        self._offers: list[Offer] | None = None

    @property
    def seat(self) -> int | None:
        """Who decides; None for chance and after the end."""
        decision = self.game.decision
        return None if decision is None else decision.seat

    @property
    def chance(self) -> bool:
        """True while a draw is due."""
        decision = self.game.decision
        return decision is not None and decision.seat is None

    @property
    def draws(self) -> int:
        """How many draws there have been: the index of the next one."""
        return sum(seat is None for seat, _ in self.done)

    @property
    def outcomes(self) -> int:
        """How many equally likely outcomes the draw that is due has."""
        engine = self.game.engine
        return int(engine.current().outcomes(engine))

    def outcome(self, number: int) -> str:
        """The text of one of them."""
        engine = self.game.engine
        return to_action(engine, engine.current().outcome(engine, number)).text

    def push(self, action: str) -> None:
        """Carry an action out. Raises IllegalAction; then nothing has changed."""
        seat = self.seat
        self.game.push(action)
        self._before.append(len(self.log))
        self.done.append((seat, action))
        self.log.extend(self._teller.entries(self.game.events, len(self.log), seat))
        self._moved()

    def begin_with(self, actions: list[tuple[int | None, str]]) -> None:
        """Take over what was played elsewhere. Raises IllegalAction."""
        for _, action in actions:
            self.push(action)
        self.given = len(self.done)

    @property
    def undoable(self) -> bool:
        """Whether anything was done at this table."""
        return len(self.done) > self.given

    def pop(self) -> None:
        """Take the last action back; the log says so, once for all that a seat takes back in a row."""
        seat, _ = self.done.pop()
        self.game.pop()
        since = self._before.pop()
        while since and _undone(self.log[since - 1], seat):
            since -= 1
        count = 1 + sum(entry["args"].get("count", 1) for entry in self.log[since:] if _undone(entry, seat))
        del self.log[since:]
        args = {"count": count} if count > 1 else {}
        self.log.append({"n": since, "seat": seat, "kind": "undone", "args": args})
        self._moved()

    def _moved(self) -> None:
        self.moment += 1
        self._views.clear()
        self._offers = None

    def offers(self) -> list[Offer]:
        """What the deciding seat may do, made once for a position."""
        if self._offers is None:
            self._offers = offers_of(self.game, self._terms, self.pictures)
        return self._offers

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, or (None) a spectator: the only data about the game that leave the server."""
        if seat not in self._views:
            self._views[seat] = self.game.view_for(seat)
        return self._views[seat]


def _undone(entry: LogEntry, seat: int | None) -> bool:
    return entry["kind"] == "undone" and entry["seat"] == seat
