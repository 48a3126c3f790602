"""The app's icon and the backs of the tiles: a fortified town gate."""

from bastide.art.geometry import Point
from bastide.art.palette import Theme, theme_named
from bastide.art.svg import circle, document, element, line_path, path, rect, shape_path

_GATE = "M38 64V42H35V34H40V38H45V34H55V38H60V34H65V42H62V64H55V56A5 5 0 0 0 45 56V64Z"


def render_back(theme: str = "light", start: bool = False) -> str:
    """The back of a tile, viewBox 0 0 100 100: green, or night blue for the start tile."""
    return document(100, 100, back_body(theme_named(theme), start))


def back_body(c: Theme, start: bool = False) -> str:
    """The back of a tile, for composing."""
    ground, line = (c.start_back, c.start_back_line) if start else (c.back, c.back_line)
    lattice = "".join(f"M{k} 0l100 100M{k} 100l100-100" for k in range(-80, 100, 20))
    body = element("rect", width=100, height=100, fill=ground) + path(lattice, stroke=line, width=3)
    body += rect(5, 5, 90, 90, "none", 6, stroke=c.gold, stroke_width=1.6, opacity=".85")
    body += circle(50, 50, 27, ground, stroke=c.gold, stroke_width=2.4)
    body += circle(50, 50, 23, "none", stroke=c.gold, stroke_width=0.9)
    corners: tuple[Point, ...] = ((14, 14), (86, 14), (14, 86), (86, 86))
    body += path("".join(f"M{x} {y - 5}l5 5-5 5-5-5Z" for x, y in corners), c.gold)
    body += path(_GATE, c.gold) + path("M44 47v-4h3v4zM53 47v-4h3v4z", ground)
    return body + rect(0.4, 0.4, 99.2, 99.2, "none", stroke="#000", stroke_width=0.8, opacity=".4")


def render_icon(rounded: bool = True) -> str:
    """The app's icon, viewBox 0 0 64 64: a town gate with two towers and a banner, readable at 16 px."""
    ink, wall, dark, roof, gold = "#3a2a20", "#f3ecdd", "#ddd2bd", "#9a3327", "#eab93c"
    body = element("rect", width=64, height=64, rx=14 if rounded else 0, fill=roof)
    body += line_path("M32 20V6", ink, 2.6) + shape_path("M32 5.5L45 9.5L32 14Z", gold, ink, 1.6)
    body += shape_path("M22 56V22H25.5V26H30V22H34V26H38.5V22H42V56Z", dark, ink, 2.4)
    for x in (9, 39):
        tower = f"M{x} 56V36H{x - 2}V26H{x + 3}V30H{x + 6}V26H{x + 10}V30H{x + 13}V26H{x + 18}V36H{x + 16}V56Z"
        body += shape_path(tower, wall, ink, 2.4)
    body += path("M26 56V46A6 6 0 0 1 38 46V56Z", ink) + path("M15.5 47v-6h3v6zM45.5 47v-6h3v6z", ink)
    return document(64, 64, body + line_path("M5 56.5H59", ink, 3.4))
