"""The shape of mist: a bank of cloud from its sides inwards, with lobes where it ends.

Like a wall, the border of a mist leaves a tile corner in a fixed direction. So the banks of neighbouring tiles join,
and the border runs along no clear side. A tile whose open land is all veiled has no border.
"""

import math
from dataclasses import dataclass

from bastide.art.catalogue import Tile
from bastide.art.geometry import CORNERS, Line, bezier, length, mirror, side_frame, stations
from bastide.art.landmarks import buildings
from bastide.art.plan import Mist
from bastide.art.raster import TILE, polygon
from bastide.art.seeds import Chance


@dataclass(frozen=True)
class MistReach:
    """How far mist comes in from one side and from two neighbouring ones, and how deep a lone clear side bites."""

    cap: float
    diagonal: float
    bite: float


_WIDE = MistReach(35, 53, 26)
_NARROW = MistReach(28, 36, 35)
"""Where a field has to pass between the mist and what stands in the middle."""
_BESIDE_ROAD = MistReach(31, 53, 26)
"""Where a field has to pass between the mist and a road, to the city that the road ends at."""
_DENSE = 0.64
_SQUARE: Line = [*CORNERS]
_LOBE = 16.0
"""Usual length of a lobe; those next to a corner are smaller."""
_HEIGHT = 0.4
_ROUND = 0.55
"""Below 1 a lobe is rounder than a wave, and lobes meet in cusps."""
_STEPS = 8
_GRAIN = 1.0
_CLEAR, _HALO = 0.35, 3.6
"""How far off a clear side the rim may begin, and its lobes swell: the halo round them would end at the side."""


def _mirror_mist(half: Line) -> Line:
    return half + mirror(half[:-1])


def _cap(depth: float) -> Line:
    """One side is misty: from (0, 0) to (100, 0), ``depth`` deep in the middle."""
    return _mirror_mist(bezier((0, 0), (14, 17), (20, depth), (50, depth), 14))


_REACHING: Line = _mirror_mist(bezier((0, 0), (14, 20), (34, 74), (50, 74), 20))
"""One side is misty, and the mist reaches the wall of the city on the other side."""


def _bite(depth: float) -> Line:
    """All sides but one are misty: the clear land of that side, from (0, 0) to (100, 0)."""
    return _mirror_mist(bezier((0, 0), (16, 14), (27, depth), (50, depth), 14))


def _diagonal(m: float) -> Line:
    """Two neighbouring sides are misty: from (100, 0) to (0, 100) in the frame of the first."""
    first = bezier((100, 0), (82, 20), (m + 16, m - 16), (m, m), 14)
    return first + [(y, x) for x, y in reversed(first[:-1])]


def _border(last: int, missing: int, reach: MistReach, reaching: bool) -> Line:
    """The border past ``missing`` clear sides, from the end corner of misty side ``last`` on."""
    if missing == 1:
        return list(map(side_frame((last + 1) % 4), _bite(reach.bite)))
    cap = _REACHING if reaching else _cap(reach.cap)
    return list(map(side_frame(last), cap[::-1] if missing == 3 else _diagonal(reach.diagonal)))


def _borders(sides: tuple[int, ...], reach: MistReach, reaching: bool) -> list[tuple[int, Line]]:
    """For each run of misty sides its last side and the border that follows."""
    out: list[tuple[int, Line]] = []
    for i, side in enumerate(sides):
        following = sides[(i + 1) % len(sides)]
        missing = (following - side - 1) % 4 if len(sides) > 1 else 3
        if missing:
            out.append((side, _border(side, missing, reach, reaching)))
    return out


def _lobe_lengths(whole: float, chance: Chance) -> list[float]:
    """Lengths of lobes that fill a border, small ones at both ends."""
    ends = [5.0, 9.0]
    middle = whole - 2 * sum(ends)
    count = max(1, round(middle / _LOBE))
    sizes = [chance.between(0.72, 1.28) for _ in range(count)]
    fill = middle / sum(sizes)
    return [*ends, *(size * fill for size in sizes), *reversed(ends)]


def _add_lobes(border: Line, clear: tuple[int, ...], chance: Chance) -> Line:
    """The border with cloud lobes that swell away from the mist and stay off the clear sides."""
    out: Line = [border[0]]
    whole, start = length(border), 0.0
    places = stations(border, _GRAIN)
    for size in _lobe_lengths(whole, chance):
        for k in range(1, _STEPS + 1):
            (x, y), (nx, ny), _ = places[min(len(places) - 1, round((start + size * k / _STEPS) / _GRAIN))]
            lift = (math.sin(math.pi * k / _STEPS) ** _ROUND if k < _STEPS else 0.0) * size * _HEIGHT
            room = min(((y, 100 - x, 100 - y, x)[side] for side in clear), default=100.0)
            lift = min(lift, max(0.0, room - _HALO))
            if room > _CLEAR:
                out.append((x - nx * lift, y - ny * lift))
        start += size
    return [*out[:-1], border[-1]]


def _outline(sides: tuple[int, ...], borders: list[tuple[int, Line]]) -> Line:
    follow = dict(borders)
    out: Line = []
    for side in sides:
        out += [CORNERS[side], CORNERS[(side + 1) % 4], *follow.get(side, [])]
    return out


def _reaches_wall(tile: Tile, sides: tuple[int, ...]) -> bool:
    """Whether the mist has to reach the wall opposite, because it parts the fields to either hand of it."""
    if len(sides) != 1 or any(s.kind in ("road", "river") for s in tile.segments):
        return False
    side = sides[0]
    beside = {2 * ((side + 1) % 4) + 1, 2 * ((side + 3) % 4)}
    joined = any(s.kind == "field" and not s.mist and beside <= set(s.halves) for s in tile.segments)
    return tile.edge((side + 2) % 4) == "city" and not joined


def _reach(tile: Tile, sides: tuple[int, ...]) -> MistReach:
    """Narrow beside a building, or a village that no road reaches from the misty sides."""
    roads = {side for s in tile.segments if s.kind == "road" for side in s.sides}
    tight = buildings(tile) or (tile.crossing and not roads & set(sides))
    return _NARROW if tight else _BESIDE_ROAD if _passes_road(tile, sides) else _WIDE


def _passes_road(tile: Tile, sides: tuple[int, ...]) -> bool:
    """Whether a clear field lies at a city between mist on one side and a road from the next side to that city."""
    for road in tile.segments:
        if len(sides) == 1 and road.kind == "road" and len(road.sides) == 1 and road.end == "city":
            turn = (road.sides[0] - sides[0]) % 4
            half = 2 * road.sides[0] + (1 if turn == 3 else 0)
            if turn != 2 and any(half in s.halves and s.cities for s in tile.segments):
                return True
    return False


def mists(tile: Tile, chance: Chance) -> tuple[Mist, ...]:
    """All mist segments of a tile."""
    out: list[Mist] = []
    veiled = all(s.mist for s in tile.segments if s.kind == "field")
    lonely = sum(s.kind == "mist" for s in tile.segments) == 1
    for i, segment in enumerate(tile.segments):
        if segment.kind != "mist":
            continue
        sides = tuple(sorted(segment.sides))
        if (veiled and lonely) or len(sides) in (0, 4):
            out.append(Mist(i, sides, segment.ghosts, _SQUARE, _SQUARE, (), TILE))
            continue
        clear = tuple(side for side in range(4) if side not in sides)
        reach = _reach(tile, sides)
        plain = _borders(sides, reach, _reaches_wall(tile, sides))
        borders = [(side, _add_lobes(line, clear, chance)) for side, line in plain]
        core = MistReach(reach.cap * _DENSE, reach.diagonal * _DENSE, reach.bite + 10)
        dense = [(side, _add_lobes(line, clear, chance)) for side, line in _borders(sides, core, False)]
        outline = _outline(sides, borders)
        rims = tuple(line for _, line in borders)
        out.append(Mist(i, sides, segment.ghosts, outline, _outline(sides, dense), rims, polygon(outline) & TILE))
    return tuple(out)
