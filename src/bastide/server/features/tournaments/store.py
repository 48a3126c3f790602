"""Tournaments as they are kept: who takes part, and what has been played.

Law: the name of a game's table is kept before the table is made, so that a stop in between makes no game twice.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, cast

from bastide.server.features.tournaments import substitute_store, team_store
from bastide.server.features.tournaments.score import Duel, DuelGame, DuelResult, Rounds
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

TournamentPhase = Literal["open", "running", "over", "cancelled"]
NOBODY: Final = "Player"
"""The name of somebody who had himself erased."""
_KEPT: Final = "id, host, name, plan, phase, made_ms, changed_ms, due_ms, secret, season_of"


@dataclass
class Entrant:
    """Somebody who takes part; `device` "" once erased. `rating`: by which he was seeded (0: none). `team`: its number
    (-1: none), of which he is once he has `accepted`."""

    device: str
    name: str
    withdrawn: bool = False
    rating: int = 0
    team: int = -1
    accepted: bool = True


@dataclass
class TournamentTeam:
    """A team; its line-up are devices in the order of the boards in the next round."""

    n: int
    name: str
    captain: str
    line_up: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class HostNote:
    """Something that the host decided, and why: about an entrant (`whom`), and where it is about a `board` the first
    who sits there; -1 where it is about none."""

    at_ms: int
    what: str
    reason: str
    whom: int = -1
    board: int = -1


@dataclass
class Tournament:
    """A tournament. Its entrants stand in the order of their seeds, before the start in that of their coming."""

    id: str
    host: str
    name: str
    plan: str
    phase: TournamentPhase
    made_ms: int
    changed_ms: int
    due_ms: int
    secret: bytes
    season_of: str = ""
    entrants: list[Entrant] = field(default_factory=list)
    rounds: Rounds = field(default_factory=list)
    teams: list[TournamentTeam] = field(default_factory=list)
    matches: Rounds = field(default_factory=list)
    """Of teams, by their place in `teams`. Their results follow from the boards (teams.py)."""
    notes: list[HostNote] = field(default_factory=list)
    standbys: list[tuple[str, str]] = field(default_factory=list)
    """Devices and names of substitutes."""

    @property
    def gone(self) -> frozenset[int]:
        """Who plays no more."""
        return frozenset(n for n, one in enumerate(self.entrants) if one.withdrawn)

    def seed(self, device: str) -> int | None:
        """The number of a device among the entrants."""
        return next((n for n, one in enumerate(self.entrants) if device and one.device == device), None)


def _is_of(row: Iterable[Any]) -> Tournament:
    one, host, name, plan, phase, made, changed, due, secret, season_of = row
    times = int(made), int(changed), int(due)
    return Tournament(
        str(one), str(host), str(name), str(plan), cast(TournamentPhase, phase), *times, bytes(secret), str(season_of)
    )


def parse_numbers(text: str) -> tuple[int, ...]:
    """Numbers as they are stored."""
    return tuple(int(one) for one in text.split(",")) if text else ()


def format_numbers(of: Iterable[int]) -> str:
    """Numbers as they are stored."""
    return ",".join(str(one) for one in of)


def load_tournament(db: Db, one: str) -> Tournament | None:
    """A tournament with all that was played; None if there is none of that name."""
    row = db.execute(f"SELECT {_KEPT} FROM tournaments WHERE id = ?", (one,)).fetchone()
    if row is None:
        return None
    kept = _is_of(row)
    kept.entrants, kept.standbys = _entrants(db, one), substitute_store.list_substitutes(db, one)
    _read_rounds(db, kept)
    if '"boards"' in kept.plan:
        _read_teams(db, kept)
    sql = "SELECT at_ms, what, reason, whom, board FROM tournament_notes WHERE tournament_id = ? ORDER BY n"
    kept.notes = [
        HostNote(int(at), str(what), str(why), int(whom), int(at_board))
        for at, what, why, whom, at_board in db.execute(sql, (one,))
    ]
    return kept


def _entrants(db: Db, one: str) -> list[Entrant]:
    sql = (
        "SELECT device, name, withdrawn, rating, team, accepted FROM entrants WHERE tournament_id = ? "
        "ORDER BY CASE WHEN seed < 0 THEN 1 ELSE 0 END, seed, joined_ms, device"
    )
    return [
        Entrant(
            "" if str(device).startswith("-") else str(device), str(name), bool(out), int(rating), int(team), bool(yes)
        )
        for device, name, out, rating, team, yes in db.execute(sql, (one,))
    ]


def _read_rounds(db: Db, kept: Tournament) -> None:
    sql = (
        "SELECT round, one, two, result, said, others, places, team_match FROM duels WHERE tournament_id = ? "
        "ORDER BY round, board"
    )
    for number, first, second, result, said, others, places, match in db.execute(sql, (kept.id,)):
        while len(kept.rounds) <= int(number):
            kept.rounds.append([])
        two = None if int(second) < 0 else int(second)
        duel = Duel(int(first), two, cast(DuelResult, result), said=bool(said), match=int(match))
        duel.others, duel.places = parse_numbers(str(others)), parse_numbers(str(places))
        kept.rounds[int(number)].append(duel)
    sql = (
        "SELECT round, board, table_id, result, points_one, points_two, points, places FROM duel_games "
        "WHERE tournament_id = ? ORDER BY round, board, n"
    )
    for number, board, table, result, ones, twos, points, places in db.execute(sql, (kept.id,)):
        all_points = parse_numbers(str(points)) or (int(ones), int(twos))
        game = DuelGame(str(table), cast(DuelResult, result), all_points, parse_numbers(str(places)))
        kept.rounds[int(number)][int(board)].games.append(game)


def _read_teams(db: Db, kept: Tournament) -> None:
    sql = (
        "SELECT n, name, captain, line_up FROM teams WHERE tournament_id = ? "
        "ORDER BY CASE WHEN seed < 0 THEN 1 ELSE 0 END, seed, n"
    )
    for n, name, captain, line_up in db.execute(sql, (kept.id,)):
        kept.teams.append(
            TournamentTeam(int(n), str(name), str(captain), [one for one in str(line_up).split(",") if one])
        )
    sql = "SELECT round, one, two FROM team_matches WHERE tournament_id = ? ORDER BY round, n"
    for number, first, second in db.execute(sql, (kept.id,)):
        while len(kept.matches) <= int(number):
            kept.matches.append([])
        kept.matches[int(number)].append(Duel(int(first), None if int(second) < 0 else int(second)))
    kept.rounds += [[] for _ in kept.matches[len(kept.rounds) :]]


def list_tournaments(
    db: Db, phases: tuple[TournamentPhase, ...], most: int, device: str = ""
) -> list[tuple[Tournament, int]]:
    """Tournaments without what was played, the latest changed first, each with how many people or teams take part; with
    a `device` only those that it made or takes part in."""
    own = "(host = ? OR id IN (SELECT tournament_id FROM entrants WHERE device = ?)) AND " if device else ""
    marks = ", ".join("?" * len(phases))
    sql = (
        f"SELECT {_KEPT}, (SELECT count(*) FROM entrants WHERE tournament_id = id), "
        "(SELECT count(*) FROM teams WHERE tournament_id = id) FROM tournaments "
        f"WHERE {own}phase IN ({marks}) ORDER BY changed_ms DESC, id LIMIT ?"
    )
    rows = db.execute(sql, (*((device, device) if device else ()), *phases, most))
    return [(_is_of(row[:-2]), int(row[-1]) if '"boards"' in str(row[3]) else int(row[-2])) for row in rows]


def count_hosted(db: Db, host: str) -> int:
    """How many tournaments of a device are not over."""
    sql = "SELECT count(*) FROM tournaments WHERE host = ? AND phase IN ('open', 'running')"
    return int(next(iter(db.execute(sql, (host,))))[0])


def create_tournament(db: Db, kept: Tournament) -> None:
    """A new one."""
    row = (kept.id, kept.host, kept.name, kept.plan, kept.phase, kept.made_ms, kept.changed_ms, kept.due_ms)
    marks = ", ".join("?" * 10)
    db.execute(f"INSERT INTO tournaments ({_KEPT}) VALUES ({marks})", (*row, kept.secret, kept.season_of))


def join_tournament(db: Db, one: str, device: str, name: str, most: int, now: int) -> Literal["", "full", "closed"]:
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


def leave_tournament(db: Db, one: str, device: str) -> None:
    """Out of it before the start; afterwards no longer paired."""
    row = db.execute("SELECT phase FROM tournaments WHERE id = ?", (one,)).fetchone()
    team_store.leave_team(db, one, device, begun=row is None or row[0] != "open")
    if row is not None and row[0] == "open":
        db.execute("DELETE FROM entrants WHERE tournament_id = ? AND device = ?", (one, device))
    else:
        db.execute("UPDATE entrants SET withdrawn = 1 WHERE tournament_id = ? AND device = ?", (one, device))


def change_phase(db: Db, one: str, before: TournamentPhase, phase: TournamentPhase, now: int) -> bool:
    """From one phase to the next; False where it was in another one."""
    row = db.execute("SELECT phase FROM tournaments WHERE id = ?", (one,)).fetchone()
    if row is None or row[0] != before:
        return False
    db.execute("UPDATE tournaments SET phase = ?, changed_ms = ? WHERE id = ?", (phase, now, one))
    return True


def add_host_note(db: Db, one: str, said: HostNote) -> None:
    """Keep what the host decided."""
    db.order()
    n = int(db.execute("SELECT count(*) FROM tournament_notes WHERE tournament_id = ?", (one,)).get)
    sql = (
        "INSERT INTO tournament_notes (tournament_id, n, at_ms, what, whom, board, reason) VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    db.execute(sql, (one, n, said.at_ms, said.what, said.whom, said.board, said.reason))


def add_round(db: Db, kept: Tournament, duels: list[Duel], due_ms: int, now: int, matches: Iterable[Duel] = ()) -> None:
    """The next round begins, unless another process has begun it."""
    db.order()
    number = len(kept.rounds)
    for table in ("duels", "team_matches"):
        if db.execute(f"SELECT count(*) FROM {table} WHERE tournament_id = ? AND round = ?", (kept.id, number)).get:
            return
    rows = [
        (kept.id, number, n, duel.one, -1 if duel.two is None else duel.two, format_numbers(duel.others), duel.match)
        for n, duel in enumerate(duels)
    ]
    sql = (
        "INSERT INTO duels (tournament_id, round, board, one, two, result, others, team_match) "
        "VALUES (?, ?, ?, ?, ?, '', ?, ?)"
    )
    db.executemany(sql, rows)
    pairs = [(kept.id, number, n, one.one, -1 if one.two is None else one.two) for n, one in enumerate(matches)]
    db.executemany("INSERT INTO team_matches (tournament_id, round, n, one, two) VALUES (?, ?, ?, ?, ?)", pairs)
    db.execute("UPDATE tournaments SET due_ms = ?, changed_ms = ? WHERE id = ?", (due_ms, now, kept.id))


def add_tournament_game(db: Db, one: str, number: int, board: int, n: int, table: str) -> str:
    """A game of a duel is to be played at this table, or at the one that another process has named before."""
    sql = (
        "INSERT INTO duel_games (tournament_id, round, board, n, table_id, result) VALUES (?, ?, ?, ?, ?, '') "
        "ON CONFLICT (tournament_id, round, board, n) DO NOTHING"
    )
    db.execute(sql, (one, number, board, n, table))
    sql = "SELECT table_id FROM duel_games WHERE tournament_id = ? AND round = ? AND board = ? AND n = ?"
    return str(db.execute(sql, (one, number, board, n)).get)


def record_game_result(db: Db, game: DuelGame) -> None:
    """A game has ended."""
    sql = "UPDATE duel_games SET result = ?, points_one = ?, points_two = ?, points = ?, places = ? WHERE table_id = ?"
    several = format_numbers(game.points) if game.places else ""
    db.execute(sql, (game.result, *game.points[:2], several, format_numbers(game.places), game.table))


def record_duel_result(
    db: Db, one: str, number: int, board: int, result: DuelResult, said: bool = False, places: Iterable[int] = ()
) -> None:
    """A duel is decided, unless that has been done."""
    sql = (
        "UPDATE duels SET result = ?, said = ?, places = ? "
        "WHERE tournament_id = ? AND round = ? AND board = ? AND result = ''"
    )
    db.execute(sql, (result, int(said), format_numbers(places), one, number, board))


def rename_tournament(db: Db, one: str, name: str) -> None:
    """It goes by another name."""
    db.execute("UPDATE tournaments SET name = ? WHERE id = ?", (name, one))


def list_tournament_tables(db: Db, one: str) -> list[str]:
    """All its tables; each bears its name."""
    sql = "SELECT table_id FROM duel_games WHERE tournament_id = ? ORDER BY round, board, n"
    return [str(row[0]) for row in db.execute(sql, (one,))]


def tournament_of(db: Db, table: str) -> str:
    """The tournament to which a table belongs, "" without one."""
    row = db.execute("SELECT tournament_id FROM duel_games WHERE table_id = ?", (table,)).fetchone()
    return "" if row is None else str(row[0])


def award_duel(
    db: Db, one: str, board: int, result: DuelResult, places: tuple[int, ...], said: HostNote, expected: int = 0
) -> bool:
    """The host decides a duel of the present round, or decides it otherwise; False where nobody plays there, or that is
    not the `expected` round (from 1)."""
    kept = load_tournament(db, one)
    if kept is None or kept.phase != "running" or not kept.rounds or board >= len(kept.rounds[-1]):
        return False
    if expected not in (0, len(kept.rounds)):
        return False
    duel = kept.rounds[-1][board]
    if result == "placed":
        fits = bool(duel.others) and len(places) == len(duel.people)
        places = tuple(1 + sum(other < place for other in places) for place in places)
    else:
        fits, places = not duel.others or result == "none", ()
    if duel.two is None or not fits:
        return False
    number = len(kept.rounds) - 1
    db.execute("UPDATE duels SET result = '' WHERE tournament_id = ? AND round = ? AND board = ?", (one, number, board))
    record_duel_result(db, one, number, board, result, said=True, places=places)
    add_host_note(db, one, replace(said, whom=duel.one))
    return True


def extend_round(db: Db, one: str, due_ms: int, said: HostNote) -> bool:
    """The round that is being played ends later (0: whenever all is decided); False where none is."""
    row = db.execute("SELECT phase FROM tournaments WHERE id = ?", (one,)).fetchone()
    if row is None or row[0] != "running":
        return False
    db.execute("UPDATE tournaments SET due_ms = ? WHERE id = ?", (due_ms, one))
    add_host_note(db, one, said)
    return True


def cancel_stale_tournaments(db: Db, before: int) -> None:
    """What has been open since then without a start is called off."""
    db.execute("UPDATE tournaments SET phase = 'cancelled' WHERE phase = 'open' AND changed_ms < ?", (before,))


def list_running_tournaments(db: Db) -> list[str]:
    """All that go on."""
    return [str(row[0]) for row in db.execute("SELECT id FROM tournaments WHERE phase = 'running' ORDER BY id")]


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """The tournaments that a device made or takes part in."""
    sql = (
        "SELECT tournaments.id, tournaments.name, phase, host, entrants.name, joined_ms, rating, "
        "(SELECT teams.name FROM teams WHERE teams.tournament_id = tournaments.id AND n = team) "
        "FROM tournaments LEFT JOIN entrants ON tournament_id = tournaments.id AND device = ? "
        "WHERE host = ? OR device IS NOT NULL"
    )
    rows = db.execute(sql, (device, device))
    names = ("id", "name", "phase", "host", "as", "joined_ms", "rating", "team")
    return [{**dict(zip(names, row, strict=True)), "host": row[3] == device} for row in rows]


def reassign_device(db: Db, old: str, new: str) -> None:
    """The places of a device belong to another one, which keeps its own where it has one; with none ("") nobody knows
    any more whose they were. Results stay."""
    for (one,) in list(db.execute("SELECT tournament_id FROM entrants WHERE device = ?", (old,))):
        sql = "SELECT count(*) FROM entrants WHERE tournament_id = ? AND device = ?"
        if new and not next(iter(db.execute(sql, (one, new))))[0]:
            team_store.reassign_captain(db, str(one), old, new)
            db.execute("UPDATE entrants SET device = ? WHERE tournament_id = ? AND device = ?", (new, one, old))
            continue
        leave_tournament(db, str(one), old)
        team_store.reassign_captain(db, str(one), old, "")
        sql = "UPDATE entrants SET device = ?, name = ? WHERE tournament_id = ? AND device = ?"
        db.execute(sql, ("-" + secrets.token_hex(8), NOBODY, one, old))
    db.execute("UPDATE tournaments SET host = ? WHERE host = ?", (new, old))


PERSONAL_DATA: Final = PersonalData(
    "tournaments",
    (
        DeviceColumn("entrants", "device", of_guests=True),
        DeviceColumn("tournaments", "host"),
        *(DeviceColumn("teams", name) for name in ("captain", "line_up")),
    ),
    reassign_device,
    export_personal_data,
)
