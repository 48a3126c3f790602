"""The landmarks of large cities: a town hall, a minster. The origin is the middle of their foot."""

from bastide.art.palette import Theme
from bastide.art.svg import element, num, path


def townhall(c: Theme, lod: int) -> str:
    """40 wide and 52 high: arcades, a red roof, a belfry with a clock and a gold banner."""
    ink, roof, w = c.ink, c.quarters[0], 1.2 if lod else 1.5

    def wall(data: str, fill: str) -> str:
        return path(data, fill, ink, w, stroke_linejoin="round")

    out = element("ellipse", cx=1, cy=1, rx=22, ry=5, fill=c.shade, opacity=".34")
    out += wall("M-20 2.4H20V-1H-20Z", c.stone) + wall("M-18 0V-15H18V0Z", c.wall)
    out += path("M12-.6V-14.4H17.4V-.6Z", c.wall_shade) + wall("M-19.6-14.4L-14.6-24H14.6L19.6-14.4Z", roof)
    out += path("M-13.8-22.8H13.6", stroke=c.rim, width=1, opacity=".3")
    out += wall("M-5.4-12V-33H5.4V-12Z", c.wall) + path("M2.4-12.4V-32.6H4.8V-12.4Z", c.wall_shade)
    out += wall("M-7-32.4L-5-36.4H5L7-32.4Z", c.stone) + wall("M-5.4-36.2L0-46L5.4-36.2Z", roof)
    out += element("circle", cx=-0.4, cy=-26, r=3.3, fill=c.rim, stroke=ink, stroke_width=1)
    out += path("M-.4-28V-26L1-25.2", stroke=ink, width=0.9)
    out += path("M0-45.6V-52M0-52L8-49.8L0-47.4Z", c.gold, ink, 1, stroke_linejoin="round")
    arches = "".join(f"M{num(x)}-.2V-5.4a2.4 2.6 0 0 1 4.8 0V-.2Z" for x in (-16, -10, 5.2, 11))
    windows = "".join(f"M{num(x)}-9.4v-2.8h2.4v2.8z" for x in (-15, -10, 6.6, 12)) if lod else ""
    return out + path(f"{arches}M-3.2 0V-7a3.2 3.4 0 0 1 6.4 0V0Z{windows}", c.lit or c.door)


def minster(c: Theme, lod: int) -> str:
    """56 wide and 62 high: a nave, a front with a rose, two towers."""
    ink, roof, w = c.ink, c.quarters[2], 1.2 if lod else 1.5
    dark = c.lit or c.door

    def wall(data: str, fill: str) -> str:
        return path(data, fill, ink, w, stroke_linejoin="round")

    def tower(x: float) -> str:
        out = wall(f"M{num(x - 5.4)} 1V-40H{num(x + 5.4)}V1Z", c.stone)
        out += path(f"M{num(x + 2)} .4V-39.6H{num(x + 4.8)}V.4Z", c.stone_lo)
        out += wall(f"M{num(x - 6.8)}-39.4L{num(x)}-57L{num(x + 6.8)}-39.4Z", roof)
        out += path(f"M{num(x + 0.3)}-55L{num(x + 5)}-40H{num(x + 1.6)}Z", ink, opacity=".26")
        out += path(f"M{num(x - 2.6)}-30v-4.4a1.5 1.8 0 0 1 3 0v4.4zM{num(x - 2.4)}-14v-5h2.4v5z", dark)
        vane = f"M{num(x)}-57V-62.6M{num(x - 2)}-60.4H{num(x + 2)}"
        return out + path(vane, stroke=c.gold, width=1.5, stroke_linecap="round")

    out = element("ellipse", cx=2, cy=1, rx=26, ry=5.6, fill=c.shade, opacity=".34")
    out += wall("M6 0V-19H27V0Z", c.stone) + wall("M4-18L9-30H24L29-18Z", roof)
    out += path("".join(f"M{num(x)} 0V-14a1.7 2.2 0 0 1 3.4 0V0Z" for x in (17, 22.4)), dark)
    out += wall("M-20 1V-26L-8-36L4-26V1Z", c.stone_hi) + tower(-21) + tower(5)
    out += element("circle", cx=-8, cy=-19, r=4.4, fill=c.cone, stroke=ink, stroke_width=1)
    out += path("M-8-23V-15M-12-19H-4M-10.8-21.8L-5.2-16.2M-5.2-21.8L-10.8-16.2", stroke=c.rim, width=0.8)
    return out + path("M-12 1V-6.4a4 4.6 0 0 1 8 0V1Z", dark, ink, 0.9)
