"""Tables age by the clock of service, end, are packed, and go."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from bastide.server.admin.retention import SweepResult
from bastide.server.features.games.play_on_api import play_on_terms
from bastide.server.features.learning.lesson_store import list_studies
from bastide.server.features.learning.lessons import LESSONS
from bastide.server.live.clients.client import Client
from bastide.server.protocol.client_messages import Rematch, Sit, Start
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject, Stale
from bastide.server.protocol.terms import Terms
from bastide.server.storage.archive import archive_table
from bastide.server.storage.service_clock import DAY
from bastide.server.storage.store import Store
from bastide.server.storage.table_expiry import CHILDREN
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.history.verify import VerificationError, verify_log
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.conftest import BOT, ME, OPEN, AppServer, run_app_server
from tests.server.fixtures.hub import HubFixture, ManualClocks, at
from tests.server.fixtures.tables import (
    ANNA,
    BEN,
    act,
    append_of,
    cid,
    misty,
    new_room,
    rematch_of,
    rush,
    start_table,
    table,
)


def test_the_clock_of_service_does_not_jump(tmp_path: Path) -> None:
    clocks = ManualClocks()
    store = clocks.store(tmp_path)
    assert store.service.now() == 0
    clocks.pass_days(2)
    clocks.wall += 40 * 86400
    assert store.service.now() == 2 * DAY
    asyncio.run(store.do(store.service.save))
    store.close()
    again = clocks.store(tmp_path)
    assert again.service.now() == 2 * DAY, "a wall clock that was wrong before and is still wrong"
    again.close()
    clocks.wall -= 400 * 86400
    again = clocks.store(tmp_path)
    assert again.service.now() == 2 * DAY, "a wall clock that goes back"
    again.close()
    clocks.wall += 300 * 86400
    again = clocks.store(tmp_path)
    assert again.service.now() == 3 * DAY, "a year without a server counts as a day"
    again.close()


def test_what_is_packed_comes_back_and_may_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        room = start_table()
        for part in (append_of(room, new=True),):
            assert part
            await store.append(part)
        rush(room, random.Random(1), 20)
        part = append_of(room)
        assert part
        await store.append(part)
        await store.do(lambda db: archive_table(db, room.table))
        counts = await store.do(lambda db: db.execute("SELECT count(*) FROM events").get)
        assert counts == 0
        rush(room, random.Random(2), 5)
        part = append_of(room)
        assert part
        await store.append(part)
        for _ in range(2):
            stored = await store.load(room.table)
            assert stored is not None
            assert stored.events == room.log
            await store.do(lambda db: archive_table(db, room.table))
        store.close()

    asyncio.run(run())


def test_what_nobody_touches_ends_is_packed_and_goes(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        lobby, game, late, done = table(), start_table(), start_table(), start_table()
        rush(done, random.Random(1))
        await place.lay(lobby, game, done)
        place.clocks.pass_days(0.9)
        assert await place.keeper.sweep() == SweepResult()
        place.clocks.pass_days(0.2)
        assert await place.keeper.due() == SweepResult(abandon=1)
        assert await place.keeper.sweep() == SweepResult(abandon=1)
        assert await place.phases() == {lobby.table: "gone", game.table: "playing", done.table: "over"}
        place.clocks.pass_days(20)
        await place.lay(late)
        assert await place.keeper.sweep() == SweepResult(delete=1), "the lobby"
        place.clocks.pass_days(9)
        place.paused.clear()
        assert await place.keeper.sweep() == SweepResult(abandon=1, archive=1)
        assert len(place.paused) == 2, "after every table somebody may move"
        live = await place.hub.tables.get(game.table)
        assert live
        assert (live.room.phase, live.room.abandoned_by) == ("abandoned", "time")
        assert live.room.log[:-1] == game.log
        place.clocks.pass_days(31)
        assert await place.keeper.sweep() == SweepResult(abandon=1, archive=1)
        place.clocks.pass_days(345)
        assert await place.keeper.sweep() == SweepResult(archive=1, delete=1)
        assert await place.hub.tables.get(done.table) is None
        place.clocks.pass_days(4000)
        await place.keeper.sweep()
        assert await place.phases() == {}
        left = await place.store.do(lambda db: [db.execute(f"SELECT count(*) FROM {one}").get for one in CHILDREN])
        assert left == [0] * len(CHILDREN)

    at(tmp_path, test)


def test_nothing_goes_where_the_periods_say_never(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        done = start_table()
        rush(done, random.Random(1))
        await place.lay(table(), start_table(), done)
        place.clocks.pass_days(100_000)
        assert await place.keeper.sweep() == SweepResult()

    at(tmp_path, test, lobby=0, game=0, archive=0, delete=0, delete_lobby=0, delete_lesson=0)


def test_a_clock_that_jumps_forty_days_ends_nothing(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await place.lay(start_table(), table())
        place.clocks.wall += 40 * 86400
        assert await place.keeper.sweep() == SweepResult()

    at(tmp_path, test)
    clocks = ManualClocks()
    clocks.wall += 80 * 86400
    again = clocks.store(tmp_path)
    asyncio.run(again.do(again.service.save))
    assert again.service.now() <= DAY + 1000
    again.close()


def test_a_game_may_have_a_period_of_its_own(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        slow, quick = start_table(period=365), start_table(period=1)
        await place.lay(slow, quick)
        place.clocks.pass_days(2)
        assert await place.keeper.sweep() == SweepResult(abandon=1)
        place.clocks.pass_days(300)
        await place.keeper.sweep()
        assert await place.phases() == {slow.table: "playing", quick.table: "abandoned"}
        place.clocks.pass_days(70)
        await place.keeper.sweep()
        assert (await place.phases())[slow.table] == "abandoned"

    at(tmp_path, test)


def test_who_looks_is_told_and_a_table_that_is_watched_stays(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        room = start_table()
        await place.lay(room, memory=True)
        live = await place.hub.tables.get(room.table)
        assert live
        anna = Client(room.table, ANNA, place.hub.limits, lambda: place.clocks.now)
        await place.hub.join(live, anna)
        place.clocks.pass_days(31)
        assert await place.keeper.sweep() == SweepResult(abandon=1)
        told = json.loads([data for data in drained(anna) if isinstance(data, bytes)][-1])
        assert told["table"]["phase"] == "abandoned"
        assert told["table"]["abandoned"] == "time"
        assert told["table"]["secret"] == room.secret.hex()
        assert told["offers"] == []
        place.clocks.pass_days(1000)
        assert await place.keeper.sweep() == SweepResult(archive=1)
        place.hub.leave(live, anna)
        assert await place.keeper.sweep() == SweepResult(delete=1)
        assert place.hub.tables.peek(room.table) is None

    at(tmp_path, test)


def test_a_table_that_cannot_be_read_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(place: HubFixture) -> None:
        bad, good = start_table(), start_table()
        await place.lay(bad, good)
        await place.store.do(lambda db: db.execute("DELETE FROM events WHERE table_id = ? AND n = 2", (bad.table,)))
        place.clocks.pass_days(31)
        for _ in range(2):
            await place.keeper.sweep()
        assert await place.phases() == {bad.table: "playing", good.table: "abandoned"}

    at(tmp_path, test)
    assert caplog.text.count(" is left as it is") == 1


def drained(client: Client) -> list[bytes | int]:
    """What a page would hear."""
    told = []
    while client.queue:
        told.append(client.queue.popleft())
    return told


def test_an_abandoned_game_proves_its_draws_and_is_played_on(tmp_path: Path) -> None:
    room = start_table()
    rush(room, random.Random(4), 30)
    place = room.match and len([action for _, action in room.match.done if action.startswith("place ")])
    assert place
    room.abandon("time")
    room.abandon("operator")
    assert room.abandoned_by == "time", "what has ended ends once"
    assert verify_log(public_log(room)).draws > 5
    broken = public_log(room).replace(room.secret.hex(), "00" * 32)
    with pytest.raises(VerificationError, match="not the one that was promised"):
        verify_log(broken)
    answer = act(room, "pass", ANNA)
    assert isinstance(answer, Reject)
    assert answer.code == "table-over"
    assert not make_record(room).end
    for turn in (place, place + 1, 999):  # a turn that was under way is not taken over
        assert play_on_terms(room, turn, 2)[1].turn == place
    terms, origin = play_on_terms(room, 2, 2)
    on = new_room(terms, "On", ANNA, [SeatPlan("person", "Anna", ANNA), SeatPlan("open")], origin=origin)
    assert on.made.origin == origin
    again = room.handle(Rematch(cid(), room.head), Caller(BEN, fresh_table=lambda: "next"))
    assert isinstance(again, Ack)
    assert rematch_of(room, "next", BEN).seats[1].name == "Ben"


def test_an_abandoned_lobby_opens_again_as_it_was() -> None:
    room = table(SeatPlan("person", "Anna", ANNA), SeatPlan("open"), starter=None)
    room.abandon("full")
    assert code_of(room.handle(Sit(cid(), room.head, 1, "Ben"), Caller(BEN))) == "table-over"
    assert code_of(room.handle(Start(cid(), room.head), Caller(ANNA))) == "table-over"
    told = views.make_snapshot(room, Caller(BEN))
    assert (told.table["phase"], told.table.get("abandoned"), told.view) == ("abandoned", "full", None)
    assert isinstance(room.handle(Rematch(cid(), room.head), Caller(ANNA, fresh_table=lambda: "next")), Ack)
    again = rematch_of(room, "next", ANNA)
    assert [seat.kind for seat in again.seats] == ["person", "open"]
    assert again.terms == room.terms


def code_of(answer: Ack | Reject | Stale) -> str:
    """Why not."""
    return answer.code if isinstance(answer, Reject) else ""


def test_a_packed_game_is_all_there(tmp_path: Path) -> None:
    """After a restart its files, its replay, its proof, a game that goes on from it, and a rematch."""

    def files(server: AppServer, table: str) -> list[str]:
        return [server.client.get(f"/api/tables/{table}/{kind}").text for kind in ("log", "record", "replay", "jcz")]

    with run_app_server(tmp_path) as server:
        anna = server.person()
        table = server.open(anna, BOT, BOT)
        with server.sit_at(table, anna) as line:
            while line.table["phase"] != "over":
                line.hear()
        before, seq = files(server, table), line.seq
    store = Store(tmp_path)
    asyncio.run(store.do(lambda db: archive_table(db, table)))
    assert asyncio.run(store.do(lambda db: db.execute("SELECT count(*) FROM events").get)) == 0
    store.close()
    with run_app_server(tmp_path) as server:
        assert files(server, table) == before
        assert verify_log(before[0]).draws > 20
        seats = [{"kind": "me"}, {"kind": "bot"}]
        on = server.client.post(f"/api/tables/{table}/play-on", json={"turn": 5, "seats": seats}, headers=anna)
        assert on.status_code == 201, on.text
        with server.sit_at(table, anna) as line:
            assert line.seq == seq
            assert line.ask("rematch")["t"] == "ack"
            rematch = line.until("update")["table"]["rematch"]
    with run_app_server(tmp_path) as server, server.sit_at(table, anna) as line:
        assert (line.seq, line.table["rematch"]) == (seq + 1, rematch)
        assert files(server, table)[0].splitlines()[1:-1] == before[0].splitlines()[1:]


def test_a_server_sweeps_when_it_starts(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna = server.person()
        table = server.open(anna, ME, OPEN)
    store = Store(tmp_path)
    asyncio.run(store.do(lambda db: db.execute("UPDATE tables SET served_ms = ?", (-2 * DAY,))))
    store.close()
    with run_app_server(tmp_path) as server, server.sit_at(table, anna) as line:
        while line.table["phase"] != "abandoned":
            line.until("update", "snapshot")
        [told] = server.client.get("/api/tables", headers=anna).json()["tables"]
        assert told["phase"] == "abandoned"


def test_a_lesson_goes_and_what_was_learnt_stays(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        lesson = LESSONS["base"]
        seats = [SeatPlan("person", "Anna", ANNA), SeatPlan("bot", "Ben", bot="greedy")][: lesson.seats]
        room = new_room(Terms(lesson.rules, starter=0, house=lesson.house), "Learn", ANNA, seats, lesson=lesson.id)
        room.start("", ANNA)
        await place.lay(room)
        place.clocks.pass_days(89)
        assert await place.keeper.sweep() == SweepResult()
        place.clocks.pass_days(2)
        assert await place.keeper.sweep() == SweepResult(delete=1)
        [study] = await place.store.do(lambda db: list_studies(db, ANNA))
        assert (study.lesson, study.table) == ("base", "")

    at(tmp_path, test)


def test_a_campaign_goes_as_a_whole(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        first = misty(1)
        first.abandon("time")
        await place.lay(first)
        place.clocks.pass_days(399)
        answer = first.handle(Rematch(cid(), first.head), Caller(ANNA, fresh_table=lambda: "next"))
        assert isinstance(answer, Ack)
        await place.lay(rematch_of(first, "next", ANNA))
        place.clocks.pass_days(31)
        assert await place.keeper.sweep() == SweepResult(abandon=1, archive=1), (
            "the lobby, and the first table is packed"
        )
        assert set(await place.phases()) == {first.table, "next"}
        place.clocks.pass_days(8)
        await place.keeper.sweep()
        assert set(await place.phases()) == {first.table}, "an abandoned lobby was no game"
        place.clocks.pass_days(400)
        await place.keeper.sweep()
        assert await place.phases() == {}

    at(tmp_path, test)
