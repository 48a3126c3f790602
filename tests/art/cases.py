"""The drawings to test: some of each tile, or all of them in the long run."""

from itertools import product

from bastide.art.catalogue import catalogue

ROTATIONS = (0, 90, 180, 270)
VARIANTS = (0, 1, 2, 3)

EVERY = list(product(catalogue(), ROTATIONS, VARIANTS))
"""All (tile, rotation, variant)."""

SOME = [(tile, ROTATIONS[(i + k) % 4], (i + 2 * k) % 4) for i, tile in enumerate(catalogue()) for k in range(2)]
"""Two drawings of every tile, all rotations and variants among them."""

NEW = [case for case in SOME if catalogue()[case[0]].box != "base"]
WET = [tile.id for tile in catalogue().values() if tile.has("river")]
MISTY = [tile.id for tile in catalogue().values() if tile.has("mist")]
SEALED = [tile.id for tile in catalogue().values() if tile.seals]
FORTRESS = [tile.id for tile in catalogue().values() if tile.fortified]
SIGNED = [tile.id for tile in catalogue().values() if tile.arrow]
