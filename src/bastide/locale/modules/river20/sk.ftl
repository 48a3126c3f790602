### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = Rozvetvená rieka
module-river20-about = Sedemnásť kartičiek; na dvojitej sa rieka delí.
option-river20-tiles = Vlastné kartičky: rozvetvená rieka
option-river20-tiles-about = Tvoja sada namiesto našich kartičiek.
option-river20-tiles-said = vlastné kartičky (rozvetvená rieka)

## What it changes
module-river20-changes = Po prameni príde kartička dvojitej veľkosti, na ktorej sa rieka delí. Obe ramená rastú, ako chcete, a každé sa končí v jazere. Nesmú sa stretnúť.

## The workshop
workshop-catalogue-river20 = Rozvetvená rieka
workshop-value-role-fork = Rozvetvenie
workshop-catalogue-river20-about = Známe: 17 kartičiek, prameň, jedna dvojitá, na ktorej sa rieka delí, dve jazerá. Neznáme: čo leží na brehoch väčšiny z nich.
