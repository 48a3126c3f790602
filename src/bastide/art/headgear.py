"""What tells the roles apart: headdress, face and tool. The feet of the standing figure are at the origin."""

from __future__ import annotations

from bastide.art.palette import PlayerColour
from bastide.art.svg import element, path

_INK = "#221a16"
_SKIN = "#f6d7b0"
_STEEL = "#cfd6de"
_STRAW = "#eccb6a"
_WOOD = "#b98a50"
_GOLD = "#eab93c"
_LINEN = "#fffaf0"


def _rod(data: str, colour: str, width: float, rim: float) -> str:
    """A line with an ink rim."""
    return path(data, stroke=_INK, width=rim, stroke_linecap="round") + path(
        data, stroke=colour, width=width, stroke_linecap="round"
    )


def _face(x: float, y: float, rx: float, ry: float) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=_SKIN, stroke=_INK, stroke_width=0.85)


def _knight(player: PlayerColour) -> str:
    plume = path("M0-23C1-28.6 7-29.4 9.6-25.6C7-26 4.6-25 3.2-22.6Z", player.fill, _INK, 1, stroke_linejoin="round")
    helm = path("M-5-14.6V-20C-5-24.6 5-24.6 5-20V-14.6Q0-12.8-5-14.6Z", _STEEL, _INK, 1)
    slits = path("M-5-19H5", stroke=_INK, width=1.7) + path("M0-19V-14", stroke=_INK, width=1)
    sword = _rod("M10.6-6V-21.2", "#fff", 1.5, 3.4) + path(
        "M7.4-6.6H13.8", stroke=_INK, width=2.2, stroke_linecap="round"
    )
    return plume + helm + slits + sword


def _highwayman(player: PlayerColour) -> str:
    mask = path("M-3.8-16H3.8Q3.4-12.8 0-12.4Q-3.4-12.8-3.8-16Z", _INK)
    hat = path(
        "M-10.4-20.6C-6-22-5.2-22.4-4.6-24.4C-3.6-28 3.6-28 4.6-24.4C5.2-22.4 6-22 10.4-20.6C5-18.4-5-18.4-10.4-20.6Z",
        player.shade, _INK, 1, stroke_linejoin="round",
    )  # fmt: skip
    feather = path("M3.4-24C6-29 9.6-28.4 11-27C8.4-26.8 6-25 4.6-22Z", "#fff", _INK, 0.8, stroke_linejoin="round")
    return _face(0, -16.6, 3.9, 3.9) + mask + hat + feather + _rod("M-10.6-1.6L-8.4-13.6", _WOOD, 2, 4)


def _monk(player: PlayerColour) -> str:
    return _face(0.8, -18.4, 3, 3.5) + _rod("M9.8-3V-17.4M6.6-13.6H13", _GOLD, 1.7, 3.6)


def _farmer(player: PlayerColour) -> str:
    crown = path("M-4.6-21.6C-4.6-28.4 5.4-28.4 5.4-21.6Z", _STRAW, _INK, 1)
    band = path("M-4.6-22.8H5.4", stroke=player.shade, width=1.8)
    return _face(0.8, -18.4, 3, 3.5) + crown + band + _rod("M-8.6-21H9.4", _STRAW, 1.9, 3.6)


def _abbot(player: PlayerColour) -> str:
    mitre = path("M-5.2-18.8C-6.2-23.6-3-27.4 0-29.6C3-27.4 6.2-23.6 5.2-18.8Q0-17-5.2-18.8Z", _LINEN, _INK, 1,
                 stroke_linejoin="round")  # fmt: skip
    trim = path("M0-27.4V-20.6M-2.7-24H2.7", stroke=_GOLD, width=1.5) + path(
        "M-5.1-19.8Q0-18 5.1-19.8", stroke=player.shade, width=1.7
    )
    crook = _rod("M-9.8-1V-22.2C-9.8-26.4-14.6-26.6-14.6-23C-14.6-20.8-12.4-20.8-12.2-22.4", _GOLD, 1.7, 3.6)
    return _face(0, -16.2, 4, 3.9) + mitre + trim + crook


def _plain(player: PlayerColour) -> str:
    return _face(0.8, -18.4, 3, 3.5)


_ROLES = {
    "knight": _knight, "highwayman": _highwayman, "monk": _monk, "farmer": _farmer, "abbot": _abbot, "plain": _plain,
}  # fmt: skip

_OUTLINES = {
    "knight": "M10.6-5.6V-21.6M7.4-6.6H13.8M2-24C4-26.4 6.6-27 8.6-26",
    "highwayman": "M-10.6-1.6L-8.4-13.6M-9.4-20.6Q0-18.6 9.4-20.6M-3-25Q0-27 5-25L10-27",
    "monk": "M9.8-3V-17.4M6.6-13.6H13",
    "abbot": "M-9.8-1V-22.2C-9.8-26.4-14.6-26.6-14.6-23C-14.6-20.8-12.4-20.8-12.2-22.4M-3.6-20Q-4-25 0-28Q4-25 3.6-20",
    "farmer": "M-8.6-21H9.4M-3.6-23.6Q.4-27 4.4-23.6",
}


def headgear(role: str, player: PlayerColour) -> str:
    """Headdress, face and tool of a role."""
    return _ROLES[role](player)


def halo(role: str) -> str:
    """White rim behind headdress and tool, so that the whole silhouette stands out on any ground."""
    return path(
        _OUTLINES.get(role, ""), stroke="#fff", width=6.4, stroke_linecap="round", stroke_linejoin="round"
    )  # fmt: skip
