"""Ghosts that haunt the map, hounds, the goal token, and with them all pieces that are no player's.

Like figures they are drawn round their anchor in a square of ``figures.BOX`` tile units and look alike in both themes.
"""

from collections.abc import Callable
from functools import lru_cache

from bastide.art.catapults import catapult_body
from bastide.art.figures import BOX, INK
from bastide.art.geometry import Point
from bastide.art.lettering import caption
from bastide.art.palette import theme_named
from bastide.art.shapes import FEET
from bastide.art.svg import document, element, num, path

MOST = 15
"""As many ghosts as a box holds."""
_SHEET, _FOLD, _LINE = "#fdfcff", "#b8abe6", "#2b2550"
_BODY = (
    "M-8.8 0V-14C-8.8-26 8.8-26 8.8-14V0C7 1 5.8-2.4 4.2-2.4C2.6-2.4 1.6 1 0 1"
    "C-1.6 1-2.6-2.4-4.2-2.4C-5.8-2.4-7 1-8.8 0Z"
)
_WIDE = (
    "M-12.4 0V-17.4C-12.4-34 12.4-34 12.4-17.4V0C10 1.4 8.6-2.8 6.4-2.8C4.2-2.8 2.4 1.4 0 1.4"
    "C-2.4 1.4-4.2-2.8-6.4-2.8C-8.6-2.8-10 1.4-12.4 0Z"
)
_HEM = (
    "M-8.4-8C-4-5.5 4-5.5 8.4-10V-.4C7 .4 5.8-2.4 4.2-2.4C2.6-2.4 1.6 .6 0 .6"
    "C-1.6 .6-2.6-2.4-4.2-2.4C-5.8-2.4-7 .4-8.4-.4Z"
)
_HOUND = (
    "M-15-13C-18-17-18-21-16-22C-16-19-13-16-11-15.4C-5-17 2-16 6-17.4C7-21 9-23.4 11-24L11.6-26.6L13.6-23.6"
    "C15.6-23 17.6-21.4 20-20.8C20.6-18.6 19-17.4 16.4-17.4C14.6-15.4 13.4-12.8 12-11C11-7.4 11-4 11.6 0H8.2"
    "C7.4-3 7-6 6.4-8.4C2-7.6-3-8-6.6-9.4C-8.4-7-9.6-4.4-9.4 0H-12.8C-13.6-4-13-7.6-13.6-10Z"
)
_COATS = {"hound-1": ("#9a6336", "#6f4522", "#e4b02c"), "hound-2": ("#6b7482", "#474e5b", "#d8402f")}
_BESIDE: Point = (8.6, 12.5)
"""Ground point of a hound that sits beside a figure, from the figure's anchor."""


def _eyes(places: tuple[Point, ...], rx: float, ry: float) -> str:
    return "".join(element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=_LINE) for x, y in places)


def _alone() -> str:
    """Whole, with arms and a firm line: it has come, unlike the heads that are printed on tiles."""
    sheet = path(_BODY, "#fff", "#fff", 4.2, stroke_linejoin="round") + path(_BODY, _SHEET)
    arms = path("M-8-12Q-12.4-13.4-12-17M8-12Q12.4-13.4 12-17", stroke=_LINE, width=2, stroke_linecap="round")
    line = path(_BODY, "none", _LINE, 1.9, stroke_linejoin="round")
    face = _eyes(((-3, -15), (3, -15)), 1.9, 2.7) + _eyes(((0, -9.6),), 1.7, 2.2)
    return arms + sheet + path(_HEM, _FOLD) + line + face


def _behind(x: float, lean: int) -> str:
    """One more ghost that peeks out beside the first."""
    ghost = path(_BODY, "#fff", "#fff", 3.4, stroke_linejoin="round")
    ghost += path(_BODY, _FOLD, _LINE, 1.3, stroke_linejoin="round") + _eyes(((-3, -15), (3, -15)), 1.4, 2)
    return f'<g transform="translate({num(x)} -3)rotate({lean})">{ghost}</g>'


def _many(count: int) -> str:
    """A pile: the number is on the sheet of the first, big enough to be read on a small map."""
    rest = _behind(7, 9) + (_behind(-7, -9) if count > 2 else "")
    sheet = path(_WIDE, "#fff", "#fff", 4.2, stroke_linejoin="round")
    sheet += path(_WIDE, _SHEET, _LINE, 2, stroke_linejoin="round")
    size = 2.25 if count < 10 else 1.8
    number = caption(str(count), 0, -3.6, _LINE, size, 1.5)
    return rest + sheet + _eyes(((-4.2, -22.6), (4.2, -22.6)), 2.1, 2.8) + number


def ghost_body(count: int) -> str:
    """So many ghosts round their anchor. ValueError for a number that no box holds."""
    if not 1 <= count <= MOST:
        raise ValueError(f"{count} ghosts: a picture shows 1 to {MOST}")
    wide = 9 if count == 1 else 14
    shade = element("ellipse", cx=0, cy=1, rx=wide, ry=2.6, fill="#2b2748", opacity=".35")
    drop = FEET if count == 1 else FEET + 3
    return f'<g transform="translate(0 {num(drop)})">{shade}{_alone() if count == 1 else _many(count)}</g>'


@lru_cache(maxsize=64)
def render_ghosts(count: int, theme: str = "light") -> str:
    """A pile of ghosts as SVG with viewBox -20 -20 40 40 in tile units; its middle belongs on the anchor."""
    theme_named(theme)
    return document(BOX, BOX, ghost_body(count), origin=(-BOX / 2, -BOX / 2))


def hound_body(name: str) -> str:
    """A hound with its feet at the origin, 38 wide and 27 high."""
    coat, dark, collar = _COATS[name]
    shade = element("ellipse", cx=0, cy=0.8, rx=15, ry=2.4, fill="#000", opacity=".28")
    hound = path(_HOUND, "#fff", "#fff", 4, stroke_linejoin="round")
    hound += path(_HOUND, coat, INK, 1.4, stroke_linejoin="round")
    hound += path("M4-9C-1-8-5-8.4-7-10.4C-2-10 3-11 7-13Z", dark)
    hound += path("M5.6-17.8L10.6-14.4", stroke=INK, width=4) + path("M5.6-17.8L10.6-14.4", stroke=collar, width=2.4)
    eye = element("circle", cx=14, cy=-20.6, r=1, fill=INK)
    mark = "" if name == "hound-1" else path("M-4-15.6L-3-9M-.6-15.8L.4-8.8M-7.4-15.2L-6.4-10", stroke=dark, width=1.6)
    body = f"{shade}{hound}{mark}{eye}"
    return body if name == "hound-1" else f'<g transform="scale(-1 1)">{body}</g>'


def beside_body(name: str) -> str:
    """A small hound at the side of a figure, round the figure's anchor."""
    return f'<g transform="translate({num(_BESIDE[0])} {num(_BESIDE[1])})scale(.5)">{hound_body(name)}</g>'


def haunting_body(count: int) -> str:
    """Ghosts at the feet of the figure that they haunt, round the figure's anchor: one to its right, the second to its
    left, so that their number is seen before they are counted."""
    ghosts = ""
    for k in range(count):
        x = 12.6 if k == 0 else -12.6
        ghosts += f'<g transform="translate({num(x)} {num(FEET + 2.4)})scale(.62)">{_haunting(k)}</g>'
    return ghosts


def _haunting(k: int) -> str:
    """A small ghost with strong eyes that looks at its figure."""
    shade = element("ellipse", cx=0, cy=1, rx=9, ry=2.4, fill="#2b2748", opacity=".35")
    sheet = path(_BODY, "#fff", "#fff", 4.6, stroke_linejoin="round")
    sheet += path(_BODY, _SHEET, _LINE, 1.9, stroke_linejoin="round")
    look = -1.4 if k == 0 else 1.4
    return shade + sheet + _eyes(((look - 3.1, -14.4), (look + 3.1, -14.4)), 2, 2.9) + _eyes(((look, -7.6),), 1.8, 2.2)


def _hound(name: str) -> Callable[[], str]:
    shift = -1.2 if name == "hound-1" else 1.2
    return lambda: f'<g transform="translate({num(shift)} {num(FEET)})scale(.94)">{hound_body(name)}</g>'


def _token(ground: str, edge: str, mark: str) -> str:
    """A round token, 30 across."""
    shade = element("ellipse", cx=0.8, cy=2.4, rx=15.4, ry=14.6, fill="#000", opacity=".28")
    disc = element("circle", cx=0, cy=0, r=15.6, fill="#fff") + element(
        "circle", cx=0, cy=0, r=14.4, fill=ground, stroke=INK, stroke_width=1.4
    )
    return shade + disc + element("circle", cx=0, cy=0, r=11.6, fill="none", stroke=edge, stroke_width=1.4) + mark


def _goal() -> str:
    """Gold, with a banner: the points to be reached."""
    pole = path("M-4.4 8.6V-8.8", stroke=INK, width=2.4, stroke_linecap="round")
    cloth = path("M-4-8.6L7.4-5.2L-4-1.2Z", "#c4170c", INK, 1.3, stroke_linejoin="round")
    return _token("#f0bd3e", "#b98718", pole + cloth + path("M-8 8.8H1", stroke=INK, width=2.4, stroke_linecap="round"))


def _goal_waiting() -> str:
    """Grey, with a bow round the banner's pole: one lap more."""
    lap = path("M6.4-3.6A7.4 7.4 0 1 0 7.2 2.4", stroke=INK, width=2.4, stroke_linecap="round")
    return _token("#aeb0b8", "#83858f", lap + path("M2.2-3.2L8.4-8.4L8.8-.8Z", INK))


def _away() -> str:
    """The outline of a ghost that is not there."""
    outline = path(_BODY, stroke="#8b86ad", width=1.6, stroke_dasharray="2.4 2.2", stroke_linecap="round")
    return f'<g transform="translate(0 {num(FEET)})">{outline}</g>'


PIECES: dict[str, Callable[[], str]] = {
    "hound-1": _hound("hound-1"),
    "hound-2": _hound("hound-2"),
    "hound-1-beside": lambda: beside_body("hound-1"),
    "hound-2-beside": lambda: beside_body("hound-2"),
    "haunting-1": lambda: haunting_body(1),
    "haunting-2": lambda: haunting_body(2),
    "goal": _goal,
    "goal-waiting": _goal_waiting,
    "ghost-away": _away,
    "catapult": catapult_body,
}
"""Names of the pieces of the game against the ghosts, and what draws each."""


@lru_cache(maxsize=32)
def render_piece(name: str, theme: str = "light") -> str:
    """A piece as SVG with viewBox -20 -20 40 40; those "beside" and "haunting" belong on the anchor of their
    figure. ValueError for an unknown name."""
    theme_named(theme)
    if name not in PIECES:
        raise ValueError(f"unknown piece {name!r}: use one of {', '.join(PIECES)}")
    return document(BOX, BOX, PIECES[name](), origin=(-BOX / 2, -BOX / 2))
