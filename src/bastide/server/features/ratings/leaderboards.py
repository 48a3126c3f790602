"""Queries of the rating ledger: leaderboards, a player's ratings, and the changes of a game.

Invariant: reads only. Rows may contain devices: callers replace them by account names (accounts/accounts.py).
"""

import time
from collections.abc import Iterable
from itertools import product
from typing import Any, Final

from bastide.server.features.ratings import update
from bastide.server.features.ratings.ledger import get_person, reassign_device, standing_from_row
from bastide.server.features.ratings.pools import KINDS, RatingKind, rating_scales
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


def _leaderboard_filter(
    family: str, speed: str, kind: RatingKind, now_ms: int
) -> tuple[str, str, RatingKind, int, int]:
    return family, speed, kind, now_ms, now_ms - rating_scales().window_days * DAY_MS


def leaderboard_page(db: Db, family: str, speed: str, kind: RatingKind, page: int, now_ms: int) -> dict[str, Any]:
    """A page (from 0) of a leaderboard: `rows` with a `device` each, and the `count` of all players."""
    asked = _leaderboard_filter(family, speed, kind, now_ms)
    count = int(db.execute(f"SELECT count(*) {_LISTED}", asked).get)
    sql = (
        f"SELECT device, rating, deviation, games, wins, draws, at_ms {_LISTED} "
        "ORDER BY rating DESC, ratings.person LIMIT ? OFFSET ?"
    )
    rows: list[Any] = db.execute(sql, (*asked, PAGE, page * PAGE)).fetchall()
    shown = [
        {"device": device, "rating": round(rating), "deviation": round(deviation), "games": games, "wins": wins,
         "draws": draws, "at_ms": at_ms}
        for device, rating, deviation, games, wins, draws, at_ms in rows
    ]  # fmt: skip
    return {"count": count, "rows": shown}


def leaderboard_place(db: Db, device: str, family: str, speed: str, kind: RatingKind, now_ms: int) -> int:
    """The place of a device on a leaderboard from 1, or 0 if it is not listed."""
    asked = _leaderboard_filter(family, speed, kind, now_ms)
    sql = f"SELECT rating, ratings.person {_LISTED} AND device = ?"
    row = db.execute(sql, (*asked, device)).fetchone()
    if row is None:
        return 0
    before = f"SELECT count(*) {_LISTED} AND (rating > ? OR (rating = ? AND ratings.person < ?))"
    return 1 + int(db.execute(before, (*asked, row[0], row[0], row[1])).get)


def list_rating_groups(db: Db) -> list[dict[str, Any]]:
    """The combinations of family, speed and kind in which at least one player has a rating."""
    told = []
    for family, speed, kind in product((one.id for one in rating_scales().families), rating_scales().speeds, KINDS):
        sql = "SELECT 1 FROM ratings WHERE family = ? AND speed = ? AND kind = ? LIMIT 1"
        if db.execute(sql, (family, speed, kind)).fetchone() is not None:
            told.append({"family": family, "speed": speed, "kind": kind})
    return told


def list_ratings(db: Db, device: str, now_ms: int) -> list[dict[str, Any]]:
    """All ratings of a device as of now. An uncertain one is `provisional`, and a very uncertain one has no
    `rating`."""
    sql = (
        "SELECT family, speed, kind, rating, deviation, volatility, games, wins, draws, at_ms FROM ratings "
        "WHERE person = ? ORDER BY games DESC, family, speed, kind"
    )
    rows = db.execute(sql, (get_person(db, device),)).fetchall()
    return [
        _describe_rating(str(row[0]), str(row[1]), "two" if row[2] == "two" else "several", row[3:], now_ms)
        for row in rows
    ]


def _describe_rating(family: str, speed: str, kind: RatingKind, columns: Any, now_ms: int) -> dict[str, Any]:
    stands = standing_from_row(columns)
    grade, bounds = update.age_grade(stands.grade, stands.at_ms, now_ms), rating_scales().kinds[kind]
    told: dict[str, Any] = {"family": family, "speed": speed, "kind": kind, "games": stands.games, "wins": stands.wins,
                            "draws": stands.draws, "at_ms": stands.at_ms}  # fmt: skip
    if grade.deviation < bounds.hidden:
        told |= {"rating": round(grade.rating), "deviation": round(grade.deviation)}
    if grade.deviation >= bounds.provisional:
        told["provisional"] = True
    return told


def points_by_kind(db: Db, device: str) -> dict[str, dict[str, int]]:
    """Points by kind of feature over all completed rated games, and the number of those games."""
    sql = "SELECT kind, points, games FROM rated_points WHERE person = ?"
    rows = db.execute(sql, (get_person(db, device),))
    return {str(kind): {"points": int(points), "games": int(games)} for kind, points, games in rows}


def rating_history(db: Db, device: str, family: str, speed: str, kind: RatingKind) -> list[list[int]]:
    """The rating after each of the last games, the earliest first: [time in ms, rating, deviation]."""
    sql = (
        "SELECT at_ms, rating, deviation FROM rated_seats "
        "JOIN rated_games ON rated_games.table_id = rated_seats.table_id "
        "WHERE person = ? AND family = ? AND speed = ? AND kind = ? ORDER BY n DESC LIMIT ?"
    )
    rows = db.execute(sql, (get_person(db, device), family, speed, kind, CURVE)).fetchall()
    return [[int(at_ms), round(rating), round(deviation)] for at_ms, rating, deviation in reversed(rows)]


def list_rated_games(db: Db, device: str, most: int = GAMES) -> list[dict[str, Any]]:
    """The last rated games of a device, the latest first, with its place and rating change.

    Each game has the `device` ("" if erased) and place of all seats.
    """
    sql = (
        "SELECT rated_games.table_id, family, speed, kind, at_ms, seat, place, before, rating FROM rated_seats "
        "JOIN rated_games ON rated_games.table_id = rated_seats.table_id WHERE person = ? ORDER BY n DESC LIMIT ?"
    )
    rows: list[Any] = db.execute(sql, (get_person(db, device), most)).fetchall()
    told = []
    for table, family, speed, kind, at_ms, seat, place, before, rating in rows:
        told.append({"table": table, "family": family, "speed": speed, "kind": kind, "at_ms": at_ms, "seat": seat,
                     "place": place, "change": round(rating) - round(before), "seats": _seats(db, table)})  # fmt: skip
    return told


def _seats(db: Db, table: str) -> list[dict[str, Any]]:
    sql = (
        "SELECT device, place FROM rated_seats JOIN rated_people ON rated_people.person = rated_seats.person "
        "WHERE table_id = ? ORDER BY seat"
    )
    return [{"device": str(device), "place": place} for device, place in db.execute(sql, (table,))]


def rating_changes(db: Db, table: str) -> dict[str, Any] | None:
    """The rating changes of a game by seat, or None if it has not been rated."""
    game = db.execute("SELECT family, speed, kind FROM rated_games WHERE table_id = ?", (table,)).fetchone()
    if game is None:
        return None
    kind: RatingKind = "two" if game[2] == "two" else "several"
    bounds = rating_scales().kinds[kind]
    sql = "SELECT before, rating, deviation FROM rated_seats WHERE table_id = ? ORDER BY seat"
    seats = []
    for before, rating, deviation in db.execute(sql, (table,)):
        told: dict[str, Any] = {"change": round(rating) - round(before)}
        if deviation < bounds.hidden:
            told["rating"] = round(rating)
        if deviation >= bounds.provisional:
            told["provisional"] = True
        seats.append(told)
    return {"family": game[0], "speed": game[1], "kind": kind, "seats": seats}


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


def ratings_in_group(
    db: Db, devices: Iterable[str], family: str, speed: str, kind: RatingKind, now_ms: int
) -> dict[str, dict[str, Any]]:
    """Ratings by device in one family, speed and kind, as of now. Devices without one are left out."""
    every = ratings_by_device(db, devices, now_ms)
    return {device: own[family, speed, kind] for device, own in every.items() if (family, speed, kind) in own}


def ratings_by_device(
    db: Db, devices: Iterable[str], now_ms: int
) -> dict[str, dict[tuple[str, str, str], dict[str, Any]]]:
    """Ratings by device and by (family, speed, kind), as of now. Devices without any are left out."""
    asked, found = sorted(set(devices)), dict[str, dict[tuple[str, str, str], dict[str, Any]]]()
    for begin in range(0, len(asked), _AT_ONCE):
        part = tuple(asked[begin : begin + _AT_ONCE])
        sql = (
            "SELECT device, family, speed, kind, rating, deviation, volatility, games, wins, draws, at_ms FROM ratings "
            "JOIN rated_people ON rated_people.person = ratings.person "
            f"WHERE device IN ({', '.join('?' * len(part))})"
        )
        for device, family, speed, kind, *columns in db.execute(sql, part).fetchall():
            told = _describe_rating(str(family), str(speed), "two" if kind == "two" else "several", columns, now_ms)
            found.setdefault(str(device), {})[told["family"], told["speed"], told["kind"]] = told
    return found


PERSONAL_DATA: Final = PersonalData(
    "rated",
    (DeviceColumn("rated_people", "device"),),
    reassign_device,
    export_personal_data,
)
