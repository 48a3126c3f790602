"""Own sets for every box: each tile of ours turned once clockwise, under a name of its own. Such a set is another file
and the same game, so whatever holds for ours holds for it."""

from copy import deepcopy
from typing import Any

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
    if "arrow" in entry:
        made["arrow"] = {**entry["arrow"], "side": TURN[entry["arrow"]["side"]]}
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
    return made
