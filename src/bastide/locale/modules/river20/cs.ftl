### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = Řeka se dvěma prameny
module-river20-about = Sedmnáct kartiček; na dvojité začínají dvě řeky.
option-river20-tiles = Vlastní kartičky: řeka se dvěma prameny
option-river20-tiles-about = Tvoje sada místo našich kartiček.
summary-river20-tiles = vlastní kartičky (řeka se dvěma prameny)

## What it changes
module-river20-changes = Hra začíná dvojitou kartičkou se dvěma prameny. Můžeš prodloužit kteroukoli řeku, každá končí v jezeře. Řeky se nesmějí setkat.

## Before a tile is placed
river20-follow-arm-shut = { $n ->
    [0] Toto rameno řeky by pak nemohlo pokračovat.
    [one] Žádná z řek by pak nemohla pokračovat: odložila by se { $n } kartička řeky.
    [few] Žádná z řek by pak nemohla pokračovat: odložily by se { $n } kartičky řeky.
   *[other] Žádná z řek by pak nemohla pokračovat: odložilo by se { $n } kartiček řeky.
}

## The workshop
workshop-catalogue-river20 = Řeka se dvěma prameny
workshop-value-role-fork = Rozvětvení
workshop-catalogue-river20-about = Známo: 17 kartiček, dvojitá se dvěma prameny, dvě jezera, obě kartičky se zahradou. Neznámo: co leží na březích většiny z nich.
