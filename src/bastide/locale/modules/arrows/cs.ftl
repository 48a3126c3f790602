### Words of the module arrows

## New table
ui-setup-anniversary = Jubilejní vydání
ui-setup-anniversary-line = Dvě řeky, kartičky se šipkou a opat.

## Modules and options of the rules (module-, option-)
module-arrows = Kartičky se šipkou
module-arrows-about = Patnáct kartiček s jedním ze tří symbolů.
option-reinforce = Posila
option-reinforce-about = Další figurka tam, kde už jednu máš.
summary-reinforce = bez Posily
option-portal = Portál
option-portal-about = Tvoje figurka jde na kterékoli volné místo na mapě.
summary-portal = bez Portálu
option-extra-turn = Tah navíc
option-extra-turn-about = Hraješ ještě jeden tah.
summary-extra-turn = bez Tahu navíc
option-arrows-tiles = Vlastní kartičky: šipky
option-arrows-tiles-about = Tvoje sada místo našich kartiček.
summary-arrows-tiles = vlastní kartičky (šipky)

## The board and where we are in the turn
table-ask-figure-portal = Figurku sem, nebo portálem jinam?
table-ask-figure-portal-of = { $name }: figurku sem, nebo portálem?
table-ask-figure-reinforce = Figurku sem, nebo posilu jinam?
table-ask-figure-reinforce-of = { $name }: figurku sem, nebo posilu?
table-ask-symbol = Který symbol použiješ?
table-ask-symbol-of = { $name }: který symbol?
table-ask-extra = Hrát ještě jeden tah?
table-ask-extra-of = { $name }: ještě jeden tah?

## Said aloud
table-say-symbol = Který symbol použiješ? Možností: { $count }.
table-say-extra = Hrát ještě jeden tah?
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
offer-again = Hrát ještě jeden tah
offer-again-detail = ještě jedna kartička, figurka a body
offer-pass-extra = Bez tahu navíc
offer-pass-extra-short = Ne
offer-portal-do = { offer-figure-do }

## What happened
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] Využíváš symbol: Posila
       *[no] { $name } využívá symbol: Posila
    }
    [portal] { $you ->
        [yes] Využíváš symbol: Portál
       *[no] { $name } využívá symbol: Portál
    }
   *[other] { $you ->
        [yes] Využíváš symbol: Tah navíc
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
calculation-arrow = Šipka na prázdné políčko = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-arrow = šipky { $points }

## Why a move is refused
why-portal-unmanned = Na desku pevnosti figurky nesmějí.
why-no-such-symbol = { $symbol ->
    [reinforce] Symbol Posila v tomto tahu použít nemůžeš.
    [portal] Symbol Portál v tomto tahu použít nemůžeš.
   *[other] Symbol Tah navíc v tomto tahu použít nemůžeš.
}
why-no-figure-to-reinforce = Nemáš tam žádnou figurku.
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
module-arrows-changes = Ukazuje-li šipka při přiložení na prázdné políčko, přinese hned 2 body. Ukazuje-li na kartičku, její symbol smí použít hráč, který přiložil pozdější z obou.

## Signs on the board and beside it (signs-)
symbols-arrow-name = Šipka
symbols-arrow-line = Přinese hned 2 body, je-li políčko, kam míří, prázdné.
symbols-reinforce-name = Symbol: posila
symbols-reinforce-line = Když šipka ukazuje na kartičku: další figurka tam, kde už jednu máš.
symbols-portal-name = Symbol: portál
symbols-portal-line = Když šipka ukazuje na kartičku: tvá figurka jde na kterékoli volné místo.
symbols-extra-name = Symbol: tah navíc
symbols-extra-line = Když šipka ukazuje na kartičku: po tomto tahu hraješ ještě jeden.

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
