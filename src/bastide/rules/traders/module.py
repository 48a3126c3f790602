"""The module of Traders & Builders."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.options import Option, Value
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, has_mark
from bastide.rules.base.tiles import LandBox
from bastide.rules.traders.builder_and_pig import BUILDER, PIG, SPECS, Followers, PigPoints, ShieldPigs
from bastide.rules.traders.double_turn import NUMBERS, DoubleTurn, EndPart, Part, SecondKind
from bastide.rules.traders.goods import ATTRIBUTE, GOODS, Goods
from bastide.rules.traders.heuristics import TradersHeuristics
from bastide.rules.traders.view_types import TradersSide

SHIELD_PIG = "shield_pig"


class Traders(LandBox):
    """24 land tiles, goods for players who complete cities, a builder and a pig for each player. The tiles stay, even
    if a part is switched off (TRA-06). Without gardens two of them are replaced (TRA-17)."""

    id = "traders"
    picture = ("TB-corridor-road-grain", 0)
    shape = TradersSide
    catalogue = "tiles/traders.json"
    tiles_option = "traders_tiles"
    land_option = "traders_land"
    switches = (ATTRIBUTE, BUILDER, PIG)
    fixed = (
        RequiredCount("land", 24, "TRA-01", any_tile),
        RequiredCount("goods", 9, "TRA-01", has_mark(ATTRIBUTE, "wine"), (("goods", "wine"),)),
        RequiredCount("goods", 6, "TRA-01", has_mark(ATTRIBUTE, "grain"), (("goods", "grain"),)),
        RequiredCount("goods", 5, "TRA-01", has_mark(ATTRIBUTE, "cloth"), (("goods", "cloth"),)),
    )
    prints = (Attribute(ATTRIBUTE, str, ("city",), values=GOODS),)
    hooks = (
        "options", "tiles", "figures", "steps", "actions", "may_stand", "offer", "why", "tile_placed", "points",
        "figure_returned", "completed", "end_bonus", "state_slots", "setup", "view",
    )  # fmt: skip
    requires = ("base-rules",)
    counts = GOODS
    tells: ClassVar[dict[str, str]] = {
        "goods": "{who} takes goods: {wine} wine, {grain} grain, {cloth} cloth (TRA-20)",
        "goods-due": "",
        "second-due": "{who} has earned a second tile (TRA-40)",
        "second-part": "{who} goes on with a second tile (TRA-42)",
        "for wine": "most wine, {count:token}",
        "for grain": "most grain, {count:token}",
        "for cloth": "most cloth, {count:token}",
        "for pig": "the pig in {feature:a}, {count:completed city}",
        "for shield-pig": "the pig in {feature:a}, {count:completed city}",
    }

    def __init__(self) -> None:
        super().__init__()
        self.shields = False
        self.goods = Goods()
        self.double = DoubleTurn()
        self.followers = Followers()
        self.pigs = ShieldPigs(self.followers)

    def options(self) -> list[Option]:
        """A switch for each of the three parts, and the pig's rule of one edition."""
        switches = [Option(name, (True, False), "TRA-06") for name in self.switches]
        land = Option(self.land_option, (True, False), "HOUSE-8", aside=True)
        return [*switches, Option(SHIELD_PIG, (False, True), "TRA-70"), land]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note what is played."""
        super().set_options(chosen)
        self.shields = bool(chosen[SHIELD_PIG])

    def ready(self, rules: Ruleset) -> None:
        """Note codes and the slice: tokens of each seat, then the double turn."""
        slot = rules.slices[self.id]
        self.goods.ready(rules, slot)
        self.double.slot = slot + len(GOODS) * rules.n_seats
        self.followers.ready(rules)
        self.double.builder = self.followers.builder

    def figures(self) -> list[FigureSpec]:
        """One of each (TRA-03)."""
        return [spec for name, spec in SPECS.items() if self.played[name]]

    def steps(self) -> list[tuple[str, Step]]:
        """The second part follows the scoring of the first (TRA-42)."""
        return [("score", Part(self.double)), ("", EndPart(self.double))]

    def actions(self) -> list[ActionKind]:
        """Taking the second part."""
        return [SecondKind()]

    def may_stand(self, state: State, kind: i64, node: Node) -> bool:
        """Builder and pig need a meeple of their owner."""
        return self.followers.may_stand(state, kind, node)

    def offer(self, engine: Engine, step: str) -> None:
        """Builder and pig, besides the figures of the base game."""
        self.followers.offer(engine)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Why builder and pig cannot be put there."""
        return self.followers.why(engine, action)

    def tile_placed(self, engine: Engine) -> None:
        """A second part may be earned. Goods that will be scored are reported."""
        self.double.placed(engine)
        if self.played[ATTRIBUTE] and engine.state.listening:
            self.goods.due(engine)

    def points(self) -> list[Points]:
        """The pig's share of a field."""
        return [PigPoints(self.followers)] if self.played[PIG] and not self.shields else []

    def figure_returned(self, state: State, node: Node) -> None:
        """Builder and pig without a meeple go home, too."""
        self.followers.left(state, node.root())

    def completed(self, engine: Engine, root: Node) -> None:
        """Tokens, then pigs (COM-98)."""
        if self.played[ATTRIBUTE]:
            self.goods.deliver(engine, root)
        if self.shields and self.followers.pig >= 0:
            self.pigs.completed(engine, root)

    def end_bonus(self, engine: Engine) -> None:
        """Goods, after all fields and before the ghosts (TRA-28, COM-96)."""
        self.goods.count(engine)

    def heuristics(self) -> TradersHeuristics:
        """The expected points of tokens, builder and pig."""
        return TradersHeuristics(self.goods if self.played[ATTRIBUTE] else None, self.followers)

    def state_slots(self, n_seats: int) -> list[int]:
        """Tokens of each seat, whether a second part is due, and whether one is in progress."""
        return [0] * (len(GOODS) * n_seats + NUMBERS)

    def setup_may_set(self, state: State, place: int, number: int) -> bool:
        """Which tokens a seat has taken, at most as many as there are symbols (TRA-11)."""
        kind, tokens = place % len(GOODS), place < len(GOODS) * state.n_seats
        return tokens and self.played[ATTRIBUTE] and 0 <= number <= self.goods.printed(state)[kind]

    def view(self, engine: Engine) -> dict[str, object]:
        """`goods` if they are played, `part` of the turn if there are builders."""
        parts: dict[str, object] = {}
        if self.played[ATTRIBUTE]:
            parts["goods"] = self.goods.show(engine.state)
        if self.played[BUILDER]:
            parts["part"] = self.double.show(engine.state)
        return parts
