"""The greedy bot with goods, builders and pigs: what a player who knows them would do."""

from operator import itemgetter

import pytest

from bastide import Game
from bastide.bots import make_bot
from bastide.bots.evaluation import PositionEvaluator
from bastide.bots.feature_value import FeatureValue
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, draw
from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.notation import to_action
from bastide.core.state import State
from bastide.heuristics import ModuleHeuristics
from bastide.rules import new_engine
from bastide.rules.traders.heuristics import TradersHeuristics

from .family import found, offered

RULES = "base+fields+traders"


def worth(engine: Engine, base_only: bool = False) -> dict[str, float]:
    """What the bot thinks of each offer, by the first word of its text."""
    judged: dict[str, float] = {}
    for act, value in Judge(engine, base_only=base_only).judge():
        word = to_action(engine, act).text.split()[0]
        judged[word] = max(value, judged.get(word, value))
    return judged


def early(engine: Engine) -> bool:
    """A builder may join his meeple, and many turns are to come."""
    return engine.state.bag > 40 and any(text.startswith("builder") for text in offered(engine))


def any_position(engine: Engine) -> bool:
    """As it comes."""
    return True


def heuristics_of(engine: Engine) -> TradersHeuristics:
    """The one of the module."""
    return next(one for module in engine.rules.modules if isinstance(one := module.heuristics(), TradersHeuristics))


def with_tokens(*seats: tuple[int, int, int]) -> Engine:
    """The start of a game in which each seat has so much wine, grain and cloth (TRA-23)."""
    engine = new_engine(RULES, len(seats))
    slot = engine.rules.slices["traders"]
    for place, n in enumerate(n for counts in seats for n in counts):
        engine.state.set(slot + place, n)
    return engine


def test_it_takes_a_second_tile() -> None:
    """One turn more is worth more than none (TRA-47)."""
    for engine in found(RULES, "double-turn", [1, 6], any_position):
        judged = worth(engine)
        assert judged["second-tile"] > judged["pass"] + 1


def test_a_builder_is_worth_his_turn_where_the_game_is_young() -> None:
    """He takes no meeple, and brings second tiles while he stands (TRA-30, TRA-40)."""
    for engine in found(RULES, "figure", [1, 2, 5, 7], early):
        judged = worth(engine)
        assert judged["builder"] > judged["pass"]


def test_somebody_who_knows_the_base_game_alone_sees_nothing_in_him() -> None:
    for engine in found(RULES, "figure", [1, 2, 5, 7], early):
        judged = worth(engine, base_only=True)
        assert abs(judged["builder"] - judged["pass"]) < 1e-9


def worth_of(game: Game, node: Node) -> list[float]:
    """What the feature with that segment is worth to each seat, as it stands."""
    position = PositionEvaluator(game.engine, FeatureValue(game.engine, Weights()))
    position.begin()
    values = next(known.values for known in position.known if known.root is node.root())
    return [values[seat] for seat in range(len(values))]


def test_a_pig_counts_for_whoever_is_paid_for_its_field() -> None:
    """A farmer with a completed city: the pig brings a point more, late in the game as well (TRA-63)."""
    game = Game(RULES, players=2, chance="manual")
    for text in ("draw E", "place E 0,-1 180", "meeple field 0,-1 012367", "draw B", "place B 1,-1 0", "pass"):
        game.push(text)
    for text in ("draw B", "place B 0,-2 0"):
        game.push(text)
    pig = next(action.text for action in game.legal_actions() if action.text.startswith("pig"))
    state = game.engine.state
    field = next(figure.node for figure in state.figures if figure.node is not None)
    assert field is not None
    without = worth_of(game, field)
    game.push(pig)
    beside = worth_of(game, field)
    assert beside[0] == without[0] + 1
    assert beside[1] == without[1] == 0


@pytest.mark.parametrize("seed", [3, 4])
def test_a_turn_is_worth_as_much_after_its_tile_as_before(seed: int) -> None:
    """Builders and pigs, which count nothing (TRA-07), are seen where the figure is chosen, too (TRA-40, TRA-63)."""
    engine, rng, chosen = new_engine("base+fields+inns+traders", 2), Rng(seed), ""
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, rng))
            continue
        seat, placing = engine.seat, engine.current().question == "place"
        act, before = max(Judge(engine).judge(), key=itemgetter(1))
        engine.push(act)
        if placing and engine.seat == seat and engine.current().question == "figure":
            act, after = max(Judge(engine).judge(), key=itemgetter(1))
            assert after == pytest.approx(before, abs=1e-6), chosen
            chosen += to_action(engine, act).text + "; "
    assert "pig" in chosen
    assert "builder" in chosen


def test_tokens_are_worth_the_chance_to_lead_in_the_end() -> None:
    """10 points a kind, for whoever ties too (TRA-24, TRA-25); all nine of wine are taken."""
    engine = with_tokens((5, 0, 0), (4, 0, 0))
    adviser = heuristics_of(engine)
    assert adviser.promise(engine.state, 0) - adviser.promise(engine.state, 1) == 10
    even = with_tokens((2, 1, 0), (2, 1, 0))
    assert heuristics_of(even).promise(even.state, 0) == heuristics_of(even).promise(even.state, 1)
    ahead = with_tokens((2, 0, 0), (1, 0, 0))
    lead = heuristics_of(ahead).promise(ahead.state, 0) - heuristics_of(ahead).promise(ahead.state, 1)
    assert 0 < lead < 10


def test_it_promises_less_when_few_turns_are_left() -> None:
    """A builder and a pig at hand are of no use at the end."""
    engine = with_tokens((0, 0, 0), (0, 0, 0))
    adviser = heuristics_of(engine)
    full = adviser.promise(engine.state, 0)
    engine.state.bag = 0
    assert adviser.promise(engine.state, 0) < full - 3


def test_an_adviser_s_promise_counts_for_its_seat() -> None:
    """The law, with a module that promises five points to whoever has the second seat."""

    class Five(ModuleHeuristics):
        def promise(self, state: State, seat: int) -> float:
            return 5.0 if seat == 1 else 0.0

    engine = new_engine("base", 2)
    outlook = FeatureValue(engine, Weights())
    outlook.begin()
    before = [outlook.supply(seat) for seat in (0, 1)]
    outlook.heuristics = [Five()]
    assert [outlook.supply(seat) for seat in (0, 1)] == [before[0], before[1] + 5]


def test_it_plays_whole_games_and_says_which() -> None:
    """A whole game of two of them, twice the same."""
    texts = []
    for _ in range(2):
        game = Game(RULES, players=2, seed=5)
        bots = [make_bot("greedy", 5, 0, seat) for seat in (0, 1)]
        while game.decision is not None:
            assert game.decision.seat is not None
            game.push(bots[game.decision.seat].choose(game))
        texts.append([action.text for action in game.actions])
    assert texts[0] == texts[1]
    assert sum(text.startswith("builder") for text in texts[0]) > 0
    assert "second-tile" in texts[0]
