"""A correction of one tile, as a file from the owner of a box (docs/library/tile-sets.md).

It has the format of a set, with one tile and the id of our tile that it `replaces`. Without `replaces`, our catalogue
lacks the tile.
"""

from typing import Any, Final

from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import FORMAT as SET_FORMAT
from bastide.core.tiles.custom_tilesets import set_entries
from bastide.rules import BOXES, Box

FORMAT: Final = "bastide-tile/1"
REPLACES: Final = "replaces"
OWNER: Final = "owner"
"""The provenance of a tile that was copied from a physical box."""
_SOURCE: Final = "tile correction"


def is_correction(raw: object) -> bool:
    """Whether a file holds the correction of one tile and not a set."""
    return isinstance(raw, dict) and raw.get("format") == FORMAT


def examine_correction(raw: dict[str, Any]) -> tuple[Box | None, list[TileError]]:
    """The box that a correction is for, and all errors."""
    as_set = {key: value for key, value in raw.items() if key != REPLACES} | {"format": SET_FORMAT}
    box, found = BOXES.examined(as_set)
    wrong = [error for error in found.wrong if not error.code.startswith("fixed-")]  # a single tile is no complete box
    if "board" in raw:
        wrong.append(TileError(_SOURCE, "a correction has no 'board'", "unknown-key", "board", {"key": "board"}))
    if isinstance(raw.get("tiles"), list) and len(raw["tiles"]) != 1:
        wrong.append(TileError(_SOURCE, "a correction holds exactly one tile", "one-tile", "tiles"))
    replaced = raw.get(REPLACES, "")
    if box is not None and replaced != "" and replaced not in _ids(box):
        text = f"'{REPLACES}' must be the id of one of our tiles"
        args = {"tile": str(replaced)[:40], "catalogue": box.id}
        wrong.append(TileError(_SOURCE, text, "not-ours", REPLACES, args))
    return box, wrong


def apply_correction(box: Box, raw: dict[str, Any]) -> dict[str, Any]:
    """Our set with the tile of a valid correction in place of the one that it replaces, or else at the end."""
    (tile,) = set_entries(raw)
    tile = {**tile, "provenance": tile.get("provenance") or OWNER}
    replaced = raw.get(REPLACES, "")
    tiles = [tile if entry["id"] == replaced else entry for entry in box.ours["tiles"]]
    return {**box.ours, "tiles": tiles if replaced else [*tiles, tile]}


def _ids(box: Box) -> list[str]:
    return [str(entry["id"]) for entry in box.ours["tiles"]]
