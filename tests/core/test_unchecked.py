"""What the engine does not check: it says so in words, and nothing has changed."""

import random

import pytest

from bastide import Action, ActionError, Game
from bastide.bots import Bot
from bastide.core.engine import Engine
from bastide.engine import Judge, Rng, TeamJudge, draw, new_engine, playout, text_of

GAMES = [("base+fields", 2), ("mists", 3), ("base+fields+abbot+anniversary+ghosts+conquest+traders", 4)]


def pushed_and_popped(engine: Engine, action: int) -> str:
    """The message of the refusal, "" if the action could be carried out."""
    try:
        engine.push(action)
        engine.pop()
    except ValueError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_a_number_that_cannot_be_pushed_changes_nothing(rules: str, players: int) -> None:
    engine, rng, refused = new_engine(rules, players), random.Random(1), 0
    while not engine.over:
        legal = engine.legal_actions()
        for _ in range(6):
            action = rng.choice([rng.randrange(1 << rng.randrange(1, 62)), rng.choice(legal) + 64 * rng.randrange(5)])
            before = engine.hash(), engine.plies, engine.legal_actions()
            words = pushed_and_popped(engine, action)
            assert words in ("", f"{action} is not offered here: push one of legal_actions()")
            refused += words != ""
            assert (engine.hash(), engine.plies, engine.legal_actions()) == before
        engine.push(rng.choice(legal))
    assert refused > 100


def test_a_number_that_is_no_action_has_no_text() -> None:
    engine = new_engine("base")
    for number in (12345, -5, 2**40 + 3, 63):
        with pytest.raises(ValueError, match=f"{number} is no action of base in this position"):
            text_of(engine, number)


def test_chance_and_values_are_asked_where_they_are() -> None:
    engine, team = new_engine("base"), new_engine("mists", 3)
    for judge in (Judge(engine), TeamJudge(team)):
        with pytest.raises(ValueError, match="chance decides: push a draw first"):
            judge.judge()
    engine.push(draw(engine, Rng(1)))
    with pytest.raises(ValueError, match="seat 0 decides, not chance"):
        draw(engine, Rng(1))
    playout(engine, Rng(1))
    with pytest.raises(ValueError, match="the game is over"):
        draw(engine, Rng(1))
    with pytest.raises(ValueError, match="the game is over"):
        Judge(engine).judge()


class Wrong(Bot):
    """A bot whose answer is no action."""

    def choose_packed(self, engine: Engine) -> int:
        """A number that no module knows."""
        return 12345


def test_a_bot_that_answers_nonsense_is_told() -> None:
    game = Game("base", seed=1)
    with pytest.raises(ValueError, match="12345 is no action of base"):
        Wrong().choose(game)
    assert isinstance(game.legal_actions()[0], Action)


def test_a_number_that_is_too_large_is_called_so() -> None:
    with pytest.raises(ActionError, match="1000000000000 is too large: a number has at most six digits"):
        Action.parse("place E 1000000000000,0 0")
