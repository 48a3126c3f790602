"""What stands in cities besides single houses: terraces, churches, stalls, green courts, a town hall, a minster."""

from bastide.art.palette import Theme
from bastide.art.sprites import trees
from bastide.art.svg import Sprite, circle, ellipse, group, line_path, num, path, shape_path

_HOUSE = 8.6


def terrace(n: int) -> Sprite:
    """``n`` houses under one roof, which takes the colour it is used with; a door for every house."""

    def draw(c: Theme, lod: int) -> str:
        a, b = -_HOUSE * n / 2, _HOUSE * n / 2
        if not lod:
            front = path(f"M{num(a - 0.6)} .4V-3.4H{num(b + 0.6)}V.4Z", c.wall_shade)
            roof = path(f"M{num(a - 0.6)}-3L{num(a + 2)}-9.2H{num(b - 1.4)}L{num(b + 0.6)}-3Z", "currentColor")
            return front + roof + path(f"M{num(a - 1)}-3H{num(b + 1)}", stroke=c.ink, width=1, opacity=".45")
        front = shape_path(f"M{num(a)} 0V-4H{num(b)}V0Z", c.wall, c.ink, 0.9)
        front += path(f"M{num(b - 3)}-.4V-4H{num(b - 0.4)}V-.4Z", c.wall_shade)
        front += path(f"M{num(b - 4)}-8.4v-2.4h1.7v2.4z", c.wall_shade, c.ink, 0.7)
        slope = f"M{num(a - 0.8)}-3.6L{num(a + 2)}-8.6H{num(b - 1.6)}L{num(b + 0.8)}-3.6Z"
        roof = shape_path(slope, "currentColor", c.ink, 0.9)
        starts = [a + _HOUSE * k for k in range(n)]
        joints = "".join(f"M{num(x)}-3.6L{num(x + 1)}-8.6" for x in starts[1:])
        roof += path(joints, stroke=c.ink, width=0.7, opacity=".55")
        roof += path(f"M{num(a + 2.4)}-8L{num(b - 2)}-8", stroke=c.rim, width=0.8, opacity=".28")
        doors = "".join(f"M{num(x + 1.6)} 0v-2.3h1.5v2.3zM{num(x + 4.8)}-2.7h1.4v1.4h-1.4z" for x in starts)
        return front + roof + path(doors, c.lit or c.door)

    return draw


def church(c: Theme, lod: int) -> str:
    """A parish church 21 wide and 27 high: cream tower, red spire, gold vane."""
    roof, ink, line = c.quarters[2], c.ink, c.ink if lod else None
    out = shape_path("M-2.4 0V-6.4H11V0Z", c.wall_shade, line, 1) + shape_path("M-3-6L-.4-12H9.4L12-6Z", roof, line, 1)
    out += path("M-8.6 0V-15H-1.8V0Z", c.wall, ink, 1 if lod else 0.8) + path("M-4-.4V-14.6H-2.2V-.4Z", c.wall_shade)
    out += shape_path("M-9.8-14.6L-5.2-26L-.6-14.6Z", roof, ink, 1 if lod else 0.8)
    out += path("M-5-24.6L-1.6-15H-4Z", ink, opacity=".28")
    if not lod:
        return out
    windows = "".join(f"M{num(x)}-2.2v-2a.7.8 0 0 1 1.5 0v2z" for x in (1.2, 4.4, 7.6))
    out += path(f"M-6.2-8.4a1 1.2 0 0 1 2 0v2.6h-2zM-6.4 0v-3.2h2.4v3.2z{windows}", c.lit or c.door)
    return out + line_path("M-5.2-26V-29.4M-6.6-28.2H-3.8", c.gold, 1.1)


def stall(c: Theme, lod: int) -> str:
    """A market stall 8 wide with a striped awning."""
    top = shape_path("M-4-2.6L-3-5.4H3L4-2.6Z", c.rim, c.ink, 0.7)
    top += path("M-2.4-2.6L-1.8-5.4H-.4L-.4-2.6ZM1.4-2.6L1.2-5.4H2.4L3-2.6Z", c.quarters[1])
    return path("M-3.4 0V-2.8H3.4V0Z", c.wood, c.ink, 0.6) + top


def court(c: Theme, lod: int) -> str:
    """A green court 17 wide with three trees, where the eye rests."""
    out = ellipse(0, -2, 8.4, 4.8, c.field_lo)
    for x, y, tree in ((0, -4, trees.oak), (-4, -1, trees.oak), (3.6, 0, trees.elm)):
        out += group(tree(c, lod), (x, y), "scale(.86)")
    return out


def townhall(c: Theme, lod: int) -> str:
    """40 wide and 52 high: arcades, a red roof, a belfry with a clock and a gold banner."""
    ink, roof, w = c.ink, c.quarters[0], 1.2 if lod else 1.5

    def wall(data: str, fill: str) -> str:
        return shape_path(data, fill, ink, w)

    out = ellipse(1, 1, 22, 5, c.shade, opacity=".34")
    out += wall("M-20 2.4H20V-1H-20Z", c.stone) + wall("M-18 0V-15H18V0Z", c.wall)
    out += path("M12-.6V-14.4H17.4V-.6Z", c.wall_shade) + wall("M-19.6-14.4L-14.6-24H14.6L19.6-14.4Z", roof)
    out += path("M-13.8-22.8H13.6", stroke=c.rim, width=1, opacity=".3")
    out += wall("M-5.4-12V-33H5.4V-12Z", c.wall) + path("M2.4-12.4V-32.6H4.8V-12.4Z", c.wall_shade)
    out += wall("M-7-32.4L-5-36.4H5L7-32.4Z", c.stone) + wall("M-5.4-36.2L0-46L5.4-36.2Z", roof)
    out += circle(-0.4, -26, 3.3, c.rim, stroke=ink, stroke_width=1)
    out += path("M-.4-28V-26L1-25.2", stroke=ink, width=0.9)
    out += shape_path("M0-45.6V-52M0-52L8-49.8L0-47.4Z", c.gold, ink, 1)
    arches = "".join(f"M{num(x)}-.2V-5.4a2.4 2.6 0 0 1 4.8 0V-.2Z" for x in (-16, -10, 5.2, 11))
    windows = "".join(f"M{num(x)}-9.4v-2.8h2.4v2.8z" for x in (-15, -10, 6.6, 12)) if lod else ""
    return out + path(f"{arches}M-3.2 0V-7a3.2 3.4 0 0 1 6.4 0V0Z{windows}", c.lit or c.door)


def minster(c: Theme, lod: int) -> str:
    """56 wide and 62 high: a nave, a front with a rose, two towers."""
    ink, roof, dark, w = c.ink, c.quarters[2], c.lit or c.door, 1.2 if lod else 1.5

    def wall(data: str, fill: str) -> str:
        return shape_path(data, fill, ink, w)

    def tower(x: float) -> str:
        out = wall(f"M{num(x - 5.4)} 1V-40H{num(x + 5.4)}V1Z", c.stone)
        out += path(f"M{num(x + 2)} .4V-39.6H{num(x + 4.8)}V.4Z", c.stone_lo)
        out += wall(f"M{num(x - 6.8)}-39.4L{num(x)}-57L{num(x + 6.8)}-39.4Z", roof)
        out += path(f"M{num(x + 0.3)}-55L{num(x + 5)}-40H{num(x + 1.6)}Z", ink, opacity=".26")
        out += path(f"M{num(x - 2.6)}-30v-4.4a1.5 1.8 0 0 1 3 0v4.4zM{num(x - 2.4)}-14v-5h2.4v5z", dark)
        return out + line_path(f"M{num(x)}-57V-62.6M{num(x - 2)}-60.4H{num(x + 2)}", c.gold, 1.5)

    out = ellipse(2, 1, 26, 5.6, c.shade, opacity=".34")
    out += wall("M6 0V-19H27V0Z", c.stone) + wall("M4-18L9-30H24L29-18Z", roof)
    out += path("".join(f"M{num(x)} 0V-14a1.7 2.2 0 0 1 3.4 0V0Z" for x in (17, 22.4)), dark)
    out += wall("M-20 1V-26L-8-36L4-26V1Z", c.stone_hi) + tower(-21) + tower(5)
    out += circle(-8, -19, 4.4, c.cone, stroke=ink, stroke_width=1)
    out += path("M-8-23V-15M-12-19H-4M-10.8-21.8L-5.2-16.2M-5.2-21.8L-10.8-16.2", stroke=c.rim, width=0.8)
    return out + path("M-12 1V-6.4a4 4.6 0 0 1 8 0V1Z", dark, ink, 0.9)
