### Words of the module guards

## Modules and options of the rules (module-, option-)
module-guards = Guards
module-guards-about = Five meeples and two guards each, three in stock.

## Ghosts beside figures, each player for himself (ghosts-)
table-stock-left-guard = { $stock ->
    [0] { $left ->
        [0] No guards left
        [one] One guard
       *[other] { $left } guards
    }
   *[other] { $left ->
        [0] No guards, { $stock } in the stock
        [one] One guard, { $stock } in the stock
       *[other] { $left } guards, { $stock } in the stock
    }
}
table-stock-guard = Guards in the stock

## What it changes
module-guards-changes = Everybody has five meeples and two guards instead of seven meeples; three more guards of each colour wait in the stock. A guard is used like a meeple, but no ghost comes to him.

## Signs on the board and beside it (signs-)
signs-guard-name = Guard
signs-guard-line = A figure like others, but no ghost comes to it.
signs-stock-name = 2+3
signs-stock-line = Guards in your supply + guards in the stock, to be won on cemeteries.

## Features and figures by name
table-kind-here-guard = A guard.
table-figure-kind-guard = Guard
