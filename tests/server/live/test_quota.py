"""How many tables may be open: counted in the store, and room is made before anybody is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from bastide.server.http.client_address import limit_key
from bastide.server.http.limits import Limits
from bastide.server.live.clients.client import Client
from bastide.server.live.quota import QuotaExceeded
from bastide.server.live.registry import LiveTable
from bastide.server.protocol.client_messages import Rematch
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.append import EventBatch
from tests.server.fixtures.hub import HubFixture, ManualClocks, at
from tests.server.fixtures.tables import ANNA, BEN, EVE, cid, start_table, table

HOME = "198.51.100.7"


async def opened(place: HubFixture, device: str = ANNA, network: str = HOME, *, with_ben: bool = False) -> LiveTable:
    """A new table."""
    seats = [SeatPlan("person", "Anna", device), SeatPlan("person", "Ben", BEN) if with_ben else SeatPlan("open")]
    opener = await place.hub.quota.opener(device, network)
    return await place.hub.create(Terms(starter=0), "Test", device, seats, opener=opener)


async def refused(place: HubFixture, device: str = ANNA, network: str = HOME) -> QuotaExceeded:
    """Why there is no table."""
    with pytest.raises(QuotaExceeded) as told:
        await opened(place, device, network)
    return told.value


async def old_rows(place: HubFixture, phase: str) -> None:
    """As many tables as there may be; nobody has touched them for long."""
    room = table() if phase == "lobby" else start_table()
    parts = [
        EventBatch(f"table {n}", 1, room.log, phase, frozenset({ANNA, BEN}), secret=bytes(32), alone=phase == "lobby")
        for n in range(place.hub.limits.open_tables)
    ]
    await place.store.append(*parts)
    place.clocks.pass_days(40)


@pytest.mark.parametrize("most", [500, pytest.param(Limits().open_tables, marks=pytest.mark.long)])
@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_old_tables_refuse_no_one(phase: str, most: int, tmp_path: Path) -> None:
    """As many old lobbies, or games, as there may be: a visitor gets a table at once, and others after them."""

    async def test(place: HubFixture) -> None:
        await old_rows(place, phase)
        assert (await opened(place)).room.phase == "lobby"
        phases = await place.phases()
        left = sum(one == phase for one in phases.values())
        assert (len(phases), left) == (most + 1, most if phase == "lobby" else most - 1)

    at(tmp_path, test, Limits(open_tables=most))


def test_quotas_hold_over_a_restart(tmp_path: Path) -> None:
    limits, clocks = Limits(tables_per_hour=3, tables_per_hour_address=5, open_tables_per_device=100), ManualClocks()

    async def first(place: HubFixture) -> None:
        for _ in range(3):
            await opened(place)
        no = await refused(place)
        assert (no.code, no.status) == ("too-many-tables", 429)
        assert 3590 < no.seconds <= 3601

    async def second(place: HubFixture) -> None:
        assert (await refused(place)).code == "too-many-tables"
        for n in range(2):
            await opened(place, f"device {n}")
        assert (await refused(place, "device 3")).code == "too-many-tables", "of the address"
        await opened(place, "device 3", "203.0.113.9")
        clocks.pass_days(1 / 24 + 0.001)
        await opened(place)

    at(tmp_path, first, limits, clocks)
    at(tmp_path, second, limits, clocks)


def test_a_device_has_room_for_so_many(tmp_path: Path) -> None:
    """Tables that concern nobody else make room; those with others do not."""

    async def test(place: HubFixture) -> None:
        first = await opened(place)
        shared = await opened(place, with_ben=True)
        third = await opened(place)
        assert [one.room.phase for one in (first, shared, third)] == ["abandoned", "lobby", "lobby"]
        assert first.room.abandoned_by == "full"
        looking = Client(third.room.table, ANNA, place.hub.limits)
        await place.hub.join(third, looking)
        no = await refused(place)
        assert (no.code, no.status, no.args_by_name) == ("too-many-open", 429, {"open": 2})
        await opened(place, EVE)
        place.hub.leave(third, looking)
        await opened(place)
        assert third.room.phase == "abandoned"

    at(tmp_path, test, Limits(open_tables_per_device=2))


def test_an_address_has_room_for_so_many(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        first = await opened(place, "one")
        await opened(place, "two", with_ben=True)
        assert (await refused(place, "three")).code == "too-many-here", "the tables are young"
        place.clocks.pass_days(0.1)
        await opened(place, "three")
        assert first.room.phase == "abandoned"
        place.clocks.pass_days(1.1)
        await place.keeper.sweep()
        kept = await place.store.do(lambda db: [row[0] for row in db.execute("SELECT address FROM openings")])
        assert set(kept) <= {""}, "addresses are forgotten"

    at(tmp_path, test, Limits(open_tables_per_address=2))


def test_before_anybody_is_refused_untouched_tables_make_room(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        mine = await opened(place)
        shared = await opened(place, with_ben=True)
        no = await refused(place, EVE, "203.0.113.9")
        assert (no.code, no.status) == ("full", 503)
        place.clocks.pass_days(0.02)
        await opened(place, EVE, "203.0.113.9")
        assert [mine.room.phase, shared.room.phase] == ["abandoned", "lobby"]

    at(tmp_path, test, Limits(open_tables=2))


def test_a_rematch_counts(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await opened(place)
        room = start_table()
        room.abandon("time")
        await place.lay(room, memory=True)
        live = place.hub.tables.peek(room.table)
        assert live
        anna = Client(room.table, ANNA, place.hub.limits, network=HOME)
        wish = Rematch(cid(), room.head)
        await place.hub.command(live, anna, wish)
        no = told(anna)
        assert (no["t"], no["code"]) == ("reject", "too-many-tables")
        assert not room.rematch
        place.clocks.pass_days(0.05)
        for _ in range(2):
            await place.hub.command(live, anna, wish)
            assert told(anna)["t"] == "ack"
        assert (await refused(place)).code == "too-many-tables"

    at(tmp_path, test, Limits(tables_per_hour=1))


def test_a_rematch_that_cannot_be_makes_no_room(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        mine = await opened(place)
        anna = Client(mine.room.table, ANNA, place.hub.limits, network=HOME)
        await place.hub.command(mine, anna, Rematch(cid(), mine.room.head))
        assert told(anna)["code"] == "not-over"
        assert mine.room.phase == "lobby"

    at(tmp_path, test, Limits(open_tables_per_device=1, tables_per_hour=1))


def test_an_address_is_kept_only_as_a_keyed_hash(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await opened(place)
        rows = await place.store.do(lambda db: list(db.execute("SELECT * FROM openings")))
        assert HOME not in str(rows)
        other = await place.hub.quota.opener(ANNA, limit_key("2001:db8:1:2::1"))
        assert other == await place.hub.quota.opener(ANNA, limit_key("2001:db8:1:2:ffff::9"))
        assert other != await place.hub.quota.opener(ANNA, limit_key("2001:db8:1:3::1"))
        assert (await place.hub.quota.opener(ANNA, "")).address == ""

    at(tmp_path, test)


def told(client: Client) -> dict[str, Any]:
    """The next answer to a command."""
    while True:
        data = client.queue.popleft()
        assert isinstance(data, bytes)
        message: dict[str, Any] = json.loads(data)
        if "cid" in message:
            while client.queue:
                client.queue.popleft()
            return message
