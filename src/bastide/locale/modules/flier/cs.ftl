### Words of the module flier

## Modules and options of the rules (module-, option-)
module-flier = Létající stroje
module-flier-about = 8 kartiček. Z každé může družiník letět na jinou kartičku.
option-flier-tiles = Vlastní kartičky: Létající stroje
option-flier-tiles-about = Tvoje sada místo našich kartiček.
summary-flier-tiles = vlastní kartičky (Létající stroje)

## The board and where we are in the turn
table-ask-figure-fly = Figurku sem, nebo ji nechat letět?
table-ask-figure-fly-of = { $name }: figurku sem, nebo ji nechat letět?
table-ask-flight = Jaké číslo padlo na kostce?
table-ask-flight-of = { $name }: jaké číslo padlo na kostce?
table-ask-landing = Kde tvůj družiník přistane?
table-ask-landing-of = { $name }: kde družiník přistane?

## Said aloud
table-say-flight = Jaké číslo padlo na kostce?
table-say-landing = Kde tvůj družiník přistane? Možností: { $count }.
table-has-flier = { $direction ->
    [N] Létající stroj na sever.
    [NE] Létající stroj na severovýchod.
    [E] Létající stroj na východ.
    [SE] Létající stroj na jihovýchod.
    [S] Létající stroj na jih.
    [SW] Létající stroj na jihozápad.
    [W] Létající stroj na západ.
   *[NW] Létající stroj na severozápad.
}
table-flier-target = Družiník sem doletí s pravděpodobností jedné třetiny.
table-flier-target-sure = Družiník přistává tady.

## Offers
offer-fly = { $figure ->
    [large] Velký družiník poletí
    [guard] Strážný poletí
   *[other] Družiník poletí
}
offer-fly-detail = o 1, 2 nebo 3 políčka, podle kostky
offer-die = { $distance }

## What happened
log-flight = { $you ->
    [yes] Tvůj družiník letí o { $distance ->
        [one] { $distance } políčko
        [few] { $distance } políčka
       *[other] { $distance } políček
    }
   *[no] { $name }: družiník letí o { $distance ->
        [one] { $distance } políčko
        [few] { $distance } políčka
       *[other] { $distance } políček
    }
}
log-flight-failed = { $you ->
    [yes] Není kde přistát: tvůj družiník se vrací
   *[no] { $name }: není kde přistát, družiník se vrací
}

## Why a move is refused
why-no-machine = Na právě přiložené kartičce není létající stroj.
why-cannot-fly = { $figure ->
    [abbot] Opat létat nesmí.
    [builder] Stavitel létat nesmí.
    [pig] Prase létat nesmí.
   *[other] Tato figurka létat nesmí.
}
why-must-land = Družiník musí přistát, když má kde.
why-not-flying = { $figure ->
    [large] Ve vzduchu je velký družiník: jiná figurka přistát nemůže.
    [guard] Ve vzduchu je strážný: jiná figurka přistát nemůže.
   *[other] Ve vzduchu je malý družiník: jiná figurka přistát nemůže.
}
why-not-the-target = Družiník přistane na kartičce, kterou určila kostka.
why-no-landing = { $feature ->
    [field] Družiník nikdy nepřistane na louce.
    [garden] Družiník nikdy nepřistane v zahradě.
    [castle] Družiník nikdy nepřistane v zámku.
    [cemetery] Družiník nikdy nepřistane na hřbitově.
   *[other] Družiník přistává jen na cestách, ve městech a v klášterech.
}
why-landing-completed = { $feature ->
    [city] To město už je uzavřené.
    [road] Ta cesta už je uzavřená.
   *[other] Ten klášter už je uzavřený.
}

## What it changes
module-flier-changes = Když přiložíš kartičku s létajícím strojem, může z ní tvůj družiník odletět, místo aby na ní zůstal. Kostka určí, zda poletí o 1, 2 nebo 3 políčka ve směru šipky. Tam musí na neuzavřenou cestu, do neuzavřeného města nebo kláštera, i když tam už někdo stojí. Není-li kam, vrátí se.

## Signs on the board and beside it (signs-)
symbols-flier-name = Létající stroj
symbols-flier-line = Družiník letí o 1 až 3 políčka ve směru šipky a smí se přidat k ostatním.

## The workshop
workshop-catalogue-flier = Létající stroje
workshop-mark-flier = Létající stroj
workshop-mark-side-of-flier = Letí k
workshop-mark-over-of-flier = Letí přes
workshop-value-flier-side = Stranu
workshop-value-flier-corner = Roh před ní ve směru hodin
