"""The module of The Goldmines."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine, record_line
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, has_attribute
from bastide.rules.base.tile_counters import count_at
from bastide.rules.base.tiles import LandTiles
from bastide.rules.goldmines.heuristics import GoldHeuristics
from bastide.rules.goldmines.ingots import INGOTS, SEATS, Ingots, points_of
from bastide.rules.goldmines.steps import LayIngots, LayKind, ShareIngots, TakeKind
from bastide.rules.goldmines.view_types import GoldminesSide


class Goldmines(LandTiles):
    """8 land tiles with a gold symbol and 16 ingots, which the owners of completed features take."""

    id = "goldmines"
    picture = ("GM-monastery-corner-bend", 0)
    shape = GoldminesSide
    catalogue = "tiles/goldmines.json"
    tiles_option = "goldmines_tiles"
    fixed = (
        RequiredCount("land", 8, "GOL-01", any_tile),
        RequiredCount("gold", 8, "GOL-01", has_attribute("gold"), (("sign", "gold symbol"),)),
    )
    prints = (Attribute("gold", bool),)
    hooks = ("options", "tiles", "steps", "actions", "scored", "end_bonus", "state_slots", "setup", "view")
    requires = ("base-rules",)
    counts = ("ingots",)
    tells: ClassVar[dict[str, str]] = {
        "ingots-laid": "{who} puts {ingots:ingot} on the map (GOL-10)",
        "ingots-taken": "{who} takes {ingots:ingot} (GOL-20)",
        "for gold": "{count:ingot}",
    }

    def __init__(self) -> None:
        super().__init__()
        self.ingots = Ingots()

    def ready(self, rules: Ruleset) -> None:
        """Note gold tiles and slots."""
        self.ingots.ready(rules, rules.slices[self.id])

    def steps(self) -> list[tuple[str, Step]]:
        """Ingots are laid right after the tile, and taken right after the scoring (COM-ORD-03, COM-ORD-06)."""
        return [("place", LayIngots(self.ingots)), ("score", ShareIngots(self.ingots))]

    def actions(self) -> list[ActionKind]:
        """The tiles for and with ingots."""
        return [LayKind(self.ingots), TakeKind(self.ingots)]

    def scored(self, engine: Engine, root: Node, seats: i64) -> None:
        """Its owners may take the ingots (GOL-24)."""
        self.ingots.note(engine.state, root, seats)

    def end_bonus(self, engine: Engine) -> None:
        """Points for the ingots of each seat (GOL-30)."""
        state = engine.state
        for seat in range(int(state.n_seats)):
            n = int(self.ingots.held(state, seat))
            if n:
                state.add_points(1 << seat, points_of(n))
                if state.listening:
                    record_line(state, ScoreLine("gold", "", [seat], points_of(n), n, 0, [], "GOL-30", True))

    def heuristics(self) -> GoldHeuristics:
        """The expected points of ingots."""
        return GoldHeuristics(self.ingots)

    def state_slots(self, n_seats: int) -> list[int]:
        """Places with ingots, who takes next, and the ingots of each seat."""
        return [0] * (SEATS + n_seats)

    def setup_may_set(self, state: State, place: int, number: int) -> bool:
        """Ingots on a tile or of a seat, no more than there are (GOL-01)."""
        if place >= SEATS:
            return 0 <= number <= self.ingots.left(state)
        lie = place < INGOTS and self.ingots.setup_may_lie(state, number)
        return lie and count_at(number) <= self.ingots.left(state)

    def view(self, engine: Engine) -> dict[str, object]:
        """`gold`: where ingots lie and who has how many."""
        return {"gold": self.ingots.show(engine.state)}
