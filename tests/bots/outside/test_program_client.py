"""The client for programs: start one from Python and ask it."""

import asyncio
import copy
import pickle
import shlex

import pytest

from bastide import Game
from bastide.bots import Budget, Program, UnknownBot, run_in_process
from bastide.bots.external import BotFailed
from bastide.bots.external.messages import Info

from .conftest import strange

pytestmark = pytest.mark.usefixtures("soon_ended")


def test_a_program_plays_a_game_against_itself() -> None:
    game = Game("base+fields", seed=1, draws=6)
    with Program(strange()) as one, Program(shlex.split(strange())) as other:
        while not game.over:
            assert game.decision is not None
            bot = (one, other)[game.decision.seat or 0]
            game.push(bot.choose(game))
        one.finish(game)
        assert one.greeting.name
    assert one.runner.program is None


def test_asked_about_another_seat_or_game_it_begins_anew() -> None:
    first, second = Game("base", seed=1), Game("base", seed=2)
    with Program(strange("tell")) as program:
        for game in (first, second, first):
            program.choose(game)
        while first.decision is not None and first.decision.seat == 0:
            first.push(first.legal_actions()[-1])
        program.choose(first)
        assert next(program.runner.games) == 5


def test_it_analyses_until_it_is_stopped() -> None:
    heard: list[Info] = []
    game = Game("base", seed=1)
    with run_in_process("master:40") as program:
        found = program.analyse(game, 0.05, heard.append)
        assert found[: len(heard)] == heard != []
        assert all(info.best[0] in {action.text for action in game.legal_actions()} for info in found)
    with run_in_process("greedy") as program:
        (answer,) = program.analyse(game, 0.05)
        assert game.why(answer.best[0]) is None
        assert game.why(program.choose(game)) is None
    with pytest.raises(ValueError, match="no seat decides"):
        program.analyse(Game("base", chance="manual"))


def test_a_search_in_a_process_leaves_an_event_loop_alive() -> None:
    game, turns = Game("base", seed=1), 0

    async def play() -> None:
        nonlocal turns
        with run_in_process("master:0.3s") as bot:
            chosen = asyncio.create_task(asyncio.to_thread(bot.choose, game))
            while not chosen.done():
                turns += 1
                await asyncio.sleep(0.01)
            assert game.why(await chosen) is None

    asyncio.run(play())
    assert turns > 5


def test_a_failure_ends_it_and_the_next_question_starts_it_again() -> None:
    with Program(strange("crash")) as program:
        for _ in range(2):
            with pytest.raises(BotFailed):
                program.choose(Game("base", seed=1))


def test_a_game_that_began_at_a_position_is_refused() -> None:
    game = Game("base", seed=1)
    for _ in range(6):
        game.push(game.legal_actions()[0])
    with Program(strange()) as program:
        for later in (Game.from_position(game.position()), game.copy(history=False)):
            with pytest.raises(ValueError, match="began at a position"):
                program.choose(later)
        program.choose(game.copy())


def test_it_has_a_budget_and_options() -> None:
    assert Program("./bot:0.2s").budget == Budget(seconds=0.2)
    assert Program("./bot:0.2s", budget="2000").budget == Budget(evaluations=2000)
    assert Program("./bot [depth=3]", options={"style": "calm"}).settings == {"depth": "3", "style": "calm"}
    for wrong in ("", ()):
        with pytest.raises(UnknownBot):
            Program(wrong)


def test_a_copy_has_the_command_and_not_the_process() -> None:
    with Program(strange(), seed=4) as program:
        program.choose(Game("base", seed=1))
        for other in (copy.copy(program), copy.deepcopy(program), pickle.loads(pickle.dumps(program))):
            assert isinstance(other, Program)
            assert (other.runner.program, other.seed) == (None, 4)
