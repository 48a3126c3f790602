"""Puzzles at a table: a turn is judged when it is over, the best one is shown, the first try alone is counted."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from bastide.puzzles import PUZZLES, Puzzle, of_day
from bastide.puzzles.rating import PERSON, START, rated
from bastide.server.features.learning import puzzle_api, puzzle_attempts
from bastide.server.features.learning.puzzle_at_table import Riddle, lesson_of, try_of
from bastide.server.features.learning.puzzle_attempts import Try, note, solver
from bastide.server.features.learning.table_extension import Learning, course_at
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.server_messages import Ack, Reject
from bastide.server.storage.databases.sqlite_file import connect
from bastide.server.tables.history.records import record_of
from bastide.server.tables.table import Room
from scripts.lesson import LEARNER, begin, do, legal
from tests.server.conftest import House
from tests.server.tools import cid

KINDS = list({puzzle.rules: puzzle for puzzle in PUZZLES.values()}.values())
"""One of each ruleset."""
OPEN = {"name": "Puzzle", "me": "Anna", "others": ["Ben"]}
DAY = date(2026, 3, 1)


def riddle(room: Room) -> Riddle:
    """The puzzle at a table."""
    course = course_at(room)
    assert isinstance(course, Riddle)
    return course


def told(room: Room) -> dict[str, Any]:
    """The judgement as the page gets it."""
    return dict(riddle(room).info([], 0)["puzzle"])


def solve(puzzle: Puzzle, turn: list[str]) -> Room:
    """A table at which this turn was made."""
    room = begin(lesson_of(puzzle))
    for action in turn:
        assert told(room) == {}, "nothing is told before the turn is over"
        assert do(room, action), action
    return room


def fail(puzzle: Puzzle) -> Room:
    """A table at which the first offer was taken again and again, which never is the solution of these puzzles."""
    room = begin(lesson_of(puzzle))
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
            assert try_of(room, riddle(room)) == Try("learner", puzzle.id, True, puzzle.rating)
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
    other = Room(room.table, room.secret, Learning())
    for event in room.log:
        other.apply(event)
    assert told(other) == told(room)
    assert len(record_of(room).entries) == len(room.match.done)
    again = room.handle(client_messages.Next(cid(), room.head), LEARNER)
    assert isinstance(again, Reject), "it is shown once"


def test_a_puzzle_that_is_left_is_a_game() -> None:
    room = begin(lesson_of(KINDS[0]))
    assert isinstance(room.handle(client_messages.Free(cid(), room.head), LEARNER), Ack)
    assert course_at(room) is None
    assert isinstance(room.log[-1], events.Freed), "it is still one's own turn"
    assert do(room, legal(room)[0])


def test_only_the_first_try_counts(tmp_path: Path) -> None:
    db = connect(tmp_path)
    person, puzzle = rated(START, 1700, True)
    note(db, Try("anna", "p1", True, 1700), 1)
    note(db, Try("anna", "p1", False, 1700), 2)
    assert solver(db, "anna") == puzzle_attempts.Solver(person, {"p1": True})
    assert START + PERSON / 2 < person < START + PERSON
    assert puzzle_attempts.ratings(db) == {"p1": (puzzle, 1)}
    note(db, Try("ben", "p1", False, 1700), 3)
    assert puzzle_attempts.ratings(db)["p1"] == (rated(START, puzzle, False)[1], 2)
    note(db, Try("anna", "p2", True, 1500), 4)
    assert solver(db, "anna").streak == 2
    note(db, Try("anna", "p3", False, 1500), 5)
    assert solver(db, "anna").streak == 0
    puzzle_attempts.reassign_device(db, "anna", "carl")
    assert solver(db, "anna") == puzzle_attempts.Solver()
    assert len(solver(db, "carl").tries) == 3
    puzzle_attempts.reassign_device(db, "carl", "")
    assert solver(db, "carl") == puzzle_attempts.Solver()


def test_a_visitor_tries_the_puzzle_of_the_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_api, "today", lambda: DAY)
    puzzle, anna = PUZZLES[of_day(DAY)], house.person()
    before = asked(house, anna, "/today")
    assert before["puzzle"]["id"] == before["today"] == puzzle.id
    assert "solved" not in before["puzzle"]
    assert before["me"] == {"rating": START, "tried": 0, "solved": 0, "streak": 0}
    table = opened(house, anna, "today")
    assert opened(house, anna, puzzle.id) == table, "it goes on there"
    with house.sit_at(table, anna) as line:
        assert line.table["lesson"]["puzzle"] == {}
        for action in puzzle.best:
            line.ask("act", offer=action)
            line.until("update")
        assert line.table["lesson"]["puzzle"]["solved"]
    after = asked(house, anna, f"/{puzzle.id}")
    assert (after["puzzle"]["solved"], after["puzzle"]["tries"]) == (True, 1)
    assert after["me"]["rating"] > START
    assert after["me"]["streak"] == 1
    assert after["next"] not in ("", puzzle.id)
    listed = asked(house, anna)["puzzles"]
    assert [one["id"] for one in listed if "solved" in one] == [puzzle.id]
    (mine,) = house.client.get("/api/me", headers=anna).json()["puzzles"]
    assert (mine["puzzle"], mine["solved"]) == (puzzle.id, True)
    assert opened(house, anna, puzzle.id) != table, "once more, for nothing"


def test_a_puzzle_that_does_not_exist(house: House) -> None:
    for answer in (
        house.client.get("/api/puzzles/none"),
        house.client.post("/api/puzzles/none", json=OPEN, headers=house.person()),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-puzzle")


def asked(house: House, who: dict[str, str], what: str = "") -> dict[str, Any]:
    """What the server tells of puzzles."""
    told: dict[str, Any] = house.client.get(f"/api/puzzles{what}", headers=who).json()
    return told


def opened(house: House, who: dict[str, str], puzzle: str) -> str:
    """The table of a puzzle."""
    answer = house.client.post(f"/api/puzzles/{puzzle}", json=OPEN, headers=who)
    assert answer.status_code in (200, 201), answer.text
    return str(answer.json()["table"])
