### Words of the module river

## New table
ui-rivals-hint = The first tiles can be a river.

## Modules and options of the rules (module-, option-)
module-river = River
module-river-about = Twelve tiles from a spring to a lake come first.
option-spare-start = Shuffle the start tile in
option-spare-start-about = The river replaces it; so it is drawn like the others.
summary-spare-start = start tile among the others
summary-strict-river = strict river
option-river-edition = Which river
option-river-edition-about = Look at the spring and the lake in your box.
option-river-edition-value = { $value ->
    [3] Third edition, from 2021: road over the spring, monastery at the lake
   *[other] First and second edition: nothing but field round both
}
summary-river-edition = river of the third edition
option-river-tiles = Own tiles for the river
option-river-tiles-about = A set of your own in place of our tiles.
summary-river-tiles = own tiles for the river

## Players and what is left
table-left-river = The river comes first

## Why a move is refused
why-river-not-joined = The tile must go on at the river’s open end.
why-river-u-turn = The river may not bend twice running to one side.
why-river-no-room = Here the river has no room; elsewhere it has.
why-river-branches = The two branches of the river come too close.

## What it changes
module-river-changes = The game begins at a spring instead of the start tile. All 12 river tiles are laid first, end to end, without turning twice to the same hand. The river parts fields; no figure stands on it.

## Before a tile is placed
river-follow-arm-shut = { $n ->
    [one] No tile can continue the river afterwards: { $n } river tile would be discarded.
   *[other] No tile can continue the river afterwards: { $n } river tiles would be discarded.
}

## The workshop
workshop-catalogue-river = River
workshop-value-role-spring = Spring
workshop-value-role-lake = Lake
workshop-fixed-spring = Springs: { $need }
workshop-problem-fixed-spring = Springs: { $wanted } in a set, not { $found }.
workshop-fixed-lake = Lakes: { $need }
workshop-problem-fixed-lake = Lakes: { $wanted } in a set, not { $found }.
workshop-fixed-double = Double springs or forks: { $need }
workshop-problem-fixed-double = Double springs or forks: { $wanted } in a set, not { $found }.
workshop-problem-fork-cells = A fork has at most { $most } cells.
workshop-problem-two-springs = Each cell of a double spring has one river, which leaves the tile at one side.
workshop-problem-spring-start = The spring, and nothing else, is marked as the start.
workshop-problem-river-sides = The river must reach { $sides } sides of this tile in one stream.
