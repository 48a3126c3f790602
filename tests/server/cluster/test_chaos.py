"""Processes of a house are killed during play, cut off from their database, and the database itself goes away: nothing
that was acknowledged is lost, nothing is doubled, and everybody is back at his game soon."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from scripts.databases import Postgres, Redis
from tests.server.conftest import BOT, ME
from tests.server.fixtures.cluster import Cluster, NetworkLink, ReconnectingGuest, play_through, slowest
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.server_process import ServerProcess

pytestmark = pytest.mark.postgres
CUT_SECONDS = 2.0
"""Longer than the others wait for a process that they do not hear of."""
BEN = {"kind": "me", "name": "Ben"}


@pytest.fixture
def after() -> Iterator[ExitStack]:
    """What is to be done after a test, whatever becomes of it."""
    with ExitStack() as stack:
        yield stack


def begun(after: ExitStack, folder: Path, stores: list[str], *options: str, patient: bool = False) -> Cluster:
    """A house that is there until the test ends."""
    made = Cluster(folder, stores, *options, patient=patient)
    after.callback(made.end)
    made.start()
    return made


@pytest.fixture
def cluster(postgres: Postgres, tmp_path: Path, after: ExitStack) -> Cluster:
    """Three processes."""
    return begun(after, tmp_path, [schema_of(postgres, tmp_path)] * 3)


async def until(seen: Callable[[], bool]) -> None:
    """Wait for something that comes."""
    while not seen():
        await asyncio.sleep(0.05)


def complains(process: ServerProcess, size: int) -> bool:
    """Whether a log that had this size tells that the database cannot be reached."""
    return "cannot be reached" in process.log and len(process.log) > size


async def play_on(guests: list[ReconnectingGuest]) -> None:
    """Wait until all have moved once more."""
    before = [guest.done for guest in guests]
    await until(lambda: all(guest.done > done for guest, done in zip(guests, before, strict=True)))


def through(
    cluster: Cluster, trouble: Callable[[list[ReconnectingGuest]], Awaitable[None]], patience: float = 300
) -> list[ReconnectingGuest]:
    """Two who play alone at both seats, one with a bot, one with both play through trouble; afterwards what they were
    told is stored. Who waits for ever is given up after so many seconds."""
    seats = ((ME, BEN), (ME, BEN), (ME, BOT), (ME, BEN, BOT))
    guests = [ReconnectingGuest(cluster, number, *plan) for number, plan in enumerate(seats)]

    async def begin() -> None:
        await until(lambda: all(guest.acked for guest in guests))
        await trouble(guests)
        await play_on(guests)

    async def run() -> None:
        await asyncio.wait_for(play_through(guests, asyncio.create_task(begin())), patience)

    asyncio.run(run())
    for guest in guests:
        guest.check(cluster.processes[0].base)
    breaks = sum(len(guest.away) for guest in guests)
    print(f"{sum(guest.moves for guest in guests)} moves, {breaks} breaks, p99 {slowest(guests):.2f} s")
    return guests


@pytest.mark.parametrize("kills", [5, pytest.param(40, marks=pytest.mark.long)])
def test_any_process_may_die_at_any_moment(cluster: Cluster, kills: int) -> None:
    rng = random.Random(22)

    async def trouble(guests: list[ReconnectingGuest]) -> None:
        for _ in range(kills):
            number = rng.choice(guests).at  # somebody is there: the death of one where nobody is tells nothing
            await cluster.kill(number, rng.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM)))
            await asyncio.sleep(rng.uniform(0.1, 0.6))

    guests = through(cluster, trouble, 300 + 10 * kills)
    assert sum(guest.moves for guest in guests) > kills, cluster.log()
    assert sum(len(guest.away) for guest in guests) >= kills / 3, "nobody noticed"


def test_a_new_version_comes_process_by_process(postgres: Postgres, tmp_path: Path, after: ExitStack) -> None:
    """Each gives its tables back before it goes: a game is interrupted once for it, or where a page is at another
    process than its table, twice."""
    house = begun(after, tmp_path, [schema_of(postgres, tmp_path)] * 3, patient=True)

    async def trouble(guests: list[ReconnectingGuest]) -> None:
        for number in range(len(house.processes)):
            await house.kill(number, signal.SIGTERM)
            await play_on(guests)

    guests = through(house, trouble)
    breaks = [len(guest.away) for guest in guests]
    assert sum(breaks) > 0, "nobody noticed"
    assert max(breaks) <= 2 * len(house.processes), breaks


def test_a_process_may_be_cut_off_from_the_database(postgres: Postgres, tmp_path: Path, after: ExitStack) -> None:
    wire = NetworkLink(postgres.port)
    after.callback(wire.close)
    address = schema_of(postgres, tmp_path)
    cut_off = address.replace(f":{postgres.port}/", f":{wire.port}/")
    house = begun(after, tmp_path, [address, address, cut_off])

    async def trouble(guests: list[ReconnectingGuest]) -> None:
        for _ in range(2):
            size = len(house.processes[2].log)
            wire.cut()
            await until(partial(complains, house.processes[2], size))
            await asyncio.sleep(CUT_SECONDS)
            wire.heal()
            await play_on(guests)

    through(house, trouble)


def test_the_database_may_go_away_and_come_back(tmp_path: Path, after: ExitStack) -> None:
    server = Postgres()
    after.callback(server.close)
    house = begun(after, tmp_path, [server.address] * 3)

    async def trouble(guests: list[ReconnectingGuest]) -> None:
        for how in (signal.SIGQUIT, signal.SIGINT):
            before = [guest.breaks for guest in guests]
            await asyncio.to_thread(server.end, how)
            for guest, breaks in zip(guests, before, strict=True):
                await until(partial(guest.noticed, breaks))
            await asyncio.to_thread(server.start)
            await play_on(guests)

    guests = through(house, trouble)
    assert all(guest.away for guest in guests), "nobody noticed"


def test_redis_may_be_emptied_and_go_away(postgres: Postgres, tmp_path: Path, after: ExitStack) -> None:
    redis = Redis()
    after.callback(redis.end)
    house = begun(after, tmp_path, [schema_of(postgres, tmp_path)] * 2, "--bus", redis.address, patient=True)

    async def trouble(guests: list[ReconnectingGuest]) -> None:
        await asyncio.to_thread(redis.end)
        await until(lambda: all("play goes on without it" in process.log for process in house.processes))
        await play_on(guests)
        await asyncio.to_thread(redis.start)
        await play_on(guests)

    guests = through(house, trouble)
    assert not any(guest.away for guest in guests), f"no one noticed: {house.log()}"
