"""Tiles that users bring along are drawn like those of the box."""

import json
import random
from typing import Any

import pytest

from bastide.art import anchor, find_own_set, of_the_box, own_set, render_tile
from bastide.art import own as own_module
from tests.properties.own_sets import GAMES, redesigned

ROAD: dict[str, Any] = {
    "id": "U",
    "count": 60,
    "segments": [
        {"kind": "road", "sides": "EW"},
        {"kind": "field", "halves": [0, 1, 2, 7]},
        {"kind": "field", "halves": [3, 4, 5, 6]},
    ],
}
CITY = {**ROAD, "segments": [{"kind": "city", "sides": "NESW"}]}


def test_an_own_tile_is_drawn_as_its_segments_say() -> None:
    name = own_set([ROAD])
    assert render_tile(f"{name}U", 0, 0, "light") != render_tile("U", 0, 0, "light")
    assert anchor(f"{name}U", 0, 0, 0)[1] == pytest.approx(50, abs=15), "the road runs from east to west"


def test_a_name_says_what_is_in_the_set() -> None:
    assert own_set([ROAD]) == own_set([dict(reversed(ROAD.items()))])
    assert own_set([ROAD]) != own_set([CITY])
    assert render_tile(own_set([ROAD]) + "U", 0, 0, "light") != render_tile(own_set([CITY]) + "U", 0, 0, "light")


def test_what_a_set_has_not_is_that_of_the_box() -> None:
    name = own_set([ROAD])
    assert of_the_box(f"{name}D") == "D"
    assert of_the_box(f"{name}U") == f"{name}U"
    assert of_the_box("U") == "U"


def test_unknown_sets_and_tiles_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="unknown tile"):
        render_tile("000000000000.U", 0, 0, "light")
    size = len(json.dumps([{**ROAD, "count": 1}]))
    monkeypatch.setattr(own_module, "KEPT_BYTES", 2 * size)
    sets = [own_set([{**ROAD, "count": n}]) for n in range(1, 5)]
    with pytest.raises(ValueError, match="unknown tile"):
        anchor(f"{sets[0]}U", 180, 3, 0)
    assert anchor(f"{sets[3]}U", 180, 3, 0)


def test_a_set_that_a_table_holds_stays_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_module, "KEPT_BYTES", 0)
    name = own_set([{**ROAD, "count": 21}])
    table = find_own_set(name)
    for n in range(22, 25):
        own_set([{**ROAD, "count": n}])
    assert find_own_set(name) is table
    del table
    assert find_own_set(name) is None


@pytest.mark.parametrize("catalogue", sorted(GAMES))
def test_tiles_of_another_land_are_drawn_whatever_they_show(catalogue: str) -> None:
    tiles = redesigned(catalogue, random.Random(f"drawn {catalogue}"))["tiles"]
    name = own_set(tiles)
    for number, entry in enumerate(tiles):
        for cell in range(len(entry.get("cells", [0]))):
            picture = name + entry["id"] + (f"~{cell}" if cell else "")
            assert render_tile(picture, 90 * (number % 4), number % 3, "light").startswith("<svg")


def test_the_tile_without_its_garden_is_drawn_from_the_set() -> None:
    garden = [{"kind": "garden"}]
    with_garden = {**ROAD, "id": "lane", "plain": "lane-bare", "segments": [*ROAD["segments"], *garden]}
    name = own_set([with_garden])
    assert of_the_box(name + "lane-bare") == name + "lane-bare"
    assert render_tile(name + "lane-bare", 0, 0, "light") != render_tile(name + "lane", 0, 0, "light")
