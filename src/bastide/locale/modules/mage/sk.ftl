### Words of the module mage

## Modules and options of the rules (module-, option-)
module-mage = Mág a čarodejnica
module-mage-about = 8 kartičiek s mágom a čarodejnicou. Mág body zvyšuje, čarodejnica ich delí na polovicu.
option-mage-tiles = Vlastné kartičky pre Mága a čarodejnicu
option-mage-tiles-about = Vlastná sada namiesto našich kartičiek.
summary-mage-tiles = vlastné kartičky pre Mága a čarodejnicu

## The board and where we are in the turn
table-ask-magic = Presuň mága alebo čarodejnicu
table-ask-magic-of = { $name }: presun mága alebo čarodejnice

## Said aloud
table-say-magic = Presuň mága alebo čarodejnicu. Počet možností: { $count }.
table-has-mage = Čarovný symbol.

## Offers
offer-mage = { $feature ->
    [city] Mág do tohto mesta
    [road] Mág na túto cestu
   *[other] Odobrať mága z plánu
}
offer-witch = { $feature ->
    [city] Čarodejnica do tohto mesta
    [road] Čarodejnica na túto cestu
   *[other] Odobrať čarodejnicu z plánu
}
offer-mage-detail = { $feature ->
    [city] { offer-tiles }
    [road] { offer-tiles }
   *[other] {""}
}
offer-witch-detail = { $feature ->
    [city] { offer-tiles }
    [road] { offer-tiles }
   *[other] {""}
}
offer-becomes = { $points ->
    [one] { $points } bod namiesto { $instead }
    [few] { $points } body namiesto { $instead }
   *[other] { $points } bodov namiesto { $instead }
}
offer-becomes-kind = namiesto { $instead }

## What happened
log-enchanted = { $by ->
    [mage] { $you ->
        [yes] { $feature ->
            [city] Presúvaš mága do mesta
           *[road] Presúvaš mága na cestu
        }
       *[no] { $feature ->
            [city] { $name } presúva mága do mesta
           *[road] { $name } presúva mága na cestu
        }
    }
   *[witch] { $you ->
        [yes] { $feature ->
            [city] Presúvaš čarodejnicu do mesta
           *[road] Presúvaš čarodejnicu na cestu
        }
       *[no] { $feature ->
            [city] { $name } presúva čarodejnicu do mesta
           *[road] { $name } presúva čarodejnicu na cestu
        }
    }
}
log-disenchanted = { $by ->
    [mage] { $feature ->
        [city] Mág odchádza z mesta
       *[road] Mág odchádza z cesty
    }
   *[witch] { $feature ->
        [city] Čarodejnica odchádza z mesta
       *[road] Čarodejnica odchádza z cesty
    }
}

## Points and how they came
score-mage-road = { $you ->
    [yes] Ty: mág na ceste
   *[no] { $name }: mág na ceste
}
score-mage-road-final = { $you ->
    [yes] Ty: mág na ceste
   *[no] { $name }: mág na ceste
}
score-mage-city = { $you ->
    [yes] Ty: mág v meste
   *[no] { $name }: mág v meste
}
score-mage-city-final = { $you ->
    [yes] Ty: mág v meste
   *[no] { $name }: mág v meste
}
score-witch-road = { $you ->
    [yes] Ty: čarodejnica na ceste
   *[no] { $name }: čarodejnica na ceste
}
score-witch-road-final = { $you ->
    [yes] Ty: čarodejnica na ceste
   *[no] { $name }: čarodejnica na ceste
}
score-witch-city = { $you ->
    [yes] Ty: čarodejnica v meste
   *[no] { $name }: čarodejnica v meste
}
score-witch-city-final = { $you ->
    [yes] Ty: čarodejnica v meste
   *[no] { $name }: čarodejnica v meste
}
calculation-mage-road = { $count ->
    [one] { $count } kartička × 1 = { $points } bod
    [few] { $count } kartičky × 1 = { $points } body
   *[other] { $count } kartičiek × 1 = { $points } bodov
}
calculation-mage-road-final = { $count ->
    [one] { $count } kartička × 1 = { $points } bod
    [few] { $count } kartičky × 1 = { $points } body
   *[other] { $count } kartičiek × 1 = { $points } bodov
}
calculation-mage-city = { $count ->
    [one] { $count } kartička × 1 = { $points } bod
    [few] { $count } kartičky × 1 = { $points } body
   *[other] { $count } kartičiek × 1 = { $points } bodov
}
calculation-mage-city-final = { $count ->
    [one] { $count } kartička × 1 = { $points } bod
    [few] { $count } kartičky × 1 = { $points } body
   *[other] { $count } kartičiek × 1 = { $points } bodov
}
calculation-witch-road = Čarodejnica: polovica, zaokrúhlené nahor = { $points }
calculation-witch-road-final = Čarodejnica: polovica, zaokrúhlené nahor = { $points }
calculation-witch-city = Čarodejnica: polovica, zaokrúhlené nahor = { $points }
calculation-witch-city-final = Čarodejnica: polovica, zaokrúhlené nahor = { $points }
score-piece-mage-road = mág { $points }
score-piece-mage-city = mág { $points }
score-piece-witch-road = čarodejnica { $points }
score-piece-witch-city = čarodejnica { $points }
score-chapter-mage-road = Mág
score-chapter-mage-city = Mág
score-chapter-witch-road = Čarodejnica
score-chapter-witch-city = Čarodejnica

## Why a move is refused
why-magic-kind = Mág a čarodejnica smú len na cesty a do miest.
why-magic-completed = { $feature ->
    [city] To mesto je už uzavreté.
   *[road] Tá cesta je už uzavretá.
}
why-magic-taken = { $feature ->
    [city] V tom meste už mág alebo čarodejnica je.
   *[road] Na tej ceste už mág alebo čarodejnica je.
}
why-magic-segment = { $feature ->
    [city] Vyber to mesto podľa jeho prvej kartičky.
   *[road] Vyber tú cestu podľa jej prvej kartičky.
}
why-magic-has-place = Figúrka odchádza z plánu, len keď nemá kam inam ísť.

## What it changes
module-mage-changes = Po kartičke s čarovným symbolom presunieš mága alebo čarodejnicu na neuzavretú cestu alebo do neuzavretého mesta. S mágom má za každú kartičku o 1 bod viac, s čarodejnicou len polovicu. Keď kartička spojí ich územia, jedného z nich presunieš inam. Obaja odídu, keď sa ich územie uzavrie.

## Signs on the board and beside it (signs-)
symbols-magic-name = Čarovný symbol
symbols-magic-line = Po tejto kartičke presunieš mága alebo čarodejnicu.
symbols-mage-name = Mág
symbols-mage-line = Cesta alebo mesto má za každú kartičku o 1 bod viac.
symbols-witch-name = Čarodejnica
symbols-witch-line = Cesta alebo mesto má polovicu bodov, zaokrúhlené nahor.

## The workshop
workshop-catalogue-mage = Mág a čarodejnica
workshop-mark-mage = Čarovný symbol
workshop-fixed-magic = Kartičky s čarovným symbolom: { $need }
workshop-problem-fixed-magic = Kartičky s čarovným symbolom: v sade { $wanted }, nie { $found }.

## The two on the map (mage-)
mage-here = { $piece ->
    [mage] { $feature ->
        [city] V tomto meste je mág.
       *[road] Na tejto ceste je mág.
    }
   *[witch] { $feature ->
        [city] V tomto meste je čarodejnica.
       *[road] Na tejto ceste je čarodejnica.
    }
}
mage-tiles = { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartičiek
}
mage-said = { $piece ->
    [mage] { $feature ->
        [city] Mág: mesto
       *[road] Mág: cesta
    }
   *[witch] { $feature ->
        [city] Čarodejnica: mesto
       *[road] Čarodejnica: cesta
    }
}, { mage-tiles }.
mage-follow-disenchanted = { $by ->
    [mage] Mág odchádza z plánu
   *[witch] Čarodejnica odchádza z plánu
}
mage-follow-enchanted = { $by ->
    [mage] Mág sa presúva
   *[witch] Čarodejnica sa presúva
}
