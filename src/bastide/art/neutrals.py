"""Pieces without an owner on the tiles of a table: data/neutral_pieces.json, one entry per key of a view.

`view` leads to the list of pieces, which have `x` and `y`. `piece` is the name of the drawing, with fields of a piece.
A piece is `at` a place of its tile, in hundredths of a cell. Or it is in the segment `feature` and `at` of its entry,
so far to the east (`beside`) of a figure there.
"""

import json
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

from bastide.art.anchors import anchor
from bastide.art.catalogue import picture_name, tile_at
from bastide.art.geometry import Point
from bastide.art.pieces import PIECES
from bastide.art.seeds import variant_of

_RULES: list[dict[str, Any]] = json.loads((resources.files("bastide.data") / "neutral_pieces.json").read_bytes())


def neutral_pieces(
    view: Mapping[str, Any], lying: Mapping[tuple[int, int], Mapping[str, Any]]
) -> Iterator[tuple[int, int, Point, str]]:
    """Cell, place in it and drawing of each."""
    for rule in _RULES:
        found: Any = view
        for key in rule["view"]:
            found = (found or {}).get(key)
        for piece in found or ():
            x, y = int(piece["x"]), int(piece["y"])
            place = tuple(rule["at"]) if "at" in rule else _beside(piece, lying[x, y], rule["beside"])
            yield x, y, place, PIECES[rule["piece"].format(**piece)]()


def _beside(piece: Mapping[str, Any], tile: Mapping[str, Any], east: float) -> Point:
    """A place to the east of a figure in the segment of a piece."""
    name, rotation = picture_name(tile), int(tile["rotation"])
    segment = next(
        k
        for k, one in enumerate(tile_at(name, rotation).segments)
        if one.kind == piece["feature"] and "".join("NESW"[side] for side in sorted(one.sides)) == piece["at"]
    )
    x, y = anchor(name, rotation, variant_of(int(piece["x"]), int(piece["y"])), segment)
    return x + east, y
