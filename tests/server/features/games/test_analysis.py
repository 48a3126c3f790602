"""The analysis of a finished game: made once beside the tables, kept with its own, told to nobody before the end."""

import asyncio
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bastide.analysis import analyse
from bastide.server.common.errors import RequestError
from bastide.server.features.games import analysis_queue as benches
from bastide.server.features.games.analysis_queue import AnalysisQueue
from bastide.server.features.games.analysis_worker import AnalysisProgress, AnalysisTask
from bastide.server.http.identity import Requester
from bastide.server.http.limits import Limits
from bastide.server.protocol.events import Abandoned
from bastide.server.storage.store import Store
from bastide.server.storage.table_expiry import delete_stored_table
from bastide.server.tables.history.records import make_record
from bastide.server.tables.history.replay import GameHistory, replay_frames
from bastide.server.tables.table import Table
from tests.browser.fixtures.scenes import store
from tests.server.conftest import PATIENCE, AppServer, run_app_server
from tests.server.fixtures.tables import misty, rush, seed_table

ADDRESS = "/api/tables/judged-{}/analysis"
ONE, TWO, FAR = Requester("one", "1.1.1.1"), Requester("two", "1.1.1.1"), Requester("far", "2.2.2.2")


@pytest.fixture(scope="module")
def rooms() -> dict[str, Table]:
    """A finished game, a game of a team, one that goes on, one that only its people see, and one that ended early."""
    made = {
        "base": seed_table("base", 1),
        "team": misty(1, seed=3),
        "live": seed_table("base", 2),
        "shut": seed_table("base", 3),
        "left": seed_table("base", 4),
    }
    for name, room in made.items():
        rush(room, random.Random(3), most=20 if name in ("live", "left") else 1000)
        if name == "left":
            room.emit(Abandoned(room.last_secret, "agreed"))
        room.table = f"judged-{name}"
    return made


@pytest.fixture(scope="module")
def served(rooms: dict[str, Table], tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppServer]:
    """A server with these tables."""
    data: Path = tmp_path_factory.mktemp("judged")
    store(data, *rooms.values())
    with run_app_server(data) as server:
        yield server


def ask(server: AppServer, name: str, method: str = "GET", **more: Any) -> Any:
    return server.client.request(method, ADDRESS.format(name), **more)


def made(server: AppServer, name: str) -> tuple[dict[str, Any], list[tuple[int, int]]]:
    """The analysis, and how far it was on the way."""
    until, told = time.monotonic() + PATIENCE, ask(server, name, "POST")
    way: list[tuple[int, int]] = []
    while told.status_code == 202:
        assert time.monotonic() < until
        way.append((told.json()["done"], told.json()["of"]))
        time.sleep(0.05)
        told = ask(server, name)
    assert told.status_code == 200, told.text
    return told.json(), way


def test_a_finished_game_is_judged_without_names(served: AppServer, rooms: dict[str, Table]) -> None:
    assert ask(served, "base").json()["code"] == "no-analysis"
    told, way = made(served, "base")
    expected = analyse(make_record(rooms["base"]))
    del expected["players"]
    assert told == expected
    assert way == sorted(way)
    plain = ask(served, "base", headers={"accept-encoding": "identity"})
    assert plain.json() == told
    assert "Anna" not in plain.text


def test_a_game_that_ended_early_is_judged_as_far_as_it_went(served: AppServer, rooms: dict[str, Table]) -> None:
    told, _ = made(served, "left")
    expected = analyse(make_record(rooms["left"]))
    assert not expected["over"]
    assert len(expected["curve"]) == len(replay_frames(GameHistory.of(rooms["left"], None))), (
        "the replay tells as many turns"
    )
    assert told == {field: value for field, value in expected.items() if field != "players"}


def test_what_was_made_is_not_made_again(served: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    told, _ = made(served, "base")

    def begun(*_: Any) -> None:
        raise AssertionError("it was begun again")

    monkeypatch.setattr(AnalysisQueue, "begin", begun)
    assert ask(served, "base", "POST").json() == told
    monkeypatch.setattr(benches, "ENGINE", "another")
    assert ask(served, "base").json()["code"] == "no-analysis", "another version judges anew"


@pytest.mark.parametrize(
    ("name", "query", "status", "code"),
    [
        ("live", "", 409, "not-over"),
        ("none", "", 404, "no-such-table"),
        ("base", "?depth=3", 400, "bad-depth"),
        ("base", "?depth=-1", 400, "bad-depth"),
        ("team", "?depth=2", 400, "bad-depth"),
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_refusals(served: AppServer, name: str, query: str, status: int, code: str, method: str) -> None:
    answer = served.client.request(method, ADDRESS.format(name) + query)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"].endswith(".")


def test_who_may_not_look_learns_nothing(
    served: AppServer, rooms: dict[str, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closed(store: Store, room: Table, device: str) -> None:
        raise RequestError("closed", "This table is closed.", status=403)

    monkeypatch.setattr("bastide.server.live.people.visibility.check_visible", closed)
    assert {ask(served, "shut", method).status_code for method in ("GET", "POST")} == {403}


class Slow(AnalysisQueue):
    """Games are judged when the test says so."""

    def __init__(self, store: Store, limits: Limits) -> None:
        super().__init__(store, limits, clock=lambda: 0.0)
        self.go, self.fails = asyncio.Event(), False

    async def _analyse(self, task: AnalysisTask, job: benches.AnalysisJob) -> AnalysisProgress:
        await self.go.wait()
        if self.fails:
            raise ValueError("it cannot be read")
        return AnalysisProgress(body=b"packed")


def in_loop(folder: Path, test: Any, limits: Limits | None = None, *rooms: Table) -> None:
    """With a bench of its own."""
    store(folder, *rooms)

    async def run() -> None:
        own = Store(folder)
        bench = Slow(own, limits or Limits())
        try:
            await asyncio.wait_for(test(bench, own), 60)
        finally:
            await bench.close()
            own.close()

    asyncio.run(run())


async def over(bench: AnalysisQueue) -> None:
    while bench.waiting:
        await asyncio.sleep(0)


def task(depth: int = 0) -> AnalysisTask:
    return AnalysisTask("", depth)


def test_one_for_a_table_two_for_a_device(tmp_path: Path) -> None:
    async def test(bench: Slow, _: Store) -> None:
        first = bench.begin("a", task(), ONE)
        assert bench.begin("a", task(), FAR) is first
        with pytest.raises(RequestError, match="already"):
            bench.begin("a", task(2), FAR)
        bench.begin("b", task(), ONE)
        for table, who in (("c", ONE), ("c", Requester("one", "3.3.3.3"))):
            with pytest.raises(RequestError, match="minute"):
                bench.begin(table, task(), who)
        bench.begin("c", task(), TWO)
        assert bench.waiting == 3
        with pytest.raises(RequestError, match="minute"):
            bench.begin("d", task(), Requester("three", "1.1.1.1"))
        bench.begin("d", task(), FAR)

    in_loop(tmp_path / "data", test, Limits(analyses_each_address=3))


def test_an_address_has_so_many_within_an_hour(tmp_path: Path) -> None:
    async def test(bench: Slow, _: Store) -> None:
        bench.begin("a", task(), ONE)
        with pytest.raises(RequestError, match="a while"):
            bench.begin("b", task(), TWO)
        bench.begin("b", task(), FAR)

    in_loop(tmp_path / "data", test, Limits(analyses_per_hour=1))


def test_it_goes_with_its_table_and_is_not_kept_without_one(tmp_path: Path) -> None:
    room = seed_table("base", 1)
    rush(room, random.Random(3))

    async def test(bench: Slow, own: Store) -> None:
        bench.go.set()
        bench.begin(room.table, task(), ONE)
        await over(bench)
        assert await bench.load(room.table, 0) == b"packed"
        await own.do(
            partial(
                benches.store_analysis, table=room.table, depth=0, engine="older", result=AnalysisProgress(body=b"old")
            )
        )
        assert await bench.load(room.table, 0) is None
        assert await own.do(partial(delete_stored_table, table=room.table))
        bench.begin(room.table, task(), ONE)
        await over(bench)
        assert await own.do(lambda db: db.execute("SELECT count(*) FROM analyses").get) == 0

    in_loop(tmp_path / "data", test, None, room)


def test_what_failed_is_told_and_may_be_tried_again(tmp_path: Path) -> None:
    async def test(bench: Slow, _: Store) -> None:
        bench.fails = True
        bench.go.set()
        bench.begin("a", task(), ONE)
        await over(bench)
        assert bench.find("a", 0).state == "failed"
        assert bench.begin("a", task(), ONE).state == "waiting"

    in_loop(tmp_path / "data", test)


def test_nothing_is_begun_once_the_server_goes_down(tmp_path: Path) -> None:
    async def test(bench: Slow, _: Store) -> None:
        bench.begin("a", task(), ONE)
        await bench.close()
        assert bench.waiting == 0
        with pytest.raises(RequestError):
            bench.begin("b", task(), ONE)

    in_loop(tmp_path / "data", test)
