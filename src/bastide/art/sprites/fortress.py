"""The lord's keep in the middle of the fortress."""

from bastide.art.palette import Theme
from bastide.art.svg import element, num, path


def stronghold(c: Theme, lod: int) -> str:
    """64 wide and 60 high: stone with a red roof and four towers; plum roofs are the castles'."""
    ink, w = c.ink, 1.2 if lod else 1.5

    def tower(x: float, y: float, high: float, r: float) -> str:
        top = y - high
        shaft = f"M{num(x - r)} {num(y)}V{num(top)}H{num(x + r)}V{num(y)}Q{num(x)} {num(y + 3)} {num(x - r)} {num(y)}Z"
        out = path(shaft, c.stone, ink, w, stroke_linejoin="round")
        out += path(f"M{num(x + r * 0.3)} {num(y + 0.8)}V{num(top)}H{num(x + r - 0.8)}V{num(y)}Z", c.stone_lo)
        cone = f"M{num(x - r - 1.6)} {num(top + 0.6)}L{num(x)} {num(top - r * 2)}L{num(x + r + 1.6)} {num(top + 0.6)}Z"
        out += path(cone, c.cone, ink, w, stroke_linejoin="round")
        return out + path(f"M{num(x - 1.2)} {num(y - high / 2)}v-4h2.2v4z", c.lit or ink)

    out = element("ellipse", cx=2, cy=2, rx=31, ry=7, fill=c.shade, opacity=".34")
    out += tower(-19, -6, 30, 6) + tower(19, -6, 30, 6)
    out += path("M-20 0V-24H20V0Z", c.stone, ink, w) + path("M12-.6V-23.4H19.4V-.6Z", c.stone_lo)
    out += path("".join(f"M{-21 + k * 6}-23v-5h4v5z" for k in range(7)), c.stone_hi, ink, 0.8)
    out += path("M-9 0V-38H9V0Z", c.stone_hi, ink, w) + path("M3.4-.6V-37.6H8.4V-.6Z", c.stone)
    out += path("M-11-37L0-52L11-37Z", c.quarters[0], ink, w, stroke_linejoin="round")
    out += path("M0-52V-60M0-60L9-57.4L0-54.8Z", c.gold, ink, 1, stroke_linejoin="round")
    out += tower(-25, 3, 22, 7) + tower(25, 3, 22, 7)
    windows = "M-4 1V-8a4 4.6 0 0 1 8 0V1ZM-2-24v-5h4v5zM-15-10v-4h2.6v4zM12.6-10v-4h2.6v4z"
    return out + path(windows, c.lit or ink)
