### Words of the module phantom

## Modules and options of the rules (module-, option-)
module-phantom = The Phantom
module-phantom-about = One more meeple each, as a second piece on the same tile.
option-phantom-after-meeple = Phantom only after a meeple
option-phantom-after-meeple-about = You can place it only after a meeple on the same tile.
summary-phantom-after-meeple = phantom only after a meeple
summary-phantoms = { $value } phantoms each

## The board and where we are in the turn
table-ask-phantom = And the phantom?
table-ask-phantom-of = { $name }: and the phantom?

## Said aloud
table-say-phantom = { $count ->
    [one] And the phantom? There is one spot.
   *[other] And the phantom? There are { $count } spots.
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
why-only-phantom = Your meeple step is over. Now only the phantom can follow.

## What it changes
module-phantom-changes = Each player gets a phantom, a second meeple for the same tile. After your meeple step you may place it in another free feature of the tile you have just placed. You may also place it instead of a meeple. If you pass in the meeple step, you cannot place the phantom after it.

## Signs on the board and beside it (signs-)
symbols-phantom-name = Phantom
symbols-phantom-line = Goes on another free feature of your tile, after your meeple. Otherwise it is like any meeple.

## Features and meeples by name
table-kind-here-phantom = Phantom.
table-has-figure-phantom = Plus the phantom
table-figure-kind-phantom = Phantom
