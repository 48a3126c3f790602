"""Rulings about two modules that do not know each other. Each is a module that is switched on if both are played
(INTERACTIONS)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from bastide.core.board import Board
from bastide.core.engine import Engine
from bastide.core.figures import FigureSpec
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.step import Step
from bastide.core.tiles.catalogue import load_catalogue
from bastide.core.tiles.river_mouths import RIVER, SPRING, has_mouths, lay_at_mouth, mouth_offset
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tables import TERRAIN, TileRot, TileType

LAKE: Final = "lake"
ARROWS: Final = "arrows"
EXTRA_TURN: Final = 3
"""The value of the arrows' first slot (the activated symbol) for the extra turn."""
TRADERS_ARROWS: Final = "traders-with-arrows"


class GhostsArrows(RuleModule):
    """The ghosts of a tile come first, then the symbols that it activates, so figures that symbols put are not
    affected (COM-26)."""

    id = "mist-with-arrows"
    hooks = ("step_order",)
    requires = ("mist", "arrows")

    def step_order(self) -> list[tuple[str, str]]:
        """Both follow the placement."""
        return [("thicken", "symbol")]


class Mouths(RuleModule):
    """The fortress without a river: spring and lake of the base game's river are laid at its mouths at the start
    (CON-06, CON-07)."""

    id = "mouths"
    hooks = ("tiles", "supply", "started")
    requires = ("fortress",)
    excludes = ("river", "river20")

    def tiles(self) -> list[TileSpec]:
        """The other tiles of that river stay in the box."""
        return [spec for spec in load_catalogue("tiles/river.json") if spec.marks.get("role") in (SPRING, LAKE)]

    def supply(self, spec: TileSpec, count: int) -> int:
        """No river tile is drawn, including the one in the fortress box (CON-07)."""
        return 0 if any(part.kind == "river" for part in spec.segments) else count

    def started(self, engine: Engine) -> None:
        """Lay both, water to water."""
        lay_at_mouth(engine.state, SPRING, SPRING)
        lay_at_mouth(engine.state, LAKE, RIVER)


class FortressRiver(RuleModule):
    """The first river tile may not lead along the board (CON-08). The river module itself begins the river there. For
    RIV-04 the board is no bend (CON-13)."""

    id = "fortress-river"
    hooks = ("may_place",)
    requires = ("fortress", "river")

    def __init__(self) -> None:
        self.dx: i64 = 0  # from the first cell of the board to the one before its mouth
        self.dy: i64 = 0

    def ready(self, rules: Ruleset) -> None:
        """Note where the river begins."""
        for tile in rules.tiles:
            if has_mouths(tile.spec):
                self.dx, self.dy, _ = mouth_offset(tile.spec, RIVER)

    def cares_about(self, spec: TileSpec) -> bool:
        """River tiles."""
        return spec.shows("river")

    def may_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> bool:
        """It restricts only the tile at the mouth. After it, and from the other springs, the river is free."""
        board = state.board
        start: i64 = board.laid[0].cell + self.dy * board.width + self.dx
        if board.placed_at(start) is not None or not self._covers(board, tile, turns, cell, start):
            return True
        if self._leads_along(board, tile.rots[turns], cell, start):
            return False
        for part in tile.rest[turns]:
            at: i64 = cell + part.dy * board.width + part.dx
            if self._leads_along(board, part.rot, at, start):
                return False
        return True

    def _covers(self, board: Board, tile: TileType, turns: i64, cell: i64, start: i64) -> bool:
        """Whether the tile covers the cell at the mouth."""
        if cell == start:
            return True
        for part in tile.rest[turns]:
            at: i64 = cell + part.dy * board.width + part.dx
            if at == start:
                return True
        return False

    def _leads_along(self, board: Board, rot: TileRot, cell: i64, start: i64) -> bool:
        """Whether the river would continue to a cell, other than the mouth, that shares a side with the board."""
        side: i64 = 0
        beside: i64 = 0
        for side in range(4):
            beyond: i64 = board.step(cell, side)
            if rot.edge[side] != TERRAIN["river"] or board.placed_at(beyond) is not None or beyond == start:
                continue
            for beside in range(4):
                placed = board.placed_at(board.step(beyond, beside))
                if placed is not None and placed.tile.unmanned:
                    return True
        return False

    def why_not_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> Refusal | None:
        """The only reason of this module."""
        if self.may_place(state, tile, turns, cell):
            return None
        text = "The first bend of the river must turn away from the fortress."
        return Refusal("river-at-fortress", "CON-08", text)


class FortressRiver20(FortressRiver):
    """The same with the river of the Anniversary Edition."""

    id = "fortress-river20"
    requires = ("fortress", "river20")


class KeepExtraTurn(Step):
    """An extra turn that a part has earned is kept when the next part resets the symbols (COM-90). The module's slot
    holds 1 + the turn in which it was earned."""

    name = "keep-extra"

    def enter(self, engine: Engine) -> bool:
        """Runs after the scoring of each part."""
        state, slices = engine.state, engine.rules.slices
        active = slices[ARROWS]
        if state.values[active] == EXTRA_TURN:
            state.set(slices[TRADERS_ARROWS], state.turn + 1)
        elif state.values[slices[TRADERS_ARROWS]] == state.turn + 1:
            state.set(active, EXTRA_TURN)
        return False


class TradersArrows(RuleModule):
    """The extra turn comes after both parts of a double turn, and can have two parts itself (COM-89, COM-90)."""

    id = TRADERS_ARROWS
    hooks = ("steps", "step_order", "state_slots", "setup")
    requires = ("traders", "arrows")

    def steps(self) -> list[tuple[str, Step]]:
        """Before the question for the second part."""
        return [("score", KeepExtraTurn())]

    def step_order(self) -> list[tuple[str, str]]:
        """First keep the symbol of this part, then the second part, then the extra turn."""
        return [("keep-extra", "double-turn"), ("double-turn", "extra"), ("keep-extra", "extra")]

    def state_slots(self, n_seats: int) -> list[int]:
        """The turn in which an extra turn was earned."""
        return [0]


class TradersNoFields(RuleModule):
    """Without fields the pigs stay in the box (TRA-06)."""

    id = "traders-without-fields"
    hooks = ("figure_supply",)
    requires = ("traders",)
    excludes = ("fields",)

    def figure_supply(self, spec: FigureSpec) -> FigureSpec:
        """No pigs."""
        return replace(spec, count=0) if spec.name == "pig" else spec


class GoldminesOrder(RuleModule):
    """The second ingot is laid before ghosts and arrows act. Ingots are taken before another part or turn of the same
    player (COM-ORD-03, COM-ORD-06)."""

    id = "goldmines-order"
    hooks = ("step_order",)
    requires = ("goldmines",)

    def step_order(self) -> list[tuple[str, str]]:
        """After placing, and after scoring."""
        placed = [("gold", later) for later in ("thicken", "symbol")]
        return placed + [("ingots", later) for later in ("keep-extra", "double-turn", "extra")]


class CropsLast(RuleModule):
    """A crop circle ends a part of the turn. Ingots come before it, the second part and the extra turn after it
    (CRO-19, CRO-101)."""

    id = "crops-order"
    hooks = ("step_order",)
    requires = ("crops",)

    def step_order(self) -> list[tuple[str, str]]:
        """Of the steps after the scoring."""
        return [("ingots", "circle")] + [("circle", later) for later in ("keep-extra", "double-turn", "extra")]


class MagicLast(RuleModule):
    """The mage and the witch come after all else that a placed tile causes, before the figure (MAG-30)."""

    id = "magic-order"
    hooks = ("step_order",)
    requires = ("mage",)

    def step_order(self) -> list[tuple[str, str]]:
        """Of the steps after the placement."""
        return [(earlier, "magic") for earlier in ("thicken", "symbol")]


INTERACTIONS: Final[list[Callable[[], RuleModule]]] = [
    GhostsArrows,
    Mouths,
    FortressRiver,
    FortressRiver20,
    TradersArrows,
    TradersNoFields,
    GoldminesOrder,
    CropsLast,
    MagicLast,
]
"""All rulings. One is in play if all modules that it requires are, and none that it excludes."""
