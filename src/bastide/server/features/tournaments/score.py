"""Results of a tournament: duels, their games and their points.

Invariant: players are identified by their seeds, from 0, which never change. A half point is 1 and a point 2, so all
sums are integers.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

DuelResult = Literal["", "one", "two", "drawn", "none", "placed"]
"""Result of a duel or a game: open, won by `one` or `two`, drawn, or without a winner. "placed" is for tables of
more than two seats, which have places instead."""
HALF: Final = 1
WHOLE: Final = 2
GAINS: Final[dict[DuelResult, tuple[int, int]]] = {
    "": (0, 0),
    "one": (WHOLE, 0),
    "two": (0, WHOLE),
    "drawn": (HALF, HALF),
    "none": (0, 0),
    "placed": (0, 0),
}
"""Half points of `one` and `two` for each result."""


@dataclass
class DuelGame:
    """A game of a duel: its `table`, its result, and the game points of `one` and `two`.

    With more than two seats, `points` and `places` list all players in the order of `Duel.people`.
    """

    table: str
    result: DuelResult = ""
    points: tuple[int, ...] = (0, 0)
    places: tuple[int, ...] = ()


@dataclass
class Duel:
    """A pairing of two players. `two` is None for a bye, which `one` wins.

    `unplayed` marks a result that was not played: the host decided it, a player left, or time ran out. A table of more
    than two seats has `others`, and `places` instead of a winner. `match` is the index of the team match in its round.
    """

    one: int
    two: int | None
    result: DuelResult = ""
    games: list[DuelGame] = field(default_factory=list)
    unplayed: bool = False
    others: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    match: int = -1

    @property
    def people(self) -> tuple[int, ...]:
        """All players, in the order in which they move."""
        return (self.one,) if self.two is None else (self.one, self.two, *self.others)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each player. Empty if the duel has no places."""
        two: dict[DuelResult, tuple[int, int]] = {"one": (1, 2), "two": (2, 1), "drawn": (1, 1)}
        return self.places or (() if self.others else two.get(self.result, ()))

    def tally(self) -> tuple[int, int]:
        """Return the half points of `one` and `two` in this duel's games."""
        gains = [GAINS[game.result] for game in self.games]
        return sum(gain[0] for gain in gains), sum(gain[1] for gain in gains)

    def margin(self) -> int:
        """Return the game points of `one` minus those of `two`, over finished games."""
        return sum(game.points[0] - game.points[1] for game in self.games if game.result not in ("", "none"))

    def decided(self, games: int, late: bool = False) -> DuelResult:
        """Return the result of a duel of `games` games, "" while it is open. With `late`, only played games count."""
        if self.two is None:
            return "one"
        if self.others:
            return next((game.result for game in self.games if game.result), "none" if late else "")
        one, two = self.tally()
        open_games = games - sum(game.result != "" for game in self.games)
        ahead = abs(one - two)
        if not late and ahead <= open_games * WHOLE and open_games > 0:
            return ""
        if one == two:
            return "drawn" if one else "none"
        return "one" if one > two else "two"


Rounds = list[list[Duel]]
"""Duels by round and board."""
