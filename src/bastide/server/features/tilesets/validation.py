"""Validation and completion of custom tile sets and of single tiles."""

from dataclasses import asdict
from typing import Any

from bastide.art import own_set
from bastide.core.tiles.catalogue import TileError, read_entries
from bastide.core.tiles.completion import complete_entry
from bastide.core.tiles.custom_tilesets import set_entries
from bastide.rules import BOXES, PRINTED, Box
from bastide.server.common.errors import RequestError
from bastide.server.features.tilesets.catalogues import count_fixed
from bastide.server.features.tilesets.messages import TileChecked, TileProblem, TileSetChecked

PICTURE = "picture"
"""Key that answers add to an entry. Clients may send it back."""


def check_tileset(raw: dict[str, Any]) -> TileSetChecked:
    """POST /api/tilesets/check."""
    whole = complete_tileset(strip_pictures(raw))
    box, found = BOXES.examined(whole)
    entries = [add_picture(entry) if isinstance(entry, dict) else None for entry in set_entries(whole if box else {})]
    compared = asdict(box.compared(whole)) if box else {"same": 0, "changed": [], "added": [], "removed": []}
    return {
        "problems": [tile_problem(error) for error in found.wrong],
        "entries": entries,
        "fixed": count_fixed(box, found.have) if box else [],
        "compared": compared,  # type: ignore[typeddict-item]
    }


def check_tile(catalogue: str, entry: dict[str, Any]) -> TileChecked:
    """POST /api/tilesets/tile. Raises RequestError."""
    box = get_box(catalogue)
    entry = complete_entry({"count": 1} | _without_picture(entry), box.module.prints)
    errors = BOXES.examined_tile(box, entry)
    return {"entry": add_picture(entry), "problems": [tile_problem(error) for error in errors]}


def get_box(catalogue: str) -> Box:
    """The box of a catalogue. Raises RequestError."""
    if (box := BOXES.by_id.get(catalogue)) is None:
        text = f"There is no such catalogue; there are {', '.join(BOXES.by_id)}."
        raise RequestError("no-such-catalogue", text, status=404)
    return box


def complete_tileset(raw: dict[str, Any]) -> Any:
    """The set with the values that its entries leave out. Unchanged if the catalogue is unknown."""
    named = raw.get("catalogue")
    box = BOXES.by_id.get(named) if isinstance(named, str) else None
    return box.completed(raw) if box is not None else raw


def strip_pictures(raw: dict[str, Any]) -> dict[str, Any]:
    """The set without the pictures that answers add."""
    tiles = raw.get("tiles")
    if not isinstance(tiles, list):
        return raw
    return {**raw, "tiles": [_without_picture(entry) if isinstance(entry, dict) else entry for entry in tiles]}


def _without_picture(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != PICTURE}


def add_picture(entry: dict[str, Any]) -> dict[str, Any]:
    """The entry with the name of its picture, null if it cannot be drawn. The name depends on the entry alone."""
    specs, errors = read_entries([entry], "", PRINTED)
    return {**entry, PICTURE: own_set([entry]) + specs[0].id if specs and not errors else None}


def tile_problem(error: TileError) -> TileProblem:
    """A problem in the form of an answer."""
    problem: TileProblem = {
        "entry": error.entry if error.entry >= 0 else None,
        "tile": error.tile or None,
        "code": error.code,
        "args": error.args_by_name,
        "rule": error.rule,
        "text": f"{error.text[:1].upper()}{error.text[1:]}.",
    }
    return {**problem, "field": error.field} if error.field else problem
