"""What lies at the river mouths of the fortress (CON-06 to CON-08, CON-13, COM-01): with a river it grows from one of
them, without one its spring and its lake lie there."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.hooks import RuleModule
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.tables import TileType
from bastide.core.tiles import TileSpec
from bastide.rules.base.tiles import catalogue_of
from bastide.rules.fortress.board import (
    RIVER_MOUTH,
    RIVER_TILE,
    SPRING_MOUTH,
    START_RANK,
    beyond_mouth,
    conquest_catalogue,
    lay_at_mouth,
    lay_board,
)
from bastide.rules.river.course import TARGET, Reach, begin
from bastide.rules.river.modules import STAGES, River


class Mouths(RuleModule):
    """Without a river: spring and lake of the base game's river lie at the mouths from the beginning."""

    id = "mouths"
    hooks = ("tiles", "supply", "start")
    requires = ("fortress",)
    excludes = ("river", "river20")

    def tiles(self) -> list[TileSpec]:
        """The new river tile stays in the box (CON-07)."""
        return [spec for spec in catalogue_of(River.catalogue) if spec.marks.get("role") in ("spring", "lake")]

    def supply(self, spec: TileSpec, count: int) -> int:
        """Neither is drawn."""
        return 0 if spec.marks.get("role") else count

    def start_rank(self) -> int:
        """The fortress comes first."""
        return START_RANK

    def start(self, engine: Engine) -> None:
        """Board, spring, lake."""
        lay_board(engine)
        lay_at_mouth(engine, "spring", SPRING_MOUTH)
        lay_at_mouth(engine, "lake", RIVER_MOUTH)


class FortressRiver(RuleModule):
    """With the river: its spring lies at one mouth, from the other one it grows."""

    id = "fortress-river"
    hooks = ("tiles", "may_place", "start")
    requires = ("fortress", "river")
    river: ClassVar[str] = "river"

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.reach = Reach()
        self.dx: i64 = 0  # where the river begins to grow, from the first cell of the board, which lies first of all
        self.dy: i64 = 0

    def ready(self, rules: Ruleset) -> None:
        """Where the river's course stands, and where it begins."""
        self.slot = rules.slices[self.river]
        self.dx, self.dy, _ = beyond_mouth(rules, RIVER_MOUTH)

    def tiles(self) -> list[TileSpec]:
        """One more river tile (CON-08)."""
        return [spec for spec in conquest_catalogue() if spec.id == RIVER_TILE]

    def stage(self, spec: TileSpec) -> int:
        """Among the ordinary river tiles."""
        return STAGES[""]

    def start_rank(self) -> int:
        """The fortress comes first."""
        return START_RANK

    def start(self, engine: Engine) -> None:
        """Board and spring."""
        lay_board(engine)
        lay_at_mouth(engine, "spring", SPRING_MOUTH)
        x, y, side = beyond_mouth(engine.rules, RIVER_MOUTH)
        begin(engine.state, self.slot, engine.state.board.cell(x, y), side)

    def minds(self, spec: TileSpec) -> bool:
        """River tiles."""
        return any(part.kind == "river" for cell in spec.cells for part in cell.segments)

    def may_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> bool:
        """The first piece at the mouth may not lead along the board (CON-08)."""
        board = state.board
        target: i64 = state.values[self.slot + TARGET]
        if target != board.laid[0].cell + self.dy * board.width + self.dx:
            return True
        reach = self.reach
        reach.look(state, self.slot, tile, turns, cell)
        k: i64 = 0
        side: i64 = 0
        for k in range(reach.n):
            for side in range(4):
                placed = board.cells[board.step(reach.cells[k], side)]
                if placed is not None and placed.tile.unmanned:
                    return False
        return True

    def why_not_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> Refusal | None:
        """The only reason there is."""
        if self.may_place(state, tile, turns, cell):
            return None
        text = "The first bend of the river must turn away from the fortress."
        return Refusal("river-at-fortress", "CON-08", text)


class FortressRiver20(FortressRiver):
    """The same with the river of the Anniversary Edition."""

    id = "fortress-river20"
    requires = ("fortress", "river20")
    river = "river20"
