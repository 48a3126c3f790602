### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Kartičky základní hry
option-gardens = Zahrady na kartičkách
option-gardens-about = První vydání je nemělo.
option-gardens-said = bez zahrad na kartičkách
option-base-tiles = Vlastní kartičky: základní hra
option-base-tiles-about = Vaše sada místo našich kartiček.
option-base-tiles-said = vlastní kartičky (základní hra)

## The workshop
workshop-catalogue-base = Základní hra
workshop-catalogue-base-about = 72 kartiček z krabice, známých po polovinách stran ze dvou nezávislých popisů.
