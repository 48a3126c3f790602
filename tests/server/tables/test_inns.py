"""The large meeple, inns and cathedrals at a table: small or large on each spot, weights, and lines that tell of 0."""

import random
from functools import cache

from bastide.choices.choice_types import Offer
from bastide.server.bots.insights import compute_aids
from bastide.server.tables.results.tallies import tally_points
from tests.server.conftest import ME, AppServer
from tests.server.fixtures.tables import act, offers, rush, seed_table

RULES = "base+fields+abbot+inns"


def spot(offer: Offer) -> tuple[object, ...]:
    """Where a figure would stand."""
    return (offer.get("x"), offer.get("y"), offer.get("segment"))


@cache
def figure_steps() -> list[tuple[dict[str, int], list[Offer]]]:
    """A table played to its end; each question for a figure with the supply that it was asked with."""
    room, rng = seed_table(RULES, 4), random.Random(4)
    found: list[tuple[dict[str, int], list[Offer]]] = []
    while room.phase == "playing":
        told = offers(room)
        assert room.match is not None
        if any(one["id"].startswith(("meeple", "large")) for one in told):
            supply = room.match.view(None)["supply"][room.match.seat or 0]
            found.append((dict(supply), told))
        large = [one["id"] for one in told if one["id"].startswith("large") and rng.random() < 0.3]
        act(room, large[0] if large else rng.choice(told)["id"])
    return found


def test_small_and_large_are_offered_wherever_both_are_in_the_supply() -> None:
    both = 0
    for supply, told in figure_steps():
        spots: dict[tuple[object, ...], set[str]] = {}
        for one in told:
            if one["id"].startswith(("meeple", "large")):
                spots.setdefault(spot(one), set()).add(one["label"]["args"]["kind"])
        expected = {kind for kind in ("meeple", "large") if supply[kind]}
        assert all(kinds == expected for kinds in spots.values())
        both += len(expected) == 2
    assert 0 < both < len(figure_steps())


def test_the_table_says_what_each_kind_of_figure_is(server: AppServer) -> None:
    modules = {one["id"]: one for one in server.client.get("/api/meta").json()["modules"]}
    assert modules["inns"]["figures"] == [{"kind": "large", "like": "meeple", "strength": 2}]
    assert modules["guards"]["figures"] == [{"kind": "guard", "like": "meeple", "strength": 1}]
    assert modules["mists-rules"]["figures"][0]["like"] == ""
    assert [one["name"] for one in modules["inns"]["options"]] == ["unfinished", "inn", "cathedral", "large"]


def test_aids_tell_weights() -> None:
    room, rng = seed_table(RULES, 4), random.Random(4)
    while room.phase == "playing":
        told = offers(room)
        large = [one["id"] for one in told if one["id"].startswith("large")]
        act(room, large[0] if large else rng.choice(told)["id"])
        if large:
            break
    assert room.match is not None
    features = compute_aids(room.match.game.engine, ("owners", "points")).features
    assert [one["figures"] for one in features or ()] == [[2, 0]]


def test_open_ones_are_told_with_nothing_before_and_after_the_end() -> None:
    """Before a figure is put there, and in the last account, for whoever stands there; the columns are as always."""
    keys: set[str] = set()
    zeros: list[dict[str, object]] = []
    for seed in range(6):
        room, rng = seed_table("base+inns", seed), random.Random(seed)
        for _ in range(60):
            if room.phase == "playing":
                told = offers(room)
                keys |= {line["key"] for one in told for line in one["preview"] if line["args"].get("points") == 0}
                act(room, rng.choice(told)["id"])
        rush(room, rng)
        assert room.match is not None
        view = room.match.view(None)
        zeros += [line for line in view["explain"] if line["reason"] in ("inn", "cathedral") and line["final"]]
        columns, rows = tally_points(view)
        assert set(columns) <= {"city", "road", "monastery", "rest"}
        assert [row["total"] for row in sorted(rows, key=lambda row: row["seats"])] == view["scores"]
    assert keys == {"offer-stays-open"}
    assert {line["points"] for line in zeros} == {0}
    assert {line["reason"] for line in zeros} == {"inn", "cathedral"}
    assert {line["rule"] for line in zeros} == {"INN-40"}


def test_six_play_a_whole_game_over_the_wire(server: AppServer) -> None:
    anna, rng = server.person(), random.Random(1)
    bots = [{"kind": "bot", "bot": "random"}] * 5
    name = server.open(anna, ME, *bots, rules="base+fields+inns")
    with server.sit_at(name, anna) as line:
        assert line.view is not None
        assert line.view["supply"] == [{"meeple": 7, "large": 1}] * 6
        while line.table["phase"] == "playing":
            if line.offers:
                offer = rng.choice(line.offers)["id"]
                line.offers = []
                assert line.ask("act", offer=offer)["t"] == "ack"
            else:
                line.hear()
        assert sorted(row["seats"][0] for row in line.table["ending"]["rows"]) == list(range(6))
    assert '"large ' in server.client.get(f"/api/tables/{name}/record").text
