"""Aids at a table: what its terms give, the same for everybody, once per position; bands beside the loop."""

import asyncio
from typing import Any

import msgspec
import pytest

from bastide.aids import FEWEST
from bastide.server.bots import insights
from bastide.server.bots.worker import BotChoice, BotRunner, BotTask
from bastide.server.http.limits import Limits
from bastide.server.live.assistance import forecasts
from bastide.server.live.assistance.bot_turns import make_position_task
from bastide.server.live.clients.client import Client
from bastide.server.live.registry import LiveTable
from bastide.server.protocol.events import Aid, Created
from bastide.server.protocol.server_messages import AidsAnswer
from bastide.server.protocol.terms import AIDS, commitment_setup
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.conftest import BOT, ME, OPEN, AppServer
from tests.server.fixtures.tables import act, decider, misty, offers, seed_table, start_table, table
from tests.server.live.test_forecasts import Desk, Oracle, heard, hub_of


def begun(moves: int = 6, **more: Any) -> Table:
    """A table after some moves."""
    room = seed_table("base+fields", 2, **more)
    for _ in range(moves):
        act(room, offers(room)[0]["id"])
    return room


def told(room: Table) -> AidsAnswer:
    """What it works out."""
    task = make_position_task(room)
    task.gives = [aid for aid in AIDS if room.terms.gives(aid)]
    answer = BotRunner().answer(task).aids
    assert answer is not None
    return msgspec.json.decode(msgspec.json.encode(answer), type=AidsAnswer)


def test_everything_is_told_at_a_usual_table() -> None:
    room = begun()
    answer = told(room)
    assert answer.cells
    assert {"x", "y", "fits", "held", "filled", "comes", "tiles"} == set(answer.cells[0])
    assert room.match is not None
    left = room.match.game.left()
    assert all(one["fits"] == sum(left[name] for name in one["tiles"]) for one in answer.cells)
    assert answer.features
    assert answer.result is not None
    points = sum(one["points"] * len(one["owners"]) for one in answer.features)
    assert sum(answer.result) == sum(room.match.game.scores) + points


@pytest.mark.parametrize("aid", AIDS)
def test_an_aid_that_is_left_out_is_told_nobody(aid: Aid) -> None:
    room = begun(without=[aid])
    answer = told(room)
    assert (answer.cells is None) == (aid == "cells")
    assert all(("tiles" in one) == (aid != "left") for one in answer.cells or [])
    assert answer.features is not None
    assert all(("segments" in one) == (aid != "owners") for one in answer.features)
    assert all(("points" in one) == (aid != "points") for one in answer.features)
    assert (answer.result is None) == (aid == "points")
    view = views.make_snapshot(room, Caller(decider(room))).view
    assert view is not None
    assert bool(view["left"]["tiles"]) == (aid != "left")
    refusal = forecasts.BAND.why_not(room, "c")
    assert (refusal.code if refusal else "") == ("aids-off" if aid == "forecast" else "")


def test_a_table_without_help_or_before_its_game_has_none() -> None:
    rooms = (start_table(aids=False), start_table(without=["cells", "owners", "points"]), table())
    answers = [insights.why_no_aids(room, "c") for room in rooms]
    assert [one.code for one in answers if one is not None] == ["aids-off", "aids-off", "not-started"]


def test_it_is_worked_out_once_for_all_who_ask_about_a_position() -> None:
    async def run() -> None:
        desk, live = Desk(), LiveTable(begun())
        pages = [Client("t", device, Limits()) for device in "abc"]
        live.clients.update(pages)
        desk.insight_pool.found = BotChoice(1, aids=told(live.room))
        for page in pages[:2]:
            await forecasts.request_forecast(hub_of(desk), live, page, "first", forecasts.AIDS)
        desk.insight_pool.go.set()
        await desk.tasks[0]
        await forecasts.request_forecast(hub_of(desk), live, pages[2], "later", forecasts.AIDS)
        assert len(desk.insight_pool.asked) == 1
        answers = [one for page in pages for one in heard(page)]
        assert [(one["t"], one["cid"], one["seq"]) for one in answers] == [
            ("aids", "first", live.room.head),
            ("aids", "first", live.room.head),
            ("aids", "later", live.room.head),
        ]
        act(live.room, offers(live.room)[0]["id"])
        for cid in range(forecasts.ASKED + 1):
            await forecasts.request_forecast(hub_of(desk), live, pages[0], str(cid), forecasts.AIDS)
        desk.insight_pool.go.set()
        await desk.tasks[1]
        assert len(desk.insight_pool.asked) == 2
        assert [one["cid"] for one in heard(pages[0])] == [str(cid) for cid in range(1, forecasts.ASKED + 1)]

    asyncio.run(run())


def test_what_is_left_out_is_kept_shown_and_bound() -> None:
    room, plain = table(without=["forecast", "left"]), table()
    assert isinstance(room.log[0], Created)
    assert room.log[0].without == ["forecast", "left"]
    assert room.terms.options()["without"] == ["forecast", "left"]
    assert "without" not in plain.terms.options()
    assert "without" not in commitment_setup(plain.table, plain.made)
    assert commitment_setup(room.table, room.made)["without"] == ["forecast", "left"]
    assert not room.terms.gives("left")
    assert room.terms.gives("cells")


def test_it_is_chosen_at_set_up(server: AppServer) -> None:
    anna = server.person()
    name = server.open(anna, ME, OPEN, options={"without": ["points", "left", "left"], "starter": 0})
    with server.sit_at(name, anna) as line:
        assert line.table["options"]["without"] == ["left", "points"]
    wrong = {"rules": "base", "seats": [ME, BOT], "options": {"without": ["everything"]}}
    assert server.client.post("/api/tables", json=wrong).status_code == 400
    with server.sit_at(server.open(anna, ME, BOT, rules="tournament"), anna) as line:
        assert line.ask("aids")["code"] == "aids-off"
    with server.sit_at(server.open(anna, ME, BOT, options={"starter": 0}), anna) as line:
        answer = line.ask("aids")
        assert (answer["t"], answer["seq"]) == ("aids", line.seq)
        assert len(answer["cells"]) == 4


class Clock(Desk):
    """A desk whose time stands still until a band has looked three times."""

    def __init__(self) -> None:
        super().__init__()
        self.forecast_pool: Oracle = Oracle()
        self.forecast_pool.found = BotChoice(1, scores=[[50, 40]], games=1)
        self.forecast_pool.go.set()

    def clock(self) -> float:
        """One look has passed for each question."""
        return len(self.forecast_pool.asked) * forecasts.LOOK


def test_a_band_is_put_together_from_looks_and_ends_with_the_next_move() -> None:
    async def run() -> None:
        desk, live = Clock(), LiveTable(begun())
        client = Client("t", "a", Limits())
        await forecasts.request_forecast(hub_of(desk), live, client, "c1", forecasts.BAND)
        await asyncio.sleep(0)
        act(live.room, offers(live.room)[0]["id"])
        while not desk.tasks[0].done():
            desk.forecast_pool.go.set()
            await asyncio.sleep(0)
        (answer,) = heard(client)
        assert (answer["t"], answer["cid"], answer["seq"]) == ("forecast", "c1", live.room.head)
        assert (answer["mean"], answer["wins"]) == ([50, 40], [1.0, 0.0])
        assert answer["low"] == answer["high"] == [50, 40]
        newest = [task for task in desk.forecast_pool.asked if task.actions == make_position_task(live.room).actions]
        assert len(newest) == answer["games"] >= FEWEST
        assert len(desk.forecast_pool.asked) > len(newest), "one look was at the position before"
        assert all(task.scores and task.seconds == forecasts.LOOK for task in desk.forecast_pool.asked)

    asyncio.run(run())


def test_a_team_has_no_band() -> None:
    refusal = forecasts.BAND.why_not(misty(1), "c")
    assert refusal is not None
    assert refusal.code == "no-forecast"


def test_a_thinker_plays_on_and_leaves_its_game_where_it_was() -> None:
    room = seed_table("base", 2, house={"draws": 10})
    task: BotTask = make_position_task(room)
    task.seconds, task.scores = 0.01, True
    thinker = BotRunner()
    answer = thinker.answer(task)
    assert answer.games == len(answer.scores) >= 1
    assert room.match is not None
    (game, _), *_ = thinker._games.values()
    assert game.hash() == room.match.game.hash()
