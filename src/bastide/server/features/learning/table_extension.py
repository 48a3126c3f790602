"""The extension of a table for lessons and campaigns. The table does not know what it adds."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bastide.core.refusal import IllegalAction
from bastide.server.common.errors import RequestError
from bastide.server.features.learning import campaign
from bastide.server.features.learning.lesson_progress import LessonSession, new_lesson_session
from bastide.server.features.learning.lesson_store import LessonProgress, note_study
from bastide.server.features.learning.puzzle_at_table import new_puzzle_session, puzzle_attempt_of
from bastide.server.features.learning.puzzle_attempts import note_attempt
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.terms import terms_of_created
from bastide.server.storage.append import CampaignStage, Write
from bastide.server.storage.store import LEARNT, LESSON
from bastide.server.tables.extension import TableExtension
from bastide.server.tables.table import Caller, Table


class LessonExtension(TableExtension):
    """A lesson until it is left, and the levels that are open to the players."""

    def __init__(self) -> None:
        self.course: LessonSession | None = None

    def prepare(self, made: events.Created) -> events.Created:
        """Start a campaign at a table with a numbered level, unless the table continues one. Lessons, set-up positions,
        and games continued from another table have no campaign."""
        level = terms_of_created(made).level
        fresh = bool(level) and not made.lesson and made.origin is None and not made.position and not made.imported
        plan = (made.campaign or campaign.new_campaign(level)) if fresh else None
        return msgspec.structs.replace(made, campaign=plan)

    def open(self, made: events.Created) -> None:
        """Start the lesson or puzzle. Without it on this server, the table is an ordinary one."""
        self.course = new_lesson_session(made.lesson) or new_puzzle_session(made)
        self.leads = self.course is not None
        self.active = self.leads or bool(made.lesson) or made.campaign is not None

    def apply(self, table: Table, event: events.AnyEvent) -> None:
        """Go to another step, or leave the lesson."""
        course, match = self.course, table.match
        if isinstance(event, events.Freed):
            self.course, self.leads = None, False
        elif isinstance(event, events.Taught) and course is not None and match is not None:
            steps = [step.id for step in course.lesson.steps]
            course.reach(steps.index(event.step) if event.step in steps else len(steps), match)

    def handle(self, table: Table, command: client_messages.Next | client_messages.Free, who: Caller) -> None:
        """Continue after reading, or leave the lesson, which makes the table an ordinary one. Raises RequestError."""
        if self.course is None or table.match is None:
            return super().handle(table, command, who)
        if table.seats[self.course.lesson.seat].device != who.device:
            raise RequestError("not-your-seat", "This is not your seat.")
        if isinstance(command, client_messages.Free):
            if table.finished:
                raise RequestError("game-over", "The game is over.", "BASE-40")
            table.emit(events.Freed())
        elif showing := self.course.showing():
            for event in showing:
                table.emit(event)
            return
        elif self.course.asks or self.course.step is None:
            raise RequestError("lesson-act", "There is something to do first.")
        table.go_on()

    def judge(self, table: Table, action: str) -> None:
        """In a lesson, allow only what its step wants. Raises RequestError."""
        if self.course is not None and table.match is not None and table.match.game.why(action) is None:
            self.course.judge(action, [offer["id"] for offer in table.match.offers()])

    def go_on(self, table: Table) -> None:
        """Play the actions that follow in the lesson, up to its next step."""
        course, match = self.course, table.match
        if course is None or match is None or course.waits(match):
            return
        try:
            for action in course.then:
                table.emit(events.Acted(action, match.seat))
        except IllegalAction:  # the lesson has changed since the table was made
            table.emit(events.Freed())
            return
        steps = course.lesson.steps
        table.emit(events.Taught(steps[course.at + 1].id if course.at + 1 < len(steps) else ""))

    def next_level(self, table: Table, command: client_messages.Rematch) -> int:
        """The level that was requested, or the one that follows. Raises RequestError if it is not open yet."""
        if command.level:
            campaign.check_campaign_level(campaign.current_campaign(table), command.level, command.anywhere)
        return command.level or campaign.next_campaign_level(table)

    def continued(self, table: Table, stages: Sequence[CampaignStage]) -> tuple[int, events.CampaignPlan] | None:
        """The requested or following level, with the wins of all tables of the campaign. None without a campaign."""
        plan, last = campaign.current_campaign(table), table.log[-1]
        if plan is None:
            return None
        level = last.level if isinstance(last, events.Rematched) else 0
        if stages:
            plan = campaign.merge_campaigns(plan, campaign.make_campaign_plan(stages))
        return level or campaign.next_campaign_level(table), plan

    def asks(self, table: Table) -> bool:
        """Whether the player may act: the step wants an action, or there is no lesson."""
        return self.course is None or self.course.asks

    def describe(self, table: Table, offers: Callable[[], list[str]]) -> dict[str, Any]:
        """The step of the lesson, and the levels of the campaign."""
        info: dict[str, Any] = {}
        if self.course is not None and table.match is not None:
            info["lesson"] = self.course.info(offers(), sum(table.match.game.left().values()))
        if (levels := campaign.campaign_info(table)) is not None:
            info["campaign"] = levels
        return info

    def stored_phase(self, table: Table) -> str:
        """The phase in the store. A lesson does not count as a game."""
        return table.phase if self.course is None else LEARNT if self.course.done else LESSON

    def stage(self, table: Table) -> CampaignStage | None:
        """The table as its campaign counts it. None if it belongs to none."""
        plan = table.made.campaign
        return CampaignStage(plan.id, table.table, table.terms.level, table.result) if plan else None

    def writes(self, table: Table) -> list[Write]:
        """The learner's progress, and the result of a puzzle."""
        progress, attempt, writes = lesson_progress_of(table), puzzle_attempt_of(table, self.course), list[Write]()
        if progress is not None and progress.device:
            writes.append(lambda db, now: note_study(db, progress, now))
        if attempt is not None and attempt.device:
            writes.append(lambda db, now: note_attempt(db, attempt, now))
        return writes


def lesson_session_at(table: Table) -> LessonSession | None:
    """The lesson in progress at a table, None if there is none."""
    return table.extension.course if isinstance(table.extension, LessonExtension) else None


def lesson_progress_of(table: Table) -> LessonProgress | None:
    """The learner's progress in a lesson. None at other tables."""
    name, course = table.made.lesson, lesson_session_at(table)
    if not name:
        return None
    if course is None:
        return LessonProgress(table.host, name, "", 0, False)
    return LessonProgress(table.host, name, table.table, max(0, course.at), course.done)
