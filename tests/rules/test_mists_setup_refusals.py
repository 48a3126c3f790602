"""Games of the mists that cannot be set up. Every refusal is one sentence that says what to change."""

import json
from copy import deepcopy
from typing import Any

import pytest

from bastide import Game, RulesetError
from bastide.core.tiles.catalogue import load_catalogue, read_catalogue
from bastide.rules.shared_mist.tiles import PRINTS, MistTiles, mist_errors
from tests.rules.mist_tiles import TILES, Tile, tile_set
from tests.rules.rule import rule


def sentence(rules: str = "mists", players: Any = 2, **options: Any) -> str:
    """What the refusal says."""
    with pytest.raises(RulesetError) as caught:
        Game(rules, players=players, **options)
    text = str(caught.value)
    assert "\n" not in text
    assert 10 < len(text) < 200
    return text


@rule("MIST-02")
@pytest.mark.parametrize("players", [0, 6, -1, 99])
def test_one_to_five_play(players: int) -> None:
    text = sentence(players=players)
    assert f"1 to 5 players, not by {players}" in text
    assert "MIST-02" in text


@rule("MIST-02")
@pytest.mark.parametrize("players", ["2", 2.0, None, True])
def test_players_are_a_whole_number(players: object) -> None:
    assert "MIST-02" in sentence(players=players)


@rule("MIST-105")
@pytest.mark.parametrize("level", [0, 7, -1, 2.5, "3", None, True, [3]])
def test_there_are_six_levels(level: object) -> None:
    text = sentence(level=level)
    assert "level is 1 or 2 or 3 or 4 or 5 or 6" in text
    assert "MIST-105" in text


@rule("MIST-107")
@pytest.mark.parametrize("size", [0, 59, 61, 120])
def test_a_tile_set_of_the_wrong_size(size: int) -> None:
    tiles = [*tile_set()]
    tiles[-1] = {**tiles[-1], "count": size - 10}
    if size < 11:
        tiles = []
    text = sentence(tileset=tiles)
    assert f"60 land tiles, not {size}" in text
    assert "MIST" in text


@rule("MIST-107", "MIST-01")
@pytest.mark.parametrize("kind", ["castle", "cemetery"])
@pytest.mark.parametrize("number", [4, 6])
def test_a_tile_set_with_too_few_or_too_many_castles_or_cemeteries(kind: str, number: int) -> None:
    tiles = deepcopy(tile_set())
    for one in tiles:
        if one["id"] == kind:
            one["count"] = number
        if one["id"] == "plain":
            one["count"] += 5 - number
    text = sentence(tileset=tiles)
    assert kind in text
    assert str(number) in text


def broken(tile: str, **changes: Any) -> list[Tile]:
    """The usual set with one tile changed: `segments` in full, or any other field."""
    tiles = deepcopy(TILES)
    (one,) = (one for one in tiles if one["id"] == tile)
    one.update(changes)
    return tiles


ROAD, FIELD = {"kind": "road", "sides": "NS"}, {"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7], "cities": []}
UNDER_A_CITY = {"kind": "field", "halves": [2, 3, 4, 5, 6, 7], "cities": [0]}
BROKEN: dict[str, tuple[str, dict[str, Any], str]] = {
    "a kind that nobody knows": ("plain", {"segments": [{"kind": "swamp"}, FIELD]}, "swamp"),
    "a side that nobody knows": ("straight", {"segments": [{"kind": "road", "sides": "NX"}, FIELD]}, "sides"),
    "a road and a city on one side": ("cap", {"segments": [{"kind": "city", "sides": "N"}, ROAD]}, "side N"),
    "a half without field": ("plain", {"segments": [{**FIELD, "halves": [0, 1, 2]}]}, "half"),
    "mist over a city": (
        "cap",
        {"segments": [{"kind": "city", "sides": "N"}, {"kind": "mist", "sides": "N", "ghosts": 1}, UNDER_A_CITY]},
        "lies on a city",
    ),
    "mist without ghosts": ("fog1", {"segments": [{"kind": "mist", "sides": "S"}, FIELD]}, "ghosts"),
    "mist with ghosts in words": (
        "fog1",
        {"segments": [{"kind": "mist", "sides": "S", "ghosts": "2"}, FIELD]},
        "ghosts",
    ),
    "no segments": ("plain", {"segments": None}, "segments"),
    "no number": ("plain", {"count": "many"}, "count"),
    "fewer than none": ("plain", {"count": -2}, "count"),
}


@rule("MIST-107")
@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_tile_is_named(what: str) -> None:
    tile, changes, said = BROKEN[what]
    text = sentence(tileset=broken(tile, **changes))
    assert tile in text
    assert said in text


@rule("MIST-107")
@pytest.mark.parametrize("name", ["", "two words", 7, None, "a\nb", "x" * 200, "face-down", "MS-start", "plain"])
def test_a_tile_of_a_bad_or_taken_name(name: object) -> None:
    assert sentence(tileset=broken("straight", id=name))


@rule("MIST-107")
@pytest.mark.parametrize("value", ["tiles.json", 60, {"tiles": []}, True, [1, 2], [[]], ["plain"]])
def test_what_is_no_list_of_tiles(value: object) -> None:
    assert "tile" in sentence(tileset=value)


@rule("MIST-107")
def test_no_own_start_tile() -> None:
    tiles = broken("plain", start=True)
    assert "plain" in sentence(tileset=tiles)


@rule("MIST-107")
def test_an_own_level_without_a_target() -> None:
    text = sentence(own_level={"ghosts": 12})
    assert "'target' is missing" in text
    assert "MIST" in text


OWN: dict[str, tuple[dict[str, Any], str]] = {
    "a target of nothing": ({"target": 0}, "target"),
    "a target beyond all tracks": ({"target": 100_000}, "target"),
    "a target in words": ({"target": "50"}, "target"),
    "half a target": ({"target": 12.5}, "target"),
    "too few ghosts for the start tile": ({"target": 50, "ghosts": 2}, "ghosts"),
    "more ghosts than there are": ({"target": 50, "ghosts": 16}, "ghosts"),
    "no piles": ({"target": 50, "piles": 0}, "piles"),
    "too many piles": ({"target": 50, "piles": 9}, "piles"),
    "piles without hounds": ({"target": 50, "piles": 3}, "hounds"),
    "hounds without piles": ({"target": 50, "hounds": [10, 25]}, "hounds"),
    "hounds in the wrong order": ({"target": 50, "piles": 3, "hounds": [25, 10]}, "hounds"),
    "a hound beyond the target": ({"target": 50, "piles": 3, "hounds": [25, 60]}, "60"),
    "tiles that do not stay in the box": ({"target": 50, "without": ["city"]}, "without"),
    "a switch that is none": ({"target": 50, "haunted": 1}, "haunted"),
    "something that levels do not have": ({"target": 50, "dragons": 2}, "dragons"),
}


@rule("MIST-107")
@pytest.mark.parametrize("what", OWN)
def test_an_own_level_that_cannot_be_played(what: str) -> None:
    row, said = OWN[what]
    text = sentence(own_level=row)
    assert said in text
    assert "MIST" in text


@rule("MIST-107")
@pytest.mark.parametrize("value", [3, "level.json", [], True, [{"target": 50}]])
def test_what_is_no_own_level(value: object) -> None:
    assert "level" in sentence(own_level=value)


@pytest.mark.parametrize("other", ["base", "fields", "river", "abbot", "base+fields", "anniversary", "mist-tiles"])
def test_the_mists_are_played_alone(other: str) -> None:
    for rules in (f"mists+{other}", f"{other}+mists"):
        assert "mist" in sentence(rules)


@pytest.mark.parametrize(
    "rules",
    [
        "mist-tiles",
        "mists-rules",
    ],
)
def test_half_of_the_mists_is_no_game(rules: str) -> None:
    assert "mist" in sentence(rules)


@pytest.mark.parametrize("name", ["hand", "small_cities", "gardens", "solo", "draws"])
def test_house_rules_of_the_base_game_are_not_known_here(name: str) -> None:
    options: dict[str, Any] = {name: 2}
    text = sentence(**options)
    assert f"no option {name!r}" in text
    assert "level" in text


@rule("MIST-01", "MIST-11")
def test_the_tiles_of_the_box_are_held_to_the_same() -> None:
    segments = [{"kind": "city", "sides": "N"}, {"kind": "mist", "sides": "N", "ghosts": 1}, UNDER_A_CITY]
    (cap,) = read_catalogue(json.dumps([{"id": "cap", "count": 1, "segments": segments}]), "box", PRINTS)
    (wrong,) = mist_errors(cap, "box (cap)")
    assert str(wrong) == "box (cap): the mist at side N lies on a city"
    assert not any(mist_errors(spec, "box") for spec in load_catalogue(MistTiles.catalogue, PRINTS))
