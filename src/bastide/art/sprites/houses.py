"""Houses, the well of a village, and a homestead. Roofs take the colour they are used with (currentColor)."""

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


def farmhouse(c: Theme, lod: int) -> str:
    """A long house 18 wide and 15 high, gable to the left, with a chimney; greater than any cottage of a village."""
    ink, w = c.ink, 1 if lod else 1.3
    out = path("M3.4-11V-15.6H6.2V-11Z", c.stone, ink, 0.8)
    out += path("M-8.6 0V-6.6L-4.6-12H5.4L8.8-6.4V0Z", c.wall_shade, ink, w, stroke_linejoin="round")
    out += path("M-8.6 0V-6.6L-4.6-11.6L-.8-6.2V0Z", c.wall)
    out += path("M-4.6-12.6H5.6L9.8-5.4H-.4Z", c.roofs[1], ink, w, stroke_linejoin="round")
    out += path("M-9.4-5.4L-4.6-12.4L-.6-5.4", stroke=ink, width=1.7, stroke_linejoin="round")
    if lod:
        out += path("M-3.4-10.2H7M-2-7.8H8.4", stroke=ink, width=0.7, opacity=".3")
    return out + path("M-6.2 0V-3.8H-3.4V0ZM1-3.6H3.2V-1.4H1ZM5-3.6H7.2V-1.4H5Z", c.lit or c.door)


def yard(c: Theme, lod: int) -> str:
    """Trodden ground 22 x 20 behind a hedge, round its middle: it parts the fields on both sides of the house."""
    frame = {"x": -11, "y": -9.6, "width": 22, "height": 19.6, "rx": 2.4}
    shade = path("M-10-8.6H13V12H-10Z", c.shade, opacity=".16")
    ground = element("rect", **frame, fill=c.cobble, stroke=c.ink, stroke_width=3.4)
    return shade + ground + element("rect", **frame, fill="none", stroke=c.hedge, stroke_width=2.2)
