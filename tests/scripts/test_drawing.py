"""The check of drawings: every tile is drawn as its data says, and a wrong outline is found."""

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bastide.art.anchors import places
from bastide.art.catalogue import Tile, catalogue, tiles_of
from bastide.art.geometry import Line
from bastide.art.layout import layout
from bastide.art.paths import arc, branches, straight
from bastide.art.plan import Layout, Pool
from bastide.art.raster import rectangle
from bastide.core.tiles.catalogue import read_catalogue
from bastide.rules import PRINTED
from scripts.checks import drawing
from tests.art.cases import ROTATIONS, VARIANTS
from tests.scripts.drawing_cases import BEND_AND_END, GATES, LAKE, RING, SPRING, WALLS
from tests.scripts.trees import tree

RIGHT = [*WALLS, *GATES, RING, SPRING, LAKE]
NAME = "src/bastide/data/tiles/made_up.json"


def made(entry: dict[str, Any]) -> Tile:
    (spec,) = read_catalogue(json.dumps([entry]), "made up", PRINTED, strict=False)
    return tiles_of(spec)[0]


def plan_of(entry: dict[str, Any]) -> Layout:
    return drawing.plan_of(made(entry), 0, 0)


def faults(plan: Layout) -> str:
    return "\n".join(drawing.faults(plan, places(plan)))


def with_lines(plan: Layout, *lines: list[Line]) -> Layout:
    """The drawing with other lines for its roads."""
    return replace(plan, roads=tuple(replace(road, lines=tuple(one)) for road, one in zip(plan.roads, lines)))


@pytest.mark.parametrize("entry", RIGHT, ids=[entry["id"] for entry in RIGHT])
def test_each_tile_is_drawn_as_its_data_says(entry: dict[str, Any]) -> None:
    for rotation, variant in product(ROTATIONS, VARIANTS):
        plan = drawing.plan_of(made(entry), rotation, variant)
        assert faults(plan) == ""


def test_a_tile_for_which_there_is_no_drawing_is_reported() -> None:
    found = drawing.text_faults(json.dumps([BEND_AND_END]), NAME)
    assert "bend-and-end at 0°, variant 0: fields 2 and 3 are one piece of land" in found


def test_the_check_names_the_file_and_the_tile(tmp_path: Path) -> None:
    found = drawing.check(tree(tmp_path, {NAME: json.dumps([BEND_AND_END, RING])}))
    assert found[0].startswith(f"{NAME}: bend-and-end at 0°, variant 0: ")
    assert not [fault for fault in found if "ring" in fault]


def test_a_set_of_the_workshop_is_read() -> None:
    content = {"format": "bastide-tiles/1", "tiles": [BEND_AND_END, RING]}
    assert {fault.split()[0] for fault in drawing.text_faults(json.dumps(content), "set.json")} == {"bend-and-end"}


def test_tiles_of_an_older_version_are_read() -> None:
    older = {"ring": [RING], "its-new-name": [BEND_AND_END], "added-later": []}
    assert {fault.split()[0] for fault in drawing.text_faults(json.dumps(older), NAME)} == {"bend-and-end"}


@pytest.mark.parametrize("name", ["MM12", "MM28"])
def test_mist_leaves_a_field_its_way_to_the_city(name: str) -> None:
    for rotation, variant in product(ROTATIONS, VARIANTS):
        assert faults(layout(name, rotation, variant)) == ""


def test_a_cap_that_stops_before_the_road_joins_fields() -> None:
    plan = plan_of(WALLS[0])
    (short,) = layout("D", 0, 0).cities
    assert "fields 2 and 4 are one piece of land" in faults(replace(plan, cities=(short,)))


def test_walls_that_do_not_reach_the_corners_join_fields() -> None:
    plan = plan_of(WALLS[3])
    (cap,) = layout("E", 270, 0).cities
    assert "fields 1 and 2 are one piece of land" in faults(replace(plan, cities=(cap,)))


def test_a_road_that_ends_at_the_wrong_city_is_found() -> None:
    east = made(GATES[0])
    segments = tuple(replace(s, gate=0) if s.kind == "road" else s for s in east.segments)
    wrong = drawing.plan_of(replace(east, segments=segments), 0, 0)
    found = faults(replace(wrong, tile=east))
    assert "road 2 ends at city 0, not at city 1" in found
    assert "field 3 lies at city 0 and city 1, not at city 1" in found


def test_separate_roads_drawn_as_a_fork_are_found() -> None:
    plan = layout("L", 0, 0)
    assert "roads 1 and 2 run into each other" in faults(replace(plan, village=None, alleys=()))
    bends = layout("IN-bends", 0, 0)
    crossed = with_lines(bends, [straight(0, 0), arc(0, 3)], [arc(1, 2), straight(1, 0)])
    assert "roads 0 and 1 run into each other" in faults(crossed)


def test_a_ring_drawn_as_a_fork_is_found() -> None:
    fork = with_lines(plan_of(RING), branches((0, 1, 2, 3)))
    assert "1 fields reach no side, and 0 pieces of land do not" in faults(fork)


def test_a_spring_that_does_not_reach_its_road_is_found() -> None:
    plan = plan_of(SPRING)
    (river,) = plan.rivers
    assert river.pool
    shore = tuple((x - 14, y + 14) for x, y in river.pool.shore)
    line = [(50.0, 100.0), (50.0, 66.0)]
    short = replace(river, lines=(line,), pool=Pool((50, 66), shore, "spring"))
    assert "fields 2 and 4 are one piece of land" in faults(replace(plan, rivers=(short,)))


def test_a_road_in_pieces_or_at_another_side_is_found() -> None:
    plan = layout("U", 0, 0)
    found = faults(with_lines(plan, [[(100.0, 50.0), (60.0, 50.0)], [(40.0, 50.0), (0.0, 50.0)]]))
    assert "road 0 is drawn in 2 pieces" in found
    assert "fields 1 and 2 are one piece of land" in found
    assert "road 0 meets NS, not EW" in faults(with_lines(plan, [straight(0, 0)]))
    assert "road 0 is not drawn" in faults(replace(plan, roads=()))


def test_a_road_through_a_city_is_found() -> None:
    plan = layout("D", 0, 0)
    assert "road 1 runs through city 0" in faults(with_lines(plan, [straight(0, 0)]))


def test_cities_that_overlap_lie_at_other_sides_or_fall_apart_are_found() -> None:
    plan = layout("H", 0, 0)
    north, south = plan.cities
    joined = replace(north, area=north.area | south.area | rectangle(45, 20, 55, 80))
    found = faults(replace(plan, cities=(joined, south)))
    assert "cities 0 and 1 are one" in found
    assert "city 0 meets NS, not N" in found
    torn = replace(north, area=north.area & ~rectangle(45, 0, 55, 100))
    assert "city 0 is drawn in 2 pieces" in faults(replace(plan, cities=(torn, south)))


def test_a_river_in_pieces_is_found() -> None:
    plan = layout("RV-straight", 0, 0)
    dry = replace(plan.rivers[0], lines=([(100.0, 50.0), (70.0, 50.0)],))
    found = faults(replace(plan, rivers=(dry,)))
    assert "river 0 meets E, not EW" in found
    assert "fields 1 and 2 are one piece of land" in found


def test_a_monastery_in_the_water_is_found() -> None:
    plan = plan_of(LAKE)
    assert "the monastery stands in river 0" in faults(replace(plan, monastery=((50, 60), 0.8)))


def test_a_figure_on_another_segment_is_found() -> None:
    plan = layout("D", 0, 0)
    at = places(plan)
    swapped = {**at, 0: at[1], 1: at[2], 2: at[3], 3: at[0]}
    found = drawing.faults(plan, swapped)
    for who in ("the knight of city 0", "the highwayman of road 1", "the farmer of field 2"):
        assert f"{who} stands elsewhere" in found


def test_a_hidden_half_is_found() -> None:
    plan = layout("U", 0, 0)
    assert "half 0 of field 1 shows no land" in faults(replace(plan, rampart=rectangle(0, 0, 50, 6)))


def test_a_turned_gate_turns_with_its_tile() -> None:
    assert [drawing.plan_of(made(GATES[0]), turn, 0).tile.segments[2].gate for turn in ROTATIONS] == [1, 2, 3, 0]


def test_places_are_those_of_the_page() -> None:
    tile = catalogue()["D"]
    plan = drawing.plan_of(tile, 90, 0)
    assert drawing.places_of(tile, plan) == {i: (round(x, 1), round(y, 1)) for i, (x, y) in places(plan).items()}
