"""Playing on from a turn of a finished game, at a new table with a new shuffle."""

import json
import random

import pytest

from bastide.game import Game
from bastide.game.turns import cut_record, record_turn_ends
from bastide.records.record import Record
from bastide.server.common.errors import RequestError
from bastide.server.features.games.play_on_api import play_on_terms
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import Origin, SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject
from bastide.server.tables.history import records, verify
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views.views import table_info
from tests.server.conftest import BOT, ME, OPEN, AppServer
from tests.server.fixtures.tables import (
    ANNA,
    BEN,
    act,
    append_of,
    cid,
    misty,
    new_room,
    offers,
    rematch_of,
    rush,
    seed_table,
)

PEOPLE = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)]


def over(rules: str = "base+fields", seed: int = 5) -> Table:
    room = seed_table(rules, seed)
    rush(room, random.Random(seed))
    return room


def continued(source: Table, turn: int, secret: bytes = bytes(32)) -> Table:
    terms, origin = play_on_terms(source, turn, len(source.seats))
    room = new_room(terms, "Again", ANNA, PEOPLE, "again", secret, origin=origin)
    room.start("nonce", ANNA)
    return room


def test_it_begins_with_the_position_after_that_turn() -> None:
    source = over()
    record = records.make_record(source)
    room = continued(source, 20)
    assert room.match is not None
    before = Game.replay(cut_record(record, 20))
    assert room.match.done[:-1] == [(e.seat, e.action) for e in record.entries[: record_turn_ends(record)[20]]]
    assert room.match.game.view_for(None)["tiles"] == before.view_for(None)["tiles"]
    assert room.match.game.scores == before.scores
    assert table_info(room, Caller(ANNA))["origin"] == {"table": "test-table", "turn": 20}


def test_what_is_left_is_shuffled_anew() -> None:
    source = over()
    drawn = {tuple(a for s, a in continued(source, 40, bytes([n] * 32)).match.done if s is None) for n in range(8)}  # type: ignore[union-attr]
    assert len(drawn) > 2


def test_what_was_played_elsewhere_cannot_be_taken_back() -> None:
    source = over()
    for turn in range(1, 12):
        room = continued(source, turn)
        assert not any(room.may_undo(device) for device in (ANNA, BEN))
        answer = room.handle(client_messages.Undo(cid(), room.head), Caller(ANNA))
        assert isinstance(answer, Reject)
    assert isinstance(act(room, offers(room)[0]["id"]), Ack)


def test_the_record_holds_the_whole_game_and_says_where_it_began() -> None:
    room = continued(over(), 30)
    rush(room, random.Random(9))
    record = Record.loads(records.make_record(room).dumps())
    assert record.header.origin is not None
    assert (record.header.origin.table, record.header.origin.turn) == ("test-table", 30)
    assert Game.replay(record).hash() == int(record.end.hash or "", 16)  # type: ignore[union-attr]


def test_its_draws_are_proven_and_those_before_are_bound() -> None:
    room = continued(over(), 30)
    rush(room, random.Random(9))
    text = records.public_log(room)
    proof = verify.verify_log(text)
    assert proof.origin == "test-table"
    assert proof.draws == sum(seat is None for seat, _ in room.match.done[room.match.given :])  # type: ignore[union-attr]
    lines = text.splitlines()
    made = json.loads(lines[1])
    made["origin"]["turn"] = 29
    with pytest.raises(verify.VerificationError):
        verify.verify_log("\n".join([lines[0], json.dumps(made), *lines[2:]]))


def test_a_level_played_on_belongs_to_no_campaign_and_its_rematch_begins_one() -> None:
    source = misty(2, seed=3)
    rush(source, random.Random(3))
    terms, origin = play_on_terms(source, 1, 2)
    room = new_room(terms, "Again", ANNA, PEOPLE, "again", bytes(32), origin=origin)
    assert room.made.campaign is None
    room.start("nonce", ANNA)
    rush(room, random.Random(4))
    fresh = rematch_of(room, "next", ANNA)
    assert fresh.made.campaign is not None
    assert fresh.made.origin is None


def test_a_table_that_plays_on_is_loaded_as_it_was() -> None:
    room = continued(over(), 12)
    part = append_of(room, new=True)
    assert part is not None
    again = Table("again", room.secret)
    for event in part.events:
        again.apply(event)
    assert again.match is not None
    assert room.match is not None
    assert again.match.game.hash() == room.match.game.hash()
    assert again.match.given == room.match.given


@pytest.mark.parametrize(
    ("turn", "seats", "code"), [(72, 2, "no-such-turn"), (71, 2, "nothing-left"), (3, 3, "bad-seats")]
)
def test_refusals(turn: int, seats: int, code: str) -> None:
    with pytest.raises(RequestError) as no:
        play_on_terms(over(), turn, seats)
    assert no.value.code == code


def test_a_running_game_is_not_played_on() -> None:
    with pytest.raises(RequestError) as no:
        play_on_terms(seed_table("base+fields"), 0, 2)
    assert no.value.code == "not-over"


def test_origin_survives_its_stored_form() -> None:
    source = over()
    _, origin = play_on_terms(source, 7, 2)
    assert isinstance(origin, Origin)
    assert origin.actions[-1][1] == source.match.done[len(origin.actions) - 1][1]  # type: ignore[union-attr]


def test_over_http(server: AppServer) -> None:
    me = server.person()
    table = server.open(me, ME, BOT, rules="base")
    answer = server.client.post(f"/api/tables/{table}/play-on", json={"turn": 1, "seats": [ME, OPEN]}, headers=me)
    assert (answer.status_code, answer.json()["code"]) == (400, "not-started")
    answer = server.client.post("/api/tables/never-was/play-on", json={"turn": 1, "seats": [ME]}, headers=me)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
