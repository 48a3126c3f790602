### Words of the module goldmines

## Modules and options of the rules (module-, option-)
module-goldmines = Die Goldminen
module-goldmines-about = 8 Plättchen mit Gold und 16 Goldbarren.
option-goldmines-tiles = Eigene Plättchen: Goldminen
option-goldmines-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-goldmines-tiles = eigene Plättchen (Goldminen)

## The board and where we are in the turn
table-ask-gold = Wohin kommt der zweite Barren?
table-ask-gold-of = { $name }: wohin kommt der zweite Barren?
table-ask-ingots = Welchen Barren nimmst du?
table-ask-ingots-of = { $name }: welcher Barren?

## Said aloud
table-say-gold = Wohin kommt der zweite Barren? { $count } Plättchen stehen zur Wahl.
table-say-ingots = Welchen Barren nimmst du? { $count } Plättchen stehen zur Wahl.
table-has-gold = Goldsymbol.

## Offers
offer-gold = Barren{ offer-way }
offer-gold-row = Barren{ offer-way }
offer-gold-detail = { goldmines-there }
offer-take-ingot = Barren nehmen: { offer-away }
offer-take-ingot-row = Barren nehmen
offer-take-ingot-detail = { goldmines-there }, { offer-away }

## What happened
log-ingots-laid = { $ingots ->
    [one] { $you ->
        [yes] Du legst einen Barren auf die Karte
       *[no] { $name } legt einen Barren auf die Karte
    }
   *[other] { $you ->
        [yes] Du legst { $ingots } Barren auf die Karte
       *[no] { $name } legt { $ingots } Barren auf die Karte
    }
}
log-ingots-taken = { $ingots ->
    [one] { $you ->
        [yes] Du nimmst einen Barren
       *[no] { $name } nimmt einen Barren
    }
   *[other] { $you ->
        [yes] Du nimmst { $ingots } Barren
       *[no] { $name } nimmt { $ingots } Barren
    }
}

## Points and how they came
score-gold-final = { $you ->
    [yes] Du: { $count } Barren
   *[no] { $name }: { $count } Barren
}
calculation-gold-final = { $count } Barren = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-piece-gold = Barren { $points }
score-chapter-gold = Goldbarren

## Ingots (goldmines-)
goldmines-follow-ingots-taken = { $ingots ->
    [one] { $you ->
        [yes] Du nimmst einen Barren
       *[no] { $name } nimmt einen Barren
    }
   *[other] { $you ->
        [yes] Du nimmst { $ingots } Barren
       *[no] { $name } nimmt { $ingots } Barren
    }
}
goldmines-follow-ingots-laid = { $ingots ->
    [one] Du legst einen Barren auf dieses Plättchen
   *[other] Du legst { $ingots } Barren auf die Karte
}
goldmines-owns = { $count } Barren, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
goldmines-there = { $ingots ->
    [0] dort liegt noch kein Barren
    [one] dort liegt { $ingots } Barren
   *[other] dort liegen { $ingots } Barren
}
goldmines-lies = { $count } Goldbarren.
goldmines-table = 1 bis 3 Barren: je 1 Punkt. 4 bis 6: je 2. 7 bis 9: je 3. ab 10: je 4.

## Why a move is refused
why-gold-not-there = Der zweite Barren kommt auf ein Plättchen um das Goldplättchen.
why-no-ingot-there = Nimm einen Barren von einem der angebotenen Plättchen.

## What it changes
module-goldmines-changes = Legst du ein Plättchen mit Goldsymbol, kommt ein Barren darauf und einer auf ein Plättchen rundherum. Wer in einer fertigen Straße oder Stadt oder einem fertigen Kloster die Mehrheit hat, nimmt die Barren dort. Bei Gleichstand nehmen die Spieler reihum. Je mehr Barren du am Ende hast, desto mehr ist jeder wert: 1 bis 4 Punkte.

## Signs on the board and beside it (signs-)
symbols-gold-name = Goldsymbol
symbols-gold-line = Dieses Plättchen bringt zwei Barren: einen hierher, einen auf ein Plättchen rundherum.
symbols-ingots-name = Goldbarren
symbols-ingots-line = Wer in einem fertigen Gebiet die Mehrheit hat, nimmt sie. Am Ende ist jeder 1 bis 4 Punkte wert.

## The workshop
workshop-catalogue-goldmines = Die Goldminen
workshop-mark-gold = Gold
workshop-fixed-gold = Plättchen mit Gold: { $need }
workshop-problem-fixed-gold = Plättchen mit Gold: im Satz { $wanted }, nicht { $found }.
