### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Kartičky základnej hry
option-gardens = Záhrady na kartičkách
option-gardens-about = Prvé vydanie ich nemalo.
option-gardens-said = bez záhrad na kartičkách

## The workshop
workshop-catalogue-base = Základná hra
workshop-catalogue-base-about = 72 kartičiek zo škatule, známych po poloviciach strán z dvoch nezávislých opisov.
