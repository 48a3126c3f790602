### Words of the module inns

## New table
ui-setup-inns = Inns & Cathedrals
ui-setup-inns-line = More points, more risk. Up to six players.

## Modules and options of the rules (module-, option-)
module-inns = Inns & Cathedrals
module-inns-about = 18 tiles, and a large meeple each. Up to six players.
option-unfinished = Incomplete, with an inn or a cathedral
option-unfinished-about = What it scores at the end.
option-unfinished-value = { $value ->
    [0] Nothing
   *[other] 1 per tile
}
summary-unfinished = incomplete with an inn or a cathedral: { $value } per tile
option-inn = Inns
option-inn-about = Without inns, their roads are ordinary roads.
summary-inn = without inns
option-cathedral = Cathedrals
option-cathedral-about = Without cathedrals, their cities are ordinary cities.
summary-cathedral = without cathedrals
option-large = Large meeples
option-large-about = One for each player. It counts as two.
summary-large = without large meeples
summary-inns-land = Inns & Cathedrals: tiles stay in the box
option-inns-tiles = Your own tiles for Inns & Cathedrals
option-inns-tiles-about = Your own set instead of our tiles.
summary-inns-tiles = custom tiles for Inns & Cathedrals

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
calculation-inn = { $count ->
    [one] { $count } tile × 2
   *[other] { $count } tiles × 2
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
calculation-cathedral = { $shields ->
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
calculation-inn-final = Not completed, with an inn = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
calculation-cathedral-final = Not completed, with a cathedral = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-piece-inn = roads with an inn { $points }
score-piece-cathedral = cities with a cathedral { $points }
score-chapter-inn = Incomplete roads with an inn
score-chapter-cathedral = Incomplete cities with a cathedral

## What it changes
module-inns-changes = Each player gets a large meeple, which counts as two for the majority. A completed road with an inn scores 2 points per tile. A completed city with a cathedral scores 3 for each tile and shield. Incomplete ones score nothing at the end.

## Signs on the board and beside it (signs-)
symbols-inn-name = Inn
symbols-inn-line = Its road scores 2 for each tile, but nothing if it stays open.
symbols-cathedral-name = Cathedral
symbols-cathedral-line = Its city scores 3 for each tile and shield, but nothing if it stays open.
symbols-large-name = Large meeple
symbols-large-line = Use it like any other meeple. It counts as two for the majority.

## Features and meeples by name
table-kind-here-large = Large meeple, counts as two.
table-has-figure-large = Plus the large meeple
table-figure-kind-large = Large meeple
table-which-short-meeple = small
table-which-short-large = large

## The workshop
workshop-catalogue-inns = Inns and cathedrals
workshop-mark-inn = Inn
workshop-mark-cathedral = Cathedral
workshop-fixed-inn = Tiles with an inn: { $need }
workshop-problem-fixed-inn = Tiles with an inn: a set needs { $wanted }, not { $found }.
workshop-fixed-cathedral = Tiles with a cathedral: { $need }
workshop-problem-fixed-cathedral = Tiles with a cathedral: a set needs { $wanted }, not { $found }.
