### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = River of two springs
module-river20-about = Seventeen tiles; two rivers begin on a double tile.
option-river20-tiles = Own tiles for the river of two springs
option-river20-tiles-about = A set of your own in place of our tiles.
summary-river20-tiles = own tiles for the river of two springs

## What it changes
module-river20-changes = A tile of double size with two springs lies on the table first. Both rivers grow as you like and each ends in a lake. They may not meet.

## Before a tile is placed
river20-follow-arm-shut = { $n ->
    [0] No tile can continue this arm of the river afterwards.
    [one] No tile can continue either river afterwards: { $n } river tile would be discarded.
   *[other] No tile can continue either river afterwards: { $n } river tiles would be discarded.
}

## The workshop
workshop-catalogue-river20 = River of two springs
workshop-value-role-fork = Fork
workshop-catalogue-river20-about = Known: 17 tiles, a double tile with two springs, two lakes, both tiles with a garden. Not known: what lies on the banks of most.
