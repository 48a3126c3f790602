### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Tiles of the base game
option-gardens = Gardens on the tiles
option-gardens-about = The first printing had none.
option-gardens-said = no gardens on the tiles
