"""Where many bots wait to think, workers of the house are asked as well; nobody waits longer for that."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bastide.server.bots.pool import BotPool
from bastide.server.bots.worker import BotChoice, BotTask
from bastide.server.jobs.kinds import BOT, Job
from bastide.server.jobs.local import LocalRunner, WorkerPool
from tests.server.bots.test_bot_pool import task


class Others(LocalRunner):
    """Workers that choose what the test says, when it says so."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action, self.asked, self.given_up = action, list[BotTask](), 0
        self.go = asyncio.Event()

    async def elsewhere(self, job: Job) -> bool:
        self.asked.append(msgspec.json.decode(job.said, type=BotTask))
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        job.hear(msgspec.json.encode(BotChoice(0, self.action)))
        return True


class Desk(BotPool):
    """Chooses at once, as soon as it is free."""

    def __init__(self, others: Others, pace: float) -> None:
        super().__init__()
        self.hands, self._pace, self.chosen = others, pace, 0

    async def _ask(self, task: BotTask) -> BotChoice:
        self.chosen += 1
        return BotChoice(task.id, "place U here")


def busy(test: Callable[[Desk, Others], Awaitable[None]], action: str = "place U 0 0 0", pace: float = 10.0) -> None:
    """A desk at which another question is being answered."""

    async def run() -> None:
        desk = Desk(others := Others(action), pace)
        async with desk._queued():
            await asyncio.wait_for(test(desk, others), 60)

    asyncio.run(run())


def legal() -> str:
    """What may be done after the first draw."""
    game = task().game()
    game.push("draw U")
    return game.legal_actions()[0].text


def test_whoever_waits_little_asks_nobody_else() -> None:
    async def test(desk: Desk, others: Others) -> None:
        choosing = asyncio.create_task(desk.choose(task("draw U")))
        await asyncio.sleep(0)
        desk._lock.release()
        assert await choosing == "place U here"
        await desk._lock.acquire()
        assert others.asked == []

    busy(test, pace=0.001)


def test_a_worker_answers_while_others_are_before_it_here() -> None:
    async def test(desk: Desk, others: Others) -> None:
        others.go.set()
        assert await desk.choose(task("draw U")) == legal()
        assert (desk.chosen, desk.waiting) == (0, 1)
        assert others.asked == [task("draw U")], "it knows the actions so far, and nothing else"

    busy(test, legal())


@pytest.mark.parametrize("answers", [True, False])
def test_no_or_no_legal_answer_of_a_worker_holds_nobody_up(answers: bool, caplog: pytest.LogCaptureFixture) -> None:
    async def test(desk: Desk, others: Others) -> None:
        choosing = asyncio.create_task(desk.choose(task("draw U")))
        while not others.asked:
            await asyncio.sleep(0)
        if answers:
            others.go.set()
            while "gave no move" not in caplog.text:
                await asyncio.sleep(0.01)
        desk._lock.release()
        assert await choosing == "place U here"
        await desk._lock.acquire()
        assert others.given_up == (0 if answers else 1)

    busy(test, "place U on the moon")


def test_a_process_that_stays_answers_one_after_the_other() -> None:
    async def run() -> None:
        staff, told = WorkerPool(), list[bytes]()
        job = Job(BOT, msgspec.json.encode(task("draw U")), lambda: None, told.append)
        await staff.carry(job)
        (first,) = staff._idle[BOT.module]
        await staff.carry(job)
        assert staff._idle[BOT.module] == [first]
        assert all(msgspec.json.decode(line, type=BotChoice).action.startswith("place U") for line in told)
        first.kill()
        await first.wait()
        with pytest.raises((ValueError, OSError)):
            await staff.carry(job)
        await staff.carry(job)
        assert len(told) == 3, "a dead one is replaced"
        await staff.close()

    asyncio.run(run())
