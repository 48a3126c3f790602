"""Tiles whose mist is decoration: the field parts that only the veil has separated are one (COM-18).

A tile is drawn as a disc whose rim is the eight halves. Cities, and roads with whatever they end at, are walls; each
touches the rim here and there and cuts the disc between these places. A corner of ruin is a wall that reaches the rim.
"""

from collections.abc import Iterable
from typing import Any

Segment = dict[str, Any]
SIDES = "NESW"
CORNERS = ("NE", "SE", "SW", "NW")
MEETING = ("crossing", "castle", "cemetery", "ruin")
"""What several roads of a tile can end at together."""


def cleared(segments: list[Segment]) -> list[Segment]:
    """The same segments without veil. What belongs together becomes the first of its parts; the others show nothing."""
    if not any(one.get("mist") for one in segments):
        return segments
    walls = list(_walls(segments))
    found = [dict(one) for one in segments]
    for one in found:
        if one.pop("mist", False):
            one["cities"] = _cities_beside(found, one["halves"])
    for veiled in (index for index, one in enumerate(segments) if one.get("mist")):
        for index, one in enumerate(segments):
            if one["kind"] == "field" and index != veiled and not _parted(walls, segments[veiled], one):
                _join(found, index, veiled)
    return found


def _join(segments: list[Segment], one: int, other: int) -> None:
    """Both may have been joined to others already."""
    first, last = sorted((_whole(segments, one), _whole(segments, other)))
    if first != last:
        for key in ("halves", "cities"):
            segments[first][key] = sorted({*segments[first][key], *segments[last][key]})
        segments[last] = {"kind": "", "joined": first}


def _whole(segments: list[Segment], index: int) -> int:
    while "joined" in segments[index]:
        index = segments[index]["joined"]
    return index


def _cities_beside(segments: list[Segment], halves: Iterable[int]) -> list[int]:
    """The cities at whose side the next half lies."""
    beside = {SIDES[near % 8 // 2] for half in halves for near in (half - 1, half + 1)}
    return [index for index, one in enumerate(segments) if one["kind"] == "city" and beside & set(one["sides"])]


def _walls(segments: list[Segment]) -> Iterable[set[float]]:
    """For each wall the places where it touches the rim: half 0 lies at 0, the road of the north side at 0.5."""
    meeting: dict[str, set[float]] = {}
    cities = [one["sides"] for one in segments if one["kind"] == "city"]
    for one in segments:
        touched = {2 * SIDES.index(side) + 0.5 for side in one.get("sides", "")}
        if one["kind"] == "ruin":
            meeting.setdefault("ruin", set()).add(2 * CORNERS.index(one["corner"]) + 1.5)
        elif one["kind"] == "road" and one.get("end") in MEETING:
            meeting.setdefault(one["end"], set()).update(touched)
        elif one["kind"] == "road" and one.get("end") == "city":
            (city,) = cities
            yield touched | {2 * SIDES.index(side) + 0.5 for side in city}
        elif one["kind"] in ("road", "city"):
            yield touched
    yield from meeting.values()


def _parted(walls: list[set[float]], one: Segment, other: Segment) -> bool:
    """Whether a wall lies between them, seen from any of their halves."""
    a, b = sorted((one["halves"][0], other["halves"][0]))
    return any(len({a < place < b for place in wall}) == 2 for wall in walls)
