"""The besiegers as a module, on top of the fortress (CON-11)."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.hooks import ActionKind, RuleModule, Step
from bastide.core.ruleset import Ruleset
from bastide.core.tables import TileType
from bastide.rules.conquest.besiege import SYMBOLS, Besiege, BesiegeKind
from bastide.rules.conquest.flee import Exposed, Flee, FleeKind
from bastide.rules.conquest.walls import Walls


class Catapult(RuleModule):
    """Whoever draws a tile with symbols resolves them before he places it (CON-20)."""

    id = "catapult"
    hooks = ("steps", "actions", "drawn")
    requires = ("fortress",)

    def __init__(self) -> None:
        self.walls = Walls()
        self.exposed = Exposed()
        self.symbols: list[list[int]] = []  # by tile type, left to right

    def ready(self, rules: Ruleset) -> None:
        """Read the marks of the catalogue."""
        self.walls.ready(rules)
        self.exposed.ready(rules)
        self.symbols = []
        for tile in rules.tiles:
            mark = tile.spec.marks.get("conquest")
            words = mark if isinstance(mark, list) else []
            self.symbols.append([SYMBOLS.index(word) for word in words])

    def steps(self) -> list[tuple[str, Step]]:
        """Between drawing and placing."""
        return [("draw", Besiege(self.walls)), ("besiege", Flee(self.exposed))]

    def actions(self) -> list[ActionKind]:
        """The wall of a "?", and the figure that an attack costs."""
        return [BesiegeKind(), FleeKind()]

    def drawn(self, engine: Engine, tile: TileType) -> None:
        """Also for a tile that fits nowhere (CON-29). What is pushed last comes first."""
        symbols = self.symbols[tile.index]
        i: i64 = len(symbols)
        while i > 0:
            i -= 1
            engine.push_step("besiege", symbols[i] + 1)
