"""Pieces without an owner on the tiles of a table: ingots, the mage and the witch."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bastide.art.anchors import anchor
from bastide.art.catalogue import picture_name, tile_at
from bastide.art.geometry import Point
from bastide.art.pieces import PIECES
from bastide.art.seeds import variant_of

_INGOTS_AT: Final = (79.0, 82.0)
_BESIDE: Final = 15.0
"""So far to the east of a figure a piece stands."""


def neutral_pieces(
    view: Mapping[str, Any], lying: Mapping[tuple[int, int], Mapping[str, Any]]
) -> Iterator[tuple[int, int, Point, str]]:
    """Cell, place in it and drawing of each."""
    for tile in (view.get("gold") or {}).get("tiles", ()):
        yield int(tile["x"]), int(tile["y"]), _INGOTS_AT, PIECES[f"ingots-{tile['ingots']}"]()
    for one in view.get("magic") or ():
        x, y = int(one["x"]), int(one["y"])
        name, rotation = picture_name(lying[x, y]), int(lying[x, y]["rotation"])
        segments = tile_at(name, rotation).segments
        found = [
            k for k, segment in enumerate(segments)
            if segment.kind == one["feature"] and "".join("NESW"[side] for side in sorted(segment.sides)) == one["at"]
        ]  # fmt: skip
        east, south = anchor(name, rotation, variant_of(x, y), found[0])
        yield x, y, (east + _BESIDE, south), PIECES[str(one["piece"])]()
