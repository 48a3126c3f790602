### Words of the module fields

## New table
ui-setup-fields = Mit Wiesen
ui-setup-fields-line = Bauern zählen am Ende.

## Modules and options of the rules (module-, option-)
module-fields = Wiesen
module-fields-about = Bauern bleiben auf den Wiesen und zählen am Ende.

## Points and how they came
score-field-final = { $you ->
    [yes] Du: Wiese
   *[no] { $name }: Wiese
}
calculation-field-final = { $count ->
    [0] Keine fertige Stadt = { $points } Punkte
    [one] { $count } fertige Stadt × 3 = { $points } Punkte
   *[other] { $count } fertige Städte × 3 = { $points } Punkte
}
score-piece-field = Wiesen { $points }
score-chapter-field = Wiesen

## What it changes
module-fields-changes = Du darfst eine Figur auch als Bauer auf eine Wiese setzen. Dort bleibt sie bis zum Ende. Dann bringt die Wiese 3 Punkte für jede fertige Stadt, die an sie grenzt. Der kniffligste Teil des Spiels.

## Signs on the board and beside it (signs-)
symbols-farmer-name = Bauer
symbols-farmer-line = Bis zum Ende auf der Wiese: 3 Punkte für jede fertige Stadt daran.

## Features and figures by name
table-figure-here-farmer = { $name }: Bauer.

## Cards for newcomers (coach-)
coach-field = Eine Wiese bringt erst am Ende Punkte: 3 für jede fertige Stadt, an die sie grenzt. So lange bleibt dein Bauer dort.
coach-next-fields = Bereit für Bauern? Sie bleiben bis zum Ende auf den Wiesen. Dann bringen sie 3 Punkte für jede fertige Stadt an ihrer Wiese.
coach-next-fields-do = Nächste Partie: mit Bauern
