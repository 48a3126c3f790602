### Words of the module inns

## New table
ui-setup-inns = Inns & Cathedrals
ui-setup-inns-line = More points, more risk. Up to six players.

## Modules and options of the rules (module-, option-)
module-inns = Inns & Cathedrals
module-inns-about = 18 tiles and a large meeple each. Up to six players.
option-unfinished = Unfinished, with an inn or a cathedral
option-unfinished-about = What it counts at the end.
option-unfinished-value = { $value ->
    [0] Nothing
   *[other] 1 per tile
}
summary-unfinished = unfinished with an inn or a cathedral: { $value } per tile
option-inn = Inns
option-inn-about = Without them their roads are ordinary roads.
summary-inn = without inns
option-cathedral = Cathedrals
option-cathedral-about = Without them their cities are ordinary cities.
summary-cathedral = without cathedrals
option-large = Large meeples
option-large-about = One for each player; it counts as two.
summary-large = without large meeples
summary-inns-land = Inns & Cathedrals: its tiles stay in the box
option-inns-tiles = Own tiles for Inns & Cathedrals
option-inns-tiles-about = A set of your own in place of our tiles.
summary-inns-tiles = own tiles for Inns & Cathedrals

## Said aloud
table-has-inn = Inn.
table-has-cathedral = Cathedral.

## Points and how they came
score-inn = { $you ->
    [yes] { $count ->
        [one] You: road with an inn, { $count } tile
       *[other] You: road with an inn, { $count } tiles
    }
   *[no] { $count ->
        [one] { $name }: road with an inn, { $count } tile
       *[other] { $name }: road with an inn, { $count } tiles
    }
}
score-cathedral = { $you ->
    [yes] { $count ->
        [one] You: city with a cathedral, { $count } tile
       *[other] You: city with a cathedral, { $count } tiles
    }
   *[no] { $count ->
        [one] { $name }: city with a cathedral, { $count } tile
       *[other] { $name }: city with a cathedral, { $count } tiles
    }
}
score-inn-final = { $you ->
    [yes] You: open road with an inn
   *[no] { $name }: open road with an inn
}
score-cathedral-final = { $you ->
    [yes] You: open city with a cathedral
   *[no] { $name }: open city with a cathedral
}
sum-inn = { $count ->
    [one] { $count } tile × 2
   *[other] { $count } tiles × 2
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-cathedral = { $shields ->
    [0] { $count ->
        [one] { $count } tile × 3
       *[other] { $count } tiles × 3
    }
    [one] { $count ->
        [one] { $count } tile × 3 + { $shields } shield × 3
       *[other] { $count } tiles × 3 + { $shields } shield × 3
    }
   *[other] { $count ->
        [one] { $count } tile × 3 + { $shields } shields × 3
       *[other] { $count } tiles × 3 + { $shields } shields × 3
    }
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-inn-final = Not finished, with an inn = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-cathedral-final = Not finished, with a cathedral = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-piece-inn = roads with an inn { $points }
score-piece-cathedral = cities with a cathedral { $points }
score-chapter-inn = Unfinished roads with an inn
score-chapter-cathedral = Unfinished cities with a cathedral

## What it changes
module-inns-changes = Everybody has a large meeple, which counts as two when it is decided whose a feature is. A finished road with an inn counts 2 points a tile, a finished city with a cathedral 3 for each tile and shield; unfinished at the end they count nothing.

## Signs on the board and beside it (signs-)
signs-inn-name = Inn
signs-inn-line = Its road pays 2 for each tile, but nothing if it stays open.
signs-cathedral-name = Cathedral
signs-cathedral-line = Its city pays 3 for each tile and shield, but nothing if it stays open.
signs-large-name = Large meeple
signs-large-line = Used like any other. It counts as two when the most figures win.

## Features and figures by name
table-kind-here-large = Large meeple, counts as two.
table-has-figure-large = The large meeple too
table-figure-kind-large = Large meeple

## The workshop
workshop-catalogue-inns = Inns and cathedrals
workshop-mark-inn = Inn
workshop-mark-cathedral = Cathedral
workshop-fixed-inn = Tiles with an inn: { $need }
workshop-problem-fixed-inn = Tiles with an inn: { $wanted } in a set, not { $found }.
workshop-fixed-cathedral = Tiles with a cathedral: { $need }
workshop-problem-fixed-cathedral = Tiles with a cathedral: { $wanted } in a set, not { $found }.
