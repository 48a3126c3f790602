### Words of the module mist-tiles

## Modules and options of the rules (module-, option-)
module-mist-tiles = Mist tiles
module-mist-tiles-about = Sixty tiles and a start tile of four squares.
option-tileset = Your own mist tiles
option-tileset-about = Sixty tiles of your own instead of ours.
summary-tileset = custom tiles

## Said aloud
table-has-castle = Castle.
table-has-cemetery = Cemetery.
table-has-ruin = Ruin.
table-has-mist = { $ghosts ->
    [0] Mist in the { $sides }.
    [one] Mist in the { $sides } with { $ghosts } ghost symbol.
   *[other] Mist in the { $sides } with { $ghosts } ghost symbols.
}

## Points and how they came
score-castle = { $you ->
    [yes] You: castle
   *[no] { $name }: castle
}
calculation-castle = { $count ->
    [one] { $count } misty tile × 2 = { $points } points
   *[other] { $count } misty tiles × 2 = { $points } points
}
score-piece-castle = castles { $points }
score-chapter-castle = Castles

## Troubles with the server (client shell)
error-own-tiles-count = A set needs { $wanted } tiles, not { $found }.
error-own-tiles-kind = { $kind ->
    [castle] A set needs { $wanted } tiles with a castle, not { $found }.
   *[cemetery] A set needs { $wanted } tiles with a cemetery, not { $found }.
}
error-own-tiles-form = We cannot read the tiles: { $text }
error-own-tiles-name = The name { $tile } belongs to another tile of the box.
error-own-tiles-cell = { $tile } must be an ordinary tile of one square.

## What it changes
module-mist-tiles-changes = Sixty land tiles, many of them with mist, five with a castle, five with a cemetery, and a start tile as big as four tiles.

## Signs on the board and beside it (signs-)
symbols-steward-name = Steward
symbols-steward-line = In a castle, whose points it scores.
symbols-castle-name = Castle
symbols-castle-line = Scores 2 for each of these nine tiles with mist, once all nine are there.

## Features and meeples by name
table-feature-castle = Castle
table-feature-mist = Mist
table-feature-cemetery = Cemetery
speech-mine-castle = Your castle
speech-mine-cemetery = Your cemetery
table-figure-here-steward = { $name }: steward.

## The workshop
workshop-catalogue-mists = Mists
workshop-catalogue-mists-about = Known: 60 tiles with five castles and five cemeteries, the ghosts of the start tile, and a few examples. Unknown: most of the land, above all where the mist is and how many ghosts it has.
workshop-kind-mist = Mist
workshop-kind-castle = Castle
workshop-kind-cemetery = Cemetery
workshop-kind-ruin = Ruin
workshop-mark-ghosts = Ghosts
workshop-mark-mist = Under mist
workshop-mark-corner = Corner
workshop-fixed-kind =
    { $kind ->
        [castle] Tiles with a castle
       *[cemetery] Tiles with a cemetery
    }: { $need }
workshop-problem-fixed-kind =
    { $kind ->
        [castle] Tiles with a castle
       *[cemetery] Tiles with a cemetery
    }: a set needs { $wanted }, not { $found }.
workshop-problem-mist-lies =
    { $side ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }: mist cannot cover { $what ->
        [city] a city
       *[mist] other mist
    }.
workshop-problem-mist-ghosts = Mist needs at least one ghost.
workshop-problem-start-cells = The start tile must be two by two squares.
workshop-problem-start-name = Only the start tile can have the name { $tile }.
