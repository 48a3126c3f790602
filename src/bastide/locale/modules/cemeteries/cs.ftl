### Words of the module cemeteries

## Modules and options of the rules (module-, option-)
module-cemeteries = Hřbitovy
module-cemeteries-about = Pět kartiček; hrobník získá dalšího strážného.

## Offers
offer-guard = strážný
offer-guard-kind = strážný

## What happened
log-guard-gained = { $you ->
    [yes] Bereš si strážného ze zásoby
   *[no] { $name } si bere strážného ze zásoby
}

## Points and how they came
score-cemetery = { $you ->
    [yes] Ty: hřbitov
   *[no] { $name }: hřbitov
}
score-cemetery-final = { $you ->
    [yes] Ty: neuzavřený hřbitov
   *[no] { $name }: neuzavřený hřbitov
}
calculation-cemetery = Strážný = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-cemetery-final = Neuzavřeno = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Ghosts beside meeples, each player alone (ghosts-)
ghosts-follow-guard-gained = { $you ->
    [yes] Vezmeš si strážného ze zásoby
   *[no] { $name } si vezme strážného ze zásoby
}

## What it changes
module-cemeteries-changes = Figurka na hřbitově je hrobník. Jakmile je zaplněno všech osm políček kolem, jde domů a přivede ze zásoby dalšího strážného. Body žádné nejsou.

## Signs on the board and beside it (signs-)
symbols-gravedigger-name = Hrobník
symbols-gravedigger-line = Jde domů, když kolem leží osm kartiček, a přivede strážného.
symbols-cemetery-name = Hřbitov
symbols-cemetery-line = Figurka tu je hrobník a získá strážného.

## Features and meeples by name
table-figure-here-gravedigger = { $name }: hrobník.
