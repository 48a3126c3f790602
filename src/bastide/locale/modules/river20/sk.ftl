### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = Rieka s dvoma prameňmi
module-river20-about = Sedemnásť kartičiek; na dvojitej sa začínajú dve rieky.
option-river20-tiles = Vlastné kartičky: rieka s dvoma prameňmi
option-river20-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-river20-tiles = vlastné kartičky (rieka s dvoma prameňmi)

## What it changes
module-river20-changes = Hra sa začína dvojitou kartičkou s dvoma prameňmi. Môžeš predĺžiť ktorúkoľvek rieku, každá sa končí v jazere. Rieky sa nesmú stretnúť.

## Before a tile is placed
river20-follow-arm-shut = { $n ->
    [0] Toto rameno rieky by potom nemohlo pokračovať.
    [one] Žiadna z riek by potom nemohla pokračovať: odložila by sa { $n } kartička rieky.
    [few] Žiadna z riek by potom nemohla pokračovať: odložili by sa { $n } kartičky rieky.
   *[other] Žiadna z riek by potom nemohla pokračovať: odložilo by sa { $n } kartičiek rieky.
}

## The workshop
workshop-catalogue-river20 = Rieka s dvoma prameňmi
workshop-value-role-fork = Rozvetvenie
workshop-catalogue-river20-about = Známe: 17 kartičiek, dvojitá s dvoma prameňmi, dve jazerá, obe kartičky so záhradou. Neznáme: čo leží na brehoch väčšiny z nich.
