### Words of the module river

## New table
ui-rivals-hint = Hra sa môže začať riekou.

## Modules and options of the rules (module-, option-)
module-river = Rieka
module-river-about = Najprv dvanásť kartičiek od prameňa k jazeru.
option-spare-start = Zamiešať štartovnú kartičku
option-spare-start-about = Nahrádza ju rieka, a tak ju doberáš ako každú inú.
summary-spare-start = štartovná kartička medzi ostatnými
summary-strict-river = prísna rieka
option-river-edition = Ktorá rieka
option-river-edition-about = Pozri sa na prameň a jazero vo svojej škatuli.
option-river-edition-value = { $value ->
    [3] Tretie vydanie, od roku 2021: cez prameň cesta, pri jazere kláštor
   *[other] Prvé a druhé vydanie: okolo oboch len lúka
}
summary-river-edition = rieka tretieho vydania
option-river-tiles = Vlastné kartičky: rieka
option-river-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-river-tiles = vlastné kartičky (rieka)

## Players and what is left
table-left-river = Najprv rieka

## Why a move is refused
why-river-not-joined = Kartička musí predĺžiť rieku.
why-river-u-turn = Rieka nesmie zahnúť dva razy za sebou na tú istú stranu.
why-river-no-room = Tu rieka nemá miesto, inde áno.
why-river-branches = Obe ramená rieky by boli príliš blízko.

## What it changes
module-river-changes = Hra sa začína prameňom namiesto štartovnej kartičky. Najprv príde 12 kartičiek rieky a predlžujú ju; rieka nikdy nezahne dvakrát po sebe na rovnakú stranu. Rieka delí lúky a figúrky na ňu nesmú.

## Before a tile is placed
river-follow-arm-shut = { $n ->
    [one] Rieka by potom nemohla pokračovať: odložila by sa { $n } kartička rieky.
    [few] Rieka by potom nemohla pokračovať: odložili by sa { $n } kartičky rieky.
   *[other] Rieka by potom nemohla pokračovať: odložilo by sa { $n } kartičiek rieky.
}

## The workshop
workshop-catalogue-river = Rieka
workshop-value-role-spring = Prameň
workshop-value-role-lake = Jazero
workshop-fixed-spring = Pramene: { $need }
workshop-problem-fixed-spring = Pramene: v sade { $wanted }, nie { $found }.
workshop-fixed-lake = Jazerá: { $need }
workshop-problem-fixed-lake = Jazerá: v sade { $wanted }, nie { $found }.
workshop-fixed-double = Dvojité pramene alebo rozvetvenia: { $need }
workshop-problem-fixed-double = Dvojité pramene alebo rozvetvenia: v sade { $wanted }, nie { $found }.
workshop-problem-fork-cells = Rozvetvenie má najviac políčok: { $most }.
workshop-problem-two-springs = Na každom políčku dvojitého prameňa je jedna rieka, ktorá kartičku opúšťa jednou stranou.
workshop-problem-spring-start = Ako štart je označený prameň a nič iné.
workshop-problem-river-sides = Rieka musí na tejto kartičke v jednom prúde viesť k stranám v počte { $sides }.
