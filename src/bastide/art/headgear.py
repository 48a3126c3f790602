"""The marks of the roles: headdress, face and tool. The feet of the standing figure are at the origin."""

from bastide.art.palette import PlayerColour
from bastide.art.svg import circle, ellipse, line_path, num, path, rect, shape_path

INK = "#221a16"
SKIN = "#f6d7b0"
STEEL = "#cfd6de"
STRAW = "#eccb6a"
WOOD = "#b98a50"
GOLD = "#eab93c"
LINEN = "#fffaf0"


def rod(data: str, colour: str, width: float, rim: float) -> str:
    """A line with an ink rim."""
    return line_path(data, INK, rim) + line_path(data, colour, width)


def ring(x: float, y: float, r: float, width: float, rim: float) -> str:
    """A gold ring with an ink rim."""
    lines = (INK, rim), (GOLD, width)
    return "".join(circle(x, y, r, "none", stroke=colour, stroke_width=line) for colour, line in lines)


def face(x: float, y: float, rx: float, ry: float) -> str:
    return ellipse(x, y, rx, ry, SKIN, stroke=INK, stroke_width=0.85)


def _knight(player: PlayerColour) -> str:
    plume = shape_path("M0-23C1-28.6 7-29.4 9.6-25.6C7-26 4.6-25 3.2-22.6Z", player.fill, INK, 1)
    helm = path("M-5-14.6V-20C-5-24.6 5-24.6 5-20V-14.6Q0-12.8-5-14.6Z", STEEL, INK, 1)
    slits = path("M-5-19H5", stroke=INK, width=1.7) + path("M0-19V-14", stroke=INK, width=1)
    sword = rod("M10.6-6V-21.2", "#fff", 1.5, 3.4) + line_path("M7.4-6.6H13.8", INK, 2.2)
    return plume + helm + slits + sword


def _highwayman(player: PlayerColour) -> str:
    mask = path("M-3.8-16H3.8Q3.4-12.8 0-12.4Q-3.4-12.8-3.8-16Z", INK)
    crown = "M-10.4-20.6C-6-22-5.2-22.4-4.6-24.4C-3.6-28 3.6-28 4.6-24.4C5.2-22.4 6-22 10.4-20.6"
    hat = shape_path(crown + "C5-18.4-5-18.4-10.4-20.6Z", player.shade, INK, 1)
    feather = shape_path("M3.4-24C6-29 9.6-28.4 11-27C8.4-26.8 6-25 4.6-22Z", "#fff", INK, 0.8)
    return face(0, -16.6, 3.9, 3.9) + mask + hat + feather + rod("M-10.6-1.6L-8.4-13.6", WOOD, 2, 4)


def _monk(player: PlayerColour) -> str:
    return face(0.8, -18.4, 3, 3.5) + rod("M9.8-3V-17.4M6.6-13.6H13", GOLD, 1.7, 3.6)


def _farmer(player: PlayerColour) -> str:
    crown = path("M-4.6-21.6C-4.6-28.4 5.4-28.4 5.4-21.6Z", STRAW, INK, 1)
    band = path("M-4.6-22.8H5.4", stroke=player.shade, width=1.8)
    return face(0.8, -18.4, 3, 3.5) + crown + band + rod("M-8.6-21H9.4", STRAW, 1.9, 3.6)


def _abbot(player: PlayerColour) -> str:
    mitre = shape_path("M-5.2-18.8C-6.2-23.6-3-27.4 0-29.6C3-27.4 6.2-23.6 5.2-18.8Q0-17-5.2-18.8Z", LINEN, INK, 1)
    trim = path("M0-27.4V-20.6M-2.7-24H2.7", stroke=GOLD, width=1.5)
    trim += path("M-5.1-19.8Q0-18 5.1-19.8", stroke=player.shade, width=1.7)
    crook = rod("M-9.8-1V-22.2C-9.8-26.4-14.6-26.6-14.6-23C-14.6-20.8-12.4-20.8-12.2-22.4", GOLD, 1.7, 3.6)
    return face(0, -16.2, 4, 3.9) + mitre + trim + crook


def _steward(player: PlayerColour) -> str:
    roll = "M-6.4-19C-7.6-23.6-3.4-26 0-26C4.4-26 7.8-23.6 6.4-19.2Q0-16.8-6.4-19Z"
    tail = shape_path("M5-22.6C10-22.4 11-17.6 9.2-12.6L6.6-13.4C7.6-16.6 7-18.6 4.6-19.4Z", player.shade, INK, 1)
    hat = shape_path(roll, player.shade, INK, 1) + path("M-5.8-20.4Q0-18.4 5.8-20.6", stroke=GOLD, width=1.5)
    key = rod("M-11.4-15.2V-2.2M-11.4-3H-14.8M-11.4-6.4H-14", GOLD, 1.9, 3.8)
    return face(0, -16, 4, 3.9) + tail + hat + key + ring(-11.4, -18.4, 3, 1.8, 3.8)


def _gravedigger(player: PlayerColour) -> str:
    crown = "M-5.4-19.4C-7-23.4-4-26.2 .6-26C5-25.8 7.4-22.6 5.6-19.2Q0-17.2-5.4-19.4Z"
    cap = shape_path(crown, player.shade, INK, 1) + rod("M-5.4-19.2Q-8.4-18.6-9.6-17.4", player.shade, 1.7, 3.5)
    return face(0, -16, 4, 3.9) + cap + spade(11.4)


def spade(x: float) -> str:
    """A spade that stands on its blade."""
    tip = f"V-2.6Q{num(x + 3.2)}.6 {num(x)} 1.8Q{num(x - 3.2)}.6 {num(x - 3.4)}-2.6Z"
    blade = shape_path(f"M{num(x - 3.4)}-7.6H{num(x + 3.4)}{tip}", STEEL, INK, 1)
    return rod(f"M{num(x)}-7V-21.6M{num(x - 2.8)}-21.8H{num(x + 2.8)}", WOOD, 1.6, 3.4) + blade


def _lying_face(player: PlayerColour) -> str:
    """Eyes closed, on a pillow, with folded hands."""
    pillow = rect(-6.4, -25.4, 12.8, 9.6, LINEN, rx=2.4, stroke=INK, stroke_width=1)
    eyes = line_path("M-2.4-18.4v1.8M2.2-18.4v1.8", INK, 1)
    hands = line_path("M-3-12.2Q0-10.4 3-12.2", SKIN, 2.4)
    return pillow + face(0, -18.4, 4.2, 4.2) + eyes + hands


def _plain(player: PlayerColour) -> str:
    return face(0.8, -18.4, 3, 3.5)


_ROLES = {
    "knight": _knight, "highwayman": _highwayman, "monk": _monk, "farmer": _farmer, "abbot": _abbot, "plain": _plain,
    "steward": _steward, "gravedigger": _gravedigger, "buried": _lying_face,
}  # fmt: skip

_OUTLINES = {
    "knight": "M10.6-5.6V-21.6M7.4-6.6H13.8M2-24C4-26.4 6.6-27 8.6-26",
    "highwayman": "M-10.6-1.6L-8.4-13.6M-9.4-20.6Q0-18.6 9.4-20.6M-3-25Q0-27 5-25L10-27",
    "monk": "M9.8-3V-17.4M6.6-13.6H13",
    "abbot": "M-9.8-1V-22.2C-9.8-26.4-14.6-26.6-14.6-23C-14.6-20.8-12.4-20.8-12.2-22.4M-3.6-20Q-4-25 0-28Q4-25 3.6-20",
    "steward": "M-11.4-2.2V-21.4M-11.4-3H-14.8M-14-18.4H-9M-4-20Q-5-24 0-24.6Q5-24 4.4-20M7-21Q10-18 8-13.4",
    "gravedigger": "M11.4.4V-21.6M8.6-21.8H14.2M8.6-5.6H14.2M-4-20Q-5-24 0-24.6Q5-24 4.4-20M-4-19.6L-9-17.6",
    "farmer": "M-8.6-21H9.4M-3.6-23.6Q.4-27 4.4-23.6",
}


def headgear(role: str, player: PlayerColour) -> str:
    """Headdress, face and tool of a role."""
    return _ROLES[role](player)


def headgear_halo(role: str) -> str:
    """White rim behind headdress and tool, so that the whole silhouette stands out on any ground."""
    return line_path(_OUTLINES.get(role, ""), "#fff", 6.4, stroke_linejoin="round")
