"""What has been played in a tournament: duels, their games, and what they count.

Law: people are numbers, their seeds from 0, and never change; a half point is 1, a point 2, so that all sums are whole.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

DuelResult = Literal["", "one", "two", "drawn", "none", "placed"]
"""Of a duel or a game: not over, won by the one or the other, drawn, or won by nobody; of more than two there are
places."""
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
"""What the one and the other get, in half points."""


@dataclass
class DuelGame:
    """A game of a duel: its `table`, its result, and the points of the one and the other; where more sit there, of all
    in their order, and their places."""

    table: str
    result: DuelResult = ""
    points: tuple[int, ...] = (0, 0)
    places: tuple[int, ...] = ()


@dataclass
class Duel:
    """Two who play until it is decided; `two` None: the one has nobody to play, and wins. With `said` somebody decided
    it by word: the host, or whoever left. At a table of more than two there are `others`, and it has `places` instead
    of a winner. `match` is the number, in its round, of the match of teams to which the board belongs."""

    one: int
    two: int | None
    result: DuelResult = ""
    games: list[DuelGame] = field(default_factory=list)
    said: bool = False
    others: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    match: int = -1

    @property
    def people(self) -> tuple[int, ...]:
        """All of it, in the order in which they begin."""
        return (self.one,) if self.two is None else (self.one, self.two, *self.others)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each of its people; () where nobody has one."""
        two: dict[DuelResult, tuple[int, int]] = {"one": (1, 2), "two": (2, 1), "drawn": (1, 1)}
        return self.places or (() if self.others else two.get(self.result, ()))

    def tally(self) -> tuple[int, int]:
        """Half points of the one and the other in this duel's games."""
        gains = [GAINS[game.result] for game in self.games]
        return sum(gain[0] for gain in gains), sum(gain[1] for gain in gains)

    def margin(self) -> int:
        """By how many points the one is ahead in its finished games."""
        return sum(game.points[0] - game.points[1] for game in self.games if game.result not in ("", "none"))

    def decided(self, games: int, late: bool = False) -> DuelResult:
        """The result of a duel of so many games, "" while it is open; when it is too `late` what was played counts."""
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
"""The duels of each round, by board."""
