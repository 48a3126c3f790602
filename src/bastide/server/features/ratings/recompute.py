"""Recomputation of all ratings from the log of results, with a bitwise comparison to the stored ones.

Invariant: a step is one transaction over `STEP` games, so a running server stays available. The last step compares in
the transaction that read the last game.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from bastide.server.features.ratings import ledger
from bastide.server.features.ratings.ledger import RatedGame, RatingStanding
from bastide.server.storage.db import Db

STEP: Final = 2000
MOST_TOLD: Final = 20
Key = tuple[int, str, str, str]
_COLUMNS: Final = "rating, deviation, volatility, games, wins, draws, at_ms"


@dataclass
class RatingRecompute:
    """A recomputation in progress. With `write`, differences are corrected in the store, otherwise they are only listed
    in `told`."""

    write: bool = False
    games: int = 0
    different: int = 0
    told: list[str] = field(default_factory=list)
    _known: dict[Key, RatingStanding] = field(default_factory=dict)
    _points: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    _last: int = 0

    def step(self, db: Db) -> bool:
        """Process the next games. Returns True once all games are processed and compared."""
        sql = (
            "SELECT n, table_id, family, speed, kind, first, advantage, at_ms, among_new FROM rated_games "
            "WHERE n > ? ORDER BY n LIMIT ?"
        )
        rows: list[Any] = db.execute(sql, (self._last, STEP)).fetchall()
        games = [RatedGame(*row) for row in rows]
        for game in games:
            self._play(db, game)
            self._last, self.games = game.n, self.games + 1
        if len(games) < STEP:
            self._compare(db)
            return True
        return False

    def _play(self, db: Db, game: RatedGame) -> None:
        sql = (
            "SELECT person, place, points, before, before_deviation, rating, deviation, volatility, weight FROM "
            "rated_seats WHERE table_id = ? ORDER BY seat"
        )
        rows: list[Any] = db.execute(sql, (game.table,)).fetchall()
        keys = [(int(row[0]), game.family, game.speed, game.kind) for row in rows]
        places = [int(row[1]) for row in rows]
        counted = [float(row[8]) for row in rows]
        made = ledger.compute_changes(game, [self._known.get(key, RatingStanding()) for key in keys], places, counted)
        for seat, (key, row, change) in enumerate(zip(keys, rows, made, strict=True)):
            if change.after.games:
                self._known[key] = change.after
            fresh = (change.before.rating, change.before.deviation, *change.after.grade)
            if tuple(row[3:8]) != fresh:
                self._differs(f"game {game.n} ({game.table}), seat {seat}: {tuple(row[3:8])} is kept, {fresh} follows")
                if self.write:
                    ledger.write_seat(db, game.table, seat, change, places[seat], str(row[2]))
            for kind, number in (msgspec.json.decode(row[2]) if row[2] else {}).items():
                points, count = self._points.get((key[0], kind), (0, 0))
                self._points[key[0], kind] = points + number, count + 1

    def _differs(self, sentence: str) -> None:
        self.different += 1
        if len(self.told) < MOST_TOLD:
            self.told.append(sentence)

    def _compare(self, db: Db) -> None:
        kept = {
            (int(person), family, speed, kind): ledger.standing_from_row(row)
            for person, family, speed, kind, *row in db.execute(
                f"SELECT person, family, speed, kind, {_COLUMNS} FROM ratings"
            )
        }
        for key in kept.keys() | self._known.keys():
            if kept.get(key) != self._known.get(key):
                self._differs(f"{key}: {kept.get(key)} is kept, {self._known.get(key)} follows")
        rows = db.execute("SELECT person, kind, points, games FROM rated_points")
        sums = {(int(person), str(kind)): (int(points), int(games)) for person, kind, points, games in rows}
        for one in sums.keys() | self._points.keys():
            if sums.get(one) != self._points.get(one):
                self._differs(f"points of {one}: {sums.get(one)} are kept, {self._points.get(one)} follow")
        if self.write and self.different:
            self._write(db)

    def _write(self, db: Db) -> None:
        db.execute("DELETE FROM ratings")
        for (person, family, speed, kind), now in self._known.items():
            game = RatedGame(0, "", family, speed, "two" if kind == "two" else "several", 0, 0.0, 0)
            ledger.write_standing(db, person, game, now)
        db.execute("DELETE FROM rated_points")
        rows = [(*key, *value) for key, value in self._points.items()]
        db.executemany("INSERT INTO rated_points (person, kind, points, games) VALUES (?, ?, ?, ?)", rows)
