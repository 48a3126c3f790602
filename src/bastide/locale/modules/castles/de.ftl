### Words of the module castles

## Modules and options of the rules (module-, option-)
module-castles = Burgen
module-castles-about = Fünf Plättchen; Nebel um eine Burg bringt Punkte.

## Points and how they came
score-castle-final = { $you ->
    [yes] Du: offene Burg
   *[no] { $name }: offene Burg
}
calculation-castle-final = Das eigene und die Plättchen mit Nebel ringsum = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## What it changes
module-castles-changes = Eine Figur in einer Burg wird gewertet, wenn alle acht Felder ringsum gefüllt sind: 2 Punkte für jedes der neun Plättchen mit Nebel. Burgen brauchen den Nebel.
