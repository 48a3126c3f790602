### Words of the module mists-rules

## New table
ui-setup-mists = Mists
ui-setup-mists-line = All of you against the ghosts.

## Modules and options of the rules (module-, option-)
module-mists-rules = Mists
module-mists-rules-about = Work together against the ghosts. One to five players.
option-level = Level
option-level-about = From a first walk in the mist to haunted cemeteries.
option-level-value = Level { $value }
summary-level = level { $value }
option-own-level = Custom level
option-own-level-about = Your own tiles, ghosts, hounds and target.
summary-own-level = custom level
option-tamed = Easier
option-tamed-about = Our easier numbers instead of those in the rulebook.
summary-tamed = easier

## The board and where we are in the turn
table-ask-bury = Which guard do you bury?
table-ask-bury-of = { $name }: which guard is buried?
table-ask-haunt = Which cemetery gets the ghost?
table-ask-haunt-of = { $name }: which cemetery gets the ghost?
table-ask-reward = Take points, or send up to three ghosts away?
table-ask-reward-of = { $name }: points, or ghosts away?
table-ask-hound = Which guard gets the hound?
table-ask-hound-of = { $name }: which guard gets the hound?
table-ask-chase = Which ghosts does the hound chase away?
table-ask-chase-of = { $name }: which ghosts does the hound chase?
table-ask-cover = Place a tile face down
table-ask-cover-of = { $name }: place a tile face down

## Said aloud
table-say-bury = { $count ->
    [one] A cemetery is closed. You can bury one guard.
   *[other] A cemetery is closed. Which of { $count } guards do you bury?
}
table-say-haunt = Which cemetery gets the ghost? There are { $count }.
table-say-reward = { $count ->
    [one] The points are yours.
   *[other] Points, or ghosts away? There are { $count } choices.
}
table-say-hound = { $count ->
    [one] The hound comes. One guard can have it.
   *[other] The hound comes. Which of { $count } guards gets it?
}
table-say-chase = { $count ->
    [one] The hound can chase ghosts from one tile.
   *[other] The hound can chase ghosts from { $count } tiles.
}
table-face-down = There is a face-down tile here.

## Menu and help
table-key-point = show a place to the team

## Offers
offer-place-cover = { table-at }
offer-banish-row = { offer-away }
offer-take-kind = { $points ->
    [one] point
   *[other] points
}
offer-bury = { $role ->
    [knight] Bury a knight
    [highwayman] Bury a highwayman
    [steward] Bury a steward
   *[other] Bury this guard
}
offer-bury-detail = { $feature ->
    [city] from a city of { offer-tiles }{ offer-part }, out of the game
    [road] from a road of { offer-tiles }{ offer-part }, out of the game
    [castle] from a castle, out of the game
   *[other] out of the game
}
offer-bury-supply = Bury one from your supply
offer-bury-supply-detail = there are no guards on the map; out of the game
offer-haunt = Ghost to this cemetery
offer-hound = { $role ->
    [knight] The hound joins a knight
    [highwayman] The hound joins a highwayman
    [steward] The hound joins a steward
   *[other] The hound joins this guard
}
offer-hound-detail = { $feature ->
    [city] in a city of { offer-tiles }{ offer-part }
    [road] on a road of { offer-tiles }{ offer-part }
    [castle] in a castle
   *[other] where it is
}
offer-banish = { $n ->
    [one] Send { $n } ghost away
   *[other] Send { $n } ghosts away
}
offer-banish-detail = { $ghosts ->
    [one] { $ghosts } ghost here
   *[other] { $ghosts } ghosts here
}
offer-take = { $points ->
    [one] Take { $points } point
   *[other] Take { $points } points
}
offer-take-detail = { $colours ->
    [0] nothing to take
    [1] for the team
   *[other] for each of { $colours } colours
}
offer-take-after = { $from } to { $to }
offer-pass-chase = No more ghosts
offer-pass-chase-short = Enough

## What happened
log-mist-closed = { $ghosts ->
    [0] { $you ->
        [yes] You closed a mist bank
       *[no] { $name } closed a mist bank
    }
    [one] { $you ->
        [yes] You closed a mist bank: { $ghosts } ghost sent back
       *[no] { $name } closed a mist bank: { $ghosts } ghost sent back
    }
   *[other] { $you ->
        [yes] You closed a mist bank: { $ghosts } ghosts sent back
       *[no] { $name } closed a mist bank: { $ghosts } ghosts sent back
    }
}
log-ghosts = { $by ->
    [start] { $n ->
        [one] { $n } ghost starts on the start tile
       *[other] { $n } ghosts start on the start tile
    }
    [mist] { $n ->
        [one] { $n } ghost comes out of the mist
       *[other] { $n } ghosts come out of the mist
    }
    [cemetery] { $n ->
        [one] { $n } ghost comes to a cemetery
       *[other] { $n } ghosts come to a cemetery
    }
   *[haunted] { $n ->
        [one] The cemetery brings { $n } ghost into the mist
       *[other] The cemetery brings { $n } ghosts into the mist
    }
}
log-buried = { $you ->
    [yes] You buried a guard
   *[no] { $name } buried a guard
}
log-banished = { $n ->
    [one] { $you ->
        [yes] You sent { $n } ghost away
       *[no] { $name } sent { $n } ghost away
    }
   *[other] { $you ->
        [yes] You sent { $n } ghosts away
       *[no] { $name } sent { $n } ghosts away
    }
}
log-hound = { $you ->
    [yes] You gave hound { $number } to a guard
   *[no] { $name } gave hound { $number } to a guard
}
log-hound-lost = There was no guard on the map: hound { $number } is lost
log-hound-gone = Hound { $number } has left the game
log-pile = { $left ->
    [one] Pile { $number } starts: { $left } tile
   *[other] Pile { $number } starts: { $left } tiles
}
log-hidden = { $you ->
    [yes] You placed a tile face down
   *[no] { $name } placed a tile face down
}
log-victory = The team has won
log-defeat = { $reason ->
    [no-tiles] Lost: no tiles left to place
    [no-ghosts] Lost: the ghost bank was empty
   *[hound-late] Lost: the hound came too late
}

## Points and how they came
score-hound = { $you ->
    [yes] You: hound
   *[no] { $name }: hound
}
calculation-road-team = { $count } tiles for each colour = { $points } points
calculation-city-team = { $shields ->
    [0] { $count } tiles × 2 for each colour = { $points } points
    [one] { $count } tiles × 2 + 2 for each colour = { $points } points
   *[other] { $count } tiles × 2 + { $shields } × 2 for each colour = { $points } points
}
calculation-castle-team = { $count ->
    [one] { $count } misty tile × 2 for each colour = { $points } points
   *[other] { $count } misty tiles × 2 for each colour = { $points } points
}
calculation-hound = { $count ->
    [one] { $count } ghost on the map = { $points } point
   *[other] { $count } ghosts on the map = { $points } points
}
score-piece-hound = hounds { $points }

## The game of the team: ghosts, piles, hounds (mists-)
mists-home = Mists: { $people }
mists-home-line = Level { $level } is open · { $won } of { $levels } won
mists-level-1-line = Roads, cities and mist
mists-level-2-line = Adds castles and cemeteries
mists-level-3-line = Adds two hounds and three piles
mists-level-4-line = Fewer ghosts, more points
mists-level-5-line = Haunted cemeteries, face-down tiles
mists-level-6-line = A score for each colour
mists-level-6-note = Almost impossible with the standard numbers: our bots won none of 1,350 games.
mists-tamed-hint = { $target } points each, hounds at { $hounds }. These are our own numbers: our bots win about three games in ten. Winning counts for this level.
mists-level-numbers = { $each ->
    [yes] { $target } points each, { $ghosts } ghosts
   *[no] { $target } points, { $ghosts } ghosts
}
mists-level-locked = Win level { $before } first.
mists-anywhere = Unlock all levels
mists-anywhere-hint = You can choose any level right away.
mists-map = The Mists campaign
mists-map-line = Win a level to open the next one.
mists-map-won = Won
mists-map-open = Open
mists-campaign = Continue a campaign
mists-campaign-of = { $people }: level { $level } is open
mists-campaign-new = New team
mists-own = Custom level
mists-file-large = { $file } is too large.
mists-file-not-json = { $file } is not JSON.
mists-file-no-object = { $file } must hold one level.
mists-file-away = Remove { $file }
mists-all = Team status
mists-points = Team points
mists-of-points = of { $target } points
mists-of-each = of { $target } for each colour
mists-of = of { $total }
mists-level = Level { $level }
mists-level-tamed = Level { $level }, easier
mists-own-level = Custom level
mists-level-short = level
mists-hound = hound
mists-track = { $points } of { $target } points
mists-track-of = { $colour }: { $points } of { $target } points
mists-aim-goal = { $each ->
    [yes] Every colour needs { $points } points to win.
   *[no] The team wins with { $points } points.
}
mists-aim-hound = { $each ->
    [yes] Every colour needs { $points } points before pile { $number } runs out.
   *[no] Reach { $points } points before pile { $number } runs out.
}
mists-pile = { $number ->
    [0] tiles
    [1] pile 1
    [2] pile 2
   *[other] pile { $number }
}
mists-hidden = { $count ->
    [one] { $count } tile is face down.
   *[other] { $count } tiles are face down.
}
mists-pile-left = { $number ->
    [0] { $count ->
        [one] { $count } tile is left.
       *[other] { $count } tiles are left.
    }
   *[other] { $now ->
        [yes] { $count ->
            [one] Pile { $number } (current): { $count } tile.
           *[other] Pile { $number } (current): { $count } tiles.
        }
       *[no] { $count ->
            [one] Pile { $number }: { $count } tile.
           *[other] Pile { $number }: { $count } tiles.
        }
    }
}
mists-face-down = face down
mists-bank = Ghost bank
mists-bank-left = { $count ->
    [one] { $count } ghost of { $total } is in the bank
   *[other] { $count } ghosts of { $total } are in the bank
}
mists-mate = { $left ->
    [one] { $name }: { $left } meeple left
   *[other] { $name }: { $left } meeples left
}
mists-ghosts = { $count ->
    [one] { $count } ghost
   *[other] { $count } ghosts
}
mists-how-many = How many ghosts

## The chance to lose
mists-risk = The bank runs out
mists-risk-error = ± { $error }
mists-risk-within = { $tiles ->
    [one] next tile
   *[other] next { $tiles } tiles
}
mists-risk-off = Aids are off at this table.
mists-risk-chip = { $tiles ->
    [one] risk { $chance }, next tile
   *[other] risk { $chance } in { $tiles } tiles
}

## What happens at once, said before it is confirmed
mists-follow-ghosts = { $by ->
    [mist] { $n ->
        [one] { $n } ghost comes; left in the bank: { $bank }
       *[other] { $n } ghosts come; left in the bank: { $bank }
    }
    [cemetery] { $n ->
        [one] { $n } ghost comes to the cemetery
       *[other] { $n } ghosts come to the cemetery
    }
   *[haunted] { $n ->
        [one] The cemetery brings { $n } ghost
       *[other] The cemetery brings { $n } ghosts
    }
}
mists-follow-mist-closed = { $n ->
    [0] A mist bank is closed
    [one] A mist bank is closed: { $n } ghost goes back
   *[other] A mist bank is closed: { $n } ghosts go back
}
mists-follow-banished = { $n ->
    [one] { $n } ghost goes away
   *[other] { $n } ghosts go away
}
mists-follow-buried = You bury a guard
mists-follow-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mists-follow-hound = Hound { $number } comes
mists-follow-hound-lost = Hound { $number } finds no guard and is lost
mists-follow-hound-gone = Hound { $number } leaves the game
mists-follow-pile = The next pile starts
mists-follow-victory = The team wins
mists-follow-defeat = { $reason ->
    [no-ghosts] The ghost bank would be empty: the team loses
    [no-tiles] No tiles would be left: the team loses
   *[hound-late] The hound would come too late: the team loses
}

## What is on a cell
mists-bank-here = { $state ->
    [closed] Closed mist.
    [lost] Mist that can never be closed.
   *[open] Open mist.
}
mists-ghosts-here = { $where ->
    [cemetery] { $count ->
        [one] One ghost on the cemetery.
       *[other] { $count } ghosts on the cemetery.
    }
   *[mist] { $count ->
        [one] One ghost on the mist.
       *[other] { $count } ghosts on the mist.
    }
}
mists-grave-open = { $count ->
    [one] Open cemetery, one free place around it.
   *[other] Open cemetery, { $count } free places around it.
}
mists-grave-closed = Closed cemetery.
mists-grave-waits = A tile here helps to close the cemetery at { table-at }.
mists-buried-here = { $name }’s guard is buried here.
mists-hound-here = The hound is beside { $name }’s guard.

## The end
mists-won-line = { $points } of { $target } points.
mists-lost-no-ghosts = You needed a ghost, and the bank was empty.
mists-lost-no-tiles = There were no tiles left to place, at { $points } of { $target } points.
mists-lost-hound-late = The pile ran out before { $hound } points.

## Why a move is refused
why-not-buried-there = There is no such guard there.
why-cemetery-closed = The ghost goes to a cemetery that is still open.
why-no-ghosts-there = There are no ghosts on that tile.
why-too-many-ghosts = There are fewer ghosts there.
why-no-hound-there = The hound goes to a guard on the map.
why-too-far-for-hound = The hound clears two of the nine tiles around its guard.
why-not-beside-cemetery = It goes next to an open cemetery.
why-no-tile-beside = It must share a side with a tile; a corner is not enough.
why-only-face-down = It must also touch a face-up tile.

## Troubles with the server (client shell)
error-own-level-row = A custom level is one object with names and values.
error-own-level-key = A level has no “{ $key }”.
error-own-level-hounds = “hounds” must list rising numbers of points, from 1 on.
error-own-level-piles = { $piles } piles need { $wanted } hounds, not { $found }.
error-own-level-without = “without” must name castle, cemetery or both.
error-own-level-beyond = The hound at { $at } is beyond the target of { $target }.
error-own-level-number = “{ $key }” must be a number from { $low } to { $high }.
error-own-level-switch = “{ $key }” must be true or false.

## What it changes
module-mists-rules-changes = Tiles with mist bring ghosts from a common bank. Close mist banks and complete roads and cities with guards on them. Then take points or send ghosts away. If you need a ghost and the bank is empty, or the tiles run out, you all lose. With enough points, you all win.

## Signs on the board and beside it (signs-)
symbols-open-name = Open mist
symbols-open-line = Each misty side needs mist next to it. Then its ghosts go back to the bank.
symbols-closed-name = Closed mist
symbols-closed-line = Closed all around: its ghosts have gone back to the bank.
symbols-lost-name = Torn mist
symbols-lost-line = You can never close it: one of its sides touches open land.
symbols-come-name = Ghost with a number
symbols-come-line = How many ghosts come if you place the tile here.
symbols-ghosts-name = Ghosts on the map
symbols-ghosts-line = They leave when their mist closes, when you send them away instead of scoring, or with a hound.
symbols-bank-name = Ghost bank
symbols-bank-line = Ghosts that can still come.
symbols-risk-name = Chance in percent
symbols-risk-line = The chance that the ghosts run out within the next few tiles. Then you all lose.
symbols-grave-name = Cemetery
symbols-grave-line = When the places around it are full, you bury one guard here.
symbols-count-name = Green number
symbols-count-line = How many places around this cemetery are still empty.
symbols-waits-name = Small tombstone
symbols-waits-line = A tile in this place helps to close a cemetery.
symbols-buried-name = Grave
symbols-buried-line = A guard is buried here until the end of the game.
symbols-hound-name = Hound
symbols-hound-line = Stays with its guard. When the guard scores, you get 1 point for each ghost on the map.

## Looking back (replay-)
replay-bank = Ghosts left: { $count }
