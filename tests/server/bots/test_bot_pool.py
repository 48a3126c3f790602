"""Bots move beside the loop, always answer, and come and go as people do."""

import asyncio
import random
import sys
from pathlib import Path

import pytest

import bastide
from bastide.bots.api import Budget
from bastide.game import Game
from bastide.server.bots.pool import BotPool, random_action
from bastide.server.bots.worker import SPARED, BotRunner, BotTask
from tests.server.conftest import BOT, ME, AppServer


def task(*actions: str, bot: str = "greedy") -> BotTask:
    """A decision after these actions."""
    return BotTask(0, "t", "base+fields", 2, 0, list(actions), bot, 0)


def test_the_thinker_plays_along_and_starts_again_after_a_take_back() -> None:
    thinker = BotRunner()
    game = Game("base+fields", players=2, chance="manual")
    game.push("draw U")
    first = thinker.choose(task("draw U"))
    assert first in [a.text for a in game.legal_actions()]
    game.push(first)
    done = ["draw U", first]
    if game.decision and game.decision.seat is not None:
        assert thinker.choose(task(*done)) in [a.text for a in game.legal_actions()]
    assert thinker.choose(task("draw V")).startswith("place V")


def test_a_worker_answers_and_ends_with_its_desk() -> None:
    async def run() -> None:
        desk = BotPool()
        assert (await desk.choose(task("draw U"))).startswith("place U")
        worker = desk._worker
        assert worker is not None
        worker.kill()
        await worker.wait()
        assert (await desk.choose(task("draw U"))).startswith("place U"), "a dead worker is replaced"
        worker = desk._worker
        await desk.close()
        assert worker is not None
        assert worker.returncode is not None

    asyncio.run(run())


def test_a_bot_that_cannot_choose_moves_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")

    async def run() -> str:
        return await BotPool().choose(task("draw U"))

    assert asyncio.run(run()).startswith("place U")
    random.seed(1)
    assert len({random_action(task("draw U")) for _ in range(30)}) > 2


def test_a_bot_stands_in_and_leaves_when_the_person_is_back(server: AppServer, tmp_path: Path) -> None:
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, {"kind": "open"}, options={"starter": 1})
    with server.sit_at(table, anna) as line:
        with server.sit_at(table, ben) as other:
            assert other.ask("sit", seat=1, name="Ben")["t"] == "ack"
        while line.table["seats"][1]["online"] or line.table["seats"][1]["kind"] == "open":
            line.hear()
        assert line.ask("start")["t"] == "ack"
        line.until("snapshot")
        assert line.ask("bot", seat=1, bot="random")["code"] == "seat-taken"
        hub = server.client.app.app.state.hub  # type: ignore[attr-defined]
        key = next(key for key in hub.presence._left if key[0] == table)
        hub.presence._left[key] -= 61
        assert line.ask("bot", seat=1, bot="random")["t"] == "ack"
        while not line.offers:
            line.hear()
        assert line.table["seats"][1]["standIn"]
        with server.sit_at(table, ben) as other:
            assert other.table["seats"][1]["kind"] == "me"
            while line.table["seats"][1]["kind"] != "person":
                line.hear()


def test_bots_alone_finish_a_game_while_people_watch(server: AppServer) -> None:
    eve = server.person()
    with server.sit_at(server.open(eve, BOT, BOT, BOT), eve) as line:
        while line.table["phase"] != "over":
            line.hear()
        assert line.view is not None
        assert len(line.view["scores"]) == 3


@pytest.mark.parametrize(("compiled", "budget"), [(True, Budget(evaluations=60)), (False, SPARED)])
def test_a_bot_that_searches_keeps_to_the_patience_of_the_desk(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, budget: Budget
) -> None:
    monkeypatch.setattr(bastide, "compiled", compiled)
    thinker, asked = BotRunner(), task("draw U", bot="sidonie")
    thinker.choose(asked)
    (bot,) = thinker._bots.values()
    assert bot.budget == budget
    assert thinker.choose(task("draw U", bot="gaspard")), "the others have no budget"
