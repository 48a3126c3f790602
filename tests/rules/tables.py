"""One small face for two tables, the engine and the slow reference, so that the rule tests run on both."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from bastide import Game
from tests.reference.features import part_of
from tests.reference.game import Position
from tests.reference.ghosts import GhostPosition
from tests.reference.play import Play
from tests.reference.setup import Setup
from tests.reference.traders import TraderPosition, listed


@dataclass(frozen=True)
class Terms:
    """What is agreed before a game."""

    rules: str = "base"
    players: int = 2
    starter: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    toy: str = ""  # a module of a test, which the reference does not know

    @property
    def setup(self) -> Setup:
        return Setup.of(self.rules, self.players, self.options)


class Figure(NamedTuple):
    """A figure on the table; several may stand on one spot."""

    seat: int
    kind: str
    feature: str
    x: int
    y: int
    at: str
    ghosts: int = 0


class Paid(NamedTuple):
    """A line of points."""

    reason: str
    seats: tuple[int, ...]
    points: int
    final: bool


class Table(Protocol):
    """A game in which the caller makes the draws. Actions are texts."""

    @property
    def step(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def asked(self) -> int | None: ...
    def legal(self) -> set[str]: ...
    def push(self, text: str) -> None: ...
    def pop(self) -> None: ...
    def scores(self) -> list[int]: ...
    def lines(self) -> list[Paid]: ...
    def supply(self, kind: str = "meeple") -> list[int]: ...
    def figures(self) -> list[Figure]: ...
    def discarded(self) -> list[str]: ...
    def tiles(self) -> dict[tuple[int, int], str]: ...
    def mists(self) -> dict[str, Any]: ...
    def bank(self) -> int: ...
    def stock(self) -> list[int]: ...
    def goods(self) -> list[dict[str, int]]: ...


class EngineTable:
    """The game as players have it, through the public API."""

    def __init__(self, terms: Terms) -> None:
        rules = f"{terms.rules}+{terms.toy}" if terms.toy else terms.rules
        self.game = Game(rules, players=terms.players, chance="manual", starter=terms.starter, **terms.options)

    @property
    def step(self) -> str:
        return self.game.decision.step if self.game.decision else "over"

    @property
    def seat(self) -> int:
        """Whose turn it is. While chance draws, the decision names nobody."""
        decision = self.game.decision
        if decision is not None and decision.seat is not None:
            return decision.seat
        return int(self.game.engine.state.seat)

    @property
    def asked(self) -> int | None:
        """The seat that decides: not always the one whose turn it is."""
        return self.game.decision.seat if self.game.decision else None

    def legal(self) -> set[str]:
        return {action.text for action in self.game.legal_actions()}

    def push(self, text: str) -> None:
        self.game.push(text)

    def pop(self) -> None:
        self.game.pop()

    def scores(self) -> list[int]:
        return list(self.game.scores)

    def lines(self) -> list[Paid]:
        return [Paid(line.reason, (*line.seats,), line.points, line.final) for line in self.game.explain()]

    def supply(self, kind: str = "meeple") -> list[int]:
        return [kinds[kind] for kinds in self.game.view_for(None)["supply"]]

    def figures(self) -> list[Figure]:
        shown = self.game.shown_to(None)["figures"]
        return [
            Figure(one["seat"], one["kind"], one["feature"], one["x"], one["y"], one["at"], one.get("ghosts", 0))
            for one in shown
        ]

    def discarded(self) -> list[str]:
        return list(self.game.view_for(None)["discarded"])

    def tiles(self) -> dict[tuple[int, int], str]:
        return {(one["x"], one["y"]): one["tile"] for one in self.game.view_for(None)["tiles"]}

    def mists(self) -> dict[str, Any]:
        view = self.game.shown_to(None)
        return {**view["mist"], **view["team"]}

    def bank(self) -> int:
        """Ghosts in the bank, where figures are haunted."""
        return int(self.game.shown_to(None)["mist"]["bank"])

    def stock(self) -> list[int]:
        """Guards of each seat that can still be gained."""
        return [kinds["guard"] for kinds in self.game.view_for(None)["stock"]]

    def goods(self) -> list[dict[str, int]]:
        """Tokens of each seat."""
        return list(self.game.shown_to(None)["goods"]["seats"])


class ReferenceTable:
    """The same by the slow reference; taking back is remembering the positions before."""

    def __init__(self, terms: Terms) -> None:
        self.past = [Position.new(terms.rules, terms.players, terms.starter, terms.options)]

    @property
    def now(self) -> Play:
        return self.past[-1]

    @property
    def step(self) -> str:
        return self.now.step

    @property
    def seat(self) -> int:
        return self.now.seat

    @property
    def asked(self) -> int | None:
        return self.now.asked

    def legal(self) -> set[str]:
        return set(self.now.legal())

    def push(self, text: str) -> None:
        self.past.append(self.now.play(text))

    def pop(self) -> None:
        self.past.pop()

    def scores(self) -> list[int]:
        return self.now.scores

    def lines(self) -> list[Paid]:
        return [Paid(line.reason, line.seats, line.points, line.final) for line in self.now.lines if line.points]

    def supply(self, kind: str = "meeple") -> list[int]:
        return self.now.supply[kind]

    def figures(self) -> list[Figure]:
        found = [(one, part_of(self.now.board, one.spot)) for one in self.now.figures]
        return [
            Figure(one.seat, one.kind, part.kind, one.spot.x, one.spot.y, part.at, one.ghosts) for one, part in found
        ]

    def discarded(self) -> list[str]:
        return self.now.discarded

    def tiles(self) -> dict[tuple[int, int], str]:
        return {cell: laid.tile for cell, laid in self.now.board.items()}

    def mists(self) -> dict[str, Any]:
        return self.now.mists()

    def bank(self) -> int:
        assert isinstance(self.now, GhostPosition)
        return self.now.bank

    def stock(self) -> list[int]:
        assert isinstance(self.now, GhostPosition)
        return self.now.stock

    def goods(self) -> list[dict[str, int]]:
        assert isinstance(self.now, TraderPosition)
        return [listed(own) for own in self.now.goods]


def game_of(table: Table) -> Game:
    """The engine's game behind a table drawn with `draw_engine`."""
    inner = getattr(table, "table", table)
    assert isinstance(inner, EngineTable)
    return inner.game
