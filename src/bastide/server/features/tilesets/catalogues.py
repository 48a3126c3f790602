"""Descriptions of the catalogues for the workshop: possible attributes, fixed counts, and the standard tiles."""

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bastide.core.tiles.attributes import BY_HALVES, BY_LAYER, BY_SIDES, INSIDE, LAYER, Attribute
from bastide.core.tiles.custom_tilesets import (
    LONGEST_TEXT,
    LONGEST_TITLE,
    MOST_BYTES,
    MOST_CELLS,
    MOST_COPIES,
    MOST_ENTRIES,
)
from bastide.rules import BOXES, Box
from bastide.server.features.tilesets.messages import (
    FixedCount,
    TileCatalogue,
    TileCatalogues,
    TileKind,
    TileMark,
    TileSetFile,
    TileSetLimits,
)

SHAPES: Final = {BY_SIDES: "sides", BY_HALVES: "halves", INSIDE: "inside", LAYER: "layer", BY_LAYER: "by-layer"}
EVERY_GUESS: Final = "*"
"""Key in sources.json: the source of all tiles of a box that are not listed."""
SHARED_EACH: Final = 50
"""Sets that a device may share."""
MOST_GAMES: Final = 500
"""Games of a trial."""
LIMITS: Final[TileSetLimits] = {
    "bytes": MOST_BYTES,
    "entries": MOST_ENTRIES,
    "copies": MOST_COPIES,
    "cells": MOST_CELLS,
    "name": LONGEST_TITLE,
    "about": LONGEST_TEXT,
    "text": LONGEST_TEXT,
    "shared": SHARED_EACH,
    "games": MOST_GAMES,
}


@cache
def list_catalogues() -> TileCatalogues:
    """GET /api/tilesets."""
    return {"catalogues": [_describe_catalogue(box) for box in BOXES.by_id.values()], "limits": LIMITS}


def _describe_catalogue(box: Box) -> TileCatalogue:
    tiles = [entry for entry in box.ours["tiles"] if not entry.get("unmanned")]  # a board is not a tile (CON-01)
    known: Counter[str] = Counter()
    for entry in tiles:
        known[str(entry["provenance"]).partition(",")[0]] += int(entry["count"])
    return {
        "id": box.id,
        "modules": list(box.modules),
        "option": box.option,
        "tiles": sum(int(entry["count"]) for entry in tiles),
        "fixed": count_fixed(box, None),
        "provenance": dict(known),
        "sources": tile_sources(box),
        "kinds": [_kind(one.name, one.shape, one.terrain) for one in box.kinds],
        "attributes": [_mark(one) for one in box.attributes],
        "board": bool(box.module.board),
    }


def count_fixed(box: Box, have: list[int] | None) -> list[FixedCount]:
    """The fixed counts of every set. `have` are those of one set."""
    told: list[FixedCount] = []
    for number, one in enumerate(box.module.fixed):
        key, args = f"workshop-fixed-{one.key}", dict(one.args)
        line: FixedCount = {"key": key, "args": args, "need": one.need, "rule": one.rule}
        line["args"]["need"] = str(one.need)
        if have:
            line["have"] = have[number]
        told.append(line)
    return told


def _kind(name: str, shape: int, terrain: bool) -> TileKind:
    return {"kind": name, "shape": SHAPES[shape], "terrain": terrain}  # type: ignore[typeddict-item]


def _mark(one: Attribute) -> TileMark:
    told: dict[str, Any] = {"name": one.name, "of": list(one.of), "type": one.type.__name__}
    if one.values:
        told["values"] = list(one.values)
    if one.keys:
        told["keys"] = {key: list(words) for key, words in one.keys}
    if one.most:
        told["max"] = one.most
    return told  # type: ignore[return-value]


@cache
def standard_set(box: Box) -> TileSetFile:
    """GET /api/tilesets/{catalogue}."""
    told = {**box.ours, "tiles": [{**entry, "picture": entry["id"]} for entry in box.ours["tiles"]]}
    return told  # type: ignore[return-value]


def tile_sources(box: Box) -> dict[str, str]:
    """The source of each tile by its id, as a key for the page's words. Empty if the source is the box itself."""
    named: dict[str, str] = _read_sources().get(box.id, {})
    ids = [str(entry["id"]) for entry in box.ours["tiles"]]
    found = {name: named.get(name, named.get(EVERY_GUESS, "")) for name in ids}
    return {name: source for name, source in found.items() if source}


@cache
def _read_sources() -> dict[str, dict[str, str]]:
    read: dict[str, dict[str, str]] = json.loads(files("bastide.data").joinpath("sources.json").read_text("utf-8"))
    return read
