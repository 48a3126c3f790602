"""The river of the base game (12 tiles, RIV-01 to RIV-10) and that of the Anniversary Edition (17 tiles, ANN-10 to
ANN-16). Both have the same rules. Their tiles and the order of drawing differ."""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.events import Event
from bastide.core.options import Option, Value
from bastide.core.refusal import Refusal
from bastide.core.rule_module import LAND, RIVER, RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.catalogue import TileError, load_edition
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, has_attribute, tiles_in_play
from bastide.core.tiles.river_mouths import RIVER as RIVER_MOUTH
from bastide.core.tiles.river_mouths import SPRING, lay_at_mouth, mouth_cell
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tables import TileType
from bastide.rules.base.tiles import select_printing
from bastide.rules.river.clearance import branches_meet, has_room, placement_refusal, turns_back
from bastide.rules.river.flow import FLOW, PER_BRANCH, RIVER_SIDE, TARGET, Reach, continue_river, new_slots, start_river
from bastide.rules.river.set_checks import river_misfits, second_end
from bastide.rules.river.shut_arms import shut_arms

EDITION: Final = "river_edition"
SECOND: Final = 2
"""The edition of the catalogue. The first edition has the same river."""
STAGES = {"fork": RIVER - 1, "": RIVER, "lake": RIVER + 1}


class RiverRules(RuleModule):
    """River tiles are drawn before all land tiles (RIV-01, RIV-02), and each continues the river (RIV-03).

    The river is no feature and separates fields (RIV-07, RIV-08), which follows from the tiles."""

    hooks = ("options", "tiles", "supply", "may_place", "tile_placed", "start", "started", "state_slots", "setup")
    requires = ("base-rules",)
    prints = (Attribute("role", str, values=(SPRING, "fork", "lake")),)
    lake_always: ClassVar[bool] = False
    has_warnings = True

    def __init__(self) -> None:
        self.spare_start = False
        self.strict = False
        self.specs: list[TileSpec] = []
        self.reach = Reach()
        self.slot: i64 = 0
        self.of_river: list[bool] = []  # by tile type

    def ready(self, rules: Ruleset) -> None:
        """Note the slot of the river's course, and which tiles belong to the river."""
        self.slot = rules.slices[self.id]
        self.of_river = [self.cares_about(tile.spec) for tile in rules.tiles]

    def options(self) -> list[Option]:
        """House rules."""
        return [
            Option("spare_start", (False, True), "HOUSE-3"),
            Option("strict_river", (False, True), "HOUSE-5", aside=True),
        ]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note whether the start tile that the river replaces is in the bag, and whether RIV-05 has no exception."""
        self.spare_start = bool(chosen["spare_start"])
        self.strict = bool(chosen["strict_river"])
        self.specs = select_printing(self.in_edition(tiles_in_play(self), chosen), chosen)

    def in_edition(self, specs: list[TileSpec], chosen: dict[str, Value]) -> list[TileSpec]:
        """The tiles in the edition in play. Boxes of one edition return them unchanged."""
        return specs

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """The river passes through each of them, and ends at spring and lakes."""
        return river_misfits(spec, where)

    def tiles(self) -> list[TileSpec]:
        """The river tiles. The one marked as start, the spring, lies on the table first."""
        return self.specs

    def stage(self, spec: TileSpec) -> int:
        """The lakes last (RIV-01, ANN-12), a fork before all others (COM-30)."""
        return STAGES.get(str(spec.marks.get("role", "")), LAND if spec.marks.get("start") else STAGES[""])

    def supply(self, spec: TileSpec, count: int) -> int:
        """The start tile of another module stays in the box (RIV-01), unless HOUSE-3 is played."""
        if self.spare_start and spec.marks.get("start") and spec not in self.specs:
            return spec.count
        return count

    def start_rank(self) -> int:
        """Before the start tile, after the fortress (COM-01)."""
        return 5

    def start(self, engine: Engine) -> None:
        """Lay the spring, not rotated, in the middle (RIV-01)."""
        state = engine.state
        for tile in engine.rules.tiles:
            if tile.spec.marks.get("role") == "spring":
                state.lay(tile, state.board.centre, 0, -1)

    def started(self, engine: Engine) -> None:
        """Begin the river at its springs. If the start is a piece with river mouths, a spring is laid at one of them,
        and the river begins at the other (CON-06, CON-08, COM-36)."""
        state = engine.state
        cell, side = mouth_cell(state, RIVER_MOUTH)
        if cell >= 0:
            lay_at_mouth(state, SPRING, SPRING)
        start_river(state, self.slot, cell, side)

    def state_slots(self, n_seats: int) -> list[int]:
        """The course of the river (flow.py)."""
        return new_slots()

    def cares_about(self, spec: TileSpec) -> bool:
        """Land tiles can be placed anywhere."""
        return spec.shows("river")

    def may_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> bool:
        """At an open end, without a U-turn, and not next to the other branch."""
        slot = self.slot
        if tile.single:
            ends: i64 = state.values[slot + TARGET]
            if cell != ends and cell != state.values[slot + PER_BRANCH + TARGET]:
                return False
        reach = self.reach
        reach.look(state, slot, tile, turns, cell)
        return (
            reach.branch >= 0
            and not turns_back(state, slot, reach)
            and not branches_meet(state, slot, reach)
            and (not self.strict or has_room(state, slot, reach))
        )

    def prefers(self, state: State, tile: TileType, turns: i64, cell: i64) -> bool:
        """With room before every open end, if any placement has it (RIV-05)."""
        return has_room(state, self.slot, self.reach)  # may_place has just set `reach`

    def last_resort(self, state: State, tile: TileType) -> i64:
        """The lake of the base river is laid at the river's end, even if its other sides do not agree
        (RIV-09, COM-32)."""
        slot = self.slot
        target: i64 = state.values[slot + TARGET]
        if not self.lake_always or self.strict or tile.spec.marks.get("role") != "lake" or target == 0:
            return -1
        entry: i64 = (state.values[slot + FLOW] + 2) & 3
        turns: i64 = 0
        for turns in range(4):
            if tile.rots[turns].edge[entry] == RIVER_SIDE:
                return (target << 2) | turns
        return -1

    def why_not_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> Refusal | None:
        """The first rule that forbids it."""
        slot = self.slot
        self.reach.look(state, slot, tile, turns, cell)
        return placement_refusal(state, slot, self.reach)

    def placement_warnings(self, engine: Engine, action: i64) -> list[Event]:
        """An arm of the river could not go on (RIV-09, ANN-16). `n` counts the river tiles that would be
        discarded. While the other arm goes on there are none."""
        state = engine.state
        before, _ = shut_arms(state, self.slot, self._next_tiles(engine))
        engine.push(action)
        left = self._next_tiles(engine)
        shut, opened = shut_arms(state, self.slot, left)
        copies = sum([int(state.values[engine.rules.bag_slot + tile.index]) for tile in left])
        engine.pop()
        if shut <= before or not left:
            return []
        return [Event("arm-shut", {"n": copies if shut == opened else 0})]

    def _next_tiles(self, engine: Engine) -> list[TileType]:
        """The river tiles of which one is in hand or in the bag. Lakes count only without others, and not at all if the
        last one is always laid (RIV-09)."""
        state, rules = engine.state, engine.rules
        left = [
            tile
            for tile in rules.tiles
            if self.of_river[tile.index] and (state.values[rules.bag_slot + tile.index] > 0 or state.hand == tile.index)
        ]
        others = [tile for tile in left if tile.spec.marks.get("role") != "lake"]
        return others if others or (self.lake_always and not self.strict) else left

    def tile_placed(self, engine: Engine) -> None:
        """Follow the river. When it is finished nothing is left to follow (RIV-10)."""
        state = engine.state
        slot = self.slot
        if state.values[slot + TARGET] == 0 and state.values[slot + PER_BRANCH + TARGET] == 0:
            return
        first = state.board.laid[state.turn_laid]
        if self.of_river[first.tile.index]:
            self.reach.look(state, slot, first.tile, first.rot.turns, first.cell)
            continue_river(state, slot, self.reach)

    def setup_tile_placed(self, engine: Engine) -> None:
        """Follow the river as in play."""
        self.tile_placed(engine)


class River(RiverRules):
    """The river of the base game."""

    id = "river"
    picture = ("RV-bend", 0)
    excludes = ("river20",)
    catalogue = "tiles/river.json"
    tiles_option = "river_tiles"
    fixed = (
        RequiredCount("tiles", 12, "RIV-01", any_tile),
        RequiredCount("spring", 1, "RIV-01", has_attribute("role", SPRING), (("role", SPRING),)),
        RequiredCount("lake", 1, "RIV-01", has_attribute("role", "lake"), (("role", "lake"),)),
        RequiredCount("double", 0, "RIV-01", second_end, (("piece", "double spring or fork"),)),
    )
    lake_always = True

    def options(self) -> list[Option]:
        """The edition of the river, and the house rules."""
        second = ("RV-spring", "RV-lake")
        third = ("RV3-spring", "RV3-lake")
        return [*super().options(), Option(EDITION, (SECOND, 3), "RIV-11", pictures=(second, third))]

    def in_edition(self, specs: list[TileSpec], chosen: dict[str, Value]) -> list[TileSpec]:
        """Spring and lake of the edition. A custom set is not changed (RIV-11)."""
        edition = int(chosen[EDITION])
        if self.own is not None or edition == SECOND:
            return specs
        other = load_edition(self.catalogue, edition, self.prints)
        return [other.get(spec.id, spec) for spec in specs]


class River20(RiverRules):
    """The river of the Anniversary Edition: two rivers from a spring of double size, and two lakes.

    A lake that cannot be laid is removed from the game (ANN-16). In games recorded earlier and in custom sets, one
    river forks."""

    id = "river20"
    picture = ("AR-springs", 0)
    excludes = ("river",)
    catalogue = "tiles/river20.json"
    tiles_option = "river20_tiles"
    fixed = (
        RequiredCount("tiles", 17, "ANN-11", any_tile),
        RequiredCount("spring", 1, "ANN-11", has_attribute("role", SPRING), (("role", SPRING),)),
        RequiredCount("double", 1, "ANN-11", second_end, (("piece", "double spring or fork"),)),
        RequiredCount("lake", 2, "ANN-11", has_attribute("role", "lake"), (("role", "lake"),)),
    )
