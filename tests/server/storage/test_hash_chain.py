"""The truth of the log: what was changed, cut or lost is found; what was changed on purpose is sealed again."""

import asyncio
import hashlib
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bastide.server.http.limits import Limits
from bastide.server.live.registry import TableRegistry
from bastide.server.protocol import events
from bastide.server.protocol.events import LogError
from bastide.server.storage import event_log
from bastide.server.storage.archive import archive_table
from bastide.server.storage.databases.sqlite_file import FILE, Sqlite
from bastide.server.storage.event_log import rewrite_log
from bastide.server.storage.store import Store
from bastide.server.tables.table import Table
from tests.server.fixtures.tables import ANNA, append_of, rush, start_table

pytestmark = pytest.mark.sqlite

Change = Callable[[Sqlite], object]


def stored(folder: Path, actions: int = 30) -> str:
    """A folder with one table after so many actions, each stored by itself; its name."""

    async def run() -> str:
        store = Store(folder)
        room = start_table()
        part = append_of(room, new=True)
        assert part is not None
        await store.append(part)
        for n in range(actions):
            rush(room, random.Random(n), 1)
            if (part := append_of(room)) is not None:
                await store.append(part)
        store.close()
        return room.table

    return asyncio.run(run())


def changed(folder: Path, change: Change) -> None:
    """Somebody else writes into the file."""
    db = Sqlite(str(folder / FILE))
    change(db)
    db.close()


def loaded(folder: Path, table: str) -> list[events.AnyEvent]:
    """The log of a table, checked and replayed. Raises LogError."""

    async def run() -> list[events.AnyEvent]:
        store = Store(folder)
        try:
            live = await TableRegistry(store, Limits()).get(table)
        finally:
            store.close()
        assert live is not None
        return live.room.log

    return asyncio.run(run())


def test_a_link_is_what_the_document_says() -> None:
    first = hashlib.sha256(b"bastide-chain-1|oak").digest()
    number, schema = (2).to_bytes(8, "big"), (1).to_bytes(4, "big")
    assert event_log.first_link("oak") == first
    assert event_log.next_link(first, 2, 1, b"{}") == hashlib.sha256(first + number + schema + b"{}").digest()


def altered(old: str, new: str, where: str) -> str:
    """SQL that changes the text of some events."""
    return f"UPDATE events SET body = CAST(replace(body, '{old}', '{new}') AS BLOB) WHERE {where}"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (altered("Anna", "Hanna", "n = 1"), "Event 1 .* damaged or altered"),
        ("UPDATE events SET chain = zeroblob(32) WHERE n = 20", "Event 20 .* damaged or altered"),
        ("DELETE FROM events WHERE n > 20", "20 events, but .* lost its end"),
        ("UPDATE events SET chain = NULL WHERE n > 20", "lost its end"),
        ("DELETE FROM events", "0 events, but .* lost its end"),
        ("UPDATE secrets SET sealed_by = 'a key'", "sealed by a key"),
    ],
)
def test_what_is_not_as_it_was_stored_is_not_loaded(tmp_path: Path, change: str, reason: str) -> None:
    table = stored(tmp_path)
    assert loaded(tmp_path, table)
    changed(tmp_path, lambda db: db.execute(change))
    with pytest.raises(LogError, match=reason):
        loaded(tmp_path, table)


def test_a_legal_move_in_the_place_of_another_is_found(tmp_path: Path) -> None:
    """What the rules cannot see: the game would be another, but a good one."""
    table = stored(tmp_path, 1)
    log = loaded(tmp_path, table)
    n, last = len(log) - 1, log[-2]  # the last one is a draw
    assert isinstance(last, events.Acted)
    room = Table(table, bytes(32))
    for event in log[: n - 1]:
        room.apply(event)
    assert room.match is not None
    legal = [action.text for action in room.match.game.legal_actions() if action.text != last.action]
    fake = events.encode_event(msgspec.structs.replace(last, action=legal[0]))
    changed(tmp_path, lambda db: db.execute("UPDATE events SET body = ? WHERE n = ?", (fake, n)))
    with pytest.raises(LogError, match=f"Event {n} .* damaged or altered"):
        loaded(tmp_path, table)


def test_a_game_that_ends_elsewhere_is_not_loaded(tmp_path: Path) -> None:
    table = stored(tmp_path, 1000)
    log = loaded(tmp_path, table)
    over = log[-1]
    assert isinstance(over, events.Over)
    wrong = events.encode_event(msgspec.structs.replace(over, scores=[one + 1 for one in over.scores]))
    changed(tmp_path, lambda db: rewrite_log(db, table, lambda body: wrong if b'"over"' in body else body))
    with pytest.raises(LogError, match="ends in another position"):
        loaded(tmp_path, table)


def test_what_was_packed_keeps_its_chain(tmp_path: Path) -> None:
    table = stored(tmp_path)
    log = loaded(tmp_path, table)
    changed(tmp_path, lambda db: archive_table(db, table))
    assert loaded(tmp_path, table) == log
    changed(tmp_path, lambda db: rewrite_log(db, table, lambda body: body.replace(ANNA.encode(), b"")))
    assert isinstance(log[0], events.Created)
    assert log[0].host == ANNA
    erased = loaded(tmp_path, table)
    assert isinstance(erased[0], events.Created)
    assert erased[0].host == ""
    assert erased[2:] == log[2:]
    db = Sqlite(str(tmp_path / FILE))
    assert db.execute("SELECT count(*) FROM events").get == 0, "it went back into the archive"
    assert db.execute("SELECT archived FROM tables").get == 1
    db.close()


def test_a_packed_log_that_was_altered_is_not_loaded_nor_made_good(tmp_path: Path) -> None:
    table = stored(tmp_path)
    changed(tmp_path, lambda db: db.execute(altered("Anna", "Hanna", "n = 1")))
    changed(tmp_path, lambda db: archive_table(db, table))
    with pytest.raises(LogError, match="damaged or altered"):
        loaded(tmp_path, table)
