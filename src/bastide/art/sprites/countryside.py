"""What stands in fields: the hedged garden, haystacks, sheep, rocks."""

from bastide.art.palette import Theme
from bastide.art.svg import element, num, path


def _flowers(c: Theme) -> str:
    out = ""
    for k, colour in enumerate(c.petals):
        dots = ""
        for bx, by in ((-5.3, -3.6), (5.3, -3.6), (-5.3, 3.8), (5.3, 3.8)):
            x = bx + (k - 1) * 2.5 * (1 if by < 0 else -1)
            dots += f"M{num(x)} {num(by - 0.9)}h.01M{num(x)} {num(by + 0.9)}h.01"
        out += path(dots, stroke=colour, width=1.9, stroke_linecap="round")
    return out


def garden(c: Theme, lod: int) -> str:
    """Hedged parterre 22 x 16 with a clipped tree. It is rectangular, so that it does not look like a village."""
    frame = {"x": -11, "y": -8, "width": 22, "height": 16, "rx": 2}
    return (
        path("M-10-6.4H13V10H-10Z", c.shade, opacity=".16")
        + element("rect", **frame, fill=c.road, stroke=c.ink, stroke_width=2.9)
        + element("rect", **frame, fill="none", stroke=c.hedge, stroke_width=1.8)
        + path("M-9-6H-1.6V-1.2H-9ZM1.6-6H9V-1.2H1.6ZM-9 1.4H-1.6V6.2H-9ZM1.6 1.4H9V6.2H1.6Z", c.hedge_hi)
        + (_flowers(c) if lod else "")
        + path("M-.7 1.4h1.4v-3h-1.4z", c.trunk)
        + element("circle", cx=0, cy=-3, r=3.3, fill=c.crown, stroke=c.ink, stroke_width=0.7)
        + element("circle", cx=-0.9, cy=-3.9, r=1.4, fill=c.crown_hi)
    )


def haystack(c: Theme, lod: int) -> str:
    """Haystack 7 wide and 7 high."""
    return (
        element("ellipse", cx=0.8, cy=0, rx=4, ry=1.4, fill=c.shade, opacity=".2")
        + path("M-3.4 0C-4-3.4-1.6-6.6 0-7C1.6-6.6 4-3.4 3.4 0Q0 1-3.4 0Z", c.hay, c.ink, 0.5)
        + path("M1-.2C2-2.4 1.6-4.8.6-6.4C2-5.4 3.6-3 3.2-.2Z", c.hay_shade)
        + path("M-1.9-1.4L-1.2-4.6M.2-1L.1-4.4", stroke=c.hay_shade, width=0.6, stroke_linecap="round")
    )


def sheep(c: Theme, lod: int) -> str:
    """Sheep 6 wide and 4 high."""
    return (
        element("ellipse", cx=0.4, cy=0.1, rx=3, ry=0.9, fill=c.shade, opacity=".2")
        + path("M-1.6 0V-1.4M1.2 0V-1.4", stroke=c.ink, width=0.7)
        + path("M-2.6-1C-3.6-2.2-2.4-3.8-1.2-3.4C-.6-4.4 1-4.2 1.4-3.4C2.8-3.6 3.2-1.8 2.2-1Z", c.fleece, c.ink, 0.5)
        + path("M-2.2-3.4C-3.8-3.8-4.4-2.4-3.8-1.8C-3.2-1.4-2.2-1.8-2.2-3.4Z", c.ink)
    )


def rock(c: Theme, lod: int) -> str:
    """Boulder 5 wide and 3 high."""
    return (
        element("ellipse", cx=0.6, cy=0.1, rx=3, ry=1, fill=c.shade, opacity=".2")
        + path("M-2.6.2C-2.8-1.6-1.4-2.8.2-2.6C1.8-2.4 2.8-1 2.5.2Z", c.stone, c.ink, 0.5)
        + path("M.2-2.4C1.8-2.2 2.4-1 2.3 0H.8C1.2-1 .8-1.8.2-2.4Z", c.stone_lo)
    )
