"""What is printed in a segment stands in it, at the road or in the city that carries it, and is seen."""

import json
import math
import re
from itertools import product

import pytest

from bastide.art import ROLES, render_figure, render_tile, shift
from bastide.art.anchors import places
from bastide.art.areas import field_parts
from bastide.art.catalogue import Segment, Tile, _cells, catalogue, tile_at, turn_tile
from bastide.art.emblems import charge
from bastide.art.geometry import stations
from bastide.art.landmarks import BUILDINGS
from bastide.art.layout import build_layout, layout
from bastide.art.marks import MARKS, door
from bastide.art.palette import THEMES
from bastide.art.plan import Layout, Mark, Road
from bastide.art.raster import TILE, disc, has, rectangle
from bastide.art.sprites import SPRITES
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.catalogue import read_catalogue
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


@pytest.mark.parametrize(
    ("mark", "number"), [("inn", 6), ("cathedral", 2), ("goods-wine", 9), ("goods-grain", 6), ("goods-cloth", 5)]
)
def test_the_boxes_have_so_many(mark: str, number: int) -> None:
    assert sum(t.count for t in catalogue().values() for s in t.segments if mark in s.marks) == number


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


@pytest.mark.long
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
    assert build_layout(Tile("toy", 1, (Segment("city", (0,), marks=("fair",)), *land)), 0, 0).marks == ()
    for sides in ((0, 2), (0, 1), (0, 1, 2, 3)):
        assert marks(build_layout(Tile("toy", 1, (Segment("road", sides, marks=("inn",)), *land)), 0, 0)) == {
            (0, "inn")
        }
    for name in ("cathedral", "goods-wine", "goods-grain", "goods-cloth"):
        assert marks(build_layout(Tile("toy", 1, (Segment("city", (0,), marks=(name,)), *land)), 0, 0)) == {(0, name)}


def test_a_building_of_another_module_has_the_drawing_that_it_names() -> None:
    """It stands where its like does, and a road that ends there goes to its door."""
    path, land = Segment("road", (2,)), Segment("field", (), tuple(range(8)))
    for look in BUILDINGS:
        own = build_layout(Tile("toy", 1, (Segment("priory", look=look), path, land)), 0, 0)
        like = build_layout(Tile("toy", 1, (Segment(look), path, land)), 0, 0)
        assert own.landmark is not None
        assert (own.landmark.kind, own.landmark.drawing, own.roads[0].end) == ("priory", look, "priory")
        assert own.roads[0].lines == like.roads[0].lines
        assert places(own) == places(like)
    assert build_layout(Tile("toy", 1, (Segment("priory"), path, land)), 0, 0).landmark is None


def test_a_word_that_is_printed_has_a_drawing_of_its_own() -> None:
    """Wine, grain and cloth differ by the form of their plates, not by colour alone."""
    entry = {"id": "x", "count": 1, "segments": [{"kind": "city", "sides": "NESW", "ware": "wine"}]}
    (spec,) = read_catalogue(json.dumps([entry]), "toy", [Attribute("ware", str, ("city",))])
    assert _cells(spec, "toy")[0].segments[0].marks == ("ware-wine",)
    drawings = [SPRITES[f"goods-{name}"](THEMES["light"], 0) for name in ("wine", "grain", "cloth")]
    plates = [re.findall(r'd="([^"]+)"', drawing)[1] for drawing in drawings]
    assert len(set(plates)) == 3


def test_a_road_ends_at_a_house_where_another_goes_on_past_it() -> None:
    """A village would seem to end both; the house stands off the other road and parts the fields."""
    roads = (Segment("road", (2,), end="city"), Segment("road", (3,), end="crossing"))
    fields = (Segment("field", (), (2, 3, 4)), Segment("field", (), (5, 6)), Segment("field", (), (7,)))
    tile = Tile("toy", 1, (Segment("city", (0,)), *roads, *fields), crossing=True)
    for quarters in range(4):
        plan = build_layout(turn_tile(tile, quarters), 90 * quarters, 0)
        assert plan.homestead
        assert not plan.village
        past = next(road for road in plan.roads if road.end == "city")
        assert min(math.dist(plan.homestead, p) for p, _, _ in stations(past.lines[0], 1)) > 12
        parts = list(field_parts(plan).values())
        assert all(parts)
        assert not any(a & b for a in parts for b in parts if a is not b)


def test_of_two_roads_that_cross_the_later_passes_over_the_other() -> None:
    """The bridge turns with its road, and nobody stands on it."""
    land = tuple(Segment("field", (), halves) for halves in ((0, 7), (1, 2), (3, 4), (5, 6)))
    tile = Tile("toy", 1, (Segment("road", (0, 2)), Segment("road", (1, 3)), *land))
    for quarters in range(4):
        plan = build_layout(turn_tile(tile, quarters), 90 * quarters, 0)
        (bridge,) = plan.bridges
        assert (bridge.over, bridge.upright) == ("road", quarters % 2 == 1)
        assert len(set(map(bool, field_parts(plan).values()))) == 1
        assert all(math.dist(bridge.at, p) > 20 for p in places(plan).values())


def test_a_road_from_beside_a_city_bends_to_its_gate() -> None:
    land = (Segment("field", (), (2,)), Segment("field", (), (3, 4, 5, 6, 7)))
    for quarters in range(4):
        tile = turn_tile(Tile("toy", 1, (Segment("city", (0,)), Segment("road", (1,), end="city"), *land)), quarters)
        plan = build_layout(tile, 90 * quarters, 0)
        assert plan.gates[0].at == plan.roads[0].lines[0][-1]
        assert all(field_parts(plan).values())


def test_roads_from_sides_that_meet_have_gates_apart() -> None:
    """Side by side they would seem to be one road that bends."""
    for rotation, variant in product(ROTATIONS, VARIANTS):
        first, second = layout("TB-corner-roads-wine", rotation, variant).gates
        assert math.dist(first.at, second.at) > 20


def test_a_field_lies_between_a_city_and_the_cap_that_it_goes_round() -> None:
    for rotation, variant in product(ROTATIONS, VARIANTS):
        plan = layout("TB-corridor-cap-wine", rotation, variant)
        number = next(i for i, s in enumerate(plan.tile.segments) if s.kind == "field" and not s.halves)
        assert field_parts(plan)[number].bit_count() > 200
        assert not plan.cities[0].area & plan.cities[1].area


def test_a_corner_city_that_reaches_the_corner_opposite_parts_the_field_there() -> None:
    land = (Segment("field", (), (2, 3)), Segment("field", (), (4, 5)))
    for quarters in range(4):
        plan = build_layout(turn_tile(Tile("toy", 1, (Segment("city", (0, 3)), *land), split=2), quarters), 0, 0)
        parts = list(field_parts(plan).values())
        assert len(plan.cities[0].walls) == 2
        assert all(parts)
        assert not parts[0] & parts[1]


@pytest.mark.parametrize("name", ["builder", "pig"])
def test_builders_and_pigs_look_the_same_wherever_they_stand(name: str) -> None:
    """Each has an outline that no other figure has, and the emblem of its player."""
    others = {role: set(re.findall(r'd="([^"]+)"', render_figure(role, "red"))) for role in ROLES if role != name}
    own = set(re.findall(r'd="([^"]+)"', render_figure(name, "red")))
    assert all(len(own - paths) > len(own) / 2 for paths in others.values())
    assert f"{name}-knight" not in ROLES
    assert charge("red") in render_figure(name, "red")
    assert shift(1, 2, ["meeple", "pig"]) > shift(1, 2, ["meeple", "builder"])


@pytest.mark.parametrize("place", ["knight", "highwayman", "monk", "farmer"])
def test_the_large_meeple_is_broader_than_the_small_one(place: str) -> None:
    """Its own shape, not the small one enlarged: mantle and bands are in no other picture."""
    small, large = render_figure(place, "red"), render_figure(f"large-{place}", "red")
    assert len(large) > len(small) + 300
    assert "M-15.2.2C" in large
    assert "M-15.2.2C" not in small
