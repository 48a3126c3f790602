"""Work beside the event loop: one piece at a time, a queue of bounded length, and results that are made once."""

import asyncio
import threading

import pytest

from bastide.server.common.errors import RequestError
from bastide.server.common.workers import BoundedWorker, ResultCache


def test_one_piece_of_work_runs_at_a_time_and_a_full_queue_refuses() -> None:
    may_end, running, most = threading.Event(), [0], [0]

    def work() -> int:
        running[0] += 1
        most[0] = max(most[0], running[0])
        may_end.wait(60)
        running[0] -= 1
        return 1

    async def all_of_it() -> None:
        worker = BoundedWorker(queue=3)
        tasks = [asyncio.create_task(worker.run(work)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as refused:
            await worker.run(work)
        assert (refused.value.code, refused.value.status) == ("server-busy", 503)
        tasks[0].cancel()
        may_end.set()
        assert await asyncio.gather(*tasks[1:]) == [1, 1]
        assert (most[0], worker.pending) == (1, 0)

    asyncio.run(all_of_it())


def test_a_result_or_refusal_is_made_once_for_all_who_ask() -> None:
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        if key == "no":
            raise RequestError("never", "No.")
        return key

    async def all_of_it() -> None:
        files: ResultCache[str] = ResultCache(BoundedWorker(), 2)
        assert await asyncio.gather(*(files.get("a", lambda: make("a")) for _ in range(9))) == ["a"] * 9
        for _ in range(3):
            with pytest.raises(RequestError):
                await files.get("no", lambda: make("no"))
        assert made == ["a", "no"]
        await files.get("b", lambda: make("b"))
        await files.get("a", lambda: make("a"))
        assert made == ["a", "no", "b", "a"]

    asyncio.run(all_of_it())
