"""Input features of a team's position for the net that predicts the win probability."""

from typing import Final

from mypy_extensions import i64

from bastide.core.state import State
from bastide.core.tiles.tables import TileType
from bastide.core.vectors import vec

MOST_SYMBOLS: Final = 3  # on a tile
TELLS: Final = (
    "points due, to the target", "the same of the colour that lacks most", "points due at the next goal",
    "tiles in the pile", "tiles in all", "bank", "share of tiles that ask for more than the bank has",
    "points that helpers may bring", "hope that features are joined", "places to join mist", "haunted",
    "each colour by itself", "colours", "target", "worth in points", "points due for each tile",
    "points due for each tile of the pile", "whether a helper is still to come",
    "symbols on a tile to come", "points hoped for", "points that features may bring", "the most hoped for of one",
    "ghosts hoped back from banks", "ghosts on banks that can be closed", "open graves", "empty cells around them",
    "worth of the figures at hand", "figures at hand",
)  # fmt: skip
"""The inputs of the net in this order, each divided so that it is mostly below 1."""


class TeamFeatures:
    """Sums over one position. Call `look` once per decision, `clear` for each position."""

    def __init__(self) -> None:
        self.danger: list[float] = [0.0] * (MOST_SYMBOLS + 1)  # by ghosts in the bank
        self.symbols: float = 0.0
        self.n_graves: i64 = 0
        self.n_holes: i64 = 0
        self.supply: float = 0.0
        self.at_hand: float = 0.0
        self.hopes: float = 0.0
        self.wholes: float = 0.0
        self.best_hope: float = 0.0
        self.closings: float = 0.0
        self.live: float = 0.0

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
        self.hopes = 0.0
        self.wholes = 0.0
        self.best_hope = 0.0
        self.closings = 0.0
        self.live = 0.0

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
