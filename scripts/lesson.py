"""Plays a lesson and prints its steps: `python -m scripts.lesson NAME`. With the name of a step it prints the legal
actions there."""

import sys
import uuid
from collections.abc import Iterator

from bastide.server.features.learning.lesson_progress import LessonSession
from bastide.server.features.learning.lessons import LESSONS, Lesson, LessonStep
from bastide.server.features.learning.table_extension import LessonExtension, lesson_session_at
from bastide.server.live.registry import new_table
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Caller, Table

LEARNER = Caller("learner")


def begin(lesson: Lesson) -> Table:
    """A table of this lesson at its first step."""
    others = [SeatPlan("bot", f"Bot {number}", bot="greedy") for number in range(1, lesson.seats)]
    seats = [SeatPlan("person", "Learner", LEARNER.device), *others]
    terms = Terms(lesson.rules, starter=lesson.starter, house=lesson.house)
    room = new_table(terms, lesson.id, LEARNER.device, seats, lesson=lesson.id, extension=LessonExtension)
    room.start("", LEARNER.device)
    return room


def course_of(room: Table) -> LessonSession:
    """The lesson at the table, which must not be over."""
    course = lesson_session_at(room)
    assert course is not None, "the lesson goes on"
    return course


def legal(room: Table) -> list[str]:
    """The legal actions of the player to move."""
    assert room.match is not None, "a lesson begins at once"
    return [] if room.match.game.over else [action.text for action in room.match.game.legal_actions()]


def wanted(room: Table) -> list[str]:
    """The actions that the lesson wants, or none where there is text to read."""
    course = course_of(room)
    return course.wanted(legal(room)) if course.asks else []


def do(room: Table, action: str = "") -> bool:
    """Do an action of the learner, or read on. Returns False where the table refuses it."""
    cid = str(uuid.uuid4())
    command = client_messages.Act(cid, room.head, action) if action else client_messages.Next(cid, room.head)
    return isinstance(room.handle(command, LEARNER), Ack)


def play(lesson: Lesson) -> Iterator[tuple[Table, LessonStep]]:
    """Every step as the learner meets it. After each, the first wanted action is done. Raises ValueError for a broken
    lesson."""
    room = begin(lesson)
    for step in lesson.steps:
        course = lesson_session_at(room)
        if course is None or course.step is not step:
            raise ValueError(f"{lesson.id}: step {step.id} is not reached: what stands before it cannot be played")
        yield room, step
        options = wanted(room)
        if step.want and not options:
            raise ValueError(f"{lesson.id}: step {step.id} wants {step.want}, the rules allow {legal(room)}")
        if not do(room, options[0] if options else ""):
            raise ValueError(f"{lesson.id}: step {step.id} is refused")


def tell(room: Table, step: LessonStep) -> str:
    """A step as a line of text."""
    assert room.match is not None, "a lesson begins at once"
    match, decision = room.match, room.match.game.decision
    asked = "-" if decision is None else f"{decision.step} of {'chance' if decision.seat is None else decision.seat}"
    done = " / ".join(action for _, action in match.done[-8:])
    what = " or ".join(wanted(room)) if step.want else "(read)"
    gained = course_of(room).gained
    return f"{step.id}: {what}  [{asked}, points {match.game.scores}, gained {gained}]\n    after {done}"


def main(words: list[str]) -> int:
    """Print the whole lesson, or the legal actions of one step."""
    if not words or words[0] not in LESSONS:
        print(f"usage: python -m scripts.lesson NAME [STEP]; there are {', '.join(LESSONS)}")
        return 2
    for room, step in play(LESSONS[words[0]]):
        print(tell(room, step))
        if words[1:] == [step.id]:
            print("\n".join(legal(room)))
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
