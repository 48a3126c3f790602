### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Tiles of the base game
option-gardens = Gardens on the tiles
option-gardens-about = The first printing had no gardens.
summary-gardens = no gardens on the tiles
summary-gardens-version = gardens as in version { $value } of HOUSE-4
option-base-tiles = Your own tiles for the base game
option-base-tiles-about = Your own set instead of our tiles.
summary-base-tiles = custom tiles for the base game

## The workshop
workshop-catalogue-base = Base game
workshop-catalogue-base-about = The 72 tiles of the box. Two independent sources agree on them.
error-no-such-set = There is no set with that name. It may no longer be shared.
error-own-tiles-garden = To play without gardens, { $tile } needs a twin without its garden.
error-bad-set = We cannot read this set.
error-bad-tiles = This set has problems. Check it in the workshop first.
error-no-such-catalogue = There is no such catalogue.
error-too-many-sets = You already share { $most } sets. Stop sharing one of them first.
error-not-with-these = You cannot use these tiles in this game.
error-trial-busy = Too many trials are running. Please try again in a moment.
error-no-such-trial = These trial games are over, and their results are gone.
