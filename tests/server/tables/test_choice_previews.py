"""Offers of a team: what they are called, what would follow from them, and that it does."""

import random
from typing import Any

import pytest

from bastide.choices.choice_types import Offer
from bastide.choices.choices import list_gains
from bastide.choices.preview import ActionPreview
from bastide.server.tables.table import Table
from tests.server.fixtures.tables import act, careful, fog, misty, offers


def events_after(room: Table, offer: str) -> list[tuple[str, dict[str, Any]]]:
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


def test_where_nobody_stands_those_to_bury_from_a_supply_are_told_by_owner_and_kind() -> None:
    room, rng = misty(5, 4), random.Random(4)
    assert room.match is not None
    while not (told := [one for one in offers(room) if one["id"].startswith("bury-supply")]):
        ids = [one["id"] for one in offers(room)]
        act(room, "pass" if "pass" in ids else rng.choice(ids))
    said = [one["label"]["args"] for one in told]
    assert said == [{"seat": seat, "kind": kind} for seat in (0, 1) for kind in ("guard", "guard-2")]
    assert {one["shape"] for one in told} == {"choice"}
    act(room, told[-1]["id"])
    entry = next(one for one in reversed(room.match.log) if one["kind"] == "buried")
    assert entry["args"]["owner"] == told[-1]["label"]["args"]["seat"]


def find(level: int, word: str, house: dict[str, Any] | None = None) -> tuple[Table, list[Offer]]:
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
    ahead = ActionPreview([], lines, [6, 0, 7], 9, "draw")
    said = [words["args"] for words in list_gains(room.match.game, ahead)]
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
