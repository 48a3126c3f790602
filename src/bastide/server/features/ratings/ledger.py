"""The ledger of rated games: a row for each seat at the start of a game, with its place and ratings at the end.

The events of a table are translated into its entries.

Invariant: ledger rows are written in the transaction that stores the event they follow from. Every stored game is rated
exactly once, because a seat that has its place keeps it. The single row of `rated_counts` puts concurrent games in
order.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from bastide.server.features.ratings import update, weights
from bastide.server.features.ratings.glicko2 import Grade
from bastide.server.features.ratings.pools import RatingFamily, RatingGroup, RatingKind, get_family, rating_kind
from bastide.server.protocol.clock import speed_of
from bastide.server.protocol.events import AnyEvent, Started
from bastide.server.protocol.terms import modules_in_play
from bastide.server.storage.db import Db
from bastide.server.tables import rated_rules
from bastide.server.tables.results.tallies import KINDS, sum_by_column, tally_rows
from bastide.server.tables.table import Table


class RatedGameBegun(msgspec.Struct, frozen=True):
    """A rated game has begun. `devices` are those of its seats."""

    devices: list[str]


class RatedGameEnded(msgspec.Struct, frozen=True):
    """A rated game has a result: the place of each seat, and its points by kind of feature if the game was completed.

    Seat `first` began, which is worth `advantage` rating points. `leavers` are seats that ended the game by resigning
    before half of the tiles were drawn.
    """

    places: list[int]
    family: str
    speed: str
    first: int
    advantage: float = 0.0
    points: list[dict[str, int]] = []
    leavers: list[int] = []


class RatedGameDropped(msgspec.Struct, frozen=True):
    """A game that began as rated does not count."""


LedgerEntry = RatedGameBegun | RatedGameEnded | RatedGameDropped


class RatingStanding(NamedTuple):
    """A player's rating in one family, speed and kind after the game at `at_ms`."""

    grade: Grade = update.START
    games: int = 0
    wins: int = 0
    draws: int = 0
    at_ms: int = 0


class RatedGame(NamedTuple):
    """A row of `rated_games`: the inputs of a rating update other than the seats."""

    n: int
    table: str
    family: str
    speed: str
    kind: RatingKind
    first: int
    advantage: float
    at_ms: int
    among_new: bool | int = False


class RatingChange(NamedTuple):
    """The effect of a game on one player's rating. `before` is the grade aged to the time of the game."""

    before: Grade
    after: RatingStanding
    weight: float = 1.0


def ledger_entry(table: Table, fresh: Sequence[AnyEvent]) -> LedgerEntry | None:
    """The ledger entry for a table's new events, or None if they do not affect ratings."""
    if not table.terms.rated:
        return None
    for event in fresh:
        if isinstance(event, Started):
            return RatedGameBegun([seat.device for seat in table.seats])
        places = rated_rules.result_of_event(table, event)
        if places is not None:
            return _final_entry(table, places, event) if places else RatedGameDropped()
    return None


def write_rated_events(
    table: Table, fresh: Sequence[AnyEvent], listed: bool | None = None
) -> Callable[[Db, int], None] | None:
    """A write that stores the ledger entry of new events, or None if there is none."""
    entry = ledger_entry(table, fresh)
    return None if entry is None else lambda db, now_ms: note_ledger_entry(db, table.table, entry, now_ms)


def rating_group(table: Table) -> RatingGroup:
    """The ratings that the table's game changes."""
    family = get_family(modules_in_play(table.made.rules))
    return RatingGroup(family.id, speed_of(table.terms.clock), rating_kind(len(table.seats)))


def _final_entry(table: Table, places: list[int], event: AnyEvent) -> RatedGameEnded:
    family, speed = get_family(modules_in_play(table.made.rules)), speed_of(table.terms.clock)
    points: list[dict[str, int]] = []
    if table.match is not None and table.match.game.over:
        view = table.match.view(None)
        sums = sum_by_column(tally_rows(view), view["explain"])
        points = [{kind: column.get(kind, 0) for kind in KINDS} for column in sums]
    leavers = rated_rules.early_leavers(table, event)
    return RatedGameEnded(places, family.id, speed, table.starter, _advantage(table, family), points, leavers)


def _advantage(table: Table, family: RatingFamily) -> float:
    """The first-move advantage of a game for two. Ratings for more players use none."""
    if len(table.seats) != 2:
        return 0.0
    drawn = int(table.terms.game(2).view_for(None)["left"]["total"])
    return family.advantage["odd" if drawn % 2 else "even"]


def compute_changes(
    game: RatedGame, standings: Sequence[RatingStanding], places: Sequence[int], counted: Sequence[float] = ()
) -> list[RatingChange]:
    """Compute the rating changes of a game, both in play and for recomputation.

    `counted` has the weight of each seat, by default 1. A game with weight 0 does not count as played.
    """
    before = [update.age_grade(old.grade, old.at_ms, game.at_ms) if old.games else old.grade for old in standings]
    after = update.grades_after_game(game.kind, before, places, game.first, game.advantage)
    best = min(places)
    drawn = places.count(best) > 1
    changes = []
    parts = counted or [1.0] * len(places)
    for old, aged, full, place, weight in zip(standings, before, after, places, parts, strict=True):
        counts = weight > 0
        won = place == best and counts
        grade = weights.blend_grades(aged, full, weight, bool(game.among_new))
        wins, draws = old.wins + (won and not drawn), old.draws + (won and drawn)
        changes.append(RatingChange(aged, RatingStanding(grade, old.games + counts, wins, draws, game.at_ms), weight))
    return changes


def note_ledger_entry(db: Db, table: str, entry: LedgerEntry, now_ms: int) -> None:
    """Store the ledger entry of a table's new events."""
    match entry:
        case RatedGameBegun():
            _begin(db, table, entry.devices)
        case RatedGameEnded():
            _end(db, table, entry, now_ms)
        case RatedGameDropped():
            db.execute("DELETE FROM rated_seats WHERE table_id = ? AND place IS NULL", (table,))


def _count(db: Db, what: Literal["games", "people"]) -> int:
    """Return the next number of a game or a person."""
    begin = "1, 0" if what == "games" else "0, 1"
    sql = (
        f"INSERT INTO rated_counts (one, games, people) VALUES (1, {begin}) ON CONFLICT (one) DO UPDATE "
        f"SET {what} = rated_counts.{what} + 1 RETURNING {what}"
    )
    return int(db.execute(sql).get)


def _begin(db: Db, table: str, devices: Sequence[str]) -> None:
    if "" in devices or len(set(devices)) != len(devices):
        return  # no player is rated against themselves
    for seat, device in enumerate(devices):
        person = get_person(db, device)
        if person is None:
            db.order()  # their first game may begin in another process too
            person = get_person(db, device)
        if person is None:
            person = _count(db, "people")
            db.execute("INSERT INTO rated_people (person, device) VALUES (?, ?)", (person, device))
        sql = "INSERT INTO rated_seats (table_id, seat, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        db.execute(sql, (table, seat, person))


def get_person(db: Db, device: str) -> int | None:
    """The person number of a device, or None if it has no rated game."""
    person: int | None = db.execute("SELECT person FROM rated_people WHERE device = ? AND device != ''", (device,)).get
    return person


def _end(db: Db, table: str, ended: RatedGameEnded, now_ms: int) -> None:
    number = _count(db, "games")
    sql = "SELECT person FROM rated_seats WHERE table_id = ? AND place IS NULL ORDER BY seat"
    people = [int(row[0]) for row in db.execute(sql, (table,))]
    if len(people) != len(ended.places):  # already rated, or never begun
        db.execute("UPDATE rated_counts SET games = games - 1 WHERE one = 1")
        return
    group = RatingGroup(ended.family, ended.speed, rating_kind(len(people)))
    among_new = not ended.leavers and weights.are_all_new(db, people)
    game = RatedGame(number, table, *group, ended.first, ended.advantage, now_ms, among_new)
    counted = weights.game_weights(db, people, now_ms, ended.leavers)
    standings = [_load_standing(db, person, group) for person in people]
    db.execute(
        "INSERT INTO rated_games (n, table_id, family, speed, kind, first, advantage, at_ms, among_new, short, "
        "same_network) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*game[:-1], int(among_new), int(bool(ended.leavers)), int(weights.share_network(db, people))),
    )
    changes = compute_changes(game, standings, ended.places, counted)
    for seat, (person, change) in enumerate(zip(people, changes, strict=True)):
        points = ended.points[seat] if ended.points else {}
        text = msgspec.json.encode(points).decode() if points else ""
        write_seat(db, game.table, seat, change, ended.places[seat], text)
        if change.after.games:
            write_standing(db, person, group, change.after)
        _add_points(db, person, points)


def _load_standing(db: Db, person: int, group: RatingGroup) -> RatingStanding:
    """A person's current standing in the rating that the game changes."""
    sql = (
        "SELECT rating, deviation, volatility, games, wins, draws, at_ms FROM ratings "
        "WHERE person = ? AND family = ? AND speed = ? AND kind = ?"
    )
    row = db.execute(sql, (person, *group)).fetchone()
    return RatingStanding() if row is None else standing_from_row(row)


def standing_from_row(row: Sequence[Any]) -> RatingStanding:
    """A standing from its columns, in the order of the fields."""
    rating, deviation, volatility, games, wins, draws, at_ms = row
    grade = Grade(float(rating), float(deviation), float(volatility))
    return RatingStanding(grade, int(games), int(wins), int(draws), int(at_ms))


def write_seat(db: Db, table: str, seat: int, change: RatingChange, place: int, points: str) -> None:
    """Store the result of a game for one seat."""
    db.execute(
        "UPDATE rated_seats SET place = ?, points = ?, before = ?, before_deviation = ?, rating = ?, deviation = ?, "
        "volatility = ?, weight = ? WHERE table_id = ? AND seat = ?",
        (place, points, change.before.rating, change.before.deviation, *change.after.grade, change.weight, table, seat),
    )


def write_standing(db: Db, person: int, group: RatingGroup, standing: RatingStanding) -> None:
    """Store a person's standing after a game."""
    certain_until = update.provisional_from_ms(group.kind, standing.grade, standing.at_ms)
    db.execute(
        "INSERT INTO ratings (person, family, speed, kind, rating, deviation, volatility, games, wins, draws, at_ms, "
        "sure_until_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (person, family, speed, kind) DO UPDATE SET "
        "rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, "
        "games = excluded.games, wins = excluded.wins, draws = excluded.draws, at_ms = excluded.at_ms, "
        "sure_until_ms = excluded.sure_until_ms",
        (person, *group, *standing.grade, *standing[1:], certain_until),
    )


def _add_points(db: Db, person: int, points: dict[str, int]) -> None:
    db.executemany(
        "INSERT INTO rated_points (person, kind, points, games) VALUES (?, ?, ?, 1) ON CONFLICT (person, kind) DO "
        "UPDATE SET points = rated_points.points + excluded.points, games = rated_points.games + 1",
        [(person, kind, number) for kind, number in points.items()],
    )


def is_rated_game_running(db: Db, table: str) -> bool:
    """Whether a table has a rated game without a result."""
    sql = "SELECT 1 FROM rated_seats WHERE table_id = ? AND place IS NULL LIMIT 1"
    return db.execute(sql, (table,)).fetchone() is not None


def reassign_device(db: Db, old: str, new: str) -> None:
    """Give a device's ratings to another one. They become anonymous if `new` is "" or has ratings of its own."""
    taken = bool(new) and get_person(db, new) is not None
    db.execute("UPDATE rated_people SET device = ? WHERE device = ?", ("" if taken else new, old))
