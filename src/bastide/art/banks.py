"""What becomes of a bank of mist: closed for good, or lost for good. Tiles are drawn with it (``parts.cloud``).

Here are the fringes, where mist that is lost frays out over clear land, and the signs of the states for lists.
"""

from functools import lru_cache

from bastide.art.catalogue import Tile
from bastide.art.geometry import SIDES, side_frame
from bastide.art.palette import Theme, theme_named
from bastide.art.seeds import Chance
from bastide.art.svg import document, line_path, path, polyline, shape_path

STATES = ("open", "closed", "lost")
"""Names of the states of a bank of mist."""
LETTERS = {"o": "open", "c": "closed", "l": "lost"}
"""States as they stand in the name of a tile's picture."""
FRINGE_ROOM = 10.0
"""How far the picture of a fringe reaches beyond its cell."""
_TOOTH = ((0.15, 0.35), (0.36, 0.75), (0.5, 1.15), (0.64, 0.75), (0.85, 0.35), (1.0, 0.2))
"""Half-way along a tooth is its tip."""


def torn_sides(tile: Tile, neighbours: dict[int, Tile | None]) -> tuple[int, ...]:
    """Sides where mist meets clear land: a neighbour without mist there, or (None) one that lies face down."""
    misty = [side for side in neighbours if tile.misty(side)]
    return tuple(side for side in misty if not ((other := neighbours[side]) and other.misty((side + 2) % 4)))


def fringe_body(sides: tuple[int, ...], c: Theme) -> str:
    """Teeth of mist that hang out over these sides of a cell."""
    out = ""
    for side in sides:
        chance, frame = Chance(f"fringe|{side}"), side_frame(side)
        line, x = [(1.0, 0.3)], 3.0
        while x < 93:
            step, deep = chance.between(9, 16), chance.between(4, 8.5) * min(1.0, x / 14, (100 - x) / 14)
            line += [(min(99.0, x + step * along), -deep * out_) for along, out_ in _TOOTH]
            x += step
        out += path(polyline([frame(p) for p in (*line, (99.0, 0.3))], close=True), c.mist, opacity=".62")
    return out


@lru_cache(maxsize=64)
def render_fringe(sides: str, theme: str = "light") -> str:
    """Fringes over those sides ("N", "ESW"), viewBox -10 -10 120 120 round the cell. ValueError for other letters."""
    named = tuple(sorted(SIDES.find(letter) for letter in sides))
    if not named or len(set(named)) < len(named) or named[0] < 0:
        raise ValueError(f"unknown sides {sides!r}: use letters of {SIDES}, each once")
    size = 100 + 2 * FRINGE_ROOM
    return document(size, size, fringe_body(named, theme_named(theme)), origin=(-FRINGE_ROOM, -FRINGE_ROOM))


_CLOUD = "M5 18.4A4.6 4.6 0 0 1 4.6 9.4A6.4 6.4 0 0 1 16.6 7.4A5.6 5.6 0 0 1 18.6 18.4Z"
_RAGS = (
    "M3 9.6q4-3 8-.6t7-1.6l3 1.4-4 1.2 2 1.6q-4 2.4-8 .4t-6 1.4l1-1.8Z"
    "M5.6 17q3.4-2 6.6-.4t6.4-.8l1.6.9-2.6 1.3 1 1.4q-4 1.4-7 .3t-5 .5l.6-1.4Z"
)


@lru_cache(maxsize=16)
def render_state(state: str, theme: str = "light") -> str:
    """A state as a sign for lists, viewBox 0 0 24 24. ValueError for an unknown one."""
    if state not in STATES:
        raise ValueError(f"unknown state {state!r}: use one of {', '.join(STATES)}")
    c = theme_named(theme)
    if state == "lost":
        body = shape_path(_RAGS, c.mist, c.mist_line, 1.1, opacity=".85")
    else:
        line = 2.4 if state == "closed" else 0.9
        body = shape_path(_CLOUD, c.mist_hi if state == "closed" else c.mist, c.mist_line, line)
        eyes = "M8.6 13.4q1.2 1.5 2.4 0M13 13.4q1.2 1.5 2.4 0" if state == "closed" else "M9.8 13v1.4M14.2 13v1.4"
        body += line_path(eyes, c.mist_eye, 1.5)
    return document(24, 24, body)
