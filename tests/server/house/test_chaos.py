"""Processes of a house are killed during play, cut off from their database, and the database itself goes away: nothing
that was acknowledged is lost, nothing is doubled, and everybody is back at his game soon."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from scripts.databases import Postgres, Redis
from tests.server.conftest import BOT, ME
from tests.server.house.household import Guest, Household, Wire, played, slowest
from tests.server.second import schema_of

pytestmark = pytest.mark.second
BEN = {"kind": "me", "name": "Ben"}


@pytest.fixture
def after() -> Iterator[ExitStack]:
    """What is to be done after a test, whatever becomes of it."""
    with ExitStack() as stack:
        yield stack


def begun(after: ExitStack, folder: Path, stores: list[str], *options: str) -> Household:
    """A house that is there until the test ends."""
    made = Household(folder, stores, *options)
    after.callback(made.end)
    made.start()
    return made


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path, after: ExitStack) -> Household:
    """Three processes."""
    return begun(after, tmp_path, [schema_of(postgres, tmp_path)] * 3)


def through(house: Household, trouble: Callable[[list[Guest]], Awaitable[None]], patience: float = 300) -> list[Guest]:
    """Two who play alone at both seats, one with a bot, one with both play through trouble; afterwards what they were
    told is stored. Who waits for ever is given up after so many seconds."""
    seats = ((ME, BEN), (ME, BEN), (ME, BOT), (ME, BEN, BOT))
    guests = [Guest(house, number, *plan) for number, plan in enumerate(seats)]

    async def begin() -> None:
        while not all(guest.acked for guest in guests):
            await asyncio.sleep(0.05)
        await trouble(guests)
        seen = [guest.moves + len(guest.acked) for guest in guests]
        while any(guest.moves + len(guest.acked) <= before for guest, before in zip(guests, seen, strict=True)):
            await asyncio.sleep(0.05)  # everybody plays on

    async def run() -> None:
        await asyncio.wait_for(played(guests, asyncio.create_task(begin())), patience)

    asyncio.run(run())
    for guest in guests:
        guest.check(house.processes[0].base)
    breaks = sum(len(guest.away) for guest in guests)
    print(f"{sum(guest.moves for guest in guests)} moves, {breaks} breaks, p99 {slowest(guests):.2f} s")
    return guests


@pytest.mark.parametrize("kills", [5, pytest.param(200, marks=pytest.mark.long)])
def test_any_process_may_die_at_any_moment(house: Household, kills: int) -> None:
    rng = random.Random(22)

    async def trouble(guests: list[Guest]) -> None:
        for _ in range(kills):
            number = rng.choice(guests).at  # somebody is there: the death of one where nobody is tells nothing
            await house.kill(number, rng.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM)))
            await asyncio.sleep(rng.uniform(0.1, 0.6))

    guests = through(house, trouble, 300 + 10 * kills)
    assert sum(guest.moves for guest in guests) > kills, house.log()
    assert sum(len(guest.away) for guest in guests) >= kills / 3, "nobody noticed"


def test_a_new_version_comes_process_by_process(house: Household) -> None:
    """Each gives its tables back before it goes: a game is interrupted once for it, or where a page is at another
    process than its table, twice."""

    async def trouble(guests: list[Guest]) -> None:
        for number in range(len(house.processes)):
            await house.kill(number, signal.SIGTERM)
            await asyncio.sleep(1.0)

    guests = through(house, trouble)
    breaks = [len(guest.away) for guest in guests]
    assert sum(breaks) > 0, "nobody noticed"
    assert max(breaks) <= 2 * len(house.processes), breaks


def test_a_process_may_be_cut_off_from_the_database(postgres: Postgres, tmp_path: Path, after: ExitStack) -> None:
    wire = Wire(postgres.port)
    after.callback(wire.close)
    address = schema_of(postgres, tmp_path)
    cut_off = address.replace(f":{postgres.port}/", f":{wire.port}/")
    house = begun(after, tmp_path, [address, address, cut_off])

    async def trouble(guests: list[Guest]) -> None:
        for _ in range(2):
            wire.cut()
            await asyncio.sleep(2.5)
            wire.heal()
            await asyncio.sleep(1.0)

    through(house, trouble)
    assert "cannot be reached" in house.processes[2].log


def test_the_database_may_go_away_and_come_back(tmp_path: Path, after: ExitStack) -> None:
    server = Postgres()
    after.callback(server.close)
    house = begun(after, tmp_path, [server.address] * 3)

    async def trouble(guests: list[Guest]) -> None:
        for how in (signal.SIGQUIT, signal.SIGINT):
            await asyncio.to_thread(server.end, how)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(server.start)
            await asyncio.sleep(1.0)

    guests = through(house, trouble)
    assert all(guest.away for guest in guests), "nobody noticed"


def test_redis_may_be_emptied_and_go_away(postgres: Postgres, tmp_path: Path, after: ExitStack) -> None:
    redis = Redis()
    after.callback(redis.end)
    house = begun(after, tmp_path, [schema_of(postgres, tmp_path)] * 2, "--bus", redis.address)

    async def trouble(guests: list[Guest]) -> None:
        await asyncio.to_thread(redis.end)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(redis.start)
        await asyncio.sleep(0.5)

    guests = through(house, trouble)
    assert not any(guest.away for guest in guests), "nobody noticed"
    assert "play goes on without it" in house.log()
