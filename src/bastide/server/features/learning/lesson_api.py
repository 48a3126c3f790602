"""HTTP API of lessons: the list with a device's progress, and opening a lesson."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from starlette.requests import Request

from bastide.bots.registry import default_bot
from bastide.server.common.bounded_types import MOST_SEATS, Word
from bastide.server.common.errors import RequestError
from bastide.server.common.names import TakenNames, clean_name, fit_name
from bastide.server.features.learning.lesson_store import LessonProgress, list_studies
from bastide.server.features.learning.lessons import LESSONS, Lesson
from bastide.server.features.learning.messages import LessonList, LessonStudy
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonContent, JsonResponse, json_content_response, json_response
from bastide.server.live.create_table import UNNAMED
from bastide.server.live.hub import Hub
from bastide.server.protocol.events import PosedPuzzle, SeatPlan
from bastide.server.protocol.table_entries import TableAddress
from bastide.server.protocol.terms import Terms


class OpenLessonRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/lessons/{id}: names of the table, the learner and the others, if they have any. `again`
    starts from the beginning."""

    name: Word = ""
    me: Word = ""
    others: Annotated[list[Word], msgspec.Meta(max_length=MOST_SEATS)] = []
    again: bool = False


async def list_lessons(request: Request) -> JsonResponse[LessonList]:
    """GET /api/lessons: the lessons, with the progress of the caller."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    known = {study.lesson: study for study in await hub.tables.store.do(list_studies, device=device)}
    rows = [_describe_lesson(lesson, known.get(lesson.id)) for lesson in LESSONS.values()]
    return json_content_response(request, JsonContent(LessonList(lessons=rows)))


def _describe_lesson(lesson: Lesson, study: LessonProgress | None) -> LessonStudy:
    """`reached` counts the finished steps. `table` is present while the lesson can be continued."""
    steps, reached = len(lesson.steps), study.reached if study else 0
    done = study is not None and study.done
    row: LessonStudy = {
        **lesson.line,  # type: ignore[typeddict-item]  # without its optional keys
        "steps": steps,
        "reached": reached,
        "done": done,
    }
    return {**row, "table": study.table} if study is not None and study.table and reached < steps else row


async def open_lesson(request: JsonRequest[OpenLessonRequest]) -> JsonResponse[TableAddress]:
    """POST /api/lessons/{id}: the caller's table of this lesson, or a new one."""
    lesson = LESSONS.get(request.path_params["lesson"])
    if lesson is None:
        raise RequestError("no-such-lesson", "There is no lesson with that name.", status=404)
    return await open_lesson_table(request, lesson)


async def open_lesson_table(
    request: JsonRequest[OpenLessonRequest],
    lesson: Lesson,
    posed: PosedPuzzle | None = None,
    colours: Sequence[str] = (),
) -> JsonResponse[TableAddress]:
    """The device's table of this lesson, or a new one. Raises RequestError."""
    hub: Hub = request.app.state.hub
    device, headers = identity.ensure_device(request)
    body = await request.read()
    for study in [] if body.again else await hub.tables.store.do(list_studies, device=device):
        if study.lesson == lesson.id and study.table and study.reached < len(lesson.steps):
            return json_response({"table": study.table, "url": f"/t/{study.table}"}, 200, headers)
    opener = await hub.quota.opener(device, client_address.client_key(request))
    terms = Terms(lesson.rules, starter=lesson.starter, house=lesson.house, position=lesson.position)
    seats, name = plan_lesson_seats(lesson, body, device), fit_name(body.name.strip() or UNNAMED)
    live = await hub.create(
        terms, name, device, seats, lesson=lesson.id, opener=opener, posed=posed, colours=[*colours]
    )
    table = live.room.table
    await hub.tables.spare(live)
    return json_response({"table": table, "url": f"/t/{table}"}, 201, {"Location": f"/t/{table}", **headers})


def plan_lesson_seats(lesson: Lesson, body: OpenLessonRequest, device: str) -> list[SeatPlan]:
    """The learner, and bots at the other seats. The bots play on if the learner leaves the lesson. Raises
    RequestError."""
    learner = clean_name(body.me or "Player 1")
    taken, names, plans = TakenNames([learner]), [clean_name(name) for name in body.others], list[SeatPlan]()
    for name in [*names, *[""] * lesson.seats][: lesson.seats - 1]:
        name = taken.bot() if not name or name in taken else taken.numbered(name)
        plans.append(SeatPlan("bot", name, bot=default_bot(lesson.rules)))
    plans.insert(lesson.seat, SeatPlan("person", learner, device))
    return plans
