"""Colours of the inked map in daylight and at dusk, and of the six players (design: art direction, section 2)."""

from dataclasses import dataclass, replace
from typing import Literal

ThemeName = Literal["light", "dusk"]


@dataclass(frozen=True)
class Theme:
    """One set of colours; ``lit`` is the colour of windows at night, or None by day."""

    name: ThemeName
    table: str
    tile_south: str
    tile_east: str
    """Sides of tiles."""
    ink: str
    text: str
    field: str
    field_dry: str
    field_moist: str
    field_hi: str
    field_lo: str
    patches: tuple[tuple[str, str], tuple[str, str]]
    """Dark and bright patches of grass with their opacity."""
    tuft: str
    crown: str
    crown_hi: str
    poplar: str
    poplar_hi: str
    trunk: str
    crops: dict[str, tuple[str, str]]
    """Ground and rows of each crop."""
    flowers: tuple[str, str, str]
    petals: tuple[str, str, str]
    hay: str
    hay_shade: str
    fleece: str
    shade: str
    city: str
    street: str
    roofs: tuple[str, str, str, str]
    quarters: tuple[str, str, str]
    square: str
    square_edge: str
    wall: str
    wall_shade: str
    door: str
    window: str
    stone: str
    stone_hi: str
    stone_lo: str
    rampart: str
    cone: str
    cone_shade: str
    road: str
    road_edge: str
    rut: str
    cobble: str
    cobble_lo: str
    water: str
    water_lo: str
    water_hi: str
    bank: str
    bank_lo: str
    reed: str
    reed_head: str
    chapel: str
    chapel_shade: str
    chapel_roof: str
    chapel_roof_lo: str
    gold: str
    copper: str
    copper_lo: str
    """Roofs of cathedrals."""
    wares: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
    """Wine, grain and cloth: light and shade."""
    hedge: str
    hedge_hi: str
    wood: str
    rim: str
    shield: str
    shield_charge: str
    back: str
    back_line: str
    start_back: str
    start_back_line: str
    mist: str
    mist_hi: str
    mist_lo: str
    mist_line: str
    mist_eye: str
    castle_roof: str
    castle_roof_lo: str
    cypress: str
    cypress_hi: str
    cemetery: str
    cemetery_lo: str
    grave: str
    grave_lo: str
    seam: str
    signs: tuple[str, str, str]
    seals: tuple[str, str, str, str]
    """Grounds of the signs of knights, highwaymen, monks, and of any wall."""
    lit: str | None = None


LIGHT = Theme(
    name="light", table="#e9dfc9", tile_south="#a98a5c", tile_east="#7d6238", ink="#3a2a20", text="#3a2a20",
    field="#95bd57", field_dry="#a6be56", field_moist="#85ba5f",
    patches=(("#3f7d1e", ".15"), ("#f2f59a", ".2")), field_hi="#a6cb68", field_lo="#86b04b", tuft="#6f9a3c",
    crown="#4f8138", crown_hi="#74a64b", poplar="#3f7046", poplar_hi="#5c9159", trunk="#6b4a2c",
    flowers=("#fdf6e3", "#f4c94b", "#e58aa0"),
    petals=("#e2557a", "#fff4dc", "#f6d04d"), hay="#e6c25c", hay_shade="#c79d3e", fleece="#fbf6ea", shade="#2c3a14",
    crops={
        "young": ("#a9c860", "#8fb34a"), "wheat": ("#d3c266", "#b8a24a"), "plough": ("#b99a68", "#9c7d50"),
        "vine": ("#9fb765", "#5d7d3c"), "lavender": ("#b3b08f", "#9179b3"), "cabbage": ("#8fb866", "#5f9150"),
    },
    city="#e0b576", street="#edcb94", roofs=("#b5432d", "#c85c38", "#a23a2e", "#d27a42"),
    quarters=("#b5432d", "#c4563a", "#a94130"), square="#f2dfb4", square_edge="#c8a469",
    wall="#f9e8c8", wall_shade="#d9bd8c", door="#5a3d28", window="#5a4a3c",
    stone="#ddd2bd", stone_hi="#f3ecdd", stone_lo="#b3a38a", rampart="#a39179", cone="#4b6a94", cone_shade="#37507a",
    road="#f8ecd0", road_edge="#94764a", rut="#d9c59a", cobble="#d8c39a", cobble_lo="#b79c6a",
    water="#5aa9cf", water_lo="#3e8ab5", water_hi="#b7e0ee", bank="#dcc88c", bank_lo="#b0955a",
    reed="#5f8c36", reed_head="#7d5230",
    chapel="#fffaf0", chapel_shade="#e0d6c4", chapel_roof="#3f6291", chapel_roof_lo="#2f4a72", gold="#eab93c",
    copper="#62a99a", copper_lo="#3f7f74",
    wares=(("#8a1f4d", "#5c1034"), ("#eab52f", "#b57c14"), ("#1c8a99", "#0e5c6b")),
    hedge="#3f7a3a", hedge_hi="#5c9a4c", wood="#a0713f", rim="#ffffff", shield="#2f5aa0", shield_charge="#f2c84b",
    back="#5a6f4b", back_line="#6d8459", start_back="#2f3f57", start_back_line="#40536f",
    mist="#f5f3f4", mist_hi="#ffffff", mist_lo="#b4aecb", mist_line="#77708f", mist_eye="#4a4468",
    castle_roof="#7a4a86", castle_roof_lo="#5b3468", cypress="#2f5340", cypress_hi="#47735a",
    cemetery="#8d9a78", cemetery_lo="#6f7d60", grave="#dcdcd4", grave_lo="#a9aaa4", seam="#3a2a20",
    signs=("#b3261e", "#5d3a9b", "#0b7a75"), seals=("#b02a20", "#6d5312", "#2458a6", "#2f2a3c"),
)  # fmt: skip

DUSK = replace(
    LIGHT,
    name="dusk", table="#23263a", tile_south="#3c3550", tile_east="#262036", ink="#1b1726", text="#f2ead8",
    field="#5f8a5c", field_dry="#6b8b5b", field_moist="#548665",
    patches=(("#1f4a44", ".18"), ("#b9d8a0", ".13")), field_hi="#6c9867", field_lo="#547e55", tuft="#3f6a48",
    crown="#34604a", crown_hi="#4c7d5a", poplar="#2b5350", poplar_hi="#42706a", trunk="#4a3630",
    flowers=("#e8e4e8", "#dcb95a", "#c98098"),
    petals=("#c25a7c", "#d8d0cc", "#d2b04e"), hay="#b79a58", hay_shade="#937a48", fleece="#d9d4dc", shade="#141a24",
    crops={
        "young": ("#718f5c", "#5c7c4e"), "wheat": ("#98906a", "#7f7652"), "plough": ("#7f6c5c", "#68574c"),
        "vine": ("#6a8360", "#42624a"), "lavender": ("#77748a", "#5f5188"), "cabbage": ("#638a64", "#467050"),
    },
    city="#b98f68", street="#c8a178", roofs=("#96403a", "#a65242", "#86363a", "#ae6a4a"),
    quarters=("#96403a", "#a24c40", "#8c3b38"), square="#cdb08a", square_edge="#9c7c58",
    wall="#d9c6b2", wall_shade="#b39f92", door="#3c2a2a", window="#ffd873",
    stone="#b3acb0", stone_hi="#d0cacc", stone_lo="#857f8c", rampart="#746c7c", cone="#3f5784", cone_shade="#2e4168",
    road="#d8caae", road_edge="#6a5648", rut="#b5a58a", cobble="#b3a080", cobble_lo="#8f7c60",
    water="#3f78a6", water_lo="#2d5d8a", water_hi="#8db9d6", bank="#a59a78", bank_lo="#766b52",
    reed="#3c6a48", reed_head="#574038",
    chapel="#dcd6d8", chapel_shade="#b2abb4", chapel_roof="#37537f", chapel_roof_lo="#283e63", gold="#e2b44a",
    copper="#4d8880", copper_lo="#33655f",
    wares=(("#7c2350", "#521539"), ("#d3a23c", "#9c6f22"), ("#237a8c", "#145263")),
    hedge="#2f5f42", hedge_hi="#457a54", wood="#7c5a3c", rim="#e9e4ea", shield="#2b4f92", shield_charge="#e6bb4a",
    back="#3f5547", back_line="#4e6656", start_back="#1c2740", start_back_line="#2b3a58",
    mist="#b7b5e2", mist_hi="#e4e3fb", mist_lo="#7d79b4", mist_line="#3d3968", mist_eye="#28234e",
    castle_roof="#684478", castle_roof_lo="#4b2f5a", cypress="#213f3c", cypress_hi="#345a52",
    cemetery="#64776a", cemetery_lo="#4d6056", grave="#b8bac0", grave_lo="#888b96", seam="#0c0a16", lit="#ffd873",
)  # fmt: skip

THEMES: dict[str, Theme] = {"light": LIGHT, "dusk": DUSK}
"""The colours of day and of dusk, by name."""


@dataclass(frozen=True)
class PlayerColour:
    """Fill and shade of a player's figures, and the emblem that is always drawn on them."""

    fill: str
    shade: str
    charge: str
    emblem: str


PLAYERS: dict[str, PlayerColour] = {
    "red": PlayerColour("#c4170c", "#8b1009", "#ffffff", "chevron"),
    "blue": PlayerColour("#243fd6", "#16298f", "#ffffff", "waves"),
    "green": PlayerColour("#16a375", "#0d6f50", "#ffffff", "trefoil"),
    "yellow": PlayerColour("#f8dc34", "#c69f12", "#3a2a20", "sun"),
    "black": PlayerColour("#2b2a30", "#151418", "#ffffff", "diamond"),
    "pink": PlayerColour("#ea70cf", "#b24596", "#3a2a20", "saltire"),
}


def theme_named(name: str) -> Theme:
    """The theme of that name; ValueError lists the known ones."""
    if name not in THEMES:
        raise ValueError(f"unknown theme {name!r}: use {' or '.join(THEMES)}")
    return THEMES[name]
