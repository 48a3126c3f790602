### Words of the module traders

## New table
ui-setup-traders = Kupci a stavitelia
ui-setup-traders-line = Tovar, druhé kartičky, prasa na lúke.

## Modules and options of the rules (module-, option-)
module-traders = Kupci a stavitelia
module-traders-about = 24 kartičiek s tovarom, každému staviteľ a prasa.
option-goods = Tovar
option-goods-about = Bez tovaru sú jeho symboly len ozdoba.
summary-goods = bez tovaru
option-builder = Stavitelia
option-builder-about = Každý má jedného; prináša druhú kartičku.
summary-builder = bez staviteľov
option-pig = Prasatá
option-pig-about = Každý má jedno, keď hráte s lúkami.
summary-pig = bez prasiat
summary-traders-land = Kupci a stavitelia: jej kartičky zostávajú v škatuli
option-shield-pig = Prasatá bodujú s erbmi
option-shield-pig-about = Pokus: prasatá bodujú, keď sa uzavrie mesto s erbom, nie na konci.
summary-shield-pig = prasatá bodujú s erbmi
option-traders-tiles = Vlastné kartičky: kupci
option-traders-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-traders-tiles = vlastné kartičky (kupci)

## The board and where we are in the turn
table-ask-double-turn = Dobrať druhú kartičku?
table-ask-double-turn-of = { $name }: dobrať druhú kartičku?
table-ask-second = Druhá kartička: prilož ju
table-ask-second-of = { $name }, druhá kartička: prilož ju
table-goes-second = { $name } hrá druhú kartičku vďaka staviteľovi
table-thinking-second = { $name } hrá druhú kartičku vďaka staviteľovi
table-choosing-second = { $name } hrá druhú kartičku vďaka staviteľovi
table-tag-second = druhá kartička

## Said aloud
table-say-double-turn = Dobrať druhú kartičku?
table-has-goods = { $goods ->
    [wine] Symbol vína.
    [grain] Symbol obilia.
   *[cloth] Symbol súkna.
}

## Offers
offer-second-tile = Dobrať druhú kartičku
offer-second-tile-detail = ešte kartička, figúrka a body
offer-pass-double-turn = Ukončiť ťah
offer-pass-double-turn-short = Nie
offer-figure-builder = Staviteľ
offer-figure-do-builder = Postaviť staviteľa
offer-figure-pig = Prasa
offer-figure-do-pig = Postaviť prasa

## What happened
log-figure-builder = { $you ->
    [yes] Staviaš staviteľa
   *[no] { $name } stavia staviteľa
} { $feature ->
    [city] do mesta
   *[road] na cestu
}
log-figure-pig = { $you ->
    [yes] Staviaš prasa na lúku
   *[no] { $name } stavia prasa na lúku
}
log-second-due = { $you ->
    [yes] Staviteľ ti prináša druhú kartičku
   *[no] { $name } získava druhú kartičku vďaka staviteľovi
}
log-second-part = { $you ->
    [yes] Hráš druhú kartičku
   *[no] { $name } hrá druhú kartičku
}
log-goods = { $you ->
    [yes] Berieš { traders-follow-taken }
   *[no] { $name } berie { traders-follow-taken }
}

## Points and how they came
score-wine-final = { $you ->
    [yes] Ty: najviac vína, { $count }
   *[no] { $name }: najviac vína, { $count }
}
score-grain-final = { $you ->
    [yes] Ty: najviac obilia, { $count }
   *[no] { $name }: najviac obilia, { $count }
}
score-cloth-final = { $you ->
    [yes] Ty: najviac súkna, { $count }
   *[no] { $name }: najviac súkna, { $count }
}
calculation-wine-final = Najviac vína, { $count } = { $points } bodov
calculation-grain-final = Najviac obilia, { $count } = { $points } bodov
calculation-cloth-final = Najviac súkna, { $count } = { $points } bodov
score-shield-pig = { $you ->
    [yes] Ty: prasa
   *[no] { $name }: prasa
}
score-pig-final = { $you ->
    [yes] Ty: prasa
   *[no] { $name }: prasa
}
calculation-shield-pig = { $count ->
    [0] Žiadne uzavreté mesto
    [one] { $count } uzavreté mesto × 3
    [few] { $count } uzavreté mestá × 3
   *[other] { $count } uzavretých miest × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-pig-final = { $count ->
    [0] Žiadne uzavreté mesto
    [one] { $count } uzavreté mesto × 1
    [few] { $count } uzavreté mestá × 1
   *[other] { $count } uzavretých miest × 1
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece-wine = víno { $points }
score-piece-grain = obilie { $points }
score-piece-cloth = súkno { $points }
score-piece-pig = prasatá { $points }
score-piece-shield-pig = prasatá { $points }
score-chapter-wine = Víno
score-chapter-grain = Obilie
score-chapter-cloth = Súkno
score-chapter-pig = Prasatá

## Goods (traders-)
traders-follow-taken = { $wine ->
    [0] {""}
   *[other] { $wine }× víno
}{ $grain ->
    [0] {""}
   *[other] { $wine ->
        [0] {""}
       *[other] {", "}
    }{ $grain }× obilie
}{ $cloth ->
    [0] {""}
   *[other] { $wine ->
        [0] { $grain ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $cloth }× súkno
}
traders-follow-goods = { $you ->
    [yes] Berieš { traders-follow-taken }
   *[no] { $name } berie { traders-follow-taken }
}
traders-follow-goods-due = { $you ->
    [yes] Berieš { traders-follow-taken }
   *[no] { $name } berie { traders-follow-taken }
}
traders-follow-second-due = { $you ->
    [yes] Staviteľ ti prinesie druhú kartičku
   *[no] { $name } získa druhú kartičku vďaka staviteľovi
}
traders-title = Tovar
traders-kind = { $goods ->
    [wine] Víno
    [grain] Obilie
   *[cloth] Súkno
}
traders-no-leader = zatiaľ nikto
traders-leads = { $name } vedie, { $count }
traders-left = { $count ->
    [0] ďalší nepríde
   *[other] zostáva { $count }
}
traders-said = { $kind }: { $who }, { $left }.
traders-owns = Tovar: { traders-follow-taken }

## Why a move is refused
why-no-meeple-to-join = { $figure ->
    [pig] Prasa smie len tam, kde už leží tvoj sedliak.
   *[builder] { $feature ->
        [city] Staviteľ smie len do mesta, kde už stojí tvoj družinník.
       *[road] Staviteľ smie len na cestu, kde už stojí tvoj družinník.
    }
}
why-completed-already = { $feature ->
    [city] To mesto je uzavreté: staviteľ by sa hneď vrátil.
   *[road] Tá cesta je uzavretá: staviteľ by sa hneď vrátil.
}

## What it changes
module-traders-changes = Keď uzavrieš mesto, vezmeš si jeho tovar, nech patrí komukoľvek. Na konci hry prinesie najviac vína, obilia a súkna po 10 bodov. Tvoj staviteľ ide k niektorému tvojmu družinníkovi na ceste alebo v meste: keď ich predĺžiš, hráš v tom istom ťahu druhú kartičku. Tvoje prasa ide k niektorému tvojmu sedliakovi: tá lúka ti potom dá 4 za mesto namiesto 3.

## Signs on the board and beside it (signs-)
symbols-builder-name = Staviteľ
symbols-builder-line = Pridá sa k tvojmu družinníkovi na ceste alebo v meste. Keď tam pokračuješ, hráš druhú kartičku.
symbols-pig-name = Prasa
symbols-pig-line = Pridá sa k tvojmu sedliakovi. Tá lúka ti prinesie 4 za mesto.
symbols-wine-name = Víno
symbols-wine-line = Kto uzavrie jeho mesto, vezme žetón. Najviac vína prinesie na konci 10.
symbols-grain-name = Obilie
symbols-grain-line = Kto uzavrie jeho mesto, vezme žetón. Najviac obilia prinesie na konci 10.
symbols-cloth-name = Súkno
symbols-cloth-line = Kto uzavrie jeho mesto, vezme žetón. Najviac súkna prinesie na konci 10.

## Features and meeples by name
table-has-figure-builder = Aj staviteľ
table-has-figure-pig = Aj prasa
table-figure-kind-builder = Staviteľ
table-figure-kind-pig = Prasa
table-figure-here-builder = { $name }: staviteľ.
table-figure-here-pig = { $name }: prasa.

## The workshop
workshop-catalogue-traders = Kupci a stavitelia
workshop-mark-goods = Tovar
workshop-value-goods-wine = Víno
workshop-value-goods-grain = Obilie
workshop-value-goods-cloth = Súkno
workshop-fixed-goods =
    { $goods ->
        [wine] Kartičky s vínom
        [grain] Kartičky s obilím
       *[cloth] Kartičky so súknom
    }: { $need }
workshop-problem-fixed-goods =
    { $goods ->
        [wine] Kartičky s vínom
        [grain] Kartičky s obilím
       *[cloth] Kartičky so súknom
    }: v sade { $wanted }, nie { $found }.
