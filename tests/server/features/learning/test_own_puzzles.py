"""Puzzles from games of one's own: made with the analysis, shown to whoever sat there, gone with the game."""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide import Game
from bastide.analysis import analyse
from bastide.puzzles import begin
from bastide.puzzles.own import LOST, MOST, OwnPuzzle, find_own_puzzles, make_puzzle
from bastide.puzzles.puzzle import CLEAR
from bastide.records import Entry, Record
from bastide.server.features.learning import own_puzzle_store as kept
from bastide.server.features.learning import puzzle_api as web
from bastide.server.http.identity import COOKIE, device_from_token, new_token
from bastide.server.storage.databases.sqlite_file import connect_sqlite
from bastide.server.tables.history.records import make_record
from bastide.server.tables.table import Table
from scripts.gallery.tables import bot_game
from tests.browser.fixtures.scenes import store
from tests.server.conftest import PATIENCE, AppServer, run_app_server

pytestmark = pytest.mark.sqlite

TABLE = "own-game"
NAMES = {"name": "Puzzle", "me": "Anna", "others": ["Ben"], "again": False}
TOKENS = (new_token(), new_token())
ANNA, JANA = ({"cookie": f"{COOKIE}={token}"} for token in TOKENS)


def game(table: str = TABLE, rules: str = "base+fields", **more: Any) -> Table:
    """A finished game of two people who overlook much."""
    devices = [device_from_token(token) for token in TOKENS]
    return bot_game(table, rules, ("Anna", "Jana"), ("pauline", "pauline"), devices=devices, **more)


@pytest.fixture(scope="module")
def room() -> Table:
    """One of them."""
    return game()


@pytest.fixture(scope="module")
def found(room: Table) -> list[OwnPuzzle]:
    """Its puzzles."""
    record = make_record(room)
    return find_own_puzzles(record, analyse(record))


@pytest.fixture(scope="module")
def analysed(room: Table, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that has analysed the game."""
    data: Path = tmp_path_factory.mktemp("own") / "data"
    store(data, game())
    with run_app_server(data) as server:
        until = time.monotonic() + PATIENCE
        while (told := server.client.post(f"/api/tables/{TABLE}/analysis")).status_code == 202:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert told.status_code == 200, told.text
    return data


@pytest.fixture
def server(analysed: Path, tmp_path: Path) -> Iterator[AppServer]:
    """A server of the test's own, as it goes on from there."""
    shutil.copytree(analysed, tmp_path / "data")
    with run_app_server(tmp_path / "data") as made:
        yield made


def listed(server: AppServer, who: dict[str, str], query: str = "") -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = server.client.get(f"/api/puzzles/own{query}", headers=who).json()["puzzles"]
    return told


def opened(server: AppServer, who: dict[str, str], puzzle: str, again: bool = False) -> str:
    answer = server.client.post(f"/api/puzzles/{puzzle}", json={**NAMES, "again": again}, headers=who)
    assert answer.status_code in (200, 201), answer.text
    return str(answer.json()["table"])


def try_out(server: AppServer, who: dict[str, str], table: str, turn: list[str]) -> dict[str, Any]:
    """Play a turn at a puzzle; how it was judged."""
    with server.sit_at(table, who) as line:
        assert line.table["lesson"]["puzzle"] == {}, "nothing is told before the turn is over"
        for action in turn:
            assert line.ask("act", offer=action)["t"] == "ack"
            line.until("update")
        judged: dict[str, Any] = line.table["lesson"]["puzzle"]
        return judged


def test_they_are_turns_that_lost_much_where_one_was_clearly_the_best(room: Table, found: list[OwnPuzzle]) -> None:
    assert {one.seat for one in found} == {0, 1}
    assert all(sum(one.seat == seat for one in found) <= MOST for seat in (0, 1))
    for own in found:
        puzzle = make_puzzle(make_record(room), own)
        assert puzzle is not None
        assert own.loss >= LOST
        assert puzzle.clear >= CLEAR
        assert puzzle.solves(puzzle.best)
        assert not puzzle.solves(own.played.turns[0])
        assert puzzle.loss(own.played.turns[0]) == pytest.approx(own.loss, abs=0.06)
        decision = begin(puzzle).decision
        assert decision is not None
        assert decision.seat == own.seat
        for turn in [turn for way in (*puzzle.ways, own.played) for turn in way.turns]:
            other = begin(puzzle)
            for action in turn:
                assert other.decision is not None
                assert other.decision.seat == own.seat
                other.push(action)
            assert other.decision is None or other.decision.seat != own.seat


def test_bots_and_teams_have_none(room: Table, found: list[OwnPuzzle]) -> None:
    record = make_record(room)
    told = analyse(record)
    assert find_own_puzzles(record, {**told, "together": True}) == []
    record.header.players[0] = type(record.header.players[0])("Anna", bot="pauline")
    assert {one.seat for one in find_own_puzzles(record, told)} == {1}


def test_a_game_that_was_corrected_has_other_positions(room: Table, found: list[OwnPuzzle]) -> None:
    record = make_record(room)
    del record.entries[0]
    assert make_puzzle(record, found[0]) is None


def test_a_game_may_begin_with_a_position(room: Table) -> None:
    record = make_record(room)
    begun = Game("base+fields", players=2, chance="manual")
    for entry in record.entries[:60]:
        begun.push(entry.action)
    header = msgspec.structs.replace(record.header, position=begun.position())
    later = Record(header, [Entry(n, one.action, one.seat) for n, one in enumerate(record.entries[60:], 1)])
    found = find_own_puzzles(later, analyse(later))
    assert found
    for own in found:
        puzzle = make_puzzle(later, own)
        assert puzzle is not None
        decision = begin(puzzle).decision
        assert decision is not None
        assert decision.seat == own.seat


def test_whoever_sat_there_finds_those_of_the_own_seat(server: AppServer, found: list[OwnPuzzle]) -> None:
    for seat, who in enumerate((ANNA, JANA)):
        lines = listed(server, who)
        assert [one["id"] for one in lines] == [own.id for own in found if own.seat == seat]
        assert lines == listed(server, who, f"?table={TABLE}")
        assert all("solved" not in one and one["name"] == "Friday evening" for one in lines)
    stranger = server.person()
    assert listed(server, stranger) == listed(server, {}) == listed(server, ANNA, "?table=other") == []
    for name in (found[0].id, "none"):
        for answer in (
            server.client.get(f"/api/puzzles/{name}", headers=stranger),
            server.client.post(f"/api/puzzles/{name}", json=NAMES, headers=stranger),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-puzzle")
    hers = next(own.id for own in found if own.seat == 1)
    assert server.client.get(f"/api/puzzles/{hers}", headers=ANNA).status_code == 404


def test_a_try_is_judged_and_moves_no_rating(server: AppServer, found: list[OwnPuzzle]) -> None:
    first, second, *_ = [own for own in found if own.seat == 1]
    table = opened(server, JANA, first.id)
    assert opened(server, JANA, first.id) == table, "it goes on there"
    judged = try_out(server, JANA, table, first.played.turns[-1])
    assert (judged["solved"], judged["repeated"], judged["least"]) == (False, True, False)
    assert judged["loss"] == pytest.approx(first.loss, abs=0.06)
    told = server.client.get(f"/api/puzzles/{first.id}", headers=JANA).json()
    assert told["puzzle"]["solved"] is False
    assert told["next"] == second.id
    again = opened(server, JANA, first.id)
    assert again != table
    judged = try_out(server, JANA, again, first.ways[0].turns[-1])
    assert (judged["solved"], judged["repeated"]) == (True, False)
    assert [one["id"] for one in listed(server, JANA) if one.get("solved")] == [first.id]
    me = server.client.get("/api/puzzles/today", headers=JANA).json()["me"]
    assert me == {"rating": 1500, "tried": 0, "solved": 0, "streak": 0}
    mine = server.client.get("/api/me", headers=JANA).json()
    (line,) = [one for one in mine["tables"] if one["table"] == TABLE]
    assert {"puzzle": first.id, "turn": first.turn, "solved": True} in line["puzzles"]
    assert mine["puzzles"] == []


def test_the_seats_and_their_colours_are_those_of_the_game(server: AppServer, found: list[OwnPuzzle]) -> None:
    own = next(own for own in found if own.seat == 1)
    table = opened(server, JANA, own.id)
    assert own.ways[0].turns[0][0] not in server.client.get(f"/api/tables/{table}/log").text, (
        "nobody reads the solution"
    )
    with server.sit_at(table, JANA) as line:
        seats = line.table["seats"]
        assert [(one["name"], one["kind"]) for one in seats] == [("Ben", "bot"), ("Anna", "me")]
        assert line.offers, "it is her turn"


def test_they_go_with_the_game(server: AppServer, found: list[OwnPuzzle]) -> None:
    own = next(own for own in found if own.seat == 0)
    tables = [opened(server, ANNA, own.id), opened(server, ANNA, own.id, again=True)]
    told = server.client.post(f"/api/games/{TABLE}", json={"hidden": True}, headers=ANNA)
    assert told.status_code == 200
    assert listed(server, ANNA) == [], "a hidden game is not in lists"
    assert listed(server, ANNA, f"?table={TABLE}"), "but at its own page"
    assert server.client.delete(f"/api/games/{TABLE}", headers=ANNA).json() == {"erased": False}
    assert listed(server, ANNA, f"?table={TABLE}") == []
    assert server.client.get(f"/api/puzzles/{own.id}", headers=ANNA).status_code == 404
    assert {server.client.get(f"/api/tables/{table}/record").status_code for table in tables} == {404}
    assert listed(server, JANA), "hers stay"


def test_erased_means_erased(analysed: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(analysed, data)
    with run_app_server(data) as server:
        assert server.client.delete("/api/me", headers=JANA).status_code == 200
        assert listed(server, JANA) == []
        assert listed(server, ANNA)
    db = connect_sqlite(data)
    assert {seat for (seat,) in db.execute("SELECT seat FROM own_puzzles")} == {0}
    db.close()


def test_another_browser_takes_them_over(server: AppServer, found: list[OwnPuzzle]) -> None:
    code = server.client.post("/api/me/code", headers=ANNA).json()["code"]
    other = server.person()
    assert server.client.post("/api/me/recover", json={"code": code}, headers=other).status_code == 200
    assert [one["id"] for one in listed(server, other)] == [own.id for own in found if own.seat == 0]
    assert listed(server, ANNA) == []


def test_a_deeper_look_decides(analysed: Path, found: list[OwnPuzzle], tmp_path: Path) -> None:
    shutil.copytree(analysed, tmp_path / "data")
    db = connect_sqlite(tmp_path / "data")
    device = device_from_token(TOKENS[found[0].seat])
    kept.store_own_puzzles(db, TABLE, 0, found)
    kept.note_own_puzzle_try(db, device, found[0].id, True)
    kept.note_own_puzzle_try(db, device, found[0].id, False)
    kept.store_own_puzzles(db, TABLE, 2, found[:2])
    assert [one.own for one in kept.list_own_puzzles(db, device)] == found[:2]
    assert kept.find_own_puzzles(db, device, found[0].id)[0].solved is True, "once solved it stays so"
    kept.store_own_puzzles(db, TABLE, 0, found)
    assert len(kept.list_own_puzzles(db, device)) == 2
    kept.store_own_puzzles(db, "gone", 0, found)
    assert db.execute("SELECT count(*) FROM own_puzzles WHERE table_id = 'gone'").get == 0
    db.close()


def test_a_list_has_an_end(server: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "LISTED", 1)
    assert len(listed(server, ANNA)) == 1
