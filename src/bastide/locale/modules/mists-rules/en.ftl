### Words of the module mists-rules

## New table
ui-setup-mists = Mists
ui-setup-mists-line = All together against the ghosts.

## Modules and options of the rules (module-, option-)
module-mists-rules = Mists
module-mists-rules-about = All together against ghosts. One to five players.
option-level = Level
option-level-about = From a first walk in the mist to haunted cemeteries.
option-level-value = Level { $value }
summary-level = level { $value }
option-own-level = Own level
option-own-level-about = Tiles, ghosts, hounds and target as you say.
summary-own-level = own level
option-tamed = Tamed
option-tamed-about = Easier numbers of ours in place of those of the book.
summary-tamed = tamed

## The board and where we are in the turn
table-ask-bury = Who is buried?
table-ask-bury-of = { $name }: who is buried?
table-ask-haunt = Which cemetery gets the ghost?
table-ask-haunt-of = { $name }: which cemetery gets the ghost?
table-ask-reward = Points, or up to three ghosts home?
table-ask-reward-of = { $name }: points, or ghosts home?
table-ask-hound = Whose figure gets the hound?
table-ask-hound-of = { $name }: whose figure gets the hound?
table-ask-chase = The hound sends ghosts home
table-ask-chase-of = { $name }: the hound sends ghosts home
table-ask-cover = Lay a tile face down
table-ask-cover-of = { $name }: lay a tile face down

## Said aloud
table-say-bury = { $count ->
    [one] A cemetery is closed. One figure can be buried.
   *[other] Who is buried? There are { $count } figures.
}
table-say-haunt = Which cemetery gets the ghost? There are { $count }.
table-say-reward = { $count ->
    [one] The points are yours.
   *[other] Points or ghosts home? There are { $count } choices.
}
table-say-hound = { $count ->
    [one] The hound comes. One figure can have it.
   *[other] The hound comes. Whose figure of { $count } gets it?
}
table-say-chase = { $count ->
    [one] The hound can send ghosts home from one tile.
   *[other] The hound can send ghosts home from { $count } tiles.
}
table-face-down = A tile lies here face down.

## Menu and help
table-key-point = show a cell to the team

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
   *[other] Bury this figure
}
offer-bury-detail = { $feature ->
    [city] from a city of { offer-tiles }{ offer-part }, gone for this game
    [road] from a road of { offer-tiles }{ offer-part }, gone for this game
    [castle] from a castle, gone for this game
   *[other] gone for this game
}
offer-bury-supply = Bury one from a supply
offer-bury-supply-detail = nobody stands on the map; gone for this game
offer-haunt = One ghost on this cemetery
offer-hound = { $role ->
    [knight] The hound joins a knight
    [highwayman] The hound joins a highwayman
    [steward] The hound joins a steward
   *[other] The hound joins this figure
}
offer-hound-detail = { $feature ->
    [city] in a city of { offer-tiles }{ offer-part }
    [road] on a road of { offer-tiles }{ offer-part }
    [castle] in a castle
   *[other] where it stands
}
offer-banish = { $n ->
    [one] Send { $n } ghost home
   *[other] Send { $n } ghosts home
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
    [1] on the score
   *[other] for each of { $colours } colours
}
offer-take-after = { $from } to { $to }
offer-pass-chase = No more ghosts
offer-pass-chase-short = Enough

## What happened
log-mist-closed = { $ghosts ->
    [0] { $you ->
        [yes] You closed a bank of mist
       *[no] { $name } closed a bank of mist
    }
    [one] { $you ->
        [yes] You closed a bank of mist: { $ghosts } ghost back
       *[no] { $name } closed a bank of mist: { $ghosts } ghost back
    }
   *[other] { $you ->
        [yes] You closed a bank of mist: { $ghosts } ghosts back
       *[no] { $name } closed a bank of mist: { $ghosts } ghosts back
    }
}
log-ghosts = { $by ->
    [start] { $n ->
        [one] { $n } ghost stands on the start
       *[other] { $n } ghosts stand on the start
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
        [one] The cemetery calls { $n } ghost into the mist
       *[other] The cemetery calls { $n } ghosts into the mist
    }
}
log-buried = { $you ->
    [yes] You buried a figure
   *[no] { $name } buried a figure
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
    [yes] You called hound { $number } to a figure
   *[no] { $name } called hound { $number } to a figure
}
log-hound-lost = Nobody stood there: hound { $number } is lost
log-hound-gone = Hound { $number } has left the game
log-pile = { $left ->
    [one] Pile { $number } begins: { $left } tile
   *[other] Pile { $number } begins: { $left } tiles
}
log-hidden = { $you ->
    [yes] You laid a tile face down
   *[no] { $name } laid a tile face down
}
log-victory = The team has won
log-defeat = { $reason ->
    [no-tiles] Lost: no tile is left to place
    [no-ghosts] Lost: a ghost was missing in the bank
   *[hound-late] Lost: the hound came too late
}

## Points and how they came
score-hound = { $you ->
    [yes] You: hound
   *[no] { $name }: hound
}
sum-road-team = { $count } tiles for each colour = { $points } points
sum-city-team = { $shields ->
    [0] { $count } tiles × 2 for each colour = { $points } points
    [one] { $count } tiles × 2 + 2 for each colour = { $points } points
   *[other] { $count } tiles × 2 + { $shields } × 2 for each colour = { $points } points
}
sum-castle-team = { $count ->
    [one] { $count } misty tile × 2 for each colour = { $points } points
   *[other] { $count } misty tiles × 2 for each colour = { $points } points
}
sum-hound = { $count ->
    [one] { $count } ghost on the table = { $points } point
   *[other] { $count } ghosts on the table = { $points } points
}
score-piece-hound = hounds { $points }

## The game of the team: ghosts, piles, hounds (mists-)
mists-home = Mists: { $people }
mists-home-line = Level { $level } is open · { $won } of { $levels } won
mists-level-1-line = Roads, cities and mist
mists-level-2-line = Adds castles and cemeteries
mists-level-3-line = Adds two hounds, in three piles
mists-level-4-line = Fewer ghosts, more points
mists-level-5-line = Haunted cemeteries, tiles face down
mists-level-6-line = Every colour has its own score
mists-level-6-note = Hardly anybody wins it as printed: our team mate won none of 1,350 games.
mists-tamed-hint = { $target } points each, hounds at { $hounds }. These numbers are ours: our team mate wins about three games in ten. It counts as this level.
mists-level-numbers = { $each ->
    [yes] { $target } points each, { $ghosts } ghosts
   *[no] { $target } points, { $ghosts } ghosts
}
mists-level-locked = Win level { $before } first.
mists-anywhere = Start anywhere
mists-anywhere-hint = All levels may be chosen at once.
mists-map = The Mists campaign
mists-map-line = Win a level to open the next one.
mists-map-won = Won
mists-map-open = Open
mists-campaign = Who plays on
mists-campaign-of = { $people }: level { $level } is open
mists-campaign-new = New people
mists-own = Own level
mists-file-large = { $file } is too large.
mists-file-not-json = { $file } holds no JSON.
mists-file-no-object = { $file } must hold one level.
mists-file-away = Without { $file }
mists-all = How the team stands
mists-points = Points of the team
mists-of-points = of { $target } points
mists-of-each = of { $target }, every colour
mists-of = of { $total }
mists-level = Level { $level }
mists-level-tamed = Level { $level }, tamed
mists-own-level = Own level
mists-level-short = level
mists-hound = hound
mists-track = { $points } of { $target } points
mists-track-of = { $colour }: { $points } of { $target } points
mists-aim-goal = { $each ->
    [yes] Every colour needs { $points } points to win.
   *[no] The team wins with { $points } points.
}
mists-aim-hound = { $each ->
    [yes] Every colour: { $points } before pile { $number } runs out.
   *[no] Reach { $points } before pile { $number } runs out.
}
mists-pile = { $number ->
    [0] tiles
    [1] pile 1
    [2] pile 2
   *[other] pile { $number }
}
mists-hidden = { $count ->
    [one] { $count } tile lies face down.
   *[other] { $count } tiles lie face down.
}
mists-pile-left = { $number ->
    [0] { $count ->
        [one] { $count } tile is left.
       *[other] { $count } tiles are left.
    }
   *[other] { $now ->
        [yes] { $count ->
            [one] Pile { $number }, drawn from now: { $count } tile.
           *[other] Pile { $number }, drawn from now: { $count } tiles.
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
    [one] { $name }: { $left } figure left
   *[other] { $name }: { $left } figures left
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
mists-risk-off = This table gives no help.
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
        [one] The cemetery calls { $n } ghost
       *[other] The cemetery calls { $n } ghosts
    }
}
mists-follow-mist-closed = { $n ->
    [0] A bank of mist is closed
    [one] A bank of mist is closed: { $n } ghost goes home
   *[other] A bank of mist is closed: { $n } ghosts go home
}
mists-follow-banished = { $n ->
    [one] { $n } ghost goes home
   *[other] { $n } ghosts go home
}
mists-follow-buried = A figure is buried
mists-follow-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mists-follow-hound = Hound { $number } comes
mists-follow-hound-lost = Hound { $number } finds nobody and is lost
mists-follow-hound-gone = Hound { $number } has done its work
mists-follow-pile = The next pile begins
mists-follow-victory = The team wins
mists-follow-defeat = { $reason ->
    [no-ghosts] A ghost would be missing: the team loses
    [no-tiles] No tile would be left: the team loses
   *[hound-late] The hound would come too late: the team loses
}

## What is on a cell
mists-bank-here = { $state ->
    [closed] Mist, closed.
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
    [one] Open cemetery, one cell around is free.
   *[other] Open cemetery, { $count } cells around are free.
}
mists-grave-closed = Closed cemetery.
mists-grave-waits = A cemetery waits for it: { table-at }.
mists-buried-here = Buried here: a figure of { $name }.
mists-hound-here = The hound lies beside the figure of { $name }.

## The end
mists-won-line = { $points } of { $target } points.
mists-lost-no-ghosts = A ghost was needed and the bank was empty.
mists-lost-no-tiles = No tile was left to place, at { $points } of { $target }.
mists-lost-hound-late = The pile ran out before { $hound } points.

## Why a move is refused
why-not-buried-there = No such guard stands there.
why-cemetery-closed = The ghost comes to a cemetery that is still open.
why-no-ghosts-there = No ghost stands on that tile.
why-too-many-ghosts = Fewer ghosts stand there.
why-no-hound-there = The hound goes to a guard who stands on the table.
why-too-far-for-hound = The hound reaches two of the nine tiles around.
why-not-beside-cemetery = It goes on a cell around an open cemetery.
why-no-tile-beside = It must share a side with a tile; a corner is not enough.
why-only-face-down = It must also touch a tile that lies face up.

## Troubles with the server (client shell)
error-own-level-row = A level of your own is one row with names and values.
error-own-level-key = A level knows nothing called “{ $key }”.
error-own-level-hounds = “hounds” lists points from 1 on, rising.
error-own-level-piles = With { $piles } piles there are { $wanted } hounds, not { $found }.
error-own-level-without = “without” names castle, cemetery or both.
error-own-level-beyond = The hound at { $at } lies beyond the target { $target }.
error-own-level-number = “{ $key }” is a number from { $low } to { $high }.
error-own-level-switch = “{ $key }” is true or false.

## What it changes
module-mists-rules-changes = Tiles with mist bring ghosts out of a common bank. Close banks of mist, finish roads and cities with guards on them, and take points or send ghosts away. If a ghost is missing or the tiles run out, all have lost; with enough points all have won.

## Signs on the board and beside it (signs-)
signs-open-name = Open mist
signs-open-line = Each misty side needs mist beside it; then the ghosts on it go home.
signs-closed-name = Calm mist
signs-closed-line = Closed all around: its ghosts have gone home.
signs-lost-name = Torn mist
signs-lost-line = It can never be closed: a side of it lies at clear land.
signs-come-name = Ghost with a number
signs-come-line = So many ghosts come if you lay the tile here.
signs-ghosts-name = Ghosts on the map
signs-ghosts-line = They leave when their mist closes, instead of points, or with a hound.
signs-bank-name = Ghost bank
signs-bank-line = Ghosts that can still come.
signs-risk-name = Chance in percent
signs-risk-line = How likely the ghosts run out within so many tiles: then the game is lost.
signs-grave-name = Cemetery
signs-grave-line = When the cells around it are full, one guard is buried here.
signs-count-name = Green number
signs-count-line = So many cells at this cemetery are still empty.
signs-waits-name = Small tombstone
signs-waits-line = A tile in this cell helps to close a cemetery.
signs-buried-name = Grave
signs-buried-line = A guard is buried here, to the end of the game.
signs-hound-name = Hound
signs-hound-line = Stays with its guard. When that scores: 1 point for each ghost on the map.

## Looking back (replay-)
replay-bank = Ghosts left: { $count }
