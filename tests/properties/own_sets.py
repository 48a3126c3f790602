"""Own sets for every box: each tile of ours turned once clockwise, under a name of its own. Such a set is another file
and the same game, so whatever holds for ours holds for it."""

import random
from copy import deepcopy
from typing import Any

from bastide.core.tiles.completion import complete_entry
from bastide.rules import BOXES, Box

NAMED = "-own"
"""Behind the ids of tiles that are not special pieces."""
KEPT = ("CQ-board", "MS-start")
"""Pieces of which the rules know the names."""
GAMES = {
    "base": "base+fields",
    "river": "base+river",
    "river20": "base+river20",
    "arrows": "base+arrows",
    "mists": "mists",
    "conquest": "base+fields+conquest",
    "inns": "base+fields+inns",
    "traders": "base+fields+traders",
    "mage": "base+fields+mage",
    "goldmines": "base+fields+goldmines",
    "flier": "base+fields+flier",
    "crops": "base+fields+crops",
}
"""A game for each box."""
TURN = dict(zip("NESW", "ESWN"))
CORNER = {"NW": "NE", "NE": "SE", "SE": "SW", "SW": "NW"}


def own_file(catalogue: str) -> dict[str, Any]:
    """The set for a box."""
    box = BOXES.by_id[catalogue]
    file = deepcopy(box.ours)
    file["name"] = "turned"
    file["tiles"] = [turned(entry) for entry in file["tiles"]]
    return file


def own_options(catalogue: str) -> dict[str, Any]:
    """The option that plays with it."""
    return {BOXES.by_id[catalogue].option: own_file(catalogue)}


def box(catalogue: str) -> Box:
    """The box of a catalogue."""
    return BOXES.by_id[catalogue]


def turned(entry: dict[str, Any]) -> dict[str, Any]:
    """A tile turned by a quarter; pieces of several cells stay as they are."""
    if entry["id"] in KEPT:
        return entry
    made = {**entry, "id": entry["id"] + NAMED}
    if "plain" in entry:
        made["plain"] = entry["plain"] + NAMED
    if entry.get("cells"):
        return made
    made["segments"] = [turned_part(part) for part in entry["segments"]]
    for mark in ("arrow", "flier"):
        if mark in entry:
            made[mark] = {**entry[mark], "side": TURN[entry[mark]["side"]]}
    if "corner_split" in entry:
        made["corner_split"] = CORNER[entry["corner_split"]]
    return made


def turned_part(part: dict[str, Any]) -> dict[str, Any]:
    """One segment of it."""
    made = dict(part)
    if "sides" in part:
        made["sides"] = "".join(TURN[side] for side in part["sides"])
    if "halves" in part:
        made["halves"] = [(half + 2) % 8 for half in part["halves"]]
    for key in ("gate", "also"):
        if key in part:
            made[key] = TURN[part[key]]
    return made


def redesigned(catalogue: str, chance: random.Random) -> dict[str, Any]:
    """A set in which every ordinary tile shows other cities, roads and fields; what is fixed stays: rivers, what lies
    inside, mist, and what is printed on roads, cities and tiles."""
    box = BOXES.by_id[catalogue]
    file = deepcopy(box.ours)
    file["name"] = "made up"
    file["tiles"] = [entry if entry.get("cells") else anew(entry, chance, box) for entry in file["tiles"]]
    return file


def anew(entry: dict[str, Any], chance: random.Random, box: Box) -> dict[str, Any]:
    """A tile of one cell with another land."""
    old = entry["segments"]
    printed = {kind: first_marks(old, kind) for kind in ("city", "road")}
    kept = [part for part in old if part["kind"] not in ("city", "road", "field")]
    water = {side for part in kept if part["kind"] == "river" for side in part["sides"]}
    misty = {side for part in kept if part["kind"] == "mist" for side in part["sides"]}
    land = {side: chance.choice(("city", "road", "field", "field")) for side in "NESW" if side not in water}
    land |= {side: "field" for side in misty if land.get(side) == "city"}
    for kind, marks in printed.items():
        free = [side for side in land if kind != "city" or side not in misty]
        if marks and kind not in land.values():
            land[chance.choice(free)] = kind
    made: list[dict[str, Any]] = []
    for kind in ("city", "road"):
        sides = [side for side in "NESW" if land.get(side) == kind]
        joined = len(sides) > 1 and chance.random() < 0.6 and (kind == "city" or len(sides) == 2)
        parts = ["".join(sides)] if joined else sides
        made += [{"kind": kind, "sides": one, **(printed[kind] if not n else {})} for n, one in enumerate(parts)]
    left = {
        key: value for key, value in entry.items() if key not in ("crossing", "bridge", "branching", "corner_split")
    }
    return complete_entry({**left, "id": left["id"] + NAMED, "segments": [*made, *kept]}, box.module.prints)


def first_marks(parts: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """What is printed on the first segment of a kind that has something printed on it."""
    told = ("inn", "cathedral", "goods", "shields")
    found = [{k: v for k, v in part.items() if k in told} for part in parts if part["kind"] == kind]
    return next((marks for marks in found if any(marks.values())), {})
