"""Lessons: every one plays to its end, wrong tries cost nothing, and a lesson that is left is a game like any other."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide.server.features.learning.lessons import LESSONS, Lesson, matches_pattern
from bastide.server.features.learning.presets import describe_presets
from bastide.server.features.learning.table_extension import LessonExtension, lesson_session_at
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.server_messages import Ack, Reject
from bastide.server.tables.history.records import public_log
from bastide.server.tables.history.verify import VerificationError, verify_log
from bastide.server.tables.table import Caller, Table
from scripts.lesson import LEARNER, course_of, do, legal, play, wanted
from tests.server.conftest import AppServer, TableSocket, run_app_server
from tests.server.fixtures.tables import cid

BASE = LESSONS["base"]
OPEN = {"name": "Lesson", "me": "Anna", "others": ["Ben"]}


def at(lesson: Lesson, step: str) -> Table:
    """A table whose learner is at this step."""
    return next(room for room, now in play(lesson) if now.id == step)


def again(room: Table) -> Table:
    """The same table from its events."""
    other = Table(room.table, room.secret, LessonExtension())
    for event in room.log:
        other.apply(event)
    return other


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_plays_to_its_end(name: str) -> None:
    lesson, room = LESSONS[name], None
    for room, step in play(lesson):
        assert set(legal(room)) >= {one for one in wanted(room) if step.want}
    assert room is not None
    assert course_of(room).done


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_goes_on_after_everything_that_it_wants(name: str) -> None:
    for number, step in enumerate(LESSONS[name].steps):
        tries = wanted(at(LESSONS[name], step.id))
        for action in tries[1:]:
            room = at(LESSONS[name], step.id)
            assert do(room, action), (step.id, action)
            for later in LESSONS[name].steps[number + 1 :]:
                assert lesson_session_at(room) is not None, (step.id, action, "ends the lesson")
                options = wanted(room)
                assert bool(options) == bool(later.want), (step.id, action, later.id)
                assert do(room, options[0] if options else ""), (step.id, action, later.id)


@pytest.mark.parametrize("name", LESSONS)
def test_hints_are_about_moves_that_can_be_tried(name: str) -> None:
    for room, step in play(LESSONS[name]):
        for pattern in step.unlike:
            tries = [one for one in legal(room) if matches_pattern(pattern, one) and one not in wanted(room)]
            assert tries, f"{step.id}: nothing that is not wanted looks like {pattern}"


def test_a_wrong_try_changes_nothing_and_is_told_why() -> None:
    room = at(BASE, "place")
    head = room.head
    answer = room.handle(client_messages.Act(cid(), head, "place U -1,0 0"), LEARNER)
    assert isinstance(answer, Reject)
    told = {"key": "lesson-base-place-hint-west", "want": ["place U 1,0 0"]}
    assert (answer.code, answer.args) == ("lesson-hint", told)
    assert (room.head, room.fresh[-1]) == (head, events.Taught("place"))
    other = room.handle(client_messages.Act(cid(), head, "place U 0,5 0"), LEARNER)
    assert isinstance(other, Reject)
    assert other.rule == "BASE-11", "what the rules forbid, the rules explain"
    assert do(room, "place U 1,0 0")


def test_reading_and_doing_have_their_time() -> None:
    room = at(BASE, "map")
    early = room.handle(client_messages.Act(cid(), room.head, "place U 1,0 0"), LEARNER)
    assert isinstance(early, Reject)
    assert do(room)
    late = room.handle(client_messages.Next(cid(), room.head), LEARNER)
    assert isinstance(late, Reject)
    assert late.code == "lesson-act"


def test_only_the_learner_goes_on() -> None:
    room = at(BASE, "map")
    for make in (client_messages.Next, client_messages.Free):
        answer = room.handle(make(cid(), room.head), Caller("somebody"))
        assert isinstance(answer, Reject)
        assert answer.code == "not-your-seat"


def test_a_lesson_is_made_again_from_its_events() -> None:
    for room, step in play(BASE):
        other = again(room)
        assert course_of(other).step is step
        assert course_of(other).info([], 0) == course_of(room).info([], 0)


def test_a_lesson_that_was_written_anew_meanwhile_goes_on_freely() -> None:
    room = at(BASE, "turn")
    course, match = course_of(room), room.match
    assert match is not None
    steps = [msgspec.structs.replace(step, then=["draw nothing"]) for step in BASE.steps]
    course.lesson = msgspec.structs.replace(BASE, steps=steps)
    assert do(room)
    assert lesson_session_at(room) is None
    assert match.seat == 1, "a tile was drawn, and the bot may think"


def test_left_a_lesson_is_a_game_with_a_bot() -> None:
    room = at(BASE, "around")
    assert isinstance(room.handle(client_messages.Free(cid(), room.head), LEARNER), Ack)
    assert lesson_session_at(room) is None
    assert room.match is not None
    assert room.match.seat == 0, "a tile was drawn by lot"
    assert isinstance(room.log[-1], events.Acted)
    assert again(room).match is not None
    late = room.handle(client_messages.Next(cid(), room.head), LEARNER)
    assert isinstance(late, Reject)
    assert late.code == "no-lesson"


def test_draws_are_verified_from_where_a_lesson_was_left() -> None:
    room = at(BASE, "around")
    room.handle(client_messages.Free(cid(), room.head), LEARNER)
    while room.phase != "over":
        if room.bot_due:
            room.bot_act(legal(room)[0], 0)
        else:
            assert do(room, legal(room)[0])
    assert verify_log(public_log(room)).draws == BASE.house["draws"]
    drawn = next(n for n, event in enumerate(room.log) if isinstance(event, events.Freed)) + 1
    room.log[drawn] = events.Acted("draw X" if room.log[drawn] != events.Acted("draw X") else "draw V")
    with pytest.raises(VerificationError, match="the secret gives"):
        verify_log(public_log(room))


def test_a_device_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with run_app_server(tmp_path / "data") as server:
        anna = server.person()
        table = opened(server, anna)
        with server.sit_at(table, anna) as line:
            read_on(line)
            line.ask("act", offer=line.table["lesson"]["want"][0])
        assert opened(server, anna, status=200) == table
        assert opened(server, server.person()) != table
    with run_app_server(tmp_path / "data") as server:
        told = studied(server, anna)
        assert (told["reached"], told["done"], told["table"]) == (2, False, table)
        with server.sit_at(table, anna) as line:
            assert line.table["lesson"]["word"] == "highwayman"
            assert [offer["id"] for offer in line.offers] == ["meeple road 1,0 EW", "pass"]
        fresh = opened(server, anna, again=True)
        assert fresh != table
        assert studied(server, anna)["table"] == fresh


def test_a_lesson_is_nobodys_game_until_it_is_left(server: AppServer) -> None:
    anna = server.person()
    table = opened(server, anna)
    with server.sit_at(table, anna) as line:
        assert line.offers == [], "there is something to read"
        assert listed(server, anna) == []
        line.ask("free")
        while not line.offers:
            line.hear()
        assert "lesson" not in line.table
    assert [one["table"] for one in listed(server, anna)] == [table]
    assert "table" not in studied(server, anna)


def test_what_was_learnt_stays_learnt(server: AppServer) -> None:
    anna = server.person()
    with server.sit_at(opened(server, anna), anna) as line:
        while line.table["lesson"]["kind"] != "end":
            lesson = line.table["lesson"]
            if lesson["kind"] == "do":
                line.ask("act", offer=lesson["want"][0])
                line.until("update")
            else:
                read_on(line)
        assert line.table["lesson"]["known"] == BASE.known
        assert line.table["phase"] == "over"
    assert studied(server, anna)["done"]
    assert "table" not in studied(server, anna), "there is nothing to go on with"
    opened(server, anna)
    assert studied(server, anna)["done"]


def test_a_lesson_that_does_not_exist(server: AppServer) -> None:
    answer = server.client.post("/api/lessons/nothing", json=OPEN, headers=server.person())
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-lesson")
    answer = server.client.post("/api/lessons/base", json={"name": 3}, headers=server.person())
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")


def read_on(line: TableSocket) -> None:
    line.ask("next")
    line.until("update")


def opened(server: AppServer, who: dict[str, str], status: int = 201, **more: Any) -> str:
    answer = server.client.post("/api/lessons/base", json={**OPEN, **more}, headers=who)
    assert answer.status_code == status, answer.text
    return str(answer.json()["table"])


def listed(server: AppServer, who: dict[str, str]) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = server.client.get("/api/tables", headers=who).json()["tables"]
    return tables


def studied(server: AppServer, who: dict[str, str]) -> dict[str, Any]:
    lessons = server.client.get("/api/lessons", headers=who).json()["lessons"]
    return next(one for one in lessons if one["id"] == "base")


def test_everything_that_can_be_played_can_be_learnt() -> None:
    told = describe_presets()
    alone = {name for setup in told["setups"] if setup["levels"] for name in setup["modules"]}
    modules = {one["id"] for one in told["modules"] if not one.get("carried")} - set(told["always"]) - alone
    assert modules <= {name for lesson in LESSONS.values() for name in lesson.teaches}
    levels = [lesson.level for lesson in LESSONS.values() if lesson.level]
    assert levels == [row["level"] for row in told["levels"]], "in their order"
    assert next(iter(LESSONS)) == "base"
