### Words of the module flier

## Modules and options of the rules (module-, option-)
module-flier = Lietajúce stroje
module-flier-about = 8 kartičiek. Z každej môže družinník letieť na inú kartičku.
option-flier-tiles = Vlastné kartičky: Lietajúce stroje
option-flier-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-flier-tiles = vlastné kartičky (Lietajúce stroje)

## The board and where we are in the turn
table-ask-figure-fly = Figúrku sem, alebo ju nechať letieť?
table-ask-figure-fly-of = { $name }: figúrku sem, alebo ju nechať letieť?
table-ask-flight = Aké číslo padlo na kocke?
table-ask-flight-of = { $name }: aké číslo padlo na kocke?
table-ask-landing = Kde tvoj družinník pristane?
table-ask-landing-of = { $name }: kde družinník pristane?

## Said aloud
table-say-flight = Aké číslo padlo na kocke?
table-say-landing = Kde tvoj družinník pristane? Možností: { $count }.
table-has-flier = { $direction ->
    [N] Lietajúci stroj na sever.
    [NE] Lietajúci stroj na severovýchod.
    [E] Lietajúci stroj na východ.
    [SE] Lietajúci stroj na juhovýchod.
    [S] Lietajúci stroj na juh.
    [SW] Lietajúci stroj na juhozápad.
    [W] Lietajúci stroj na západ.
   *[NW] Lietajúci stroj na severozápad.
}
table-flier-target = Družinník sem doletí s pravdepodobnosťou jednej tretiny.
table-flier-target-sure = Družinník pristáva tu.

## Offers
offer-fly = { $figure ->
    [large] Veľký družinník poletí
    [guard] Strážny poletí
   *[other] Družinník poletí
}
offer-fly-detail = o 1, 2 alebo 3 políčka, podľa kocky
offer-die = { $distance }

## What happened
log-flight = { $you ->
    [yes] Tvoj družinník letí o { $distance ->
        [one] { $distance } políčko
        [few] { $distance } políčka
       *[other] { $distance } políčok
    }
   *[no] { $name }: družinník letí o { $distance ->
        [one] { $distance } políčko
        [few] { $distance } políčka
       *[other] { $distance } políčok
    }
}
log-flight-failed = { $you ->
    [yes] Niet kde pristáť: tvoj družinník sa vracia
   *[no] { $name }: niet kde pristáť, družinník sa vracia
}

## Why a move is refused
why-no-machine = Na práve priloženej kartičke nie je lietajúci stroj.
why-cannot-fly = { $figure ->
    [abbot] Opát lietať nesmie.
    [builder] Staviteľ lietať nesmie.
    [pig] Prasa lietať nesmie.
   *[other] Táto figúrka lietať nesmie.
}
why-must-land = Družinník musí pristáť, ak má kde.
why-not-flying = { $figure ->
    [large] Vo vzduchu je veľký družinník: iná figúrka pristáť nemôže.
    [guard] Vo vzduchu je strážny: iná figúrka pristáť nemôže.
   *[other] Vo vzduchu je malý družinník: iná figúrka pristáť nemôže.
}
why-not-the-target = Družinník pristane na kartičke, ktorú určila kocka.
why-no-landing = { $feature ->
    [field] Družinník nikdy nepristane na lúke.
    [garden] Družinník nikdy nepristane v záhrade.
    [castle] Družinník nikdy nepristane v zámku.
    [cemetery] Družinník nikdy nepristane na cintoríne.
   *[other] Družinník pristáva len na cestách, v mestách a v kláštoroch.
}
why-landing-completed = { $feature ->
    [city] To mesto už je uzavreté.
    [road] Tá cesta už je uzavretá.
   *[other] Ten kláštor už je uzavretý.
}

## What it changes
module-flier-changes = Keď priložíš kartičku s lietajúcim strojom, môže z nej tvoj družinník odletieť, namiesto toho, aby na nej zostal. Kocka určí, či poletí o 1, 2 alebo 3 políčka v smere šípky. Tam musí na neuzavretú cestu, do neuzavretého mesta alebo kláštora, aj keď tam už niekto stojí. Ak niet kam, vráti sa.

## Signs on the board and beside it (signs-)
symbols-flier-name = Lietajúci stroj
symbols-flier-line = Družinník letí o 1 až 3 políčka v smere šípky a smie sa pridať k ostatným.

## The workshop
workshop-catalogue-flier = Lietajúce stroje
workshop-mark-flier = Lietajúci stroj
workshop-mark-side-of-flier = Letí k
workshop-mark-over-of-flier = Letí cez
workshop-value-flier-side = Stranu
workshop-value-flier-corner = Roh pred ňou v smere hodín
