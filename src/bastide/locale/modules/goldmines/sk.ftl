### Words of the module goldmines

## Modules and options of the rules (module-, option-)
module-goldmines = Zlaté bane
module-goldmines-about = 8 kartičiek so zlatom a 16 zlatých tehličiek.
option-goldmines-tiles = Vlastné kartičky: zlaté bane
option-goldmines-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-goldmines-tiles = vlastné kartičky (zlaté bane)

## The board and where we are in the turn
table-ask-gold = Kam položíš druhú tehličku?
table-ask-gold-of = { $name }: kam položiť druhú tehličku?
table-ask-ingots = Ktorú tehličku si vezmeš?
table-ask-ingots-of = { $name }: ktorá tehlička?

## Said aloud
table-say-gold = { $count ->
    [one] Kam položíš druhú tehličku? Na výber je { $count } kartička.
    [few] Kam položíš druhú tehličku? Na výber sú { $count } kartičky.
   *[other] Kam položíš druhú tehličku? Na výber je { $count } kartičiek.
}
table-say-ingots = { $count ->
    [one] Ktorú tehličku si vezmeš? Na výber je { $count } kartička.
    [few] Ktorú tehličku si vezmeš? Na výber sú { $count } kartičky.
   *[other] Ktorú tehličku si vezmeš? Na výber je { $count } kartičiek.
}
table-has-gold = Symbol zlata.

## Offers
offer-gold = Tehlička{ offer-way }
offer-gold-row = Tehlička{ offer-way }
offer-gold-detail = { goldmines-there }
offer-take-ingot = Vziať tehličku: { offer-away }
offer-take-ingot-row = Vziať tehličku
offer-take-ingot-detail = { goldmines-there }, { offer-away }

## What happened
log-ingots-laid = { $ingots ->
    [one] { $you ->
        [yes] Kladieš na mapu tehličku
       *[no] { $name } kladie na mapu tehličku
    }
    [few] { $you ->
        [yes] Kladieš na mapu { $ingots } tehličky
       *[no] { $name } kladie na mapu { $ingots } tehličky
    }
   *[other] { $you ->
        [yes] Kladieš na mapu { $ingots } tehličiek
       *[no] { $name } kladie na mapu { $ingots } tehličiek
    }
}
log-ingots-taken = { $ingots ->
    [one] { $you ->
        [yes] Berieš tehličku
       *[no] { $name } berie tehličku
    }
    [few] { $you ->
        [yes] Berieš { $ingots } tehličky
       *[no] { $name } berie { $ingots } tehličky
    }
   *[other] { $you ->
        [yes] Berieš { $ingots } tehličiek
       *[no] { $name } berie { $ingots } tehličiek
    }
}

## Points and how they came
score-gold-final = { $count ->
    [one] { $you ->
        [yes] Ty: { $count } tehlička
       *[no] { $name }: { $count } tehlička
    }
    [few] { $you ->
        [yes] Ty: { $count } tehličky
       *[no] { $name }: { $count } tehličky
    }
   *[other] { $you ->
        [yes] Ty: { $count } tehličiek
       *[no] { $name }: { $count } tehličiek
    }
}
calculation-gold-final = { $count ->
    [one] { $count } tehlička
    [few] { $count } tehličky
   *[other] { $count } tehličiek
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece-gold = tehličky { $points }
score-chapter-gold = Zlaté tehličky

## Ingots (goldmines-)
goldmines-follow-ingots-taken = { $ingots ->
    [one] { $you ->
        [yes] Vezmeš si tehličku
       *[no] { $name } si vezme tehličku
    }
    [few] { $you ->
        [yes] Vezmeš si { $ingots } tehličky
       *[no] { $name } si vezme { $ingots } tehličky
    }
   *[other] { $you ->
        [yes] Vezmeš si { $ingots } tehličiek
       *[no] { $name } si vezme { $ingots } tehličiek
    }
}
goldmines-follow-ingots-laid = { $ingots ->
    [one] Položíš tehličku na túto kartičku
    [few] Položíš na mapu { $ingots } tehličky
   *[other] Položíš na mapu { $ingots } tehličiek
}
goldmines-owns = { $count ->
    [one] { $count } tehlička
    [few] { $count } tehličky
   *[other] { $count } tehličiek
}, hodnota { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
goldmines-there = { $ingots ->
    [0] zatiaľ bez tehličky
    [one] leží tam { $ingots } tehlička
    [few] ležia tam { $ingots } tehličky
   *[other] leží tam { $ingots } tehličiek
}
goldmines-lies = { $count ->
    [one] { $count } zlatá tehlička.
    [few] { $count } zlaté tehličky.
   *[other] { $count } zlatých tehličiek.
}
goldmines-table = 1 až 3 tehličky: každá 1 bod. 4 až 6: každá 2. 7 až 9: každá 3. 10 a viac: každá 4.

## Why a move is refused
why-gold-not-there = Druhá tehlička patrí na niektorú kartičku okolo zlatej.
why-no-ingot-there = Tehličku si vezmi z jednej z ponúkaných kartičiek.

## What it changes
module-goldmines-changes = Keď priložíš kartičku so symbolom zlata, položíš jednu tehličku na ňu a jednu na niektorú kartičku okolo. Kto má väčšinu v uzavretej ceste, meste alebo kláštore, vezme si tehličky, ktoré tam ležia. Pri zhode si hráči berú striedavo. Čím viac tehličiek na konci máš, tým väčšiu cenu každá má: 1 až 4 body.

## Signs on the board and beside it (signs-)
symbols-gold-name = Symbol zlata
symbols-gold-line = Táto kartička prináša dve tehličky: jednu sem, druhú na niektorú kartičku okolo.
symbols-ingots-name = Zlaté tehličky
symbols-ingots-line = Vezme si ich hráč s väčšinou v uzavretom území. Na konci má každá hodnotu 1 až 4 body.

## The workshop
workshop-catalogue-goldmines = Zlaté bane
workshop-mark-gold = Zlato
workshop-fixed-gold = Kartičky so zlatom: { $need }
workshop-problem-fixed-gold = Kartičky so zlatom: v sade { $wanted }, nie { $found }.
