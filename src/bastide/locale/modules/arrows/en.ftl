### Words of the module arrows

## New table
ui-setup-anniversary = Anniversary
ui-setup-anniversary-line = Two rivers, arrow tiles and the abbot.

## Modules and options of the rules (module-, option-)
module-arrows = Arrow tiles
module-arrows-about = Fifteen tiles, each with one of three symbols.
option-reinforce = Reinforce
option-reinforce-about = One more meeple where you already have one.
summary-reinforce = without Reinforce
option-portal = Portal
option-portal-about = Your meeple goes to any free spot on the map.
summary-portal = without Portal
option-extra-turn = Extra turn
option-extra-turn-about = You take another turn.
summary-extra-turn = without Extra turn
option-arrows-tiles = Your own arrow tiles
option-arrows-tiles-about = Your own set instead of our tiles.
summary-arrows-tiles = custom arrow tiles

## The board and where we are in the turn
table-ask-figure-portal = Place a meeple, here or by portal?
table-ask-figure-portal-of = { $name }: a meeple, here or by portal?
table-ask-figure-reinforce = Place a meeple, or reinforce one?
table-ask-figure-reinforce-of = { $name }: place a meeple, or reinforce one?
table-ask-symbol = Which symbol do you use?
table-ask-symbol-of = { $name }: which symbol?
table-ask-extra = Take another turn?
table-ask-extra-of = { $name }: another turn?

## Said aloud
table-say-symbol = Which symbol do you use? There are { $count }.
table-say-extra = Take another turn?
table-has-arrow = { $side ->
    [N] Arrow to the north
    [E] Arrow to the east
    [S] Arrow to the south
   *[W] Arrow to the west
}: { $symbol ->
    [reinforce] reinforce.
    [portal] portal.
   *[other] extra turn.
}

## Offers
offer-reinforce = { $role ->
    [knight] Add a knight
    [highwayman] Add a highwayman
    [monk] Add a monk
    [farmer] Add a farmer
   *[other] Add a meeple
}
offer-reinforce-detail = { offer-spot }
offer-portal = { $role ->
    [knight] Knight
    [highwayman] Highwayman
    [monk] Monk
    [farmer] Farmer
   *[other] Meeple
}
offer-portal-detail = { offer-spot }
offer-activate = { $symbol ->
    [reinforce] Reinforce
    [portal] Portal
   *[other] Extra turn
}
offer-activate-detail = { $symbol ->
    [reinforce] one more meeple where you already have one
    [portal] a meeple to any free spot on the map
   *[other] another turn after this one
}
offer-again = Take another turn
offer-again-detail = one more tile, meeple and scoring
offer-pass-extra = No extra turn
offer-pass-extra-short = No
offer-portal-do = { offer-figure-do }

## What happened
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] You used the symbol Reinforce
       *[no] { $name } used the symbol Reinforce
    }
    [portal] { $you ->
        [yes] You used the symbol Portal
       *[no] { $name } used the symbol Portal
    }
   *[other] { $you ->
        [yes] You used the symbol Extra turn
       *[no] { $name } used the symbol Extra turn
    }
}
log-extra-turn = { $you ->
    [yes] You take another turn
   *[no] { $name } takes another turn
}

## Points and how they came
score-arrow = { $you ->
    [yes] You: arrow
   *[no] { $name }: arrow
}
calculation-arrow = Arrow to an empty place = { $points } points
score-piece-arrow = arrows { $points }

## Why a move is refused
why-portal-unmanned = Meeples cannot go on the fortress board.
why-no-such-symbol = { $symbol ->
    [reinforce] You cannot use the symbol Reinforce this turn.
    [portal] You cannot use the symbol Portal this turn.
   *[other] You cannot use the symbol Extra turn this turn.
}
why-no-figure-to-reinforce = You have no meeple there.
why-portal-this-tile = The portal only leads to earlier tiles.
why-portal-not-free = { $feature ->
    [city] There is already a meeple in that city.
    [road] There is already a meeple on that road.
    [field] There is already a farmer in that field.
   *[other] There is already a meeple there.
}
why-portal-completed = { $feature ->
    [city] That city is already completed.
    [road] That road is already completed.
   *[other] That monastery is already completed.
}

## What it changes
module-arrows-changes = An arrow that points at an empty place when you place it scores 2 points at once. When an arrow points at a tile, the player who placed the later of the two may use its symbol.

## Signs on the board and beside it (signs-)
symbols-arrow-name = Arrow
symbols-arrow-line = Scores 2 points at once if it points at an empty place.
symbols-reinforce-name = Symbol: reinforce
symbols-reinforce-line = When the arrow points at a tile: one more meeple where you already have one.
symbols-portal-name = Symbol: portal
symbols-portal-line = When the arrow points at a tile: your meeple goes to any free spot.
symbols-extra-name = Symbol: extra turn
symbols-extra-line = When the arrow points at a tile: you take another turn after this one.

## The workshop
workshop-catalogue-arrows = Arrow tiles
workshop-catalogue-arrows-about = Known: fifteen tiles, five of each symbol, and one tile from a picture. Unknown: the land on the others, and which side their arrows point at.
workshop-mark-arrow = Arrow
workshop-mark-side-of-arrow = Arrow points
workshop-mark-symbol-of-arrow = Symbol of the arrow
workshop-value-arrow-reinforce = Reinforcement
workshop-value-arrow-portal = Portal
workshop-value-arrow-extra-turn = Extra turn
workshop-fixed-symbol =
    { $symbol ->
        [reinforce] Arrows for Reinforce
        [portal] Arrows for Portal
       *[extra_turn] Arrows for Extra turn
    }: { $need }
workshop-problem-fixed-symbol =
    { $symbol ->
        [reinforce] Arrows for Reinforce
        [portal] Arrows for Portal
       *[extra_turn] Arrows for Extra turn
    }: a set needs { $wanted }, not { $found }.
