"""Two sets beside each other: a tile is the same however it lies in its file."""

from typing import Any

from bastide.core.tiles.tileset_diff import compare_tilesets, list_shapes
from bastide.rules import PRINTED


def gated(north: str, east: str, south: str, gate: str, halves: tuple[list[int], list[int]]) -> dict[str, Any]:
    """Two caps, and a road that ends at one of them."""
    parts: list[dict[str, Any]] = [{"kind": "city", "sides": north}, {"kind": "city", "sides": east}]
    parts.append({"kind": "road", "sides": south, "end": "city", "gate": gate})
    parts += [{"kind": "field", "halves": halves[0], "cities": [1]}]
    parts += [{"kind": "field", "halves": halves[1], "cities": [0, 1]}]
    return {"id": f"{north}{gate}", "count": 1, "segments": parts}


def test_a_tile_with_a_gate_is_the_same_when_it_is_turned() -> None:
    upright = gated("N", "E", "S", "E", ([4], [5, 6, 7]))
    turned = gated("E", "S", "W", "S", ([6], [7, 0, 1]))
    assert compare_tilesets(list_shapes([upright], PRINTED), list_shapes([turned], PRINTED)).same == 1
