"""Recomputation of all ratings from the log of results, with a bitwise comparison to the stored ones.

Invariant: a step is one transaction over `STEP` games, so a running server stays available. The last step compares in
the transaction that read the last game.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from bastide.server.features.ratings import ledger
from bastide.server.features.ratings.ledger import RatedGame, RatingStanding
from bastide.server.features.ratings.pools import RatingGroup, RatingKind
from bastide.server.storage.db import Db

STEP: Final = 2000
MOST_LISTED: Final = 20
Key = tuple[int, str, str, RatingKind]
_COLUMNS: Final = "rating, deviation, volatility, games, wins, draws, at_ms"


@dataclass
class RatingRecompute:
    """A recomputation in progress. With `write`, differences are corrected in the store, otherwise they are only listed
    in `listed`."""

    write: bool = False
    games: int = 0
    different: int = 0
    listed: list[str] = field(default_factory=list)
    _known: dict[Key, RatingStanding] = field(default_factory=dict)
    _points: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    _last: int = 0

    def step(self, db: Db) -> bool:
        """Process the next games. Returns True once all games are processed and compared."""
        sql = (
            "SELECT n, table_id, family, speed, kind, first, advantage, at_ms, among_new FROM rated_games "
            "WHERE n > ? ORDER BY n LIMIT ?"
        )
        games = [RatedGame(*row) for row in db.execute(sql, (self._last, STEP)).fetchall()]
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
        standings = [self._known.get(key, RatingStanding()) for key in keys]
        changes = ledger.compute_changes(game, standings, places, counted)
        for seat, (key, row, change) in enumerate(zip(keys, rows, changes, strict=True)):
            if change.after.games:
                self._known[key] = change.after
            fresh = (change.before.rating, change.before.deviation, *change.after.grade)
            if tuple(row[3:8]) != fresh:
                self._report(f"game {game.n} ({game.table}), seat {seat}: {tuple(row[3:8])} is kept, {fresh} follows")
                if self.write:
                    ledger.write_seat(db, game.table, seat, change, places[seat], str(row[2]))
            for kind, number in (msgspec.json.decode(row[2]) if row[2] else {}).items():
                points, count = self._points.get((key[0], kind), (0, 0))
                self._points[key[0], kind] = points + number, count + 1

    def _report(self, sentence: str) -> None:
        self.different += 1
        if len(self.listed) < MOST_LISTED:
            self.listed.append(sentence)

    def _compare(self, db: Db) -> None:
        rows = db.execute(f"SELECT person, family, speed, kind, {_COLUMNS} FROM ratings")
        stored = {tuple(row[:4]): ledger.standing_from_row(row[4:]) for row in rows}
        for key in stored.keys() | self._known.keys():
            if stored.get(key) != self._known.get(key):
                self._report(f"{key}: {stored.get(key)} is kept, {self._known.get(key)} follows")
        rows = db.execute("SELECT person, kind, points, games FROM rated_points")
        sums = {(int(person), str(kind)): (int(points), int(games)) for person, kind, points, games in rows}
        for owner in sums.keys() | self._points.keys():
            if sums.get(owner) != self._points.get(owner):
                self._report(f"points of {owner}: {sums.get(owner)} are kept, {self._points.get(owner)} follow")
        if self.write and self.different:
            self._write(db)

    def _write(self, db: Db) -> None:
        db.execute("DELETE FROM ratings")
        for (person, family, speed, kind), standing in self._known.items():
            ledger.write_standing(db, person, RatingGroup(family, speed, kind), standing)
        db.execute("DELETE FROM rated_points")
        rows = [(*key, *value) for key, value in self._points.items()]
        db.executemany("INSERT INTO rated_points (person, kind, points, games) VALUES (?, ?, ?, ?)", rows)
