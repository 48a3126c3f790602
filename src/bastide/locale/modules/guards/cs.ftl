### Words of the module guards

## Modules and options of the rules (module-, option-)
module-guards = Strážní
module-guards-about = Pět družiníků a dva strážní, tři v zásobě.

## Ghosts beside meeples, each player alone (ghosts-)
table-stock-left-guard = { $stock ->
    [0] { $left ->
        [0] Žádný strážný
        [one] Jeden strážný
        [few] { $left } strážní
       *[other] { $left } strážných
    }
   *[other] { $left ->
        [0] Žádný strážný, v obecné zásobě { $stock }
        [one] Jeden strážný, v obecné zásobě { $stock }
        [few] { $left } strážní, v obecné zásobě { $stock }
       *[other] { $left } strážných, v obecné zásobě { $stock }
    }
}
table-stock-guard = Strážní v obecné zásobě

## What it changes
module-guards-changes = Každý má pět družiníků a dva strážné místo sedmi družiníků. Další tři strážní každé barvy čekají v obecné zásobě. Strážného používáš jako družiníka, ale duch k němu nikdy nepřijde.

## Signs on the board and beside it (signs-)
symbols-guard-name = Strážný
symbols-guard-line = Jako družiník, ale duch k němu nikdy nepřijde.
symbols-stock-name = 2+3
symbols-stock-line = Strážní v zásobě + strážní, které lze získat na hřbitovech.

## Features and meeples by name
table-kind-here-guard = Strážný.
table-figure-kind-guard = Strážný
