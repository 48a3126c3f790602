"""The landmarks of large cities, a town hall or a minster: their places and their pictures.

The whole city decides the place. A city of ``LEAST["townhall"]`` tiles or more has one landmark. It stands on the tile
with most space. Among equals that is the tile laid first. It avoids figures of the city as long as there is another
place. So it stays where it is until the city grows into more space or joins another.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from itertools import product
from typing import Any

from bastide.art.anchors import places
from bastide.art.catalogue import FACE_DOWN, catalogue, find_tile, picture_name, tile_at
from bastide.art.geometry import INWARD, Point
from bastide.art.layout import layout
from bastide.art.marks import is_crowned
from bastide.art.own import MARK
from bastide.art.palette import Theme, theme_named
from bastide.art.parts.town import town_room
from bastide.art.raster import room_for, roomiest, shrunk
from bastide.art.seeds import VARIANTS
from bastide.art.sprites import town
from bastide.art.sprites.trees import THICKETS, thicket
from bastide.art.svg import document, ellipse, fraction, group

FILE = "squares.json"
LEAST = {"townhall": 4, "minster": 7}
"""So many tiles has a city with that landmark."""
LANDED = ("city", min(LEAST.values()))
"""The feature that has landmarks, and from how many tiles."""
_REACH = {"townhall": (21, 22, 21, 2), "minster": (27, 26, 27, 2)}
_ROOMS = (1.0, 0.75, 0.5)
"""Shares of its reach that are tried: the landmark as it is, a small one, a large church in its place."""
_NONE = 0
_TURNS = (0, 90, 180, 270)
_SIZES = {"townhall": 0.92, "townhall-small": 0.74, "minster": 0.92, "minster-small": 0.74, "church": 1.25}
LANDMARKS = (*_SIZES, *THICKETS)
"""Names of the landmarks."""
_WIDE = {"townhall": 24.0, "minster": 30.0, "church": 11.0}
"""Half of the pale square that each stands on: it lifts red off red."""
BOX: tuple[float, float, float, float] = (-36, -64, 72, 84)
FAR = 1.28
"""So much larger they are where tiles are small."""
Square = tuple[int, int, int]
"""Where the landmark would stand on a cell, and how much room there is: 3 for all it needs, 0 for none."""


@dataclass(frozen=True)
class Part:
    """The share of the cell `x`, `y` in a city: its `segment` of the tile with that `picture`, turned by `rotation`
    degrees clockwise."""

    x: int
    y: int
    picture: str
    rotation: int
    segment: int
    held: bool = False
    """A figure stands there."""


@lru_cache(maxsize=512)
def squares_of(picture: str) -> dict[str, list[int]]:
    """The squares of a picture by city segment: for each landmark and rotation x, y and room, good for all variants."""
    found: dict[str, list[int]] = {}
    tile = tile_at(picture, 0)
    cities = [i for i, segment in enumerate(tile.segments) if segment.kind == "city" and not tile.fortified]
    for kind, rotation, segment in product(LEAST, _TURNS, cities):
        found.setdefault(str(segment), []).extend(_square(picture, rotation, segment, kind))
    return found


def _square(picture: str, rotation: int, segment: int, kind: str) -> Square:
    room = -1
    for variant in range(VARIANTS):
        plan = layout(picture, rotation, variant)
        if any(mark.segment == segment for mark in plan.marks):
            return 50, 50, _NONE  # what is printed there is seen
        city = next(city for city in plan.cities if city.segment == segment)
        room &= town_room(plan, city, places(plan)[segment]) & shrunk(city.area, 3)
    for k, share in enumerate(_ROOMS):
        fits = room_for(room, *(max(1, round(v * share)) for v in _REACH[kind]))
        if fits:
            (x, y), _ = roomiest(fits, near=(50, 60))
            return round(x), round(y), len(_ROOMS) - k
    return 50, 50, _NONE


@cache
def civic_squares() -> dict[str, dict[str, list[int]]]:
    """The squares of all pictures of the boxes, from the package's data."""
    return dict(json.loads((resources.files("bastide.data") / FILE).read_bytes()))


def survey() -> dict[str, dict[str, list[int]]]:
    """The same, computed."""
    found = {picture: squares_of(picture) for picture, tile in catalogue().items() if tile.has("city")}
    return {picture: squares for picture, squares in found.items() if squares}


def square(part: Part, kind: str) -> Square:
    """Where that landmark would stand on a cell."""
    squares = squares_of(part.picture) if MARK in part.picture else civic_squares().get(part.picture, {})
    numbers = squares.get(str(part.segment))
    if numbers is None:
        return 50, 50, _NONE
    at = 3 * (4 * list(LEAST).index(kind) + part.rotation // 90 % 4)
    return numbers[at], numbers[at + 1], numbers[at + 2]


def _has_crown(picture: str, segment: int) -> bool:
    """Whether something greater is printed there. False for tiles without a drawing."""
    tile = tile_at(picture, 0) if MARK in picture else find_tile(picture)
    return tile is not None and is_crowned(tile.segments[segment].marks)


def landmark(parts: Sequence[Part]) -> tuple[Part, str, Point] | None:
    """The landmark of a city: its cell, its name, and its place there. ``parts`` are in the order of being laid. A city
    with a great building printed in it, such as a cathedral, has that alone: they would be taken for each other."""
    if any(_has_crown(part.picture, part.segment) for part in parts):
        return None
    size = len({(part.x, part.y) for part in parts})
    kind = next((kind for kind in reversed(LEAST) if size >= LEAST[kind]), None)
    if kind is None:
        return None
    ranked = [(not part.held, square(part, kind)[2], -k) for k, part in enumerate(parts)]
    _, room, k = max((rank for rank in ranked if rank[1] > _NONE), default=(False, _NONE, 0))
    if not room:
        return None
    x, y, _ = square(parts[-k], kind)
    name = (kind, f"{kind}-small", "church")[len(_ROOMS) - room]
    return parts[-k], name, (x, y)


def cities(view: Mapping[str, Any]) -> Iterator[list[Part]]:
    """The cities of a view by the topology of its tiles, each in the order of being laid."""
    lying = {(int(t["x"]), int(t["y"])): t for t in view["tiles"] if t["tile"] != FACE_DOWN}
    held = {(int(f["x"]), int(f["y"]), int(f["segment"])) for f in view.get("figures", ())}
    order: list[Part] = []
    owner: dict[tuple[int, int, int], int] = {}
    for (x, y), entry in lying.items():
        name, rotation = picture_name(entry), int(entry["rotation"])
        tile = tile_at(name, rotation)
        for i, segment in enumerate(() if tile.fortified else tile.segments):
            if segment.kind == "city":
                owner |= {(x, y, side): len(order) for side in segment.sides}
                order.append(Part(x, y, name, rotation, i, (x, y, i) in held))
    joined = list(range(len(order)))

    def root(k: int) -> int:
        while joined[k] != k:
            k = joined[k]
        return k

    for (x, y, side), k in owner.items():
        nx, ny = INWARD[side]
        other = owner.get((x - nx, y - ny, (side + 2) % 4))
        if other is not None:
            first, second = sorted((root(k), root(other)))
            joined[second] = first
    groups: dict[int, list[Part]] = {}
    for k, part in enumerate(order):
        groups.setdefault(root(k), []).append(part)
    yield from groups.values()


def landmarks(groups: Iterable[Sequence[Part]]) -> list[tuple[Point, str]]:
    """Place on the map, in hundredths of a cell, and name of each landmark; those farther north first."""
    found = filter(None, map(landmark, groups))
    return sorted(((part.x * 100 + x, part.y * 100 + y), name) for part, name, (x, y) in found)


def landmark_body(name: str, c: Theme, lod: int) -> str:
    """A landmark on its square, or a wood or hedge, its foot at the origin. KeyError for an unknown name."""
    if name in THICKETS:
        return thicket(name, c, lod)
    kind, size = name.removesuffix("-small"), _SIZES[name]
    drawn = {"townhall": town.townhall, "minster": town.minster, "church": town.church}[kind](c, lod)
    wide = _WIDE[kind]
    ground = ellipse(1, -2, wide, min(11.0, wide / 2), c.square, stroke=c.square_edge, stroke_width=1.2)
    return f'<g transform="scale({fraction(size if lod else size * FAR)})">{ground}{drawn}</g>'


def landmarks_body(view: Mapping[str, Any], c: Theme, lod: int) -> str:
    """The landmarks of all cities of a view."""
    ordered = sorted(landmarks(cities(view)), key=lambda landmark: landmark[0][1])
    return "".join(group(landmark_body(name, c, lod), place) for place, name in ordered)


@lru_cache(maxsize=32)
def render_landmark(name: str, theme: str = "light") -> str:
    """A landmark as SVG with viewBox -36 -64 72 84, in tile units; its origin belongs on its place. ValueError for an
    unknown name."""
    if name not in LANDMARKS:
        raise ValueError(f"unknown landmark {name!r}: use one of {', '.join(LANDMARKS)}")
    return document(BOX[2], BOX[3], landmark_body(name, theme_named(theme), 1), origin=BOX[:2])
