"""The monastery: white walls and blue roofs; no other building has a blue roof of that size."""

from bastide.art.palette import Theme
from bastide.art.svg import element, path


def _yard(c: Theme) -> str:
    yard = {"cx": 0, "cy": 4.5, "rx": 20, "ry": 10}
    return (
        element("ellipse", cx=0, cy=6, rx=21, ry=10.5, fill=c.shade, opacity=".16")
        + element("ellipse", **yard, fill=c.bank, stroke=c.hedge, stroke_width=2.4)
        + element("ellipse", **yard, fill="none", stroke=c.hedge_hi, stroke_width=1, stroke_dasharray="2.2 2")
    )


def _nave(c: Theme) -> str:
    light = c.lit or c.chapel_roof_lo
    windows = "".join(f"M{x - 1.1:.1f} 2.5V-2A1.1 1.3 0 0 1 {x + 1.1:.1f}-2V2.5Z" for x in (2.5, 7, 11.5))
    return (
        path("M-8 6V-7H15V6Z", c.chapel_shade, c.ink, 0.9)
        + path("M-8 6V-6H1L1 6Z", c.chapel)
        + path("M-10-6L-5-15H12L17-6Z", c.chapel_roof, c.ink, 0.9, stroke_linejoin="round")
        + path("M-10-6L-5-15H-2L-6-6Z", c.chapel_roof_lo)
        + path(windows, light)
    )


def _tower(c: Theme) -> str:
    cross = "M-10-27V-35M-13-32H-7"
    return (
        path("M-15 7V-16H-5V7Z", c.chapel, c.ink, 0.9)
        + path("M-8 7V-16H-5.4V7Z", c.chapel_shade)
        + path("M-16.4-15.5L-10-28L-3.6-15.5Z", c.chapel_roof, c.ink, 0.9, stroke_linejoin="round")
        + path("M-9.6-26.8L-4.6-16H-8Z", c.chapel_roof_lo)
        + path("M-11.4-9V-11.6A1.4 1.6 0 0 1-8.6-11.6V-9Z", c.lit or c.window)
        + path("M-12 7V2A2 2.4 0 0 1-8 2V7Z", c.door)
        + path(cross, stroke=c.ink, width=2.8, stroke_linecap="round")
        + path(cross, stroke=c.gold, width=1.5, stroke_linecap="round")
    )


def monastery(c: Theme, lod: int) -> str:
    """Church with a tower in a hedged yard, 42 wide and 50 high."""
    return _yard(c) + _nave(c) + _tower(c)
