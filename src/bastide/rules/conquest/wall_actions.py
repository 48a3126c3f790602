"""Actions that name a wall: "besiege knights", "man knights", "farm knights"."""

from mypy_extensions import i64

from bastide.core.actions import TURNS_SHIFT, Action
from bastide.core.board import PlacedCell
from bastide.core.choice_actions import WordKind
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.rules.conquest.walls import WALLS, Walls


class WallKind(WordKind):
    """Packed: kind | wall << 6."""

    names = "wall"

    def __init__(self, walls: Walls) -> None:
        self.walls = walls

    def words(self, rules: Ruleset) -> list[str]:
        """The walls."""
        return list(WALLS)

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Every wall. The board of the fortress stands for all of them."""
        if placed is not None and not placed.tile.unmanned:
            return []
        return [Action(self.word, args=(wall,)) for wall in WALLS]

    def details(self, engine: Engine, packed: i64) -> dict[str, object]:
        """Free spaces, own meeples there, and whether a catapult stands there."""
        state, wall = engine.state, packed >> TURNS_SHIFT
        return {
            "free": int(self.walls.spaces - self.walls.standing(state, wall)),
            "mine": int(self.walls.meeples(state, wall, state.decider)),
            "catapult": "yes" if self.walls.has_catapult(state, wall) else "no",
        }


class ManKind(WallKind):
    """ "man knights": a meeple on the next free space of that wall."""

    word = "man"
    question = "man"
    beside_map = True

    def points_at(self, engine: Engine, packed: i64) -> tuple[Node, str] | None:
        """The next free space."""
        wall: i64 = packed >> TURNS_SHIFT
        row, taken = self.walls.row(engine.state, wall), self.walls.standing(engine.state, wall)
        return row, f"wall {WALLS[wall]} {int(taken)}"


class FarmKind(WallKind):
    """ "farm knights": a meeple on the farmer space of that wall."""

    word = "farm"
    question = "man"
    beside_map = True

    def points_at(self, engine: Engine, packed: i64) -> tuple[Node, str] | None:
        """The farmer space."""
        wall: i64 = packed >> TURNS_SHIFT
        return self.walls.camp(engine.state, wall), f"camp {WALLS[wall]}"


class BesiegeKind(WallKind):
    """ "besiege knights": the wall that a "?" stands for."""

    word = "besiege"
    question = "besiege"

    def points_at(self, engine: Engine, packed: i64) -> tuple[Node, str] | None:
        """The catapult space."""
        wall: i64 = packed >> TURNS_SHIFT
        return self.walls.row(engine.state, wall), f"catapult {WALLS[wall]}"
