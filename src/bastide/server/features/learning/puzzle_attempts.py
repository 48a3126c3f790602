"""First attempts at puzzles, and the resulting Elo ratings of people and puzzles.

Invariant: only the first attempt of a device at a puzzle counts. Both ratings change in the transaction that stores it.
"""

from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from bastide.puzzles.puzzle import START, rate_attempt
from bastide.server.features.learning import own_puzzle_store
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, move_rows


@dataclass(frozen=True)
class PuzzleAttempt:
    """A device's turn at a puzzle. `start` is the initial rating of the puzzle. It is None for a puzzle from the
    device's own games, which changes no rating."""

    device: str
    puzzle: str
    solved: bool
    start: float | None


@dataclass(frozen=True)
class PuzzleSolver:
    """A device's rating, and its attempts (puzzle: solved) with the latest last."""

    rating: float = START
    tries: dict[str, bool] = field(default_factory=dict)

    @property
    def streak(self) -> int:
        """Number of puzzles solved in a row, up to the latest."""
        return sum(1 for _ in takewhile(bool, reversed(self.tries.values())))


def note_attempt(db: Db, attempt: PuzzleAttempt, now: int) -> None:
    """Store a first attempt. Later ones change nothing."""
    device, name, solved = attempt.device, attempt.puzzle, attempt.solved
    if attempt.start is None:
        return own_puzzle_store.note_own_puzzle_try(db, device, name, solved)
    if db.execute("SELECT 1 FROM tries WHERE device = ? AND puzzle = ?", (device, name)).fetchone():
        return
    known = db.execute("SELECT rating FROM puzzles WHERE puzzle = ?", (name,)).get
    before = attempt.start if known is None else float(known)
    person, puzzle = rate_attempt(get_solver(db, device).rating, before, solved)
    db.execute("INSERT INTO tries VALUES (?, ?, ?, ?, ?)", (device, name, solved, person, now))
    sql = (
        "INSERT INTO puzzles VALUES (?, ?, 1) ON CONFLICT (puzzle) DO UPDATE SET rating = excluded.rating, "
        "tries = puzzles.tries + 1"
    )
    db.execute(sql, (name, puzzle))


def get_solver(db: Db, device: str) -> PuzzleSolver:
    """The rating and the attempts of a device. A new one begins at START."""
    sql = "SELECT puzzle, solved, rating FROM tries WHERE device = ? ORDER BY at_ms, puzzle"
    rows = list(db.execute(sql, (device,)))
    if not rows:
        return PuzzleSolver()
    return PuzzleSolver(float(rows[-1][2]), {str(puzzle): bool(solved) for puzzle, solved, _ in rows})


def puzzle_ratings(db: Db) -> dict[str, tuple[float, int]]:
    """Rating and number of attempts of every puzzle that has been tried."""
    rows = db.execute("SELECT puzzle, rating, tries FROM puzzles")
    return {str(puzzle): (float(rating), int(tries)) for puzzle, rating, tries in rows}


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move attempts to another device, which keeps its own first ones. Delete them if `new` is empty."""
    move_rows(db, DeviceColumn("tries", "device"), old, new)


def export_personal_data(db: Db, device: str) -> list[dict[str, object]]:
    """All attempts of a device, the earliest first."""
    sql = "SELECT puzzle, solved, rating, at_ms FROM tries WHERE device = ? ORDER BY at_ms, puzzle"
    return [
        {"puzzle": puzzle, "solved": bool(solved), "rating": round(float(rating)), "at_ms": at}
        for puzzle, solved, rating, at in db.execute(sql, (device,))
    ]


PERSONAL_DATA: Final = PersonalData(
    "puzzles", (DeviceColumn("tries", "device", of_guests=True),), reassign_device, export_personal_data
)
