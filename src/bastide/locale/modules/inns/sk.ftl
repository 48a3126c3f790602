### Words of the module inns

## New table
ui-setup-inns = Hostince a katedrály
ui-setup-inns-line = Viac bodov, väčšie riziko. Až šesť hráčov.

## Modules and options of the rules (module-, option-)
module-inns = Hostince a katedrály
module-inns-about = 18 kartičiek a veľký družinník pre každého. Až šesť hráčov.
option-unfinished = Neuzavreté s hostincom alebo katedrálou
option-unfinished-about = Koľko sa za ne počíta na konci.
option-unfinished-value = { $value ->
    [0] Nič
   *[other] 1 za kartičku
}
summary-unfinished = neuzavreté s hostincom alebo katedrálou: { $value } za kartičku
option-inn = Hostince
option-inn-about = Bez nich sú to cesty ako každé iné.
summary-inn = bez hostincov
option-cathedral = Katedrály
option-cathedral-about = Bez nich sú to mestá ako každé iné.
summary-cathedral = bez katedrál
option-large = Veľkí družinníci
option-large-about = Každý má jedného, počíta sa za dvoch.
summary-large = bez veľkých družinníkov
summary-inns-land = Hostince a katedrály: jej kartičky zostávajú v škatuli
option-inns-tiles = Vlastné kartičky: hostince
option-inns-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-inns-tiles = vlastné kartičky (hostince)

## Said aloud
table-has-inn = Hostinec.
table-has-cathedral = Katedrála.

## Points and how they came
score-inn = { $you ->
    [yes] { $count ->
        [one] Ty: cesta s hostincom, { $count } kartička
        [few] Ty: cesta s hostincom, { $count } kartičky
       *[other] Ty: cesta s hostincom, { $count } kartičiek
    }
   *[no] { $count ->
        [one] { $name }: cesta s hostincom, { $count } kartička
        [few] { $name }: cesta s hostincom, { $count } kartičky
       *[other] { $name }: cesta s hostincom, { $count } kartičiek
    }
}
score-cathedral = { $you ->
    [yes] { $count ->
        [one] Ty: mesto s katedrálou, { $count } kartička
        [few] Ty: mesto s katedrálou, { $count } kartičky
       *[other] Ty: mesto s katedrálou, { $count } kartičiek
    }
   *[no] { $count ->
        [one] { $name }: mesto s katedrálou, { $count } kartička
        [few] { $name }: mesto s katedrálou, { $count } kartičky
       *[other] { $name }: mesto s katedrálou, { $count } kartičiek
    }
}
score-inn-final = { $you ->
    [yes] Ty: neuzavretá cesta s hostincom
   *[no] { $name }: neuzavretá cesta s hostincom
}
score-cathedral-final = { $you ->
    [yes] Ty: neuzavreté mesto s katedrálou
   *[no] { $name }: neuzavreté mesto s katedrálou
}
calculation-inn = { $count ->
    [one] { $count } kartička × 2
    [few] { $count } kartičky × 2
   *[other] { $count } kartičiek × 2
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-cathedral = { $shields ->
    [0] { $count ->
        [one] { $count } kartička × 3
        [few] { $count } kartičky × 3
       *[other] { $count } kartičiek × 3
    }
    [one] { $count ->
        [one] { $count } kartička × 3 + { $shields } erb × 3
        [few] { $count } kartičky × 3 + { $shields } erb × 3
       *[other] { $count } kartičiek × 3 + { $shields } erb × 3
    }
    [few] { $count ->
        [one] { $count } kartička × 3 + { $shields } erby × 3
        [few] { $count } kartičky × 3 + { $shields } erby × 3
       *[other] { $count } kartičiek × 3 + { $shields } erby × 3
    }
   *[other] { $count ->
        [one] { $count } kartička × 3 + { $shields } erbov × 3
        [few] { $count } kartičky × 3 + { $shields } erbov × 3
       *[other] { $count } kartičiek × 3 + { $shields } erbov × 3
    }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-inn-final = Neuzavreté, s hostincom = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-cathedral-final = Neuzavreté, s katedrálou = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece-inn = cesty s hostincom { $points }
score-piece-cathedral = mestá s katedrálou { $points }
score-chapter-inn = Neuzavreté cesty s hostincom
score-chapter-cathedral = Neuzavreté mestá s katedrálou

## What it changes
module-inns-changes = Každý dostane veľkého družinníka, ktorý sa pri určovaní väčšiny počíta za dvoch. Uzavretá cesta s hostincom prinesie 2 body za kartičku. Uzavreté mesto s katedrálou prinesie 3 za každú kartičku a erb. Neuzavreté na konci neprinesú nič.

## Signs on the board and beside it (signs-)
symbols-inn-name = Hostinec
symbols-inn-line = Jeho cesta prinesie 2 za každú kartičku, ale nič, keď zostane neuzavretá.
symbols-cathedral-name = Katedrála
symbols-cathedral-line = Jej mesto prinesie 3 za každú kartičku a erb, ale nič, keď zostane neuzavreté.
symbols-large-name = Veľký družinník
symbols-large-line = Používa sa ako ostatní. Pri určovaní väčšiny sa počíta za dvoch.

## Features and meeples by name
table-kind-here-large = Veľký družinník, počíta sa za dvoch.
table-has-figure-large = Aj veľký družinník
table-figure-kind-large = Veľký družinník
table-which-short-meeple = malý
table-which-short-large = veľký

## The workshop
workshop-catalogue-inns = Hostince a katedrály
workshop-mark-inn = Hostinec
workshop-mark-cathedral = Katedrála
workshop-fixed-inn = Kartičky s hostincom: { $need }
workshop-problem-fixed-inn = Kartičky s hostincom: v sade { $wanted }, nie { $found }.
workshop-fixed-cathedral = Kartičky s katedrálou: { $need }
workshop-problem-fixed-cathedral = Kartičky s katedrálou: v sade { $wanted }, nie { $found }.
