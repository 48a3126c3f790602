### Words of the module traders

## New table
ui-setup-traders = Traders & Builders
ui-setup-traders-line = Goods, second tiles, a pig in the fields.

## Modules and options of the rules (module-, option-)
module-traders = Traders & Builders
module-traders-about = 24 tiles with goods, a builder and a pig each.
option-goods = Goods
option-goods-about = Without them their signs are decoration.
summary-goods = without goods
option-builder = Builders
option-builder-about = One for each player; it brings a second tile.
summary-builder = without builders
option-pig = Pigs
option-pig-about = One for each player, where fields are played.
summary-pig = without pigs
summary-traders-land = Traders & Builders: its tiles stay in the box
option-shield-pig = Pigs count with shields
option-shield-pig-about = A trial of a newer edition: when a city with a shield is finished, not at the end.
summary-shield-pig = pigs count with shields
option-traders-tiles = Own tiles for Traders & Builders
option-traders-tiles-about = A set of your own in place of our tiles.
summary-traders-tiles = own tiles for Traders & Builders

## The board and where we are in the turn
table-ask-double-turn = Draw a second tile?
table-ask-double-turn-of = { $name }: draw a second tile?
table-ask-second = Second tile: place it
table-ask-second-of = { $name }, second tile: place it
table-goes-second = { $name } plays a second tile, by the builder
table-thinking-second = { $name } plays a second tile, by the builder
table-choosing-second = { $name } plays a second tile, by the builder
table-tag-second = second tile

## Said aloud
table-say-double-turn = Draw a second tile?
table-has-goods = { $goods ->
    [wine] Sign of wine.
    [grain] Sign of grain.
   *[cloth] Sign of cloth.
}

## Offers
offer-second-tile = Draw the second tile
offer-second-tile-detail = one more tile, figure and count
offer-pass-double-turn = End the turn
offer-pass-double-turn-short = No
offer-figure-builder = Builder
offer-figure-do-builder = Put builder
offer-figure-pig = Pig
offer-figure-do-pig = Put pig

## What happened
log-figure-builder = { $you ->
    [yes] You put the builder
   *[no] { $name } put the builder
} { $feature ->
    [city] in a city
   *[road] on a road
}
log-figure-pig = { $you ->
    [yes] You put the pig in a field
   *[no] { $name } put the pig in a field
}
log-second-due = { $you ->
    [yes] Your builder brings you a second tile
   *[no] { $name } gets a second tile by the builder
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
sum-wine-final = Most wine, { $count } = { $points } points
sum-grain-final = Most grain, { $count } = { $points } points
sum-cloth-final = Most cloth, { $count } = { $points } points
score-shield-pig = { $you ->
    [yes] You: pig
   *[no] { $name }: pig
}
score-pig-final = { $you ->
    [yes] You: pig
   *[no] { $name }: pig
}
sum-shield-pig = { $count ->
    [0] No finished city
    [one] { $count } finished city × 3
   *[other] { $count } finished cities × 3
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-pig-final = { $count ->
    [0] No finished city
    [one] { $count } finished city × 1
   *[other] { $count } finished cities × 1
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
   *[no] { $name } gets a second tile by the builder
}
traders-title = Goods
traders-kind = { $goods ->
    [wine] Wine
    [grain] Grain
   *[cloth] Cloth
}
traders-nobody = nobody yet
traders-leads = { $name } leads with { $count }
traders-left = { $count ->
    [0] none to come
   *[other] { $count } to come
}
traders-said = { $kind }: { $who }, { $left }.
traders-owns = Goods: { traders-follow-taken }

## Why a move is refused
why-nobody-to-join = { $figure ->
    [pig] The pig goes only where a farmer of yours lies already.
   *[builder] { $feature ->
        [city] The builder goes only into a city where a meeple of yours stands already.
       *[road] The builder goes only on a road where a meeple of yours stands already.
    }
}
why-completed-already = { $feature ->
    [city] That city is finished: the builder would come home at once.
   *[road] That road is finished: the builder would come home at once.
}

## What it changes
module-traders-changes = Whoever finishes a city takes the goods in it, whoever it belongs to; at the end the most wine, grain and cloth pay 10 points each. Your builder joins a meeple of yours on a road or in a city: continue it, and you play a second tile in the same turn. Your pig joins a farmer of yours: that field pays you 4 a city instead of 3.

## Signs on the board and beside it (signs-)
signs-builder-name = Builder
signs-builder-line = Joins a meeple of yours on a road or in a city. Continue there, and you play a second tile.
signs-pig-name = Pig
signs-pig-line = Joins a farmer of yours. That field pays you 4 a city.
signs-wine-name = Wine
signs-wine-line = Whoever finishes its city takes a token. The most wine pays 10 at the end.
signs-grain-name = Grain
signs-grain-line = Whoever finishes its city takes a token. The most grain pays 10 at the end.
signs-cloth-name = Cloth
signs-cloth-line = Whoever finishes its city takes a token. The most cloth pays 10 at the end.

## Features and figures by name
table-has-figure-builder = The builder too
table-has-figure-pig = The pig too
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
    }: { $wanted } in a set, not { $found }.
