### Words of the module castles

## Modules and options of the rules (module-, option-)
module-castles = Castles
module-castles-about = Five tiles. Mist around a castle scores points.

## Points and how they came
score-castle-final = { $you ->
    [yes] You: open castle
   *[no] { $name }: open castle
}
calculation-castle-final = Its own tile and misty tiles around = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What it changes
module-castles-changes = A meeple in a castle scores when there are eight tiles around it: 2 points for each of the nine tiles with mist. Castles need the module Mist and ghosts.
