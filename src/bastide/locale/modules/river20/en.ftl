### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = River of two springs
module-river20-about = Seventeen tiles. Two rivers start on a double tile.
option-river20-tiles = Your own tiles for the river of two springs
option-river20-tiles-about = Your own set instead of our tiles.
summary-river20-tiles = custom tiles for the river of two springs

## What it changes
module-river20-changes = The game starts with a double tile with two springs. You may extend either river, and each ends in a lake. The rivers may not meet.

## Before a tile is placed
river20-follow-arm-shut = { $n ->
    [0] No tile could extend this river after that.
    [one] No tile could extend either river after that: { $n } river tile would be discarded.
   *[other] No tile could extend either river after that: { $n } river tiles would be discarded.
}

## The workshop
workshop-catalogue-river20 = River of two springs
workshop-value-role-fork = Fork
workshop-catalogue-river20-about = Known: 17 tiles, a double tile with two springs, two lakes, and both tiles with a garden. Unknown: the banks of most tiles.
