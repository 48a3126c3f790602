"""The fortress as a module: the board, 17 land tiles, and two more meeples for each player."""

from dataclasses import replace
from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure, FigureSpec
from bastide.core.options import Value
from bastide.core.rule_module import LAND, RIVER, RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import count_of_seat
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import LAYER, Attribute, Printed, SegmentKind
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, is_start, tiles_in_play
from bastide.core.tiles.specs import TileSpec
from bastide.core.vectors import vec
from bastide.rules.base.tiles import select_printing
from bastide.rules.conquest.heuristics import WallHeuristics
from bastide.rules.conquest.man_walls import Counterattack, ManWallStep, purpose_of
from bastide.rules.conquest.set_checks import board_misfits, piece_misfits
from bastide.rules.conquest.view_types import FortressSide
from bastide.rules.conquest.wall_actions import FarmKind, ManKind
from bastide.rules.conquest.walls import BOARD, CAMP, MEEPLE, OPTION, ROW, SLICE, WALL_DATA, WALLS, Walls, wall_cell

MORE_MEEPLES: Final = 2
PRINTS: Final[tuple[Printed, ...]] = (
    SegmentKind("wall", LAYER),
    SegmentKind("camp", LAYER),
    Attribute("of", str, ("wall", "camp"), values=WALLS),  # the wall it belongs to
    Attribute("conquest", list, values=(*WALLS, "?"), most=2),  # the siege symbols (CON-20)
    Attribute("end", str, ("road",), values=("fortress",)),
)


def is_river_tile(spec: TileSpec) -> bool:
    """Whether it is the tile with a river (CON-08)."""
    return not is_start(spec) and spec.shows("river")


class FortressModule(RuleModule):
    """The fortress. What lies at its river mouths depends on other modules, so it is a ruling
    (rules/interactions.py)."""

    id = SLICE
    players = (2, 6)
    players_rule = "CON-01"
    picture = ("CQ-board", 0)
    shape = FortressSide
    catalogue = "tiles/conquest.json"
    prints = PRINTS
    tiles_option = OPTION
    board = WALL_DATA
    fixed = (
        RequiredCount("tiles", 19, "CON-01", any_tile),
        RequiredCount("board", 1, "CON-01", is_start, (("piece", "board"),)),
        RequiredCount("river", 1, "CON-01", is_river_tile, (("piece", "river"),)),
    )
    hooks = (
        "options", "tiles", "supply", "kinds", "figure_supply", "steps", "actions", "figure_placed", "scored",
        "start", "state_slots", "setup", "view",
    )  # fmt: skip
    requires = ("base-rules", "base-tiles")
    tells: ClassVar[dict[str, str]] = {
        "manned wall": "{who} puts a meeple on the wall of the {wall} (CON-40)",
        "manned camp": "{who} puts a meeple on the farmer space of the {wall} (CON-44)",
        "counterattack": "Counterattack from the wall of the {wall} (CON-50)",
        "for counterattack": "the wall, {count:meeple}",
    }

    def __init__(self) -> None:
        self.walls = Walls()
        # by kind of figure and of segment: what a figure there allows its owner to do
        self.pushes: vec[i64] = vec[i64]([])
        self.n_segments: i64 = 0
        self.chosen: dict[str, Value] = {}

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note whether its tiles have gardens (HOUSE-4)."""
        self.chosen = chosen

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """Errors of the board, or of a tile."""
        return piece_misfits(spec, where)

    def check_board(self, raw: object, where: str) -> list[TileError]:
        """Errors of the spaces of the walls."""
        return board_misfits(raw, where)

    def ready(self, rules: Ruleset) -> None:
        """Note where the walls are, and which roles man them."""
        self.walls.ready(rules)
        kinds = range(len(rules.kind_names))
        self.n_segments = len(rules.kind_names)
        figures = range(len(rules.figure_specs))
        self.pushes = vec[i64]([purpose_of(rules.role(figure, kind)) for figure in figures for kind in kinds])

    def tiles(self) -> list[TileSpec]:
        """The board, the land tiles, and a river tile."""
        return select_printing(tiles_in_play(self), self.chosen)

    def stage(self, spec: TileSpec) -> int:
        """The river tile is drawn with the river (CON-08)."""
        return RIVER if any(part.kind == "river" for part in spec.segments) else LAND

    def start_rank(self) -> int:
        """The board is laid before every other start (COM-01)."""
        return 10

    def start(self, engine: Engine) -> None:
        """Lay the board first, with its north-western cell in the middle (CON-03)."""
        rules, state = engine.rules, engine.state
        state.lay(rules.tiles[rules.tile_index[BOARD]], state.board.centre, 0, -1)

    def supply(self, spec: TileSpec, count: int) -> int:
        """No start tile is used, not even one that a river replaces (CON-09)."""
        return 0 if spec.marks.get("start") else count

    def kinds(self) -> list[str]:
        """Walls and farmer spaces are printed on the board."""
        return [ROW, CAMP]

    def figure_supply(self, spec: FigureSpec) -> FigureSpec:
        """Two more meeples (CON-02, COM-19)."""
        return replace(spec, count=spec.count + MORE_MEEPLES) if spec.name == MEEPLE else spec

    def steps(self) -> list[tuple[str, Step]]:
        """After the figure, before the scoring."""
        return [("figure", ManWallStep(self.walls)), ("man", Counterattack(self.walls))]

    def actions(self) -> list[ActionKind]:
        """A meeple for the wall or for the farmer space."""
        return [ManKind(self.walls), FarmKind(self.walls)]

    def figure_placed(self, engine: Engine, figure: Figure) -> None:
        """The figure allows its owner to man the fortress in addition (CON-40, CON-44, COM-23)."""
        node = figure.node
        assert node is not None, "it has just been put down"
        purpose: i64 = self.pushes[figure.kind * self.n_segments + node.kind]
        if purpose > 0:
            engine.push_step("man", int(purpose))

    def ending(self, engine: Engine) -> None:
        """A last counterattack at every wall, full or not (CON-51, CON-53)."""
        wall: i64 = 0
        for wall in range(len(WALLS)):
            if self.walls.is_manned(engine.state, wall):
                self.walls.strike(engine, wall, "counterattack", "CON-51")
            else:
                self.walls.clear(engine, wall)

    def state_slots(self, n_seats: int) -> list[int]:
        """No catapult at any wall (CON-10)."""
        return [0] * len(WALLS)

    def setup_may_stand(self, state: State, kind: i64, node: Node) -> bool:
        """A meeple on a farmer space (CON-44), or on a row that it does not fill (CON-46)."""
        return kind == self.walls.meeple and self.walls.has_room(state, node)

    def setup_may_set(self, state: State, place: int, number: int) -> bool:
        """Whether a catapult stands at a wall (CON-21)."""
        return number in (0, 1)

    def view(self, engine: Engine) -> dict[str, object]:
        """`fortress`: the spaces of each wall, and the meeples at each wall."""
        return {"fortress": {"spaces": int(self.walls.spaces), "walls": [self._shown(engine, w) for w in WALLS]}}

    def _shown(self, engine: Engine, name: str) -> dict[str, object]:
        state, wall = engine.state, WALLS.index(name)
        row, camp = self.walls.row(state, wall), self.walls.camp(state, wall)
        seats = range(int(state.n_seats))
        return {
            "wall": name,
            **wall_cell(state, row),
            "order": seats_along(row),
            "row": [int(count_of_seat(row.figures, seat)) for seat in seats],
            "camp": [int(count_of_seat(camp.figures, seat)) for seat in seats],
            "free": int(self.walls.spaces - self.walls.standing(state, wall)),
            "catapult": self.walls.has_catapult(state, wall),
        }

    def shown_at(self, engine: Engine) -> list[tuple[str, Node, str]]:
        """The spaces of the walls, the farmer spaces, and the catapult spaces."""
        state, places = engine.state, list[tuple[str, Node, str]]()
        for wall, name in enumerate(WALLS):
            row = self.walls.row(state, wall)
            for k in range(int(self.walls.spaces)):
                places.append((f"wall {name} {k}", row, f"space {k} {int(self.walls.spaces)}"))
            places.append((f"camp {name}", self.walls.camp(state, wall), "camp"))
            places.append((f"catapult {name}", row, "catapult"))
        return places

    def heuristics(self) -> WallHeuristics:
        """The expected points at the walls."""
        return WallHeuristics(self.walls)


def seats_along(row: Node) -> list[int]:
    """The owners of the meeples on a row of spaces, in order of arrival."""
    found: list[int] = []
    figure = row.figure
    while figure is not None:
        found.append(int(figure.seat))
        figure = figure.below
    return found[::-1]
