### Words of the module phantom

## Modules and options of the rules (module-, option-)
module-phantom = The Phantom
module-phantom-about = An extra meeple for each player: a second piece on the same tile.
option-phantom-after-meeple = Phantom only after a meeple
option-phantom-after-meeple-about = You can place it only after a meeple on the same tile.
summary-phantom-after-meeple = phantom only after a meeple
summary-phantoms = { $value } phantoms each

## The board and where we are in the turn
table-ask-phantom = Place your phantom?
table-ask-phantom-of = { $name }: place the phantom?

## Said aloud
table-say-phantom = { $count ->
    [one] Place your phantom? There is one spot.
   *[other] Place your phantom? There are { $count } spots.
}

## Offers
offer-pass-phantom = No phantom
offer-pass-phantom-short = No

## What happened
log-figure-phantom = { $you ->
    [yes] You placed your phantom
   *[no] { $name } placed the phantom
} { $role ->
    [knight] in a city
    [highwayman] on a road
    [monk] in a monastery
    [steward] in a castle
    [gravedigger] in a cemetery
   *[farmer] in a field
}

## Why a move is refused
why-only-phantom = Your meeple step is over. You can only place the phantom now.

## What it changes
module-phantom-changes = Each player gets a phantom, a second meeple for the same tile. After your meeple step you may place it in another free feature of the tile you have just placed. You may also place it instead of a meeple. If you pass in the meeple step, you cannot place the phantom after it.

## Signs on the board and beside it (signs-)
symbols-phantom-name = Phantom
symbols-phantom-line = Goes on another free feature of your tile after your meeple. In every other way it is a normal meeple.

## Features and meeples by name
table-kind-here-phantom = Phantom.
table-has-figure-phantom = Plus the phantom
table-figure-kind-phantom = Phantom
