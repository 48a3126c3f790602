"""The besiegers as a module that requires the fortress (CON-11)."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.tables import TileType
from bastide.core.vectors import vec
from bastide.rules.conquest.besiege import SIGN_BITS, SIGN_MASK, Besiege, pack_symbols
from bastide.rules.conquest.flee import AttackTargets, Flee, FleeKind
from bastide.rules.conquest.heuristics import SiegeHeuristics
from bastide.rules.conquest.wall_actions import BesiegeKind
from bastide.rules.conquest.walls import Walls


class Catapult(RuleModule):
    """A player who draws a tile with symbols resolves them before placing it (CON-20)."""

    id = "catapult"
    players = (2, 6)
    picture = ("CQ-09", 0)
    hooks = ("steps", "actions", "tile_drawn")
    requires = ("fortress",)
    befalls: ClassVar[tuple[str, ...]] = ("fled",)
    tells: ClassVar[dict[str, str]] = {
        "catapult": "A catapult comes to the wall of the {wall} (CON-21)",
        "attack": "The wall of the {wall} is attacked (CON-23)",
        "fled": "{who} takes a figure off the map at {where} (CON-25)",
        "for attack": "the wall, {count:meeple}",
    }

    def __init__(self) -> None:
        self.walls = Walls()
        self.exposed = AttackTargets()
        # by tile type the arguments of the steps to push, the right symbol in the lowest bits
        self.signs: vec[i64] = vec[i64]([])

    def ready(self, rules: Ruleset) -> None:
        """Read the attributes of the tiles."""
        self.walls.ready(rules)
        self.exposed.ready(rules)
        self.signs = vec[i64]([pack_symbols(tile.spec.marks.get("conquest")) for tile in rules.tiles])

    def steps(self) -> list[tuple[str, Step]]:
        """Between drawing and placing."""
        return [("draw", Besiege(self.walls)), ("besiege", Flee(self.exposed))]

    def actions(self) -> list[ActionKind]:
        """The wall of a "?", and the figure that an attack costs."""
        return [BesiegeKind(self.walls), FleeKind()]

    def tile_drawn(self, engine: Engine, tile: TileType) -> None:
        """Push the steps, even for a tile that fits nowhere (CON-29). The step pushed last runs first."""
        left: i64 = self.signs[tile.index]
        while left != 0:
            engine.push_step("besiege", int(left & SIGN_MASK))
            left >>= SIGN_BITS

    def heuristics(self) -> SiegeHeuristics:
        """The threat of attacks."""
        return SiegeHeuristics(self.walls, self.signs, self.exposed)
