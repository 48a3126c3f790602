"""Queries of the rating ledger: leaderboards, a player's ratings, and the changes of a game.

Invariant: reads only. Rows may contain devices: callers replace them by account names (accounts/accounts.py).
"""

import time
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, Final

from bastide.server.features.ratings import update
from bastide.server.features.ratings.ledger import get_person, reassign_device, standing_from_row
from bastide.server.features.ratings.messages import FeaturePoints, RatedSeatInfo, Rating, RatingGroupInfo
from bastide.server.features.ratings.pools import KINDS, RatingGroup, rating_scales
from bastide.server.features.ratings.update import DAY_MS
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

PAGE: Final = 50
MOST_PAGES: Final = 100
CURVE: Final = 500
"""The most points of a rating curve: a player's last games."""
GAMES: Final = 20
_AT_ONCE: Final = 200
"""The most devices in one statement."""


_LISTED: Final = (
    "FROM ratings JOIN rated_people ON rated_people.person = ratings.person "
    "WHERE family = ? AND speed = ? AND kind = ? AND sure_until_ms > ? AND at_ms > ? AND device != ''"
)
"""Listed players: those with an established rating who have played within the window."""


def leaderboard_page(db: Db, group: RatingGroup, page: int, now_ms: int) -> dict[str, Any]:
    """A page (from 0) of a leaderboard: `rows` with a `device` each, and the `count` of all players."""
    values = (*group, *_limits(now_ms))
    count = int(db.execute(f"SELECT count(*) {_LISTED}", values).get)
    names = ("device", "rating", "deviation", "games", "wins", "draws", "at_ms")
    sql = f"SELECT {', '.join(names)} {_LISTED} ORDER BY rating DESC, ratings.person LIMIT ? OFFSET ?"
    rows = [dict(zip(names, row, strict=True)) for row in db.execute(sql, (*values, PAGE, page * PAGE))]
    shown = [{**row, "rating": round(row["rating"]), "deviation": round(row["deviation"])} for row in rows]
    return {"count": count, "rows": shown}


def leaderboard_place(db: Db, device: str, group: RatingGroup, now_ms: int) -> int:
    """The place of a device on a leaderboard from 1, or 0 if it is not listed."""
    values = (*group, *_limits(now_ms))
    row = db.execute(f"SELECT rating, ratings.person {_LISTED} AND device = ?", (*values, device)).fetchone()
    if row is None:
        return 0
    before = f"SELECT count(*) {_LISTED} AND (rating > ? OR (rating = ? AND ratings.person < ?))"
    return 1 + int(db.execute(before, (*values, row[0], *row)).get)


def _limits(now_ms: int) -> tuple[int, int]:
    return now_ms, now_ms - rating_scales().window_days * DAY_MS


def list_rating_groups(db: Db) -> list[RatingGroup]:
    """The combinations of family, speed and kind in which at least one player has a rating."""
    sql = "SELECT 1 FROM ratings WHERE family = ? AND speed = ? AND kind = ? LIMIT 1"
    families = [family.id for family in rating_scales().families]
    groups = [RatingGroup(*group) for group in product(families, rating_scales().speeds, KINDS)]
    return [group for group in groups if db.execute(sql, group).get is not None]


def list_ratings(db: Db, device: str, now_ms: int) -> list[Rating]:
    """All ratings of a device as of now. An uncertain one is `provisional`, and a very uncertain one has no
    `rating`."""
    sql = (
        "SELECT family, speed, kind, rating, deviation, volatility, games, wins, draws, at_ms FROM ratings "
        "WHERE person = ? ORDER BY games DESC, family, speed, kind"
    )
    rows = db.execute(sql, (get_person(db, device),)).fetchall()
    return [_describe_rating(RatingGroup(*row[:3]), row[3:], now_ms) for row in rows]


def describe_group(group: RatingGroup) -> RatingGroupInfo:
    """The group as a response shows it."""
    return {"family": group.family, "speed": group.speed, "kind": group.kind}


def _describe_rating(group: RatingGroup, columns: Sequence[Any], now_ms: int) -> Rating:
    standing = standing_from_row(columns)
    grade, bounds = update.age_grade(standing.grade, standing.at_ms, now_ms), rating_scales().kinds[group.kind]
    rating: Rating = {
        **describe_group(group),  # type: ignore[typeddict-item]  # without its optional keys
        "games": standing.games,
        "wins": standing.wins,
        "draws": standing.draws,
        "at_ms": standing.at_ms,
    }
    if grade.deviation < bounds.hidden:
        rating["rating"], rating["deviation"] = round(grade.rating), round(grade.deviation)
    if grade.deviation >= bounds.provisional:
        rating["provisional"] = True
    return rating


def points_by_kind(db: Db, device: str) -> dict[str, FeaturePoints]:
    """Points by kind of feature over all completed rated games, and the number of those games."""
    sql = "SELECT kind, points, games FROM rated_points WHERE person = ?"
    rows = db.execute(sql, (get_person(db, device),))
    return {str(kind): {"points": int(points), "games": int(games)} for kind, points, games in rows}


def rating_history(db: Db, device: str, group: RatingGroup) -> list[tuple[int, int, int]]:
    """The rating after each of the last games, the earliest first: time in ms, rating, deviation."""
    sql = (
        "SELECT at_ms, rating, deviation FROM rated_seats "
        "JOIN rated_games ON rated_games.table_id = rated_seats.table_id "
        "WHERE person = ? AND family = ? AND speed = ? AND kind = ? ORDER BY n DESC LIMIT ?"
    )
    rows = db.execute(sql, (get_person(db, device), *group, CURVE)).fetchall()
    return [(int(at_ms), round(rating), round(deviation)) for at_ms, rating, deviation in reversed(rows)]


def list_rated_games(db: Db, device: str, most: int = GAMES) -> list[dict[str, Any]]:
    """The last rated games of a device, the latest first, with its place and rating change.

    Each game has the `device` ("" if erased) and place of all seats.
    """
    sql = (
        "SELECT rated_games.table_id, family, speed, kind, at_ms, seat, place, before, rating FROM rated_seats "
        "JOIN rated_games ON rated_games.table_id = rated_seats.table_id WHERE person = ? ORDER BY n DESC LIMIT ?"
    )
    games = []
    for *columns, before, rating in db.execute(sql, (get_person(db, device), most)).fetchall():
        game = dict(zip(("table", "family", "speed", "kind", "at_ms", "seat", "place"), columns, strict=True))
        games.append({**game, "change": round(rating) - round(before), "seats": _seats(db, game["table"])})
    return games


def _seats(db: Db, table: str) -> list[dict[str, Any]]:
    sql = (
        "SELECT device, place FROM rated_seats JOIN rated_people ON rated_people.person = rated_seats.person "
        "WHERE table_id = ? ORDER BY seat"
    )
    return [{"device": str(device), "place": place} for device, place in db.execute(sql, (table,))]


def rating_changes(db: Db, table: str) -> list[RatedSeatInfo] | None:
    """The rating changes of a game by seat, or None if it has not been rated."""
    row = db.execute("SELECT family, speed, kind FROM rated_games WHERE table_id = ?", (table,)).fetchone()
    if row is None:
        return None
    bounds = rating_scales().kinds[RatingGroup(*row).kind]
    sql = "SELECT before, rating, deviation FROM rated_seats WHERE table_id = ? ORDER BY seat"
    seats: list[RatedSeatInfo] = []
    for before, rating, deviation in db.execute(sql, (table,)):
        seat: RatedSeatInfo = {"change": round(rating) - round(before)}
        if deviation < bounds.hidden:
            seat["rating"] = round(rating)
        if deviation >= bounds.provisional:
            seat["provisional"] = True
        seats.append(seat)
    return seats


def export_personal_data(db: Db, device: str) -> dict[str, Any] | None:
    """Everything stored about a device's ratings, or None if there is nothing."""
    now_ms = int(time.time() * 1000)
    if get_person(db, device) is None:
        return None
    return {
        "ratings": list_ratings(db, device, now_ms),
        "points": points_by_kind(db, device),
        "games": [
            {name: value for name, value in game.items() if name != "seats"}
            for game in list_rated_games(db, device, 100_000)
        ],
    }


def ratings_in_group(db: Db, devices: Iterable[str], group: RatingGroup, now_ms: int) -> dict[str, Rating]:
    """Ratings by device in one family, speed and kind, as of now. Devices without one are left out."""
    ratings = ratings_by_device(db, devices, now_ms)
    return {device: by_group[group] for device, by_group in ratings.items() if group in by_group}


def ratings_by_device(db: Db, devices: Iterable[str], now_ms: int) -> dict[str, dict[tuple[str, str, str], Rating]]:
    """Ratings by device and by (family, speed, kind), as of now. Devices without any are left out."""
    unique, ratings = sorted(set(devices)), dict[str, dict[tuple[str, str, str], Rating]]()
    for begin in range(0, len(unique), _AT_ONCE):
        part = tuple(unique[begin : begin + _AT_ONCE])
        sql = (
            "SELECT device, family, speed, kind, rating, deviation, volatility, games, wins, draws, at_ms FROM ratings "
            "JOIN rated_people ON rated_people.person = ratings.person "
            f"WHERE device IN ({', '.join('?' * len(part))})"
        )
        for device, *columns in db.execute(sql, part).fetchall():
            group = RatingGroup(*columns[:3])
            ratings.setdefault(device, {})[group] = _describe_rating(group, columns[3:], now_ms)
    return ratings


_DEVICE: Final = DeviceColumn("rated_people", "device")
PERSONAL_DATA: Final = PersonalData("rated", (_DEVICE,), reassign_device, export_personal_data)
