"""The machine of the tile just placed: where it flies, and where a meeple may land (FLI-11 to FLI-16)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.geometry import COMPASS, offset_of
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.vectors import vec
from bastide.rules.base.tiles import symbol_placed

MARK: Final = "flier"
MEEPLE: Final = "meeple"
DIE: Final = (1, 2, 3)
"""What the die shows, each number with the same chance (FLI-01)."""
REACH: Final = ("road", "city", "monastery")
OVER: Final = ("side", "corner")
"""What the arrow of a tile crosses: its side, or the corner before that side, clockwise."""


class Machines:
    """The machines of a ruleset. For each tile type the direction of the arrow when the tile is not rotated (-1 for
    none)."""

    def __init__(self) -> None:
        self.directions: vec[i64] = vec[i64]([])
        self.fliers: list[int] = []  # kinds of figure that may fly (FLI-10)
        self.reach: i64 = 0  # kinds of segment where they may land, as a bit mask

    def ready(self, rules: Ruleset) -> None:
        """Read the attributes of the tiles."""
        self.fliers = [kind for kind, spec in enumerate(rules.figure_specs) if spec.works_as(MEEPLE)]
        self.reach = sum([1 << rules.kinds[name] for name in REACH if name in rules.kinds])
        directions: list[int] = []
        for tile in rules.tiles:
            mark = tile.spec.marks.get(MARK)
            arrow = mark if isinstance(mark, dict) else {}
            corner = arrow.get("over") == "corner"
            directions.append((2 * "NESW".index(arrow["side"]) - corner) % len(COMPASS) if arrow else -1)
        self.directions = vec[i64](directions)

    def just_placed(self, state: State) -> PlacedCell | None:
        """The tile of this part of the turn, if it has a machine."""
        return symbol_placed(state, self.directions)

    def direction(self, placed: PlacedCell) -> i64:
        """Where its arrow points. It turns with the tile (FLI-11)."""
        return (self.directions[placed.tile.index] + 2 * placed.rot.turns) & 7

    def target(self, state: State, distance: i64) -> tuple[int, int]:
        """The column and row of the cell so far from the machine (FLI-12)."""
        placed = self.just_placed(state)
        assert placed is not None, "a meeple flies"
        east, south = offset_of(int(self.direction(placed)), int(distance))
        return state.board.x(int(placed.cell)) + east, state.board.y(int(placed.cell)) + south

    def may_land(self, engine: Engine, kind: i64, node: Node) -> bool:
        """A road, city or monastery that is not completed, occupied or not (FLI-13, FLI-14), and where figures may be
        put (FLI-16)."""
        rules, root = engine.rules, node.root()
        if not (self.reach >> node.kind) & 1 or (root.open == 0 and (rules.completes >> root.kind) & 1):
            return False
        return not rules.has_may_stand or rules.may_stand(engine.state, kind, node)

    def landing_places(self, engine: Engine, kind: i64, distance: i64) -> list[Node]:
        """The segments of the target tile where the meeple may land, none if no tile lies there (FLI-15)."""
        state = engine.state
        cell = state.board.cell(*self.target(state, distance))
        placed = state.board.placed_at(cell) if cell >= 0 else None
        if placed is None or placed.tile.unmanned:
            return []
        nodes = state.features.nodes[placed.base : placed.base + placed.rot.n_segments]
        return [node for node in nodes if self.may_land(engine, kind, node)]
