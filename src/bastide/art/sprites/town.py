"""What stands in cities besides single houses: terraces, churches, market stalls, green courts."""

from bastide.art.palette import Theme
from bastide.art.sprites import trees
from bastide.art.svg import Sprite, element, num, path

_HOUSE = 8.6


def terrace(n: int) -> Sprite:
    """``n`` houses under one roof, which takes the colour it is used with; a door for every house."""

    def draw(c: Theme, lod: int) -> str:
        a, b = -_HOUSE * n / 2, _HOUSE * n / 2
        if not lod:
            front = path(f"M{num(a - 0.6)} .4V-3.4H{num(b + 0.6)}V.4Z", c.wall_shade)
            roof = path(f"M{num(a - 0.6)}-3L{num(a + 2)}-9.2H{num(b - 1.4)}L{num(b + 0.6)}-3Z", "currentColor")
            return front + roof + path(f"M{num(a - 1)}-3H{num(b + 1)}", stroke=c.ink, width=1, opacity=".45")
        front = path(f"M{num(a)} 0V-4H{num(b)}V0Z", c.wall, c.ink, 0.9, stroke_linejoin="round")
        front += path(f"M{num(b - 3)}-.4V-4H{num(b - 0.4)}V-.4Z", c.wall_shade)
        front += path(f"M{num(b - 4)}-8.4v-2.4h1.7v2.4z", c.wall_shade, c.ink, 0.7)
        slope = f"M{num(a - 0.8)}-3.6L{num(a + 2)}-8.6H{num(b - 1.6)}L{num(b + 0.8)}-3.6Z"
        roof = path(slope, "currentColor", c.ink, 0.9, stroke_linejoin="round")
        starts = [a + _HOUSE * k for k in range(n)]
        roof += path(
            "".join(f"M{num(x)}-3.6L{num(x + 1)}-8.6" for x in starts[1:]), stroke=c.ink, width=0.7, opacity=".55"
        )
        roof += path(f"M{num(a + 2.4)}-8L{num(b - 2)}-8", stroke=c.rim, width=0.8, opacity=".28")
        doors = "".join(f"M{num(x + 1.6)} 0v-2.3h1.5v2.3zM{num(x + 4.8)}-2.7h1.4v1.4h-1.4z" for x in starts)
        return front + roof + path(doors, c.lit or c.door)

    return draw


def church(c: Theme, lod: int) -> str:
    """A parish church 21 wide and 27 high: cream tower, red spire, gold vane."""
    roof, ink, join = c.quarters[2], c.ink, "round"
    line = ink if lod else None
    out = path("M-2.4 0V-6.4H11V0Z", c.wall_shade, line, 1, stroke_linejoin=join)
    out += path("M-3-6L-.4-12H9.4L12-6Z", roof, line, 1, stroke_linejoin=join)
    out += path("M-8.6 0V-15H-1.8V0Z", c.wall, ink, 1 if lod else 0.8) + path("M-4-.4V-14.6H-2.2V-.4Z", c.wall_shade)
    out += path("M-9.8-14.6L-5.2-26L-.6-14.6Z", roof, ink, 1 if lod else 0.8, stroke_linejoin=join)
    out += path("M-5-24.6L-1.6-15H-4Z", ink, opacity=".28")
    if not lod:
        return out
    windows = "".join(f"M{num(x)}-2.2v-2a.7.8 0 0 1 1.5 0v2z" for x in (1.2, 4.4, 7.6))
    out += path(f"M-6.2-8.4a1 1.2 0 0 1 2 0v2.6h-2zM-6.4 0v-3.2h2.4v3.2z{windows}", c.lit or c.door)
    return out + path("M-5.2-26V-29.4M-6.6-28.2H-3.8", stroke=c.gold, width=1.1, stroke_linecap="round")


def stall(c: Theme, lod: int) -> str:
    """A market stall 8 wide with a striped awning."""
    top = path("M-4-2.6L-3-5.4H3L4-2.6Z", c.rim, c.ink, 0.7, stroke_linejoin="round")
    top += path("M-2.4-2.6L-1.8-5.4H-.4L-.4-2.6ZM1.4-2.6L1.2-5.4H2.4L3-2.6Z", c.quarters[1])
    return path("M-3.4 0V-2.8H3.4V0Z", c.wood, c.ink, 0.6) + top


def court(c: Theme, lod: int) -> str:
    """A green court 17 wide with three trees, where the eye rests."""
    out = element("ellipse", cx=0, cy=-2, rx=8.4, ry=4.8, fill=c.field_lo)
    for x, y, tree in ((0, -4, trees.oak), (-4, -1, trees.oak), (3.6, 0, trees.elm)):
        out += f'<g transform="translate({num(x)} {num(y)})scale(.86)">{tree(c, lod)}</g>'
    return out
