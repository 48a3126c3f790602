### Words of the module arrows

## New table
ui-setup-anniversary = Jubilejní vydání
ui-setup-anniversary-line = Řeka se dvěma prameny, šipky, opat.

## Modules and options of the rules (module-, option-)
module-arrows = Kartičky se šipkou
module-arrows-about = Patnáct kartiček s jedním ze tří symbolů.
option-reinforce = Posila
option-reinforce-about = Další figurka tam, kde už tvoje stojí.
summary-reinforce = bez Posily
option-portal = Portál
option-portal-about = Tvoje figurka jde na kterékoli volné místo plánu.
summary-portal = bez Portálu
option-extra-turn = Tah navíc
option-extra-turn-about = Hraješ ještě jednou.
summary-extra-turn = bez Tahu navíc
option-arrows-tiles = Vlastní kartičky: šipky
option-arrows-tiles-about = Tvoje sada místo našich kartiček.
summary-arrows-tiles = vlastní kartičky (šipky)

## The board and where we are in the turn
table-ask-figure-portal = Figurku sem, nebo portálem jinam?
table-ask-figure-portal-of = { $name }: figurku sem, nebo portálem?
table-ask-figure-reinforce = Figurku sem, nebo posilu jinam?
table-ask-figure-reinforce-of = { $name }: figurku sem, nebo posilu?
table-ask-symbol = Který symbol působí?
table-ask-symbol-of = { $name }: který symbol působí?
table-ask-extra = Hrát ještě jednou?
table-ask-extra-of = { $name }: hrát ještě jednou?

## Said aloud
table-say-symbol = Který symbol působí? Možností: { $count }.
table-say-extra = Hrát ještě jednou?
table-has-arrow = { $side ->
    [N] Šipka na sever
    [E] Šipka na východ
    [S] Šipka na jih
   *[W] Šipka na západ
}: { $symbol ->
    [reinforce] posila.
    [portal] portál.
   *[other] tah navíc.
}

## Offers
offer-reinforce = { $role ->
    [knight] Přidat rytíře
    [highwayman] Přidat lupiče
    [monk] Přidat mnicha
    [farmer] Přidat sedláka
   *[other] Přidat figurku
}
offer-reinforce-detail = { offer-spot }
offer-portal = { $role ->
    [knight] Rytíř
    [highwayman] Lupič
    [monk] Mnich
    [farmer] Sedlák
   *[other] Figurka
}
offer-portal-detail = { offer-spot }
offer-activate = { $symbol ->
    [reinforce] Posila
    [portal] Portál
   *[other] Tah navíc
}
offer-activate-detail = { $symbol ->
    [reinforce] další figurka tam, kde už tvoje stojí
    [portal] figurka na kterékoli volné místo plánu
   *[other] po tomto tahu hraješ ještě jednou
}
offer-again = Hrát ještě jednou
offer-again-detail = ještě jedna kartička, figurka a body
offer-pass-extra = Bez tahu navíc
offer-pass-extra-short = Ne
offer-portal-do = { offer-figure-do }

## What happened
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] Symbol působí pro tebe: Posila
       *[no] { $name } využívá symbol: Posila
    }
    [portal] { $you ->
        [yes] Symbol působí pro tebe: Portál
       *[no] { $name } využívá symbol: Portál
    }
   *[other] { $you ->
        [yes] Symbol působí pro tebe: Tah navíc
       *[no] { $name } využívá symbol: Tah navíc
    }
}
log-extra-turn = { $you ->
    [yes] Hraješ ještě jednou
   *[no] { $name } hraje ještě jednou
}

## Points and how they came
score-arrow = { $you ->
    [yes] Ty: šipka
   *[no] { $name }: šipka
}
sum-arrow = Šipka na prázdné políčko = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-arrow = šipky { $points }

## Why a move is refused
why-portal-unmanned = Na desce pevnosti nikdy žádná figurka nestojí.
why-no-such-symbol = { $symbol ->
    [reinforce] Symbol Posila v tomto tahu nepůsobí.
    [portal] Symbol Portál v tomto tahu nepůsobí.
   *[other] Symbol Tah navíc v tomto tahu nepůsobí.
}
why-reinforce-nobody = Žádná tvoje figurka tam nestojí.
why-portal-this-tile = Portál vede jen na dřívější kartičky.
why-portal-not-free = { $feature ->
    [city] V tom městě už figurka stojí.
    [road] Na té cestě už figurka stojí.
    [field] Na té louce už sedlák leží.
   *[other] Tam už figurka stojí.
}
why-portal-completed = { $feature ->
    [city] To město už je uzavřené.
    [road] Ta cesta už je uzavřená.
   *[other] Ten klášter už je uzavřený.
}

## What it changes
module-arrows-changes = Šipka přiložená proti prázdnému políčku přinese hned 2 body. Kde se šipka setká s jinou kartičkou, působí její symbol pro toho, kdo přiložil tu pozdější.

## Signs on the board and beside it (signs-)
signs-arrow-name = Šipka
signs-arrow-line = Přinese hned 2 body, je-li políčko, kam míří, prázdné.
signs-reinforce-name = Symbol: posila
signs-reinforce-line = Působí, kde šipka potká kartičku: další figurka k některé tvé.
signs-portal-name = Symbol: portál
signs-portal-line = Působí, kde šipka potká kartičku: tvá figurka jde na kterékoli volné místo.
signs-extra-name = Symbol: tah navíc
signs-extra-line = Působí, kde šipka potká kartičku: po tomto tahu hraješ ještě jednou.

## The workshop
workshop-catalogue-arrows = Kartičky se šipkou
workshop-catalogue-arrows-about = Známo: patnáct kartiček, pět od každého symbolu, a jedna kartička z obrázku. Neznámo: krajina na ostatních a strana, kam jejich šipka ukazuje.
workshop-mark-arrow = Šipka
workshop-mark-side-of-arrow = Šipka ukazuje
workshop-mark-symbol-of-arrow = Symbol šipky
workshop-value-arrow-reinforce = Posila
workshop-value-arrow-portal = Portál
workshop-value-arrow-extra-turn = Tah navíc
workshop-fixed-symbol =
    { $symbol ->
        [reinforce] Šipky Posily
        [portal] Šipky Portálu
       *[extra_turn] Šipky Tahu navíc
    }: { $need }
workshop-problem-fixed-symbol =
    { $symbol ->
        [reinforce] Šipky Posily
        [portal] Šipky Portálu
       *[extra_turn] Šipky Tahu navíc
    }: v sadě { $wanted }, ne { $found }.
