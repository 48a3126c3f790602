"""A team's table: solo, what offers would bring about, what everybody sees, how it ends."""

import json
import random
import re
from typing import Any

import msgspec
import pytest

from bastide.server import views
from bastide.server.board import Mists
from bastide.server.bot_worker import Task
from bastide.server.follows import Outcome
from bastide.server.offers import gains
from bastide.server.protocol import Offer, TableInfo, encode
from bastide.server.records import log_of, record_of
from bastide.server.room import Room, Who
from bastide.server.terms import Terms
from bastide.server.thinking import position_of
from bastide.server.verify import verify
from tests.server.conftest import BOT, ME, House
from tests.server.tools import ANNA, BEN, EVE, act, careful, fog, misty, offers

TILE = re.compile(r"\bM[A-Z]\d\d\b")


def played(room: Room, seed: int = 0) -> Room:
    """The game to its end."""
    rng = random.Random(seed)
    while room.phase == "playing":
        act(room, careful(rng, offers(room)))
    return room


def events_after(room: Room, offer: str) -> list[tuple[str, dict[str, Any]]]:
    """What really happens, up to the next draw."""
    assert room.match is not None
    game = room.match.game
    game.push(offer)
    found = [(event.kind, dict(event.data)) for event in game.events]
    game.pop()
    return found


@pytest.mark.parametrize("level", [2, 6])
def test_what_is_said_to_follow_is_what_happens(level: int) -> None:
    met: set[str] = set()
    for seed in range(2):
        room, rng = misty(level, seed), random.Random(seed)
        while room.phase == "playing":
            told = offers(room)
            offer = rng.choice(told)
            really = events_after(room, offer["id"])
            kinds = [event["kind"] for event in offer["follows"]]
            assert kinds == [kind for kind, _ in really if kind in kinds]
            for kind in ("ghosts", "mist-closed", "scored", "victory", "defeat", "buried", "hound"):
                assert kinds.count(kind) == sum(one == kind for one, _ in really)
            act(room, offer["id"] if rng.random() < 0.2 else careful(rng, told))
            met.update(kinds)
    assert {"ghosts", "defeat"} <= met


def test_the_bank_that_an_offer_promises_is_the_bank_then() -> None:
    room, rng = misty(2), random.Random(1)
    while room.phase == "playing":
        offer = careful(rng, offers(room))
        promised = next(one for one in offers(room) if one["id"] == offer)["bank"]
        act(room, offer)
        assert fog(room)["bank"] == promised


def test_looking_ahead_leaves_no_trace() -> None:
    room, rng = misty(6), random.Random(2)
    assert room.match is not None
    game = room.match.game
    while room.phase == "playing":
        before = (game.hash(), game.view_for(None), list(game.events))
        offers(room)
        room.match._offers = None
        assert (game.hash(), game.view_for(None), list(game.events)) == before
        act(room, careful(rng, offers(room)))


def find(level: int, word: str, house: dict[str, Any] | None = None) -> tuple[Room, list[Offer]]:
    """A table where an action that begins so is offered, and those offers."""
    for seed in range(40):
        room, rng = misty(level, seed, house=house), random.Random(seed)
        while room.phase == "playing":
            told = offers(room)
            here = [offer for offer in told if offer["id"].startswith(word)]
            if here:
                return room, here
            figure = [one["id"] for one in told if one["id"].startswith("guard")]
            act(room, rng.choice(figure) if figure else careful(rng, told))
    raise AssertionError(f"no {word} in 40 games")


def test_points_to_take_are_those_that_are_paid() -> None:
    room, (take,) = find(2, "take ")
    assert room.match is not None
    before = room.match.game.scores[0]
    (words,) = take["preview"]
    assert (words["key"], words["args"]["from"]) == ("offer-take-after", before)
    act(room, take["id"])
    assert room.match.game.scores[0] == before + take["label"]["args"]["points"] == words["args"]["to"]


def test_where_each_colour_has_its_score_every_one_that_grows_is_said() -> None:
    room = misty(6, seats=3)
    assert room.match is not None
    lines = [{"seats": [2], "points": 6}, {"seats": [0], "points": 6}, {"seats": [2], "points": 1}]
    ahead = Outcome([], lines, [6, 0, 7], 9, "draw")
    said = [words["args"] for words in gains(room.match.game, ahead)]
    assert said == [{"seat": 2, "from": 0, "to": 7}, {"seat": 0, "from": 0, "to": 6}]


def test_ghosts_to_send_away_are_said_tile_by_tile() -> None:
    room, away = find(2, "banish ")
    counts: dict[tuple[int, int], int] = {}
    for ghost in fog(room)["ghosts"]:
        cell = (ghost["x"], ghost["y"])
        counts[cell] = counts.get(cell, 0) + ghost["n"]
    said: dict[tuple[int, int], list[int]] = {}
    for offer in away:
        args = offer["label"]["args"]
        assert args["ghosts"] == counts[offer["x"], offer["y"]]
        said.setdefault((offer["x"], offer["y"]), []).append(args["n"])
    assert said == {cell: list(range(1, min(n, 3) + 1)) for cell, n in counts.items()}
    offer = away[-1]
    act(room, offer["id"])
    (entry,) = [one for one in room.match.log if one["kind"] == "banished"] if room.match else []
    assert (entry["seat"], entry["args"]["n"]) == (offer["seat"], offer["label"]["args"]["n"])


def test_who_is_buried_or_gets_the_hound_is_said_with_his_owner() -> None:
    soon = {"own_level": {"target": 99, "piles": 3, "hounds": [1, 2]}}
    for house, word, event in (({"level": 2}, "bury ", "buried"), (soon, "hound ", "hound")):
        room, told = find(2, word, house)
        assert room.match is not None
        figures = room.match.view(None)["figures"]
        standing = {(one["x"], one["y"], one["kind"]): one["seat"] for one in figures}
        for offer in told:
            args = offer["label"]["args"]
            assert standing[offer["x"], offer["y"], args["kind"]] == args["seat"]
        offer = told[0]
        act(room, offer["id"])
        entry = next(one for one in reversed(room.match.log) if one["kind"] == event)
        assert entry["seat"] == offer["seat"], "whoever decided did it"
        assert entry["args"]["owner"] == offer["label"]["args"]["seat"]


def test_a_tile_to_be_laid_face_down_is_a_place_like_any_other() -> None:
    room, told = find(5, "place face-down")
    for offer in told:
        assert (offer["shape"], offer["tile"], offer["label"]["key"]) == ("place", "face-down", "offer-place-cover")
    act(room, told[0]["id"])
    assert fog(room)["hidden"] == 1


def test_everybody_sees_the_options_and_only_the_one_who_is_asked_has_them() -> None:
    room = misty(1)
    mine, others = views.snapshot(room, Who(ANNA)), [views.snapshot(room, Who(one)) for one in (BEN, EVE)]
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
    told = [seat.get("colours", [seat["colour"]]) for seat in views.snapshot(room, Who(ANNA)).table["seats"]]
    assert [len(one) for one in told] == [colours] * seats
    assert len({colour for one in told for colour in one}) == seats * colours
    assert all(seat["colour"] == one[0] for seat, one in zip(room_seats(room), told, strict=True))


def room_seats(room: Room) -> list[Any]:
    """The seats as everybody sees them."""
    return list(views.snapshot(room, Who(EVE)).table["seats"])


@pytest.mark.parametrize("level", [3, 6])
def test_the_view_has_the_shape_that_clients_are_told(level: int) -> None:
    room, rng = misty(level), random.Random(level)
    while room.phase == "playing":
        told = json.loads(encode(views.snapshot(room, Who(ANNA))))
        assert set(told["view"]["mists"]) == set(Mists.__annotations__)
        msgspec.convert(told["view"]["mists"], Mists)
        msgspec.convert(told["offers"], list[Offer])
        msgspec.convert(told["table"], TableInfo)
        places = told["figureAt"]
        for thing in [*told["view"]["mists"]["ghosts"], *told["view"]["mists"]["cemeteries"]]:
            assert f"ghost {thing['x']},{thing['y']} {thing['segment']}" in places
        for grave in told["view"]["mists"]["cemeteries"]:
            assert grave["buried"] is None or grave["buried"] in places
        act(room, careful(rng, offers(room)))


def test_a_lost_and_a_won_game_say_so() -> None:
    room = played(misty(4))
    assert views.snapshot(room, Who(EVE)).table["result"] == "lost"
    assert room.match is not None
    assert [one["kind"] for one in room.match.log if one["kind"] in ("defeat", "victory")] == ["defeat"]
    assert verify(log_of(room)).draws == room.match.draws
    easy = {"own_level": {"target": 1, "ghosts": 15, "without": ["castle", "cemetery"]}}
    won = next(room for seed in range(30) if (room := played(misty(1, seed, house=easy))).result == "won")
    assert won.match is not None
    assert won.match.game.winners == [0, 1]
    assert won.made.campaign is None, "an own level belongs to no campaign"


def names_in(message: Any) -> set[str]:
    """Every tile that a message names anywhere, but for the public counts of what is left."""
    if isinstance(message, dict):
        counts = set(message) == {"total", "tiles"}
        return set() if counts else {name for pair in message.items() for part in pair for name in names_in(part)}
    if isinstance(message, list):
        return {name for part in message for name in names_in(part)}
    return set(TILE.findall(message)) if isinstance(message, str) else set()


@pytest.mark.parametrize("level", [5, 6])
def test_no_message_names_a_tile_that_is_undrawn_or_lies_face_down(level: int) -> None:
    hidden = 0
    for seed in range(4):
        room, rng = misty(level, seed), random.Random(seed)
        seen = dict.fromkeys((ANNA, BEN, EVE), 0)
        assert room.match is not None
        every = {name for name in room.match.game.engine.rules.tile_index if TILE.fullmatch(name)}
        assert len(every) == 60, "each tile comes once"
        while room.phase == "playing":
            drawn = {action.split()[1] for seat, action in room.match.done if seat is None}
            for device, since in seen.items():
                whole = views.snapshot(room, Who(device))
                assert whole.view is not None
                assert set(whole.view["left"]["tiles"]) == every - drawn, "what lies face down is still one of the rest"
                for message in (whole, views.update(room, Who(device), since)):
                    assert names_in(json.loads(encode(message))) <= drawn
                seen[device] = room.head
            assert set(TILE.findall(log_of(room) + record_of(room).dumps())) <= drawn
            task: Task = position_of(room)
            assert set(TILE.findall(" ".join(task.actions))) <= drawn
            assert room.secret.hex() not in " ".join(task.actions)
            told = offers(room)
            figure = [one["id"] for one in told if one["id"].startswith("guard")]
            act(room, figure[0] if figure and rng.random() < 0.5 else careful(rng, told))
        hidden += fog(room)["hidden"]
    assert hidden > 5, "tiles were laid face down"


def test_an_own_level_and_own_tiles_are_played_stored_and_only_mentioned(house: House) -> None:
    anna = house.person()
    row = {"target": 30, "ghosts": 12}
    tiles = own_tiles()
    options = {"starter": 0, "house": {"own_level": row, "tileset": tiles}}
    told = house.client.post("/api/check", json={"rules": "mists", "seats": [ME], "options": options}).json()
    assert (told["tiles"], told["level"]) == (61, row)
    table = house.open(anna, ME, rules="mists", options=options)
    with house.sit_at(table, anna) as line:
        assert line.table["options"]["house"] == {"own_level": True, "tileset": True}
        assert line.table["phase"] == "playing", "alone nobody is waited for"
        assert line.view is not None
        assert (line.view["mists"]["target"], line.view["mists"]["inGame"]) == (30, 12)
        assert line.offers[0]["tile"].startswith("own-")
        version = house.client.get("/api/meta").json()["art"]
        own = f"/art/{version}/light/tile/{line.table['pictures']}"
        for name, status in (("own-castle", 200), ("own-road", 200), ("own-house", 404)):
            assert house.client.get(f"{own}{name}-90-0.svg").status_code == status, name
        box = f"/art/{version}/light/tile/MS-start-0-0.svg"
        assert house.client.get(f"{own}MS-start-0-0.svg").text == house.client.get(box).text
        assert house.client.get(box).status_code == 200
    head = json.loads(house.client.get(f"/api/tables/{table}/record").text.splitlines()[0])
    assert head["options"] == {"own_level": row, "tileset": tiles}


def own_tiles() -> list[dict[str, Any]]:
    """A set of sixty tiles that stands in no box."""
    road = [{"kind": "road", "sides": "NS"}, {"kind": "field", "halves": [0, 7, 5, 6]}]
    plain = {
        "segments": [*road[:1], {"kind": "field", "halves": [1, 2, 3, 4]}, {"kind": "field", "halves": [0, 5, 6, 7]}]
    }
    field = {"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7]}
    return [
        {"id": "own-road", "count": 50, **plain},
        {"id": "own-castle", "count": 5, "segments": [{"kind": "castle"}, field]},
        {"id": "own-grave", "count": 5, "segments": [{"kind": "cemetery"}, field]},
    ]


@pytest.mark.parametrize(
    ("house_rules", "text"),
    [
        ({"level": 7}, "level"),
        ({"level": 0}, "level"),
        ({"own_level": {"ghosts": 12}}, "target"),
        ({"own_level": {"target": 30, "goal": 1}}, "goal"),
        ({"own_level": 3}, "own_level"),
        ({"tileset": []}, "60"),
        ({"tileset": [{"id": "x", "count": 60}]}, "segments"),
        ({"tileset": {"id": "x"}}, "tile"),
        ({"hand": 2}, "hand"),
    ],
)
def test_a_wrong_level_or_set_of_tiles_is_refused_with_a_sentence(
    house: House, house_rules: dict[str, Any], text: str
) -> None:
    body = {"rules": "mists", "seats": [ME], "options": {"house": house_rules}}
    for address in ("/api/check", "/api/tables"):
        answer = house.client.post(address, json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-rules"), answer.text
        assert text in answer.json()["text"]


@pytest.mark.parametrize(
    ("rules", "seats", "text"),
    [("mists", 6, "1 to 5"), ("base", 1, "2 to 5"), ("mists+fields", 2, "game of its own"), ("mists", 0, "1 to 5")],
)
def test_a_wrong_number_of_people_or_mixture_is_refused(house: House, rules: str, seats: int, text: str) -> None:
    answer = house.client.post("/api/check", json={"rules": rules, "seats": [ME] * seats})
    assert answer.status_code == 400
    assert text in answer.json()["text"]


def test_a_body_that_is_too_deep_is_refused(house: House) -> None:
    deep = '{"rules":"mists","seats":[],"options":{"house":{"tileset":' + "[" * 50_000 + "]" * 50_000 + "}}}"
    answer = house.client.post("/api/check", content=deep, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")


def test_bots_are_team_mates_and_those_who_do_not_know_the_game_stay_away(house: House) -> None:
    anna = house.person()
    setup = next(one for one in house.client.get("/api/meta").json()["setups"] if one["id"] == "mists")
    assert "greedy" not in setup["bots"]
    assert setup["levels"]
    body = {"rules": "mists", "seats": [ME, {"kind": "bot", "bot": "greedy"}]}
    assert house.client.post("/api/tables", json=body, headers=anna).json()["code"] == "no-such-bot"
    table = house.open(anna, {"kind": "bot"}, BOT, rules="mists", options={"starter": 0, "house": {"level": 2}})
    with house.sit_at(table, anna) as line:
        assert line.table["bots"] == setup["bots"]
        assert line.table["seats"][0]["bot"] == setup["bots"][0]
        while line.table["phase"] != "over":
            line.hear()
        assert line.table["result"] in ("won", "lost")


def test_terms_know_levels() -> None:
    assert (Terms("base").team, Terms("base").level) == (False, 0)
    assert (Terms("mists").team, Terms("mists").level) == (True, 1)
    assert Terms("mists", house={"level": 4}).at_level(5).level == 5
    assert Terms("mists", house={"level": 4}).at_level(1).house == {}
    assert Terms("mists", house={"own_level": {"target": 9}}).level == 0
