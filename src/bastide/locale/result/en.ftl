# The end of a game: its result, the way on, its picture. Fetched when a game is over.

result-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
}
result-win-together = { $names } win
result-points = Points by kind
result-player = Player
result-total = Total
result-kind = { $kind ->
    [city] Cities
    [road] Roads
    [monastery] Monasteries
    [field] Fields
   *[rest] Other points
}
result-best = best
result-moments = Highlights
result-city = Largest city
result-city-line = { $count ->
    [one] { $name }, { $count } tile, { $points } points
   *[other] { $name }, { $count } tiles, { $points } points
}
result-turn = Best turn
result-turn-line = { $points ->
    [one] { $name }, turn { $turn }, { $points } point
   *[other] { $name }, turn { $turn }, { $points } points
}
result-lead = Turning point
result-lead-line = { $name }, ahead from turn { $turn }
result-counting = Decided at the end
result-counting-line = { $points ->
    [one] { $name }, { $points } point in final scoring
   *[other] { $name }, { $points } points in final scoring
}
result-show = Show on the map
result-home-do = Home
result-share-do = Share

## A kind sentence for players who did not win
result-praise-record = Your best score against { $name } so far
result-praise-close = { $points ->
    [one] Just one point short
   *[other] Just { $points } points short
}
result-praise-city = { $count ->
    [one] The largest city was yours: { $count } tile
   *[other] The largest city was yours: { $count } tiles
}
result-praise-turn = { $points ->
    [one] The best turn of the game was yours: { $points } point
   *[other] The best turn of the game was yours: { $points } points
}
result-praise-most = { $kind ->
    [city] You scored the most with cities
    [road] You scored the most with roads
    [monastery] You scored the most with monasteries
    [field] You scored the most with fields
   *[rest] You scored the most with everything else
}
result-praise-score = { $points ->
    [one] Your biggest single score: { $points } point
   *[other] Your biggest single score: { $points } points
}
result-praise-team = { $turns ->
    [one] The team held out for { $turns } turn
   *[other] The team held out for { $turns } turns
}
result-praise-thanks = Thanks for playing

## The card, as a picture and in previews of links
result-card-turn = Turn { $turn }
result-card-open = { $open ->
    [0] Everyone is here
    [one] One seat is free
   *[other] { $open } seats are free
}
result-card-free = free
result-card-left = { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}
result-card-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
result-card-city = { $count ->
    [one] largest city: { $count } tile
   *[other] largest city: { $count } tiles
}
result-card-brand = unofficial, open source
result-card-save-do = Save picture
result-card-alt = Card of the game: { $table }
result-card-failed = No picture available. Try again in a minute.
result-share-title = Share the result
result-final = End

## Rematch
result-again-title = The next table is open
result-again-line = Same rules. It starts when everyone is there.
result-again-ready = ready
result-again-invited = invited, still reading the result
result-again-waiting = Waiting for { $names }
result-again-asks = { $name } wants a rematch
result-again-toast = A rematch is open
result-again-toast-line = Same rules. Read on as long as you like.
result-again-sit-do = Sit down
result-again-later-do = Not now
result-again-do = Sit down again
result-again-calm = There is no hurry. You can add a bot later.
