"""Rivers run from side to side, roads cross them on bridges, and monasteries stand on the bank."""

import json
import math
from importlib import resources

import pytest

from bastide.art.areas import monastery_ground, river_area, road_area
from bastide.art.catalogue import SETS, catalogue, tile_at
from bastide.art.geometry import INWARD, MIDS
from bastide.art.layout import layout
from bastide.art.plan import BRIDGE, RIVER_BANK
from bastide.art.raster import TILE, has, rectangle
from tests.art.cases import ROTATIONS, VARIANTS, WET

WET_CASES = [(tile, r, v) for tile in WET for r in ROTATIONS for v in VARIANTS]


OVER_ROADS = {"TB-bridge", "GM-bridge"}
"""Where a road crosses another (TRA-13)."""
OVER_CITIES = {"CQ-02-v2", "GM-corridor-road"}
"""Where a road crosses a city."""
OLDER = {"CQ-02"}
"""Of older versions of a box."""


def bridged() -> set[str]:
    """Tiles of the catalogues that say they have a bridge."""
    out: set[str] = set()
    for box in SETS:
        loaded = json.loads((resources.files("bastide") / "data" / "tiles" / f"{box}.json").read_text("utf-8"))
        out |= {entry["id"] for entry in (loaded["tiles"] if isinstance(loaded, dict) else loaded) if "bridge" in entry}
    return out


def test_there_is_a_bridge_where_the_catalogue_has_one() -> None:
    assert bridged() >= {"RV-citybridge", "AR-roadbridge"}
    for tile in catalogue():
        for rotation in ROTATIONS:
            assert len(layout(tile, rotation, 0).bridges) == (tile in bridged() | OVER_ROADS | OLDER)


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_a_bridge_over_a_city_reaches_from_wall_to_wall(rotation: int) -> None:
    """CON-61: the road above and the road below are one, the city under the bridge is not divided."""
    for variant in VARIANTS:
        plan = layout("CQ-02", rotation, variant)
        (bridge,), (city,), (road,) = plan.bridges, plan.cities, plan.roads
        assert bridge.upright == (road.sides[0] in (0, 2))
        x, y = bridge.at
        half = bridge.long / 2
        deck = rectangle(x - 7, y - half, x + 7, y + half) if bridge.upright else rectangle(
            x - half, y - 7, x + half, y + 7
        )  # fmt: skip
        assert not road_area(plan.roads) & city.area & ~deck, "the road runs through houses"
        assert len(city.sides) == 2


def test_a_road_that_ends_at_a_river_has_a_pier_and_no_village() -> None:
    for rotation in ROTATIONS:
        plan = layout("CQ-river", rotation, 0)
        assert plan.village is None
        assert not plan.bridges
        assert plan.pier
        assert plan.pier.side == (2 + rotation // 90) % 4
        assert has(river_area(plan.rivers), plan.pier.at)


@pytest.mark.parametrize("tile", sorted(bridged() - OVER_CITIES))
def test_a_bridge_reaches_from_bank_to_bank_along_its_road(tile: str) -> None:
    for rotation in ROTATIONS:
        for variant in VARIANTS:
            plan = layout(tile, rotation, variant)
            (x, y), upright = plan.bridges[0].at, plan.bridges[0].upright
            side = next(s for road in plan.roads for s in road.sides)
            assert upright == (side in (0, 2))
            both = road_area(plan.roads) & river_area(plan.rivers) & TILE
            half = BRIDGE / 2
            deck = (
                rectangle(x - 7, y - half, x + 7, y + half) if upright else rectangle(x - half, y - 7, x + half, y + 7)
            )
            assert both
            assert not both & ~deck, "the road gets wet"


def test_rivers_meet_sides_in_the_middle_at_right_angles() -> None:
    for case in WET_CASES:
        for river in layout(*case).rivers:
            ends = {p: q for line in river.lines for p, q in ((line[0], line[1]), (line[-1], line[-2]))}
            for side in river.sides:
                (x, y), (nx, ny) = MIDS[side], INWARD[side]
                ahead = ends[x, y]
                inwards = (ahead[0] - x) * nx + (ahead[1] - y) * ny
                aside = abs((ahead[0] - x) * ny - (ahead[1] - y) * nx)
                assert inwards > 0
                assert aside < 0.12 * inwards


def test_the_sway_differs_by_variant_and_stays_inside() -> None:
    for tile in ("RV-straight", "RV-bend", "RV-spring"):
        courses = [layout(tile, 0, v).rivers[0].lines[0] for v in VARIANTS]
        assert len({tuple(line) for line in courses}) == len(VARIANTS)
        for line in courses:
            assert all(3 <= q <= 97 for p in line[1:-1] for q in p if p[0] not in (0, 100) and p[1] not in (0, 100))


@pytest.mark.parametrize("tile", ["RV-monbridge", "AR-monbridge", "AR-mon"])
@pytest.mark.parametrize("rotation", ROTATIONS)
def test_a_monastery_stands_on_the_bank_of_the_first_field(tile: str, rotation: int) -> None:
    plan = layout(tile, rotation, 0)
    assert plan.monastery
    (x, y), size = plan.monastery
    bank = rotation // 90
    assert math.dist((x, y), MIDS[bank]) < 35
    assert not rectangle(x - 16 * size, y - 4, x + 16 * size, y + 14 * size) & river_area(plan.rivers), "wet feet"
    assert not monastery_ground((x, y + 1), size) & river_area(plan.rivers) & rectangle(0, y, 100, 100)


def test_springs_and_lakes_lie_inside_and_meet_their_river() -> None:
    ends = [tile for tile in WET if catalogue()[tile].role in ("spring", "lake")]
    anniversary = ["AR-lake", "AR-spring", "AR-springs", "AR-springs~1"]
    assert sorted(ends) == [*anniversary, "RV-lake", "RV-spring", "RV3-lake", "RV3-spring"]
    for tile in ends:
        for rotation in ROTATIONS:
            for variant in VARIANTS:
                river = layout(tile, rotation, variant).rivers[0]
                assert river.pool
                assert all(18 <= x <= 82 and 18 <= y <= 82 for x, y in river.pool.shore)
                assert math.dist(river.lines[0][-1], river.pool.at) < 1


def test_the_fork_branches_in_its_second_cell() -> None:
    first, second = tile_at("AR-fork", 0), tile_at("AR-fork~1", 0)
    assert first.piece == second.piece == "AR-fork"
    assert [(j.side, j.mate) for j in first.joints] == [(1, "AR-fork~1")]
    assert [(j.side, j.mate) for j in second.joints] == [(3, "AR-fork")]
    for rotation in ROTATIONS:
        area = river_area(layout("AR-fork~1", rotation, 0).rivers)
        reached = [has(area, (x + nx, y + ny)) for (x, y), (nx, ny) in zip(MIDS, INWARD, strict=True)]
        assert reached.index(False) == (1 + rotation // 90) % 4
        assert sum(reached) == 3


def test_two_rivers_begin_on_the_double_tile() -> None:
    """One in each cell, and no water at the joint."""
    first, second = tile_at("AR-springs", 0), tile_at("AR-springs~1", 0)
    assert [tile.edge(side) for tile, side in ((first, 2), (second, 0))] == ["river", "river"]
    for tile in (first, second):
        (joint,) = tile.joints
        area = river_area(layout(tile.id, 0, 0).rivers)
        (x, y), (nx, ny) = MIDS[joint.side], INWARD[joint.side]
        assert not has(area, (x + nx, y + ny))


def test_rivers_are_as_wide_as_their_banks_say() -> None:
    row = river_area(layout("RV-straight", 0, 0).rivers) & rectangle(3, 0, 4, 100)
    assert abs(row.bit_count() - RIVER_BANK) <= 2
