### Words of the module river

## New table
ui-rivals-hint = Hra může začít řekou.

## Modules and options of the rules (module-, option-)
module-river = Řeka
module-river-about = Nejdřív dvanáct kartiček od pramene k jezeru.
option-spare-start = Zamíchat startovní kartičku
option-spare-start-about = Nahrazuje ji řeka, a tak ji dobíráš jako každou jinou.
summary-spare-start = startovní kartička mezi ostatními
summary-strict-river = přísná řeka
option-river-edition = Která řeka
option-river-edition-about = Podívej se na pramen a jezero ve své krabici.
option-river-edition-value = { $value ->
    [3] Třetí vydání, od roku 2021: přes pramen cesta, u jezera klášter
   *[other] První a druhé vydání: kolem obou jen louka
}
summary-river-edition = řeka třetího vydání
option-river-tiles = Vlastní kartičky: řeka
option-river-tiles-about = Tvoje sada místo našich kartiček.
summary-river-tiles = vlastní kartičky (řeka)

## Players and what is left
table-left-river = Nejdřív řeka

## Why a move is refused
why-river-not-joined = Kartička musí prodloužit řeku.
why-river-u-turn = Řeka nesmí zahnout dvakrát po sobě na tutéž stranu.
why-river-no-room = Tady řeka nemá místo, jinde ano.
why-river-branches = Obě ramena řeky by byla příliš blízko.

## What it changes
module-river-changes = Hra začíná pramenem místo startovní kartičky. Nejdřív přijde 12 kartiček řeky a prodlužují ji; řeka nikdy nezahne dvakrát po sobě na stejnou stranu. Řeka dělí louky a figurky na ni nesmějí.

## Before a tile is placed
river-follow-arm-shut = { $n ->
    [one] Řeka by pak nemohla pokračovat: odložila by se { $n } kartička řeky.
    [few] Řeka by pak nemohla pokračovat: odložily by se { $n } kartičky řeky.
   *[other] Řeka by pak nemohla pokračovat: odložilo by se { $n } kartiček řeky.
}

## The workshop
workshop-catalogue-river = Řeka
workshop-value-role-spring = Pramen
workshop-value-role-lake = Jezero
workshop-fixed-spring = Prameny: { $need }
workshop-problem-fixed-spring = Prameny: v sadě { $wanted }, ne { $found }.
workshop-fixed-lake = Jezera: { $need }
workshop-problem-fixed-lake = Jezera: v sadě { $wanted }, ne { $found }.
workshop-fixed-double = Dvojité prameny nebo rozvětvení: { $need }
workshop-problem-fixed-double = Dvojité prameny nebo rozvětvení: v sadě { $wanted }, ne { $found }.
workshop-problem-fork-cells = Rozvětvení má nejvýše políček: { $most }.
workshop-problem-two-springs = Na každém políčku dvojitého pramene je jedna řeka, která kartičku opouští jednou stranou.
workshop-problem-spring-start = Jako start je označen pramen a nic jiného.
workshop-problem-river-sides = Řeka musí na této kartičce v jednom proudu vést ke stranám v počtu { $sides }.
