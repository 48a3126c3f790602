"""What is joined in the picture is joined in the catalogue, and the other way round."""

from dataclasses import replace
from itertools import product

import pytest

from bastide.art.anchors import places
from bastide.art.areas import river_area
from bastide.art.catalogue import Segment, Tile, tile_at, turn_tile
from bastide.art.layout import build_layout, layout
from bastide.art.plan import Layout
from bastide.art.raster import has
from scripts.checks.drawing import faults
from scripts.checks.drawn_regions import land_pieces
from tests.art.cases import EVERY, ROTATIONS, SOME, VARIANTS, WET


def in_sight(tile: Tile, segment: Segment) -> tuple[int, ...]:
    """The halves of a field that the picture shows; within the fortress its walls hide those between two cells."""
    inside = {joint.side for joint in tile.joints} if tile.fortified else ()
    return tuple(half for half in segment.halves if half // 2 not in inside)


def drawn_fields(plan: Layout) -> set[frozenset[int]]:
    """Half sides that lie at one piece of the picture's land."""
    halves = [half for segment in plan.tile.segments for half in in_sight(plan.tile, segment)]
    return {piece.halves for piece in land_pieces(plan, halves) if piece.halves}


def check(tile_id: str, rotation: int, variant: int) -> None:
    plan = layout(tile_id, rotation, variant)
    assert not faults(plan, places(plan))
    for mist in plan.mists:
        open_sides = [side for side in range(4) if plan.tile.edge(side) != "city"]
        edge = {0: (50, 0), 1: (99, 50), 2: (50, 99), 3: (0, 50)}
        assert tuple(side for side in open_sides if has(mist.area, edge[side])) == mist.sides


@pytest.mark.parametrize(("tile_id", "rotation", "variant"), SOME)
def test_fields_drawn_are_the_fields_of_the_catalogue(tile_id: str, rotation: int, variant: int) -> None:
    check(tile_id, rotation, variant)


@pytest.mark.long
def test_every_drawing_tells_the_truth() -> None:
    for case in EVERY:
        check(*case)


def test_cities_keep_off_the_water() -> None:
    for case in product(WET, ROTATIONS, VARIANTS):
        plan = layout(*case)
        if not plan.tile.fortified:  # rivers run into its gates
            assert not plan.built & river_area(plan.rivers)


def test_a_river_parts_fields_and_a_bridge_does_not_join_them() -> None:
    """Without its river a tile with a bridge has two fields only: the flooding sees the water."""
    plan = layout("RV-roadbridge", 0, 0)
    assert len(drawn_fields(plan)) == 4
    dry = replace(plan, rivers=(), bridges=())
    assert len(drawn_fields(dry)) == 2


def test_no_half_of_a_side_is_half_veiled() -> None:
    """Where the catalogue says that mist lies over a side, it lies over both of its halves, and nowhere else."""
    for case in EVERY:
        tile = tile_at(case[0], case[1])
        for segment in tile.segments:
            if segment.kind == "field":
                assert {tile.misty(half // 2) for half in segment.halves} <= {segment.mist}


def test_a_mist_without_its_border_would_join_fields() -> None:
    """The flooding sees the border: MM19 has two clear fields only because its mist reaches the wall."""
    plan = layout("MM19", 0, 0)
    assert frozenset({2, 3}) in drawn_fields(plan)
    clear = replace(plan, mists=(), tile=replace(plan.tile, segments=tuple(
        replace(s, mist=False) for s in plan.tile.segments
    )))  # fmt: skip
    assert drawn_fields(clear) == {frozenset({2, 3, 4, 5, 6, 7})}


def test_cities_of_one_tile_never_overlap() -> None:
    for case in SOME:
        seen = 0
        for city in layout(*case).cities:
            assert not seen & city.area
            seen |= city.area


def test_the_check_notices_a_wrong_catalogue() -> None:
    """A tile whose catalogue joins fields that its road parts must fail the comparison."""
    road = next(s for s in tile_at("U", 0).segments if s.kind == "road")
    fields = [s for s in tile_at("U", 0).segments if s.kind == "field"]
    lie = Tile("lie", 1, (road, *fields))
    drawn = drawn_fields(build_layout(lie, 0, 0))
    assert drawn == {frozenset(s.halves) for s in fields}
    assert frozenset(range(8)) not in drawn


def test_a_road_that_branches_parts_three_fields_without_a_village() -> None:
    """No tile of the base game has such a road; those of other boxes do."""
    halves = ((0, 7, 6, 5), (1, 2), (3, 4))
    tile = Tile("branch", 1, (Segment("road", (0, 1, 2)), *(Segment("field", (), h) for h in halves)))
    for quarters in range(4):
        plan = build_layout(turn_tile(tile, quarters), 90 * quarters, 0)
        assert plan.village is None
        assert drawn_fields(plan) == {frozenset(s.halves) for s in plan.tile.segments if s.kind == "field"}


def test_four_quarter_turns_change_nothing() -> None:
    tile = tile_at("S", 0)
    assert turn_tile(turn_tile(tile, 3), 1) == tile
    assert [tile_at("S", 90).edge(side) for side in range(4)] == [tile.edge((side - 1) % 4) for side in range(4)]
