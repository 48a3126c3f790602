"""Nothing that grows or is built stands where it must not."""

import re

import pytest

from bastide.art import render_tile
from bastide.art.anchors import _places
from bastide.art.areas import bridge_area, river_area, road_area, wall_faces, water_area
from bastide.art.layout import layout
from bastide.art.parts.joint import across
from bastide.art.raster import TILE, disc, rectangle, shrunk
from bastide.art.signs import plate_area, seal_area
from tests.art.cases import EVERY, SOME

PLACED = re.compile(r'<use href="#([a-z0-9-]+)-l1" transform="translate\((-?[\d.]+)[ ]?(-?[\d.]+)\)')
GREEN = {"oak": 5, "elm": 5, "poplar": 6, "bush": 3, "haystack": 5, "sheep": 3, "rock": 2}
"""What grows or grazes, with the height that must be clear at least."""


def pieces(case: tuple[str, int, int]) -> list[tuple[str, float, float]]:
    """Sprites of a tile's picture with their ground points."""
    return [(name, float(x), float(y)) for name, x, y in PLACED.findall(render_tile(*case))]


def check(case: tuple[str, int, int]) -> None:
    plan = layout(*case)
    if plan.tile.fortified:
        return  # the town is drawn as a whole: tests/art/test_fortress.py
    crossing = {(round(x, 1), round(y, 1)) for _, (x, y), _ in across(plan.tile)}
    found = [piece for piece in pieces(case) if piece[1:] not in crossing]
    assert found or case[0] in {"U", "V"}
    roads = road_area(plan.roads) | river_area(plan.rivers) | bridge_area(plan.bridges)
    if plan.sign:
        roads |= plate_area(plan.sign)
    roads |= seal_area(plan.seals)
    faces = 0
    for city in plan.cities:
        faces |= wall_faces(city)
    field_places = [p for i, p in _places(*case).items() if plan.tile.segments[i].kind == "field"]
    for name, x, y in found:
        if name in GREEN:
            foot = rectangle(x - 2, y - GREEN[name], x + 2, y)
            assert not foot & ~shrunk(TILE, 2), "cropped at a side"
            assert not foot & (roads | plan.built | faces), "on a road, in a river, on a wall or under an arrow"
            for px, py in field_places:
                assert not foot & rectangle(px - 8, py - 5, px + 8, py + 5), "on a figure's place"
        if name in ("reeds", "pebbles"):
            foot = rectangle(x - 1, y - 1, x + 1, y + 1)
            assert foot & river_area(plan.rivers), "away from the water"
            assert not rectangle(x - 2, y - 4, x + 2, y) & (road_area(plan.roads) | bridge_area(plan.bridges))
            assert disc((x, y), 1) & ~water_area(plan.rivers), "in the current"
            for px, py in field_places:
                assert not foot & rectangle(px - 8, py - 5, px + 8, py + 5), "on a figure's place"
        if name == "boat":
            assert not rectangle(x - 7, y - 2, x + 7, y + 2) & ~water_area(plan.rivers), "aground"
        if name == "house" and (x, y) not in {(round(a, 1), round(b, 1)) for a, b in plan.cottages}:
            body = rectangle(x - 4, y - 6, x + 4, y)
            assert not body & TILE & ~plan.built, "a house outside its city"
        if name == "house" and plan.village:
            assert not rectangle(x - 4, y - 6, x + 4, y) & disc(plan.village, 9), "a house on the village square"


@pytest.mark.parametrize("case", SOME, ids=lambda c: "-".join(map(str, c)))
def test_decoration_stands_free(case: tuple[str, int, int]) -> None:
    check(case)


@pytest.mark.long
def test_all_decoration_stands_free() -> None:
    for case in EVERY:
        check(case)


def test_every_city_has_houses_and_every_shield_is_drawn() -> None:
    for case in SOME:
        plan = layout(*case)
        if plan.tile.fortified:
            continue
        names = [name for name, _, _ in pieces(case)]
        assert names.count("shield") == sum(c.shields for c in plan.cities)
        assert names.count("monastery") == (plan.monastery is not None)
        assert names.count("garden") == plan.tile.has("garden")
        assert names.count("source") == (plan.tile.role == "spring")
        assert names.count("boat") == (plan.tile.role in ("lake", "fork"))
        assert names.count("gate") + names.count("side-gate") == len(plan.gates)
        if plan.cities:
            assert names.count("house") + sum(name.startswith("terrace") for name in names) >= 3 * len(plan.cities)
