"""A lesson at its table: what it plays by itself, and how it is left."""

from typing import TYPE_CHECKING

from bastide.core.refusal import IllegalAction
from bastide.server.common.refused import Refused
from bastide.server.learning.course import LEARNER, Course
from bastide.server.messages import events

if TYPE_CHECKING:
    from bastide.server.table.room import Room, Who


def teach(room: "Room", course: Course) -> None:
    """What follows in the lesson, up to its next step. One that was written anew meanwhile is left."""
    assert room.match is not None
    try:
        for action in course.then:
            room.emit(events.Acted(action, room.match.seat))
    except IllegalAction:
        room.emit(events.Freed())
        return
    steps = course.lesson.steps
    room.emit(events.Taught(steps[course.at + 1].id if course.at + 1 < len(steps) else ""))


def read_on(room: "Room", who: "Who") -> None:
    """What was to be read has been read. Raises Refused."""
    course = _lesson_of(room, who)
    if course.asks or course.step is None:
        raise Refused("lesson-act", "There is something to do first.")
    room.go_on()


def leave(room: "Room", who: "Who") -> None:
    """The lesson is left; the table is one like any other. Raises Refused."""
    _lesson_of(room, who)
    if room.finished:
        raise Refused("game-over", "The game is over.", "BASE-40")
    room.emit(events.Freed())
    room.go_on()


def _lesson_of(room: "Room", who: "Who") -> Course:
    if room.course is None or room.match is None:
        raise Refused("no-lesson", "This table is no lesson.")
    if room.seats[LEARNER].device != who.device:
        raise Refused("not-your-seat", "You do not sit here.")
    return room.course
