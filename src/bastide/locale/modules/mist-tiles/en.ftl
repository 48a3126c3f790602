### Words of the module mist-tiles

## Modules and options of the rules (module-, option-)
module-mist-tiles = Tiles of the mists
module-mist-tiles-about = Sixty tiles and a start of four cells.
option-tileset = Own set of tiles
option-tileset-about = Sixty tiles of your own in place of those here.
summary-tileset = own set of tiles

## Said aloud
table-has-castle = Castle.
table-has-cemetery = Cemetery.
table-has-ruin = Ruin.
table-has-mist = { $ghosts ->
    [0] Mist in the { $sides }.
    [one] Mist in the { $sides } with { $ghosts } ghost sign.
   *[other] Mist in the { $sides } with { $ghosts } ghost signs.
}

## Points and how they came
score-castle = { $you ->
    [yes] You: castle
   *[no] { $name }: castle
}
sum-castle = { $count ->
    [one] { $count } misty tile × 2 = { $points } points
   *[other] { $count } misty tiles × 2 = { $points } points
}
score-piece-castle = castles { $points }
score-chapter-castle = Castles

## Troubles with the server (client shell)
error-own-tiles-count = A set has { $wanted } tiles, not { $found }.
error-own-tiles-kind = { $kind ->
    [castle] A set has { $wanted } tiles with a castle, not { $found }.
   *[cemetery] A set has { $wanted } tiles with a cemetery, not { $found }.
}
error-own-tiles-form = The tiles cannot be read: { $text }
error-own-tiles-name = The name { $tile } belongs to another tile of the box.
error-own-tiles-cell = { $tile } must be an ordinary tile of one cell.

## What it changes
module-mist-tiles-changes = Sixty land tiles, many with mist, five with a castle, five with a cemetery, and a start tile of two by two cells.

## Signs on the board and beside it (signs-)
signs-steward-name = Steward
signs-steward-line = Stands in a castle and gets its points.
signs-castle-name = Castle
signs-castle-line = Pays 2 for each tile with mist among these nine, once all of them lie.

## Features and figures by name
table-feature-castle = Castle
table-feature-mist = Mist
table-feature-cemetery = Cemetery
ears-mine-castle = Your castle
ears-mine-cemetery = Your cemetery
table-figure-here-steward = { $name }: steward.

## The workshop
workshop-catalogue-mists = Mists
workshop-catalogue-mists-about = Known: 60 tiles with five castles and five cemeteries, the ghosts of the start tile, and a few examples. Not known: most of what is printed, above all where the mist lies and how many ghosts it has.
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
    }: { $wanted } in a set, not { $found }.
workshop-problem-mist-lies =
    { $side ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }: mist does not lie on { $what ->
        [city] a city
       *[mist] other mist
    }.
workshop-problem-mist-ghosts = Mist shows at least one ghost.
workshop-problem-start-cells = The start tile is two by two cells.
workshop-problem-start-name = The start tile, and nothing else, is called { $tile }.
