"""The win probability of a team: a small neural net over features of the position.

scripts/team_net trains data/team_net.json on games that the bot mate plays with itself.
"""

import json
from importlib.resources import files
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from bastide.core.state import State
from bastide.core.tiles.tables import TileType
from bastide.core.vectors import append, vec

MOST_SYMBOLS: Final = 3  # on a tile
TELLS: Final = (
    "points due, to the target",
    "the same of the colour that lacks most",
    "points due at the next goal",
    "tiles in the pile",
    "tiles in all",
    "bank",
    "share of tiles that ask for more than the bank has",
    "points that helpers may bring",
    "hope that features are joined",
    "places to join mist",
    "haunted",
    "each colour by itself",
    "colours",
    "target",
    "worth in points",
    "points due for each tile",
    "points due for each tile of the pile",
    "whether a helper is still to come",
    "symbols on a tile to come",
    "points hoped for",
    "points that features may bring",
    "the most hoped for of one",
    "ghosts hoped back from banks",
    "ghosts on banks that can be closed",
    "open graves",
    "empty cells around them",
    "worth of the figures at hand",
    "figures at hand",
)
"""The inputs of the net in this order, each divided so that it is mostly below 1."""


class TeamFeatures:
    """Sums over one position. Call `look` once per decision, `clear` for each position."""

    def __init__(self) -> None:
        self.danger: list[float] = [0.0] * (MOST_SYMBOLS + 1)  # by ghosts in the bank
        self.n_graves: i64 = 0
        self.n_holes: i64 = 0
        self.symbols = self.supply = self.at_hand = 0.0
        self.hopes = self.wholes = self.best_hope = self.closings = self.live = 0.0

    def look(self, state: State, tiles: list[TileType], left: float) -> None:
        """Sum up the demands of tiles to come: these types, with `left` tiles left in all."""
        k: i64 = 0
        for k in range(MOST_SYMBOLS + 1):
            self.danger[k] = 0.0
        self.symbols = 0.0
        for tile in tiles:
            n: i64 = 0
            for segment in tile.rots[0].segments:
                n += segment.tokens
            share: float = float(state.left(tile.index)) / left
            self.symbols += float(n) * share
            for k in range(min(n, MOST_SYMBOLS + 1)):
                self.danger[k] += share

    def clear(self) -> None:
        """Reset the sums for another position."""
        self.hopes = self.wholes = self.best_hope = self.closings = self.live = 0.0

    def hope(self, hoped: float, whole: float) -> None:
        """Add a feature with `hoped` expected points, and `whole` points if it is completed."""
        self.hopes += hoped
        self.wholes += whole
        self.best_hope = max(self.best_hope, hoped)

    def tell(self, x: "vec[float]", at: i64) -> None:
        """Write the last entries of TELLS to `x`, beginning at index `at`."""
        x[at] = self.symbols
        x[at + 1] = self.hopes / 20.0
        x[at + 2] = self.wholes / 40.0
        x[at + 3] = self.best_hope / 10.0
        x[at + 4] = self.closings / 4.0
        x[at + 5] = self.live / 6.0
        x[at + 6] = float(self.n_graves)
        x[at + 7] = float(self.n_holes) / 8.0
        x[at + 8] = self.supply / 20.0
        x[at + 9] = self.at_hand / 10.0


INPUTS: Final = len(TELLS)
SURE: Final = 30.0  # beyond this logit the outcome is certain


class TeamNet:
    """A linear layer plus hidden units with ReLU activation. Write the inputs to `x`."""

    def __init__(self, hidden: list[list[float]], out: list[float], line: list[float]) -> None:
        """`hidden` has for each unit the input weights and the bias, `out` the output weight of each unit.

        `line` has the weights of the linear layer and the bias.
        """
        self.n: i64 = len(out)
        self.inputs: i64 = INPUTS
        if len(line) != INPUTS + 1 or len(hidden) != len(out) or any(len(row) != INPUTS + 1 for row in hidden):
            raise ValueError(f"the net of the team does not take {INPUTS} inputs")
        self.x: vec[float] = vec[float]([0.0] * INPUTS)
        self.hidden: vec[float] = vec[float]([])
        for row in hidden:
            for weight in row:
                self.hidden = append(self.hidden, weight)
        self.out: vec[float] = vec[float](out)
        self.line: vec[float] = vec[float](line)

    def logit(self) -> float:
        """The logit of the win probability for the inputs in `x`."""
        x, hidden, n = self.x, self.hidden, self.inputs
        value: float = self.line[n]
        i: i64 = 0
        unit: i64 = 0
        at: i64 = 0
        for i in range(n):
            value += self.line[i] * x[i]
        for unit in range(self.n):
            total: float = hidden[at + n]
            for i in range(n):
                total += hidden[at + i] * x[i]
            at += n + 1
            if total > 0.0:
                value += total * self.out[unit]
        return value


def read_net() -> TeamNet:
    """The net in the package data."""
    data: dict[str, Any] = json.loads(files("bastide.data").joinpath("team_net.json").read_text("utf-8"))
    return TeamNet(data["hidden"], data["out"], data["line"])


def chance_from_logit(logit: float) -> float:
    """The probability in percent for a logit. The end of a game is 0 or 100."""
    if logit > SURE:
        return 100.0
    return 0.0 if logit < -SURE else 100.0 / (1.0 + exp(-logit))
