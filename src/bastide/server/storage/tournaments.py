"""Tournaments as they are kept: who takes part, and what has been played.

Law: the name of a game's table is kept before the table is made, so that a stop in between makes no game twice.
"""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, cast

from bastide.server.storage.db import Db
from bastide.server.tournament.score import Duel, Game, Result, Rounds

Phase = Literal["open", "running", "over", "cancelled"]
NOBODY: Final = "Player"
"""The name of somebody who had himself erased."""
_KEPT: Final = "id, host, name, plan, phase, made_ms, changed_ms, due_ms, secret"


@dataclass
class Entrant:
    """Somebody who takes part; `device` "" once erased."""

    device: str
    name: str
    withdrawn: bool = False


@dataclass
class Kept:
    """A tournament. Its entrants stand in the order of their seeds, before the start in that of their coming."""

    id: str
    host: str
    name: str
    plan: str
    phase: Phase
    made_ms: int
    changed_ms: int
    due_ms: int
    secret: bytes
    entrants: list[Entrant] = field(default_factory=list)
    rounds: Rounds = field(default_factory=list)

    def seed(self, device: str) -> int | None:
        """The number of a device among the entrants."""
        return next((n for n, one in enumerate(self.entrants) if device and one.device == device), None)


def _is_of(row: Iterable[Any]) -> Kept:
    one, host, name, plan, phase, made, changed, due, secret = row
    times = int(made), int(changed), int(due)
    return Kept(str(one), str(host), str(name), str(plan), cast(Phase, phase), *times, bytes(secret))


def read(db: Db, one: str) -> Kept | None:
    """A tournament with all that was played; None if there is none of that name."""
    row = db.execute(f"SELECT {_KEPT} FROM tournaments WHERE id = ?", (one,)).fetchone()
    if row is None:
        return None
    kept = _is_of(row)
    sql = "SELECT device, name, withdrawn FROM entrants WHERE tournament_id = ? ORDER BY seed, joined_ms, device"
    for device, name, withdrawn in db.execute(sql, (one,)):
        kept.entrants.append(Entrant("" if str(device).startswith("-") else str(device), str(name), bool(withdrawn)))
    sql = "SELECT round, one, two, result, said FROM duels WHERE tournament_id = ? ORDER BY round, board"
    for number, first, second, result, said in db.execute(sql, (one,)):
        while len(kept.rounds) <= int(number):
            kept.rounds.append([])
        two = None if int(second) < 0 else int(second)
        kept.rounds[int(number)].append(Duel(int(first), two, cast(Result, result), said=bool(said)))
    sql = (
        "SELECT round, board, table_id, result, points_one, points_two FROM duel_games WHERE tournament_id = ? "
        "ORDER BY round, board, n"
    )
    for number, board, table, result, ones, twos in db.execute(sql, (one,)):
        game = Game(str(table), cast(Result, result), (int(ones), int(twos)))
        kept.rounds[int(number)][int(board)].games.append(game)
    return kept


def listed(db: Db, phases: tuple[Phase, ...], most: int, device: str = "") -> list[tuple[Kept, int]]:
    """Tournaments without what was played, the latest changed first, each with how many take part; with a `device`
    only those that it made or takes part in."""
    own = "(host = ? OR id IN (SELECT tournament_id FROM entrants WHERE device = ?)) AND " if device else ""
    marks = ", ".join("?" * len(phases))
    sql = (
        f"SELECT {_KEPT}, (SELECT count(*) FROM entrants WHERE tournament_id = id) FROM tournaments "
        f"WHERE {own}phase IN ({marks}) ORDER BY changed_ms DESC, id LIMIT ?"
    )
    rows = db.execute(sql, (*((device, device) if device else ()), *phases, most))
    return [(_is_of(row[:-1]), int(row[-1])) for row in rows]


def count_of(db: Db, host: str) -> int:
    """How many tournaments of a device are not over."""
    sql = "SELECT count(*) FROM tournaments WHERE host = ? AND phase IN ('open', 'running')"
    return int(next(iter(db.execute(sql, (host,))))[0])


def make(db: Db, kept: Kept) -> None:
    """A new one."""
    row = (kept.id, kept.host, kept.name, kept.plan, kept.phase, kept.made_ms, kept.changed_ms, kept.due_ms)
    db.execute(f"INSERT INTO tournaments ({_KEPT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, kept.secret))


def join(db: Db, one: str, device: str, name: str, most: int, now: int) -> Literal["", "full", "closed"]:
    """Somebody takes part, unless it is too late or there is no room; twice changes nothing."""
    row = db.execute("SELECT phase FROM tournaments WHERE id = ?", (one,)).fetchone()
    if row is None or row[0] != "open":
        return "closed"
    known = [str(line[0]) for line in db.execute("SELECT device FROM entrants WHERE tournament_id = ?", (one,))]
    if device not in known:
        if len(known) >= most:
            return "full"
        sql = "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms) VALUES (?, ?, ?, -1, ?)"
        db.execute(sql, (one, device, name, now))
    return ""


def leave(db: Db, one: str, device: str) -> None:
    """Out of it before the start; afterwards no longer paired."""
    row = db.execute("SELECT phase FROM tournaments WHERE id = ?", (one,)).fetchone()
    if row is not None and row[0] == "open":
        db.execute("DELETE FROM entrants WHERE tournament_id = ? AND device = ?", (one, device))
    else:
        db.execute("UPDATE entrants SET withdrawn = 1 WHERE tournament_id = ? AND device = ?", (one, device))


def turn(db: Db, one: str, before: Phase, phase: Phase, now: int) -> bool:
    """From one phase to the next; False where it was in another one."""
    row = db.execute("SELECT phase FROM tournaments WHERE id = ?", (one,)).fetchone()
    if row is None or row[0] != before:
        return False
    db.execute("UPDATE tournaments SET phase = ?, changed_ms = ? WHERE id = ?", (phase, now, one))
    return True


def seat(db: Db, one: str, devices: list[str]) -> None:
    """The seeds, by the order of the devices."""
    rows = [(seed, one, device) for seed, device in enumerate(devices)]
    db.executemany("UPDATE entrants SET seed = ? WHERE tournament_id = ? AND device = ?", rows)


def add_round(db: Db, kept: Kept, duels: list[Duel], due_ms: int, now: int) -> None:
    """The next round begins, unless another process has begun it."""
    db.order()
    number = len(kept.rounds)
    if db.execute("SELECT count(*) FROM duels WHERE tournament_id = ? AND round = ?", (kept.id, number)).get:
        return
    rows = [(kept.id, number, n, duel.one, -1 if duel.two is None else duel.two) for n, duel in enumerate(duels)]
    sql = "INSERT INTO duels (tournament_id, round, board, one, two, result) VALUES (?, ?, ?, ?, ?, '')"
    db.executemany(sql, rows)
    db.execute("UPDATE tournaments SET due_ms = ?, changed_ms = ? WHERE id = ?", (due_ms, now, kept.id))


def add_game(db: Db, one: str, number: int, board: int, n: int, table: str) -> str:
    """A game of a duel is to be played at this table, or at the one that another process has named before."""
    sql = (
        "INSERT INTO duel_games (tournament_id, round, board, n, table_id, result) VALUES (?, ?, ?, ?, ?, '') "
        "ON CONFLICT (tournament_id, round, board, n) DO NOTHING"
    )
    db.execute(sql, (one, number, board, n, table))
    sql = "SELECT table_id FROM duel_games WHERE tournament_id = ? AND round = ? AND board = ? AND n = ?"
    return str(db.execute(sql, (one, number, board, n)).get)


def note_game(db: Db, table: str, result: Result, points: tuple[int, int]) -> None:
    """A game has ended."""
    sql = "UPDATE duel_games SET result = ?, points_one = ?, points_two = ? WHERE table_id = ?"
    db.execute(sql, (result, *points, table))


def note_duel(db: Db, one: str, number: int, board: int, result: Result, said: bool = False) -> None:
    """A duel is decided."""
    sql = "UPDATE duels SET result = ?, said = ? WHERE tournament_id = ? AND round = ? AND board = ?"
    db.execute(sql, (result, int(said), one, number, board))


def of_table(db: Db, table: str) -> str:
    """The tournament to which a table belongs, "" without one."""
    row = db.execute("SELECT tournament_id FROM duel_games WHERE table_id = ?", (table,)).fetchone()
    return "" if row is None else str(row[0])


def award(db: Db, one: str, number: int, board: int, result: Result) -> bool:
    """The host decides a duel; False where its round is not the last one any more, or nobody plays there."""
    kept = read(db, one)
    if kept is None or kept.phase != "running" or number != len(kept.rounds) - 1 or board >= len(kept.rounds[-1]):
        return False
    if kept.rounds[-1][board].two is None:
        return False
    note_duel(db, one, number, board, result, said=True)
    return True


def tidy(db: Db, before: int) -> None:
    """What has been open since then without a start is called off."""
    db.execute("UPDATE tournaments SET phase = 'cancelled' WHERE phase = 'open' AND changed_ms < ?", (before,))


def running(db: Db) -> list[str]:
    """All that go on."""
    return [str(row[0]) for row in db.execute("SELECT id FROM tournaments WHERE phase = 'running' ORDER BY id")]


def told(device: str) -> Callable[[Db], list[dict[str, Any]]]:
    """A job: the tournaments that a device made or takes part in."""
    sql = (
        "SELECT tournaments.id, tournaments.name, phase, host, entrants.name, joined_ms FROM tournaments LEFT JOIN "
        "entrants ON tournament_id = tournaments.id AND device = ? WHERE host = ? OR device IS NOT NULL"
    )

    def work(db: Db) -> list[dict[str, Any]]:
        rows = db.execute(sql, (device, device))
        names = ("id", "name", "phase", "host", "as", "joined_ms")
        return [{**dict(zip(names, row, strict=True)), "host": row[3] == device} for row in rows]

    return work


def move(db: Db, old: str, fresh: str) -> None:
    """The places of a device belong to another one, which keeps its own where it has one; with none ("") nobody knows
    any more whose they were. Results stay."""
    for (one,) in list(db.execute("SELECT tournament_id FROM entrants WHERE device = ?", (old,))):
        sql = "SELECT count(*) FROM entrants WHERE tournament_id = ? AND device = ?"
        known = bool(next(iter(db.execute(sql, (one, fresh))))[0]) if fresh else False
        if fresh and not known:
            db.execute("UPDATE entrants SET device = ? WHERE tournament_id = ? AND device = ?", (fresh, one, old))
            continue
        leave(db, str(one), old)
        sql = "UPDATE entrants SET device = ?, name = ? WHERE tournament_id = ? AND device = ?"
        db.execute(sql, ("-" + secrets.token_hex(8), NOBODY, one, old))
    db.execute("UPDATE tournaments SET host = ? WHERE host = ?", (fresh, old))
