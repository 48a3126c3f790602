### Words of the module crops

## Modules and options of the rules (module-, option-)
module-crops = Crop Circles
module-crops-about = Tiles with a crop circle: everyone adds a meeple, or everyone removes one.
module-crops-changes = After the scoring of a tile with a crop circle, you choose for all players. Each may add a meeple beside one of theirs, or each must take one home. The symbol shows which: a fork for farmers, a club for highwaymen, a shield for knights.
option-circles = Which tiles
option-circles-about = There are two sets of six tiles.
option-circles-value = { $value ->
    [1] The first set, from 2010
    [3] Both sets
   *[other] The second set, from the boxes with minis
}
summary-circles = { $value ->
    [1] crop circles of the first set
   *[other] crop circles of both sets
}
option-crops-tiles = Your own tiles for Crop Circles
option-crops-tiles-about = Your own set instead of our tiles.
summary-crops-tiles = custom tiles for Crop Circles

## The board and where we are in the turn
table-ask-circle = Crop circle: add or remove?
table-ask-circle-of = { $name }: crop circle, add or remove?
table-ask-grow = Crop circle: add a meeple?
table-ask-grow-of = { $name }: crop circle, add a meeple?
table-ask-withdraw = Crop circle: which meeple goes home?
table-ask-withdraw-of = { $name }: crop circle, which meeple goes home?

## Said aloud
table-say-circle = Crop circle. Choose for all players: add or remove a meeple.
table-say-grow = Crop circle. You may add a meeple next to one of yours. Choices: { $count }.
table-say-withdraw = Crop circle. Choose which of your { $count } meeples goes home.
table-has-circle = { $crop ->
    [field] Crop circle: farmers.
    [road] Crop circle: highwaymen.
   *[city] Crop circle: knights.
}

## Offers
offer-circle = { $choice ->
    [add] Everyone adds a meeple
   *[remove] Everyone removes a meeple
}
offer-circle-detail = { $choice ->
    [add] each player may add one next to one of their own
   *[remove] each player takes one home, without points
}
offer-grow = { $role ->
    [knight] Add a knight
    [highwayman] Add a highwayman
    [farmer] Add a farmer
   *[other] Add a meeple
}
offer-grow-detail = { offer-spot }
offer-withdraw = { $role ->
    [knight] Take a knight home
    [highwayman] Take a highwayman home
    [farmer] Take a farmer home
   *[other] Take this meeple home
}
offer-withdraw-detail = { offer-spot }
offer-pass-grow = Add no meeple
offer-pass-grow-short = None

## What happened
log-circle = { $you ->
    [yes] You chose for the crop circle
   *[no] { $name } chose for the crop circle
}: { $choice ->
    [add] { $feature ->
        [field] everyone may add a farmer
        [road] everyone may add a highwayman
       *[city] everyone may add a knight
    }
   *[remove] { $feature ->
        [field] everyone takes a farmer home
        [road] everyone takes a highwayman home
       *[city] everyone takes a knight home
    }
}
log-withdrawn = { $mine ->
    [yes] The crop circle sends one of your meeples home
   *[no] The crop circle sends one of { $whose }’s meeples home
}

## The circle (crops-)
crops-title = Crop circle
crops-kind = { $crop ->
    [field] Farmers
    [road] Highwaymen
   *[city] Knights
}
crops-choice = { $choice ->
    [add] Add a meeple
    [remove] Remove a meeple
   *[other] Add or remove?
}
crops-done = { $name }: done
crops-now = { $name } decides now
crops-next = { $name } is next
crops-later = { $name } waits
crops-follow-withdrawn = { $you ->
    [yes] You lose a meeple
   *[no] { $name } loses a meeple
}
crops-follow-choose = { $you ->
    [yes] You choose a meeple to take home
   *[no] { $name } chooses a meeple to take home
}

## Why a move is refused
why-circle-no-meeple = { $feature ->
    [city] The crop circle is not about your meeples in this city.
    [road] The crop circle is not about your meeples on this road.
    [field] The crop circle is not about your meeples in this field.
   *[other] The crop circle is not about your meeples there.
}
why-circle-wrong-figure = A crop circle adds only meeples.

## Signs on the board and beside it (symbols-)
symbols-crop-field-name = Crop circle: fork
symbols-crop-field-line = Everyone adds a farmer, or everyone removes one.
symbols-crop-road-name = Crop circle: club
symbols-crop-road-line = Everyone adds a highwayman, or everyone removes one.
symbols-crop-city-name = Crop circle: shield
symbols-crop-city-line = Everyone adds a knight, or everyone removes one.

## The workshop
workshop-catalogue-crops = Crop Circles
workshop-mark-crop = Crop circle
workshop-mark-set = Set
workshop-value-crop-field = Fork (farmers)
workshop-value-crop-road = Club (highwaymen)
workshop-value-crop-city = Shield (knights)
workshop-value-end-crop = Crop circle
workshop-fixed-crop =
    { $crop ->
        [field] Circles with a fork
        [road] Circles with a club
       *[city] Circles with a shield
    }: { $need }
workshop-problem-fixed-crop =
    { $crop ->
        [field] Circles with a fork
        [road] Circles with a club
       *[city] Circles with a shield
    }: a set needs { $wanted }, not { $found }.
