"""OpenSpiel's own simulation, and what a state tells."""

import copy
import pickle

import numpy as np
import pyspiel
import pytest

from bastide import IllegalAction
from bastide.envs.open_spiel import BastideGame, TeamGame

GAMES = (
    "python_bastide(rules=base)",
    "python_bastide(rules=base+fields+river,players=3)",
    "python_bastide(rules=base+fields+abbot+traders)",
    "python_bastide_team(players=2)",
)


@pytest.mark.parametrize("game", GAMES)
def test_games_at_random_are_what_openspiel_expects(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


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
