"""The grounds of segments: inside the tile, apart from each other, meeting those of the neighbours at the sides."""

import re

import pytest

from bastide.art import outlines
from bastide.art.catalogue import tile_at
from bastide.art.layout import layout
from bastide.art.outlines import COARSE, grounds, loops, simplify_loop
from bastide.art.raster import TILE, polygon, rectangle

TILES = ("A", "D", "I", "L", "V", "W", "X")


def drawn(path: str) -> int:
    """The area of the data of a path, holes left out."""
    area = 0
    for loop in re.findall(r"M([^Z]*)Z", path):
        area ^= polygon([(float(x), float(y)) for x, y in (point.split() for point in loop.split("L"))])
    return area


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("rotation", [0, 90])
def test_every_segment_with_a_place_for_a_figure_has_its_ground(tile: str, rotation: int) -> None:
    found = outlines(tile, rotation, 1)
    segments = tile_at(tile, rotation).segments
    assert set(found) == {number for number, segment in enumerate(segments) if segment.kind != "river"}
    for number, area in grounds(layout(tile, rotation, 1)).items():
        exact, told = area & TILE, drawn(found[number])
        assert told & ~TILE == 0
        assert (exact ^ told).bit_count() < 0.5 * len(re.findall("[ML]", found[number])) * 100 * COARSE
        assert told.bit_count() > 40
        assert abs(told.bit_count() - exact.bit_count()) < 0.12 * exact.bit_count() + 20


@pytest.mark.parametrize("tile", [*TILES, "CQ-02", "CQ-03", "CQ-board~2", "CQ-board~7"])
def test_cities_and_fields_lie_beside_each_other(tile: str) -> None:
    segments = tile_at(tile, 0).segments
    areas = [area for number, area in grounds(layout(tile, 0, 0)).items() if segments[number].kind in ("city", "field")]
    assert len(areas) == sum(segment.kind in ("city", "field") for segment in segments)
    for i, one in enumerate(areas):
        assert one
        assert all(one & other == 0 for other in areas[:i])


def test_a_hole_is_a_loop_of_its_own() -> None:
    ring = rectangle(10, 10, 40, 40) & ~rectangle(20, 20, 30, 30)
    around = sorted((simplify_loop(loop) for loop in loops(ring)), key=lambda loop: min(loop))
    assert [sorted(loop) for loop in around] == [
        [(10, 10), (10, 40), (40, 10), (40, 40)],
        [(20, 20), (20, 30), (30, 20), (30, 30)],
    ]


def test_an_unknown_tile_has_none() -> None:
    with pytest.raises(ValueError, match="unknown"):
        outlines("no-such-tile", 0, 0)
