"""The module of Crop Circles (CRO-01 to CRO-150)."""

from typing import ClassVar, Final

from bastide.core.engine import Engine
from bastide.core.options import Option, Value
from bastide.core.ruleset import Ruleset
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, has_attribute
from bastide.rules.base.tiles import LandTiles
from bastide.rules.crops.actions import CircleKind, GrowKind, WithdrawKind
from bastide.rules.crops.circles import CHOICES, CROP, STEPS, Choice, Circles, Grow, Withdraw
from bastide.rules.crops.view_types import CropsSide

CIRCLES: Final = "circles"
BOTH: Final = 3
KINDS: Final = ("field", "road", "city")
PICTURES: Final = (("CR2-cap-ends", "CR2-bend-end"), ("CR1-cap-bend", "CR1-three-ends"), ("CR1-caps", "CR2-two-caps"))
"""By which players recognise the sets."""


class CropCircles(LandTiles):
    """Six land tiles of one set, or twelve of both (CRO-01). After the scoring of such a tile all players add or remove
    a meeple."""

    id = "crops"
    picture = ("CR2-cap-end", 0)
    shape = CropsSide
    catalogue = "tiles/crops.json"
    tiles_option = "crops_tiles"
    fixed = (
        RequiredCount("land", 12, "CRO-01", any_tile),
        *[RequiredCount(CROP, 4, "CRO-01", has_attribute(CROP, kind), ((CROP, kind),)) for kind in KINDS],
    )
    prints = (
        Attribute(CROP, str, values=KINDS, covers=True),
        Attribute("set", int, most=2, aside=True),
        Attribute("end", str, ("road",), values=(CROP,)),
    )
    hooks = ("options", "tiles", "steps", "actions", "view")
    requires = ("base-rules",)
    befalls = ("withdrawn",)
    tells: ClassVar[dict[str, str]] = {
        "circle": "{who} chooses for all: {choice:words} a meeple (CRO-10)",
        "by grow": ", beside another one (CRO-12)",
        "withdrawn": "{who} takes a meeple home from {where} (CRO-13)",
    }

    def __init__(self) -> None:
        super().__init__()
        self.circles = Circles()

    def ready(self, rules: Ruleset) -> None:
        """Note which tiles have circles."""
        self.circles.ready(rules)

    def options(self) -> list[Option]:
        """Set II, set I, or both."""
        return [Option(CIRCLES, (2, 1, BOTH), "CRO-01", pictures=PICTURES)]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Which tiles are in play."""
        super().set_options(chosen)
        self.specs = [spec for spec in self.specs if chosen[CIRCLES] in (BOTH, spec.marks.get("set"))]

    def steps(self) -> list[tuple[str, Step]]:
        """After the scoring. The turns of the seats are pushed."""
        return [("score", Choice(self.circles)), ("", Grow(self.circles)), ("", Withdraw(self.circles))]

    def actions(self) -> list[ActionKind]:
        """The choice for all, adding and removing."""
        return [CircleKind(self.circles), GrowKind(self.circles), WithdrawKind()]

    def view(self, engine: Engine) -> dict[str, object]:
        """`circle` while one is in progress."""
        state, step = engine.state, engine.current().name
        if (step != Choice.name and step not in STEPS) or state.over:
            return {}
        order = self.circles.order(state)
        at = order.index(int(state.decider)) if step in STEPS else 0
        waiting = [seat for seat in order[at:] if self.circles.own(state, seat)]
        if step == STEPS[0]:
            waiting = [seat for seat in waiting if self.circles.additions(state, seat)]
        feature = engine.rules.kind_names[self.circles.kind(state)]
        choice = CHOICES[STEPS.index(step)] if step in STEPS else ""
        return {"circle": {"feature": feature, "choice": choice, "done": order[:at], "waiting": waiting}}
