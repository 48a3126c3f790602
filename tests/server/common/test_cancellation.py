"""A task that is cancelled ends, also when its result comes at that moment. Otherwise a stopped server would go on."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import pytest

from bastide.server.bots.pool import BotPool
from bastide.server.common.bus import LISTS
from bastide.server.common.cancellation import ATTEMPTS, cancel_tasks, wait_event
from tests.server.bots.test_bot_pool import task
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.lobby import LobbyFixture
from tests.server.fixtures.lobby import run as in_hall

TURNS = range(6)
"""A cancellation comes so many turns of the loop after the event that is waited for."""


async def turn(times: int) -> None:
    """Let the loop turn."""
    for _ in range(times):
        await asyncio.sleep(0)


def stubborn(ignores: int, seen: list[int]) -> "asyncio.Task[None]":
    """A task that ignores its first cancellations."""

    async def work() -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                seen.append(1)
                if len(seen) > ignores:
                    raise

    return asyncio.get_running_loop().create_task(work())


@pytest.mark.parametrize("turns", TURNS)
def test_a_wait_for_an_event_loses_no_cancellation(turns: int) -> None:
    async def run() -> None:
        event = asyncio.Event()

        async def wait() -> None:
            while True:
                await wait_event(event, 600)
                event.clear()

        waiting = asyncio.create_task(wait())
        await turn(10)
        event.set()
        await turn(turns)
        waiting.cancel()
        await turn(10)
        assert waiting.cancelled()

    asyncio.run(run())


def test_a_wait_for_an_event_says_whether_it_happened() -> None:
    async def run() -> None:
        event = asyncio.Event()
        assert not await wait_event(event, 0)
        event.set()
        assert await wait_event(event, 0)

    asyncio.run(run())


@pytest.mark.parametrize("turns", TURNS)
def test_the_meeting_ends_though_a_list_changes_in_the_same_moment(tmp_path: Path, turns: int) -> None:
    async def run(hall: LobbyFixture) -> None:
        keeping = asyncio.create_task(hall.meeting.run())
        await turn(10)
        hall.place.hub.bus.say(LISTS)
        await turn(turns)
        keeping.cancel()
        await turn(20)
        assert keeping.cancelled()

    in_hall(tmp_path, run)


def test_a_task_that_ignores_a_cancellation_is_cancelled_again(tmp_path: Path) -> None:
    seen: list[int] = []

    async def run(place: HubFixture) -> None:
        place.hub.background.running.add(stubborn(1, seen))
        await turn(2)

    at(tmp_path, run)
    assert len(seen) == 2


def test_a_task_that_never_ends_holds_nothing_up_and_is_named(caplog: pytest.LogCaptureFixture) -> None:
    seen: list[int] = []

    async def run() -> None:
        one = stubborn(ATTEMPTS, seen)
        await turn(2)
        with caplog.at_level(logging.ERROR):
            await cancel_tasks([one], again=0)
        assert not one.done()
        await cancel_tasks([one])
        assert one.cancelled()

    asyncio.run(run())
    assert "stubborn.<locals>.work" in caplog.text


def test_a_desk_that_closes_waits_for_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*words: str, **named: Any) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-c", "import sys; sys.stdin.read()", stdin=PIPE, stdout=PIPE
        )

    monkeypatch.setattr("bastide.server.bots.pool.start_subprocess", silent)

    async def run() -> None:
        desk = BotPool(patience=600)
        asked = [asyncio.create_task(desk.ask(task("draw U"))) for _ in range(3)]
        while desk._worker is None:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(60):
            await desk.close()
            assert await asyncio.gather(*asked) == [None] * 3

    asyncio.run(run())
