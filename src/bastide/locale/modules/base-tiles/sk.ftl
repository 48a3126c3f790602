### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Kartičky základnej hry
option-gardens = Záhrady na kartičkách
option-gardens-about = Prvé vydanie ich nemalo.
option-gardens-said = bez záhrad na kartičkách
option-base-tiles = Vlastné kartičky: základná hra
option-base-tiles-about = Vaša sada namiesto našich kartičiek.
option-base-tiles-said = vlastné kartičky (základná hra)

## The workshop
workshop-catalogue-base = Základná hra
workshop-catalogue-base-about = 72 kartičiek zo škatule, známych po poloviciach strán z dvoch nezávislých opisov.
