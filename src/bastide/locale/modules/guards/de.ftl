### Words of the module guards

## Modules and options of the rules (module-, option-)
module-guards = Wächter
module-guards-about = Fünf Meeple und zwei Wächter, drei im Vorrat.

## Ghosts beside figures, each player for himself (ghosts-)
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
module-guards-changes = Alle haben statt sieben Meeple fünf Meeple und zwei Wächter; drei weitere Wächter jeder Farbe warten im allgemeinen Vorrat. Ein Wächter wird wie ein Meeple eingesetzt, aber kein Geist kommt zu ihm.

## Signs on the board and beside it (signs-)
signs-guard-name = Wächter
signs-guard-line = Eine Figur wie andere, doch kein Geist kommt zu ihr.
signs-stock-name = 2+3
signs-stock-line = Wächter im Vorrat + Wächter, die auf Friedhöfen zu gewinnen sind.

## Features and figures by name
table-kind-here-guard = Ein Wächter.
table-figure-kind-guard = Wächter
