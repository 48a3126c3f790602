"""The cathedral: white stone under copper, two spires and a higher one over the crossing; no other roof is green."""

from bastide.art.palette import Theme
from bastide.art.svg import element, num, path


def _square(c: Theme) -> str:
    return element("ellipse", cx=1, cy=0, rx=31, ry=9, fill=c.square, stroke=c.square_edge, stroke_width=1.2)


class Mason:
    """Draws with one ink."""

    def __init__(self, c: Theme, lod: int) -> None:
        self.c = c
        self.width = 1.1 if lod else 1.5
        self.dark = c.lit or c.door

    def block(self, data: str, fill: str) -> str:
        """A part with its outline."""
        return path(data, fill, self.c.ink, self.width, stroke_linejoin="round")

    def spire(self, x: float, y: float, half: float, high: float) -> str:
        """A pointed copper roof with a cross."""
        c, top = self.c, y - high
        out = self.block(f"M{num(x - half)} {num(y)}L{num(x)} {num(top)}L{num(x + half)} {num(y)}Z", c.copper)
        out += path(f"M{num(x + 0.4)} {num(top + 3)}L{num(x + half - 1.2)} {num(y - 0.6)}H{num(x + 1.4)}Z", c.copper_lo)
        cross = f"M{num(x)} {num(top)}v-5.6M{num(x - 2)} {num(top - 3.4)}h4"
        out += path(cross, stroke=c.ink, width=2.8, stroke_linecap="round")
        return out + path(cross, stroke=c.gold, width=1.6, stroke_linecap="round")

    def tower(self, x: float) -> str:
        """One of the two beside the front."""
        c = self.c
        out = self.block(f"M{num(x - 5.6)} 2V-28H{num(x + 5.6)}V2Z", c.chapel)
        out += path(f"M{num(x + 2)} 1.4V-27.6H{num(x + 5)}V1.4Z", c.chapel_shade)
        out += path(f"M{num(x - 2.8)}-18v-4.6a1.6 2 0 0 1 3.2 0v4.6zM{num(x - 2.6)}-6v-5h2.8v5z", self.dark)
        return out + self.spire(x, -27.6, 7, 18)


def cathedral(c: Theme, lod: int) -> str:
    """62 wide and 66 high, on its square."""
    m = Mason(c, lod)
    out = _square(c) + element("ellipse", cx=2, cy=1.6, rx=29, ry=5, fill=c.shade, opacity=".3")
    out += m.block("M0-1V-16H27V-1Z", c.chapel) + m.block("M-2-15.4L4-27H23L29-15.4Z", c.copper)
    out += path("M21-25.8L27.4-16H20Z", c.copper_lo)
    out += path("".join(f"M{num(x)}-1.4v-9a1.7 2.2 0 0 1 3.4 0v9z" for x in (12, 17, 22)), m.dark)
    out += m.block("M3-24V-33H11V-24Z", c.chapel) + path("M8-24.6V-32.6H10.6V-24.6Z", c.chapel_shade)
    out += m.spire(7, -32.6, 6, 22)
    out += m.tower(-22) + m.tower(2)
    out += m.block("M-17 2V-20L-10-28L-3-20V2Z", c.chapel)
    out += element("circle", cx=-10, cy=-15, r=4.2, fill=c.shield, stroke=c.ink, stroke_width=1)
    out += path("M-10-18.8V-11.2M-13.8-15H-6.2M-12.6-17.6L-7.4-12.4M-7.4-17.6L-12.6-12.4",
                stroke=c.gold, width=0.9)  # fmt: skip
    return out + path("M-13.4 2V-4.4a3.4 4 0 0 1 6.8 0V2Z", m.dark, c.ink, 0.9)
