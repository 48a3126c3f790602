"""Somebody who copies tiles from a box into the workshop by the keys that the page shows, and counts them.

The keys are those of a person who looks at the tile: sides from the north clockwise, what lies over a side before what
bounds it, then what lies inside, what joins otherwise than the page takes for granted, and numbers."""

from typing import Any

Entry = dict[str, Any]
SIDES = "NESW"
LETTERS = {"city": "C", "road": "R", "field": "F", "river": "V", "mist": "M"}
INSIDE = {"monastery": "O", "garden": "G", "castle": "A", "cemetery": "E"}


def keys_for(entry: Entry) -> list[str]:
    """What to press on a blank tile so that it becomes this one; the last key goes on to the next tile."""
    parts: list[Entry] = entry["segments"]
    keys: list[str] = []
    for side in SIDES:
        here = [part["kind"] for part in parts if side in part.get("sides", "")]
        if "mist" in here:
            keys.append(LETTERS["mist"])
        keys.append(LETTERS[next((kind for kind in here if kind != "mist"), "field")])
    keys += [INSIDE[part["kind"]] for part in parts if part["kind"] in INSIDE]
    if apart(parts, "city"):
        keys.append("J")
    shields = sum(part.get("shields", 0) for part in parts)
    keys += ["S"] * shields
    ghosts = sum(part.get("ghosts", 0) for part in parts)
    if ghosts > 1:
        keys.append(str(ghosts))
    return [*keys, "Enter"]


def parting(found: Entry, wanted: Entry) -> list[int]:
    """The halves to be pressed so that a field of this tile becomes two, none where its fields are as they are."""
    fields = [sorted(part["halves"]) for part in found["segments"] if part["kind"] == "field"]
    goal = [sorted(part["halves"]) for part in wanted["segments"] if part["kind"] == "field"]
    whole = [halves for halves in fields if halves not in goal]
    pieces = [halves for halves in goal if halves not in fields]
    assert len(whole) <= 1, (fields, goal)
    assert sorted(half for piece in pieces for half in piece) == [half for field in whole for half in field]
    return pieces[1] if pieces else []


def apart(parts: list[Entry], kind: str) -> bool:
    """Whether several sides of a kind belong to as many features."""
    return len([part for part in parts if part["kind"] == kind]) > 1


def facts(entry: Entry) -> set[str]:
    """What a tile shows, in whatever order it is written; a number that is 0 is as good as none, and a road that ends
    at a crossing need not say so twice."""
    cities = [part for part in entry["segments"] if part["kind"] == "city"]

    def said(part: Entry) -> str:
        beside = sorted(cities_sides(part, entry["segments"]))
        marks = {key: value for key, value in part.items() if value and key not in ("cities", "halves", "crossing")}
        return f"{sorted(marks.items())} {sorted(part.get('halves', []))} {beside}"

    assert len(cities) <= len(SIDES)
    return {said(part) for part in entry["segments"]}


def cities_sides(part: Entry, parts: list[Entry]) -> list[str]:
    """The sides of the cities that a field touches, for their numbers depend on the order."""
    return [parts[number]["sides"] for number in part.get("cities", [])]
