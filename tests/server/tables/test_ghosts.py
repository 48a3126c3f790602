"""Ghosts that come to figures: whose figure gets one, and what a placement will do to mist, told before it is done."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from bastide import Game
from bastide.choices.choice_types import Offer
from bastide.choices.choices import list_choices
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import ANNA, BEN, EVE, act, decider, offers, seed_table, thrifty

RULES = "base+fields+ghosts"
TOLD = ("haunted", "scared", "guard-gained", "scored")


def positions(seeds: int = 1, aids: bool = True) -> Iterator[tuple[Table, list[Offer]]]:
    """Every decision of some games, before it is made. Without aids nothing is looked ahead, which is quicker."""
    for seed in range(seeds):
        room, rng = seed_table(RULES, seed, aids=aids), random.Random(seed)
        while room.phase == "playing":
            told = offers(room)
            yield room, told
            act(room, thrifty(rng, told))


def kinds(offer: Offer) -> list[str]:
    """What follows it, in short."""
    return [event["kind"] for event in offer["follows"]]


def really(room: Table, offer: Offer) -> list[str]:
    """What happens up to the next decision."""
    assert room.match is not None
    game = room.match.game
    game.push(offer["id"])
    found = [event.kind for event in game.events if event.kind in TOLD]
    game.pop()
    return found


def test_what_a_placement_does_to_mist_is_told_and_happens() -> None:
    met: set[str] = set()
    wanted = {"haunted thicken", "haunted disperse", "scared ", "choose thicken", "choose disperse"}
    for n, (room, _) in enumerate(positions(20, aids=False)):
        if n % 4:
            continue
        if n > 200 and wanted <= met:
            break
        assert room.match is not None
        told = list_choices(room.match.game, Terms())
        for offer in told[:: 1 + len(told) // 6]:
            said = kinds(offer)
            asked = said.index("choose") if "choose" in said else len(said)
            assert said[:asked] == really(room, offer)
            assert (offer["asks"] in ("thicken", "disperse")) == ("choose" in said)
            if "choose" in said:
                assert offer["follows"][asked]["by"] == offer["asks"]
            met.update(f"{event['kind']} {event.get('by', '')}" for event in offer["follows"])
    assert wanted <= met


def test_both_ghosts_of_one_tile_are_told_the_opponents_first() -> None:
    room, both = next(
        (room, one) for room, told in positions(4) for one in told if kinds(one)[:2] == ["choose", "choose"]
    )
    assert [event["by"] for event in both["follows"]] == ["thicken", "disperse"]
    act(room, both["id"])
    now = offers(room)
    assert {one["label"]["args"]["seat"] for one in now} == {1 - now[0]["seat"]}
    assert {one["asks"] for one in now} == {"disperse"}


def test_every_victim_is_an_offer_with_its_own_place_and_ghosts() -> None:
    seen = 0
    for room, told in positions(aids=False):
        if not told[0]["id"].startswith("spook"):
            continue
        assert room.match is not None
        view = room.match.view(None)
        places = views.make_snapshot(room, Caller(decider(room))).figureAt
        standing = {(one["x"], one["y"], *places[one["id"]]): one for one in view["figures"]}
        own = view["decision"]["step"] == "disperse"
        for offer in told:
            figure, args = standing[(offer["x"], offer["y"], *offer["at"])], offer["label"]["args"]
            told_of = (figure["seat"], figure["kind"], figure["role"], figure.get("ghosts", 0))
            assert (args["seat"], args["kind"], args["role"], args["ghosts"]) == told_of
            assert (args["seat"] == offer["seat"]) == own
            assert args["kind"] != "guard"
            assert "group" not in offer
            assert offer["rules"] == (["GHO-13", "GHO-17"] if own else ["GHO-12", "GHO-17"])
            seen += 1
    assert seen > 20


def two_on_one_spot() -> Game:
    """A game that asks for a victim where two meeples stand on one spot."""
    for seed in range(60):
        game, rng = Game("base+ghosts+arrows", players=2, seed=seed), random.Random(seed)
        while not game.over:
            actions = game.legal_actions()
            if any(one.kind == "spook" and one.args for one in actions):
                return game
            again = [one.text for one in actions if one.text.startswith("reinforce meeple")]
            game.push(again[0] if again else rng.choice(actions).text)
    raise AssertionError("no such game among 60")


def test_figures_of_one_spot_stand_apart_and_are_told_apart() -> None:
    game = two_on_one_spot()
    first, second = [one for one in list_choices(game, Terms()) if "number" in one["label"]["args"]][:2]
    assert (first["x"], first["y"], first["at"][1]) == (second["x"], second["y"], second["at"][1])
    assert second["at"][0] - first["at"][0] == pytest.approx(16)
    assert [one["label"]["args"]["number"] for one in (first, second)] == [1, 2]
    assert second["id"] == f"{first['id']} 2"


def test_the_victim_is_chosen_by_nobody_else() -> None:
    room = next(room for room, told in positions() if told[0]["id"].startswith("spook"))
    other = ANNA if decider(room) == BEN else BEN
    for device in (other, EVE):
        seen = views.make_snapshot(room, Caller(device))
        assert (seen.offers, seen.theirs) == ([], [])
        view: Any = seen.view
        assert view["mist"]["bank"] + sum(one.get("ghosts", 0) for one in view["figures"]) == view["mist"]["inGame"]
        assert [sorted(stock) for stock in view["stock"]] == [["guard"], ["guard"]]


def test_without_help_nothing_is_told_before() -> None:
    room = seed_table(RULES, aids=False)
    for _ in range(30):
        told = offers(room)
        assert all("follows" not in offer and "bank" not in offer for offer in told)
        act(room, told[0]["id"])


def test_the_log_knows_who_sent_a_ghost_to_whom() -> None:
    *_, (room, _) = positions(aids=False)
    assert room.match is not None
    sent = [entry for entry in room.match.log if entry["kind"] == "haunted"]
    assert {(one["args"]["by"], one["seat"] == one["args"]["owner"]) for one in sent} == {
        ("thicken", False),
        ("disperse", True),
    }
    for before, entry in pairwise(room.match.log):
        if entry["kind"] == "scared":
            assert (before["kind"], before["args"]["ghosts"]) == ("haunted", 3)
