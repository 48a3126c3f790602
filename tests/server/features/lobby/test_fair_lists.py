"""No one fills the lists alone: seeks of an address, turns by address, and those who do not come."""

from pathlib import Path

from bastide.server.features.lobby import seek_store
from bastide.server.http.limits import Limits
from tests.server.fixtures.lobby import ANNA, BEN, EVE, JAN, LobbyFixture, LobbyPage, run

HERE, THERE = "192.0.2.7", "198.51.100.1"


async def page(hall: LobbyFixture, device: str, network: str) -> LobbyPage:
    """A page from a network."""
    made = LobbyPage(hall, device, network)
    await hall.meeting.join(made.client)
    return made


def device(number: int) -> str:
    """One of many devices."""
    return f"{number:032x}"


async def tables(hall: LobbyFixture) -> list[str]:
    """Which table was found for whom, by device; "" while they wait."""
    return [f"{who[0]}{bool(table)}" for who, table in await hall.rows("SELECT device, table_id FROM seeks ORDER BY 1")]


def test_so_many_of_an_address_wait_at_a_time(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        class_room = [await page(hall, device(n), HERE) for n in range(11)]
        for pupil in class_room[:10]:
            await pupil.seek("Pupil", seats=3)
            assert pupil.last("seeking")["state"] == "waiting"
        await class_room[10].seek("Pupil", seats=3)
        told = class_room[10].last("refusal")
        assert (told["code"], told["args"]) == ("many-seek-here", {"most": 10})
        await class_room[0].seek("Pupil", seats=4)
        assert class_room[0].last("seeking")["state"] == "waiting", "another wish takes no other place"
        other = await page(hall, ANNA, THERE)
        await other.seek("Anna")
        assert other.last("seeking")["state"] == "waiting"
        await hall.meeting.stop(class_room[0].client)
        await class_room[10].seek("Pupil", seats=3)
        assert class_room[10].last("seeking")["state"] == "waiting", "a place is free again"

    run(tmp_path, test)


def test_addresses_take_turns_in_the_list(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        for number in range(6):
            await (await page(hall, device(number), HERE)).seek(f"Crowd {number}", seats=2 + number % 3)
            hall.wait(0.1)
        await (await page(hall, ANNA, THERE)).seek("Anna", seats=5)
        since = hall.meeting.now() - 10_000
        found = await hall.place.store.do(lambda db: seek_store.list_shown_seeks(db, since, 4))
        assert [seek.name for seek in found] == ["Crowd 0", "Anna", "Crowd 1", "Crowd 2"]

    run(tmp_path, test, Limits(seeks_listed=4))


def test_who_did_not_come_is_not_paired_with_the_same_again_and_twice_last(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        honest = {who: await page(hall, who, THERE) for who in (BEN, EVE, JAN)}
        ghost = await page(hall, ANNA, HERE)
        for partner in (BEN, EVE):
            await ghost.seek("Ghost")
            await honest[partner].seek("Honest")
            await hall.meeting.round()
            assert await tables(hall) == [f"{one}True" for one in sorted("a" + partner[0])]
            [(table,)] = set(await hall.rows("SELECT table_id FROM seeks"))
            hall.place.hub.presence.came(table, partner)
            late = int(1000 * hall.place.hub.limits.match_seconds) + 1000
            await hall.rows(f"UPDATE tables SET created_ms = created_ms - {late}")
            await hall.meeting.round()
            assert await tables(hall) == [f"{partner[0]}False"], "the honest one seeks on"
            await ghost.seek("Ghost")
            await hall.meeting.round()
            assert await tables(hall) == [f"{one}False" for one in sorted("a" + partner[0])], "not the same two again"
            await hall.meeting.stop(honest[partner].client)
        await honest[JAN].seek("Honest")
        await (await page(hall, device(7), THERE)).seek("Honest")
        await hall.meeting.round()
        assert await tables(hall) == ["0True", "aFalse", "fTrue"], "who waited longest but did not come twice is last"

    run(tmp_path, test)
