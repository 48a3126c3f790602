"""City outlines for any set of sides, and roads with any number of branches."""

import math
from itertools import combinations

import pytest

from bastide.art.geometry import CORNERS, INWARD, MIDS, contains
from bastide.art.paths import through
from bastide.art.regions import Bend, city_outline, random_bend
from bastide.art.seeds import Chance

SIDE_SETS = [s for n in (1, 2, 3, 4) for s in combinations(range(4), n)]


@pytest.mark.parametrize("sides", SIDE_SETS)
def test_a_city_has_the_middle_of_its_sides_and_of_no_other(sides: tuple[int, ...]) -> None:
    for k in range(8):
        bend = random_bend(Chance(f"bend{k}"))
        outline, walls = city_outline(sides, frozenset(), bend)
        runs = sum(1 for s in sides if (s + 1) % 4 not in sides)
        assert len(walls) == runs, "one wall past each run of missing sides"
        for side in range(4):
            (x, y), (nx, ny) = MIDS[side], INWARD[side]
            assert contains(outline, (x + nx, y + ny)) == (side in sides)


@pytest.mark.parametrize("sides", [s for s in SIDE_SETS if len(s) < 4])
def test_walls_leave_corners_at_44_degrees_to_their_own_side(sides: tuple[int, ...]) -> None:
    for bend in (Bend(), Bend(-2, 4), Bend(0.8, -4)):
        _, walls = city_outline(sides, frozenset(), bend)
        for wall in walls:
            for corner, ahead in ((wall[0], wall[1]), (wall[-1], wall[-2])):
                assert corner in CORNERS
                dx, dy = abs(ahead[0] - corner[0]), abs(ahead[1] - corner[1])
                assert 41 < math.degrees(math.atan2(min(dx, dy), max(dx, dy))) < 46


@pytest.mark.parametrize("sides", [s for s in SIDE_SETS if len(s) > 1])
def test_roads_reach_every_side_in_its_middle_at_right_angles(sides: tuple[int, ...]) -> None:
    lines = through(sides, Chance("road"), calm=False)
    ends = {line[0]: line[1] for line in lines} | {line[-1]: line[-2] for line in lines}
    if len(sides) > 2:  # the soft corners of a fork end within the tile
        ends = {point: ahead for point, ahead in ends.items() if not {0, 100}.isdisjoint(point)}
    assert set(ends) == {MIDS[s] for s in sides}
    for side in sides:
        (x, y), (nx, ny) = MIDS[side], INWARD[side]
        ahead = ends[x, y]
        inwards = (ahead[0] - x) * nx + (ahead[1] - y) * ny
        aside = abs((ahead[0] - x) * ny - (ahead[1] - y) * nx)
        assert inwards > 0
        assert aside < 0.12 * inwards
