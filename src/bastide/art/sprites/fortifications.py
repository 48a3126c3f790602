"""Castles, the keep of the fortress, wall towers, gatehouses, and the shield of a city."""

from bastide.art.palette import Theme
from bastide.art.svg import ellipse, group, num, path, shape_path


def _castle_tower(c: Theme, x: float, y: float, high: float) -> str:
    """A round tower with its foot at (x, y) and a pointed roof."""
    w, r, top = 4.4, 9.0, y - high
    shaft = f"M{num(x - w)} {num(y)}V{num(top)}H{num(x + w)}V{num(y)}Q{num(x)} {num(y + 2)} {num(x - w)} {num(y)}Z"
    shade = f"M{num(x + 1.1)} {num(y + 0.8)}V{num(top)}H{num(x + w - 0.4)}V{num(y)}Z"
    eaves = f"{num(x + w + 1.3)} {num(top + 0.3)}Q{num(x)} {num(top + 2)} {num(x - w - 1.3)} {num(top + 0.3)}Z"
    roof = f"M{num(x - w - 1.3)} {num(top + 0.3)}L{num(x)} {num(top - r)}L{eaves}"
    dark = f"M{num(x + 0.4)} {num(top - r + 1.6)}L{num(x + w + 0.5)} {num(top + 0.3)}L{num(x + 1.6)} {num(top + 1)}Z"
    out = shape_path(shaft, c.stone, c.ink, 0.9) + path(shade, c.stone_lo) + shape_path(roof, c.castle_roof, c.ink, 0.9)
    out += path(dark, c.castle_roof_lo)
    return out + path(f"M{num(x - 1.7)} {num(y - high * 0.42)}v-2.8h1.5v2.8z", c.lit or c.ink)


def _castle_rock(c: Theme) -> str:
    rim = "M-24 8C-22 0-14-3 0-3C14-3 22 0 24 8C23.4 12 20 14.6 15 16C9 18.6-9 18.6-15 16C-20 14.6-23.4 12-24 8Z"
    out = ellipse(1, 9, 24, 11, c.shade, opacity=".2") + path(rim, c.stone_lo, c.ink, 0.9)
    out += path("M-21 7C-19 1-12-2 0-2C12-2 19 1 21 7C18 12 10 14 0 14C-10 14-18 12-21 7Z", c.field_lo)
    cracks = "M-19.4 12.4l1.6-2M-13.4 15.6l1-1.8M13.4 15.6l-1-1.8M19.4 12.4l-1.6-2"
    return out + path(cracks, stroke=c.rampart, width=0.9)


def _castle_keep(c: Theme) -> str:
    crown = "M-9.4-16V-21H-6V-19H-3.6V-21H-1.2V-19H1.2V-21H3.6V-19H6V-21H9.4V-16Z"
    banner = shape_path("M0-31.5L9-29L0-26Z", c.gold, c.ink, 0.7)
    out = path("M-8 6V-17H8V6Z", c.stone, c.ink, 0.9) + path("M3 6V-17H7.6V6Z", c.stone_lo)
    out += shape_path(crown, c.stone_hi, c.ink, 0.9)
    out += path("M-4.6-8.6v-2.8h1.6v2.8zM-.8-8.6v-2.8H.8v2.8z", c.lit or c.ink)
    return out + path("M0-20V-31", stroke=c.ink, width=1.2) + banner


def castle(c: Theme, lod: int) -> str:
    """A keep between four towers, a wall with a gate before it; 48 wide and 50 high."""
    merlons = "V-.4H-13.6V1.2H-10.8V-.4H-8V1.2H-5.2V-.4H-2.4V1.2H2.4V-.4H5.2V1.2H8V-.4H10.8V1.2H13.6V-.4H16.6V3Z"
    wall = path("M-16 12V2H16V12Q0 15-16 12Z", c.stone, c.ink, 0.9)
    wall += shape_path("M-16.6 3" + merlons, c.stone_hi, c.ink, 0.8)
    gate = path("M-3.6 13.2V7.6A3.6 3.6 0 0 1 3.6 7.6V13.2Z", c.ink)
    gate += path("M-2.2 13V7.8A2.2 2.2 0 0 1 2.2 7.8V13Z", c.lit) if c.lit else ""
    back = _castle_tower(c, -12, -2, 12) + _castle_tower(c, 12, -2, 12)
    front = _castle_tower(c, -17, 12, 11) + _castle_tower(c, 17, 12, 11)
    return _castle_rock(c) + back + _castle_keep(c) + wall + gate + front


def stronghold(c: Theme, lod: int) -> str:
    """64 wide and 60 high: stone with a red roof and four towers; plum roofs are the castles'."""
    ink, w = c.ink, 1.2 if lod else 1.5

    def tower(x: float, y: float, high: float, r: float) -> str:
        top = y - high
        shaft = f"M{num(x - r)} {num(y)}V{num(top)}H{num(x + r)}V{num(y)}Q{num(x)} {num(y + 3)} {num(x - r)} {num(y)}Z"
        out = shape_path(shaft, c.stone, ink, w)
        out += path(f"M{num(x + r * 0.3)} {num(y + 0.8)}V{num(top)}H{num(x + r - 0.8)}V{num(y)}Z", c.stone_lo)
        cone = f"M{num(x - r - 1.6)} {num(top + 0.6)}L{num(x)} {num(top - r * 2)}L{num(x + r + 1.6)} {num(top + 0.6)}Z"
        out += shape_path(cone, c.cone, ink, w)
        return out + path(f"M{num(x - 1.2)} {num(y - high / 2)}v-4h2.2v4z", c.lit or ink)

    out = ellipse(2, 2, 31, 7, c.shade, opacity=".34")
    out += tower(-19, -6, 30, 6) + tower(19, -6, 30, 6)
    out += path("M-20 0V-24H20V0Z", c.stone, ink, w) + path("M12-.6V-23.4H19.4V-.6Z", c.stone_lo)
    out += path("".join(f"M{-21 + k * 6}-23v-5h4v5z" for k in range(7)), c.stone_hi, ink, 0.8)
    out += path("M-9 0V-38H9V0Z", c.stone_hi, ink, w) + path("M3.4-.6V-37.6H8.4V-.6Z", c.stone)
    out += shape_path("M-11-37L0-52L11-37Z", c.quarters[0], ink, w)
    out += shape_path("M0-52V-60M0-60L9-57.4L0-54.8Z", c.gold, ink, 1)
    out += tower(-25, 3, 22, 7) + tower(25, 3, 22, 7)
    windows = "M-4 1V-8a4 4.6 0 0 1 8 0V1ZM-2-24v-5h4v5zM-15-10v-4h2.6v4zM12.6-10v-4h2.6v4z"
    return out + path(windows, c.lit or ink)


def _shaft(c: Theme) -> str:
    out = shape_path("M-3.3 2V-5.6H3.3V2Q0 3.4-3.3 2Z", c.stone, c.ink, 0.8)
    return out + path("M.9 2.5V-5.6H2.9V2Q2 2.5.9 2.5Z", c.stone_lo)


def tower(c: Theme, lod: int) -> str:
    """Round wall tower with a blue cone, 8 wide and 14 high."""
    if not lod:
        return path("M-3.3 2V-5.6H3.3V2Z", c.stone, c.ink, 0.8) + path("M-4.6-5L0-12.6L4.6-5Z", c.cone)
    out = _shaft(c) + shape_path("M-4.2-5.2L0-12L4.2-5.2Q0-4-4.2-5.2Z", c.cone, c.ink, 0.8)
    return out + path("M.3-11L3.6-5.3Q2.2-4.9.9-4.8Z", c.cone_shade) + path("M-1.3-.8v-2.2h1v2.2z", c.lit or c.ink)


def keep(c: Theme, lod: int) -> str:
    """Open wall tower with battlements, 8 wide and 11 high."""
    if not lod:
        return path("M-4.2 2V-8.6H4.2V2Z", c.stone, c.ink, 0.8)
    crown = "M-4.2-5V-8.6H-2.2V-7.4H-1V-8.6H1V-7.4H2.2V-8.6H4.2V-5Q0-3.8-4.2-5Z"
    out = _shaft(c) + shape_path(crown, c.stone_hi, c.ink, 0.8)
    out += path("M1.4-4.4V-7.4H2.2V-8.6H3.9V-5Q2.6-4.5 1.4-4.4Z", c.stone_lo)
    return out + path("M-1.3-.8v-2.2h1v2.2z", c.lit or c.ink)


def gate(c: Theme, lod: int) -> str:
    """Gatehouse between two open towers, 20 wide and 11 high; the road runs into its arch."""
    body = path("M-4.4 3.2V-6.4H4.4V3.2Z", c.stone_lo, c.ink, 0.8)
    body += path("M-3 3.2V-1.4A3 3 0 0 1 3-1.4V3.2Z", c.ink)
    side = keep(c, lod)
    return body + "".join(group(side, (x, 0.8), "scale(.95)") for x in (-6, 6))


def side_gate(c: Theme, lod: int) -> str:
    """Gatehouse for a road from the east or west: a tower on either side of the road, 10 wide and 24 high."""
    side = keep(c, lod)
    passage = path("M-3.6-5.4H3.6V3.4H-3.6Z", c.ink)
    arch = shape_path("M-4.2-6.6V-2.6Q0-.4 4.2-2.6V-6.6Z", c.stone_lo, c.ink, 0.8)
    return group(side, (0, -5.6), "scale(.95)") + passage + arch + group(side, (0, 6.8), "scale(.95)")


def shield(c: Theme, lod: int) -> str:
    """Escutcheon 16 x 19 with a blazon of our own: a gold tower on blue, white rim."""
    rim = "M-8-9.5H8V-1C8 5.5 3.5 8.5 0 10C-3.5 8.5-8 5.5-8-1Z"
    charge = "M-3.6 4V-3.4H-4.4V-6H-2.4V-4.6H-1V-6H1V-4.6H2.4V-6H4.4V-3.4H3.6V4H1.4V1.6A1.4 1.4 0 0 0-1.4 1.6V4Z"
    out = shape_path(rim, c.rim, c.ink, 1.1)
    out += path("M-6.2-7.8H6.2V-1C6.2 4.4 2.9 6.7 0 8.1C-2.9 6.7-6.2 4.4-6.2-1Z", c.shield)
    return out + path(charge, c.shield_charge)
