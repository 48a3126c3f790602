"""An own set of 60 land tiles with telling names, so that the tests of the mists stay true when a guess about the real
tiles is put right. Unturned, cities lie in the north, roads and mist in the south."""

from typing import Any, Final

from tests.reference.tiles import SIDES, catalogue

Tile = dict[str, Any]
Segment = dict[str, Any]


def city(sides: str, shields: int = 0) -> Segment:
    return {"kind": "city", "sides": sides, **({"shields": shields} if shields else {})}


def road(sides: str, end: str = "") -> Segment:
    return {"kind": "road", "sides": sides, **({"end": end} if end else {})}


def mist(sides: str, ghosts: int) -> Segment:
    return {"kind": "mist", "sides": sides, "ghosts": ghosts}


CASTLE: Final[Segment] = {"kind": "castle"}
CEMETERY: Final[Segment] = {"kind": "cemetery"}


def tile(name: str, count: int) -> Tile:
    """So many of a tile, with fields around what it shows."""
    segments = DESIGNS[name]
    return {"id": name, "count": count, "segments": [*segments, *fields(segments)], "notes": "for tests"}


def fields(segments: tuple[Segment, ...]) -> list[Segment]:
    """The runs of halves that no city takes, parted by roads, cities and the edge of the mist."""
    city_of = {side: n for n, one in enumerate(segments) if one["kind"] == "city" for side in one["sides"]}
    roads = {side for one in segments if one["kind"] == "road" for side in one["sides"]}
    misty = {side for one in segments if one["kind"] == "mist" for side in one["sides"]}
    runs: list[list[int]] = []
    for half in range(8):
        side, before = SIDES[half // 2], SIDES[(half - 1) % 8 // 2]
        if side in city_of:
            continue
        parted = side in roads if half % 2 else before in city_of or (side in misty) != (before in misty)
        if parted or not runs:
            runs.append([])
        runs[-1].append(half)
    if len(runs) > 1 and _goes_round(roads, misty, city_of):
        runs[0] += runs.pop()
    return [_field(run, misty, city_of) for run in runs]


def _goes_round(roads: set[str], misty: set[str], city_of: dict[str, int]) -> bool:
    """Whether the last half and the first one are one field."""
    return not {"N", "W"} & set(city_of) and ("W" in misty) == ("N" in misty)


def _field(run: list[int], misty: set[str], city_of: dict[str, int]) -> Segment:
    beside = {SIDES[near % 8 // 2] for half in run for near in (half - 1, half + 1)}
    field = {
        "kind": "field",
        "halves": sorted(run),
        "cities": sorted({city_of[side] for side in beside & set(city_of)}),
    }
    return field | ({"mist": True} if SIDES[run[0] // 2] in misty else {})


DESIGNS: Final[dict[str, tuple[Segment, ...]]] = {
    "plain": (),
    "straight": (road("NS"),),
    "stop": (road("S", "village"),),
    "cap": (city("N"),),
    "crest": (city("N", 1),),
    "treasure": (city("N", 16),),
    "through": (city("NS"),),
    "split": (city("N"), city("S")),
    "nook": (city("NE"),),
    "pair": (city("N"), city("E")),
    "fort": (city("NESW"),),
    "fog1": (mist("S", 1),),
    "fog2": (mist("S", 2),),
    "fog3": (mist("S", 3),),
    "strait": (mist("NS", 1),),
    "sea1": (mist("NESW", 1),),
    "sea3": (mist("NESW", 3),),
    "twins": (mist("N", 1), mist("S", 2)),
    "mist-stop": (road("S", "village"), mist("S", 1)),
    "mist-road": (road("NS"), mist("NS", 1)),
    "mist-cap": (city("N"), mist("S", 2)),
    "castle": (CASTLE,),
    "castle-road": (road("S", "castle"), CASTLE),
    "castle-mist": (CASTLE, mist("N", 1)),
    "cemetery": (CEMETERY,),
    "cemetery-road": (road("S", "cemetery"), CEMETERY),
    "cemetery-mist": (CEMETERY, mist("N", 1)),
}


def tile_set(**counts: int) -> list[Tile]:
    """An own set of so many of each, - written as _; what is missing to 60 are plain tiles, and what is not said
    of castles and cemeteries are castle and cemetery."""
    said = {name.replace("_", "-"): n for name, n in counts.items()}
    for kind in ("castle", "cemetery"):
        said[kind] = 5 - sum(n for name, n in said.items() if name.startswith(kind + "-"))
    said["plain"] = 60 - sum(said.values())
    return [tile(name, n) for name, n in said.items() if n]


TILES: Final = tile_set(
    straight=5, stop=4, cap=4, crest=2, treasure=2, through=2, split=1, nook=3, pair=1, fort=1,
    fog1=3, fog2=3, fog3=2, strait=1, sea1=1, sea3=1, twins=1, mist_stop=2, mist_road=1, mist_cap=1,
    castle_road=1, castle_mist=1, cemetery_road=1, cemetery_mist=1,
)  # fmt: skip
"""The set of most drawings, with 9 plain tiles."""

catalogue().update({name: tile(name, 1) for name in DESIGNS})  # so that drawings and the slow reference know them
