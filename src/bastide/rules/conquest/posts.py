"""What waits at the walls, for players that look ahead (core/posts.py)."""

from mypy_extensions import i64

from bastide.core.posts import Post
from bastide.core.state import State
from bastide.rules.conquest.walls import PER_MEEPLE, Walls


class WallPost(Post):
    """A wall with its farmer space: both are paid by a counterattack (CON-50, CON-51) and by an attack (CON-25)."""

    def __init__(self, walls: Walls, wall: i64) -> None:
        self.walls = walls
        self.wall: i64 = wall

    def worth(self) -> i64:
        """The same for each meeple."""
        return PER_MEEPLE

    def figures(self, state: State) -> i64:
        """Farmer space included (CON-31, CON-32)."""
        return self.walls.row(state, self.wall).figures + self.walls.camp(state, self.wall).figures

    def missing(self, state: State) -> i64:
        """Spaces of the row alone (CON-46)."""
        return self.walls.spaces - self.walls.standing(state, self.wall)
