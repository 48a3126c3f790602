### Words of the module goldmines

## Modules and options of the rules (module-, option-)
module-goldmines = Zlaté doly
module-goldmines-about = 8 kartiček se zlatem a 16 zlatých prutů.
option-goldmines-tiles = Vlastní kartičky: zlaté doly
option-goldmines-tiles-about = Tvoje sada místo našich kartiček.
summary-goldmines-tiles = vlastní kartičky (zlaté doly)

## The board and where we are in the turn
table-ask-gold = Kam položíš druhý prut?
table-ask-gold-of = { $name }: kam položit druhý prut?
table-ask-ingots = Který prut si vezmeš?
table-ask-ingots-of = { $name }: který prut?

## Said aloud
table-say-gold = { $count ->
    [one] Kam položíš druhý prut? Na výběr je { $count } kartička.
    [few] Kam položíš druhý prut? Na výběr jsou { $count } kartičky.
   *[other] Kam položíš druhý prut? Na výběr je { $count } kartiček.
}
table-say-ingots = { $count ->
    [one] Který prut si vezmeš? Na výběr je { $count } kartička.
    [few] Který prut si vezmeš? Na výběr jsou { $count } kartičky.
   *[other] Který prut si vezmeš? Na výběr je { $count } kartiček.
}
table-has-gold = Symbol zlata.

## Offers
offer-gold = Prut{ offer-way }
offer-gold-row = Prut{ offer-way }
offer-gold-detail = { goldmines-there }
offer-take-ingot = Vzít prut: { offer-away }
offer-take-ingot-row = Vzít prut
offer-take-ingot-detail = { goldmines-there }, { offer-away }

## What happened
log-ingots-laid = { $ingots ->
    [one] { $you ->
        [yes] Kladeš na mapu prut
       *[no] { $name } klade na mapu prut
    }
    [few] { $you ->
        [yes] Kladeš na mapu { $ingots } pruty
       *[no] { $name } klade na mapu { $ingots } pruty
    }
   *[other] { $you ->
        [yes] Kladeš na mapu { $ingots } prutů
       *[no] { $name } klade na mapu { $ingots } prutů
    }
}
log-ingots-taken = { $ingots ->
    [one] { $you ->
        [yes] Bereš prut
       *[no] { $name } bere prut
    }
    [few] { $you ->
        [yes] Bereš { $ingots } pruty
       *[no] { $name } bere { $ingots } pruty
    }
   *[other] { $you ->
        [yes] Bereš { $ingots } prutů
       *[no] { $name } bere { $ingots } prutů
    }
}

## Points and how they came
score-gold-final = { $count ->
    [one] { $you ->
        [yes] Ty: { $count } prut
       *[no] { $name }: { $count } prut
    }
    [few] { $you ->
        [yes] Ty: { $count } pruty
       *[no] { $name }: { $count } pruty
    }
   *[other] { $you ->
        [yes] Ty: { $count } prutů
       *[no] { $name }: { $count } prutů
    }
}
calculation-gold-final = { $count ->
    [one] { $count } prut
    [few] { $count } pruty
   *[other] { $count } prutů
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-gold = pruty { $points }
score-chapter-gold = Zlaté pruty

## Ingots (goldmines-)
goldmines-follow-ingots-taken = { $ingots ->
    [one] { $you ->
        [yes] Vezmeš si prut
       *[no] { $name } si vezme prut
    }
    [few] { $you ->
        [yes] Vezmeš si { $ingots } pruty
       *[no] { $name } si vezme { $ingots } pruty
    }
   *[other] { $you ->
        [yes] Vezmeš si { $ingots } prutů
       *[no] { $name } si vezme { $ingots } prutů
    }
}
goldmines-follow-ingots-laid = { $ingots ->
    [one] Položíš prut na tuto kartičku
    [few] Položíš na mapu { $ingots } pruty
   *[other] Položíš na mapu { $ingots } prutů
}
goldmines-owns = { $count ->
    [one] { $count } prut
    [few] { $count } pruty
   *[other] { $count } prutů
}, hodnota { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
goldmines-there = { $ingots ->
    [0] zatím bez prutu
    [one] leží tam { $ingots } prut
    [few] leží tam { $ingots } pruty
   *[other] leží tam { $ingots } prutů
}
goldmines-lies = { $count ->
    [one] { $count } zlatý prut.
    [few] { $count } zlaté pruty.
   *[other] { $count } zlatých prutů.
}
goldmines-table = 1 až 3 pruty: každý 1 bod. 4 až 6: každý 2. 7 až 9: každý 3. 10 a více: každý 4.

## Why a move is refused
why-gold-not-there = Druhý prut patří na některou kartičku kolem zlaté.
why-no-ingot-there = Prut si vezmi z jedné z nabízených kartiček.

## What it changes
module-goldmines-changes = Když přiložíš kartičku se symbolem zlata, položíš jeden prut na ni a jeden na některou kartičku kolem. Kdo má většinu v uzavřené cestě, městě nebo klášteře, vezme si pruty, které tam leží. Při shodě si hráči berou střídavě. Čím víc prutů na konci máš, tím větší cenu každý má: 1 až 4 body.

## Signs on the board and beside it (signs-)
symbols-gold-name = Symbol zlata
symbols-gold-line = Tato kartička přináší dva pruty: jeden sem, druhý na některou kartičku kolem.
symbols-ingots-name = Zlaté pruty
symbols-ingots-line = Vezme si je hráč s většinou v uzavřeném území. Na konci má každý hodnotu 1 až 4 body.

## The workshop
workshop-catalogue-goldmines = Zlaté doly
workshop-mark-gold = Zlato
workshop-fixed-gold = Kartičky se zlatem: { $need }
workshop-problem-fixed-gold = Kartičky se zlatem: v sadě { $wanted }, ne { $found }.
