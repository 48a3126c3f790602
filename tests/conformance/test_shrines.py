"""Steps before the draw (need M1): with double turns, extra turns and a hand of two tiles."""

from pathlib import Path

import pytest

from bastide import Game
from bastide.rules import MODULES
from tests.conformance.laws import Witness
from tests.conformance.shrines import Shrines

COMPANIES = ("base", "base+fields+traders", "base+fields+river20+arrows", "base+traders+arrows", "base+fields+conquest")


@pytest.fixture(autouse=True)
def _shrines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "shrines", Shrines)


@pytest.mark.parametrize("hand", [1, 2])
@pytest.mark.parametrize("text", COMPANIES)
def test_a_step_before_the_draw_plays_with_every_module_that_repeats_turns(
    text: str, hand: int, tmp_path: Path
) -> None:
    witness = Witness(Game(f"{text}+shrines", players=3, chance="manual", hand=hand), text).play()
    engine = witness.game.engine
    slot = engine.rules.slices["shrines"]
    blessings, rests = engine.state.values[slot], engine.state.values[slot + 1]
    extra_turns = sum(action.text == "again" for action in witness.game.actions)
    assert blessings == engine.state.turn + 1 + extra_turns, "once a turn, also in an extra one, not in a second part"
    assert rests > 0
    witness.replay(tmp_path)
    witness.rewind()


def test_the_steps_stand_before_the_draw() -> None:
    names = [step.name for step in Game("base+traders+shrines", seed=1).engine.rules.turn]
    assert names[:4] == ["blessing", "rest", "draw", "place"]


def test_who_rests_draws_no_tile() -> None:
    game = Game("base+shrines", players=2, seed=3)
    left = game.left()
    game.push("rest")
    assert (game.left(), game.engine.state.seat) == (left, 1)


def test_a_step_that_does_not_follow_cannot_be_skipped_to() -> None:
    engine = Game("base+shrines", seed=1).engine
    with pytest.raises(ValueError, match="the step 'blessing' does not follow in this turn"):
        engine.skip_past("blessing")
