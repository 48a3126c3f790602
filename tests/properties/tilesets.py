"""Own tile sets for the co-operative game, full of what the known tiles lack: two mist areas on one tile, mist on
cemeteries and castles, cities in two parts, roads that run on through a cemetery."""

import random
from typing import Any

SIDES = "NESW"
Segment = dict[str, Any]
Tile = dict[str, Any]


def random_tileset(chance: random.Random, name: str, meadows: int = 4) -> list[Tile]:
    """60 tiles; `name` begins their ids, for an id means one tile for ever. The first 5 have a cemetery, the next 5 a
    castle."""
    middles = ["cemetery"] * 5 + ["castle"] * 5 + [""] * 50
    mist = 0.1 if meadows > 4 else chance.choice([0.1, 0.3, 0.5])
    return [
        random_tile(chance, f"{name}-{number}", middle, 0.5 if middle else mist, meadows)
        for number, middle in enumerate(middles, 1)
    ]


def random_tile(chance: random.Random, name: str, middle: str, mist: float, meadows: int) -> Tile:
    """`mist` is the chance of each side to be veiled; `meadows` weighs sides that show nothing but field, which lie
    close together and close many cemeteries at a time."""
    terrain = dict(zip(SIDES, chance.choices(["city", "road", "field"], [3, 3, meadows], k=4)))
    cities = together_or_apart(chance, [side for side in SIDES if terrain[side] == "city"])
    roads = [side for side in SIDES if terrain[side] == "road"]
    joined = len(roads) == 2 and chance.random() < 0.6
    veiled = [side for side in SIDES if terrain[side] != "city" and chance.random() < mist]
    segments: list[Segment] = [{"kind": "city", "sides": sides, "shields": chance.randint(0, 1)} for sides in cities]
    for sides in ["".join(roads)] if joined else roads:
        segments.append({"kind": "road", "sides": sides})
    segments += [{"kind": middle}] if middle else []
    segments += fields(terrain, veiled)
    for sides in together_or_apart(chance, veiled):
        segments.append({"kind": "mist", "sides": sides, "ghosts": chance.choice([1, 1, 2, 3])})
    chance.shuffle(segments)
    for one in segments:
        if one["kind"] == "field":
            one["cities"] = cities_beside(segments, one["halves"])
    return {"id": name, "count": 1, "segments": segments, "provenance": "made up for a test"}


def together_or_apart(chance: random.Random, sides: list[str]) -> list[str]:
    """All of them in one part, or in two where there are several."""
    if len(sides) < 2 or chance.random() < 0.6:
        return ["".join(sides)] if sides else []
    cut = chance.randrange(1, len(sides))
    return ["".join(sides[:cut]), "".join(sides[cut:])]


def cities_beside(segments: list[Segment], halves: list[int]) -> list[int]:
    """The cities at whose side the next half lies (FLD-06)."""
    beside = {SIDES[near % 8 // 2] for half in halves for near in (half - 1, half + 1)}
    return [index for index, one in enumerate(segments) if one["kind"] == "city" and beside & set(one["sides"])]


def fields(terrain: dict[str, str], veiled: list[str]) -> list[Segment]:
    """One at each side, two where a road parts them; which cities they touch is told later."""
    found: list[Segment] = []
    for number, side in enumerate(SIDES):
        halves = [2 * number, 2 * number + 1]
        parted = {"city": [], "road": [halves[:1], halves[1:]], "field": [halves]}[terrain[side]]
        for part in parted:
            found.append({"kind": "field", "halves": part, "cities": [], **({"mist": True} if side in veiled else {})})
    return found
