"""Tiles join without a visible seam: sides of one kind end in the same row of pixels."""

import io
import re
from collections import defaultdict

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from bastide.art import render_tile, to_png
from bastide.art.catalogue import Tile, tile_at
from bastide.art.geometry import INWARD
from bastide.art.palette import THEMES
from bastide.art.parts.joint import across
from bastide.art.svg import num
from tests.art.cases import EVERY, ROTATIONS, SOME

PIXELS = 200
CORNER = 6
"""Pixels next to a corner that are not compared: walls leave there."""
DIFFERENT = 40
"""Levels of 256 by which a pixel must differ to count."""
TOLERANCE = 0.05
FURTHER = 0.01
"""So much more for each wall beyond the first that leaves at an end of the side."""
IN_MIST = 0.08
"""On mist the shade of the feet of two walls, beside corners, is told from what is around it a little farther."""

Row = NDArray[np.float64]


def city_at(tile: Tile, side: int) -> int:
    """The city segment of a side; -1 where it has none."""
    return next((i for i, s in enumerate(tile.segments) if s.kind == "city" and side in s.sides), -1)


def walls_beside(tile: Tile, side: int) -> int:
    """How many walls leave at the ends of a side: one where town meets land, two where it meets another town or where
    the tip of a city lies."""
    ends = (((side + 3) % 4, side), ((side + 1) % 4, (side + 1) % 4))
    met = sum(
        len({city_at(tile, beside), city_at(tile, side)} - {-1})
        for beside, _ in ends
        if city_at(tile, beside) != city_at(tile, side)
    )
    return met + 2 * sum(tile.split == corner for _, corner in ends)


def outer_rows(case: tuple[str, int, int]) -> dict[tuple[str, int], list[Row]]:
    """Outermost pixels of each side by (edge kind, axis)."""
    return {key: [row for row, _ in rows] for key, rows in rows_and_walls(case).items()}


def rows_and_walls(case: tuple[str, int, int]) -> dict[tuple[str, int], list[tuple[Row, int]]]:
    """The same, each with the number of walls at its ends."""
    svg = render_tile(*case)
    image = np.asarray(Image.open(io.BytesIO(to_png(svg, PIXELS))).convert("RGB"), float)
    rows: dict[tuple[str, int], list[tuple[Row, int]]] = defaultdict(list)
    tile = tile_at(case[0], case[1])
    inside = {joint.side for joint in tile.joints}
    for side, row in enumerate((image[0], image[:, -1], image[-1], image[:, 0])):
        if side not in inside:
            rows[tile.edge(side) + (" in mist" if tile.misty(side) else ""), side % 2].append(
                (row, walls_beside(tile, side))
            )
    return rows


def worst_of(cases: list[tuple[str, int, int]]) -> dict[tuple[str, int, int], float]:
    """For each (edge kind, axis, walls) the largest share of pixels that differ from the usual row of that kind."""
    groups: dict[tuple[str, int], list[tuple[Row, int]]] = defaultdict(list)
    for case in cases:
        for key, rows in rows_and_walls(case).items():
            groups[key] += rows
    out: dict[tuple[str, int, int], float] = {}
    for (kind, axis), rows in groups.items():
        stack = np.array([row for row, _ in rows])[:, CORNER:-CORNER]
        shares = (np.abs(stack - np.median(stack, axis=0)).max(axis=2) > DIFFERENT).mean(axis=1)
        for share, (_, walls) in zip(shares, rows, strict=True):
            out[kind, axis, walls] = max(out.get((kind, axis, walls), 0.0), float(share))
    return out


def test_sides_of_one_kind_look_alike() -> None:
    worst = worst_of(SOME)
    kinds = ("city", "road", "river", "field", "road in mist", "field in mist")
    assert {(kind, axis) for kind, axis, _ in worst} == {(kind, axis) for kind in kinds for axis in (0, 1)}
    check(worst)


@pytest.mark.long
def test_all_sides_of_one_kind_look_alike() -> None:
    check(worst_of(EVERY))


def check(worst: dict[tuple[str, int, int], float]) -> None:
    """No kind of side differs from the usual by more than its tolerance."""
    assert not {key: share for key, share in worst.items() if share > allowed(key[0], key[2])}


def allowed(kind: str, walls: int) -> float:
    """The largest share of pixels that may differ."""
    return IN_MIST if walls == 2 and "mist" in kind else TOLERANCE + FURTHER * max(0, walls - 1)


def joint_rows(rotation: int, variants: tuple[int, int], theme: str, lod: int) -> list[Row]:
    """The outermost pixels of the two cells of the double tile where they meet."""
    out = []
    for name, variant in zip(("AR-fork", "AR-fork~1"), variants, strict=True):
        svg = render_tile(name, rotation, variant, theme, lod)
        image = np.asarray(Image.open(io.BytesIO(to_png(svg, PIXELS))).convert("RGB"), float)
        side = tile_at(name, rotation).joints[0].side
        out.append((image[0], image[:, -1], image[-1], image[:, 0])[side])
    return out


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize(("theme", "lod"), [("light", 1), ("dusk", 1), ("light", 0)])
def test_the_cells_of_a_piece_look_like_one_tile(rotation: int, theme: str, lod: int) -> None:
    """Each cell has a variant of its own, yet what lies across the joint is the same on both; no line parts them."""
    for variants in ((0, 1), (3, 2)):
        here, there = joint_rows(rotation, variants, theme, lod)
        differ = np.abs(here - there).max(axis=1) > DIFFERENT
        assert differ[2:-2].mean() <= 0.13, "only what slopes differs, by a pixel"
        field = np.array([int(THEMES[theme].field[i : i + 2], 16) for i in (1, 3, 5)], float)
        clear = (np.abs(here - field).max(axis=1) < 2).mean()
        assert clear > 0.15, "the joint has the plain colour of the field, without the line between tiles"
        assert np.abs(here - field).max(axis=1).max() > 100, "something lies across the joint"


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("theme", ["light", "dusk"])
def test_the_four_cells_of_the_start_tile_are_one_picture(rotation: int, theme: str) -> None:
    """Where two of them meet both show the same ruin, trees and field, in any variants, and no line between."""
    rows: dict[frozenset[str], list[Row]] = defaultdict(list)
    names = ("MS-start", "MS-start~1", "MS-start~2", "MS-start~3")
    for variant, name in enumerate(names):
        image = np.asarray(Image.open(io.BytesIO(to_png(render_tile(name, rotation, variant, theme), PIXELS))), float)
        sides = (image[0], image[:, -1], image[-1], image[:, 0])
        for joint in tile_at(name, rotation).joints:
            rows[frozenset({name, joint.mate})].append(sides[joint.side][:, :3])
    assert len(rows) == 4
    field = np.array([int(THEMES[theme].field[i : i + 2], 16) for i in (1, 3, 5)], float)
    for here, there in rows.values():
        differ = np.abs(here - there).max(axis=1) > DIFFERENT
        assert differ[CORNER:-CORNER].mean() <= 0.13, "only what slopes differs, by a pixel"
        assert (np.abs(here - field).max(axis=1) < 2).mean() > 0.3, "plain field, without the line between tiles"
        assert (np.abs(here - field).max(axis=1) > 60).mean() > 0.25, "the ruin lies across"


def test_what_lies_across_a_joint_is_drawn_by_both_cells() -> None:
    for rotation in ROTATIONS:
        first, second = tile_at("AR-fork", rotation), tile_at("AR-fork~1", rotation)
        nx, ny = INWARD[first.joints[0].side]
        moved = {(name, (round(x + 100 * nx), round(y + 100 * ny))) for name, (x, y), _ in across(first)}
        assert moved == {(name, (round(x), round(y))) for name, (x, y), _ in across(second)}
        for tile in (first, second):
            svg = render_tile(tile.id, rotation, 1)
            for name, (x, y), _ in across(tile):
                assert re.search(rf'#{name}-l1" transform="translate\({num(x)}[ ]?{num(y)}\)', svg)


@pytest.mark.parametrize(("piece", "boats"), [("AR-fork", 1), ("AR-springs", 0)])
def test_a_boat_floats_across_a_joint_where_water_crosses_it(piece: str, boats: int) -> None:
    for cell in (piece, f"{piece}~1"):
        for rotation in ROTATIONS:
            assert [name for name, _, _ in across(tile_at(cell, rotation))].count("boat") == boats


def test_other_sides_show_where_tiles_meet() -> None:
    field = THEMES["light"].field
    image = np.asarray(Image.open(io.BytesIO(to_png(render_tile("B", 0), PIXELS))).convert("RGB"), float)
    plain = np.array([int(field[i : i + 2], 16) for i in (1, 3, 5)], float)
    assert (np.abs(image[0] - plain).max(axis=1) > 4).all()


def test_the_seam_check_tells_kinds_apart() -> None:
    """City, road and field rows differ from each other far beyond the tolerance."""
    rows = outer_rows(("D", 0, 0))
    city, road, field = rows["city", 0][0], rows["road", 1][0], rows["field", 0][0]
    river = outer_rows(("RV-straight", 0, 0))["river", 1][0]
    misty = outer_rows(("MM38", 0, 0))["road in mist", 0][0]
    veiled = outer_rows(("MM18", 0, 0))["field in mist", 0][0]
    for a, b in ((misty, road), (veiled, field)):
        assert (np.abs(a - b).max(axis=1) > DIFFERENT).mean() > TOLERANCE
    for a, b in ((city, field), (road, field), (city, road), (river, field), (river, road), (river, city)):
        assert (np.abs(a - b).max(axis=1) > DIFFERENT).mean() > TOLERANCE
