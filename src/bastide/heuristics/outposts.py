"""Places where figures stand to be paid together, and what befalls whoever has nobody there: asked by players that
look ahead. Nothing here changes a game."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bastide.core.tables import TileType

if TYPE_CHECKING:
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Outpost:
    """A place where figures stand to be paid together, at the end of the game at the latest. One object for each
    place of a ruleset, good for every state."""

    def worth(self) -> i64:
        """What each figure there will be paid."""
        return 0

    def figures(self, state: "State") -> i64:
        """Who stands there, packed by seat as Node.figures."""
        return 0

    def missing(self, state: "State") -> i64:
        """How many figures more until all of them are paid and go home."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Raid:
    """What signs on the tiles drawn bring upon a post: those who are there are paid and go home, and each seat that has
    nobody there loses a figure of the map."""

    def __init__(self, post: Outpost) -> None:
        self.post = post

    def is_near(self, state: "State") -> bool:
        """Whether the next sign is enough; if not, two more are needed."""
        return False

    def signs(self, tile: TileType) -> i64:
        """How many signs of a tile are for this post."""
        return 0

    def free_signs(self, tile: TileType) -> i64:
        """How many more are for whichever post the player chooses who draws it."""
        return 0

    def takes(self, figure: i64, segment: i64) -> bool:
        """Whether a kind of figure on a kind of segment can be the one that is lost."""
        return False
