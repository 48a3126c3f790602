"""Walls that are manned and besieged, and figures that have to go: as spots on the board, told before and done."""

import random
from collections.abc import Iterator

import pytest

from bastide.choices.choice_types import Offer
from bastide.choices.choices import list_choices
from bastide.jcz import export
from bastide.jcz.errors import Unsupported
from bastide.server.protocol.terms import Terms
from bastide.server.tables.history.records import make_record
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import EVE, act, decider, offers, seed_table, thrifty

RULES = "base+fields+abbot+conquest"
TOLD = ("scored", "attack", "counterattack", "catapult", "fled")
WALLS = ["knights", "highwaymen", "monks"]


def positions(*questions: str, seeds: int = 1) -> Iterator[tuple[Table, str, list[Offer]]]:
    """Every decision of some games about these questions, with its offers, before it is made."""
    for seed in range(seeds):
        room, rng = seed_table(RULES, seed, aids=False), random.Random(seed)
        while room.phase == "playing":
            assert room.match is not None
            decision = room.match.game.decision
            if decision is not None and decision.step in questions:
                yield room, decision.step, list_choices(room.match.game, Terms())
            told = offers(room)
            walls = [one["id"] for one in told if one["id"].startswith(("man ", "farm "))]
            act(room, rng.choice(walls) if walls else thrifty(rng, told))


def really(room: Table, offer: Offer) -> list[str]:
    """What happens up to the next decision."""
    assert room.match is not None
    game = room.match.game
    game.push(offer["id"])
    found = [event.kind for event in game.events if event.kind in TOLD]
    game.pop()
    return found


def test_what_follows_at_a_wall_is_told_and_happens() -> None:
    met: set[str] = set()
    for room, step, told in positions("besiege", "flee", "man", seeds=3):
        for offer in told:
            said = [event["kind"] for event in offer["follows"]]
            asked = said.index("choose") if "choose" in said else len(said)
            assert [kind for kind in said[:asked] if kind in TOLD] == really(room, offer)
            assert (offer["asks"] == "flee") == ("choose" in said)
            met.update(f"{step} {event['kind']}" for event in offer["follows"])
    wanted = {"besiege catapult", "besiege attack", "besiege scored", "besiege choose", "flee fled"}
    assert wanted | {"man counterattack", "man scored"} <= met


def test_walls_are_spots_that_say_how_they_stand() -> None:
    seen: set[str] = set()
    for room, step, told in positions("besiege", "man"):
        places = views.make_snapshot(room, Caller(decider(room))).figureAt
        assert room.match is not None
        shown = room.match.view(None)["fortress"]
        walls = {wall["wall"]: wall for wall in shown["walls"]}
        for offer in told:
            if offer["id"] == "pass":
                continue
            args, word = offer["label"]["args"], offer["id"].split()[0]
            wall = walls[args["wall"]]
            assert (offer["shape"], offer["x"], offer["y"]) == ("slot", wall["x"], wall["y"])
            assert args["free"] == wall["free"] == shown["spaces"] - len(wall["order"])
            assert args["mine"] == wall["row"][offer["seat"]] + wall["camp"][offer["seat"]]
            assert args["catapult"] == ("yes" if wall["catapult"] else "no")
            spot = {"man": f"wall {args['wall']} {len(wall['order'])}", "farm": f"camp {args['wall']}"}
            assert offer["at"] == places[spot.get(word, f"catapult {args['wall']}")]
            assert offer["rules"] == (["CON-20", "CON-22"] if step == "besiege" else ["CON-40", "CON-44"])
            seen.add(word)
        if step == "besiege":
            assert [offer["label"]["args"]["wall"] for offer in told] == WALLS
    assert seen == {"man", "farm", "besiege"}


def test_the_log_names_whose_figure_had_to_leave() -> None:
    seen = 0
    for room, _, told in positions("flee", seeds=2):
        assert room.match is not None
        victim, before = room.match.seat, len(room.match.log)
        act(room, told[0]["id"])
        fled = [entry for entry in room.match.log[before:] if entry["kind"] == "fled"]
        assert fled[0]["args"]["owner"] == victim
        seen += 1
    assert seen


def test_whoever_loses_a_figure_chooses_among_his_own_and_nobody_else_does() -> None:
    seen = 0
    for room, _, told in positions("flee", seeds=2):
        assert room.match is not None
        view = room.match.view(None)
        places = views.make_snapshot(room, Caller(decider(room))).figureAt
        standing = {(one["x"], one["y"], *places[one["id"]]): one for one in view["figures"]}
        for offer in told:
            figure, args = standing[(offer["x"], offer["y"], *offer["at"])], offer["label"]["args"]
            assert figure["seat"] == offer["seat"] == args["seat"] == view["decision"]["seat"]
            assert (figure["role"], figure["kind"]) == (args["role"], args["kind"])
            assert [line["key"] for line in offer["preview"]] == ["offer-risk"]
            assert "group" not in offer
            seen += 1
        assert len({figure["role"] for figure in standing.values()} & {"farmer"}) <= 1
        assert all(offer["label"]["args"]["role"] != "farmer" for offer in told)
        stranger = views.make_snapshot(room, Caller(EVE))
        assert (stranger.offers, stranger.theirs) == ([], [])
    assert seen > 4


def test_a_sign_never_tells_what_is_drawn_next() -> None:
    """What follows a "?" ends at the next question: the tile in hand, or whoever loses a figure."""
    asked = {offer["asks"] for _, _, told in positions("besiege", seeds=2) for offer in told}
    assert asked <= {"place", "flee", "besiege"}


def test_no_other_program_reads_such_a_game() -> None:
    room = seed_table(RULES)
    with pytest.raises(Unsupported, match=r"module catapult cannot be written as \.jcz"):
        export(make_record(room))
