"""The turn is honest: steps that are only pushed are no part of it, modules offer in any step, forbid a spot, ask
before a feature is paid, let figures stay, and hear of what is completed though nobody stands there."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from bastide import Game, RulesetError
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.rules import MODULES

CAP_ON_START = ("draw E", "place E 0,-1 180")
"""A cap above the start tile completes the city of two tiles."""

Played = Callable[..., Game]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """A game with these modules beside the base game, and what was pushed in it."""

    def play(*modules: type[RuleModule], texts: tuple[str, ...] = ()) -> Game:
        for module in modules:
            monkeypatch.setitem(MODULES, module.id, module)
        game = Game("+".join(["base+fields", *[module.id for module in modules]]), players=2, chance="manual")
        for text in texts:
            game.push(text)
        return game

    return play


def offered(game: Game, kind: str = "") -> list[str]:
    """What may be done now, of one kind or all."""
    return [action.text for action in game.legal_actions() if action.text.startswith(kind)]


def take_back(game: Game) -> None:
    """Everything that was pushed, and play it again: the same position."""
    after, texts = game.hash(), [action.text for action in game.actions]
    for _ in texts:
        game.pop()
    for text in texts:
        game.push(text)
    assert game.hash() == after


class Bell(Step):
    """Rings when it is pushed."""

    name = "bell"
    pushed = True

    def enter(self, engine: Engine) -> bool:
        engine.state.add_points(1 << engine.state.seat, int(engine.pending_arg()))
        return False


class Bells(RuleModule):
    """Whoever lays a tile hears the bell: 3 points."""

    id = "bells"
    hooks = ("steps", "tile_placed")

    def steps(self) -> list[tuple[str, Step]]:
        return [("", Bell())]

    def tile_placed(self, engine: Engine) -> None:
        engine.push_step("bell", 3)


def test_a_step_that_is_only_pushed_is_no_part_of_the_turn(played: Played) -> None:
    game = played(Bells, texts=("draw U", "place U 1,0 0", "pass", "draw U", "place U 2,0 0", "pass"))
    assert [step.name for step in game.engine.rules.turn] == ["draw", "place", "figure", "score", "next"]
    assert game.scores == [3, 3]
    take_back(game)


class Gong(Bell):
    """Another that wants to follow the figure."""

    name = "gong"


class Gongs(RuleModule):
    """Has the anchor that the fortress has."""

    id = "gongs"
    hooks = ("steps",)

    def steps(self) -> list[tuple[str, Step]]:
        return [("figure", Gong())]


def test_pushed_steps_of_two_modules_are_in_nobody_s_way(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "gongs", Gongs)
    game = Game("base+gongs+conquest", players=2, chance="manual")
    assert [step.name for step in game.engine.rules.turn][2:4] == ["figure", "counterattack"]


def test_a_pushed_step_whose_anchor_is_not_played_is_refused(played: Played) -> None:
    class Lost(Gongs):
        id = "lost"

        def steps(self) -> list[tuple[str, Step]]:
            return [("tea", Gong())]

    with pytest.raises(RulesetError, match="the step 'gong' follows 'tea', which is not played"):
        played(Lost)


class DigKind(ActionKind):
    """ "dig": instead of nothing, before the tile is placed; the tile is placed all the same."""

    word = "dig"
    question = "place"

    def apply(self, engine: Engine, action: i64) -> bool:
        engine.state.set(engine.rules.slices["digs"], 1)
        return False


class Digs(RuleModule):
    """Whoever places a tile may dig once before."""

    id = "digs"
    hooks = ("actions", "offer", "state_slots")
    offers_in = ("place",)

    def actions(self) -> list[ActionKind]:
        return [DigKind()]

    def state_slots(self, n_seats: int) -> list[int]:
        return [0]

    def offer(self, engine: Engine, step: str) -> None:
        assert step == "place"
        if engine.state.values[engine.rules.slices["digs"]] == 0:
            engine.add_offer(engine.rules.kind_code["dig"])


def test_a_module_offers_in_the_place_step(played: Played) -> None:
    game = played(Digs, texts=("draw U",))
    assert offered(game)[-1] == "dig"
    game.push("dig")
    assert game.decision is not None
    assert game.decision.step == "place"
    assert offered(game)
    assert "dig" not in offered(game)
    game.push("place U 1,0 0")
    assert "dig" not in offered(game)
    take_back(game)


def test_an_offer_in_a_step_that_is_not_played_is_refused(played: Played) -> None:
    class Elsewhere(Digs):
        id = "elsewhere"
        offers_in = ("tea",)

    with pytest.raises(RulesetError, match="elsewhere offers something in the step 'tea', which is not played"):
        played(Elsewhere)


class Curfew(RuleModule):
    """No knight in a city of two tiles."""

    id = "curfew"
    hooks = ("may_stand",)

    def may_stand(self, state: State, kind: i64, node: Node) -> bool:
        return state.rules.kind_names[node.kind] != "city" or node.root().tiles != 2

    def why_not_stand(self, state: State, kind: i64, node: Node) -> Refusal | None:
        return Refusal("curfew", "TOY-1", "The gates of small cities are closed.")


def test_a_module_forbids_a_spot_and_says_why(played: Played) -> None:
    assert offered(played(texts=CAP_ON_START), "meeple city") == ["meeple city 0,-1 S"]
    game = played(Curfew, texts=CAP_ON_START)
    assert offered(game, "meeple city") == []
    assert offered(game, "meeple field")
    refusal = game.why("meeple city 0,-1 S")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("curfew", "TOY-1")


class GiftKind(ActionKind):
    """ "give" a point to the others, or pass."""

    word = "give"
    question = "gift"


class Gift(Step):
    """Asked with the number of the feature's node."""

    name = "gift"
    question = "gift"
    pushed = True
    may_pass = True

    def enter(self, engine: Engine) -> bool:
        engine.state.decider = engine.state.seat
        return True

    def offer(self, engine: Engine) -> None:
        engine.add_offer(engine.rules.kind_code["give"])

    def apply(self, engine: Engine, action: i64) -> bool:
        state = engine.state
        if action >= engine.rules.kind_code["give"]:
            root = state.features.nodes[engine.pending_arg()].root()
            state.add_points(1 << (1 - state.seat), root.tiles)
        return True


class Gifts(RuleModule):
    """Before a city is paid, whoever completed it may give as many points as it has tiles."""

    id = "gifts"
    hooks = ("steps", "actions", "before_scoring")

    def steps(self) -> list[tuple[str, Step]]:
        return [("", Gift())]

    def actions(self) -> list[ActionKind]:
        return [GiftKind()]

    def before_scoring(self, engine: Engine, root: Node) -> str:
        return "gift" if engine.rules.kind_names[root.kind] == "city" else ""


class Toll(Step):
    """Takes a point from whoever completed it, and asks nothing."""

    name = "toll"
    pushed = True

    def enter(self, engine: Engine) -> bool:
        engine.state.add_points(1 << engine.state.seat, -1)
        return False


class Tolls(RuleModule):
    """A point before anything is paid."""

    id = "tolls"
    hooks = ("steps", "before_scoring")

    def steps(self) -> list[tuple[str, Step]]:
        return [("", Toll())]

    def before_scoring(self, engine: Engine, root: Node) -> str:
        return "toll"


TWO_CITIES = (
    "draw U", "place U 1,0 0", "pass",
    "draw E", "place E 1,-1 270", "meeple city 1,-1 W",
    "draw I", "place I 0,-1 180", "meeple city 0,-1 S",
)  # fmt: skip
"""Red and blue each stand in a city of two tiles; the last tile completes both."""


def test_it_is_asked_before_a_feature_is_paid(played: Played) -> None:
    texts = (*CAP_ON_START, "meeple city 0,-1 S")
    game = played(Gifts, texts=texts)
    assert offered(game) == ["give", "pass"]
    assert game.scores == [0, 0]
    game.push("give")
    assert game.scores == [4, 2]
    assert game.decision is not None
    assert game.decision.step == "draw"
    take_back(game)


@pytest.mark.parametrize("ordered", [False, True])
def test_every_feature_and_every_module_has_its_question_once(played: Played, ordered: bool) -> None:
    class Order(RuleModule):
        id = "ordered" if ordered else "unordered"  # a ruleset is made once for each text
        hooks = ("order_matters",)

        def order_matters(self, engine: Engine) -> bool:
            return ordered

    game = played(Gifts, Tolls, Order, texts=TWO_CITIES)
    if ordered:
        assert offered(game) == ["score city 0,-1 S", "score city 0,-1 E"]
        game.push("score city 0,-1 E")
    assert offered(game) == ["give", "pass"]
    game.push("give")
    assert offered(game) == ["give", "pass"]
    game.push("pass")
    assert game.decision is not None
    assert game.decision.step == "draw", "both cities are paid"
    assert game.scores == [4 - 2, 4 + 2]  # two tolls, one gift
    assert [line.reason for line in game.explain()].count("city") == 2
    take_back(game)


class Settlers(RuleModule):
    """Whoever is a knight stays in his city."""

    id = "settlers"
    hooks = ("keeps_figure",)

    def keeps_figure(self, engine: Engine, root: Node, figure: Figure) -> bool:
        return engine.rules.kind_names[root.kind] == "city"


def test_who_stays_is_paid_once(played: Played) -> None:
    texts = (*CAP_ON_START, "meeple city 0,-1 S", "draw U", "place U 1,0 0", "meeple road 1,0 EW")
    game = played(Settlers, texts=texts)
    state = game.engine.state
    assert game.scores == [4, 0]
    assert int(state.supply(0, 0)) == 6
    standing = [figure for figure in state.figures if figure.node is not None]
    assert [figure.seat for figure in standing] == [0, 1]
    knight = standing[0].node
    assert knight is not None
    assert game.engine.rules.scoring.paid(state, knight.root()) == 0
    take_back(game)
    game.engine.finish()
    assert game.scores[0] == 4


class Ledger(RuleModule):
    """A point for whoever completes something."""

    id = "ledger"
    hooks = ("completed",)

    def completed(self, engine: Engine, root: Node) -> None:
        assert root.figures == 0, "all is paid"
        engine.state.add_points(1 << engine.state.seat, 10)


def test_it_hears_of_what_is_completed_though_nobody_stands_there(played: Played) -> None:
    game = played(Ledger, texts=(*CAP_ON_START, "pass"))
    assert game.scores == [10, 0]
    for text in ("draw U", "place U 1,0 0", "pass"):
        game.push(text)
    assert game.scores == [10, 0]
    take_back(game)


def test_a_monastery_is_completed_once(played: Played) -> None:
    game = played(Ledger, texts=("draw B", "place B 0,1 0", "pass"))
    told = []
    for kind, spot in (
        ("U", "-1,0"), ("U", "1,0"), ("B", "-1,1"), ("B", "1,1"), ("B", "0,2"), ("E", "-1,2"), ("E", "1,2"),
    ):  # fmt: skip
        game.push(f"draw {kind}")
        game.push(next(text for text in offered(game, "place") if f" {spot} " in text))
        game.push("pass")
        told.append(sum(game.scores))
    assert told == [0, 0, 0, 0, 0, 0, 10]
    for text in ("draw U", "place U 2,0 0", "pass"):
        game.push(text)
    assert sum(game.scores) == 10
