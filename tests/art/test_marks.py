"""What is printed in a segment stands in it, at the road or in the city that carries it, and is seen."""

import math
from itertools import product

import pytest

from bastide.art import render_figure, render_tile
from bastide.art.anchors import places
from bastide.art.areas import field_parts
from bastide.art.catalogue import Segment, Tile, catalogue, tile_at
from bastide.art.geometry import stations
from bastide.art.landmarks import BUILDINGS
from bastide.art.layout import build_layout, layout
from bastide.art.marks import MARKS
from bastide.art.marks.inn import door
from bastide.art.plan import Layout, Mark, Road
from bastide.art.raster import TILE, disc, has, rectangle
from tests.art.cases import ROTATIONS, VARIANTS

MARKED = [tile.id for tile in catalogue().values() if any(set(MARKS) & set(s.marks) for s in tile.segments)]
CASES = [(tile, ROTATIONS[k], (k + i) % len(VARIANTS)) for i, tile in enumerate(MARKED) for k in range(4)]
BODY = (10, 15, 10, 11)
"""A standing figure, from the middle of its picture."""


def distance(mark: Mark, road: Road) -> float:
    return min(math.dist(mark.at, p) for line in road.lines for p, _, _ in stations(line, 1))


def marks(plan: Layout) -> set[tuple[int, str]]:
    """Number of the segment and name of each mark drawn."""
    return {(mark.segment, mark.name) for mark in plan.marks}


def test_the_box_has_six_inns_and_two_cathedrals() -> None:
    shown = [(name, t.count) for t in catalogue().values() for s in t.segments for name in s.marks if name in MARKS]
    assert sum(count for name, count in shown if name == "inn") == 6
    assert sum(count for name, count in shown if name == "cathedral") == 2


@pytest.mark.parametrize(("tile", "rotation", "variant"), CASES)
def test_every_mark_stands_in_its_segment(tile: str, rotation: int, variant: int) -> None:
    plan = layout(tile, rotation, variant)
    wanted = {(i, name) for i, s in enumerate(plan.tile.segments) for name in s.marks if name in MARKS}
    assert marks(plan) == wanted
    svg = render_tile(tile, rotation, variant)
    for mark in plan.marks:
        assert svg.count(f'href="#{mark.name}-l1"') == 1
        assert not mark.area & ~TILE
        segment = plan.tile.segments[mark.segment]
        if segment.kind == "city":
            assert not mark.area & ~next(c.area for c in plan.cities if c.segment == mark.segment)
            continue
        own = next(road for road in plan.roads if road.segment == mark.segment)
        assert not mark.area & plan.built, "an inn stands in a field"
        assert all(distance(mark, road) > distance(mark, own) + 10 for road in plan.roads if road is not own)
        assert has(disc(mark.lane[-1], 3), min((p for line in own.lines for p, _, _ in stations(line, 1)),
                                               key=lambda p: math.dist(p, mark.lane[-1])))  # fmt: skip


@pytest.mark.wide
def test_every_drawing_has_its_marks_and_room_for_figures() -> None:
    for tile, rotation, variant in product(MARKED, ROTATIONS, VARIANTS):
        test_every_mark_stands_in_its_segment(tile, rotation, variant)
        test_figures_stand_beside_the_marks(tile, rotation, variant)


@pytest.mark.parametrize(("tile", "rotation", "variant"), CASES)
def test_figures_stand_beside_the_marks(tile: str, rotation: int, variant: int) -> None:
    """A figure hides a third of a mark at most, and its place is not on it."""
    plan = layout(tile, rotation, variant)
    for x, y in places(plan).values():
        left, top, right, bottom = BODY
        body = rectangle(x - left, y - top, x + right, y + bottom)
        for mark in plan.marks:
            assert not has(mark.area, (x, y))
            assert 3 * (body & mark.area).bit_count() <= mark.area.bit_count()


def test_the_inn_of_the_crossing_belongs_to_its_eastern_arm() -> None:
    """INN-12: its door is nearer to that arm than to the village, where all three meet."""
    plan = layout("IN-inn-crossing", 0, 0)
    (mark,) = plan.marks
    assert plan.tile.segments[mark.segment].sides == (1,)
    assert plan.village
    assert mark.lane[-1][0] > plan.village[0] + 15
    assert mark.lane[0] == door(mark.at, mark.size, mark.flip)


def test_a_village_between_gates_parts_four_fields_without_roads() -> None:
    """INN-14: the ways to the gates are no roads, so nobody stands on them."""
    plan = layout("IN-crossing-gates", 0, 0)
    assert len(plan.alleys) == 2
    assert len(plan.gates) == 2
    assert len(plan.roads) == 2
    parts = list(field_parts(plan).values())
    assert len(parts) == 4
    assert not any(a & b for a in parts for b in parts if a is not b)
    assert not layout("L", 0, 0).alleys, "there one field lies before the wall"


def test_the_field_that_reaches_no_side_has_room_for_a_farmer() -> None:
    """INN-16."""
    for name in ("IN-city4", "IN-city4-garden"):
        plan = layout(name, 90, 1)
        number = next(i for i, s in enumerate(plan.tile.segments) if s.kind == "field")
        assert has(field_parts(plan)[number], places(plan)[number])


def test_a_tile_without_its_garden_is_drawn_too() -> None:
    """HOUSE-4, INN-07: the twin of the first printing is in no bag of its own."""
    for twin, tile in (("IN-city4", "IN-city4-garden"), ("IN-inn-straight", "IN-inn-straight-garden")):
        assert catalogue()[twin].count == 0
        assert layout(tile, 0, 0).garden
        assert not layout(twin, 0, 0).garden
        assert tile_at(twin, 0).segments == tile_at(tile, 0).segments[: len(tile_at(twin, 0).segments)]


def test_marks_of_other_modules_are_left_to_them() -> None:
    """A mark without a drawing changes nothing; an inn finds room on any road."""
    land = (Segment("field", (), tuple(range(8))),)
    assert build_layout(Tile("toy", "", 1, (Segment("city", (0,), marks=("fair",)), *land)), 0, 0).marks == ()
    for sides in ((0, 2), (0, 1), (0, 1, 2, 3)):
        assert marks(build_layout(Tile("toy", "", 1, (Segment("road", sides, marks=("inn",)), *land)), 0, 0)) == {
            (0, "inn")
        }
    assert marks(build_layout(Tile("toy", "", 1, (Segment("city", (0,), marks=("cathedral",)), *land)), 0, 0)) == {
        (0, "cathedral")
    }


def test_a_building_of_another_module_has_the_drawing_that_it_names() -> None:
    """It stands where its like does, and a road that ends there goes to its door."""
    path, land = Segment("road", (2,)), Segment("field", (), tuple(range(8)))
    for look in BUILDINGS:
        own = build_layout(Tile("toy", "", 1, (Segment("priory", look=look), path, land)), 0, 0)
        like = build_layout(Tile("toy", "", 1, (Segment(look), path, land)), 0, 0)
        assert own.landmark is not None
        assert (own.landmark.kind, own.landmark.drawing, own.roads[0].end) == ("priory", look, "priory")
        assert own.roads[0].lines == like.roads[0].lines
        assert places(own) == places(like)
    assert build_layout(Tile("toy", "", 1, (Segment("priory"), path, land)), 0, 0).landmark is None


@pytest.mark.parametrize("place", ["knight", "highwayman", "monk", "farmer"])
def test_the_large_meeple_is_broader_than_the_small_one(place: str) -> None:
    """Its own shape, not the small one enlarged: mantle and bands are in no other picture."""
    small, large = render_figure(place, "red"), render_figure(f"large-{place}", "red")
    assert len(large) > len(small) + 300
    assert "M-15.2.2C" in large
    assert "M-15.2.2C" not in small
