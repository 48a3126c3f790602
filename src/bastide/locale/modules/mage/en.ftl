### Words of the module mage

## Modules and options of the rules (module-, option-)
module-mage = Mage & Witch
module-mage-about = 8 tiles that move two pieces. One raises points, the other halves them.
option-mage-tiles = Your own tiles for Mage & Witch
option-mage-tiles-about = Your own set instead of our tiles.
summary-mage-tiles = custom tiles for Mage & Witch

## The board and where we are in the turn
table-ask-magic = Move the mage or the witch
table-ask-magic-of = { $name }: move the mage or the witch

## Said aloud
table-say-magic = Move the mage or the witch. Choices: { $count }.
table-has-mage = Magic symbol.

## Offers
offer-mage = { $feature ->
    [city] Mage in this city
    [road] Mage on this road
   *[other] Take the mage off the board
}
offer-witch = { $feature ->
    [city] Witch in this city
    [road] Witch on this road
   *[other] Take the witch off the board
}
offer-mage-detail = { $feature ->
    [city] { offer-tiles }
    [road] { offer-tiles }
   *[other] {""}
}
offer-witch-detail = { $feature ->
    [city] { offer-tiles }
    [road] { offer-tiles }
   *[other] {""}
}
offer-becomes = { $points ->
    [one] { $points } point instead of { $instead }
   *[other] { $points } points instead of { $instead }
}
offer-becomes-kind = instead of { $instead }

## What happened
log-enchanted = { $by ->
    [mage] { $you ->
        [yes] { $feature ->
            [city] You moved the mage to a city
           *[road] You moved the mage to a road
        }
       *[no] { $feature ->
            [city] { $name } moved the mage to a city
           *[road] { $name } moved the mage to a road
        }
    }
   *[witch] { $you ->
        [yes] { $feature ->
            [city] You moved the witch to a city
           *[road] You moved the witch to a road
        }
       *[no] { $feature ->
            [city] { $name } moved the witch to a city
           *[road] { $name } moved the witch to a road
        }
    }
}
log-disenchanted = { $by ->
    [mage] { $feature ->
        [city] The mage leaves a city
       *[road] The mage leaves a road
    }
   *[witch] { $feature ->
        [city] The witch leaves a city
       *[road] The witch leaves a road
    }
}

## Points and how they came
score-mage-road = { $you ->
    [yes] You: mage on the road
   *[no] { $name }: mage on the road
}
score-mage-road-final = { $you ->
    [yes] You: mage on the road
   *[no] { $name }: mage on the road
}
score-mage-city = { $you ->
    [yes] You: mage in the city
   *[no] { $name }: mage in the city
}
score-mage-city-final = { $you ->
    [yes] You: mage in the city
   *[no] { $name }: mage in the city
}
score-witch-road = { $you ->
    [yes] You: witch on the road
   *[no] { $name }: witch on the road
}
score-witch-road-final = { $you ->
    [yes] You: witch on the road
   *[no] { $name }: witch on the road
}
score-witch-city = { $you ->
    [yes] You: witch in the city
   *[no] { $name }: witch in the city
}
score-witch-city-final = { $you ->
    [yes] You: witch in the city
   *[no] { $name }: witch in the city
}
calculation-mage-road = { $count ->
    [one] { $count } tile × 1 = { $points } point
   *[other] { $count } tiles × 1 = { $points } points
}
calculation-mage-road-final = { $count ->
    [one] { $count } tile × 1 = { $points } point
   *[other] { $count } tiles × 1 = { $points } points
}
calculation-mage-city = { $count ->
    [one] { $count } tile × 1 = { $points } point
   *[other] { $count } tiles × 1 = { $points } points
}
calculation-mage-city-final = { $count ->
    [one] { $count } tile × 1 = { $points } point
   *[other] { $count } tiles × 1 = { $points } points
}
calculation-witch-road = The witch: half, rounded up = { $points }
calculation-witch-road-final = The witch: half, rounded up = { $points }
calculation-witch-city = The witch: half, rounded up = { $points }
calculation-witch-city-final = The witch: half, rounded up = { $points }
score-piece-mage-road = mage { $points }
score-piece-mage-city = mage { $points }
score-piece-witch-road = witch { $points }
score-piece-witch-city = witch { $points }
score-chapter-mage-road = Mage
score-chapter-mage-city = Mage
score-chapter-witch-road = Witch
score-chapter-witch-city = Witch

## Why a move is refused
why-magic-kind = The mage and the witch can only go to roads and cities.
why-magic-completed = { $feature ->
    [city] That city is completed.
   *[road] That road is completed.
}
why-magic-taken = { $feature ->
    [city] The mage or the witch is already in that city.
   *[road] The mage or the witch is already on that road.
}
why-magic-segment = { $feature ->
    [city] Choose that city by the first of its tiles.
   *[road] Choose that road by the first of its tiles.
}
why-magic-has-place = A piece leaves the board only if it has nowhere else to go.

## What it changes
module-mage-changes = After a tile with a magic symbol, you move the mage or the witch to an incomplete road or city. With the mage, it scores 1 more point for each tile. With the witch, it scores half. If a tile joins their features, you move one of them away. Both leave when their feature is completed.

## Signs on the board and beside it (signs-)
symbols-magic-name = Magic symbol
symbols-magic-line = After placing this tile, you move the mage or the witch.
symbols-mage-name = Mage
symbols-mage-line = The road or city scores 1 more point for each tile.
symbols-witch-name = Witch
symbols-witch-line = The road or city scores half, rounded up.

## The workshop
workshop-catalogue-mage = Mage & Witch
workshop-mark-mage = Magic symbol
workshop-fixed-magic = Tiles with a magic symbol: { $need }
workshop-problem-fixed-magic = Tiles with a magic symbol: a set needs { $wanted }, not { $found }.

## The two on the map (mage-)
mage-here = { $piece ->
    [mage] { $feature ->
        [city] The mage is in this city.
       *[road] The mage is on this road.
    }
   *[witch] { $feature ->
        [city] The witch is in this city.
       *[road] The witch is on this road.
    }
}
mage-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
mage-said = { $piece ->
    [mage] { $feature ->
        [city] Mage: city
       *[road] Mage: road
    }
   *[witch] { $feature ->
        [city] Witch: city
       *[road] Witch: road
    }
}, { mage-tiles }.
mage-follow-disenchanted = { $by ->
    [mage] The mage goes off the board
   *[witch] The witch goes off the board
}
mage-follow-enchanted = { $by ->
    [mage] The mage moves
   *[witch] The witch moves
}
