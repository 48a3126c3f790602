### Words of the module cemeteries

## Modules and options of the rules (module-, option-)
module-cemeteries = Cemeteries
module-cemeteries-about = Five tiles; a gravedigger wins one more guard.

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
sum-cemetery = A guard = { $points } points
sum-cemetery-final = Not finished = { $points } points

## Ghosts beside figures, each player for himself (ghosts-)
ghosts-follow-guard-gained = { $you ->
    [yes] You take a guard from the stock
   *[no] { $name } takes a guard from the stock
}

## What it changes
module-cemeteries-changes = A figure on a cemetery is a gravedigger. When all eight cells around are filled it goes home and brings one more guard from the stock. There are no points.

## Signs on the board and beside it (signs-)
signs-gravedigger-name = Gravedigger
signs-gravedigger-line = Goes home when eight tiles lie around, and brings a guard along.
signs-cemetery-name = Cemetery
signs-cemetery-line = A figure here is a gravedigger and wins a guard.

## Features and figures by name
table-figure-here-gravedigger = { $name }: gravedigger.
