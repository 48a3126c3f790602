### Words of the module guards

## Modules and options of the rules (module-, option-)
module-guards = Wächter
module-guards-about = Fünf Meeple und zwei Wächter, drei im Vorrat.

## Ghosts beside meeples, each player alone (ghosts-)
table-stock-left-guard = { $stock ->
    [0] { $left ->
        [0] Keine Wächter mehr
        [one] Ein Wächter
       *[other] { $left } Wächter
    }
   *[other] { $left ->
        [0] Keine Wächter, { $stock } im allgemeinen Vorrat
        [one] Ein Wächter, { $stock } im allgemeinen Vorrat
       *[other] { $left } Wächter, { $stock } im allgemeinen Vorrat
    }
}
table-stock-guard = Wächter im allgemeinen Vorrat

## What it changes
module-guards-changes = Alle haben fünf Meeple und zwei Wächter statt sieben Meeple. Drei weitere Wächter jeder Farbe warten im allgemeinen Vorrat. Du setzt einen Wächter wie einen Meeple, aber zu ihm kommt nie ein Geist.

## Signs on the board and beside it (signs-)
symbols-guard-name = Wächter
symbols-guard-line = Wie ein Meeple, aber zu ihm kommt nie ein Geist.
symbols-stock-name = 2+3
symbols-stock-line = Wächter im Vorrat + Wächter, die auf Friedhöfen zu gewinnen sind.

## Features and meeples by name
table-kind-here-guard = Ein Wächter.
table-figure-kind-guard = Wächter
