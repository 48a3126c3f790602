"""Descriptions of the catalogues for the workshop: possible attributes, fixed counts, and the standard tiles."""

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bastide.core.tiles import custom_tilesets as limits
from bastide.core.tiles.attributes import BY_HALVES, BY_LAYER, BY_SIDES, INSIDE, LAYER, Attribute
from bastide.rules import BOXES, Box
from bastide.server.features.tilesets import messages

SHAPES: Final = {BY_SIDES: "sides", BY_HALVES: "halves", INSIDE: "inside", LAYER: "layer", BY_LAYER: "by-layer"}
EVERY_GUESS: Final = "*"
"""Key in sources.json: the source of all tiles of a box that are not listed."""
SHARED_EACH: Final = 50
"""Sets that a device may share."""
MOST_GAMES: Final = 500
"""Games of a trial."""
LIMITS: Final[messages.TileSetLimits] = {
    "bytes": limits.MOST_BYTES,
    "entries": limits.MOST_ENTRIES,
    "copies": limits.MOST_COPIES,
    "cells": limits.MOST_CELLS,
    "name": limits.LONGEST_TITLE,
    "about": limits.LONGEST_TEXT,
    "text": limits.LONGEST_TEXT,
    "shared": SHARED_EACH,
    "games": MOST_GAMES,
}


@cache
def list_catalogues() -> messages.TileCatalogues:
    """GET /api/tilesets."""
    return {"catalogues": [_describe_catalogue(box) for box in BOXES.by_id.values()], "limits": LIMITS}


def _describe_catalogue(box: Box) -> messages.TileCatalogue:
    tiles = [entry for entry in box.ours["tiles"] if not entry.get("unmanned")]  # a board is not a tile (CON-01)
    provenance: Counter[str] = Counter()
    for entry in tiles:
        provenance[str(entry["provenance"]).partition(",")[0]] += int(entry["count"])
    kinds: list[Any] = [
        {"kind": kind.name, "shape": SHAPES[kind.shape], "terrain": kind.terrain, **_picture_source(box, kind.name)}
        for kind in box.kinds
    ]
    return {
        "id": box.id,
        "modules": list(box.modules),
        "option": box.option,
        "tiles": sum(int(entry["count"]) for entry in tiles),
        "fixed": count_fixed(box, None),
        "provenance": dict(provenance),
        "sources": tile_sources(box),
        "kinds": kinds,
        "attributes": [_describe_attribute(attribute) for attribute in box.attributes],
        "board": bool(box.module.board),
    }


def _picture_source(box: Box, kind: str) -> dict[str, str]:
    """The first catalogue with a tile of a kind that the tiles of this one lack."""
    if kind in _list_kinds(box):
        return {}
    other = next((one.id for one in BOXES.by_id.values() if kind in _list_kinds(one)), "")
    return {"shown": other} if other else {}


@cache
def _list_kinds(box: Box) -> frozenset[str]:
    """The kinds of segments on the tiles of one cell."""
    return frozenset(part["kind"] for entry in box.ours["tiles"] for part in entry.get("segments", []))


def count_fixed(box: Box, have: list[int] | None) -> list[messages.FixedCount]:
    """The fixed counts of every set. `have` are those of one set."""
    rows: list[messages.FixedCount] = []
    for number, fixed in enumerate(box.module.fixed):
        args = {**dict(fixed.args), "need": str(fixed.need)}
        key = f"workshop-fixed-{fixed.key}"
        row: messages.FixedCount = {"key": key, "args": args, "need": fixed.need, "rule": fixed.rule}
        rows.append({**row, "have": have[number]} if have else row)
    return rows


def _describe_attribute(attribute: Attribute) -> messages.TileMark:
    keys = {key: list(words) for key, words in attribute.keys}
    optional = {"values": list(attribute.values), "keys": keys, "max": attribute.most}
    fields = {"name": attribute.name, "of": list(attribute.of), "type": attribute.type.__name__}
    return fields | {name: value for name, value in optional.items() if value}  # type: ignore[return-value]


@cache
def standard_set(box: Box) -> messages.TileSetFile:
    """GET /api/tilesets/{catalogue}."""
    tiles = [{**entry, "picture": entry["id"]} for entry in box.ours["tiles"]]
    return {**box.ours, "tiles": tiles}  # type: ignore[typeddict-item]


def tile_sources(box: Box) -> dict[str, str]:
    """The source of each tile by its id, as a key for the page's words. Empty if the source is the box itself."""
    sources = json.loads(files("bastide.data").joinpath("sources.json").read_text("utf-8")).get(box.id, {})
    found = {str(entry["id"]): sources.get(entry["id"], sources.get(EVERY_GUESS, "")) for entry in box.ours["tiles"]}
    return {name: source for name, source in found.items() if source}
