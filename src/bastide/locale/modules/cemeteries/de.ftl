### Words of the module cemeteries

## Modules and options of the rules (module-, option-)
module-cemeteries = Friedhöfe
module-cemeteries-about = Fünf Plättchen; Totengräber holen einen Wächter.

## Offers
offer-guard = ein Wächter
offer-guard-kind = ein Wächter

## What happened
log-guard-gained = { $you ->
    [yes] Du nimmst einen Wächter aus dem Vorrat
   *[no] { $name } nimmt einen Wächter aus dem Vorrat
}

## Points and how they came
score-cemetery = { $you ->
    [yes] Du: Friedhof
   *[no] { $name }: Friedhof
}
score-cemetery-final = { $you ->
    [yes] Du: offener Friedhof
   *[no] { $name }: offener Friedhof
}
calculation-cemetery = Ein Wächter = { $points } Punkte
calculation-cemetery-final = Nicht fertig = { $points } Punkte

## Ghosts beside meeples, each player alone (ghosts-)
ghosts-follow-guard-gained = { $you ->
    [yes] Du nimmst einen Wächter aus dem Vorrat
   *[no] { $name } nimmt einen Wächter aus dem Vorrat
}

## What it changes
module-cemeteries-changes = Eine Figur auf einem Friedhof ist Totengräber. Sind alle acht Felder ringsum gefüllt, geht sie nach Hause und bringt einen Wächter aus dem Vorrat mit. Punkte gibt es keine.

## Signs on the board and beside it (signs-)
symbols-gravedigger-name = Totengräber
symbols-gravedigger-line = Geht heim, wenn ringsum acht Plättchen liegen, und bringt einen Wächter mit.
symbols-cemetery-name = Friedhof
symbols-cemetery-line = Eine Figur ist hier Totengräber und gewinnt einen Wächter.

## Features and meeples by name
table-figure-here-gravedigger = { $name }: Totengräber.
