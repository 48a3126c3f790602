"""The pieces that are no player's: ghosts that haunt the map, hounds, the goal token, the catapult, ingots.

Like figures they are drawn round their anchor in a square of ``figures.BOX`` tile units and look alike in both themes.
"""

from collections.abc import Callable
from functools import lru_cache, partial

from bastide.art.figures import INK, figure_document
from bastide.art.geometry import Point
from bastide.art.ingots import MOST as MOST_INGOTS
from bastide.art.ingots import ingots_body
from bastide.art.lettering import caption
from bastide.art.palette import theme_named
from bastide.art.shapes import FEET
from bastide.art.svg import circle, ellipse, group, line_path, path, shape_path

_WOOD, _DARK, _LIGHT, _STONE = "#b07b3e", "#7c4f22", "#d29c57", "#a9a7a6"
_CATAPULT_FRAME = "M-15 9L-13.4 3.6H12L15 9Z"
_CATAPULT_ARM = "M-13.6-10.6L-11-13.6L9.6 3.2L7.4 5.8Z"


def _wheel(x: float) -> str:
    """A spoked wheel."""
    rim = circle(x, 9.4, 5, _WOOD, stroke=INK, stroke_width=1.3)
    spokes = path(f"M{x - 3.4} 9.4h6.8M{x} 6v6.8", stroke=_DARK, width=1.3)
    return rim + spokes + circle(x, 9.4, 1.4, INK)


def catapult_body() -> str:
    """A loaded catapult round its place, 36 wide and 33 high with its halo: within the box of a piece."""
    outline = f"{_CATAPULT_FRAME}{_CATAPULT_ARM}M2.6 4L7.6-9.4L10.4-9L12 4Z"
    halo = shape_path(outline, "#fff", "#fff", 5) + circle(-9.6, 9.4, 7, "#fff") + circle(9.6, 9.4, 7, "#fff")
    halo += circle(-14, -13.4, 7.4, "#fff")
    shade = ellipse(1, 14.6, 17, 2.6, "#000", opacity=".3")
    posts = shape_path("M2.6 4L7.4-9.8H10.6L12 4H8.4L8.6-3L6.4 4Z", _WOOD, INK, 1.2)
    arm = shape_path(_CATAPULT_ARM, _LIGHT, INK, 1.3)
    rope = line_path("M6.4.2L9.4-3.4M8 1.6L10.6-2", INK, 1.2)
    frame = shape_path(_CATAPULT_FRAME, _WOOD, INK, 1.3) + path("M-12 6.6H12.6", stroke=_DARK, width=1.1)
    cup = shape_path("M-18.6-12.4Q-17-6.6-10.6-8.2Q-8.6-10.6-9.6-13.4Z", _DARK, INK, 1.2)
    stone = circle(-14.2, -14.4, 4.6, _STONE, stroke=INK, stroke_width=1.3)
    stone += line_path("M-17-15.6a3.2 3.2 0 0 1 2.6-2", "#e8e6e4", 1.2)
    drawn = shade + halo + posts + stone + cup + arm + rope + frame + _wheel(-9.6) + _wheel(9.6)
    return group(drawn, (1, 0.8), "scale(.93)")


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
    return "".join(ellipse(x, y, rx, ry, _LINE) for x, y in places)


def _alone() -> str:
    """Whole, with arms and a firm line: it has come, unlike the heads that are printed on tiles."""
    sheet = shape_path(_BODY, "#fff", "#fff", 4.2) + path(_BODY, _SHEET)
    arms = line_path("M-8-12Q-12.4-13.4-12-17M8-12Q12.4-13.4 12-17", _LINE, 2)
    line = shape_path(_BODY, "none", _LINE, 1.9)
    face = _eyes(((-3, -15), (3, -15)), 1.9, 2.7) + _eyes(((0, -9.6),), 1.7, 2.2)
    return arms + sheet + path(_HEM, _FOLD) + line + face


def _behind(x: float, lean: int) -> str:
    """One more ghost that peeks out beside the first."""
    ghost = shape_path(_BODY, "#fff", "#fff", 3.4)
    ghost += shape_path(_BODY, _FOLD, _LINE, 1.3) + _eyes(((-3, -15), (3, -15)), 1.4, 2)
    return group(ghost, (x, -3), f"rotate({lean})")


def _many(count: int) -> str:
    """A pile: the number is on the sheet of the first, big enough to be read on a small map."""
    rest = _behind(7, 9) + (_behind(-7, -9) if count > 2 else "")
    sheet = shape_path(_WIDE, "#fff", "#fff", 4.2) + shape_path(_WIDE, _SHEET, _LINE, 2)
    number = caption(str(count), 0, -3.6, _LINE, 2.25 if count < 10 else 1.8, 1.5)
    return rest + sheet + _eyes(((-4.2, -22.6), (4.2, -22.6)), 2.1, 2.8) + number


def ghost_body(count: int) -> str:
    """So many ghosts round their anchor. ValueError for a number that no box holds."""
    if not 1 <= count <= MOST:
        raise ValueError(f"{count} ghosts: a picture shows 1 to {MOST}")
    shade = ellipse(0, 1, 9 if count == 1 else 14, 2.6, "#2b2748", opacity=".35")
    return group(shade + (_alone() if count == 1 else _many(count)), (0, FEET if count == 1 else FEET + 3))


@lru_cache(maxsize=64)
def render_ghosts(count: int, theme: str = "light") -> str:
    """A pile of ghosts as SVG with viewBox -20 -20 40 40 in tile units; its middle belongs on the anchor."""
    theme_named(theme)
    return figure_document(ghost_body(count))


def hound_body(name: str) -> str:
    """A hound with its feet at the origin, 38 wide and 27 high."""
    coat, dark, collar = _COATS[name]
    shade = ellipse(0, 0.8, 15, 2.4, "#000", opacity=".28")
    hound = shape_path(_HOUND, "#fff", "#fff", 4) + shape_path(_HOUND, coat, INK, 1.4)
    hound += path("M4-9C-1-8-5-8.4-7-10.4C-2-10 3-11 7-13Z", dark)
    hound += path("M5.6-17.8L10.6-14.4", stroke=INK, width=4) + path("M5.6-17.8L10.6-14.4", stroke=collar, width=2.4)
    eye = circle(14, -20.6, 1, INK)
    if name == "hound-1":
        return shade + hound + eye
    stripes = path("M-4-15.6L-3-9M-.6-15.8L.4-8.8M-7.4-15.2L-6.4-10", stroke=dark, width=1.6)
    return f'<g transform="scale(-1 1)">{shade}{hound}{stripes}{eye}</g>'


def beside_body(name: str) -> str:
    """A small hound at the side of a figure, round the figure's anchor."""
    return group(hound_body(name), _BESIDE, "scale(.5)")


def haunting_body(count: int) -> str:
    """Ghosts at the feet of the figure that they haunt, round the figure's anchor: one to its right, the second to its
    left, so that their number is seen before they are counted."""
    places = [(-12.6 if k else 12.6, FEET + 2.4) for k in range(count)]
    return "".join(group(_haunting(k), place, "scale(.62)") for k, place in enumerate(places))


def _haunting(k: int) -> str:
    """A small ghost with strong eyes that looks at its figure."""
    shade = ellipse(0, 1, 9, 2.4, "#2b2748", opacity=".35")
    sheet = shape_path(_BODY, "#fff", "#fff", 4.6) + shape_path(_BODY, _SHEET, _LINE, 1.9)
    look = -1.4 if k == 0 else 1.4
    return shade + sheet + _eyes(((look - 3.1, -14.4), (look + 3.1, -14.4)), 2, 2.9) + _eyes(((look, -7.6),), 1.8, 2.2)


def _token(ground: str, edge: str, mark: str) -> str:
    """A round token, 30 across."""
    shade = ellipse(0.8, 2.4, 15.4, 14.6, "#000", opacity=".28")
    disc = circle(0, 0, 15.6, "#fff") + circle(0, 0, 14.4, ground, stroke=INK, stroke_width=1.4)
    return shade + disc + circle(0, 0, 11.6, "none", stroke=edge, stroke_width=1.4) + mark


def _goal() -> str:
    """Gold, with a banner: the points to be reached."""
    pole = line_path("M-4.4 8.6V-8.8", INK, 2.4)
    cloth = shape_path("M-4-8.6L7.4-5.2L-4-1.2Z", "#c4170c", INK, 1.3)
    return _token("#f0bd3e", "#b98718", pole + cloth + line_path("M-8 8.8H1", INK, 2.4))


def _goal_waiting() -> str:
    """Grey, with a bow round the banner's pole: one lap more."""
    lap = line_path("M6.4-3.6A7.4 7.4 0 1 0 7.2 2.4", INK, 2.4)
    return _token("#aeb0b8", "#83858f", lap + path("M2.2-3.2L8.4-8.4L8.8-.8Z", INK))


def _away() -> str:
    """The outline of a ghost that is not there."""
    outline = path(_BODY, stroke="#8b86ad", width=1.6, stroke_dasharray="2.4 2.2", stroke_linecap="round")
    return group(outline, (0, FEET))


PIECES: dict[str, Callable[[], str]] = {
    "hound-1": lambda: group(hound_body("hound-1"), (-1.2, FEET), "scale(.94)"),
    "hound-2": lambda: group(hound_body("hound-2"), (1.2, FEET), "scale(.94)"),
    "hound-1-beside": lambda: beside_body("hound-1"),
    "hound-2-beside": lambda: beside_body("hound-2"),
    "haunting-1": lambda: haunting_body(1),
    "haunting-2": lambda: haunting_body(2),
    "goal": _goal,
    "goal-waiting": _goal_waiting,
    "ghost-away": _away,
    "catapult": catapult_body,
    **{f"ingots-{count}": partial(ingots_body, count) for count in range(1, MOST_INGOTS + 1)},
}
"""Names of the pieces, and what draws each."""


@lru_cache(maxsize=32)
def render_piece(name: str, theme: str = "light") -> str:
    """A piece as SVG with viewBox -20 -20 40 40; those "beside" and "haunting" belong on the anchor of their
    figure. ValueError for an unknown name."""
    theme_named(theme)
    if name not in PIECES:
        raise ValueError(f"unknown piece {name!r}: use one of {', '.join(PIECES)}")
    return figure_document(PIECES[name]())
