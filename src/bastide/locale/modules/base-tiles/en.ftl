### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Tiles of the base game
option-gardens = Gardens on the tiles
option-gardens-about = The first printing had none.
option-gardens-said = no gardens on the tiles
option-base-tiles = Own tiles for the base game
option-base-tiles-about = A set of your own in place of our tiles.
option-base-tiles-said = own tiles for the base game

## The workshop
workshop-catalogue-base = Base game
workshop-catalogue-base-about = The 72 tiles of the box, known half by half from two definitions that do not depend on each other.
