"""What a lesson or a campaign adds to a table: it stands beside the room, which does not know what it is."""

from bastide.core.refusal import IllegalAction
from bastide.server.common.refused import Refused
from bastide.server.learning import campaign
from bastide.server.learning.course import Course, course_of
from bastide.server.learning.riddle import riddle_of
from bastide.server.messages import commands, events
from bastide.server.storage.appending import Stage, Study
from bastide.server.table.beside import Beside
from bastide.server.table.room import Room, Who


class Learning(Beside):
    """A lesson, until it is left, and the levels that are open to these people."""

    def __init__(self) -> None:
        self.course: Course | None = None

    @property
    def leads(self) -> bool:
        """A lesson does."""
        return self.course is not None

    def open(self, made: events.Created) -> None:
        """A lesson that this Bastide does not have is a table like any other."""
        self.course = course_of(made.lesson) or riddle_of(made)

    def apply(self, room: Room, event: events.AnyEvent) -> None:
        """Another step, or the lesson is left."""
        course, match = self.course, room.match
        if isinstance(event, events.Freed):
            self.course = None
        elif isinstance(event, events.Taught) and course is not None and match is not None:
            steps = [one.id for one in course.lesson.steps]
            course.reach(steps.index(event.step) if event.step in steps else len(steps), match)

    def handle(self, room: Room, command: commands.Next | commands.Free, who: Who) -> None:
        """What was to be read has been read, or the lesson is left: then the table is one like any other."""
        if self.course is None or room.match is None:
            return super().handle(room, command, who)
        if room.seats[self.course.lesson.seat].device != who.device:
            raise Refused("not-your-seat", "You do not sit here.")
        if isinstance(command, commands.Free):
            if room.finished:
                raise Refused("game-over", "The game is over.", "BASE-40")
            room.emit(events.Freed())
        elif showing := self.course.showing():
            for event in showing:
                room.emit(event)
            return
        elif self.course.asks or self.course.step is None:
            raise Refused("lesson-act", "There is something to do first.")
        room.go_on()

    def judge(self, room: Room, action: str) -> None:
        """In a lesson only what its step wants."""
        if self.course is not None and room.match is not None and room.match.game.why(action) is None:
            self.course.judge(action, [offer["id"] for offer in room.match.offers()])

    def go_on(self, room: Room) -> None:
        """What follows in the lesson, up to its next step. One that was written anew meanwhile is left."""
        course, match = self.course, room.match
        if course is None or match is None or course.waits(match):
            return
        try:
            for action in course.then:
                room.emit(events.Acted(action, match.seat))
        except IllegalAction:
            room.emit(events.Freed())
            return
        steps = course.lesson.steps
        room.emit(events.Taught(steps[course.at + 1].id if course.at + 1 < len(steps) else ""))

    def next_level(self, room: Room, wish: commands.Rematch) -> int:
        """The one that was asked for, if the campaign is as far as that; else the one that follows."""
        if wish.level:
            campaign.check_level(campaign.now(room), wish.level, wish.anywhere)
        return wish.level or campaign.next_level(room)


def course_at(room: Room) -> Course | None:
    """The lesson that is on at a table."""
    return room.beside.course if isinstance(room.beside, Learning) else None


def study_of(room: Room) -> Study | None:
    """How far the learner of a lesson has come; None at other tables."""
    name, course = room.made.lesson, course_at(room)
    if not name:
        return None
    if course is None:
        return Study(room.host, name, "", 0, False)
    return Study(room.host, name, room.table, max(0, course.at), course.done)


def stage_of(room: Room) -> Stage | None:
    """A table as its campaign counts it; None for one that belongs to none."""
    plan = room.made.campaign
    return Stage(plan.id, room.table, room.terms.level, room.result) if plan else None
