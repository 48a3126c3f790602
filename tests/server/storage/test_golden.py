"""A database of commit 6b86bdc opens after every later change. Never write its file again."""

import asyncio
import gzip
import json
import random
from pathlib import Path
from typing import Any, Final

import pytest

from bastide.server.features.learning.lesson_store import list_studies
from bastide.server.http.limits import Limits
from bastide.server.live.registry import TableRegistry
from bastide.server.protocol import events
from bastide.server.protocol.client_messages import Act, Free, Next, Sit, Start
from bastide.server.protocol.server_messages import Ack
from bastide.server.storage.databases.sqlite_file import FILE, Sqlite, StoreError
from bastide.server.storage.store import Store
from bastide.server.tables.table import Caller, Table
from scripts.lesson import course_of
from tests.server.conftest import BOT, ME, run_app_server
from tests.server.fixtures.tables import ANNA, BEN, EVE, FEATURES, act, append_of, cid, offers, rush

pytestmark = pytest.mark.sqlite

GOLDEN: Final = Path(__file__).parents[1] / "golden"
TOLD: Final[dict[str, dict[str, Any]]] = json.loads((GOLDEN / "6b86bdc.json").read_text())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with the old database."""
    (tmp_path / FILE).write_bytes(gzip.decompress((GOLDEN / "6b86bdc.sqlite3.gz").read_bytes()))
    return tmp_path


async def room_of(store: Store, name: str) -> Table:
    """One of its tables."""
    live = await TableRegistry(store, Limits(), listeners=FEATURES).get(TOLD[name]["table"])
    assert live is not None
    return live.room


def test_every_game_replays_to_the_same_position(data: Path) -> None:
    async def run() -> None:
        store = Store(data)
        for name, told in TOLD.items():
            room = await room_of(store, name)
            assert (room.head, room.phase) == (told["events"], told["phase"])
            if room.match is not None:
                assert (f"{room.match.game.hash():016x}", room.match.game.scores) == (told["hash"], told["scores"])
        assert sorted(await store.of_device(BEN, 9)) == sorted(
            TOLD[name]["table"] for name in ("lobby", "people", "finished", "rematch", "campaign", "level")
        )
        assert TOLD["bots"]["table"] in await store.waiting_for_bots()
        [(campaign, level)] = await store.campaigns(ANNA, 9)
        assert [(one.table, one.result) for one in (campaign, level)] == [
            (TOLD["campaign"]["table"], "won"),
            (TOLD["level"]["table"], ""),
        ]
        [study] = await store.do(lambda db: list_studies(db, ANNA))
        assert (study.lesson, study.table) == ("base", TOLD["lesson"]["table"])
        store.close()

    asyncio.run(run())


def test_every_game_goes_on(data: Path) -> None:
    async def run() -> None:
        store = Store(data)
        lobby = await room_of(store, "lobby")
        for device, command in (
            (EVE, Sit(cid(), lobby.head, 2, "Eve", "")),
            (ANNA, Start(cid(), lobby.head + 1, "")),
        ):
            assert isinstance(lobby.handle(command, Caller(device)), Ack)
        await keep(store, lobby)
        people = await room_of(store, "people")
        act(people, offers(people)[0]["id"])
        await keep(store, people)
        for name in ("people", "bots", "goes on", "level"):
            room = await room_of(store, name)
            rush(room, random.Random(3))
            assert room.phase == "over"
            await keep(store, room)
        lesson = await room_of(store, "lesson")
        course = course_of(lesson)
        wanted = course.wanted(moves(lesson))
        step = Act(cid(), lesson.head, wanted[0]) if course.asks else Next(cid(), lesson.head)
        assert isinstance(lesson.handle(step, Caller(ANNA)), Ack)
        assert isinstance(lesson.handle(Free(cid(), lesson.head), Caller(ANNA)), Ack)
        await keep(store, lesson)
        for name in TOLD:
            again = await room_of(store, name)
            assert again.head >= TOLD[name]["events"]
        store.close()

    asyncio.run(run())


def moves(room: Table) -> list[str]:
    """What is legal."""
    assert room.match is not None
    return [action.text for action in room.match.game.legal_actions()]


async def keep(store: Store, room: Table) -> None:
    """Store what is new."""
    part = append_of(room)
    assert part is not None
    await store.append(part)


def test_commands_that_were_acknowledged_then_stay_so(data: Path) -> None:
    async def run() -> None:
        store = Store(data)
        stored = await store.load(TOLD["people"]["table"])
        assert stored is not None
        assert len(stored.cids) > 20
        assert sum(isinstance(event, events.Undone) for event in stored.events) == 1
        store.close()

    asyncio.run(run())


def test_a_whole_server_starts_on_it_and_its_bots_move(data: Path) -> None:
    with run_app_server(data) as server:
        who = server.person()
        assert server.client.get(f"/api/tables/{TOLD['finished']['table']}/record").status_code == 200
        table = server.open(who, ME, BOT)
        with server.sit_at(TOLD["bots"]["table"], who) as line:
            while line.seq <= TOLD["bots"]["events"]:
                line.hear()
        with server.sit_at(table, who):
            pass


def test_the_database_from_before_is_kept_beside_it(data: Path) -> None:
    before = (data / FILE).read_bytes()
    Store(data).close()
    [kept] = data.glob(f"{FILE}.before-0037-*")
    assert kept.stat().st_mode & 0o777 == 0o600
    with Sqlite(str(kept)) as db:
        assert db.execute("PRAGMA integrity_check").get == "ok"
        assert db.execute("SELECT max(number) FROM migrations").get == 34
        assert db.execute("SELECT count(*) FROM tables").get == len(TOLD)
    assert len(before) == kept.stat().st_size
    Store(data).close()
    assert len(list(data.glob(f"{FILE}.before-*"))) == 1, "only where its form changes"


def test_an_older_database_is_refused_with_the_way_to_bring_it_up_to_date(data: Path) -> None:
    db = Sqlite(str(data / FILE))
    db.execute("DELETE FROM migrations WHERE number > 33")
    db.close()
    before = (data / FILE).read_bytes()
    with pytest.raises(StoreError, match=r"older form \(33\) .* commit 6b86bdc of Bastide on it once"):
        Store(data)
    assert (data / FILE).read_bytes() == before
