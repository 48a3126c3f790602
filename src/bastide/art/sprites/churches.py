"""The monastery, the cathedral and the cemetery.

The monastery has white walls and blue roofs, the cathedral white stone under copper: no other roof is green or blue.
"""

import math

from bastide.art.palette import Theme
from bastide.art.svg import circle, ellipse, group, line_path, num, path, shape_path


def _monastery_yard(c: Theme) -> str:
    out = ellipse(0, 6, 21, 10.5, c.shade, opacity=".16")
    out += ellipse(0, 4.5, 20, 10, c.bank, stroke=c.hedge, stroke_width=2.4)
    return out + ellipse(0, 4.5, 20, 10, "none", stroke=c.hedge_hi, stroke_width=1, stroke_dasharray="2.2 2")


def _nave(c: Theme) -> str:
    windows = "".join(f"M{x - 1.1:.1f} 2.5V-2A1.1 1.3 0 0 1 {x + 1.1:.1f}-2V2.5Z" for x in (2.5, 7, 11.5))
    out = path("M-8 6V-7H15V6Z", c.chapel_shade, c.ink, 0.9) + path("M-8 6V-6H1L1 6Z", c.chapel)
    out += shape_path("M-10-6L-5-15H12L17-6Z", c.chapel_roof, c.ink, 0.9)
    return out + path("M-10-6L-5-15H-2L-6-6Z", c.chapel_roof_lo) + path(windows, c.lit or c.chapel_roof_lo)


def _monastery_tower(c: Theme) -> str:
    cross = "M-10-27V-35M-13-32H-7"
    out = path("M-15 7V-16H-5V7Z", c.chapel, c.ink, 0.9) + path("M-8 7V-16H-5.4V7Z", c.chapel_shade)
    out += shape_path("M-16.4-15.5L-10-28L-3.6-15.5Z", c.chapel_roof, c.ink, 0.9)
    out += path("M-9.6-26.8L-4.6-16H-8Z", c.chapel_roof_lo)
    out += path("M-11.4-9V-11.6A1.4 1.6 0 0 1-8.6-11.6V-9Z", c.lit or c.window)
    out += path("M-12 7V2A2 2.4 0 0 1-8 2V7Z", c.door)
    return out + line_path(cross, c.ink, 2.8) + line_path(cross, c.gold, 1.5)


def monastery(c: Theme, lod: int) -> str:
    """Church with a tower in a hedged yard, 42 wide and 50 high."""
    return _monastery_yard(c) + _nave(c) + _monastery_tower(c)


class CathedralParts:
    """Draws with one ink."""

    def __init__(self, c: Theme, lod: int) -> None:
        self.c, self.width, self.dark = c, 1.1 if lod else 1.5, c.lit or c.door

    def block(self, data: str, fill: str) -> str:
        """A part with its outline."""
        return shape_path(data, fill, self.c.ink, self.width)

    def spire(self, x: float, y: float, half: float, high: float) -> str:
        """A pointed copper roof with a cross."""
        c, top = self.c, y - high
        out = self.block(f"M{num(x - half)} {num(y)}L{num(x)} {num(top)}L{num(x + half)} {num(y)}Z", c.copper)
        out += path(f"M{num(x + 0.4)} {num(top + 3)}L{num(x + half - 1.2)} {num(y - 0.6)}H{num(x + 1.4)}Z", c.copper_lo)
        cross = f"M{num(x)} {num(top)}v-5.6M{num(x - 2)} {num(top - 3.4)}h4"
        return out + line_path(cross, c.ink, 2.8) + line_path(cross, c.gold, 1.6)

    def tower(self, x: float) -> str:
        """One of the two beside the front."""
        c = self.c
        out = self.block(f"M{num(x - 5.6)} 2V-28H{num(x + 5.6)}V2Z", c.chapel)
        out += path(f"M{num(x + 2)} 1.4V-27.6H{num(x + 5)}V1.4Z", c.chapel_shade)
        out += path(f"M{num(x - 2.8)}-18v-4.6a1.6 2 0 0 1 3.2 0v4.6zM{num(x - 2.6)}-6v-5h2.8v5z", self.dark)
        return out + self.spire(x, -27.6, 7, 18)


def cathedral(c: Theme, lod: int) -> str:
    """62 wide and 66 high, on its square."""
    m = CathedralParts(c, lod)
    out = ellipse(1, 0, 31, 9, c.square, stroke=c.square_edge, stroke_width=1.2)
    out += ellipse(2, 1.6, 29, 5, c.shade, opacity=".3")
    out += m.block("M0-1V-16H27V-1Z", c.chapel) + m.block("M-2-15.4L4-27H23L29-15.4Z", c.copper)
    out += path("M21-25.8L27.4-16H20Z", c.copper_lo)
    out += path("".join(f"M{num(x)}-1.4v-9a1.7 2.2 0 0 1 3.4 0v9z" for x in (12, 17, 22)), m.dark)
    out += m.block("M3-24V-33H11V-24Z", c.chapel) + path("M8-24.6V-32.6H10.6V-24.6Z", c.chapel_shade)
    out += m.spire(7, -32.6, 6, 22)
    out += m.tower(-22) + m.tower(2)
    out += m.block("M-17 2V-20L-10-28L-3-20V2Z", c.chapel)
    out += circle(-10, -15, 4.2, c.shield, stroke=c.ink, stroke_width=1)
    rose = "M-10-18.8V-11.2M-13.8-15H-6.2M-12.6-17.6L-7.4-12.4M-7.4-17.6L-12.6-12.4"
    out += path(rose, stroke=c.gold, width=0.9)
    return out + path("M-13.4 2V-4.4a3.4 4 0 0 1 6.8 0V2Z", m.dark, c.ink, 0.9)


_BEHIND = range(-172, 0, 23)
_BEFORE = (12, 40, 140, 168)
_GRAVES = ((-10.5, 2, 0), (0, -1.5, 1), (10.5, 2, 0), (-6.5, 12, 1), (6.5, 12, 0))
"""Place and form of each stone. The middle stays free for a figure or a ghost."""


def _cypress(c: Theme) -> str:
    out = path("M0-13C3.2-8 3-1.4 0 0C-3-1.4-3.2-8 0-13Z", c.cypress, c.ink, 0.6)
    return out + path("M-.6-10.5C-2.2-7-2-3-1-1.6C-.6-4-.8-8-.6-10.5Z", c.cypress_hi)


def _row(c: Theme, angles: range | tuple[int, ...]) -> str:
    """Cypresses on the ring at these angles."""
    places = ((20 * math.cos(turn), 6 + 13.5 * math.sin(turn)) for turn in map(math.radians, angles))
    return "".join(group(_cypress(c), place, "scale(.85)") for place in places)


def _grave(c: Theme, x: float, y: float, cross: int) -> str:
    shade = ellipse(x + 0.6, y, 4, 1.2, c.shade, opacity=".25")
    if cross:
        data = f"M{num(x - 1.2)} {num(y)}v-4h-2v-2.2h2v-2.4h2.4v2.4h2v2.2h-2v4z"
        return shade + shape_path(data, c.grave, c.ink, 0.8)
    data = f"M{num(x - 2.8)} {num(y)}v-4.4a2.8 2.8 0 0 1 5.6 0v4.4z"
    dark = f"M{num(x + 0.9)} {num(y - 0.4)}v-6.2a2.8 2.8 0 0 1 1.5 2.2v4z"
    return shade + path(data, c.grave, c.ink, 0.8) + path(dark, c.grave_lo)


def cemetery(c: Theme, lod: int) -> str:
    """A walled lawn 42 wide and 36 high with five stones."""
    lawn = ellipse(0, 4.6, 21.4, 14.9, c.cemetery, stroke=c.ink, stroke_width=2.6)
    lawn += ellipse(0, 4, 21, 14.5, c.cemetery, stroke=c.cemetery_lo, stroke_width=1.8)
    lawn += path("M-2.6 18.4L-1.4 3.4H1.4L2.6 18.4Z", c.bank, opacity=".55")
    graves = "".join(_grave(c, *grave) for grave in _GRAVES)
    return lawn + _row(c, _BEHIND) + graves + _row(c, _BEFORE)
