"""OpenSpiel's own simulation, and what a state tells."""

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.tests import games_sim_test

from bastide import IllegalAction
from bastide.envs.open_spiel import BastideGame, TeamGame
from bastide.envs.open_spiel_mcts import JudgeEvaluator

GAMES = (
    "python_bastide(rules=base)",
    "python_bastide(rules=base+fields+river,players=3)",
    "python_bastide(rules=base+fields+abbot+traders)",
    "python_bastide_team(players=2)",
)


@pytest.mark.parametrize("game", GAMES)
def test_games_at_random_are_what_openspiel_expects(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_games_pass_the_simulation_test_of_openspiel(game: str) -> None:
    """With copies, pickles and serialization along the way."""
    games_sim_test.GamesSimTest("test_pig").sim_game(pyspiel.load_game(game))


def test_tree_search_of_openspiel_with_our_evaluation() -> None:
    game = pyspiel.load_game("python_bastide(rules=base)")
    evaluator = JudgeEvaluator(game)
    bot = mcts.MCTSBot(game, 1.0, 12, evaluator, child_selection_fn=mcts.SearchNode.puct_value)
    random, state, ours = np.random.RandomState(1), game.new_initial_state(), 0
    while not state.is_terminal():
        values, prior = evaluator.evaluate(state), evaluator.prior(state)
        assert abs(sum(values)) < 1e-9
        assert all(-1 <= value <= 1 for value in values)
        assert sum(chance for _, chance in prior) == pytest.approx(1)
        if state.is_chance_node():
            assert prior == state.chance_outcomes()
            numbers, chances = zip(*prior)
            state.apply_action(random.choice(numbers, p=chances))
        else:
            assert [number for number, _ in prior] == state.legal_actions()
            seat = state.current_player()
            state.apply_action(bot.step(state) if seat == 0 else random.choice(state.legal_actions()))
            ours += seat == 0
    assert state.returns() == [1.0, -1.0]
    assert ours > 30
    with pytest.raises(ValueError, match="each seat plays for itself"):
        JudgeEvaluator(pyspiel.load_game("python_bastide_team"))


def test_chance_has_the_probabilities_of_the_bag() -> None:
    state = pyspiel.load_game("python_bastide(rules=base)").new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert abs(sum(outcomes.values()) - 1) < 1e-9
    texts = {state.action_to_string(-1, number): chance for number, chance in outcomes.items()}
    assert texts["draw U"] == pytest.approx(7 / 71)


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("python_bastide").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    twin, before = state.clone(), str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert state.current_player() == 0


def test_a_game_is_pickled_and_observed() -> None:
    game = pyspiel.load_game("python_bastide(rules=base+fields,players=3)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    observer, state = game.make_py_observer(), game.new_initial_state()
    observer.set_from(state, 0)
    assert observer.tensor.dtype == np.float32
    assert observer.tensor.any()
    assert observer.string_from(state, 0).startswith("position/1 base+fields players=3")


def test_options_of_the_rules_are_a_parameter() -> None:
    game = pyspiel.load_game("python_bastide(rules=base+fields,options=small_cities:2+draws:9)")
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.new_initial_state().engine.rules.options["small_cities"] == 2
    copied = pickle.loads(pickle.dumps(game))
    assert copied.new_initial_state().engine.rules.options["draws"] == 9
    for wrong in ("small_cities", "small_cities:two"):
        with pytest.raises(ValueError, match="name:value"):
            BastideGame({"options": wrong})


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_pickled_copied_and_serialized(game: str) -> None:
    made = pyspiel.load_game(game)
    state = made.new_initial_state()
    for _ in range(12):
        chance = state.is_chance_node()
        state.apply_action(state.chance_outcomes()[0][0] if chance else state.legal_actions()[0])
    _, written = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), written):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()


def test_what_cannot_be_is_refused_with_its_reason() -> None:
    state = pyspiel.load_game("python_bastide").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(IllegalAction, match="BASE-"):
        state._apply_action(0)
    with pytest.raises(ValueError, match="mists is a game for python_bastide_team"):
        BastideGame({"rules": "mists"})
    with pytest.raises(ValueError, match="base is a game for python_bastide"):
        TeamGame({"rules": "base"})
