"""The actions of a crop circle, and why they are refused."""

from mypy_extensions import i64

from bastide.core.choice_actions import WordKind
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.spot_actions import NumberedSpot, SpotKind, figure_kind, spot_node
from bastide.rules.base.figures import own_segments, why_not_stand
from bastide.rules.crops.circles import CHOICES, GROW, MEEPLE, WITHDRAW, Circles


def none_concerned(feature: str) -> Refusal:
    """The refusal of a place without a meeple of the seat, or of the wrong kind."""
    text = f"The crop circle affects one kind of meeple: you have none in this {feature}."
    return Refusal("circle-no-meeple", "CRO-12", text, {"feature": feature})


class CircleKind(WordKind):
    """ "circle add". Packed: kind | choice << 6."""

    word = "circle"
    names = "choice"
    question = "circle"

    def __init__(self, circles: Circles) -> None:
        self.circles = circles

    def words(self, rules: Ruleset) -> list[str]:
        """The choices."""
        return list(CHOICES)

    def details(self, engine: Engine, packed: i64) -> dict[str, object]:
        """The role of the meeples that it affects, "" without a circle."""
        kind = self.circles.kind(engine.state)
        return {"role": engine.rules.role(self.circles.meeples[0], int(kind)) if kind >= 0 else ""}


class GrowKind(SpotKind):
    """ "grow meeple road 1,0 EW": a meeple from the supply joins one that stands there."""

    word = GROW
    question = GROW
    cites = ("CRO-12",)

    def __init__(self, circles: Circles) -> None:
        self.circles = circles

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A wrong kind of figure, a wrong place, or an empty supply."""
        state, kind = engine.state, int(figure_kind(action))
        spec, node = engine.rules.figure_specs[kind], spot_node(state, action)
        if not spec.works_as(MEEPLE):
            text = f"A crop circle adds a meeple, not a figure such as {spec.name}."
            return Refusal("circle-wrong-figure", "CRO-15", text, {"figure": spec.name})
        if node not in own_segments(state, state.decider, i64(1) << self.circles.kind(state)):
            return none_concerned(engine.rules.kind_names[node.kind])
        if state.supply(state.decider, kind) == 0:
            text = f"There is no {spec.name} left in your supply."
            return Refusal("none-in-supply", "CRO-14", text, {"figure": spec.name})
        return why_not_stand(engine, kind, node)


class WithdrawKind(NumberedSpot):
    """ "withdraw meeple city 0,2 N": this meeple goes home."""

    word = WITHDRAW
    question = WITHDRAW
    costs = True
    cites = ("CRO-13",)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A figure of another seat or kind."""
        return none_concerned(engine.rules.kind_names[spot_node(engine.state, action).kind])
