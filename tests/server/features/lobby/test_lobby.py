"""People who do not know each other yet: seeks become tables, tables are listed, and who is gone is passed over."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.features.lobby import matchmaker, seek_store
from bastide.server.features.lobby import messages as says
from bastide.server.features.lobby.lobby import Lobby
from bastide.server.features.social import blocks
from bastide.server.http.limits import Limits
from bastide.server.live.clients.client import Client
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms, Wish
from bastide.server.tables import access, seating
from tests.server.fixtures.lobby import ANNA, BEN, EVE, SEEK, LobbyFixture, LobbyPage, run


def test_two_who_want_the_same_sit_at_one_table(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        anna, ben = await hall.page(ANNA), await hall.page(BEN)
        await anna.seek("Anna")
        assert anna.last("seeking") == {"t": "seeking", "state": "waiting", "id": anna_id(hall), "offer": 30000}
        await hall.meeting.round()
        await ben.seek("Ben")
        await hall.meeting.round()
        found = anna.last("seeking")
        assert (found["state"], found["table"]) == ("matched", ben.last("seeking")["table"])
        live = await hall.place.hub.tables.get(found["table"])
        assert live is not None
        assert live.room.access_rules.public
        assert live.room.host == ""
        assert {seat.device: seat.name for seat in live.room.seats} == {ANNA: "Anna", BEN: "Ben"}
        assert (live.room.terms.absent, live.room.terms.patience) == ("bot", 2), "nobody waits for ever for a stranger"

    def anna_id(hall: LobbyFixture) -> str:
        return next(iter(hall.meeting._sent.values()))[1]

    run(tmp_path, test)


def test_three_wait_for_the_third_and_people_of_one_name_get_numbers(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        pages = [await hall.page(device) for device in (ANNA, BEN, EVE)]
        for page in pages[:2]:
            await page.seek("Alex", 3)
        await hall.meeting.round()
        assert pages[0].last("seeking")["state"] == "waiting"
        await pages[2].seek("Alex", 3)
        await hall.meeting.round()
        live = await hall.place.hub.tables.get(pages[0].last("seeking")["table"])
        assert live is not None
        assert sorted(seat.name for seat in live.room.seats) == ["Alex", "Alex 2", "Alex 3"]

    run(tmp_path, test)


def test_a_search_without_a_name_stores_no_word(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        anna, ben = await hall.page(ANNA), await hall.page(BEN)
        await anna.seek(" ")
        assert await hall.rows("SELECT name FROM seeks") == [("",)]
        await hall.meeting.round()
        assert [line["name"] for line in anna.last("changes")["seeks"]] == [""]
        await ben.seek("")
        await hall.meeting.round()
        live = await hall.place.hub.tables.get(anna.last("seeking")["table"])
        assert live is not None
        assert (live.room.name, [seat.name for seat in live.room.seats]) == ("Bastide", ["Player 1", "Player 2"])

    run(tmp_path, test)


@pytest.mark.parametrize(
    "other", [{"seats": 3}, {"rules": "base"}, {"takeback": False}, {"without": ["owners"]}, {"absent": "end"}]
)
def test_those_who_want_something_else_wait_on(tmp_path: Path, other: dict[str, Any]) -> None:
    async def test(hall: LobbyFixture) -> None:
        await (await hall.page(ANNA)).seek("Anna")
        await (await hall.page(BEN)).seek("Ben", **other)
        await hall.meeting.round()
        assert await hall.rows("SELECT count(*) FROM tables") == [(0,)]

    run(tmp_path, test)


def test_two_processes_that_pair_at_once_open_one_table(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        other = Lobby(hall.place.hub, lambda: hall.place.clocks.wall)
        for device in (ANNA, BEN, EVE):
            page = LobbyPage(hall, device)
            await hall.meeting.join(page.client)
            await page.seek("Somebody")
        now = hall.meeting.now()
        pairs = (matchmaker.pair_seeks(hall.place.hub, now, hall.meeting._no_shows) for _ in range(4))
        await asyncio.gather(other.round(), *pairs)
        assert await hall.rows("SELECT count(*) FROM tables") == [(1,)]
        assert await hall.rows("SELECT count(*) FROM seeks WHERE table_id = ''") == [(1,)]
        assert await hall.rows("SELECT count(*) FROM sitting") == [(2,)]

    run(tmp_path, test)


def test_a_find_is_nobodys_twice(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        for device in (ANNA, BEN):
            await (await hall.page(device)).seek("Somebody")
        people = await hall.place.store.do(lambda db: seek_store.list_waiting_seeks(db, 0))
        await matchmaker._open(hall.place.hub, people, 0)
        with pytest.raises(seek_store.SeekLost):
            await matchmaker._open(hall.place.hub, people, 0)
        assert await hall.rows("SELECT count(*) FROM tables") == [(1,)], "and its table is not stored"

    run(tmp_path, test)


def test_a_page_that_is_gone_takes_its_seek_with_it(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        anna = await hall.page(ANNA)
        await anna.seek("Anna")
        hall.meeting.leave(anna.client)
        await hall.place.idle()
        hall.wait(3)
        back = await hall.page(ANNA)
        assert back.last("seeking")["waited"] == 3000, "who comes back at once waits on"
        hall.meeting.leave(back.client)
        await hall.place.idle()
        hall.wait(5)
        await (await hall.page(BEN)).seek("Ben")
        await hall.meeting.round()
        assert await hall.rows("SELECT count(*) FROM tables") == [(0,)]
        hall.wait(1000)
        await hall.meeting.round()
        assert await hall.rows("SELECT device FROM seeks") == [(BEN,)], (
            "Ben's page is there, and waits as long as it likes"
        )

    run(tmp_path, test)


def test_a_process_that_died_is_not_waited_for(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        dead = Lobby(hall.place.hub, lambda: hall.place.clocks.wall)
        page = LobbyPage(hall, ANNA)
        await dead.join(page.client)
        await dead.seek(page.client, SEEK)
        hall.wait(13)
        await (await hall.page(BEN)).seek("Ben")
        await hall.meeting.round()
        assert await hall.rows("SELECT count(*) FROM tables") == [(0,)]

    run(tmp_path, test)


def test_who_blocked_somebody_is_not_brought_together_with_him(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        await hall.place.store.do(lambda db: blocks.add_block(db, BEN, ANNA, "Anna", 1))
        for device in (ANNA, BEN):
            await (await hall.page(device)).seek("Somebody")
        await hall.meeting.round()
        assert await hall.rows("SELECT count(*) FROM tables") == [(0,)]
        await (await hall.page(EVE)).seek("Eve")
        await hall.meeting.round()
        assert await hall.rows("SELECT device FROM sitting ORDER BY device") == [(ANNA,), (EVE,)]

    run(tmp_path, test)


def test_whom_the_host_of_a_table_kept_away_is_not_paired_with_him(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        hub = hall.place.hub
        seats = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)]
        live = await hub.create(Terms(), "Table", ANNA, seats)
        async with live.lock:
            for event in access.kick_player(live.room, 1, "", True, hub.make_caller(live, ANNA)):
                live.room.emit(event)
            await hub.commit(live)
        assert await hall.place.store.do(lambda db: blocks.export_personal_data(db, ANNA)) != []
        for device in (ANNA, BEN):
            await (await hall.page(device)).seek("Somebody")
        await hall.meeting.round()
        assert await hall.rows("SELECT count(*) FROM tables") == [(1,)]

    run(tmp_path, test)


async def _found(hall: LobbyFixture, *devices: str) -> tuple[list[LobbyPage], str]:
    pages = [await hall.page(device) for device in devices]
    for page in pages:
        await page.seek("Somebody", len(devices))
    await hall.meeting.round()
    return pages, pages[0].last("seeking")["table"]


async def _come(hall: LobbyFixture, table: str, device: str) -> Client:
    live = await hall.place.hub.tables.get(table)
    assert live is not None
    client = Client(table, device, hall.place.hub.limits, hall.place.hub.clock)
    await hall.place.hub.join(live, client, "")
    return client


def test_the_game_begins_when_all_have_come(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        pages, table = await _found(hall, ANNA, BEN)
        await _come(hall, table, ANNA)
        await _come(hall, table, BEN)
        await hall.meeting.round()
        assert await hall.place.phases() == {table: "playing"}
        assert pages[1].last("seeking")["state"] == "idle"
        assert pages[0].last("changes")["games"][0]["id"] == table, "and strangers may look on"

    run(tmp_path, test)


def test_who_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        pages, table = await _found(hall, ANNA, BEN, EVE)
        await _come(hall, table, ANNA)
        await _come(hall, table, EVE)
        await hall.meeting.round()
        assert await hall.place.phases() == {table: "lobby"}
        since = await hall.rows(f"SELECT since_ms FROM seeks WHERE device = '{ANNA}'")
        await hall.place.store.do(lambda db: db.execute("UPDATE tables SET created_ms = ?", (hall.meeting.now(),)))
        hall.wait(21)
        await hall.meeting.round()
        assert await hall.place.phases() == {table: "gone"}
        again = pages[0].last("seeking")
        assert (again["state"], again["alone"]) == ("waiting", True)
        assert await hall.rows(f"SELECT since_ms FROM seeks WHERE device = '{ANNA}'") == since, "in her old place"
        assert pages[1].last("seeking")["state"] == "idle"

    run(tmp_path, test)


def test_who_stands_up_before_the_game_lets_the_others_seek_on_at_once(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        _, table = await _found(hall, ANNA, BEN, EVE)
        await _come(hall, table, ANNA)
        await _come(hall, table, BEN)
        live = await hall.place.hub.tables.get(table)
        assert live is not None
        seat = next(seat.number for seat in live.room.seats if seat.device == BEN)
        await hall.place.hub.leave_seats(
            live, lambda room: [seating.leave_seat(room, seat, hall.place.hub.make_caller(live, BEN))]
        )
        await hall.meeting.round()
        assert await hall.rows("SELECT device FROM seeks") == [(ANNA,)]

    run(tmp_path, test)


def test_a_device_has_one_seek_and_keeps_its_place(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        anna = await hall.page(ANNA)
        await anna.seek("Anna")
        hall.wait(5)
        await anna.seek("Anna Maria")
        assert (await hall.rows("SELECT name FROM seeks")) == [("Anna Maria",)]
        assert anna.last("seeking")["waited"] == 5000
        await anna.seek("Anna", 3)
        assert anna.last("seeking").get("waited", 0) == 0, "another wish waits from now on"
        await hall.meeting.stop(anna.client)
        assert anna.last("seeking")["state"] == "idle"
        assert await hall.rows("SELECT count(*) FROM seeks") == [(0,)]

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (says.Seek("base+fields", "\u200b"), "bad-name"),
        (says.Seek("nonsense", "Anna"), "bad-rules"),
        (says.Seek("base", "Anna", 6), "bad-seats"),
        (says.Seek("base", "Anna", 2, Wish(chance="manual")), "own-things"),
        (says.Seek("base", "Anna", 2, Wish(chat=True)), "own-things"),
    ],
)
def test_a_seek_that_cannot_be_is_refused_with_the_reason(tmp_path: Path, wish: says.Seek, code: str) -> None:
    async def test(hall: LobbyFixture) -> None:
        anna = await hall.page(ANNA)
        await hall.meeting.seek(anna.client, wish)
        assert anna.last("refusal")["code"] == code
        assert await hall.rows("SELECT count(*) FROM seeks") == [(0,)]

    run(tmp_path, test)


def test_whoever_joins_wants_what_the_other_wants(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        anna, ben, eve = [await hall.page(device) for device in (ANNA, BEN, EVE)]
        await anna.seek("Anna", takeback=False, without=["owners"])
        wanted = anna.last("seeking")["id"]
        await hall.meeting.seek(ben.client, says.Join(wanted, "Ben"))
        await hall.meeting.round()
        assert anna.last("seeking")["table"] == ben.last("seeking")["table"]
        await hall.meeting.seek(eve.client, says.Join(wanted, "Eve"))
        assert eve.last("refusal")["code"] == "seek-gone"

    run(tmp_path, test)


def test_an_account_seeks_under_its_lasting_name(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        await hall.place.store.do(lambda db: accounts.create_account(db, Account(ANNA, "Anna Lind"), "handle"))
        await (await hall.page(ANNA)).seek("Somebody else")
        assert await hall.rows("SELECT name FROM seeks") == [("Anna Lind",)]

    run(tmp_path, test)


def test_limits_of_seeks(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        anna, ben = await hall.page(ANNA), await hall.page(BEN)
        for _ in range(3):
            await anna.seek("Anna")
        assert anna.last("refusal")["code"] == "too-often"
        await ben.seek("Ben")
        assert ben.last("refusal")["code"] == "many-seek"

    run(tmp_path, test, Limits(seeks_per_hour=2, seeks=1))


def test_who_opens_too_many_tables_is_told_and_the_others_wait_on(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        anna, ben = await hall.page(ANNA), await hall.page(BEN)
        await anna.seek("Anna")
        hall.wait(1)
        await ben.seek("Ben")
        await hall.meeting.round()
        assert anna.last("refusal")["code"] == "too-many-open"
        assert await hall.rows("SELECT device FROM seeks") == [(BEN,)]

    run(tmp_path, test, Limits(open_tables_per_device=0))
