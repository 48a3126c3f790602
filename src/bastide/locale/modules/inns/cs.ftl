### Words of the module inns

## New table
ui-setup-inns = Hostince a katedrály
ui-setup-inns-line = Víc bodů, větší riziko. Až šest hráčů.

## Modules and options of the rules (module-, option-)
module-inns = Hostince a katedrály
module-inns-about = 18 kartiček a velký družiník pro každého. Až šest hráčů.
option-unfinished = Neuzavřené s hostincem nebo katedrálou
option-unfinished-about = Kolik se za ně počítá na konci.
option-unfinished-value = { $value ->
    [0] Nic
   *[other] 1 za kartičku
}
summary-unfinished = neuzavřené s hostincem nebo katedrálou: { $value } za kartičku
option-inn = Hostince
option-inn-about = Bez nich jsou to cesty jako každé jiné.
summary-inn = bez hostinců
option-cathedral = Katedrály
option-cathedral-about = Bez nich jsou to města jako každá jiná.
summary-cathedral = bez katedrál
option-large = Velcí družiníci
option-large-about = Každý má jednoho, počítá se za dva.
summary-large = bez velkých družiníků
summary-inns-land = Hostince a katedrály: kartičky zůstávají v krabici
option-inns-tiles = Vlastní kartičky: hostince
option-inns-tiles-about = Tvoje sada místo našich kartiček.
summary-inns-tiles = vlastní kartičky (hostince)

## Said aloud
table-has-inn = Hostinec.
table-has-cathedral = Katedrála.

## Points and how they came
score-inn = { $you ->
    [yes] { $count ->
        [one] Ty: cesta s hostincem, { $count } kartička
        [few] Ty: cesta s hostincem, { $count } kartičky
       *[other] Ty: cesta s hostincem, { $count } kartiček
    }
   *[no] { $count ->
        [one] { $name }: cesta s hostincem, { $count } kartička
        [few] { $name }: cesta s hostincem, { $count } kartičky
       *[other] { $name }: cesta s hostincem, { $count } kartiček
    }
}
score-cathedral = { $you ->
    [yes] { $count ->
        [one] Ty: město s katedrálou, { $count } kartička
        [few] Ty: město s katedrálou, { $count } kartičky
       *[other] Ty: město s katedrálou, { $count } kartiček
    }
   *[no] { $count ->
        [one] { $name }: město s katedrálou, { $count } kartička
        [few] { $name }: město s katedrálou, { $count } kartičky
       *[other] { $name }: město s katedrálou, { $count } kartiček
    }
}
score-inn-final = { $you ->
    [yes] Ty: neuzavřená cesta s hostincem
   *[no] { $name }: neuzavřená cesta s hostincem
}
score-cathedral-final = { $you ->
    [yes] Ty: neuzavřené město s katedrálou
   *[no] { $name }: neuzavřené město s katedrálou
}
calculation-inn = { $count ->
    [one] { $count } kartička × 2
    [few] { $count } kartičky × 2
   *[other] { $count } kartiček × 2
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-cathedral = { $shields ->
    [0] { $count ->
        [one] { $count } kartička × 3
        [few] { $count } kartičky × 3
       *[other] { $count } kartiček × 3
    }
    [one] { $count ->
        [one] { $count } kartička × 3 + { $shields } erb × 3
        [few] { $count } kartičky × 3 + { $shields } erb × 3
       *[other] { $count } kartiček × 3 + { $shields } erb × 3
    }
    [few] { $count ->
        [one] { $count } kartička × 3 + { $shields } erby × 3
        [few] { $count } kartičky × 3 + { $shields } erby × 3
       *[other] { $count } kartiček × 3 + { $shields } erby × 3
    }
   *[other] { $count ->
        [one] { $count } kartička × 3 + { $shields } erbů × 3
        [few] { $count } kartičky × 3 + { $shields } erbů × 3
       *[other] { $count } kartiček × 3 + { $shields } erbů × 3
    }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-inn-final = Neuzavřeno, s hostincem = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-cathedral-final = Neuzavřeno, s katedrálou = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-inn = cesty s hostincem { $points }
score-piece-cathedral = města s katedrálou { $points }
score-chapter-inn = Neuzavřené cesty s hostincem
score-chapter-cathedral = Neuzavřená města s katedrálou

## What it changes
module-inns-changes = Každý dostane velkého družiníka, který se při určování většiny počítá za dva. Uzavřená cesta s hostincem přinese 2 body za kartičku. Uzavřené město s katedrálou přinese 3 za každou kartičku a erb. Neuzavřené na konci nepřinesou nic.

## Signs on the board and beside it (signs-)
symbols-inn-name = Hostinec
symbols-inn-line = Jeho cesta přinese 2 za každou kartičku, ale nic, když zůstane neuzavřená.
symbols-cathedral-name = Katedrála
symbols-cathedral-line = Její město přinese 3 za každou kartičku a erb, ale nic, když zůstane neuzavřené.
symbols-large-name = Velký družiník
symbols-large-line = Používáš ho jako ostatní. Při určování většiny se počítá za dva.

## Features and meeples by name
table-kind-here-large = Velký družiník, počítá se za dva.
table-has-figure-large = Také velký družiník
table-figure-kind-large = Velký družiník
table-which-short-meeple = malý
table-which-short-large = velký

## The workshop
workshop-catalogue-inns = Hostince a katedrály
workshop-mark-inn = Hostinec
workshop-mark-cathedral = Katedrála
workshop-fixed-inn = Kartičky s hostincem: { $need }
workshop-problem-fixed-inn = Kartičky s hostincem: v sadě { $wanted }, ne { $found }.
workshop-fixed-cathedral = Kartičky s katedrálou: { $need }
workshop-problem-fixed-cathedral = Kartičky s katedrálou: v sadě { $wanted }, ne { $found }.
