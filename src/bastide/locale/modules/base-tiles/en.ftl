### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Tiles of the base game
option-gardens = Gardens on the tiles
option-gardens-about = The first printing had none.
summary-gardens = no gardens on the tiles
summary-gardens-version = gardens as in version { $value } of HOUSE-4
option-base-tiles = Own tiles for the base game
option-base-tiles-about = A set of your own in place of our tiles.
summary-base-tiles = own tiles for the base game

## The workshop
workshop-catalogue-base = Base game
workshop-catalogue-base-about = The 72 tiles of the box, known half by half from two definitions that do not depend on each other.
error-no-such-set = There is no set of that name. It may have been withdrawn.
error-own-tiles-garden = Without gardens { $tile } needs a tile like it but for the garden.
error-bad-set = The set cannot be read.
error-bad-tiles = Something is wrong with this set; check it first.
error-no-such-catalogue = There is no such catalogue.
error-too-many-sets = You share { $most } sets already: take one of them back first.
error-not-with-these = This game is played without these tiles.
error-trial-busy = Many sets are being tried; try again in a while.
error-no-such-trial = These games are over and forgotten.
