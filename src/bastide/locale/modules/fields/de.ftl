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
sum-field-final = { $count ->
    [0] Keine fertige Stadt = { $points } Punkte
    [one] { $count } fertige Stadt × 3 = { $points } Punkte
   *[other] { $count } fertige Städte × 3 = { $points } Punkte
}
score-piece-field = Wiesen { $points }
score-chapter-field = Wiesen

## What it changes
module-fields-changes = Du darfst eine Figur auch als Bauer auf eine Wiese setzen. Dort bleibt sie bis zum Ende. Dann bringt die Wiese 3 Punkte für jede fertige Stadt, die an sie grenzt. Der kniffligste Teil des Spiels.

## Signs on the board and beside it (signs-)
signs-farmer-name = Bauer
signs-farmer-line = Bis zum Ende auf der Wiese: 3 Punkte für jede fertige Stadt daran.

## Features and meeples by name
table-figure-here-farmer = { $name }: Bauer.
