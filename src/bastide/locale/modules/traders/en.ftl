### Words of the module traders

## New table
ui-setup-traders = Traders & Builders
ui-setup-traders-line = Goods, second tiles, and pigs in the fields.

## Modules and options of the rules (module-, option-)
module-traders = Traders & Builders
module-traders-about = 24 tiles with goods, and a builder and a pig each.
option-goods = Goods
option-goods-about = Without goods, their symbols are decoration.
summary-goods = without goods
option-builder = Builders
option-builder-about = One for each player. It brings a second tile.
summary-builder = without builders
option-pig = Pigs
option-pig-about = One for each player, if you play with fields.
summary-pig = without pigs
summary-traders-land = Traders & Builders: tiles stay in the box
option-shield-pig = Pigs score with shields
option-shield-pig-about = An experimental rule: pigs score when a city with a shield is completed, not at the end.
summary-shield-pig = pigs score with shields
option-traders-tiles = Your own tiles for Traders & Builders
option-traders-tiles-about = Your own set instead of our tiles.
summary-traders-tiles = custom tiles for Traders & Builders

## The board and where we are in the turn
table-ask-double-turn = Draw a second tile?
table-ask-double-turn-of = { $name }: draw a second tile?
table-ask-second = Second tile: place it
table-ask-second-of = { $name }, second tile: place it
table-goes-second = { $name } plays a second tile, thanks to the builder
table-thinking-second = { $name } plays a second tile, thanks to the builder
table-choosing-second = { $name } plays a second tile, thanks to the builder
table-tag-second = second tile

## Said aloud
table-say-double-turn = Draw a second tile?
table-has-goods = { $goods ->
    [wine] Wine symbol.
    [grain] Grain symbol.
   *[cloth] Cloth symbol.
}

## Offers
offer-second-tile = Draw the second tile
offer-second-tile-detail = one more tile, meeple and scoring
offer-pass-double-turn = End the turn
offer-pass-double-turn-short = No
offer-figure-builder = Builder
offer-figure-do-builder = Place builder
offer-figure-pig = Pig
offer-figure-do-pig = Place pig

## What happened
log-figure-builder = { $you ->
    [yes] You placed your builder
   *[no] { $name } placed the builder
} { $feature ->
    [city] in a city
   *[road] on a road
}
log-figure-pig = { $you ->
    [yes] You placed your pig in a field
   *[no] { $name } placed the pig in a field
}
log-second-due = { $you ->
    [yes] Your builder brings you a second tile
   *[no] { $name } gets a second tile from the builder
}
log-second-part = { $you ->
    [yes] You play a second tile
   *[no] { $name } plays a second tile
}
log-goods = { $you ->
    [yes] You take { traders-follow-taken }
   *[no] { $name } takes { traders-follow-taken }
}

## Points and how they came
score-wine-final = { $you ->
    [yes] You: most wine, { $count }
   *[no] { $name }: most wine, { $count }
}
score-grain-final = { $you ->
    [yes] You: most grain, { $count }
   *[no] { $name }: most grain, { $count }
}
score-cloth-final = { $you ->
    [yes] You: most cloth, { $count }
   *[no] { $name }: most cloth, { $count }
}
calculation-wine-final = Most wine, { $count } = { $points } points
calculation-grain-final = Most grain, { $count } = { $points } points
calculation-cloth-final = Most cloth, { $count } = { $points } points
score-shield-pig = { $you ->
    [yes] You: pig
   *[no] { $name }: pig
}
score-pig-final = { $you ->
    [yes] You: pig
   *[no] { $name }: pig
}
calculation-shield-pig = { $count ->
    [0] No completed cities
    [one] { $count } completed city × 3
   *[other] { $count } completed cities × 3
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
calculation-pig-final = { $count ->
    [0] No completed cities
    [one] { $count } completed city × 1
   *[other] { $count } completed cities × 1
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-piece-wine = wine { $points }
score-piece-grain = grain { $points }
score-piece-cloth = cloth { $points }
score-piece-pig = pigs { $points }
score-piece-shield-pig = pigs { $points }
score-chapter-wine = Wine
score-chapter-grain = Grain
score-chapter-cloth = Cloth
score-chapter-pig = Pigs

## Goods (traders-)
traders-follow-taken = { $wine ->
    [0] {""}
   *[other] { $wine } wine
}{ $grain ->
    [0] {""}
   *[other] { $wine ->
        [0] {""}
       *[other] {", "}
    }{ $grain } grain
}{ $cloth ->
    [0] {""}
   *[other] { $wine ->
        [0] { $grain ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $cloth } cloth
}
traders-follow-goods = { $you ->
    [yes] You take { traders-follow-taken }
   *[no] { $name } takes { traders-follow-taken }
}
traders-follow-goods-due = { $you ->
    [yes] You take { traders-follow-taken }
   *[no] { $name } takes { traders-follow-taken }
}
traders-follow-second-due = { $you ->
    [yes] Your builder brings you a second tile
   *[no] { $name } gets a second tile from the builder
}
traders-title = Goods
traders-kind = { $goods ->
    [wine] Wine
    [grain] Grain
   *[cloth] Cloth
}
traders-no-leader = no one yet
traders-leads = { $name } leads with { $count }
traders-left = { $count ->
    [0] none left
   *[other] { $count } left
}
traders-said = { $kind }: { $who }, { $left }.
traders-owns = Goods: { traders-follow-taken }

## Why a move is refused
why-no-meeple-to-join = { $figure ->
    [pig] The pig can only join one of your farmers.
   *[builder] { $feature ->
        [city] The builder can only join one of your meeples in this city.
       *[road] The builder can only join one of your meeples on this road.
    }
}
why-completed-already = { $feature ->
    [city] That city is completed: the builder would come home at once.
   *[road] That road is completed: the builder would come home at once.
}

## What it changes
module-traders-changes = If you complete a city, you take its goods, no matter who owns the city. At the end, the most wine, grain and cloth score 10 points each. Your builder joins one of your meeples on a road or in a city: extend it, and you play a second tile in the same turn. Your pig joins one of your farmers: that field then scores you 4 per city instead of 3.

## Signs on the board and beside it (signs-)
symbols-builder-name = Builder
symbols-builder-line = Joins one of your meeples on a road or in a city. Extend it, and you play a second tile.
symbols-pig-name = Pig
symbols-pig-line = Joins one of your farmers. That field scores you 4 per city.
symbols-wine-name = Wine
symbols-wine-line = Complete its city to take a token. The most wine scores 10 at the end.
symbols-grain-name = Grain
symbols-grain-line = Complete its city to take a token. The most grain scores 10 at the end.
symbols-cloth-name = Cloth
symbols-cloth-line = Complete its city to take a token. The most cloth scores 10 at the end.

## Features and meeples by name
table-has-figure-builder = Plus the builder
table-has-figure-pig = Plus the pig
table-figure-kind-builder = Builder
table-figure-kind-pig = Pig
table-figure-here-builder = { $name }: builder.
table-figure-here-pig = { $name }: pig.

## The workshop
workshop-catalogue-traders = Traders and builders
workshop-mark-goods = Goods
workshop-value-goods-wine = Wine
workshop-value-goods-grain = Grain
workshop-value-goods-cloth = Cloth
workshop-fixed-goods =
    { $goods ->
        [wine] Tiles with wine
        [grain] Tiles with grain
       *[cloth] Tiles with cloth
    }: { $need }
workshop-problem-fixed-goods =
    { $goods ->
        [wine] Tiles with wine
        [grain] Tiles with grain
       *[cloth] Tiles with cloth
    }: a set needs { $wanted }, not { $found }.
