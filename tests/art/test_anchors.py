"""Figures stand in the tile, on their own segment, and clear of each other."""

import math
from itertools import combinations

import pytest

from bastide.art import anchor
from bastide.art.anchors import _places
from bastide.art.areas import bridge_area, field_parts, road_area, water_area
from bastide.art.layout import layout
from bastide.art.plan import BRIDGE
from bastide.art.raster import has, rectangle
from bastide.art.signs import plate_area, seal_area
from tests.art.cases import EVERY, SOME, WET

APART = 22.0
APART_BESIDE_SIGN = 19.0
APART_IN_MIST = 18.0
"""Fields hold nobody in the mists; there figures keep off each other and off the ghosts."""


def check(tile_id: str, rotation: int, variant: int) -> None:
    plan = layout(tile_id, rotation, variant)
    found = _places(tile_id, rotation, variant)
    if plan.tile.fortified:
        assert set(found) == {i for i, s in enumerate(plan.tile.segments) if s.of}, "places on walls and camps alone"
        return
    holding = {i for i, s in enumerate(plan.tile.segments) if s.kind not in ("river", "ruin")}
    assert set(found) == holding, "a place for every segment that can hold a figure"
    wet = water_area(plan.rivers) & ~bridge_area(plan.bridges)
    plate = plate_area(plan.sign) if plan.sign else 0
    for x, y in found.values():
        assert 4 <= x <= 96
        assert 4 <= y <= 96
        assert not rectangle(x - 4, y - 3, x + 4, y + 3) & wet, "in the water"
        assert not has(plate, (x, y)), "on the arrow"
        assert not rectangle(x - 3, y - 3, x + 3, y + 3) & seal_area(plan.seals), "on a sign of besiegers"
    for city in plan.cities:
        assert has(city.area, found[city.segment])
    for road in plan.roads:
        assert min(math.dist(found[road.segment], p) for line in road.lines for p in line) < 4
    for segment, part in field_parts(plan).items():
        assert has(part, found[segment])
    for mist in plan.mists:
        assert has(mist.area & ~plan.built & ~road_area(plan.roads), found[mist.segment]), "ghosts off their mist"
    figures = {i: p for i, p in found.items() if plan.tile.segments[i].kind != "garden"}
    if plan.tile.box == "mists":
        standing = {i: p for i, p in figures.items() if plan.tile.segments[i].kind != "field"}
        assert min((math.dist(a, b) for a, b in combinations(standing.values(), 2)), default=99) >= APART_IN_MIST
        return
    for a, b in combinations(figures.values(), 2):
        assert math.dist(a, b) >= (APART_BESIDE_SIGN if plan.sign else APART)


@pytest.mark.parametrize(("tile_id", "rotation", "variant"), SOME)
def test_figures_stand_on_their_own_segment(tile_id: str, rotation: int, variant: int) -> None:
    check(tile_id, rotation, variant)


@pytest.mark.long
def test_all_figure_places() -> None:
    for case in EVERY:
        check(*case)


def test_highwaymen_leave_bridges_free() -> None:
    wet = [case for case in EVERY if case[0] in WET]
    assert wet
    for case in wet:  # elsewhere there is nothing to bridge
        plan = layout(*case)
        for road in plan.roads:
            x, y = _places(*case)[road.segment]
            for bridge in (one for one in plan.bridges if one.over != "city"):
                assert math.dist((x, y), bridge.at) > BRIDGE / 2 + 10
            if plan.bridges:
                assert 9 < x < 91
                assert 9 < y < 91


def test_a_river_holds_no_figure() -> None:
    with pytest.raises(ValueError, match="segment 0 of tile RV-straight holds no figure"):
        anchor("RV-straight", 0, 0, 0)


def test_a_segment_without_place_is_refused() -> None:
    with pytest.raises(ValueError, match="segment 9 of tile U holds no figure"):
        anchor("U", 0, 0, 9)


def test_anchor_is_the_place_of_that_segment() -> None:
    assert anchor("B", 0, 0, 0) == pytest.approx((67, 59))
    assert anchor("B", 360, 0, 1) == anchor("B", 0, 0, 1)
