### Words of the module river

## New table
ui-rivals-hint = The game can start with a river.

## Modules and options of the rules (module-, option-)
module-river = River
module-river-about = Twelve tiles from a spring to a lake come first.
option-spare-start = Shuffle in the start tile
option-spare-start-about = The river replaces the start tile, so you draw it like any other tile.
summary-spare-start = start tile among the others
summary-strict-river = strict river
option-river-edition = Which river
option-river-edition-about = Check the spring and the lake in your box.
option-river-edition-value = { $value ->
    [3] Third edition, from 2021: road over the spring, monastery at the lake
   *[other] First and second edition: only field around both
}
summary-river-edition = third-edition river
option-river-tiles = Your own tiles for the river
option-river-tiles-about = Your own set instead of our tiles.
summary-river-tiles = custom tiles for the river

## Players and what is left
table-left-river = The river comes first

## Why a move is refused
why-river-not-joined = The tile must extend the river.
why-river-u-turn = The river may not bend the same way twice in a row.
why-river-no-room = The river has no room to go on here, but it has elsewhere.
why-river-branches = The two branches of the river come too close.

## What it changes
module-river-changes = The game starts with a spring instead of the start tile. The 12 river tiles come first and extend the river, which never bends the same way twice in a row. The river divides fields, and meeples cannot go on it.

## Before a tile is placed
river-follow-arm-shut = { $n ->
    [one] No tile could extend the river after that: { $n } river tile would be discarded.
   *[other] No tile could extend the river after that: { $n } river tiles would be discarded.
}

## The workshop
workshop-catalogue-river = River
workshop-value-role-spring = Spring
workshop-value-role-lake = Lake
workshop-fixed-spring = Springs: { $need }
workshop-problem-fixed-spring = Springs: a set needs { $wanted }, not { $found }.
workshop-fixed-lake = Lakes: { $need }
workshop-problem-fixed-lake = Lakes: a set needs { $wanted }, not { $found }.
workshop-fixed-double = Double springs or forks: { $need }
workshop-problem-fixed-double = Double springs or forks: a set needs { $wanted }, not { $found }.
workshop-problem-fork-cells = A fork can have up to { $most } squares.
workshop-problem-two-springs = Each square of a double spring has one river, which leaves the tile on one side.
workshop-problem-spring-start = Only the spring can be the start.
workshop-problem-river-sides = The river must reach { $sides } sides of this tile as one stream.
