### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = Forking river
module-river20-about = Seventeen tiles; a double tile splits the river.
option-river20-tiles = Own tiles for the forking river
option-river20-tiles-about = A set of your own in place of our tiles.
option-river20-tiles-said = own tiles for the forking river

## What it changes
module-river20-changes = After the spring comes a tile of double size where the river splits. Both arms grow as you like and each ends in a lake. They may not meet.

## The workshop
workshop-catalogue-river20 = Forking river
workshop-value-role-fork = Fork
workshop-catalogue-river20-about = Known: 17 tiles, a spring, one double piece where the river forks, two lakes. Not known: what lies on the banks of most.
