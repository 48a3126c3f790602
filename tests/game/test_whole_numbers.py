"""Whole numbers may be those of NumPy; nothing else is taken for one."""

from typing import Any

import numpy as np
import pytest

from bastide import Game, RulesetError
from bastide.analysis import analyse_position
from bastide.bots import make_bot
from bastide.bots.simulate import simulate
from bastide.engine import new_engine, perft

KINDS = (np.int64, np.uint8, np.int32)


@pytest.mark.parametrize("kind", KINDS)
def test_numbers_of_numpy_are_numbers(kind: Any) -> None:
    game = Game("base", players=kind(3), seed=kind(5), starter=kind(1), small_cities=kind(2), gardens=np.bool_(False))
    same = Game("base", players=3, seed=5, starter=1, small_cities=2, gardens=False)
    assert game == same
    assert game.engine.rules is same.engine.rules
    assert (
        game.record(["A", "B", "C"]).dumps().partition("engine")[2]
        == (same.record(["A", "B", "C"]).dumps().partition("engine")[2])
    )
    game.push(game.legal_actions()[kind(0)])
    game.undo_to(kind(1))
    assert game == same
    assert game.feature_at(kind(0), kind(0), "N") == same.feature_at(0, 0, "N")
    assert type(game.determinised(kind(4)).seed) is int
    assert make_bot("greedy", kind(1), kind(2), kind(0)).choose(game) == make_bot("greedy", 1, 2, 0).choose(same)
    assert analyse_position(game, kind(0), kind(1), kind(2)) == analyse_position(same, 0, 1, 2)
    assert (
        simulate("base", ["random", "random"], kind(2), kind(3)).totals == simulate("base", ["random"] * 2, 2, 3).totals
    )
    engine = new_engine("base", kind(2))
    tile = kind(engine.rules.tile_index["E"])
    assert perft(engine, kind(1), [tile]) == 4


@pytest.mark.parametrize("wrong", [2.0, "2", None, [2], np.float64(2), True])
def test_anything_else_is_refused_in_a_sentence(wrong: Any) -> None:
    with pytest.raises(RulesetError, match="is played by 2 to 5 players, not by"):
        Game("base", players=wrong)
    with pytest.raises(RulesetError, match="the starter must be one of the seats"):
        Game("base", starter=wrong)
    if wrong is not None:
        with pytest.raises(RulesetError, match="a seed is a whole number"):
            Game("base", seed=wrong)
    if wrong is not True:
        with pytest.raises(TypeError):
            make_bot("random", wrong)
        with pytest.raises(TypeError):
            Game("base", seed=1).undo_to(wrong)
