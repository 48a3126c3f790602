"""Upright drawings shared by many tiles. The origin of each is its ground centre; light comes from the upper left."""

from __future__ import annotations

from bastide.art.sprites import (
    castle,
    cemetery,
    countryside,
    fortress,
    ghosts,
    houses,
    monastery,
    ruin,
    stonework,
    trees,
    waterside,
)
from bastide.art.svg import Sprite

SPRITES: dict[str, Sprite] = {
    "house": houses.house,
    "hall": houses.hall,
    "well": houses.well,
    "oak": trees.oak,
    "elm": trees.elm,
    "poplar": trees.poplar,
    "bush": trees.bush,
    "tower": stonework.tower,
    "keep": stonework.keep,
    "gate": stonework.gate,
    "side-gate": stonework.side_gate,
    "shield": stonework.shield,
    "bastion": fortress.bastion,
    "water-gate": fortress.water_gate,
    "side-water-gate": fortress.side_water_gate,
    "monastery": monastery.monastery,
    "garden": countryside.garden,
    "haystack": countryside.haystack,
    "sheep": countryside.sheep,
    "rock": countryside.rock,
    "reeds": waterside.reeds,
    "pebbles": waterside.pebbles,
    "boat": waterside.boat,
    "source": waterside.source,
    "castle": castle.castle,
    "cemetery": cemetery.cemetery,
    "ruin": ruin.ruin,
    "ghost-print": ghosts.awake,
    "ghost-asleep": ghosts.asleep,
}
