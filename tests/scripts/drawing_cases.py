"""Tiles for the check of drawings: those that outlines of the first kind drew wrongly."""

from collections.abc import Iterable
from typing import Any

Part = dict[str, Any]


def city(sides: str, **more: Any) -> Part:
    return {"kind": "city", "sides": sides, **more}


def road(sides: str, **more: Any) -> Part:
    return {"kind": "road", "sides": sides, **more}


def river(sides: str) -> Part:
    return {"kind": "river", "sides": sides}


def field(*halves: int, cities: Iterable[int] = ()) -> Part:
    return {"kind": "field", "halves": list(halves), "cities": list(cities)}


def tile(name: str, *segments: Part, **more: Any) -> dict[str, Any]:
    return {"id": name, "count": 1, "segments": list(segments), "provenance": "documented", **more}


WALLS = [
    tile("cap-to-straight", city("N"), road("EW"), field(2, cities=[0]), field(3, 4, 5, 6), field(7, cities=[0])),
    tile("cap-to-bend-east", city("N"), road("ES"), field(5, 6, 7, cities=[0]), field(2, cities=[0]), field(3, 4)),
    tile("cap-to-bend-west", city("N"), road("SW"), field(2, 3, 4, cities=[0]), field(7, cities=[0]), field(5, 6)),
    tile("fan", city("W", shields=1), *(field(half, half + 1, cities=[0]) for half in (0, 2, 4))),
    tile("wedge", city("N"), field(5, 6, 7, cities=[0]), field(2, 3, 4, cities=[0])),
    tile("opposite-wedges", city("W"), city("E"), field(0, 1, cities=[0, 1]), field(4, 5, cities=[0, 1])),
    tile("two-caps", city("N"), city("S"), field(2, 3, cities=[0, 1]), field(6, 7, cities=[0, 1])),
    tile("spur", city("N"), field(2, 3, cities=[0]), field(4, 5, 6, 7, cities=[0])),
]
"""Walls that reach a road, corners, the far side or each other, and so part fields."""

BEND_AND_END = tile("bend-and-end", road("E", end="crop"), road("SW"), field(0, 1, 2, 7), field(3, 4), field(5, 6))
"""Its roads end and pass at a crop circle, for which there is no drawing."""

GATES = [
    tile("gate-east", city("N"), city("E"), road("S", end="city", gate="E"), field(4, cities=[1]),
         field(5, 6, 7, cities=[0, 1])),
    tile("gate-west", city("N"), city("W"), road("S", end="city", gate="W"), field(2, 3, 4, cities=[0, 1]),
         field(5, cities=[1])),
    tile("opposite-gates", city("N"), city("S"), road("E", end="city", gate="N"), road("W", end="city", gate="S"),
         field(2, cities=[0]), field(3, 7, cities=[0, 1]), field(6, cities=[1])),
    tile("neighbouring-gates", city("N"), city("W"), road("E", end="city", gate="N"), road("S", end="city", gate="W"),
         field(2, cities=[0]), field(5, cities=[1]), field(3, 4, cities=[0, 1])),
    tile("three-gates", city("N"), *(road(side, end="city") for side in "ESW"), field(2, cities=[0]),
         field(3, 4, cities=[0]), field(5, 6, cities=[0]), field(7, cities=[0])),
    tile("one-of-three", city("N"), city("E"), city("W"), road("S", end="city"), field(4, cities=[1]),
         field(5, cities=[0, 1, 2])),
    tile("gate-of-three", city("N"), city("E"), city("W"), road("S", end="city", gate="E"), field(4, cities=[1]),
         field(5, cities=[0, 1, 2])),
    tile("corner-gate", city("NW"), city("E"), road("S", end="city", gate="N"), field(4, cities=[0, 1]),
         field(5, cities=[0])),
]  # fmt: skip
"""Roads of which each ends at one of several cities, or at a gate of its own."""

RING = tile("ring", road("NESW"), *(field(half, (half + 1) % 8) for half in (7, 1, 3, 5)), field())
SPRING = tile("spring", river("S"), road("NE"), field(0, 5, 6, 7), field(1, 2), field(3, 4), role="spring")
LAKE = tile("lake", river("N"), {"kind": "monastery"}, field(*range(8)), role="lake")
