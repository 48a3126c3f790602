"""Rows of one decision can be told apart by what they say, in every language and every system (B3, B10)."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bastide.choices.choice_types import Offer
from bastide.choices.labels import add_directions, direction_of
from bastide.server.tables.table import Table
from tests.server.fixtures.page_messages import load_page_messages
from tests.server.fixtures.tables import act, careful, offers, seed_table, thrifty

LANGUAGES = ("en", "cs", "sk", "de")
SYSTEMS: dict[str, dict[str, object]] = {
    "base+fields+river+abbot": {},
    "base+fields+abbot+anniversary": {},
    "base+fields+ghosts": {},
    "base+fields+abbot+conquest": {},
    "mists": {"house": {"level": 3}},
    "tournament": {"aids": False, "takeback": False},
}


def rows(told: list[Offer]) -> list[Offer]:
    """What stands in the list: offers that differ in a detail alone, at one point of the map, are one row."""
    found: dict[tuple[object, ...], Offer] = {}
    for offer in told:
        if offer["shape"] == "place" or offer["id"] == "pass":
            continue
        args, key = offer["label"]["args"], offer["label"]["key"]
        spot = (key, args.get("role"), args.get("seat"), offer.get("x"), offer.get("y"), *offer.get("at", []))
        found.setdefault(spot if offer["shape"] == "slot" else (offer["id"],), offer)
    return list(found.values())


def said(offer: Offer, language: str) -> str:
    """A row as the page says it: what, whose, where."""
    words, key, args = load_page_messages(language), offer["label"]["key"], offer["label"]["args"]
    told = [words.say(f"{key}-row" if words.knows(f"{key}-row") else key, args), str(args.get("seat", ""))]
    if words.knows(f"{key}-detail"):
        told.append(words.say(f"{key}-detail", args))
    if "number" in args:
        told.append(words.say("table-figure-number", {"n": args["number"]}))
    if "down" in args:
        told.append(words.say("offer-away", args))
    return " | ".join(told)


def played(rules: str, seed: int, most: int) -> Iterator[tuple[Table, list[Offer]]]:
    """Decisions of a game, those with something to pick from a list."""
    room, rng = seed_table(rules, seed, **SYSTEMS[rules]), random.Random(seed)
    while room.phase == "playing" and most:
        most -= 1
        told = offers(room)
        if any(offer["shape"] == "slot" for offer in told):
            yield room, told
        act(room, careful(rng, told) if rules == "mists" else thrifty(rng, told))


def check(rules: str, seeds: range, most: int, languages: tuple[str, ...]) -> None:
    """No two rows say the same."""
    met = 0
    for seed in seeds:
        for _, told in played(rules, seed, most):
            listed = [offer for offer in rows(told) if offer["shape"] == "slot"]
            for language in languages:
                often = Counter(said(offer, language) for offer in listed)
                assert len(often) == len(listed), [one for one, n in often.items() if n > 1]
            met += len(listed) > 1
    assert met


@pytest.mark.parametrize("rules", SYSTEMS)
def test_no_two_rows_of_a_decision_say_the_same(rules: str) -> None:
    check(rules, range(1), 150, ("en", "cs"))


@pytest.mark.parametrize("rules", SYSTEMS)
def test_no_two_rows_say_the_same_in_many_games(rules: str) -> None:
    check(rules, range(1, 9), 1000, LANGUAGES)


@pytest.mark.parametrize("rules", ["base+fields+abbot+anniversary", "base+fields+ghosts", "mists"])
def test_points_now_are_paid_by_this_very_move_and_others_are_not(rules: str) -> None:
    kinds: Counter[str] = Counter()
    for room, told in played(rules, 1, 200):
        assert room.match is not None
        game, tried = room.match.game, set()
        for offer in told:
            for line in offer["preview"]:
                kind = (line["key"], offer["label"]["key"])
                if kind in tried or line["key"] in ("offer-take-after", "offer-guard"):
                    continue
                tried.add(kind)
                before, seat = list(game.scores), offer["seat"]
                steps = len(game.actions)
                game.push(offer["id"])
                paid = game.scores[seat] - before[seat] if game.scores else 0
                while len(game.actions) > steps:
                    game.pop()
                assert (line["key"] == "offer-now") == (paid >= line["args"]["points"] > 0), offer
                kinds[line["key"]] += 1
    assert kinds["offer-so-far"], kinds


def test_parts_are_the_points_of_the_compass() -> None:
    assert [direction_of(at) for at in ((50, 20), (80, 20), (80, 50), (20, 80), (52, 47))] == ["N", "NE", "E", "SW", ""]


def slot(at: tuple[float, float], x: int = 0, y: int = 0, feature: str = "field") -> Offer:
    """A spot somewhere."""
    label = {"key": "offer-figure", "args": {"feature": feature}}
    made = {"id": f"{x},{y} {at}", "shape": "slot", "x": x, "y": y, "at": list(at), "label": label}
    return made  # type: ignore[return-value]


def test_spots_in_one_part_are_told_apart_by_where_they_lie_among_each_other() -> None:
    two = [slot((20, 45)), slot((20, 55))]
    add_directions(two, (0, 0))
    assert [one["label"]["args"]["part"] for one in two] == ["N", "S"]
    row = [*[slot((x, 50)) for x in (20, 21, 22, 23)], slot((20, 50), y=2)]
    add_directions(row, (0, 0))
    told = [one["label"]["args"] for one in row]
    assert [args.get("number") for args in told] == [1, 2, 3, 4, None]
    assert (told[4]["down"], told[4]["rows"], told[4]["along"], told[4]["part"]) == ("S", 2, "", "")
