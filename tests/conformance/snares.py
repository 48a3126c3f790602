"""A toy expansion with prisoners: snares and ransoms.

In the figure step one may capture a figure of an opponent on or beside the tile laid, instead of placing one. Before
that, once a turn, a player with 3 points may buy back a captured figure of their own: 3 points go to the captor.
"""

from typing import ClassVar, Final

from bastide.core.actions import TURNS_SHIFT, Action
from bastide.core.captures import captor, capture_figure, prisoners_of, release_figure
from bastide.core.engine import Engine
from bastide.core.figures import Figure
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import transfer_points
from bastide.core.spot_actions import NumberedSpot, figure_spot, require_figure
from bastide.core.step import ActionKind

PRICE: Final = 3
SEATS: Final = 8


class Snare(NumberedSpot):
    """ "snare meeple city 0,0 N"."""

    word = "snare"
    costs = True

    def apply(self, engine: Engine, action: int) -> bool:
        capture_figure(engine.state, require_figure(engine.state, action), engine.state.seat)
        return True


class Ransom(ActionKind):
    """ "ransom meeple 1": the first such figure that seat 1 holds. Packed: kind | (figure kind * 8 + seat) << 6."""

    word = "ransom"
    question = "figure"

    def numbers(self, rules: Ruleset) -> int:
        return int(rules.n_kinds) * SEATS

    def to_action(self, engine: Engine, packed: int) -> Action:
        kind, seat = divmod(int(packed >> TURNS_SHIFT), SEATS)
        return Action("ransom", args=(engine.rules.figure_specs[kind].name, str(seat)))

    def to_packed(self, engine: Engine, action: Action, kind: int) -> int:
        numbers = [kind | (number << TURNS_SHIFT) for number in range(self.numbers(engine.rules))]
        return next((packed for packed in numbers if self.to_action(engine, packed).args == action.args), -1)

    def apply(self, engine: Engine, action: int) -> bool:
        state, rules = engine.state, engine.rules
        figure = next(one for one in own_prisoners(engine) if self.packed(engine, one) == action)
        state.set(rules.slices["snares"], state.turn + 1)
        transfer_points(state, state.seat, captor(state, figure), PRICE, "ransom", "SNA-2")
        release_figure(state, figure)
        return False

    def packed(self, engine: Engine, figure: Figure) -> int:
        number = figure.kind * SEATS + captor(engine.state, figure)
        return engine.rules.kind_code["ransom"] | (number << TURNS_SHIFT)

    def why(self, engine: Engine, action: int) -> Refusal | None:
        return Refusal("no-ransom", "SNA-2", "There is no such figure of yours to buy back now.")


def own_prisoners(engine: Engine) -> list[Figure]:
    """The figures of the player to move that opponents hold."""
    state = engine.state
    return [one for seat in range(int(state.n_seats)) for one in prisoners_of(state, seat) if one.seat == state.seat]


class Snares(RuleModule):
    """One number: 1 + the turn of the last ransom."""

    id = "snares"
    captures = True
    tells: ClassVar[dict[str, str]] = {"for ransom": "a ransom"}
    hooks: ClassVar[tuple[str, ...]] = ("actions", "offer", "state_slots", "setup")

    def __init__(self) -> None:
        self.ransom = Ransom()

    def actions(self) -> list[ActionKind]:
        return [Snare(), self.ransom]

    def state_slots(self, n_seats: int) -> list[int]:
        return [0]

    def offer(self, engine: Engine, step: str) -> None:
        state, rules = engine.state, engine.rules
        laid = state.board.laid[int(state.turn_laid) : int(state.board.n_laid)]
        for figure in state.figures:
            node = figure.node
            if node is None or figure.seat == state.seat or not (int(rules.stands[figure.kind]) >> int(node.kind)) & 1:
                continue
            if any(node.cell == placed.cell or state.board.beside(node.cell, placed.cell) for placed in laid):
                engine.add_offer(rules.kind_code["snare"] | figure_spot(figure))
        if state.score(state.seat) >= PRICE and state.values[rules.slices["snares"]] != state.turn + 1:
            for packed in dict.fromkeys(self.ransom.packed(engine, figure) for figure in own_prisoners(engine)):
                engine.add_offer(packed)
