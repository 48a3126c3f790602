### Words of the module guards

## Modules and options of the rules (module-, option-)
module-guards = Strážní
module-guards-about = Pět družiníků a dva strážní, tři v zásobě.

## Ghosts beside figures, each player for himself (ghosts-)
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
module-guards-changes = Každý má místo sedmi družiníků pět družiníků a dva strážné; další tři strážní každé barvy čekají v obecné zásobě. Strážný se používá jako družiník, ale žádný duch k němu nepřijde.

## Signs on the board and beside it (signs-)
signs-guard-name = Strážný
signs-guard-line = Figurka jako jiné, jen k ní nechodí duchové.
signs-stock-name = 2+3
signs-stock-line = Strážní v zásobě + strážní, které lze získat na hřbitovech.

## Features and figures by name
table-kind-here-guard = Strážný.
table-figure-kind-guard = Strážný
