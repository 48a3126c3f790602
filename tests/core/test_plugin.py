"""The plug-in claim, in the small: a module defined here, with its own tile, figure, step, action, line of points
and state, plays whole games without any edit elsewhere; and what cannot be composed is refused with a sentence."""

import json
import random

import pytest
from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, Action
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.notation import find_refusal, to_action, to_packed
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.catalogue import read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tables import TileType
from bastide.rules.base.module import BaseRules
from bastide.rules.base.tiles import BaseTiles
from bastide.rules.fields import Fields

ORCHARD = {
    "id": "orchard",
    "count": 5,
    "segments": [{"kind": "garden"}, {"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7]}],
}


class PickKind(ActionKind):
    """ "pick N": take N apples."""

    word = "pick"

    def to_action(self, engine: Engine, packed: i64) -> Action:
        return Action("pick", args=(str(packed >> CELL_SHIFT),))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        return kind | (int(action.args[0]) << CELL_SHIFT) if action.args in (("1",), ("2",)) else -1


class Pick(Step):
    """After each orchard the player takes one or two apples, twice: the second time is a pushed step."""

    name = "pick"
    question = "pick"

    def enter(self, engine: Engine) -> bool:
        state = engine.state
        laid = state.board.laid[state.board.n_laid - 1]
        if laid.tile.id != "orchard":
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        for apples in (1, 2):
            engine.add_offer(8 | (apples << CELL_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        state = engine.state
        state.add(engine.rules.slices["orchards"] + state.seat, action >> CELL_SHIFT)
        return True


class Again(Step):
    """Only ever pushed: no part of the turn."""

    name = "again"
    pushed = True

    def enter(self, engine: Engine) -> bool:
        return False


class AppleLine(Points):
    """An orchard is worth one point per tile around it, and its gardener's apples."""

    reason = "orchard"
    feature = "garden"
    rule = "TOY-1"
    final_rule = "TOY-1"

    def points(self, state: State, root: Node, final: bool) -> i64:
        return root.tiles


class Orchards(RuleModule):
    """A toy expansion that uses every kind of hook a module may own."""

    id = "orchards"
    hooks = (
        "tiles", "kinds", "figures", "steps", "actions", "points", "state_slots", "may_place", "tile_placed", "offer",
    )  # fmt: skip
    requires = ("base-rules",)

    def __init__(self) -> None:
        self.seen = 0

    def tiles(self) -> list[TileSpec]:
        return read_catalogue(json.dumps([ORCHARD]), "toy")

    def kinds(self) -> list[str]:
        return ["garden"]

    def figures(self) -> list[FigureSpec]:
        return [FigureSpec("gardener", 1, {"garden": "gardener"})]

    def steps(self) -> list[tuple[str, Step]]:
        return [("figure", Pick()), ("pick", Again())]

    def actions(self) -> list[ActionKind]:
        return [PickKind()]

    def points(self) -> list[Points]:
        return [AppleLine()]

    def state_slots(self, n_seats: int) -> list[int]:
        return [0] * n_seats

    def may_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> bool:
        return tile.id != "orchard" or state.board.y(int(cell)) <= 3

    def tile_placed(self, engine: Engine) -> None:
        if engine.state.board.laid[engine.state.board.n_laid - 1].tile.id == "orchard":
            engine.push_step("again")


def toy_engine() -> Engine:
    return Engine(Ruleset("base+fields+orchards", [BaseRules(), BaseTiles(), Fields(), Orchards()], 3, 0))


def test_a_module_from_outside_plays_whole_games_and_is_taken_back() -> None:
    picks = gardeners = 0
    for seed in range(4):
        engine = toy_engine()
        engine.state.listening = True
        chance = random.Random(seed)
        start = engine.hash()
        while not engine.over:
            n = int(engine.legal())
            offers = [int(engine.acts[i]) for i in range(n)]
            action = chance.choice(offers)
            told = to_action(engine, action)
            picks += told.kind == "pick"
            gardeners += told.figure == "gardener"
            assert find_refusal(engine, told) is None
            assert to_packed(engine, told) == action
            before = engine.hash()
            engine.push(action)
            engine.pop()
            assert engine.hash() == before
            engine.push(action)
        totals = [0, 0, 0]
        for line in engine.state.lines:
            for seat in line.seats:
                totals[seat] += line.points
        assert totals == engine.scores()
        assert all(
            engine.state.board.y(int(p.cell)) <= 3
            for p in engine.state.board.laid[: int(engine.state.board.n_laid)]
            if p.tile.id == "orchard"
        )
        while engine.plies:
            engine.pop()
        assert engine.hash() == start
    assert picks > 10
    assert gardeners > 3


def test_its_state_is_journalled_and_its_line_explains_itself() -> None:
    engine = toy_engine()
    engine.state.listening = True
    chance = random.Random(1)
    while not engine.over:
        engine.push(chance.choice([int(engine.acts[i]) for i in range(int(engine.legal()))]))
    slot = engine.rules.slices["orchards"]
    apples = [int(engine.state.values[slot + seat]) for seat in range(3)]
    assert sum(apples) > 0
    orchards = [line for line in engine.state.lines if line.reason == "orchard"]
    assert orchards
    assert all(line.rule == "TOY-1" for line in orchards)


def test_the_turn_is_a_list_one_can_print() -> None:
    assert [step.name for step in toy_engine().rules.turn] == ["draw", "place", "figure", "pick", "score", "next"]


class Other(Step):
    """A second step that wants to follow the figure."""

    name = "other"


class Manor(Points):
    """A line that comes twice."""

    reason = "manor"
    feature = "city"


def rival(name: str, uses: tuple[str, ...], shuns: tuple[str, ...] = ()) -> RuleModule:
    """A module that gets in the way of the others."""

    class Rival(RuleModule):
        id = name
        hooks = uses
        excludes = shuns

        def steps(self) -> list[tuple[str, Step]]:
            return [("figure", Other())]

        def figures(self) -> list[FigureSpec]:
            return [FigureSpec("meeple", 1, {})]

        def points(self) -> list[Points]:
            return [Manor(), Manor()]

    return Rival()


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        (rival("rival", ("figures",)), "base-rules and rival both bring the figure 'meeple': leave one of them out"),
        (rival("rival", ("points",)), "rival brings the line of points 'manor' twice: give one of them another name"),
        (rival("rival", ("scoring_seats",)), "exactly one module must decide about 'scoring_seats'"),
        (rival("rival", ("start",)), "exactly one start is laid (COM-01), but base-tiles and rival would lay one"),
        (rival("rival", ("objective",)), "exactly one module must decide about 'objective'"),
        (rival("rival", ("magic",)), "the module rival uses a hook that does not exist: magic"),
        (rival("rival", (), ("fields",)), "rival and fields exclude each other: leave one of them out"),
        (rival("fields", ()), "the module 'fields' comes twice: leave one of them out, or give one another id"),
    ],
)
def test_what_cannot_be_composed_is_refused(module: RuleModule, sentence: str) -> None:
    with pytest.raises(RulesetError) as error:
        Ruleset("x", [BaseRules(), BaseTiles(), Fields(), module], 2, 0)
    assert sentence in str(error.value)


def test_two_steps_at_one_anchor_have_no_order() -> None:
    with pytest.raises(RulesetError, match=r"both put a step after 'figure': no order is declared"):
        Ruleset("x", [BaseRules(), BaseTiles(), Orchards(), rival("rival", ("steps",))], 2, 0)


class Herald(RuleModule):
    """Tells which of two steps behind one anchor comes first."""

    id = "herald"
    hooks = ("step_order",)

    def __init__(self, *told: tuple[str, str]) -> None:
        self.told = list(told)

    def step_order(self) -> list[tuple[str, str]]:
        return self.told


@pytest.mark.parametrize(
    ("told", "turn"),
    [(("pick", "other"), ["pick", "other"]), (("other", "pick"), ["other", "pick"])],
)
@pytest.mark.parametrize("turned", [False, True])
def test_two_steps_at_one_anchor_have_the_order_that_is_told(
    told: tuple[str, str], turn: list[str], turned: bool
) -> None:
    guests = [Orchards(), rival("rival", ("steps",))]
    rules = Ruleset("x", [BaseRules(), BaseTiles(), *(reversed(guests) if turned else guests), Herald(told)], 2, 0)
    assert [step.name for step in rules.turn][3:-2] == turn


def test_an_order_that_contradicts_itself_is_refused() -> None:
    both = Herald(("pick", "other"), ("other", "pick"))
    with pytest.raises(RulesetError, match=r"'other' and 'pick' are each declared to come first"):
        Ruleset("x", [BaseRules(), BaseTiles(), Orchards(), rival("rival", ("steps",)), both], 2, 0)


def test_a_missing_module_is_named() -> None:
    with pytest.raises(RulesetError, match=r"fields needs base-rules: write base-rules\+fields"):
        Ruleset("x", [BaseTiles(), Fields()], 2, 0)
