"""The base rules as a module: the turn draw > place > figure > score > next, without any tile."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.options import Option, Value
from bastide.core.rule_module import RuleModule
from bastide.core.scoring import Points, majority
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.rules.base.completion import Next, Score
from bastide.rules.base.draw import Draw
from bastide.rules.base.figures import PlaceFigure
from bastide.rules.base.hand import DrawToTwo, Hand, PlayKind
from bastide.rules.base.pay import count_everything
from bastide.rules.base.placement import Place
from bastide.rules.base.points import CityPoints, MonasteryPoints, RoadPoints, SmallCityPoints
from bastide.rules.base.view_types import KeptSide

MEEPLES = 7
SOLO = "solo"  # HOUSE-7: read where players are counted
ROLES = {"road": "highwayman", "city": "knight", "monastery": "monk", "field": "farmer"}


class BaseRules(RuleModule):
    """Seven meeples each (BASE-02), the majority is paid (BASE-33), most points win (BASE-43)."""

    id = "base-rules"
    shape = KeptSide
    hooks = (
        "options",
        "kinds",
        "figures",
        "steps",
        "actions",
        "points",
        "scoring_seats",
        "objective",
        "state_slots",
        "setup",
        "view",
    )
    tells: ClassVar[dict[str, str]] = {
        "kept": "{who} keeps {tile} (HOUSE-2)",
        "played": "{who} plays {tile}",
        "for small-city": "{feature:a} of two tiles, {count:tile}",
    }

    def __init__(self) -> None:
        self.small = False  # HOUSE-1
        self.two_tiles = False  # HOUSE-2
        self.limit = 0  # HOUSE-6

    def options(self) -> list[Option]:
        """House rules."""
        return [
            Option("small_cities", (4, 2), "HOUSE-1"),
            Option("hand", (1, 2), "HOUSE-2"),
            Option("draws", (0,), "HOUSE-6", up_to=999, aside=True),
            Option(SOLO, (False, True), "HOUSE-7", aside=True),
        ]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note the house rules in play."""
        self.small = chosen["small_cities"] == 2
        self.two_tiles = chosen["hand"] == 2
        self.limit = int(chosen["draws"])

    def kinds(self) -> list[str]:
        """Fields are a separate module (BASE-05)."""
        return ["city", "road", "monastery"]

    def figures(self) -> list[FigureSpec]:
        """The eighth meeple is the score marker."""
        return [FigureSpec("meeple", MEEPLES, ROLES)]

    def steps(self) -> list[tuple[str, Step]]:
        """The fixed order of a turn (BASE-10)."""
        begin: list[tuple[str, Step]] = [("", Draw(self.limit)), ("draw", Place())]
        if self.two_tiles:
            begin = [("", DrawToTwo(self.limit, self.id)), ("draw", Hand(self.id)), ("hand", Place())]
        return [*begin, ("place", PlaceFigure()), ("figure", Score()), ("score", Next())]

    def actions(self) -> list[ActionKind]:
        """Choosing from a hand of two tiles."""
        return [PlayKind()] if self.two_tiles else []

    def state_slots(self, n_seats: int) -> list[int]:
        """The tile that each seat keeps: 1 + its type, 0 for none."""
        return [0] * n_seats if self.two_tiles else []

    def setup_may_set(self, state: State, place: int, number: int) -> bool:
        """Which tile a seat keeps, if any: one that is neither on the board nor in the bag."""
        if not 0 < number <= len(state.rules.tiles):
            return number == 0
        tile = number - 1
        laid = [placed for placed in state.board.laid[: int(state.board.n_laid)] if int(placed.tile.index) == tile]
        return sum(placed.part == 0 for placed in laid) + int(state.left(tile)) < state.rules.copies[tile]

    def is_shown(self) -> bool:
        """Only a hand of two tiles is (HOUSE-2)."""
        return self.two_tiles

    def view(self, engine: Engine) -> dict[str, object]:
        """`kept`: the tile that each seat keeps, or null (HOUSE-2)."""
        rules, slot = engine.rules, engine.rules.slices[self.id]
        kept = [int(engine.state.values[slot + seat]) - 1 for seat in range(int(rules.n_seats))]
        return {"kept": [rules.tiles[tile].id if tile >= 0 else None for tile in kept]}

    def points(self) -> list[Points]:
        """Roads, cities, monasteries."""
        small: list[Points] = [SmallCityPoints()] if self.small else []
        return [RoadPoints(), CityPoints(), MonasteryPoints(), *small]

    def scoring_seats(self, state: State, root: Node, figures: i64) -> i64:
        """The majority. All seats that tie are paid in full (BASE-33)."""
        return majority(figures, state.n_seats)

    def finish(self, engine: Engine) -> None:
        """Count the unfinished features (BASE-41, BASE-42)."""
        for module in engine.rules.scored_modules:
            module.ending(engine)
        count_everything(engine)
        for module in engine.rules.end_bonus_modules:
            module.end_bonus(engine)
        for module in engine.rules.scored_modules:
            module.counted(engine)

    def winners(self, state: State) -> list[int]:
        """The seats with the most points. Tied players share the victory (BASE-43)."""
        scores = [int(state.score(seat)) for seat in range(int(state.n_seats))]
        return [seat for seat, score in enumerate(scores) if score == max(scores)]
