"""Colours of the inked map in daylight and at dusk, and of the six players (design: art direction, section 2)."""

import json
from dataclasses import dataclass
from importlib import resources
from typing import Literal

import msgspec

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
    wheat: tuple[str, str, str]
    """Pressed corn of crop circles: ground, line, light."""
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


@dataclass(frozen=True)
class PlayerColour:
    """Fill and shade of a player's figures, and the emblem that is always drawn on them."""

    fill: str
    shade: str
    charge: str
    emblem: str


_COLOURS = json.loads((resources.files("bastide.data") / "palette.json").read_bytes())
THEMES: dict[str, Theme] = msgspec.convert(_COLOURS["themes"], dict[str, Theme])
"""The colours of day and of dusk, by name."""
PLAYERS: dict[str, PlayerColour] = msgspec.convert(_COLOURS["players"], dict[str, PlayerColour])


def theme_named(name: str) -> Theme:
    """The theme of that name; ValueError lists the known ones."""
    if name not in THEMES:
        raise ValueError(f"unknown theme {name!r}: use {' or '.join(THEMES)}")
    return THEMES[name]
