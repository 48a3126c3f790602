"""Areas as bit sets agree with plain geometry."""

import math

from bastide.art.geometry import contains
from bastide.art.raster import (
    TILE,
    any_point,
    cells,
    disc,
    flood_fill,
    has,
    polygon,
    rectangle,
    room_for,
    roomiest,
    shrunk,
    stroke,
)
from bastide.art.seeds import Chance

STAR = [(50.0, 5.0), (60.0, 40.0), (95.0, 50.0), (60.0, 60.0), (50.0, 95.0), (40.0, 60.0), (5.0, 50.0), (40.0, 40.0)]


def test_polygon_is_the_even_odd_test_of_cell_centres() -> None:
    mask = polygon(STAR)
    assert set(cells(mask)) == {p for p in cells(TILE) if contains(STAR, p)}


def test_stroke_covers_what_is_near_the_line() -> None:
    line = [(10.0, 20.0), (80.0, 70.0)]
    mask = stroke(line, 11)
    for x, y in cells(TILE):
        t = max(0, min(1, ((x - 10) * 70 + (y - 20) * 50) / (70**2 + 50**2)))
        gap = math.dist((x, y), (10 + 70 * t, 20 + 50 * t))
        if gap < 4.4:
            assert has(mask, (x, y))
        elif gap > 6.7:
            assert not has(mask, (x, y))


def test_room_for_keeps_objects_inside() -> None:
    area = rectangle(20, 20, 60, 50) | rectangle(60, 30, 64, 34)
    spots = room_for(area, 5, 8, 6, 1)
    assert set(cells(spots)) == set(cells(rectangle(25, 28, 54, 49)))


def test_shrinking_takes_an_octagon_off() -> None:
    square = rectangle(10, 10, 50, 50)
    assert shrunk(square, 5) == rectangle(15, 15, 45, 45)
    assert shrunk(disc((50, 50), 20), 21) == 0


def test_flooding_stops_at_gaps() -> None:
    left, right = rectangle(0, 0, 49, 100), rectangle(51, 0, 100, 100)
    assert flood_fill(left | right, disc((10, 10), 0)) == left
    assert flood_fill(left, disc((80, 80), 0)) == 0


def test_the_roomiest_point_is_the_middle() -> None:
    point, room = roomiest(rectangle(10, 20, 50, 80))
    assert point[0] in (29.5, 30.5)
    assert 18 <= room <= 21
    assert roomiest(0) == ((50, 50), 0)


def test_random_points_lie_in_their_area() -> None:
    area, chance = polygon(STAR), Chance("points")
    points = [any_point(area, chance) for _ in range(300)]
    assert all(p is not None and has(area, p) for p in points)
    assert any(p is not None and p[1] < 30 for p in points)
    assert any(p is not None and p[1] > 70 for p in points)
    assert any_point(0, chance) is None
