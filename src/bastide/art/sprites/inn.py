"""The inn: a house under thatch with a hanging sign, and the lake before it; no other building is thatched."""

from bastide.art.palette import Theme
from bastide.art.svg import element, path

_SHORE = "M-4 4.6C-3 1.6 1 .2 5.6.4C10.4.6 14.4 2.4 14.2 5.2C14 8.4 9.6 9.6 5 9.4C.4 9.3-5.2 8-4 4.6Z"


def _lake(c: Theme, lod: int) -> str:
    out = path(_SHORE, c.water_lo, c.bank_lo, 3.4, stroke_linejoin="round") + path(_SHORE, c.water_lo, c.bank, 2.2)
    out += f'<g transform="translate(.9 .9)scale(.9)">{path(_SHORE, c.water)}</g>'
    if not lod:
        return out
    ripples = path("M.4 4.4q1.2-1 2.4 0t2.4 0M5.6 7.2q1.2-1 2.4 0t2.4 0", stroke=c.water_hi, width=0.9,
                   stroke_linecap="round")  # fmt: skip
    reeds = path("M12.6 2.6Q12.8-.6 12.2-2.4M13.8 3Q14.4.4 15-1M11.4 2.2Q11-.4 10.4-1.6", stroke=c.reed, width=1,
                 stroke_linecap="round")  # fmt: skip
    return out + ripples + reeds


def _house(c: Theme, lod: int) -> str:
    ink, w = c.ink, 0.9 if lod else 1.2
    out = path("M-12.4 2V-6.4H4.4V2Z", c.wall, ink, w, stroke_linejoin="round") + path("M1-6H4V1.6H1Z", c.wall_shade)
    if lod:
        beams = "M-12.2-2.4H-7.4M-3.4-2.4H4.2M-9.8-6.2V-2.4M-1-6.2V1.8M-12-2.4L-9.8-6M-3.2-2.6L-1.2-6"
        out += path(beams, stroke=c.wood, width=0.8)
    out += path("M-1.6-14.4V-18.4H1V-13Z", c.stone, ink, 0.8)
    out += path("M-14.6-5.6L-9.8-15.4Q-4-16.6 2-15.4L6.6-5.6Q-4-7.2-14.6-5.6Z", c.hay, ink, w,
                stroke_linejoin="round")  # fmt: skip
    out += path("M2.6-14.2L6-6.2L2.4-6.6L.2-15Z", c.hay_shade)
    if lod:
        out += path("M-11.4-9L-9-14M-7.4-8.6L-6.4-13.6M-3.6-8.4V-12.8M.2-8.8L-.6-13", stroke=c.hay_shade,
                    width=0.8, stroke_linecap="round")  # fmt: skip
    out += path("M-7.2 2V-1.6a1.8 2 0 0 1 3.6 0V2Z", c.door)
    return out + path("M-11.2 .6v-2h2v2zM1-.2v-2.2h2v2.2z", c.lit or c.window)


def _board(c: Theme) -> str:
    pole = path("M4.6-4.6H10.4M9-4.4V-2.8", stroke=c.ink, width=1, stroke_linecap="round")
    return pole + element("rect", x=6.4, y=-3.2, width=5, height=4.2, rx=0.8, fill=c.roofs[0], stroke=c.ink,
                          stroke_width=0.8)  # fmt: skip


def inn(c: Theme, lod: int) -> str:
    """House and lake, 30 wide and 28 high; its door is left of the middle."""
    shade = element("ellipse", cx=-2, cy=2.4, rx=13, ry=3, fill=c.shade, opacity=".24")
    return shade + _lake(c, lod) + _house(c, lod) + (_board(c) if lod else "")
