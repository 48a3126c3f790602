### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Kartičky základnej hry
option-gardens = Záhrady na kartičkách
option-gardens-about = Prvé vydanie ich nemalo.
option-gardens-said = bez záhrad na kartičkách
