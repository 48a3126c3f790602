"""What every page of the meeting is told: who waits, open tables, games to look at."""

import json
from pathlib import Path

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.features.ratings import ledger
from bastide.server.features.ratings.ledger import RatedGameBegun, RatedGameEnded
from bastide.server.features.ratings.update import DAY_MS
from bastide.server.http.limits import Limits
from bastide.server.protocol.events import Sat, SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.db import Db
from tests.server.fixtures.lobby import ANNA, BEN, EVE, JAN, LobbyFixture, run


def test_public_tables_are_listed_while_one_can_sit_down_or_look_on(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        hub, eve = hall.place.hub, await hall.page(EVE)
        seats = [SeatPlan("person", "Anna", ANNA), SeatPlan("open")]
        live = await hub.create(Terms(), "Table", ANNA, seats, public=True)
        private = await hub.create(Terms(), "Hidden", BEN, [SeatPlan("person", "Ben", BEN), SeatPlan("open")])
        await hall.meeting.round()
        told = eve.last("changes")
        assert [line["name"] for line in told["tables"]] == ["Table"]
        assert ANNA not in json.dumps(told)
        assert private.room.table not in json.dumps(told)
        live.room.emit(Sat(1, "Ben", BEN))
        live.room.start("", ANNA)
        await hub.commit(live)
        await hall.meeting.round()
        told = eve.last("changes")
        assert told["order"] == {"tables": [], "games": [live.room.table]}
        assert told["games"][0]["scores"] == [0, 0]
        assert (await hall.page(JAN)).last("lists")["games"] == told["games"]

    run(tmp_path, test)


def test_accounts_are_told_with_the_number_that_the_game_is_about(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        hub, now = hall.place.hub, hall.meeting.now()

        def work(db: Db) -> None:
            for device, name in ((ANNA, "Anna"), (BEN, "Ben")):
                accounts.create_account(db, Account(device, name), f"handle {name}")
            for number in range(40):
                ledger.note_ledger_entry(db, f"game-{number}", RatedGameBegun([ANNA, BEN]), 0)
                at_ms = now - (40 - number) * DAY_MS
                ledger.note_ledger_entry(
                    db, f"game-{number}", RatedGameEnded([1 + number % 2, 2 - number % 2], "base", "untimed", 0), at_ms
                )

        await hall.place.store.do(work)
        anna, eve = await hall.page(ANNA), await hall.page(EVE)
        await anna.seek("x", rules="base")
        await eve.seek("Eve", rules="base+fields+ghosts")
        await hub.create(Terms("base"), "Table", BEN, [SeatPlan("person", "x", BEN), SeatPlan("open")], public=True)
        await hub.create(
            Terms("base+fields+ghosts"), "T", BEN, [SeatPlan("person", "x", BEN), SeatPlan("open")], public=True
        )
        await hall.meeting.round()
        lists = (await hall.page(JAN)).last("lists")
        known = {line["name"]: line.get("known") for line in lists["seeks"]}
        assert known["Eve"] is None, "a guest"
        assert 1450 < known["Anna"]["rating"] < 1550
        assert "provisional" not in known["Anna"]
        ghosts, plain = (line["seats"][0] for line in lists["tables"])
        assert "rating" in plain["known"]
        assert ghosts["known"] == {}, "of that family nothing is known yet"

    run(tmp_path, test)


def test_what_is_told_has_a_limit(tmp_path: Path) -> None:
    async def test(hall: LobbyFixture) -> None:
        pages = [await hall.page(letter * 32) for letter in "0123456789"]
        for number, page in enumerate(pages):
            await page.seek(f"Name {number}", rules="base", seats=2 + number % 4, takeback=bool(number % 2))
            seats = [SeatPlan("person", "Anna", page.client.device), SeatPlan("open")]
            await hall.place.hub.create(Terms(), "Table", page.client.device, seats, public=True)
        await hall.meeting.round()
        lists = (await hall.page(EVE)).last("lists")
        assert (len(lists["seeks"]), len(lists["tables"])) == (3, 4)

    run(tmp_path, test, Limits(seeks_listed=3, tables_listed=4))
