"""Houses and the village well. Roofs take the colour they are used with (currentColor)."""

from __future__ import annotations

from bastide.art.palette import Theme
from bastide.art.svg import element, path


def house(c: Theme, lod: int) -> str:
    """House 10 wide and 8 high: gable to the left, roof slope to the right."""
    if not lod:
        return path("M-5.4 0V-3.6H5.4V0Z", c.wall_shade) + path("M-6-3.2L-3-8.6H3.4L6-3.2Z", "currentColor")
    return (
        path("M-5 0V-4.2L-2.6-8L3.2-8L5.2-4V0Z", c.wall_shade, c.ink, 0.9, stroke_linejoin="round")
        + path("M-5 0V-4.2L-2.6-7.6L-.4-4V0Z", c.wall)
        + path("M-2.6-8.1L3.2-8.1L5.6-3.6L-.2-3.6Z", "currentColor")
        + path("M-5.6-3.5L-2.6-8.1L-1.9-7L-4.6-3Z", c.ink, opacity=0.4)
        + path("M-3.5 0v-2.4h1.5v2.4zM1.4-2.6h1.5v1.5h-1.5z", c.lit or c.door)
    )


def well(c: Theme, lod: int) -> str:
    """Roofed well, upright: a round well seen from above looks like an eye."""
    ink = c.ink
    return (
        path("M-3.4 3.4V.4H3.4V3.4Q0 4.8-3.4 3.4Z", c.stone_hi, ink, 0.8)
        + path("M-2.6.4V-3M2.6.4V-3", stroke=ink, width=1)
        + path("M-4.8-2.6L0-6.4L4.8-2.6Z", c.roofs[1], ink, 0.8, stroke_linejoin="round")
        + element("ellipse", cx=0, cy=0.4, rx=3.2, ry=0.9, fill=c.water_lo, stroke=ink, stroke_width=0.6)
    )
