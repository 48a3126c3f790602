"""Puzzles at a table: lessons of one step, made from data. Any legal turn is a try, which is judged when it is over.

Invariant: nothing of the solution is shown before the turn is over.
"""

from typing import cast

from bastide.puzzles import PUZZLES, Puzzle
from bastide.server.features.learning.lesson_progress import LessonSession
from bastide.server.features.learning.lessons import Lesson, LessonStep
from bastide.server.features.learning.puzzle_attempts import PuzzleAttempt
from bastide.server.protocol import events
from bastide.server.protocol.table_shapes import LessonInfo, PuzzleInfo, TurnReason
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.table import Table


class PuzzleSession(LessonSession):
    """A puzzle in progress. `turn` is what the visitor played, empty before the end. `shown`: the board has the best
    turn instead."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(make_puzzle_lesson(puzzle))
        self.puzzle = puzzle
        self.turn: list[str] = []
        self.shown = False

    def judge(self, action: str, offers: list[str]) -> None:
        """Accept any legal action."""

    def waits(self, match: GameSession) -> bool:
        """Whether the turn has more actions to come."""
        return self.asks and match.seat == self.lesson.seat

    def reach(self, number: int, match: GameSession) -> None:
        """See LessonSession. Keeps the visitor's turn."""
        self.shown = self.done  # the second time, the best turn was played instead of the visitor's
        super().reach(number, match)
        if self.done and not self.shown:
            self.turn = puzzle_actions(match, self.puzzle)

    def showing(self) -> list[events.AnyEvent]:
        """The events that replace the visitor's turn with the best one."""
        if not self.done or self.shown or self.puzzle.solves(self.turn):
            return []
        seat = self.lesson.seat
        best = [events.Acted(action, seat) for action in self.puzzle.best]
        return [events.TakenBack(seat, len(self.turn)), *best, events.Taught("")]

    def info(self, offers: list[str], left: int) -> LessonInfo:
        """See LessonSession. Contains the judgement once there is one."""
        info = super().info([], left)
        info["puzzle"] = self._judgement() if self.done else {}
        return info

    def _judgement(self) -> PuzzleInfo:
        puzzle = self.puzzle
        return {
            "solved": puzzle.solves(self.turn),
            "loss": puzzle.loss(self.turn),
            "least": puzzle.way(self.turn) is None,
            "clear": puzzle.clear,
            "shown": self.shown,
            "reasons": cast(list[TurnReason], puzzle.reasons),
            "found": puzzle.found,
            "repeated": puzzle.played is not None and self.turn in puzzle.played.turns,
        }


def puzzle_actions(match: GameSession, puzzle: Puzzle) -> list[str]:
    """The actions played since the position of a puzzle."""
    return [action for _, action in match.done[len(puzzle.actions) :]]


def make_puzzle_lesson(puzzle: Puzzle) -> Lesson:
    """The lesson that sets up a puzzle."""
    return Lesson(
        id=puzzle.id,
        rules=puzzle.rules,
        minutes=1,
        opening=puzzle.actions,
        steps=[LessonStep("solve", want=["*"], show=False)],
        known=["best"],
        house=puzzle.options,
        seats=puzzle.seats,
        starter=puzzle.starter,
        seat=puzzle.seat,
        position=puzzle.position,
    )


def new_puzzle_session(made: events.Created) -> PuzzleSession | None:
    """The puzzle of a new table, before its opening. None for a puzzle that this server does not have."""
    puzzle = made.posed.puzzle if made.posed else PUZZLES.get(made.lesson)
    return PuzzleSession(puzzle) if puzzle else None


def puzzle_attempt_of(table: Table, course: LessonSession | None) -> PuzzleAttempt | None:
    """The result of the visitor's turn. None before the end, and at other tables."""
    if not isinstance(course, PuzzleSession) or not course.done:
        return None
    puzzle = course.puzzle
    return PuzzleAttempt(table.host, puzzle.id, puzzle.solves(course.turn), None if puzzle.own else puzzle.rating)
