"""Tables, films, analyses and pages of games from before the tiles of a box changed, and of those made now."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide.analysis import analyse
from bastide.art import render_tile
from bastide.game import Game
from bastide.records.record import Record
from bastide.server.protocol import rated_terms
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms, Wish, make_terms
from bastide.server.tables.history.records import make_record
from bastide.server.tables.history.replay import GameHistory, replay_frames
from bastide.server.tables.table import Table
from tests.browser.fixtures.scenes import store
from tests.server.conftest import BOT, ME, AppServer, run_app_server
from tests.server.fixtures.tables import ANNA, BEN, new_room, rematch_of, rush, seed_table

RULES = "base+fields+abbot+arrows+conquest"
OLDER = Path(__file__).parents[3] / "records" / "older"
NEWEST = {"arrows_version": 2, "conquest_version": 2}


def finished(house: dict[str, Any], table: str) -> Table:
    room = seed_table(RULES, 5, house=house)
    rush(room, random.Random(5))
    room.table = table
    return room


def tiles_of(room: Table) -> set[str]:
    assert room.match is not None
    return set(room.match.game.engine.rules.tile_index)


def test_a_new_table_stores_the_versions_and_an_older_one_has_the_oldest() -> None:
    terms = make_terms(RULES, Wish(house={}))
    assert terms.house == NEWEST
    assert make_terms("base+fields", Wish(house={})).house == {}
    assert terms.options()["house"] == {}, "no one at the table chose anything"
    new, old = seed_table(RULES, 5, house=terms.house), seed_table(RULES, 5)
    assert "AN-D-v2" in tiles_of(new)
    assert "AN-D" in tiles_of(old)
    assert make_record(new).header.options == NEWEST
    assert make_record(old).header.options == {}


def test_a_rematch_of_an_older_table_plays_the_newest_tiles() -> None:
    old = finished({}, "older")
    assert rematch_of(old, "next-table", BEN).terms.house == NEWEST


def test_a_rematch_from_a_position_keeps_its_tiles() -> None:
    position = Game(RULES, chance="manual", arrows_version=1).position()
    seats = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)]
    room = new_room(Terms(RULES, starter=0, position=position), "Test", ANNA, seats, "begun")
    assert rematch_of(room, "next-table", BEN).terms.house == {}


def test_a_rated_game_may_have_boxes_with_several_versions() -> None:
    terms = make_terms("base+fields+arrows", Wish(house={}, rated=True))
    assert terms.house == {"arrows_version": 2}
    assert rated_terms.why_unrated(terms) == ""
    assert rated_terms.why_unrated(msgspec.structs.replace(terms, house={**terms.house, "portal": False})) == "house"


def test_an_unknown_version_is_refused_with_a_code(server: AppServer) -> None:
    wish = {"rules": "base+arrows", "seats": [ME, BOT], "options": {"house": {"arrows_version": 3}}}
    answer = server.client.post("/api/tables", json=wish)
    told = answer.json()
    assert (answer.status_code, told["code"], told["rule"]) == (400, "unknown-version", "ANN-20")
    assert told["args"] == {"name": "arrows_version", "version": "3", "known": "2, 1"}


@pytest.mark.parametrize("house", [{}, NEWEST], ids=["older", "newest"])
def test_the_page_shows_every_turn_with_pictures_of_its_tiles(house: dict[str, Any]) -> None:
    room = finished(house, "turns")
    frames = list(replay_frames(GameHistory.of(room, None)))
    laid = {tile["tile"] for frame in frames for tile in frame["tiles+"]}
    changed = {"AN-D-v2", "CQ-02-v2", "CQ-14-v2"} if house else {"AN-D", "CQ-02", "CQ-14"}
    assert laid & changed
    assert all(render_tile(tile, 90, 1).startswith("<svg") for tile in laid & changed)


@pytest.fixture
def served(tmp_path: Path) -> Any:
    """A server with a game from before, and one of now."""
    store(tmp_path, finished({}, "file-older"), finished(NEWEST, "file-newest"))
    with run_app_server(tmp_path) as server:
        yield server


def test_films_records_and_boards_come_from_the_server(served: AppServer) -> None:
    for name, wanted in (("older", {}), ("newest", NEWEST)):
        record = Record.loads(served.client.get(f"/api/tables/file-{name}/record").text)
        assert record.header.options == wanted
        assert record.end is not None
        assert f"{Game.replay(record).hash():016x}" == record.end.hash
        assert served.client.get(f"/api/tables/file-{name}/replay").json()["over"]
        assert served.client.get(f"/api/tables/file-{name}/board.svg").status_code == 200


@pytest.mark.parametrize("name", ["arrows", "conquest"])
def test_an_older_record_is_analysed_as_it_was_played(name: str) -> None:
    record = Record.read(OLDER / f"{name}.jsonl")
    short = Record(record.header, record.entries[:24])
    assert analyse(short)["decisions"]
