"""Tiles join without a visible seam: sides of one kind end in the same row of pixels."""

import io
from collections import defaultdict

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from bastide.art import render_tile, to_png
from bastide.art.catalogue import tile_at
from tests.art.cases import EVERY, SOME

PIXELS = 200
CORNER = 6
"""Pixels next to a corner that are not compared: walls leave there."""
DIFFERENT = 40
"""Levels of 256 by which a pixel must differ to count."""
TOLERANCE = 0.05

Row = NDArray[np.float64]


def outer_rows(case: tuple[str, int, int]) -> dict[tuple[str, int], list[Row]]:
    """Outermost pixels of each side by (edge kind, axis)."""
    svg = render_tile(*case)
    image = np.asarray(Image.open(io.BytesIO(to_png(svg, PIXELS))).convert("RGB"), float)
    rows: dict[tuple[str, int], list[Row]] = defaultdict(list)
    tile = tile_at(case[0], case[1])
    for side, row in enumerate((image[0], image[:, -1], image[-1], image[:, 0])):
        rows[tile.edge(side), side % 2].append(row)
    return rows


def worst_of(cases: list[tuple[str, int, int]]) -> dict[tuple[str, int], float]:
    """For each (edge kind, axis) the largest share of pixels that differ from the usual row."""
    groups: dict[tuple[str, int], list[Row]] = defaultdict(list)
    for case in cases:
        for key, rows in outer_rows(case).items():
            groups[key] += rows
    out = {}
    for key, rows in groups.items():
        stack = np.array(rows)[:, CORNER:-CORNER]
        usual = np.median(stack, axis=0)
        out[key] = float((np.abs(stack - usual).max(axis=2) > DIFFERENT).mean(axis=1).max())
    return out


def test_sides_of_one_kind_look_alike() -> None:
    worst = worst_of(SOME)
    assert set(worst) == {(kind, axis) for kind in ("city", "road", "field") for axis in (0, 1)}
    assert max(worst.values()) <= TOLERANCE, worst


@pytest.mark.long
def test_all_sides_of_one_kind_look_alike() -> None:
    worst = worst_of(EVERY)
    assert max(worst.values()) <= TOLERANCE, worst


def test_the_seam_check_tells_kinds_apart() -> None:
    """City, road and field rows differ from each other far beyond the tolerance."""
    rows = outer_rows(("D", 0, 0))
    city, road, field = rows["city", 0][0], rows["road", 1][0], rows["field", 0][0]
    for a, b in ((city, field), (road, field), (city, road)):
        assert (np.abs(a - b).max(axis=1) > DIFFERENT).mean() > TOLERANCE
