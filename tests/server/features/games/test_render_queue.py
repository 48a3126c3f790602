"""The press serves everybody: few pictures for each at once, one for all who want the same, none that nobody awaits."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from bastide.server.common.errors import RequestError
from bastide.server.features.games import render_queue
from bastide.server.features.games.render_queue import RenderQueue
from bastide.server.features.games.render_worker import RenderTask
from bastide.server.http.identity import Requester
from bastide.server.jobs.kinds import Job
from bastide.server.jobs.local import LocalRunner

ANNA, BEN, EVE = Requester("anna", "1.1.1.1"), Requester("ben", "1.1.1.1"), Requester("eve", "2.2.2.2")


class Slow(RenderQueue):
    """Pictures are made when the test says so."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.now = 0.0
        super().__init__(folder, runner=LocalRunner(self._carry), clock=lambda: self.now)
        self.begun: list[str] = []
        self.go = asyncio.Event()

    async def _carry(self, job: Job) -> None:
        name = msgspec.json.decode(job.said, type=RenderTask).record
        self.begun.append(name)
        await self.go.wait()
        assert job.target is not None
        job.target.write_bytes(name.encode())


def job(name: str, kind: str = "svg") -> RenderTask:
    """A picture of its own."""
    return RenderTask(kind, name, [["red"]], "light")  # type: ignore[arg-type]


def run(folder: Path, test: Callable[[Slow], Awaitable[None]]) -> None:
    """In a loop, with a press."""

    async def work() -> None:
        press = Slow(folder)
        try:
            await asyncio.wait_for(test(press), 60)
        finally:
            await press.close()

    asyncio.run(work())


async def settled() -> None:
    """Everything that can go on has."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_two_boards_for_each_device_and_each_address(tmp_path: Path) -> None:
    async def test(press: Slow) -> None:
        mine = [asyncio.create_task(press.board(job(name), ANNA)) for name in "ab"]
        await settled()
        for who in (ANNA, BEN, Requester("anna", "3.3.3.3")):
            with pytest.raises(RequestError):
                await press.board(job("c"), who)
        same = asyncio.create_task(press.board(job("a"), BEN))
        other = asyncio.create_task(press.board(job("e"), EVE))
        await settled()
        press.go.set()
        assert await asyncio.gather(*mine, same, other) == [b"a", b"b", b"a", b"e"]
        assert press.begun == ["a", "b", "e"], "what two want is made once"
        assert await press.board(job("c"), ANNA) == b"c"
        assert press.waiting == {"boards": 0, "films": 0}

    run(tmp_path / "pictures", test)


def test_a_board_ends_with_the_last_who_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render_queue, "LOOK", 0.001)

    async def test(press: Slow) -> None:
        hung_up: set[str] = set()

        async def gone(name: str) -> bool:
            return name in hung_up

        tasks = [asyncio.create_task(press.board(job("a"), EVE, partial(gone, name))) for name in ("one", "two")]
        await settled()
        (work,) = press._boards.values()
        hung_up.add("one")
        with pytest.raises(RequestError):
            await tasks[0]
        assert work.task is not None
        assert not work.task.done()
        hung_up.add("two")
        with pytest.raises(RequestError):
            await tasks[1]
        await settled()
        assert work.task.cancelled()
        assert press.waiting["boards"] == 0
        press.go.set()
        assert await press.board(job("a"), EVE) == b"a", "asked for again it is made"

    run(tmp_path / "pictures", test)


def test_one_film_for_each_until_nobody_asks_any_more(tmp_path: Path) -> None:
    async def test(press: Slow) -> None:
        first = press.begin(job("a", "webp"), ANNA)
        assert press.begin(job("a", "webp"), EVE) is first
        with pytest.raises(RequestError):
            press.begin(job("b", "webp"), BEN)
        second = press.begin(job("b", "webp"), EVE)
        await settled()
        assert (first.state, second.state) == ("making", "waiting")
        press.now += render_queue.FORGOTTEN - 1
        assert press.film(job("b", "webp")) is second
        press.now += 2
        for work in (first, second):
            press._look_after(work)
        await settled()
        assert first.task is not None
        assert first.task.cancelled()
        assert second.state == "making"
        press.begin(job("c", "webp"), ANNA)

    run(tmp_path / "pictures", test)


def test_a_film_that_is_there_holds_up_no_other(tmp_path: Path) -> None:
    async def test(press: Slow) -> None:
        first = job("a", "webp")
        press.begin(first, ANNA)
        await settled()
        with pytest.raises(RequestError):
            press.begin(job("b", "webp"), ANNA)
        press.path(first).write_bytes(b"film")  # its process has not ended yet
        assert press.film(first).state == "ready"
        assert press.begin(job("b", "webp"), ANNA).state == "waiting"

    run(tmp_path / "pictures", test)


def test_nothing_is_begun_once_the_server_goes_down(tmp_path: Path) -> None:
    async def test(press: Slow) -> None:
        waiting = [asyncio.create_task(press.board(job(name), EVE)) for name in "ab"]
        press.begin(job("f", "webp"), ANNA)
        await settled()
        await press.close()
        for task in waiting:
            with pytest.raises(RequestError):
                await task
        with pytest.raises(RequestError):
            await press.board(job("c"), BEN)
        with pytest.raises(RequestError):
            press.begin(job("g", "webp"), BEN)
        assert sorted(press.begun) == ["a", "f"]

    run(tmp_path / "pictures", test)
