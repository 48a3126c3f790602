"""Puzzles at a table: a turn is judged when it is over, the best one is shown, the first try alone is counted."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from bastide.art import ART_VERSION
from bastide.puzzles import PUZZLES, Puzzle, of_day
from bastide.puzzles import begin as puzzles_begin
from bastide.puzzles.puzzle import PERSON, START, rate_attempt
from bastide.server.features.learning import puzzle_api, puzzle_attempts, puzzle_picture
from bastide.server.features.learning.puzzle_at_table import PuzzleSession, make_puzzle_lesson, puzzle_attempt_of
from bastide.server.features.learning.puzzle_attempts import PuzzleAttempt, get_solver, note_attempt
from bastide.server.features.learning.table_extension import LessonExtension, lesson_session_at
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.server_messages import Ack, Reject
from bastide.server.storage.databases.sqlite_file import connect_sqlite
from bastide.server.tables.history.records import make_record
from bastide.server.tables.table import Table
from scripts.lesson import LEARNER, begin, do, legal
from tests.server.conftest import AppServer
from tests.server.fixtures.tables import cid

KINDS = list({puzzle.rules: puzzle for puzzle in PUZZLES.values()}.values())
"""One of each ruleset."""
OPEN = {"name": "Puzzle", "me": "Anna", "others": ["Ben"]}
DAY = date(2026, 3, 1)


def riddle(room: Table) -> PuzzleSession:
    """The puzzle at a table."""
    course = lesson_session_at(room)
    assert isinstance(course, PuzzleSession)
    return course


def told(room: Table) -> dict[str, Any]:
    """The judgement as the page gets it."""
    return dict(riddle(room).info([], 0)["puzzle"])


def solve(puzzle: Puzzle, turn: list[str]) -> Table:
    """A table at which this turn was made."""
    room = begin(make_puzzle_lesson(puzzle))
    for action in turn:
        assert told(room) == {}, "nothing is told before the turn is over"
        assert do(room, action), action
    return room


def fail(puzzle: Puzzle) -> Table:
    """A table at which the first offer was taken again and again, which never is the solution of these puzzles."""
    room = begin(make_puzzle_lesson(puzzle))
    while not riddle(room).done:
        offers = [one for one in legal(room) if one not in puzzle.best]
        assert do(room, offers[-1] if "pass" not in offers else "pass")
    return room


@pytest.mark.parametrize("puzzle", KINDS, ids=lambda one: one.rules)
def test_the_solution_solves_it(puzzle: Puzzle) -> None:
    for way in puzzle.ways:
        if puzzle.solves(way.turns[0]):
            room = solve(puzzle, way.turns[-1])
            assert told(room)["solved"]
            assert puzzle_attempt_of(room, riddle(room)) == PuzzleAttempt("learner", puzzle.id, True, puzzle.rating)
            done = room.handle(client_messages.Next(cid(), room.head), LEARNER)
            assert isinstance(done, Reject), "there is nothing better to show"


@pytest.mark.parametrize("puzzle", KINDS, ids=lambda one: one.rules)
def test_after_another_turn_the_best_is_shown(puzzle: Puzzle) -> None:
    room = fail(puzzle)
    judged = told(room)
    assert (judged["solved"], judged["shown"]) == (False, False)
    assert judged["loss"] >= puzzle.clear - 0.1
    assert judged["reasons"]
    assert isinstance(room.handle(client_messages.Next(cid(), room.head), LEARNER), Ack)
    assert room.match is not None
    assert [action for _, action in room.match.done] == [*puzzle.actions, *puzzle.best]
    assert told(room) == {**judged, "shown": True}
    other = Table(room.table, room.secret, LessonExtension())
    for event in room.log:
        other.apply(event)
    assert told(other) == told(room)
    assert len(make_record(room).entries) == len(room.match.done)
    again = room.handle(client_messages.Next(cid(), room.head), LEARNER)
    assert isinstance(again, Reject), "it is shown once"


def test_a_puzzle_that_is_left_is_a_game() -> None:
    room = begin(make_puzzle_lesson(KINDS[0]))
    assert isinstance(room.handle(client_messages.Free(cid(), room.head), LEARNER), Ack)
    assert lesson_session_at(room) is None
    assert isinstance(room.log[-1], events.Freed), "it is still one's own turn"
    assert do(room, legal(room)[0])


def test_only_the_first_try_counts(tmp_path: Path) -> None:
    db = connect_sqlite(tmp_path)
    person, puzzle = rate_attempt(START, 1700, True)
    note_attempt(db, PuzzleAttempt("anna", "p1", True, 1700), 1)
    note_attempt(db, PuzzleAttempt("anna", "p1", False, 1700), 2)
    assert get_solver(db, "anna") == puzzle_attempts.PuzzleSolver(person, {"p1": True})
    assert START + PERSON / 2 < person < START + PERSON
    assert puzzle_attempts.puzzle_ratings(db) == {"p1": (puzzle, 1)}
    note_attempt(db, PuzzleAttempt("ben", "p1", False, 1700), 3)
    assert puzzle_attempts.puzzle_ratings(db)["p1"] == (rate_attempt(START, puzzle, False)[1], 2)
    note_attempt(db, PuzzleAttempt("anna", "p2", True, 1500), 4)
    assert get_solver(db, "anna").streak == 2
    note_attempt(db, PuzzleAttempt("anna", "p3", False, 1500), 5)
    assert get_solver(db, "anna").streak == 0
    puzzle_attempts.reassign_device(db, "anna", "carl")
    assert get_solver(db, "anna") == puzzle_attempts.PuzzleSolver()
    assert len(get_solver(db, "carl").tries) == 3
    puzzle_attempts.reassign_device(db, "carl", "")
    assert get_solver(db, "carl") == puzzle_attempts.PuzzleSolver()


def test_a_visitor_tries_the_puzzle_of_the_day(server: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_api, "today", lambda: DAY)
    puzzle, anna = PUZZLES[of_day(DAY)], server.person()
    before = asked(server, anna, "/today")
    assert before["puzzle"]["id"] == before["today"] == puzzle.id
    assert "solved" not in before["puzzle"]
    assert before["me"] == {"rating": START, "tried": 0, "solved": 0, "streak": 0}
    table = opened(server, anna, "today")
    assert opened(server, anna, puzzle.id) == table, "it goes on there"
    with server.sit_at(table, anna) as line:
        assert line.table["lesson"]["puzzle"] == {}
        for action in puzzle.best:
            line.ask("act", offer=action)
            line.until("update")
        assert line.table["lesson"]["puzzle"]["solved"]
    after = asked(server, anna, f"/{puzzle.id}")
    assert (after["puzzle"]["solved"], after["puzzle"]["tries"]) == (True, 1)
    assert after["me"]["rating"] > START
    assert after["me"]["streak"] == 1
    assert after["next"] not in ("", puzzle.id)
    listed = asked(server, anna)["puzzles"]
    assert [one["id"] for one in listed if "solved" in one] == [puzzle.id]
    (mine,) = server.client.get("/api/me", headers=anna).json()["puzzles"]
    assert (mine["puzzle"], mine["solved"]) == (puzzle.id, True)
    assert opened(server, anna, puzzle.id) != table, "once more, for nothing"


def test_a_puzzle_that_does_not_exist(server: AppServer) -> None:
    for answer in (
        server.client.get("/api/puzzles/none"),
        server.client.post("/api/puzzles/none", json=OPEN, headers=server.person()),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-puzzle")


@pytest.mark.parametrize("puzzle", KINDS, ids=lambda one: one.rules)
def test_its_board_is_a_picture_of_the_position_before_the_turn(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr(puzzle_picture, "render_board", lambda view, *_, **more: shown.append({"view": view, **more}))
    monkeypatch.setattr(puzzle_picture, "to_webp", lambda *_: b"picture")
    draw = puzzle_picture.puzzle_painter(f"dusk/puzzle/{puzzle.id}.webp")
    assert draw
    assert draw() == b"picture"
    (drawn,) = shown
    assert drawn["view"]["tiles"] == puzzles_begin(puzzle).view_for(None)["tiles"]
    left, top, right, bottom = drawn["area"]
    assert (right - left + 1) / (bottom - top + 1) >= puzzle_picture.ASPECT


def test_the_picture_of_a_puzzle_is_sent_as_a_bitmap(server: AppServer) -> None:
    puzzle = next(iter(PUZZLES))
    answer = server.client.get(f"/art/{ART_VERSION}/light/puzzle/{puzzle}.webp")
    assert answer.headers["content-type"] == "image/webp"
    assert answer.content[8:12] == b"WEBP"
    assert len(answer.content) < 60_000
    for path in ("light/puzzle/p00000000.webp", f"neon/puzzle/{puzzle}.webp", f"light/puzzle/{puzzle}.svg"):
        assert server.client.get(f"/art/{ART_VERSION}/{path}").status_code == 404, path


def asked(server: AppServer, who: dict[str, str], what: str = "") -> dict[str, Any]:
    """What the server tells of puzzles."""
    told: dict[str, Any] = server.client.get(f"/api/puzzles{what}", headers=who).json()
    return told


def opened(server: AppServer, who: dict[str, str], puzzle: str) -> str:
    """The table of a puzzle."""
    answer = server.client.post(f"/api/puzzles/{puzzle}", json=OPEN, headers=who)
    assert answer.status_code in (200, 201), answer.text
    return str(answer.json()["table"])
