"""What grows across the sides of tiles."""

import math

from bastide.art import Crossings
from bastide.art.anchors import anchor
from bastide.art.catalogue import tile_at
from bastide.art.crossings import crossings
from bastide.art.seeds import variant_of

WIDE = 24
MEADOW = [{"x": x, "y": y, "tile": "B", "rotation": 0} for x in range(-6, 6) for y in range(-6, 6)]
MIXED = [
    {"x": x, "y": y, "tile": "ABEGLUVNW"[(x * 5 + y * 3) % 9], "rotation": (x + 2 * y) % 4 * 90}
    for x in range(12) for y in range(12)
]  # fmt: skip


def test_a_third_of_the_sides_of_a_meadow_are_grown_over() -> None:
    found = crossings(MEADOW)
    assert 0.25 < len(found) / (2 * 12 * 11) < 0.5
    assert len({name for name, *_ in found}) == 7, "woods and hedges of all kinds"
    assert crossings(MEADOW[::-1]) == found, "whatever came first"


def test_nothing_grows_over_a_city_or_where_a_figure_may_stand() -> None:
    lying = {(t["x"], t["y"]): t for t in MIXED}
    for name, x, y, at in crossings(MIXED):
        side = 1 if at[0] == 100 else 2
        for t, one in ((lying[x, y], side), (lying[x + (side == 1), y + (side == 2)], (side + 2) % 4)):
            tile, rotation = str(t["tile"]), int(str(t["rotation"]))
            assert tile_at(tile, rotation).edge(one) == "field"
            for i in range(len(tile_at(tile, rotation).segments)):
                px, py = anchor(tile, rotation, variant_of(int(str(t["x"])), int(str(t["y"]))), i)
                here = (px + (int(str(t["x"])) - x) * 100, py + (int(str(t["y"])) - y) * 100)
                assert tile_at(tile, rotation).segments[i].kind == "city" or math.dist(here, at) >= WIDE, name


def test_places_tell_the_side() -> None:
    grown = Crossings()
    for one in MEADOW:
        grown.add([one])
    told = grown.places()
    assert len(told) == len(crossings(MEADOW)), "no two have one name"
    assert all((at[0] == 100) == name.endswith(" E") for name, at in told.items())
