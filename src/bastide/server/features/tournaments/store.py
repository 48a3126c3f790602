"""Storage of tournaments, their entrants and their results.

Invariant: a game and its table are stored in one transaction (director.py), so a crash never leaves one without the
other. If two processes open a game at once, the first to store a table id wins and the other uses that id.
"""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from bastide.server.features.tournaments import team_store
from bastide.server.features.tournaments.score import Duel, DuelGame, DuelResult, Rounds
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

TournamentPhase = Literal["open", "running", "over", "cancelled"]
NoteKind = Literal["award", "out", "later", "instead", "late"]
ERASED_NAME: Final = "Player"
"""The name shown for an erased account."""
_PHASE: Final = "SELECT phase FROM tournaments WHERE id = ?"
_COLUMNS: Final = "id, host, name, plan, phase, made_ms, changed_ms, due_ms, secret, season_of"


@dataclass
class Entrant:
    """A player in a tournament. `device` is "" once the account is erased.

    `rating` is the rating used for seeding (0: none). `team` is a team number (-1: none). The entrant is a member of it
    once `accepted`.
    """

    device: str
    name: str
    withdrawn: bool = False
    rating: int = 0
    team: int = -1
    accepted: bool = True


@dataclass
class TournamentTeam:
    """A team. `line_up` lists devices in board order for the next round."""

    n: int
    name: str
    captain: str
    line_up: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class HostNote:
    """A decision of the host, with its reason. `whom` is an entrant. For a `board`, it is the first player there. -1
    means none."""

    at_ms: int
    what: NoteKind
    reason: str
    whom: int = -1
    board: int = -1


@dataclass
class Tournament:
    """A tournament. `entrants` is in seed order, or in order of entry before the start."""

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
    """Team matches, by index in `teams`. The results follow from the boards (plan.py)."""
    notes: list[HostNote] = field(default_factory=list)
    standbys: list[tuple[str, str]] = field(default_factory=list)
    """Devices and names of substitutes."""

    @property
    def gone(self) -> frozenset[int]:
        """Seeds of entrants who withdrew."""
        return frozenset(n for n, entrant in enumerate(self.entrants) if entrant.withdrawn)

    def seed(self, device: str) -> int | None:
        """Return the index of a device among the entrants, or None."""
        return next((n for n, entrant in enumerate(self.entrants) if device and entrant.device == device), None)


def parse_numbers(text: str) -> tuple[int, ...]:
    """Parse the stored form: comma-separated integers."""
    return tuple(map(int, text.split(","))) if text else ()


def format_numbers(numbers: Iterable[int]) -> str:
    """Return the stored form: comma-separated integers."""
    return ",".join(map(str, numbers))


def load_tournament(db: Db, id: str) -> Tournament | None:
    """Load a tournament with all its rounds, or None if there is none with this id."""
    row = db.execute(f"SELECT {_COLUMNS} FROM tournaments WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    tournament = Tournament(*row)
    tournament.entrants, tournament.standbys = _entrants(db, id), list_substitutes(db, id)
    _read_rounds(db, tournament)
    if '"boards"' in tournament.plan:
        _read_teams(db, tournament)
    sql = "SELECT at_ms, what, reason, whom, board FROM tournament_notes WHERE tournament_id = ? ORDER BY n"
    tournament.notes = [HostNote(*row) for row in db.execute(sql, (id,))]
    return tournament


def _entrants(db: Db, id: str) -> list[Entrant]:
    sql = (
        "SELECT device, name, withdrawn, rating, team, accepted FROM entrants WHERE tournament_id = ? "
        "ORDER BY CASE WHEN seed < 0 THEN 1 ELSE 0 END, seed, joined_ms, device"
    )
    return [
        Entrant("" if device.startswith("-") else device, name, bool(withdrawn), rating, team, bool(accepted))
        for device, name, withdrawn, rating, team, accepted in db.execute(sql, (id,))
    ]


def list_substitutes(db: Db, id: str) -> list[tuple[str, str]]:
    """Return device ids and names, in the order of registration."""
    sql = "SELECT device, name FROM standbys WHERE tournament_id = ? ORDER BY joined_ms, device"
    return [(str(device), str(name)) for device, name in db.execute(sql, (id,))]


def _read_rounds(db: Db, tournament: Tournament) -> None:
    sql = (
        "SELECT round, one, nullif(two, -1), result, said, others, places, team_match FROM duels "
        "WHERE tournament_id = ? ORDER BY round, board"
    )
    for number, first, second, result, unplayed, others, places, match in db.execute(sql, (tournament.id,)):
        duel = Duel(first, second, result, unplayed=bool(unplayed), match=match)
        duel.others, duel.places = parse_numbers(others), parse_numbers(places)
        _get_round(tournament.rounds, number).append(duel)
    sql = (
        "SELECT round, board, table_id, result, points_one, points_two, points, places FROM duel_games "
        "WHERE tournament_id = ? ORDER BY round, board, n"
    )
    for number, board, table, result, ones, twos, points, places in db.execute(sql, (tournament.id,)):
        game = DuelGame(table, result, parse_numbers(points) or (ones, twos), parse_numbers(places))
        tournament.rounds[number][board].games.append(game)


def _get_round(rounds: Rounds, number: int) -> list[Duel]:
    """Return a round, after adding empty ones up to it."""
    rounds += [[] for _ in range(len(rounds), number + 1)]
    return rounds[number]


def _read_teams(db: Db, tournament: Tournament) -> None:
    sql = (
        "SELECT n, name, captain, line_up FROM teams WHERE tournament_id = ? "
        "ORDER BY CASE WHEN seed < 0 THEN 1 ELSE 0 END, seed, n"
    )
    for n, name, captain, line_up in db.execute(sql, (tournament.id,)):
        tournament.teams.append(TournamentTeam(n, name, captain, [device for device in line_up.split(",") if device]))
    sql = "SELECT round, one, nullif(two, -1) FROM team_matches WHERE tournament_id = ? ORDER BY round, n"
    for number, first, second in db.execute(sql, (tournament.id,)):
        _get_round(tournament.matches, number).append(Duel(first, second))
    tournament.rounds += [[] for _ in tournament.matches[len(tournament.rounds) :]]


def list_tournaments(db: Db, phases: Sequence[str], most: int, device: str = "") -> list[tuple[Tournament, int]]:
    """Return tournaments without their rounds, last changed first, each with its number of entrants or teams.

    With a `device`, return only those that it hosts or plays in.
    """
    own = "(host = ? OR id IN (SELECT tournament_id FROM entrants WHERE device = ?)) AND " if device else ""
    marks = ", ".join("?" * len(phases))
    sql = (
        f"SELECT {_COLUMNS}, (SELECT count(*) FROM entrants WHERE tournament_id = id), "
        "(SELECT count(*) FROM teams WHERE tournament_id = id) FROM tournaments "
        f"WHERE {own}phase IN ({marks}) ORDER BY changed_ms DESC, id LIMIT ?"
    )
    rows = db.execute(sql, (*((device, device) if device else ()), *phases, most))
    return [(Tournament(*row), teams if '"boards"' in row[3] else people) for *row, people, teams in rows]


def count_hosted(db: Db, host: str) -> int:
    """Return the number of this host's tournaments that are open or running."""
    sql = "SELECT count(*) FROM tournaments WHERE host = ? AND phase IN ('open', 'running')"
    return int(db.execute(sql, (host,)).get)


def create_tournament(db: Db, tournament: Tournament) -> None:
    """Insert a tournament."""
    values = [getattr(tournament, column) for column in _COLUMNS.split(", ")]
    db.execute(f"INSERT INTO tournaments ({_COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)


def join_tournament(db: Db, id: str, device: str, name: str, most: int, now: int) -> Literal["", "full", "closed"]:
    """Enter a tournament. A repeated call changes nothing. Returns "full", or "closed" after the start."""
    if db.execute(_PHASE, (id,)).get != "open":
        return "closed"
    known = [device for (device,) in db.execute("SELECT device FROM entrants WHERE tournament_id = ?", (id,))]
    if device not in known:
        if len(known) >= most:
            return "full"
        sql = "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms) VALUES (?, ?, ?, -1, ?)"
        db.execute(sql, (id, device, name, now))
    return ""


def leave_tournament(db: Db, id: str, device: str) -> None:
    """Remove an entrant before the start. Afterwards mark them as withdrawn."""
    is_open = db.execute(_PHASE, (id,)).get == "open"
    team_store.leave_team(db, id, device, begun=not is_open)
    change = "DELETE FROM entrants" if is_open else "UPDATE entrants SET withdrawn = 1"
    db.execute(f"{change} WHERE tournament_id = ? AND device = ?", (id, device))


def change_phase(db: Db, id: str, before: TournamentPhase, phase: TournamentPhase, now: int) -> bool:
    """Change the phase from `before` to `phase`. Returns False if the phase was another one."""
    sql = "UPDATE tournaments SET phase = ?, changed_ms = ? WHERE id = ? AND phase = ?"
    db.execute(sql, (phase, now, id, before))
    return db.changes() > 0


def add_host_note(db: Db, id: str, note: HostNote) -> None:
    """Store a decision of the host."""
    db.order()
    n = int(db.execute("SELECT count(*) FROM tournament_notes WHERE tournament_id = ?", (id,)).get)
    sql = (
        "INSERT INTO tournament_notes (tournament_id, n, at_ms, what, whom, board, reason) VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    db.execute(sql, (id, n, note.at_ms, note.what, note.whom, note.board, note.reason))


def add_round(
    db: Db, tournament: Tournament, duels: Iterable[Duel], due_ms: int, now: int, matches: Iterable[Duel] = ()
) -> None:
    """Store the next round, unless another process has stored it."""
    db.order()
    id, number = tournament.id, len(tournament.rounds)
    for table in ("duels", "team_matches"):
        if db.execute(f"SELECT count(*) FROM {table} WHERE tournament_id = ? AND round = ?", (id, number)).get:
            return
    rows = [
        (id, number, n, duel.one, -1 if duel.two is None else duel.two, format_numbers(duel.others), duel.match)
        for n, duel in enumerate(duels)
    ]
    sql = (
        "INSERT INTO duels (tournament_id, round, board, one, two, result, others, team_match) "
        "VALUES (?, ?, ?, ?, ?, '', ?, ?)"
    )
    db.executemany(sql, rows)
    pairs = [(id, number, n, duel.one, -1 if duel.two is None else duel.two) for n, duel in enumerate(matches)]
    db.executemany("INSERT INTO team_matches (tournament_id, round, n, one, two) VALUES (?, ?, ?, ?, ?)", pairs)
    db.execute("UPDATE tournaments SET due_ms = ?, changed_ms = ? WHERE id = ?", (due_ms, now, id))


def add_tournament_game(db: Db, id: str, number: int, board: int, n: int, table: str) -> str:
    """Store a game of a duel. Returns the table id that is stored, which another process may have set first."""
    sql = (
        "INSERT INTO duel_games (tournament_id, round, board, n, table_id, result) VALUES (?, ?, ?, ?, ?, '') "
        "ON CONFLICT (tournament_id, round, board, n) DO NOTHING"
    )
    db.execute(sql, (id, number, board, n, table))
    sql = "SELECT table_id FROM duel_games WHERE tournament_id = ? AND round = ? AND board = ? AND n = ?"
    return str(db.execute(sql, (id, number, board, n)).get)


def record_game_result(db: Db, game: DuelGame) -> None:
    """Store the result of a game."""
    sql = "UPDATE duel_games SET result = ?, points_one = ?, points_two = ?, points = ?, places = ? WHERE table_id = ?"
    several = format_numbers(game.points) if game.places else ""
    db.execute(sql, (game.result, *game.points[:2], several, format_numbers(game.places), game.table))


def record_duel_result(
    db: Db, id: str, number: int, board: int, result: DuelResult, unplayed: bool = False, places: Iterable[int] = ()
) -> None:
    """Store the result of a duel, unless it has one."""
    sql = (
        "UPDATE duels SET result = ?, said = ?, places = ? "
        "WHERE tournament_id = ? AND round = ? AND board = ? AND result = ''"
    )
    db.execute(sql, (result, int(unplayed), format_numbers(places), id, number, board))


def rename_tournament(db: Db, id: str, name: str) -> None:
    """Rename a tournament."""
    db.execute("UPDATE tournaments SET name = ? WHERE id = ?", (name, id))


def list_tournament_tables(db: Db, id: str) -> list[str]:
    """Return the ids of all its tables. Each table has the tournament's name as its own."""
    sql = "SELECT table_id FROM duel_games WHERE tournament_id = ? ORDER BY round, board, n"
    return [str(row[0]) for row in db.execute(sql, (id,))]


def tournament_of(db: Db, table: str) -> str:
    """Return the id of the tournament to which a table belongs, or ""."""
    return str(db.execute("SELECT tournament_id FROM duel_games WHERE table_id = ?", (table,)).get or "")


def award_duel(
    db: Db, id: str, board: int, result: DuelResult, places: tuple[int, ...], note: HostNote, expected: int = 0
) -> bool:
    """Set or replace the result of a duel in the current round, as decided by the host.

    Returns False if there is no such duel, or if the current round (from 1) is not `expected`. With 0 any round is
    accepted.
    """
    tournament = load_tournament(db, id)
    rounds = tournament.rounds if tournament is not None and tournament.phase == "running" else []
    if not rounds or board >= len(rounds[-1]) or expected not in (0, len(rounds)):
        return False
    duel, number = rounds[-1][board], len(rounds) - 1
    if result == "placed":
        fits = bool(duel.others) and len(places) == len(duel.people)
        places = tuple(1 + sum(other < place for other in places) for place in places)
    else:
        fits, places = not duel.others or result == "none", ()
    if duel.two is None or not fits:
        return False
    db.execute("UPDATE duels SET result = '' WHERE tournament_id = ? AND round = ? AND board = ?", (id, number, board))
    record_duel_result(db, id, number, board, result, unplayed=True, places=places)
    add_host_note(db, id, replace(note, whom=duel.one))
    return True


def extend_round(db: Db, id: str, due_ms: int, note: HostNote) -> bool:
    """Set the end of the current round (0: no limit). Returns False if the tournament is not running."""
    if db.execute(_PHASE, (id,)).get != "running":
        return False
    db.execute("UPDATE tournaments SET due_ms = ? WHERE id = ?", (due_ms, id))
    add_host_note(db, id, note)
    return True


def cancel_stale_tournaments(db: Db, before: int) -> None:
    """Cancel tournaments that are still open and have not changed since `before`."""
    db.execute("UPDATE tournaments SET phase = 'cancelled' WHERE phase = 'open' AND changed_ms < ?", (before,))


def list_running_tournaments(db: Db) -> list[str]:
    """Return the ids of all running tournaments."""
    return [str(row[0]) for row in db.execute("SELECT id FROM tournaments WHERE phase = 'running' ORDER BY id")]


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """Return the tournaments that a device hosts or plays in."""
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
    """Move entries and hosted tournaments to another device, which keeps its own entry where it has one.

    With `new` "" the entries become anonymous. Results stay.
    """
    for (id,) in list(db.execute("SELECT tournament_id FROM entrants WHERE device = ?", (old,))):
        sql = "SELECT count(*) FROM entrants WHERE tournament_id = ? AND device = ?"
        if new and not db.execute(sql, (id, new)).get:
            team_store.reassign_captain(db, id, old, new)
            db.execute("UPDATE entrants SET device = ? WHERE tournament_id = ? AND device = ?", (new, id, old))
            continue
        leave_tournament(db, id, old)
        team_store.reassign_captain(db, id, old, "")
        sql = "UPDATE entrants SET device = ?, name = ? WHERE tournament_id = ? AND device = ?"
        db.execute(sql, ("-" + secrets.token_hex(8), ERASED_NAME, id, old))
    db.execute("UPDATE tournaments SET host = ? WHERE host = ?", (new, old))


_DEVICE_COLUMNS: Final = (
    DeviceColumn("entrants", "device", of_guests=True),
    DeviceColumn("tournaments", "host"),
    *(DeviceColumn("teams", name) for name in ("captain", "line_up")),
)
PERSONAL_DATA: Final = PersonalData("tournaments", _DEVICE_COLUMNS, reassign_device, export_personal_data)
