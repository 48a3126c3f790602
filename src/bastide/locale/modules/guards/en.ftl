### Words of the module guards

## Modules and options of the rules (module-, option-)
module-guards = Guards
module-guards-about = Five meeples and two guards each, three more in the stock.

## Ghosts beside meeples, each player alone (ghosts-)
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
module-guards-changes = Each player has five meeples and two guards instead of seven meeples. Three more guards of each colour wait in the stock. You use a guard like a meeple, but ghosts never come to it.

## Signs on the board and beside it (signs-)
symbols-guard-name = Guard
symbols-guard-line = Like a meeple, but ghosts never come to it.
symbols-stock-name = 2+3
symbols-stock-line = Guards in your supply + guards in the stock, which you can earn on cemeteries.

## Features and meeples by name
table-kind-here-guard = A guard.
table-figure-kind-guard = Guard
