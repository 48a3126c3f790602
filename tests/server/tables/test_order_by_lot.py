"""The random turn order: drawn from the secret at the start, proven by the log, and sent to all players."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from bastide.server.features.account.personal_data import DeviceChange
from bastide.server.features.games.play_on_api import play_on_terms
from bastide.server.live.rebuild import replay_steps
from bastide.server.protocol import events
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Wish, make_terms
from bastide.server.tables import fair_draws
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.history.replay import GameHistory, replay_frames
from bastide.server.tables.history.verify import VerificationError, verify_log
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import ANNA, BEN, EVE, FEATURES, new_room, rematch_of, rush, table

PLANS = (
    SeatPlan("person", "Anna", ANNA),
    SeatPlan("person", "Ben", BEN),
    SeatPlan("person", "Eve", EVE),
    SeatPlan("bot", "Odile", bot="greedy"),
)


def by_lot(starter: int | None = None, seed: int = 0) -> Table:
    """A game of four in which the lot has moved someone."""
    for number in range(seed * 1000, seed * 1000 + 50):
        terms = make_terms("base+fields", Wish(starter=starter, order="lot"))
        room = new_room(terms, "Test", ANNA, list(PLANS), "test-table", bytes([number % 256] * 32))
        before = [seat.name for seat in room.seats]
        room.start("nonce", ANNA)
        if [seat.name for seat in room.seats] != before:
            return room
    raise AssertionError("the lot never moved anyone")


def test_every_order_is_equally_likely() -> None:
    rounds, orders = 6_000, 6
    drawn = Counter(tuple(fair_draws.draw_order(bytes(32), [str(n)], 3)) for n in range(rounds))
    assert len(drawn) == orders
    # 99.9 % of chi-square with 5 degrees of freedom
    assert sum((count - rounds / orders) ** 2 / (rounds / orders) for count in drawn.values()) < 20.52


def test_players_take_their_seats_with_their_colours() -> None:
    fresh, room = table(*PLANS), by_lot()
    colours = {seat.name: fresh.colours[seat.number] for seat in fresh.seats}
    assert [seat.number for seat in room.seats] == [0, 1, 2, 3]
    assert {seat.name: room.colours[seat.number] for seat in room.seats} == colours
    assert {seat.name: seat.device for seat in room.seats} == {plan.name: plan.device for plan in PLANS}
    for device in (ANNA, BEN, EVE):
        shown = views.make_snapshot(room, Caller(device)).table
        assert shown["options"]["order"] == "lot"
        mine = [seat["seat"] for seat in shown["seats"] if seat["kind"] == "me"]
        assert mine == [seat.number for seat in room.seats if seat.device == device]


def test_the_log_tells_the_order_from_the_starter_on() -> None:
    room = by_lot()
    assert room.match is not None
    first = room.match.log[0]
    assert (first["n"], first["kind"], first["seat"]) == (0, "order", None)
    assert first["args"]["seats"] == [(room.starter + n) % 4 for n in range(4)]
    rush(room, random.Random(1), most=12)
    frames = replay_frames(GameHistory.of(room, None))
    assert [entry for frame in frames for entry in frame["log+"]] == room.match.log


@pytest.mark.parametrize("starter", range(4))
def test_a_fixed_starter_begins_wherever_the_lot_puts_them(starter: int) -> None:
    room = by_lot(starter)
    assert room.seats[room.starter].name == PLANS[starter].name
    rush(room, random.Random(1))
    verify_log(public_log(room))


def test_the_log_proves_the_order() -> None:
    room = by_lot()
    rush(room, random.Random(1))
    verify_log(public_log(room))
    lines: list[dict[str, Any]] = [json.loads(line) for line in public_log(room).splitlines()]
    at = next(n for n, line in enumerate(lines) if line.get("e") == "started")
    lines[at]["order"] = list(reversed(lines[at]["order"]))
    with pytest.raises(VerificationError, match="order of the seats"):
        verify_log("".join(json.dumps(line) + "\n" for line in lines))


def test_a_table_loaded_from_its_log_has_the_same_order() -> None:
    room = by_lot()
    rush(room, random.Random(1), most=9)
    again = Table(room.table, room.secret, FEATURES.extension())
    list(replay_steps(again, room.log))
    assert [seat.name for seat in again.seats] == [seat.name for seat in room.seats]
    assert again.colours == room.colours
    assert make_record(again).entries == make_record(room).entries


def test_without_the_lot_nothing_new_is_stored_or_promised() -> None:
    room = table(*PLANS)
    room.start("nonce", ANNA)
    started = next(event for event in room.log if isinstance(event, events.Started))
    assert "order" not in events.public_event(started)
    assert "order" not in events.public_event(room.made)
    assert "order" not in room.terms.bound()
    assert "order" not in room.terms.options()
    assert room.match is not None
    assert not any(entry["kind"] == "order" for entry in room.match.log)


def test_a_rematch_draws_again_and_a_continued_game_keeps_its_order() -> None:
    room = by_lot()
    rush(room, random.Random(1))
    again = rematch_of(room, "again", ANNA)
    assert again.made.order == "lot"
    assert again.seats[again.made.starter or 0].name == room.seats[(room.starter + 1) % 4].name
    terms, _ = play_on_terms(room, 3, 4)
    assert (terms.order, terms.starter) == ("seated", room.starter)


def test_people_beside_a_box_sit_as_they_sit() -> None:
    assert make_terms("base", Wish(chance="manual", order="lot")).order == "seated"


def test_an_erased_player_is_erased_from_the_seat_of_the_lot_as_well() -> None:
    room = by_lot()
    change = DeviceChange(ANNA)
    for event in room.log:
        change(events.encode_event(event))
    assert change.seats == {0, next(seat.number for seat in room.seats if seat.device == ANNA)}
