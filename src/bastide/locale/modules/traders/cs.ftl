### Words of the module traders

## New table
ui-setup-traders = Kupci a stavitelé
ui-setup-traders-line = Zboží, druhé kartičky, prase na louce.

## Modules and options of the rules (module-, option-)
module-traders = Kupci a stavitelé
module-traders-about = 24 kartiček se zbožím, každému stavitel a prase.
option-goods = Zboží
option-goods-about = Bez zboží jsou jeho symboly jen ozdoba.
summary-goods = bez zboží
option-builder = Stavitelé
option-builder-about = Každý má jednoho; přináší druhou kartičku.
summary-builder = bez stavitelů
option-pig = Prasata
option-pig-about = Každý má jedno, když hrajete s loukami.
summary-pig = bez prasat
summary-traders-land = Kupci a stavitelé: její kartičky zůstávají v krabici
option-shield-pig = Prasata bodují s erby
option-shield-pig-about = Pokus: prasata bodují, když se uzavře město s erbem, ne na konci.
summary-shield-pig = prasata bodují s erby
option-traders-tiles = Vlastní kartičky: kupci
option-traders-tiles-about = Tvoje sada místo našich kartiček.
summary-traders-tiles = vlastní kartičky (kupci)

## The board and where we are in the turn
table-ask-double-turn = Dobrat druhou kartičku?
table-ask-double-turn-of = { $name }: dobrat druhou kartičku?
table-ask-second = Druhá kartička: přilož ji
table-ask-second-of = { $name }, druhá kartička: přilož ji
table-goes-second = { $name } hraje druhou kartičku díky staviteli
table-thinking-second = { $name } hraje druhou kartičku díky staviteli
table-choosing-second = { $name } hraje druhou kartičku díky staviteli
table-tag-second = druhá kartička

## Said aloud
table-say-double-turn = Dobrat druhou kartičku?
table-has-goods = { $goods ->
    [wine] Symbol vína.
    [grain] Symbol obilí.
   *[cloth] Symbol sukna.
}

## Offers
offer-second-tile = Dobrat druhou kartičku
offer-second-tile-detail = ještě kartička, figurka a body
offer-pass-double-turn = Ukončit tah
offer-pass-double-turn-short = Ne
offer-figure-builder = Stavitel
offer-figure-do-builder = Postavit stavitele
offer-figure-pig = Prase
offer-figure-do-pig = Postavit prase

## What happened
log-figure-builder = { $you ->
    [yes] Stavíš stavitele
   *[no] { $name } staví stavitele
} { $feature ->
    [city] do města
   *[road] na cestu
}
log-figure-pig = { $you ->
    [yes] Stavíš prase na louku
   *[no] { $name } staví prase na louku
}
log-second-due = { $you ->
    [yes] Stavitel ti přináší druhou kartičku
   *[no] { $name } získává druhou kartičku díky staviteli
}
log-second-part = { $you ->
    [yes] Hraješ druhou kartičku
   *[no] { $name } hraje druhou kartičku
}
log-goods = { $you ->
    [yes] Bereš { traders-follow-taken }
   *[no] { $name } bere { traders-follow-taken }
}

## Points and how they came
score-wine-final = { $you ->
    [yes] Ty: nejvíc vína, { $count }
   *[no] { $name }: nejvíc vína, { $count }
}
score-grain-final = { $you ->
    [yes] Ty: nejvíc obilí, { $count }
   *[no] { $name }: nejvíc obilí, { $count }
}
score-cloth-final = { $you ->
    [yes] Ty: nejvíc sukna, { $count }
   *[no] { $name }: nejvíc sukna, { $count }
}
calculation-wine-final = Nejvíc vína, { $count } = { $points } bodů
calculation-grain-final = Nejvíc obilí, { $count } = { $points } bodů
calculation-cloth-final = Nejvíc sukna, { $count } = { $points } bodů
score-shield-pig = { $you ->
    [yes] Ty: prase
   *[no] { $name }: prase
}
score-pig-final = { $you ->
    [yes] Ty: prase
   *[no] { $name }: prase
}
calculation-shield-pig = { $count ->
    [0] Žádné uzavřené město
    [one] { $count } uzavřené město × 3
    [few] { $count } uzavřená města × 3
   *[other] { $count } uzavřených měst × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-pig-final = { $count ->
    [0] Žádné uzavřené město
    [one] { $count } uzavřené město × 1
    [few] { $count } uzavřená města × 1
   *[other] { $count } uzavřených měst × 1
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-wine = víno { $points }
score-piece-grain = obilí { $points }
score-piece-cloth = sukno { $points }
score-piece-pig = prasata { $points }
score-piece-shield-pig = prasata { $points }
score-chapter-wine = Víno
score-chapter-grain = Obilí
score-chapter-cloth = Sukno
score-chapter-pig = Prasata

## Goods (traders-)
traders-follow-taken = { $wine ->
    [0] {""}
   *[other] { $wine }× víno
}{ $grain ->
    [0] {""}
   *[other] { $wine ->
        [0] {""}
       *[other] {", "}
    }{ $grain }× obilí
}{ $cloth ->
    [0] {""}
   *[other] { $wine ->
        [0] { $grain ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $cloth }× sukno
}
traders-follow-goods = { $you ->
    [yes] Bereš { traders-follow-taken }
   *[no] { $name } bere { traders-follow-taken }
}
traders-follow-goods-due = { $you ->
    [yes] Bereš { traders-follow-taken }
   *[no] { $name } bere { traders-follow-taken }
}
traders-follow-second-due = { $you ->
    [yes] Stavitel ti přinese druhou kartičku
   *[no] { $name } získá druhou kartičku díky staviteli
}
traders-title = Zboží
traders-kind = { $goods ->
    [wine] Víno
    [grain] Obilí
   *[cloth] Sukno
}
traders-no-leader = zatím nikdo
traders-leads = { $name } vede, { $count }
traders-left = { $count ->
    [0] další nepřijde
   *[other] zbývá { $count }
}
traders-said = { $kind }: { $who }, { $left }.
traders-owns = Zboží: { traders-follow-taken }

## Why a move is refused
why-no-meeple-to-join = { $figure ->
    [pig] Prase smí jen tam, kde už leží tvůj sedlák.
   *[builder] { $feature ->
        [city] Stavitel smí jen do města, kde už stojí tvůj družiník.
       *[road] Stavitel smí jen na cestu, kde už stojí tvůj družiník.
    }
}
why-completed-already = { $feature ->
    [city] To město je uzavřené: stavitel by se hned vrátil.
   *[road] Ta cesta je uzavřená: stavitel by se hned vrátil.
}

## What it changes
module-traders-changes = Když uzavřeš město, vezmeš si jeho zboží, ať patří komukoli. Na konci hry přinese nejvíc vína, obilí a sukna po 10 bodech. Tvůj stavitel jde k některému tvému družiníkovi na cestě nebo ve městě: když je prodloužíš, hraješ v témže tahu druhou kartičku. Tvoje prase jde k některému tvému sedlákovi: ta louka ti pak dá 4 za město místo 3.

## Signs on the board and beside it (signs-)
symbols-builder-name = Stavitel
symbols-builder-line = Přidá se k tvému družiníkovi na cestě nebo ve městě. Když tam pokračuješ, hraješ druhou kartičku.
symbols-pig-name = Prase
symbols-pig-line = Přidá se k tvému sedlákovi. Ta louka ti přinese 4 za město.
symbols-wine-name = Víno
symbols-wine-line = Kdo uzavře jeho město, vezme žeton. Nejvíc vína přinese na konci 10.
symbols-grain-name = Obilí
symbols-grain-line = Kdo uzavře jeho město, vezme žeton. Nejvíc obilí přinese na konci 10.
symbols-cloth-name = Sukno
symbols-cloth-line = Kdo uzavře jeho město, vezme žeton. Nejvíc sukna přinese na konci 10.

## Features and meeples by name
table-has-figure-builder = Také stavitel
table-has-figure-pig = Také prase
table-figure-kind-builder = Stavitel
table-figure-kind-pig = Prase
table-figure-here-builder = { $name }: stavitel.
table-figure-here-pig = { $name }: prase.

## The workshop
workshop-catalogue-traders = Kupci a stavitelé
workshop-mark-goods = Zboží
workshop-value-goods-wine = Víno
workshop-value-goods-grain = Obilí
workshop-value-goods-cloth = Sukno
workshop-fixed-goods =
    { $goods ->
        [wine] Kartičky s vínem
        [grain] Kartičky s obilím
       *[cloth] Kartičky se suknem
    }: { $need }
workshop-problem-fixed-goods =
    { $goods ->
        [wine] Kartičky s vínem
        [grain] Kartičky s obilím
       *[cloth] Kartičky se suknem
    }: v sadě { $wanted }, ne { $found }.
