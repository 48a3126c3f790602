"""Offers: every legal action is one and nothing else is, in four shapes, whatever modules are in play."""

import json
import random
import re
from typing import Any

import pytest

from bastide.choices.choice_types import Offer
from bastide.choices.choices import choices_json, list_choices
from bastide.locale import load_messages
from bastide.server.protocol.server_messages import encode_message
from bastide.server.tables.table import Table
from tests.server.fixtures.tables import act, offers, seed_table, thrifty

EVERYTHING: dict[str, dict[str, Any]] = {
    "base": {},
    "base+fields": {},
    "base+fields+river+abbot": {},
    "base+fields+river+abbot+arrows": {"house": {"spare_start": True, "small_cities": 2}},
    "base+fields+abbot+anniversary": {},
    "base+fields+abbot+river20+arrows": {"house": {"hand": 2}},
    "base+arrows": {"house": {"gardens": False, "portal": False}},
    "tournament": {"aids": False, "takeback": False},
    "mists": {"house": {"level": 6}},
}
SHAPES = {"place": "place", "figure": "slot", "recall": "slot", "reinforce": "slot", "portal": "slot", "score": "slot",
          "activate": "choice", "play": "choice", "again": "confirm", "pass": "confirm", "bury": "slot",
          "hound": "slot", "haunt": "slot", "banish": "slot", "take": "choice", "bury-supply": "choice"}  # fmt: skip
WORDS = set(re.findall(r"^([a-z0-9-]+) =", load_messages("en"), re.M))
TOLD_WITHOUT_WORDS = {"drew", "returned", "scored", "turn"}
"""Events that the page tells otherwise, or not at all."""
NEEDED = {
    "place": {"x", "y", "rotation", "tile", "at"},
    "slot": {"x", "y", "at"},
    "choice": set(),
    "confirm": set(),
}


def check_offers(room: Table) -> set[str]:
    """The law of the offers, for the decision of the moment; the kinds of action that were offered."""
    match = room.match
    if match is None or match.game.over:
        return set()
    told = offers(room)
    actions = match.game.legal_actions()
    assert [offer["id"] for offer in told] == [action.text for action in actions]
    firsts = {offer["id"]: offer for offer in told}
    for offer, action in zip(told, actions, strict=True):
        assert offer["shape"] == SHAPES[action.kind]
        assert NEEDED[offer["shape"]] <= set(offer)
        assert offer["rules"]
        alone = action.kind in ("bury", "hound", "haunt", "banish")
        assert ("group" in offer) == (offer["shape"] == "slot" and not alone)
        if "group" in offer:
            assert "cells" in firsts[offer["group"]], "the first of a group carries the cells of its feature"
            assert [offer["x"], offer["y"]] in firsts[offer["group"]]["cells"]
        for words in (offer["label"], *offer["preview"]):
            assert words["key"] in WORDS
    assert {entry["kind"] for entry in match.log} <= TOLD_WITHOUT_WORDS | {
        key.removeprefix("log-") for key in WORDS if key.startswith("log-")
    }
    return {action.kind for action in actions}


@pytest.mark.parametrize("rules", EVERYTHING)
def test_every_legal_action_is_an_offer_and_nothing_else(rules: str) -> None:
    met: set[str] = set()
    for seed in range(2):
        room, rng = seed_table(rules, seed, **EVERYTHING[rules]), random.Random(seed)
        while room.phase == "playing":
            met |= check_offers(room)
            act(room, thrifty(rng, offers(room)))
    arrows = {"reinforce", "again"} if "arrows" in rules or "anniversary" in rules else set()
    abbots = {"recall"} if "abbot" in rules else set()
    hand = {"play"} if "hand" in EVERYTHING[rules].get("house", {}) else set()
    assert met >= {"place", "figure", "pass"} | arrows | abbots | hand


def until(room: Table, *words: str) -> list[Offer]:
    """Play on until actions that begin with all of these words are offered, in a game that is always the same."""
    rng = random.Random(1)
    while room.phase == "playing":
        told = offers(room)
        if all(any(offer["id"].startswith(word) for offer in told) for word in words):
            return told
        act(room, thrifty(rng, told))
    raise AssertionError(f"no {' and '.join(words)} in the whole game")


def of_kind(told: list[Offer], kind: str) -> list[Offer]:
    """The offers of one kind of action."""
    return [offer for offer in told if offer["id"].split()[0] == kind]


@pytest.mark.parametrize("rules", ["base+fields+abbot", "base+fields+abbot+anniversary+ghosts+conquest", "mists"])
def test_pages_are_told_the_same_offers_as_text(rules: str) -> None:
    rng, room = random.Random(5), seed_table(rules)
    for _ in range(40):
        match, who = room.match, room.deciding
        if match is None or who is None:
            break
        made = list_choices(match.game, room.terms)
        assert json.loads(choices_json(match.game, room.terms)) == json.loads(encode_message(made))
        act(room, thrifty(rng, made))


def test_a_double_tile_is_offered_with_its_cells() -> None:
    room = seed_table("base+river20", house={"river20_version": 1})
    told = offers(room)
    assert {offer["tile"] for offer in told} == {"AR-fork"}
    for offer in told:
        (x, y), (other_x, other_y) = offer["cells"]
        assert (x, y) == (offer["x"], offer["y"])
        assert abs(x - other_x) + abs(y - other_y) == 1
    act(room, told[0]["id"])
    assert room.match is not None
    view = room.match.view(None)
    assert [tile.get("cell") for tile in view["tiles"][:3]] == [None, None, 1]


def test_a_recall_stands_where_the_abbot_stands_and_tells_its_points() -> None:
    room = seed_table("base+abbot")
    (recall,) = of_kind(until(room, "recall"), "recall")
    assert room.match is not None
    game = room.match.game
    seat = recall["seat"]
    (abbot,) = [one for one in game.view_for(None)["figures"] if one["kind"] == "abbot" and one["seat"] == seat]
    assert (recall["x"], recall["y"]) == (abbot["x"], abbot["y"])
    before = game.scores[seat]
    promised = recall["preview"][0]["args"]["points"]
    game.push(recall["id"])
    (line,) = [one for one in game.explain() if one.reason == "recall"]
    assert line.points == promised
    assert game.scores[seat] >= before + promised


def test_abbot_and_meeple_are_two_offers_at_one_place() -> None:
    here = [offer for offer in until(seed_table("base+abbot"), "abbot monastery", "meeple monastery") if "at" in offer]
    here = [offer for offer in here if offer["id"].split()[1] == "monastery"]
    assert here[0]["at"] == here[1]["at"]
    assert {offer["label"]["args"]["role"] for offer in here} == {"monk", "abbot"}


def test_a_portal_reaches_every_free_part_and_says_its_feature_once() -> None:
    portals = of_kind(until(seed_table("base+fields+arrows"), "portal"), "portal")
    assert len({offer["group"] for offer in portals}) < len(portals), "some parts lie in one feature"
    assert sum("cells" in offer for offer in portals) == len({offer["group"] for offer in portals})


def test_a_table_without_help_tells_no_worth_and_which_directions_look_alike() -> None:
    room, rng = seed_table("base", aids=False), random.Random(2)
    for offer in offers(room):
        assert offer["rotation"] in offer["alike"]
    while room.phase == "playing":
        assert not any(offer["preview"] for offer in offers(room))
        act(room, rng.choice(offers(room))["id"])
    with_help = seed_table("base")
    assert all("alike" not in offer for offer in offers(with_help))
    assert any(offer["preview"] for offer in until(with_help, "meeple"))


def test_signs_that_compete_are_choices_with_their_names() -> None:
    for seed in range(1, 60):
        room, rng = seed_table("base+arrows", seed), random.Random(1)
        while room.phase == "playing":
            told = offers(room)
            if told and told[0]["shape"] == "choice":
                assert len(told) > 1
                for offer in told:
                    assert offer["id"] == f"activate {offer['label']['args']['symbol']}"
                return
            act(room, thrifty(rng, told))
    raise AssertionError("no two signs at once in 60 games")


def test_what_shows_nothing_hidden_can_be_taken_back() -> None:
    for takeback in (True, False):
        room = seed_table("base", house={"hand": 2}, takeback=takeback)
        assert {offer["final"] for offer in until(room, "play")} == {not takeback}
        assert {offer["tile"] for offer in offers(room)} == {offer["id"].split()[1] for offer in offers(room)}
