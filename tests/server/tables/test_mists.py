"""A team's table: one to five people, what everybody sees, how it ends, what is kept."""

import json
import random
from typing import Any

import msgspec
import pytest

from bastide.choices.choice_types import Offer
from bastide.rules.mists.view_types import Team
from bastide.rules.shared_mist.view_types import Mist
from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.server_messages import encode_message
from bastide.server.protocol.table_shapes import TableInfo
from bastide.server.protocol.terms import Terms
from bastide.server.tables.history.records import public_log
from bastide.server.tables.history.verify import verify_log
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import ANNA, BEN, EVE, act, careful, cid, fog, misty, offers, own_tiles


def played(room: Table, seed: int = 0) -> Table:
    """The game to its end."""
    rng = random.Random(seed)
    while room.phase == "playing":
        act(room, careful(rng, offers(room)))
    return room


def test_everybody_sees_the_options_and_only_the_one_who_is_asked_has_them() -> None:
    room = misty(1)
    mine, others = (
        views.make_snapshot(room, Caller(ANNA)),
        [views.make_snapshot(room, Caller(one)) for one in (BEN, EVE)],
    )
    assert mine.offers
    assert mine.theirs == []
    for other in others:
        assert other.offers == []
        assert other.theirs == mine.offers
    (answer,) = [act(room, mine.offers[0]["id"], EVE)]
    assert answer.code == "not-your-turn"  # type: ignore[union-attr]


def test_a_table_without_help_does_not_look_ahead() -> None:
    room = misty(2, aids=False)
    assert all("follows" not in offer and "bank" not in offer for offer in offers(room))


@pytest.mark.parametrize(("seats", "colours"), [(1, 4), (2, 2), (5, 1)])
def test_one_to_five_people_play_their_colours(seats: int, colours: int) -> None:
    room = misty(1, seats=seats)
    told = [seat.get("colours", [seat["colour"]]) for seat in views.make_snapshot(room, Caller(ANNA)).table["seats"]]
    assert [len(one) for one in told] == [colours] * seats
    assert len({colour for one in told for colour in one}) == seats * colours
    assert all(seat["colour"] == one[0] for seat, one in zip(room_seats(room), told, strict=True))


def room_seats(room: Table) -> list[Any]:
    """The seats as everybody sees them."""
    return list(views.make_snapshot(room, Caller(EVE)).table["seats"])


@pytest.mark.parametrize("level", [3, 6])
def test_the_view_has_the_shape_that_clients_are_told(level: int) -> None:
    room, rng = misty(level), random.Random(level)
    while room.phase == "playing":
        told = json.loads(encode_message(views.make_snapshot(room, Caller(ANNA))))
        for part, shape in (("mist", Mist), ("team", Team)):
            assert set(told["view"][part]) == set(shape.__annotations__)
            msgspec.convert(told["view"][part], shape)
        msgspec.convert(told["offers"], list[Offer])
        msgspec.convert(told["table"], TableInfo)
        places = told["figureAt"]
        for thing in [*told["view"]["mist"]["ghosts"], *told["view"]["mist"]["cemeteries"]]:
            assert f"ghost {thing['x']},{thing['y']} {thing['segment']}" in places
        for grave in told["view"]["mist"]["cemeteries"]:
            assert grave["buried"] is None or grave["buried"] in places
        act(room, careful(rng, offers(room)))


def test_a_lost_and_a_won_game_say_so() -> None:
    room = played(misty(4))
    assert views.make_snapshot(room, Caller(EVE)).table["result"] == "lost"
    assert room.match is not None
    assert [one["kind"] for one in room.match.log if one["kind"] in ("defeat", "victory")] == ["defeat"]
    assert verify_log(public_log(room)).draws == room.match.draws
    easy = {"own_level": {"target": 1, "ghosts": 15, "without": ["castle", "cemetery"]}}
    won = next(room for seed in range(30) if (room := played(misty(1, seed, house=easy))).result == "won")
    assert won.match is not None
    assert won.match.game.winners == [0, 1]
    assert won.made.campaign is None, "an own level belongs to no campaign"


def test_a_loaded_log_is_the_same_table() -> None:
    tiles: dict[str, Any] = {"level": 3, "tileset": own_tiles()}
    for room in (misty(6), misty(3, house=tiles)):
        rng = random.Random(4)
        for _ in range(12):
            if room.phase == "playing":
                act(room, careful(rng, offers(room)))
        copy = Table(room.table, room.secret, LessonExtension())
        for event in room.log:
            copy.apply(events.decode_event(events.SCHEMA, events.encode_event(event), "event"))
        for device in (ANNA, BEN, EVE):
            assert encode_message(views.make_snapshot(copy, Caller(device))) == encode_message(
                views.make_snapshot(room, Caller(device))
            )


def test_a_move_of_a_team_can_be_taken_back_until_the_next_tile_is_drawn() -> None:
    room = misty(2)
    assert room.match is not None
    before = room.match.game.hash()
    place = next(offer["id"] for offer in offers(room) if offer["asks"] == "figure")
    act(room, place)
    assert room.may_undo(ANNA)
    assert not room.may_undo(BEN)
    room.handle(client_messages.Undo(cid(), room.head), Caller(ANNA))
    assert room.match.game.hash() == before
    assert fog(room)["bank"] == 12


def test_terms_know_levels() -> None:
    assert (Terms("base").team, Terms("base").level) == (False, 0)
    assert (Terms("mists").team, Terms("mists").level) == (True, 1)
    assert Terms("mists", house={"level": 4}).at_level(5).level == 5
    assert Terms("mists", house={"level": 4}).at_level(1).house == {}
    assert Terms("mists", house={"own_level": {"target": 9}}).level == 0
