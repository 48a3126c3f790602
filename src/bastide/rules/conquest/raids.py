"""What besiegers will bring upon the walls, for players that look ahead (core/posts.py)."""

from mypy_extensions import i64

from bastide.core.posts import Raid
from bastide.core.state import State
from bastide.core.tables import TileType
from bastide.rules.conquest.flee import Exposed
from bastide.rules.conquest.posts import WallPost
from bastide.rules.conquest.walls import Walls


class WallRaid(Raid):
    """An attack on a wall: a catapult, and one more symbol (CON-21, CON-23)."""

    def __init__(self, walls: Walls, wall: i64, own: list[int], free: list[int], exposed: Exposed) -> None:
        super().__init__(WallPost(walls, wall))
        self.walls = walls
        self.wall: i64 = wall
        self.own = own  # by tile type: how many symbols of this wall are printed on it,
        self.free = free  # and how many "?"
        self.exposed = exposed

    def is_near(self, state: State) -> bool:
        """The catapult stands there."""
        return self.walls.has_catapult(state, self.wall)

    def signs(self, tile: TileType) -> i64:
        """Symbols of this wall."""
        return self.own[tile.index]

    def free_signs(self, tile: TileType) -> i64:
        """Every "?" (CON-22)."""
        return self.free[tile.index]

    def takes(self, figure: i64, segment: i64) -> bool:
        """A figure of the matching role (CON-26)."""
        return self.exposed.hit[figure][segment] == self.wall + 1
