"""Upright drawings shared by many tiles. The origin of each is its ground centre; light comes from the upper left."""

from bastide.art.sprites import churches, countryside, fortifications, houses, mists, town, trees, wares
from bastide.art.svg import Sprite

SPRITES: dict[str, Sprite] = {
    "house": houses.house, "well": houses.well, "farmhouse": houses.farmhouse, "yard": houses.yard, "inn": houses.inn,
    "terrace2": town.terrace(2), "terrace3": town.terrace(3), "terrace4": town.terrace(4), "church": town.church,
    "stall": town.stall, "court": town.court, "townhall": town.townhall, "minster": town.minster,
    "oak": trees.oak, "elm": trees.elm, "poplar": trees.poplar, "bush": trees.bush,
    "tower": fortifications.tower, "keep": fortifications.keep, "gate": fortifications.gate,
    "side-gate": fortifications.side_gate, "shield": fortifications.shield, "castle": fortifications.castle,
    "stronghold": fortifications.stronghold,
    "monastery": churches.monastery, "cathedral": churches.cathedral, "cemetery": churches.cemetery,
    "garden": countryside.garden, "haystack": countryside.haystack, "sheep": countryside.sheep,
    "rock": countryside.rock, "reeds": countryside.reeds, "pebbles": countryside.pebbles, "boat": countryside.boat,
    "source": countryside.source,
    "ruin": mists.ruin, "ghost-print": mists.awake, "ghost-asleep": mists.asleep,
    **{f"goods-{name}": wares.sign(name) for name in wares.WARES},
}  # fmt: skip
