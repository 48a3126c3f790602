"""The castle: grey walls and plum roofs on a rock; no other building has plum roofs."""

from bastide.art.palette import Theme
from bastide.art.svg import element, num, path


def _tower(c: Theme, x: float, y: float, high: float) -> str:
    """A round tower with its foot at (x, y) and a pointed roof."""
    w, r, top = 4.4, 9.0, y - high
    shaft = f"M{num(x - w)} {num(y)}V{num(top)}H{num(x + w)}V{num(y)}Q{num(x)} {num(y + 2)} {num(x - w)} {num(y)}Z"
    shade = f"M{num(x + 1.1)} {num(y + 0.8)}V{num(top)}H{num(x + w - 0.4)}V{num(y)}Z"
    eaves = f"{num(x + w + 1.3)} {num(top + 0.3)}Q{num(x)} {num(top + 2)} {num(x - w - 1.3)} {num(top + 0.3)}Z"
    roof = f"M{num(x - w - 1.3)} {num(top + 0.3)}L{num(x)} {num(top - r)}L{eaves}"
    dark = f"M{num(x + 0.4)} {num(top - r + 1.6)}L{num(x + w + 0.5)} {num(top + 0.3)}L{num(x + 1.6)} {num(top + 1)}Z"
    return (
        path(shaft, c.stone, c.ink, 0.9, stroke_linejoin="round")
        + path(shade, c.stone_lo)
        + path(roof, c.castle_roof, c.ink, 0.9, stroke_linejoin="round")
        + path(dark, c.castle_roof_lo)
        + path(f"M{num(x - 1.7)} {num(y - high * 0.42)}v-2.8h1.5v2.8z", c.lit or c.ink)
    )


def _rock(c: Theme) -> str:
    return (
        element("ellipse", cx=1, cy=9, rx=24, ry=11, fill=c.shade, opacity=".2")
        + path(
            "M-24 8C-22 0-14-3 0-3C14-3 22 0 24 8C23.4 12 20 14.6 15 16C9 18.6-9 18.6-15 16C-20 14.6-23.4 12-24 8Z",
            c.stone_lo, c.ink, 0.9,
        )
        + path("M-21 7C-19 1-12-2 0-2C12-2 19 1 21 7C18 12 10 14 0 14C-10 14-18 12-21 7Z", c.field_lo)
        + path("M-19.4 12.4l1.6-2M-13.4 15.6l1-1.8M13.4 15.6l-1-1.8M19.4 12.4l-1.6-2", stroke=c.rampart, width=0.9)
    )  # fmt: skip


def _keep(c: Theme) -> str:
    crown = "M-9.4-16V-21H-6V-19H-3.6V-21H-1.2V-19H1.2V-21H3.6V-19H6V-21H9.4V-16Z"
    banner = path("M0-31.5L9-29L0-26Z", c.gold, c.ink, 0.7, stroke_linejoin="round")
    return (
        path("M-8 6V-17H8V6Z", c.stone, c.ink, 0.9)
        + path("M3 6V-17H7.6V6Z", c.stone_lo)
        + path(crown, c.stone_hi, c.ink, 0.9, stroke_linejoin="round")
        + path("M-4.6-8.6v-2.8h1.6v2.8zM-.8-8.6v-2.8H.8v2.8z", c.lit or c.ink)
        + path("M0-20V-31", stroke=c.ink, width=1.2)
        + banner
    )


def castle(c: Theme, lod: int) -> str:
    """A keep between four towers, a wall with a gate before it; 48 wide and 50 high."""
    merlons = "V-.4H-13.6V1.2H-10.8V-.4H-8V1.2H-5.2V-.4H-2.4V1.2H2.4V-.4H5.2V1.2H8V-.4H10.8V1.2H13.6V-.4H16.6V3Z"
    wall = path("M-16 12V2H16V12Q0 15-16 12Z", c.stone, c.ink, 0.9) + path(
        "M-16.6 3" + merlons, c.stone_hi, c.ink, 0.8, stroke_linejoin="round"
    )
    gate = path("M-3.6 13.2V7.6A3.6 3.6 0 0 1 3.6 7.6V13.2Z", c.ink) + (
        path("M-2.2 13V7.8A2.2 2.2 0 0 1 2.2 7.8V13Z", c.lit) if c.lit else ""
    )
    back = _tower(c, -12, -2, 12) + _tower(c, 12, -2, 12)
    return _rock(c) + back + _keep(c) + wall + gate + _tower(c, -17, 12, 11) + _tower(c, 17, 12, 11)
