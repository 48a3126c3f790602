"""The forecast: beside the loop, about the newest position only, with an honest error."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from bastide.server.bots.pool import BotPool
from bastide.server.bots.worker import BotChoice, BotRunner, BotTask
from bastide.server.http.limits import Limits
from bastide.server.live.assistance import forecasts
from bastide.server.live.assistance.bot_turns import make_position_task
from bastide.server.live.clients.client import Client
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from tests.server.conftest import ME, AppServer
from tests.server.fixtures.tables import act, misty, offers, start_table


class Oracle:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[BotTask] = []
        self.go = asyncio.Event()
        self.waiting = 0
        self.found: BotChoice | None = BotChoice(1, within={"1": 0.0, "3": 0.25, "6": 1.0}, games=100)

    async def ask(self, task: BotTask, wanted: Callable[[], bool] = lambda: True) -> BotChoice | None:
        """Waits."""
        self.asked.append(task)
        await self.go.wait()
        self.go.clear()
        return self.found


class Desk:
    """What of a hub a forecast needs."""

    def __init__(self) -> None:
        self.forecast_pool, self.insight_pool = Oracle(), Oracle()
        self.tasks: list[asyncio.Task[None]] = []

    def spawn(self, work: Any) -> None:
        """Runs it."""
        self.tasks.append(asyncio.get_running_loop().create_task(work))


def heard(client: Client) -> list[dict[str, Any]]:
    """What a page was told."""
    told = []
    while client.queue:
        data = client.queue.popleft()
        assert isinstance(data, bytes)
        told.append(json.loads(data))
    return told


def hub_of(desk: Desk) -> Hub:
    """The desk in the place of a hub."""
    return desk  # type: ignore[return-value]


def test_only_the_newest_position_counts_and_whoever_waits_is_told() -> None:
    async def run() -> None:
        desk, live = Desk(), LiveTable(misty(1))
        one, two = Client("t", "a", Limits()), Client("t", "b", Limits())
        await forecasts.request_forecast(hub_of(desk), live, one, "c1", forecasts.RISK)
        await asyncio.sleep(0)
        act(live.room, offers(live.room)[0]["id"])
        await forecasts.request_forecast(hub_of(desk), live, two, "c2", forecasts.RISK)
        assert len(desk.tasks) == 1, "one at a time"
        desk.forecast_pool.go.set()
        while len(desk.forecast_pool.asked) < 2:
            await asyncio.sleep(0)
        assert heard(one) == []
        desk.forecast_pool.go.set()
        await desk.tasks[0]
        (first,), (second,) = heard(one), heard(two)
        assert (first["t"], first["cid"], second["cid"]) == ("risk", "c1", "c2")
        assert first["seq"] == second["seq"] == live.room.head
        assert desk.forecast_pool.asked[1].actions == make_position_task(live.room).actions
        assert all(task.seconds > 0 for task in desk.forecast_pool.asked)
        await forecasts.request_forecast(hub_of(desk), live, one, "c3", forecasts.RISK)
        assert heard(one) == [{**first, "cid": "c3"}], "what is known is told at once"

    asyncio.run(run())


def test_with_very_many_who_wait_nobody_more_is_let_in() -> None:
    async def run() -> None:
        desk, live = Desk(), LiveTable(misty(1))
        client = Client("t", "a", Limits())
        desk.forecast_pool.waiting = forecasts.QUEUE
        await forecasts.request_forecast(hub_of(desk), live, client, "c1", forecasts.RISK)
        assert [message["code"] for message in heard(client)] == ["no-forecast"]
        assert not desk.tasks

    asyncio.run(run())


def test_what_nobody_waits_for_any_more_is_passed_over() -> None:
    async def run() -> None:
        live, desk = LiveTable(misty(1)), BotPool()
        client = Client("t", "a", Limits())
        forecast, task = live.forecasts[forecasts.RISK], make_position_task(live.room)
        assert live.room.match is not None
        moment = live.room.match.moment
        forecast.waiting = [(client, "c")]
        assert not forecasts.is_forecast_wanted(live, forecast, moment), "its page has gone"
        live.clients.add(client)
        assert forecasts.is_forecast_wanted(live, forecast, moment)
        assert not forecasts.is_forecast_wanted(live, forecast, moment - 1), "the table has moved on"
        assert await desk.ask(task, lambda: False) is None
        assert desk._worker is None, "nobody was asked"

    asyncio.run(run())


def test_a_failure_and_an_end_are_told() -> None:
    async def run() -> None:
        desk, live = Desk(), LiveTable(misty(1))
        client = Client("t", "a", Limits())
        desk.forecast_pool.found = None
        desk.forecast_pool.go.set()
        await forecasts.request_forecast(hub_of(desk), live, client, "c1", forecasts.RISK)
        await desk.tasks[0]
        assert [message["code"] for message in heard(client)] == ["no-forecast"]
        await forecasts.request_forecast(hub_of(desk), live, client, "c2", forecasts.RISK)
        await asyncio.sleep(0)
        while live.room.phase == "playing":
            act(live.room, offers(live.room)[0]["id"])
        desk.forecast_pool.go.set()
        await desk.tasks[1]
        assert [message["code"] for message in heard(client)] == ["game-over"]

    asyncio.run(run())


def test_tables_without_help_or_teams_have_no_forecast() -> None:
    reasons = [forecasts.RISK.why_not(room, "c") for room in (start_table(), misty(1, aids=False), misty(1))]
    assert [one.code if one else "" for one in reasons] == ["no-forecast", "aids-off", ""]


@pytest.mark.parametrize(
    ("chance", "games", "low", "high"),
    [
        (0.0, 100, 0.01, 0.03),
        (1.0, 100, 0.01, 0.03),
        (0.5, 100, 0.09, 0.1),
        (0.5, 10_000, 0.009, 0.01),
        (0.0, 1, 0.3, 0.5),
    ],
)
def test_the_error_shrinks_with_games_and_is_never_nothing(chance: float, games: int, low: float, high: float) -> None:
    assert low <= forecasts.wilson_error(chance, games) <= high


def test_a_thinker_foretells_and_leaves_its_game_where_it_was() -> None:
    room = misty(2)
    for _ in range(6):
        act(room, offers(room)[0]["id"])
    thinker, task = BotRunner(), make_position_task(room)
    task.seconds = 0.05
    told = thinker.answer(task)
    assert told.games >= 1
    assert set(told.within) == {"1", "3", "6"}
    assert 0 <= told.within["1"] <= told.within["3"] <= told.within["6"] <= 1
    assert room.match is not None
    (game, _), *_ = thinker._games.values()
    assert game.hash() == room.match.game.hash()


def test_over_the_line_the_answer_comes_by_itself(server: AppServer) -> None:
    anna = server.person()
    with server.sit_at(server.open(anna, ME, rules="mists", options={"starter": 0}), anna) as line:
        answer = line.ask("risk")
        assert (answer["t"], answer["seq"]) == ("risk", line.seq)
        assert set(answer["within"]) == set(answer["error"]) == {"1", "3", "6"}
        assert answer["games"] > 0
    with server.sit_at(server.open(anna, ME, {"kind": "open"}), anna) as line:
        assert line.ask("risk")["code"] == "no-forecast"
