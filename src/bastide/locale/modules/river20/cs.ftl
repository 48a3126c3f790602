### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = Rozvětvená řeka
module-river20-about = Sedmnáct kartiček; na dvojité se řeka dělí.
option-river20-tiles = Vlastní kartičky: rozvětvená řeka
option-river20-tiles-about = Tvoje sada místo našich kartiček.
option-river20-tiles-said = vlastní kartičky (rozvětvená řeka)

## What it changes
module-river20-changes = Po prameni přijde kartička dvojité velikosti, na které se řeka dělí. Obě ramena rostou, jak chcete, a každé končí v jezeře. Nesmějí se setkat.

## The workshop
workshop-catalogue-river20 = Rozvětvená řeka
workshop-value-role-fork = Rozvětvení
workshop-catalogue-river20-about = Známo: 17 kartiček, pramen, jedna dvojitá, na níž se řeka dělí, dvě jezera. Neznámo: co leží na březích většiny z nich.
