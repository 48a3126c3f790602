### Words of the module arrows

## New table
ui-setup-anniversary = Anniversary
ui-setup-anniversary-line = A river of two springs, arrows, abbot.

## Modules and options of the rules (module-, option-)
module-arrows = Arrow tiles
module-arrows-about = Fifteen tiles with one of three signs.
option-reinforce = Reinforce
option-reinforce-about = One more figure where one of yours stands.
summary-reinforce = without Reinforce
option-portal = Portal
option-portal-about = Your figure goes to any free place of the board.
summary-portal = without Portal
option-extra-turn = Extra turn
option-extra-turn-about = You play once more.
summary-extra-turn = without Extra turn
option-arrows-tiles = Own tiles for the arrows
option-arrows-tiles-about = A set of your own in place of our tiles.
summary-arrows-tiles = own tiles for the arrows

## The board and where we are in the turn
table-ask-figure-portal = Put a figure, here or by the portal?
table-ask-figure-portal-of = { $name }: a figure, here or by the portal?
table-ask-figure-reinforce = Put a figure, or one more somewhere?
table-ask-figure-reinforce-of = { $name }: a figure, or one more somewhere?
table-ask-symbol = Which sign works?
table-ask-symbol-of = { $name }: which sign works?
table-ask-extra = Play once more?
table-ask-extra-of = { $name }: play once more?

## Said aloud
table-say-symbol = Which sign works? There are { $count }.
table-say-extra = Play once more?
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
   *[other] Add a figure
}
offer-reinforce-detail = { offer-spot }
offer-portal = { $role ->
    [knight] Knight
    [highwayman] Highwayman
    [monk] Monk
    [farmer] Farmer
   *[other] Figure
}
offer-portal-detail = { offer-spot }
offer-activate = { $symbol ->
    [reinforce] Reinforce
    [portal] Portal
   *[other] Extra turn
}
offer-activate-detail = { $symbol ->
    [reinforce] one more figure where one of yours stands
    [portal] a figure to any free place of the board
   *[other] you play once more after this turn
}
offer-again = Play once more
offer-again-detail = one more tile, figure and count
offer-pass-extra = No extra turn
offer-pass-extra-short = No
offer-portal-do = { offer-figure-do }

## What happened
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] The sign works for you: Reinforce
       *[no] The sign works for { $name }: Reinforce
    }
    [portal] { $you ->
        [yes] The sign works for you: Portal
       *[no] The sign works for { $name }: Portal
    }
   *[other] { $you ->
        [yes] The sign works for you: Extra turn
       *[no] The sign works for { $name }: Extra turn
    }
}
log-extra-turn = { $you ->
    [yes] You play once more
   *[no] { $name } plays once more
}

## Points and how they came
score-arrow = { $you ->
    [yes] You: arrow
   *[no] { $name }: arrow
}
sum-arrow = Arrow to an empty cell = { $points } points
score-piece-arrow = arrows { $points }

## Why a move is refused
why-portal-unmanned = No figure ever stands on the fortress board.
why-no-such-symbol = { $symbol ->
    [reinforce] The sign Reinforce does not work in this turn.
    [portal] The sign Portal does not work in this turn.
   *[other] The sign Extra turn does not work in this turn.
}
why-reinforce-nobody = None of your figures stands there.
why-portal-this-tile = The portal leads to earlier tiles only.
why-portal-not-free = { $feature ->
    [city] A figure stands in that city already.
    [road] A figure stands on that road already.
    [field] A farmer lies in that field already.
   *[other] A figure stands there already.
}
why-portal-completed = { $feature ->
    [city] That city is finished already.
    [road] That road is finished already.
   *[other] That monastery is finished already.
}

## What it changes
module-arrows-changes = An arrow laid towards an empty cell gives 2 points at once. Where an arrow and another tile meet, its sign works for whoever laid the later one.

## Signs on the board and beside it (signs-)
signs-arrow-name = Arrow
signs-arrow-line = Pays 2 points at once where the cell it points to is empty.
signs-reinforce-name = Sign: reinforce
signs-reinforce-line = Works where an arrow meets a tile: one more figure beside one of yours.
signs-portal-name = Sign: portal
signs-portal-line = Works where an arrow meets a tile: your figure goes to any free place.
signs-extra-name = Sign: extra turn
signs-extra-line = Works where an arrow meets a tile: after this turn you play one more.

## The workshop
workshop-catalogue-arrows = Arrow tiles
workshop-catalogue-arrows-about = Known: fifteen tiles, five of each symbol, and one tile from a picture. Not known: the land on the others, and which side their arrows point at.
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
    }: { $wanted } in a set, not { $found }.
