### Words of the module guards

## Modules and options of the rules (module-, option-)
module-guards = Strážni
module-guards-about = Päť družinníkov, dvaja strážni, traja vo všeobecnej zásobe.

## Ghosts beside meeples, each player alone (ghosts-)
table-stock-left-guard = { $stock ->
    [0] { $left ->
        [0] Žiadny strážny
        [one] Jeden strážny
        [few] { $left } strážni
       *[other] { $left } strážnych
    }
   *[other] { $left ->
        [0] Žiadny strážny, vo všeobecnej zásobe { $stock }
        [one] Jeden strážny, vo všeobecnej zásobe { $stock }
        [few] { $left } strážni, vo všeobecnej zásobe { $stock }
       *[other] { $left } strážnych, vo všeobecnej zásobe { $stock }
    }
}
table-stock-guard = Strážni vo všeobecnej zásobe

## What it changes
module-guards-changes = Každý má päť družinníkov a dvoch strážnych namiesto siedmich družinníkov. Ďalší traja strážni každej farby čakajú vo všeobecnej zásobe. Strážneho používaš ako družinníka, ale duch k nemu nikdy nepríde.

## Signs on the board and beside it (signs-)
symbols-guard-name = Strážny
symbols-guard-line = Ako družinník, ale duch k nemu nikdy nepríde.
symbols-stock-name = 2+3
symbols-stock-line = Strážni v zásobe + strážni, ktorých možno získať na cintorínoch.

## Features and meeples by name
table-kind-here-guard = Strážny.
table-figure-kind-guard = Strážny
