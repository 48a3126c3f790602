### Words of the module abbot

## Modules and options of the rules (module-, option-)
module-abbot = Abt
module-abbot-about = Eine Figur mehr, für Klöster und Gärten.

## Offers
offer-recall = Abt heimrufen
offer-recall-detail = { $feature ->
    [garden] aus seinem Garten, statt einer Figur
   *[monastery] aus seinem Kloster, statt einer Figur
}

## Points and how they came
score-garden = { $you ->
    [yes] Du: Garten
   *[no] { $name }: Garten
}
score-recall = { $you ->
    [yes] Du: Abt heimgerufen
   *[no] { $name }: Abt heimgerufen
}
score-garden-final = { $you ->
    [yes] Du: offener Garten
   *[no] { $name }: offener Garten
}
calculation-garden = Garten und 8 Plättchen ringsum = { $points } Punkte
calculation-garden-final = { $count ->
    [one] Garten allein = { $points } Punkt
   *[other] Garten und Plättchen ringsum: { $count } = { $points } Punkte
}
calculation-recall = { $count ->
    [one] Plättchen des Abts allein = { $points } Punkt
   *[other] Plättchen des Abts und ringsum: { $count } = { $points } Punkte
}
score-piece-garden = Gärten { $points }
score-piece-recall = Abt { $points }
score-chapter-garden = Gärten

## Why a move is refused
why-garden-needs-abbot = In einen Garten darf nur ein Abt.
why-abbot-not-there = { $feature ->
    [city] Ein Abt darf nicht in einer Stadt stehen.
    [road] Ein Abt darf nicht auf einer Straße stehen.
   *[field] Ein Abt darf nicht auf einer Wiese liegen.
}
why-nothing-to-recall = Du hast dort keinen Abt, den du heimrufen könntest.

## What it changes
module-abbot-changes = Alle bekommen einen Abt. Er darf in ein Kloster. In einen Garten darf nur ein Abt; er zählt wie ein Kloster. Statt eine Figur zu setzen, kannst du ihn früher heimrufen: Er wird sofort mit den Plättchen ringsum gewertet.

## Signs on the board and beside it (signs-)
symbols-garden-name = Garten
symbols-garden-line = Hierher darf nur ein Abt. Der Garten zählt wie ein Kloster.
symbols-abbot-name = Abt
symbols-abbot-line = In einem Kloster oder Garten. Du darfst ihn früher heimrufen.

## Features and figures by name
table-has-figure-abbot = Auch der Abt
table-figure-kind-abbot = Abt
table-feature-garden = Garten
speech-mine-garden = Dein Garten
table-figure-here-abbot = { $name }: Abt.

## Cards for newcomers (coach-)
coach-garden = Ein Garten zählt wie ein Kloster: 9 Punkte, wenn alle 8 Plättchen ringsum liegen. Nur der Abt darf hinein, und du kannst ihn früher zurückrufen.
