"""Houses, the well of a village, a homestead, and the inn with its lake. Roofs take the colour they are used with."""

from bastide.art.palette import Theme
from bastide.art.svg import ellipse, line_path, path, rect, shape_path


def house(c: Theme, lod: int) -> str:
    """House 10 wide and 8 high: gable to the left, roof slope to the right."""
    if not lod:
        return path("M-5.4 0V-3.6H5.4V0Z", c.wall_shade) + path("M-6-3.2L-3-8.6H3.4L6-3.2Z", "currentColor")
    out = shape_path("M-5 0V-4.2L-2.6-8L3.2-8L5.2-4V0Z", c.wall_shade, c.ink, 0.9)
    out += path("M-5 0V-4.2L-2.6-7.6L-.4-4V0Z", c.wall) + path("M-2.6-8.1L3.2-8.1L5.6-3.6L-.2-3.6Z", "currentColor")
    out += path("M-5.6-3.5L-2.6-8.1L-1.9-7L-4.6-3Z", c.ink, opacity=0.4)
    return out + path("M-3.5 0v-2.4h1.5v2.4zM1.4-2.6h1.5v1.5h-1.5z", c.lit or c.door)


def well(c: Theme, lod: int) -> str:
    """Roofed well, upright: a round well seen from above looks like an eye."""
    out = path("M-3.4 3.4V.4H3.4V3.4Q0 4.8-3.4 3.4Z", c.stone_hi, c.ink, 0.8)
    out += path("M-2.6.4V-3M2.6.4V-3", stroke=c.ink, width=1)
    out += shape_path("M-4.8-2.6L0-6.4L4.8-2.6Z", c.roofs[1], c.ink, 0.8)
    return out + ellipse(0, 0.4, 3.2, 0.9, c.water_lo, stroke=c.ink, stroke_width=0.6)


def farmhouse(c: Theme, lod: int) -> str:
    """A long house 18 wide and 15 high, gable to the left, with a chimney; greater than any cottage of a village."""
    ink, w = c.ink, 1 if lod else 1.3
    out = path("M3.4-11V-15.6H6.2V-11Z", c.stone, ink, 0.8)
    out += shape_path("M-8.6 0V-6.6L-4.6-12H5.4L8.8-6.4V0Z", c.wall_shade, ink, w)
    out += path("M-8.6 0V-6.6L-4.6-11.6L-.8-6.2V0Z", c.wall)
    out += shape_path("M-4.6-12.6H5.6L9.8-5.4H-.4Z", c.roofs[1], ink, w)
    out += path("M-9.4-5.4L-4.6-12.4L-.6-5.4", stroke=ink, width=1.7, stroke_linejoin="round")
    if lod:
        out += path("M-3.4-10.2H7M-2-7.8H8.4", stroke=ink, width=0.7, opacity=".3")
    return out + path("M-6.2 0V-3.8H-3.4V0ZM1-3.6H3.2V-1.4H1ZM5-3.6H7.2V-1.4H5Z", c.lit or c.door)


def yard(c: Theme, lod: int) -> str:
    """Trodden ground 22 x 20 behind a hedge, round its middle: it parts the fields on both sides of the house."""
    shade = path("M-10-8.6H13V12H-10Z", c.shade, opacity=".16")
    ground = rect(-11, -9.6, 22, 19.6, c.cobble, 2.4, stroke=c.ink, stroke_width=3.4)
    return shade + ground + rect(-11, -9.6, 22, 19.6, "none", 2.4, stroke=c.hedge, stroke_width=2.2)


_SHORE = "M-4 4.6C-3 1.6 1 .2 5.6.4C10.4.6 14.4 2.4 14.2 5.2C14 8.4 9.6 9.6 5 9.4C.4 9.3-5.2 8-4 4.6Z"


def _inn_lake(c: Theme, lod: int) -> str:
    out = shape_path(_SHORE, c.water_lo, c.bank_lo, 3.4) + path(_SHORE, c.water_lo, c.bank, 2.2)
    out += f'<g transform="translate(.9 .9)scale(.9)">{path(_SHORE, c.water)}</g>'
    if not lod:
        return out
    out += line_path("M.4 4.4q1.2-1 2.4 0t2.4 0M5.6 7.2q1.2-1 2.4 0t2.4 0", c.water_hi, 0.9)
    return out + line_path("M12.6 2.6Q12.8-.6 12.2-2.4M13.8 3Q14.4.4 15-1M11.4 2.2Q11-.4 10.4-1.6", c.reed, 1)


def _inn_house(c: Theme, lod: int) -> str:
    ink, w = c.ink, 0.9 if lod else 1.2
    out = shape_path("M-12.4 2V-6.4H4.4V2Z", c.wall, ink, w) + path("M1-6H4V1.6H1Z", c.wall_shade)
    if lod:
        beams = "M-12.2-2.4H-7.4M-3.4-2.4H4.2M-9.8-6.2V-2.4M-1-6.2V1.8M-12-2.4L-9.8-6M-3.2-2.6L-1.2-6"
        out += path(beams, stroke=c.wood, width=0.8)
    out += path("M-1.6-14.4V-18.4H1V-13Z", c.stone, ink, 0.8)
    out += shape_path("M-14.6-5.6L-9.8-15.4Q-4-16.6 2-15.4L6.6-5.6Q-4-7.2-14.6-5.6Z", c.hay, ink, w)
    out += path("M2.6-14.2L6-6.2L2.4-6.6L.2-15Z", c.hay_shade)
    if lod:
        out += line_path("M-11.4-9L-9-14M-7.4-8.6L-6.4-13.6M-3.6-8.4V-12.8M.2-8.8L-.6-13", c.hay_shade, 0.8)
    out += path("M-7.2 2V-1.6a1.8 2 0 0 1 3.6 0V2Z", c.door)
    return out + path("M-11.2 .6v-2h2v2zM1-.2v-2.2h2v2.2z", c.lit or c.window)


def _inn_sign(c: Theme) -> str:
    pole = line_path("M4.6-4.6H10.4M9-4.4V-2.8", c.ink, 1)
    return pole + rect(6.4, -3.2, 5, 4.2, c.roofs[0], rx=0.8, stroke=c.ink, stroke_width=0.8)


def inn(c: Theme, lod: int) -> str:
    """House and lake, 30 wide and 28 high; its door is left of the middle."""
    shade = ellipse(-2, 2.4, 13, 3, c.shade, opacity=".24")
    return shade + _inn_lake(c, lod) + _inn_house(c, lod) + (_inn_sign(c) if lod else "")
