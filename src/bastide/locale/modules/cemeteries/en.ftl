### Words of the module cemeteries

## Modules and options of the rules (module-, option-)
module-cemeteries = Cemeteries
module-cemeteries-about = Five tiles. A gravedigger earns one more guard.

## Offers
offer-guard = a guard
offer-guard-kind = a guard

## What happened
log-guard-gained = { $you ->
    [yes] You took a guard from the stock
   *[no] { $name } took a guard from the stock
}

## Points and how they came
score-cemetery = { $you ->
    [yes] You: cemetery
   *[no] { $name }: cemetery
}
score-cemetery-final = { $you ->
    [yes] You: open cemetery
   *[no] { $name }: open cemetery
}
calculation-cemetery = A guard = { $points } points
calculation-cemetery-final = Not completed = { $points } points

## Ghosts beside meeples, each player alone (ghosts-)
ghosts-follow-guard-gained = { $you ->
    [yes] You take a guard from the stock
   *[no] { $name } takes a guard from the stock
}

## What it changes
module-cemeteries-changes = A meeple on a cemetery is a gravedigger. When there are eight tiles around it, the gravedigger goes home and you take one more guard from the stock. It scores no points.

## Signs on the board and beside it (signs-)
symbols-gravedigger-name = Gravedigger
symbols-gravedigger-line = Goes home when there are eight tiles around it, and brings you a guard.
symbols-cemetery-name = Cemetery
symbols-cemetery-line = A meeple here is a gravedigger and earns a guard.

## Features and meeples by name
table-figure-here-gravedigger = { $name }: gravedigger.
