### Words of the module flier

## New table

## Modules and options of the rules (module-, option-)
module-flier = The Flying Machines
module-flier-about = 8 tiles. From each, a meeple can fly to another tile.
option-flier-tiles = Your own tiles for The Flying Machines
option-flier-tiles-about = Your own set instead of our tiles.
summary-flier-tiles = custom tiles for The Flying Machines

## The board and where we are in the turn
table-ask-figure-fly = Place a meeple, or let it fly?
table-ask-figure-fly-of = { $name }: place a meeple, or let it fly?
table-ask-flight = Which number does the die show?
table-ask-flight-of = { $name }: which number does the die show?
table-ask-landing = Where does your meeple land?
table-ask-landing-of = { $name }: where does the meeple land?

## Said aloud
table-say-flight = Which number does the die show?
table-say-landing = Where does your meeple land? Choose one of { $count } spots.
table-has-flier = { $direction ->
    [N] Flying machine to the north.
    [NE] Flying machine to the north-east.
    [E] Flying machine to the east.
    [SE] Flying machine to the south-east.
    [S] Flying machine to the south.
    [SW] Flying machine to the south-west.
    [W] Flying machine to the west.
   *[NW] Flying machine to the north-west.
}
table-flier-target = The flying meeple has a 1 in 3 chance of landing here.
table-flier-target-sure = The flying meeple lands here.

## Offers
offer-fly = { $figure ->
    [large] The large meeple flies
    [guard] A guard flies
   *[other] A meeple flies
}
offer-fly-detail = 1, 2 or 3 cells: the die decides
offer-die = { $distance }

## What happened
log-flight = { $you ->
    [yes] Your meeple flies { $distance ->
        [one] { $distance } cell
       *[other] { $distance } cells
    }
   *[no] A meeple of { $name } flies { $distance ->
        [one] { $distance } cell
       *[other] { $distance } cells
    }
}
log-flight-failed = { $you ->
    [yes] Your meeple has nowhere to land and comes back
   *[no] The meeple of { $name } has nowhere to land and comes back
}

## Why a move is refused
why-no-machine = The tile you just placed has no flying machine.
why-cannot-fly = { $figure ->
    [abbot] The abbot cannot fly.
    [builder] The builder cannot fly.
    [pig] The pig cannot fly.
   *[other] That piece cannot fly.
}
why-must-land = Your meeple can land, so it must.
why-not-flying = { $figure ->
    [large] The large meeple is in the air: no other piece can land.
    [guard] The guard is in the air: no other piece can land.
   *[other] The small meeple is in the air: no other piece can land.
}
why-not-the-target = Your meeple lands on the tile that the die decided.
why-no-landing = { $feature ->
    [field] A flying meeple cannot land in a field.
    [garden] A flying meeple cannot land in a garden.
    [castle] A flying meeple cannot land in a castle.
    [cemetery] A flying meeple cannot land in a cemetery.
   *[other] A flying meeple can only land on a road, in a city or in a monastery.
}
why-landing-completed = { $feature ->
    [city] That city is already completed.
    [road] That road is already completed.
   *[other] That monastery is already completed.
}

## What it changes
module-flier-changes = When you place a tile with a flying machine, you may send a meeple flying instead of placing it on the tile. A die decides whether it flies 1, 2 or 3 cells in the direction of the arrow. It must land on an incomplete road, or in an incomplete city or monastery, even if it is taken. If it cannot, it comes back.

## Signs on the board and beside it (signs-)
symbols-flier-name = Flying machine
symbols-flier-line = A meeple flies 1 to 3 cells in the direction of the arrow. It may join other meeples there.

## The workshop
workshop-catalogue-flier = The Flying Machines
workshop-mark-flier = Flying machine
workshop-mark-side-of-flier = Flies to
workshop-mark-over-of-flier = Flies over
workshop-value-flier-side = The side
workshop-value-flier-corner = The corner before it, clockwise
