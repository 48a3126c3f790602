"""What belongs to water: reeds, pebbles, boats, the rock that a spring comes from."""

from bastide.art.palette import Theme
from bastide.art.svg import element, path


def reeds(c: Theme, lod: int) -> str:
    """Clump of reeds, 6 wide and 8 high."""
    blades = "M-2.2 0Q-2.6-3-3.6-4.6M-1 0Q-1.2-4-1.4-6.4M.4 0Q.6-4.4 1-7.4M1.6 0Q2.2-3 3.6-5"
    out = element("ellipse", cx=0.4, cy=0, rx=3, ry=0.9, fill=c.shade, opacity=".25")
    out += path(blades, stroke=c.reed, width=1.1, stroke_linecap="round")
    if lod:
        out += path("M-1.4-6.6v-1.6M1-7.4v-1.8", stroke=c.reed_head, width=1.5, stroke_linecap="round")
    return out


def pebbles(c: Theme, lod: int) -> str:
    """Three stones at the water, 7 wide."""
    return (
        path("M-3.4.3C-3.6-1.2-2.6-2-1.6-1.9C-.4-1.8.2-.9 0 .3Z", c.stone, c.ink, 0.45)
        + path("M.4.6C.4-.5 1-1.1 1.8-1C2.7-.9 3.1-.2 2.9.6Z", c.stone_hi, c.ink, 0.45)
        + path("M-1.4 1.2C-1.4.4-.9 0-.3.1C.3.2.6.6.5 1.2Z", c.stone_lo, c.ink, 0.4)
    )


def boat(c: Theme, lod: int) -> str:
    """Fishing boat under sail, 15 wide and 17 high."""
    return (
        element("ellipse", cx=0.8, cy=2.2, rx=8, ry=1.9, fill=c.water_lo, opacity=".8")
        + path("M.2-1.6V-15", stroke=c.ink, width=1.1, stroke_linecap="round")
        + path("M1.2-14.4C5.6-11.6 7-7 6.8-3.4H1.2Z", c.chapel, c.ink, 0.8, stroke_linejoin="round")
        + path("M-.8-12.2C-3.6-9.4-5-6.2-5.2-3.4H-.8Z", c.roofs[1], c.ink, 0.8, stroke_linejoin="round")
        + path("M-7.4-1.8H7.8C7.2 1 5.6 2.6 3.6 2.8H-3.8C-5.8 2.4-7-.2-7.4-1.8Z", c.wood, c.ink, 0.9)
        + path("M-6.8-.6H7", stroke=c.trunk, width=0.8)
    )


def source(c: Theme, lod: int) -> str:
    """Rock with water falling out of it, 22 wide and 17 high; its foot stands in the pool."""
    return (
        element("ellipse", cx=1, cy=0, rx=12, ry=3.4, fill=c.shade, opacity=".22")
        + path("M-11 .6C-12-3-9.6-5-8-6C-8.4-9.6-5-11.4-3.4-11.6C-2.4-15.4 3.4-15.8 4.6-12C8-12.2 9.4-8.6 8.6-6.4"
               "C11-5.4 12-2.4 11 .6Q0 3.4-11 .6Z", c.stone, c.ink, 0.9, stroke_linejoin="round")
        + path("M4.6-12C8-12.2 9.4-8.6 8.6-6.4C11-5.4 12-2.4 11 .6Q8 1.6 4.4 2C6.4-2 6.2-8 3.2-12.6Z", c.stone_lo)
        + path("M-8-6Q-6-4.6-4.6-5M-3.4-11.6Q-2.6-9.8-3-8.4M8.4-6.4Q7.2-5.4 6-5.4", stroke=c.ink, width=0.7,
               stroke_linecap="round")
        + path("M-2.6-6.4Q0-9.4 2.6-6.4L3.2 2.6Q0 4-3.2 2.6Z", c.ink)
        + path("M-1.9-5.2Q0-7.2 1.9-5.2L3 4.2Q0 6-3 4.2Z", c.water)
        + path("M-.8-4V1.8M.9-3V3.4", stroke=c.water_hi, width=0.8, stroke_linecap="round")
        + path("M-3 4.8q1.5-1.4 3 0t3 0", stroke=c.water_hi, width=0.9, stroke_linecap="round")
    )  # fmt: skip
