"""One small face for two tables, the engine and the slow reference, so that the rule tests run on both."""

from typing import Protocol

from bastide import Game
from tests.reference.features import part_of
from tests.reference.game import Position

Figure = tuple[int, str, int, int, str]
"""seat, feature, x, y, at"""


class Table(Protocol):
    """A game in which the caller makes the draws. Actions are texts."""

    @property
    def step(self) -> str: ...
    @property
    def seat(self) -> int: ...
    def legal(self) -> set[str]: ...
    def push(self, text: str) -> None: ...
    def pop(self) -> None: ...
    def scores(self) -> list[int]: ...
    def supply(self) -> list[int]: ...
    def figures(self) -> set[Figure]: ...
    def discarded(self) -> list[str]: ...


class EngineTable:
    """The game as players have it, through the public API."""

    def __init__(self, players: int, fields: bool, starter: int) -> None:
        rules = "base+fields" if fields else "base"
        self.game = Game.new(rules, players=players, chance="manual", starter=starter)
        self.players, self.starter = players, starter

    @property
    def step(self) -> str:
        return self.game.decision.step if self.game.decision else "over"

    @property
    def seat(self) -> int:
        """Whose turn it is. While chance draws the engine names nobody: then by the order of seats (BASE-04)."""
        decision = self.game.decision
        if decision is not None and decision.seat is not None:
            return decision.seat
        turns = sum(action.kind == "place" for action in self.game.actions)
        return (self.starter + turns) % self.players

    def legal(self) -> set[str]:
        return {action.text for action in self.game.legal_actions()}

    def push(self, text: str) -> None:
        self.game.push(text)

    def pop(self) -> None:
        self.game.pop()

    def scores(self) -> list[int]:
        return list(self.game.scores)

    def supply(self) -> list[int]:
        return [kinds["meeple"] for kinds in self.game.view_for(None)["supply"]]

    def figures(self) -> set[Figure]:
        shown = self.game.view_for(None)["figures"]
        return {(one["seat"], one["feature"], one["x"], one["y"], one["at"]) for one in shown}

    def discarded(self) -> list[str]:
        return list(self.game.view_for(None)["discarded"])


class ReferenceTable:
    """The same by the slow reference; taking back is remembering the positions before."""

    def __init__(self, players: int, fields: bool, starter: int) -> None:
        self.past = [Position(players, fields, seat=starter)]

    @property
    def now(self) -> Position:
        return self.past[-1]

    @property
    def step(self) -> str:
        return self.now.step

    @property
    def seat(self) -> int:
        return self.now.seat

    def legal(self) -> set[str]:
        return self.now.legal()

    def push(self, text: str) -> None:
        self.past.append(self.now.play(text))

    def pop(self) -> None:
        self.past.pop()

    def scores(self) -> list[int]:
        return self.now.scores

    def supply(self) -> list[int]:
        return self.now.supply

    def figures(self) -> set[Figure]:
        standing = self.now.figures.items()
        parts = [(seat, spot, part_of(self.now.board, spot)) for spot, seat in standing]
        return {(seat, part.kind, spot.x, spot.y, part.at) for seat, spot, part in parts}

    def discarded(self) -> list[str]:
        return self.now.discarded


def game_of(table: Table) -> Game:
    """The engine's game behind a table drawn with `draw_engine`."""
    assert isinstance(table, EngineTable)
    return table.game
