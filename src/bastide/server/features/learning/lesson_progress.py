"""Progress of a learner in a lesson, and the check of their tries.

Invariant: nothing here changes the game. The table plays the actions that a lesson allows. A wrong try changes nothing
and costs nothing: the learner gets a hint.
"""

from bastide.server.common.errors import RequestError
from bastide.server.features.learning.lessons import LESSONS, Lesson, LessonStep, matches_pattern
from bastide.server.protocol import events
from bastide.server.protocol.table_shapes import LessonInfo
from bastide.server.tables.game_session import GameSession


class LessonSession:
    """A lesson in progress. `at` is the index of the step: -1 before the opening, the number of steps at the end."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = -1
        self.scores = [0] * lesson.seats
        self.gained = [0] * lesson.seats  # since the previous step began

    @property
    def step(self) -> LessonStep | None:
        """The current step. None before the opening and at the end."""
        return self.lesson.steps[self.at] if 0 <= self.at < len(self.lesson.steps) else None

    @property
    def done(self) -> bool:
        """Whether all steps are over."""
        return self.at == len(self.lesson.steps)

    @property
    def asks(self) -> bool:
        """Whether the learner must act, not read."""
        return self.step is not None and bool(self.step.want)

    @property
    def then(self) -> list[str]:
        """The actions before the next step."""
        return self.lesson.opening if self.at < 0 else self.step.then if self.step else []

    def waits(self, match: GameSession) -> bool:
        """Whether the learner must do more before the next step."""
        return False

    def showing(self) -> list[events.AnyEvent]:
        """Events that the learner may still see at the end."""
        return []

    def reach(self, number: int, match: GameSession) -> None:
        """Begin step `number` with the current scores."""
        self.at, scores = number, match.game.scores
        self.gained = [now - before for now, before in zip(scores, self.scores, strict=True)]
        self.scores = list(scores)

    def wanted(self, actions: list[str]) -> list[str]:
        """The actions among these that the step wants, in the order of its patterns."""
        patterns = self.step.want if self.step else []
        matches = (action for pattern in patterns for action in actions if matches_pattern(pattern, action))
        return list(dict.fromkeys(matches))

    def judge(self, action: str, offers: list[str]) -> None:
        """Check that the step wants this offer. Raises RequestError with the hint and the wanted offers."""
        step = self.step
        if step is None or not step.want:
            raise RequestError("lesson-read", "There is something to read first.")
        if any(matches_pattern(pattern, action) for pattern in step.want):
            return
        own = [name for pattern, name in step.unlike.items() if matches_pattern(pattern, action)]
        key = f"lesson-{self.lesson.id}-{step.id}-hint"
        args = {"key": "-".join([key, *own[:1]]), "want": self.wanted(offers)}
        raise RequestError("lesson-hint", "Here the lesson wants something else.", "", args)

    def info(self, offers: list[str], left: int) -> LessonInfo:
        """The lesson for the page. `offers` are the learner's possible actions, `left` the number of tiles left."""
        step, lesson, seat = self.step, self.lesson, self.lesson.seat
        rival = (seat + 1) % lesson.seats
        args = {"points": self.gained[seat], "score": self.scores[seat]}
        args |= {"rival": self.gained[rival], "rivals": self.scores[rival], "left": left}
        info: LessonInfo = {
            "id": lesson.id,
            "step": max(0, self.at),
            "steps": len(lesson.steps),
            "kind": "end" if self.done else "do" if self.asks else "read",
            "word": step.id if step else "",
            "args": args,
            "want": self.wanted(offers) if step and step.show else [],
            "cells": [list(cell) for cell in step.cells] if step else [],
        }
        if step and step.part:
            info["part"] = step.part
        if self.done:
            info["known"] = list(lesson.known)
            info["next"] = next_lesson_name(lesson.id)
        return info


def new_lesson_session(name: str) -> LessonSession | None:
    """The beginning of a lesson. None for a lesson that this server does not have."""
    return LessonSession(LESSONS[name]) if name in LESSONS else None


def next_lesson_name(name: str) -> str:
    """The lesson after this one, "" after the last."""
    names = list(LESSONS)
    return names[names.index(name) + 1] if name in names[:-1] else ""
