### Words of the module goldmines

## Modules and options of the rules (module-, option-)
module-goldmines = The Goldmines
module-goldmines-about = 8 tiles with gold, and 16 ingots.
option-goldmines-tiles = Your own tiles for The Goldmines
option-goldmines-tiles-about = Your own set instead of our tiles.
summary-goldmines-tiles = custom tiles for The Goldmines

## The board and where we are in the turn
table-ask-gold = Where does the second ingot go?
table-ask-gold-of = { $name }: where does the second ingot go?
table-ask-ingots = Which ingot do you take?
table-ask-ingots-of = { $name }: which ingot?

## Said aloud
table-say-gold = Where does the second ingot go? Choose one of { $count } tiles.
table-say-ingots = Which ingot do you take? Choose one of { $count } tiles.
table-has-gold = Gold symbol.

## Offers
offer-gold = Ingot{ offer-way }
offer-gold-row = Ingot{ offer-way }
offer-gold-detail = { goldmines-there }
offer-take-ingot = Take an ingot: { offer-away }
offer-take-ingot-row = Take an ingot
offer-take-ingot-detail = { goldmines-there }, { offer-away }

## What happened
log-ingots-laid = { $ingots ->
    [one] { $you ->
        [yes] You put an ingot on the map
       *[no] { $name } puts an ingot on the map
    }
   *[other] { $you ->
        [yes] You put { $ingots } ingots on the map
       *[no] { $name } puts { $ingots } ingots on the map
    }
}
log-ingots-taken = { $ingots ->
    [one] { $you ->
        [yes] You take an ingot
       *[no] { $name } takes an ingot
    }
   *[other] { $you ->
        [yes] You take { $ingots } ingots
       *[no] { $name } takes { $ingots } ingots
    }
}

## Points and how they came
score-gold-final = { $count ->
    [one] { $you ->
        [yes] You: { $count } ingot
       *[no] { $name }: { $count } ingot
    }
   *[other] { $you ->
        [yes] You: { $count } ingots
       *[no] { $name }: { $count } ingots
    }
}
calculation-gold-final = { $count ->
    [one] { $count } ingot
   *[other] { $count } ingots
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-piece-gold = ingots { $points }
score-chapter-gold = Ingots

## Ingots (goldmines-)
goldmines-follow-ingots-taken = { $ingots ->
    [one] { $you ->
        [yes] You take an ingot
       *[no] { $name } takes an ingot
    }
   *[other] { $you ->
        [yes] You take { $ingots } ingots
       *[no] { $name } takes { $ingots } ingots
    }
}
goldmines-follow-ingots-laid = { $ingots ->
    [one] You put an ingot on this tile
   *[other] You put { $ingots } ingots on the map
}
goldmines-owns = { $count ->
    [one] { $count } ingot
   *[other] { $count } ingots
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
goldmines-there = { $ingots ->
    [0] no ingot there yet
    [one] { $ingots } ingot there
   *[other] { $ingots } ingots there
}
goldmines-lies = { $count ->
    [one] { $count } ingot.
   *[other] { $count } ingots.
}
goldmines-table = 1 to 3 ingots: 1 point each. 4 to 6: 2 each. 7 to 9: 3 each. 10 or more: 4 each.

## Why a move is refused
why-gold-not-there = The second ingot goes on one of the tiles around the gold tile.
why-no-ingot-there = Take an ingot from one of the tiles offered.

## What it changes
module-goldmines-changes = If you place a tile with a gold symbol, you put one ingot on it and one on a tile around it. The player with the majority in a completed road, city or monastery takes the ingots there. Players who tie take them in turn. The more ingots you have at the end, the more each is worth: 1 to 4 points.

## Signs on the board and beside it (signs-)
symbols-gold-name = Gold symbol
symbols-gold-line = This tile brings two ingots: one here, and one on a tile around it.
symbols-ingots-name = Ingots
symbols-ingots-line = The player with the majority in a completed feature takes them. At the end, each is worth 1 to 4 points.

## The workshop
workshop-catalogue-goldmines = The Goldmines
workshop-mark-gold = Gold
workshop-fixed-gold = Tiles with gold: { $need }
workshop-problem-fixed-gold = Tiles with gold: a set needs { $wanted }, not { $found }.
