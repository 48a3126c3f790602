"""Tables age by the clock of service, end, are packed, and go."""

import asyncio
import random
from pathlib import Path

import apsw

from bastide.server.storage.archive import pack
from bastide.server.storage.database import FILE, connect, migrations
from bastide.server.storage.service import DAY
from bastide.server.storage.store import Store
from bastide.server.tables import append_of
from tests.server.tools import rush, started


class Clocks:
    """A monotonic clock and one on the wall, moved by hand; the time of service goes by both."""

    def __init__(self) -> None:
        self.now, self.wall = 100.0, 1_800_000_000.0

    def pass_days(self, days: float) -> None:
        """Time goes by."""
        self.now += days * 86400
        self.wall += days * 86400

    def store(self, folder: Path) -> Store:
        """A server begins, or begins again: its monotonic clock counts from anywhere."""
        self.now += 12345
        return Store(folder, lambda: self.now, lambda: self.wall)


def test_the_clock_of_service_does_not_jump(tmp_path: Path) -> None:
    clocks = Clocks()
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


def test_old_tables_are_as_old_as_the_clock_says_but_not_too_old(tmp_path: Path) -> None:
    """A database from before: nothing of it is deleted soon after the upgrade."""
    connect(tmp_path, [step for step in migrations() if step.number < 5]).close()
    db = apsw.Connection(str(tmp_path / FILE))
    for name, phase, ago in (
        ("old", "lobby", "10000 days"),
        ("young", "playing", "10 days"),
        ("late", "over", "0 days"),
    ):
        db.execute(
            "INSERT INTO tables (id, secret, phase, created_ms, changed_ms, bots) "
            f"VALUES (?, x'00', ?, 0, strftime('%s', 'now', '-{ago}') * 1000, 1)",
            (name, phase),
        )
    db.close()
    store = Store(tmp_path)
    rows = asyncio.run(store.do(lambda db: list(db.execute("SELECT id, served_ms / 86400000, bot_due FROM tables"))))
    assert sorted(rows) == [("late", 0, 0), ("old", -60, 0), ("young", -10, 1)]
    store.close()


def test_what_is_packed_comes_back_and_may_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        room = started()
        for part in (append_of(room, new=True),):
            assert part
            await store.append(part)
        rush(room, random.Random(1), 20)
        part = append_of(room)
        assert part
        await store.append(part)
        await store.do(lambda db: pack(db, room.table))
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
            await store.do(lambda db: pack(db, room.table))
        store.close()

    asyncio.run(run())
