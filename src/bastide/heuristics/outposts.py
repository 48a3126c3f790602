"""Places where figures stand to be paid together, and attacks on them, for bots that look ahead. Nothing here changes a
game."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bastide.core.tiles.tables import TileType

if TYPE_CHECKING:
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Outpost:
    """A place where figures stand to be paid together, at the latest at the end of the game. One object per place of a
    ruleset, valid for every state."""

    def worth(self) -> i64:
        """The points for each figure there."""
        return 0

    def figures(self, state: "State") -> i64:
        """The figures there, packed by seat as Node.figures."""
        return 0

    def missing(self, state: "State") -> i64:
        """How many more figures are needed until all of them are paid and go home."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Raid:
    """An attack on an outpost, caused by symbols on the tiles drawn. Figures there are paid and go home. Each seat
    without a figure there loses one from the map."""

    def __init__(self, post: Outpost) -> None:
        self.post = post

    def is_near(self, state: "State") -> bool:
        """Whether the next symbol causes it. If not, two more are needed."""
        return False

    def signs(self, tile: TileType) -> i64:
        """How many symbols of a tile are for this outpost."""
        return 0

    def free_signs(self, tile: TileType) -> i64:
        """How many more symbols of a tile are for any outpost that the player who draws it chooses."""
        return 0

    def takes(self, figure: i64, segment: i64) -> bool:
        """Whether a kind of figure on a kind of segment can be lost."""
        return False
