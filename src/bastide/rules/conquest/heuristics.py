"""Heuristics of the fortress for bots that look ahead: points at the walls, and the threat of attacks."""

from mypy_extensions import i64

from bastide.core.state import State
from bastide.core.tiles.tables import TileType
from bastide.core.vectors import vec
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.heuristics.outposts import Outpost, Raid
from bastide.rules.conquest.besiege import ANY, count_sign
from bastide.rules.conquest.flee import AttackTargets
from bastide.rules.conquest.walls import PER_MEEPLE, WALLS, Walls


class WallOutpost(Outpost):
    """A wall with its farmer space: both are paid by a counterattack (CON-50, CON-51) and by an attack (CON-25)."""

    def __init__(self, walls: Walls, wall: i64) -> None:
        self.walls = walls
        self.wall: i64 = wall

    def worth(self) -> i64:
        """Each meeple gets the same."""
        return PER_MEEPLE

    def figures(self, state: State) -> i64:
        """Including the farmer space (CON-31, CON-32)."""
        return self.walls.row(state, self.wall).figures + self.walls.camp(state, self.wall).figures

    def missing(self, state: State) -> i64:
        """Free spaces of the row only (CON-46)."""
        return self.walls.spaces - self.walls.standing(state, self.wall)


class WallRaid(Raid):
    """An attack on a wall: it takes a catapult and one more symbol (CON-21, CON-23)."""

    def __init__(self, walls: Walls, wall: i64, own: list[int], free: list[int], exposed: AttackTargets) -> None:
        super().__init__(WallOutpost(walls, wall))
        self.walls = walls
        self.wall: i64 = wall
        self.own = own  # by tile type: how many symbols of this wall are printed on it,
        self.free = free  # and how many "?"
        self.exposed = exposed

    def is_near(self, state: State) -> bool:
        """Whether a catapult stands there."""
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


class WallHeuristics(ModuleHeuristics):
    """Meeples at the walls wait for points."""

    def __init__(self, walls: Walls) -> None:
        self.walls = walls

    def posts(self) -> list[Outpost]:
        """Each wall with its farmer space."""
        return [WallOutpost(self.walls, wall) for wall in range(len(WALLS))]


class SiegeHeuristics(ModuleHeuristics):
    """Siege symbols are left in the bag."""

    def __init__(self, walls: Walls, signs: vec[i64], exposed: AttackTargets) -> None:
        self.walls = walls
        self.signs = signs
        self.exposed = exposed

    def raids(self) -> list[Raid]:
        """An attack on each wall."""
        free = count_sign(self.signs, ANY)
        return [WallRaid(self.walls, w, count_sign(self.signs, w + 1), free, self.exposed) for w in range(len(WALLS))]
