"""The database: whole or told, one owner, old forms brought up, nothing half stored."""

import asyncio
import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.server.admin.feature_listeners import connect_features
from bastide.server.bots.pool import BotPool
from bastide.server.features.learning.table_extension import LessonExtension, lesson_session_at
from bastide.server.http.limits import Limits
from bastide.server.live.assistance.bot_turns import resume_bots
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable, TableRegistry
from bastide.server.protocol import events
from bastide.server.protocol.events import LogError, SeatPlan, Stood
from bastide.server.storage.append import EventBatch
from bastide.server.storage.databases.sqlite_file import (
    APPLICATION,
    FILE,
    Migration,
    Sqlite,
    StoreError,
    connect_sqlite,
    list_migrations,
)
from bastide.server.storage.event_log import rewrite_log
from bastide.server.storage.store import Store
from bastide.server.tables.table import Table
from tests.server.fixtures.tables import ANNA, BEN, append_of, play_on, start_table, table

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    made = Store(tmp_path)
    yield made
    made.close()


def part_of(room: Table, command: tuple[str, str] | None = None, new: bool = False) -> EventBatch:
    """The fresh events of a room."""
    part = append_of(room, command, new)
    assert part is not None
    return part


def test_what_is_stored_comes_back(store: Store) -> None:
    async def run() -> None:
        room = table()
        await store.append(part_of(room, new=True))
        room.start("n", ANNA)
        await store.append(part_of(room, ("c1", ANNA)))
        play_on(room, random.Random(1))
        await store.append(part_of(room))
        stored = await store.load(room.table)
        assert stored is not None
        assert stored.events == room.log
        assert stored.secret == room.secret
        assert stored.cids == {"c1": (ANNA, 3)}
        assert await store.of_device(BEN, 5) == [room.table]
        assert await store.load("nothing") is None
        assert await store.waiting_for_bots() == []
        tables = TableRegistry(store, Limits())
        live = await tables.get(room.table)
        assert live is not None
        assert live.room.match
        assert room.match
        assert live.room.match.game.hash() == room.match.game.hash()

    asyncio.run(run())


def test_the_clock_of_a_statement_is_the_one_that_is_asked(store: Store) -> None:
    async def run() -> tuple[int, int, int]:
        return await store.do(lambda db: (db.now_ms(), int(db.execute(f"SELECT {db.clock}").get), db.now_ms()))

    before, within, after = asyncio.run(run())
    assert before - 2 <= within <= after + 2, "in ms; SQLite rounds"


def test_an_append_is_whole_or_not_at_all(store: Store) -> None:
    async def run() -> None:
        first, second = table(), table()
        await store.append(part_of(first, new=True))
        bad = EventBatch(first.table, 1, [Stood(0)], "lobby", frozenset(), None, None)  # event 1 is there already
        with pytest.raises(StoreError, match="refuses to store"):
            await store.append(part_of(second, new=True), bad)
        assert await store.load(second.table) is None
        good = EventBatch(first.table, 2, [Stood(0)], "lobby", frozenset(), ("c", ANNA), None)
        twice = EventBatch(first.table, 3, [Stood(0)], "lobby", frozenset(), ("c", ANNA), None)
        with pytest.raises(StoreError):
            await asyncio.gather(store.append(good), store.append(twice))
        stored = await store.load(first.table)
        assert stored is not None
        assert len(stored.events) == 2
        assert await store.of_device(ANNA, 5) == []

    asyncio.run(run())


@pytest.mark.sqlite
def test_one_process_owns_the_folder(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Another Bastide is using"):
        Store(tmp_path)


def raw(folder: Path) -> Sqlite:
    """The file, opened by somebody else."""
    return Sqlite(str(folder / FILE))


@pytest.mark.sqlite
def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    Store(tmp_path).close()
    (tmp_path / FILE).write_bytes(b"SQLite format 3\x00" + b"\xff" * 8000)
    with pytest.raises(StoreError, match="is damaged"):
        Store(tmp_path)
    (tmp_path / FILE).write_bytes(b"these are my holiday notes " * 100)
    with pytest.raises(StoreError, match="is damaged"):
        Store(tmp_path)


@pytest.mark.sqlite
def test_a_damaged_page_is_found(tmp_path: Path) -> None:
    store = Store(tmp_path)
    asyncio.run(store.append(*[part_of(table(), new=True) for _ in range(100)]))
    store.close()
    data = bytearray((tmp_path / FILE).read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 512] = b"\xab" * 512
    (tmp_path / FILE).write_bytes(data)
    with pytest.raises(StoreError, match="is damaged"):
        Store(tmp_path)


@pytest.mark.sqlite
def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    db = raw(tmp_path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    before = hashlib.sha256((tmp_path / FILE).read_bytes()).digest()
    with pytest.raises(StoreError, match="another program"):
        Store(tmp_path)
    db = raw(tmp_path)
    assert db.pragma("application_id") == 0
    assert db.execute("SELECT count(*) FROM recipes").get == 0
    db.close()
    assert before


@pytest.mark.sqlite
def test_migrations_run_once_and_in_order(tmp_path: Path) -> None:
    first = Migration(1, "0001_a.sql", "CREATE TABLE a (x)")
    second = Migration(2, "0002_b.sql", "ALTER TABLE a ADD COLUMN y; CREATE TABLE b (z)")
    connect_sqlite(tmp_path, [first]).close()
    db = connect_sqlite(tmp_path, [first, second])
    assert [row[1] for row in db.execute("PRAGMA table_info(a)")] == ["x", "y"]
    assert list(db.execute("SELECT number, name FROM migrations")) == [(1, first.name), (2, second.name)]
    db.close()
    with pytest.raises(StoreError, match="newer Bastide"):
        connect_sqlite(tmp_path, [first])
    changed = Migration(1, "0001_a.sql", "CREATE TABLE a (x, q)")
    with pytest.raises(StoreError, match=r"different 0001_a\.sql"):
        connect_sqlite(tmp_path, [changed, second])


@pytest.mark.sqlite
def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    first = Migration(1, "0001_a.sql", "CREATE TABLE a (x)")
    broken = Migration(2, "0002_b.sql", "CREATE TABLE b (z); CREATE TABLE a (again)")
    connect_sqlite(tmp_path, [first]).close()
    with pytest.raises(StoreError, match="already exists"):
        connect_sqlite(tmp_path, [first, broken])
    db = connect_sqlite(tmp_path, [first])
    assert db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'b'").get == 0
    db.close()


def test_released_migrations_never_change() -> None:
    known = {step.name: step.checksum for step in list_migrations()}
    assert known["0034_baseline.sql"] == "38a46c6bc2e40ef45667327aefba1d52613d6fd9024bebb7ae6c0f2b2ee14485"
    assert known["0037_known_networks.sql"] == "345792df0fe948ae9f1c4b7dd040244428370d77e8e680e6ff597f5e6169a0c9"
    assert known["0038_rating_weights.sql"] == "7549b389a7a6b76c1fe305040f49f5c400eb5dddf520f61da4829284d18462ac"
    assert known["0039_games_with_tables.sql"] == "60a07089abf5c0c18c6643a7891028064638be19eb4fb308b65f53178673070f"
    numbers = [step.number for step in list_migrations()]
    assert numbers == sorted(set(numbers))


def test_only_games_where_a_bot_decides_are_loaded_at_a_start(store: Store) -> None:
    async def run() -> None:
        seats = (SeatPlan("person", "Anna", ANNA), SeatPlan("bot", "Miller", bot="greedy"))
        due, hers = start_table(*seats, starter=1), start_table(*seats)
        for room in (due, hers, start_table(), table()):
            await store.append(part_of(room, new=True))
        assert await store.waiting_for_bots() == [due.table]
        await store.do(lambda db: db.execute("UPDATE tables SET bot_due = bots"))  # as the migration takes old ones
        hub = connect_features(Hub(store, BotPool()))
        loaded: list[str] = []
        get = hub.tables.get

        async def noted(table: str) -> LiveTable | None:
            loaded.append(table)
            return await get(table)

        hub.tables.get = noted  # type: ignore[method-assign]
        hub.schedule_bot = lambda live: None  # type: ignore[method-assign]
        await resume_bots(hub)
        assert sorted(loaded) == sorted([due.table, hers.table])
        assert await store.waiting_for_bots() == [due.table]

    asyncio.run(run())


@pytest.mark.sqlite
def test_the_form_of_the_file(tmp_path: Path) -> None:
    db = connect_sqlite(tmp_path)
    assert db.pragma("journal_mode") == "wal"
    assert db.pragma("synchronous") == 2
    assert db.pragma("application_id") == APPLICATION
    db.close()


def load(folder: Path, name: str) -> None:
    """Load a table from a folder."""

    async def run() -> None:
        await TableRegistry(opened, Limits()).get(name)

    opened = Store(folder)
    try:
        asyncio.run(run())
    finally:
        opened.close()


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("n", "schema", "body", "reason"),
    [
        (2, 99, '{"e":"stood","seat":0}', "Event 2 of table .* schema 99"),
        (2, 1, '{"e":"cast-spell"}', "Event 2 of table .* newer Bastide"),
        (2, 1, '{"e":"stood"', "Event 2 of table .* cannot be read"),
        (2, 1, '{"e":"stood","seat":0,"why":1}', "Event 2 .* unknown field"),
        (3, 1, '{"e":"acted","action":"pass"}', "Event 3 .* does not follow"),
        (2, 1, '{"e":"stood","seat":9}', "Event 2 .* does not follow"),
        (2, 1, None, "Event 3 of table .* gap"),
    ],
)
def test_a_log_that_cannot_be_understood_is_not_loaded(
    tmp_path: Path, n: int, schema: int, body: str | None, reason: str
) -> None:
    room = start_table()
    store = Store(tmp_path)
    asyncio.run(store.append(part_of(room, new=True)))
    store.close()
    db = raw(tmp_path)
    db.execute("DELETE FROM events WHERE n = ?", (n,))
    if body is not None:
        row = (room.table, n, schema, body.encode())
        db.execute("INSERT INTO events (table_id, n, schema, at_ms, body) VALUES (?, ?, ?, 0, ?)", row)
        rewrite_log(db, room.table, bytes)  # sealed again, so that it is the event itself that cannot be
    db.close()
    with pytest.raises(LogError, match=reason):
        load(tmp_path, room.table)


def test_the_golden_log_of_schema_1_loads_for_ever() -> None:
    """A log written when schema 1 was new; it must never be written anew."""
    log, lines = golden("schema-1")
    room = Table("golden", bytes(32))
    for event in log:
        room.apply(event)
    assert room.phase == "over"
    assert room.match
    over = next(event for event in log if isinstance(event, events.Over))
    assert f"{room.match.game.hash():016x}" == over.hash
    assert room.match.game.scores == over.scores
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_log_of_a_lesson_loads_for_ever() -> None:
    """One that the learner left, from when there first were lessons."""
    log, lines = golden("schema-1-lesson")
    room = Table("golden", bytes(32), LessonExtension())
    for event in log:
        room.apply(event)
    assert room.made.lesson == "base"
    assert lesson_session_at(room) is None, "it was left"
    assert room.match
    assert [room.match.seat, room.match.game.scores] == [0, [0, 4]]
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_log_of_doors_loads_for_ever() -> None:
    log, lines = golden("schema-1-doors")
    room = Table("golden", bytes(32))
    for event in log:
        room.apply(event)
    assert (room.access_rules.blocked, room.access_rules.seats, room.access_rules.watchers) == (
        {BEN: "Ben"},
        True,
        False,
    )
    assert [seat.kind for seat in room.seats] == ["person", "open", "open"]
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_log_of_friends_loads_for_ever() -> None:
    """Names and colours, consent, leaving and giving up."""
    log, lines = golden("schema-1-friends")
    room = Table("golden", bytes(32))
    for event in log:
        room.apply(event)
    assert (room.name, [seat[0] for seat in room.colours]) == ("Friday", ["blue", "pink", "green"])
    assert [(seat.kind, seat.resigned) for seat in room.seats] == [("person", False), ("person", False), ("bot", True)]
    assert (room.phase, room.abandoned_by, room.asked, room.made.absent) == ("abandoned", "agreed", None, "bot")
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_log_of_an_abandoned_table_loads_for_ever() -> None:
    """One with a period of its own."""
    log, lines = golden("schema-1-abandoned")
    room = Table("golden", bytes(32))
    for event in log:
        room.apply(event)
    assert (room.phase, room.abandoned_by, room.made.period) == ("abandoned", "operator", 7)
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_log_of_a_table_beside_a_box_loads_for_ever() -> None:
    """With one correction that gave turns up, and one that was given up itself."""
    log, lines = golden("schema-1-by-hand")
    room = Table("golden", b"")
    for event in log:
        room.apply(event)
    assert room.match is not None
    assert room.hand is not None
    assert room.hand.mending is None
    assert [action for _, action in room.match.done[-3:]] == ["draw U", "place U -1,0 0", "pass"]
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_log_of_a_table_with_advice_loads_for_ever() -> None:
    """What somebody was told stands beside the game, whose actions it does not count among."""
    log, lines = golden("schema-1-advice")
    room = Table("golden", bytes(32))
    for event in log:
        room.apply(event)
    assert room.match is not None
    assert (room.made.advice, [action for _, action in room.match.done]) == (
        ["hint", "notes"],
        ["draw F", "place F 0,-1 90", "pass"],
    )
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_log_of_a_public_table_loads_for_ever() -> None:
    log, lines = golden("schema-1-public")
    room = Table("golden", b"")
    shown = []
    for event in log:
        room.apply(event)
        shown.append(room.access_rules.public)
    assert shown == [True, False, True, True]
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_log_of_a_table_with_clocks_loads_for_ever() -> None:
    """What was used and what was left, to the millisecond, and whose the game is."""
    log, lines = golden("schema-1-clock")
    room = Table("golden", bytes(32))
    for event in log:
        room.apply(event)
    assert room.match is not None
    assert room.timing is not None
    assert (room.timing.bank, room.timing.used, room.match.winners) == ([56_750, 0], [38_250, 95_000], [0])
    assert [events.encode_event(event) for event in log] == lines


def test_the_golden_logs_have_every_kind_of_event() -> None:
    kinds = {type(event) for path in GOLDEN.glob("schema-1*") for event in golden(path.stem)[0]}
    assert kinds == set(events.AnyEvent.__args__)


def golden(name: str) -> tuple[list[events.AnyEvent], list[bytes]]:
    """A kept log, as events and as it stands there."""
    lines = (GOLDEN / f"{name}.jsonl").read_bytes().splitlines()
    return [events.decode_event(1, line, f"Event {n}") for n, line in enumerate(lines, 1)], lines
