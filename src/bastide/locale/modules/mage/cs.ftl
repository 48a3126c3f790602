### Words of the module mage

## Modules and options of the rules (module-, option-)
module-mage = Mág a čarodějnice
module-mage-about = 8 kartiček s mágem a čarodějnicí. Mág body zvyšuje, čarodějnice je půlí.
option-mage-tiles = Vlastní kartičky pro Mága a čarodějnici
option-mage-tiles-about = Vlastní sada místo našich kartiček.
summary-mage-tiles = vlastní kartičky pro Mága a čarodějnici

## The board and where we are in the turn
table-ask-magic = Přesuň mága nebo čarodějnici
table-ask-magic-of = { $name }: přesun mága nebo čarodějnice

## Said aloud
table-say-magic = Přesuň mága nebo čarodějnici. Počet možností: { $count }.
table-has-mage = Kouzelný symbol.

## Offers
offer-mage = { $feature ->
    [city] Mág do tohoto města
    [road] Mág na tuto cestu
   *[other] Odebrat mága z plánu
}
offer-witch = { $feature ->
    [city] Čarodějnice do tohoto města
    [road] Čarodějnice na tuto cestu
   *[other] Odebrat čarodějnici z plánu
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
    [one] { $points } bod místo { $instead }
    [few] { $points } body místo { $instead }
   *[other] { $points } bodů místo { $instead }
}
offer-becomes-kind = místo { $instead }

## What happened
log-enchanted = { $by ->
    [mage] { $you ->
        [yes] { $feature ->
            [city] Přesouváš mága do města
           *[road] Přesouváš mága na cestu
        }
       *[no] { $feature ->
            [city] { $name } přesouvá mága do města
           *[road] { $name } přesouvá mága na cestu
        }
    }
   *[witch] { $you ->
        [yes] { $feature ->
            [city] Přesouváš čarodějnici do města
           *[road] Přesouváš čarodějnici na cestu
        }
       *[no] { $feature ->
            [city] { $name } přesouvá čarodějnici do města
           *[road] { $name } přesouvá čarodějnici na cestu
        }
    }
}
log-disenchanted = { $by ->
    [mage] { $feature ->
        [city] Mág odchází z města
       *[road] Mág odchází z cesty
    }
   *[witch] { $feature ->
        [city] Čarodějnice odchází z města
       *[road] Čarodějnice odchází z cesty
    }
}

## Points and how they came
score-mage-road = { $you ->
    [yes] Ty: mág na cestě
   *[no] { $name }: mág na cestě
}
score-mage-road-final = { $you ->
    [yes] Ty: mág na cestě
   *[no] { $name }: mág na cestě
}
score-mage-city = { $you ->
    [yes] Ty: mág ve městě
   *[no] { $name }: mág ve městě
}
score-mage-city-final = { $you ->
    [yes] Ty: mág ve městě
   *[no] { $name }: mág ve městě
}
score-witch-road = { $you ->
    [yes] Ty: čarodějnice na cestě
   *[no] { $name }: čarodějnice na cestě
}
score-witch-road-final = { $you ->
    [yes] Ty: čarodějnice na cestě
   *[no] { $name }: čarodějnice na cestě
}
score-witch-city = { $you ->
    [yes] Ty: čarodějnice ve městě
   *[no] { $name }: čarodějnice ve městě
}
score-witch-city-final = { $you ->
    [yes] Ty: čarodějnice ve městě
   *[no] { $name }: čarodějnice ve městě
}
calculation-mage-road = { $count ->
    [one] { $count } kartička × 1 = { $points } bod
    [few] { $count } kartičky × 1 = { $points } body
   *[other] { $count } kartiček × 1 = { $points } bodů
}
calculation-mage-road-final = { $count ->
    [one] { $count } kartička × 1 = { $points } bod
    [few] { $count } kartičky × 1 = { $points } body
   *[other] { $count } kartiček × 1 = { $points } bodů
}
calculation-mage-city = { $count ->
    [one] { $count } kartička × 1 = { $points } bod
    [few] { $count } kartičky × 1 = { $points } body
   *[other] { $count } kartiček × 1 = { $points } bodů
}
calculation-mage-city-final = { $count ->
    [one] { $count } kartička × 1 = { $points } bod
    [few] { $count } kartičky × 1 = { $points } body
   *[other] { $count } kartiček × 1 = { $points } bodů
}
calculation-witch-road = Čarodějnice: polovina, zaokrouhleno nahoru = { $points }
calculation-witch-road-final = Čarodějnice: polovina, zaokrouhleno nahoru = { $points }
calculation-witch-city = Čarodějnice: polovina, zaokrouhleno nahoru = { $points }
calculation-witch-city-final = Čarodějnice: polovina, zaokrouhleno nahoru = { $points }
score-piece-mage-road = mág { $points }
score-piece-mage-city = mág { $points }
score-piece-witch-road = čarodějnice { $points }
score-piece-witch-city = čarodějnice { $points }
score-chapter-mage-road = Mág
score-chapter-mage-city = Mág
score-chapter-witch-road = Čarodějnice
score-chapter-witch-city = Čarodějnice

## Why a move is refused
why-magic-kind = Mág a čarodějnice smějí jen na cesty a do měst.
why-magic-completed = { $feature ->
    [city] To město je už uzavřené.
   *[road] Ta cesta je už uzavřená.
}
why-magic-taken = { $feature ->
    [city] V tom městě už mág nebo čarodějnice je.
   *[road] Na té cestě už mág nebo čarodějnice je.
}
why-magic-segment = { $feature ->
    [city] Vyber to město podle jeho první kartičky.
   *[road] Vyber tu cestu podle její první kartičky.
}
why-magic-has-place = Figurka odchází z plánu, jen když nemá kam jinam jít.

## What it changes
module-mage-changes = Po kartičce s kouzelným symbolem přesuneš mága nebo čarodějnici na neuzavřenou cestu nebo do neuzavřeného města. S mágem má za každou kartičku o 1 bod víc, s čarodějnicí jen polovinu. Když kartička spojí jejich území, jednoho z nich přesuneš jinam. Oba odejdou, když se jejich území uzavře.

## Signs on the board and beside it (signs-)
symbols-magic-name = Kouzelný symbol
symbols-magic-line = Po této kartičce přesuneš mága nebo čarodějnici.
symbols-mage-name = Mág
symbols-mage-line = Cesta nebo město má za každou kartičku o 1 bod víc.
symbols-witch-name = Čarodějnice
symbols-witch-line = Cesta nebo město má polovinu bodů, zaokrouhleno nahoru.

## The workshop
workshop-catalogue-mage = Mág a čarodějnice
workshop-mark-mage = Kouzelný symbol
workshop-fixed-magic = Kartičky s kouzelným symbolem: { $need }
workshop-problem-fixed-magic = Kartičky s kouzelným symbolem: v sadě { $wanted }, ne { $found }.

## The two on the map (mage-)
mage-here = { $piece ->
    [mage] { $feature ->
        [city] V tomto městě je mág.
       *[road] Na této cestě je mág.
    }
   *[witch] { $feature ->
        [city] V tomto městě je čarodějnice.
       *[road] Na této cestě je čarodějnice.
    }
}
mage-tiles = { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
mage-said = { $piece ->
    [mage] { $feature ->
        [city] Mág: město
       *[road] Mág: cesta
    }
   *[witch] { $feature ->
        [city] Čarodějnice: město
       *[road] Čarodějnice: cesta
    }
}, { mage-tiles }.
mage-follow-disenchanted = { $by ->
    [mage] Mág odchází z plánu
   *[witch] Čarodějnice odchází z plánu
}
mage-follow-enchanted = { $by ->
    [mage] Mág se přesouvá
   *[witch] Čarodějnice se přesouvá
}
