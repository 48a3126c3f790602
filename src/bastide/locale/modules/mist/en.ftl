### Words of the module mist

## New table
ui-setup-ghosts = Ghosts
ui-setup-ghosts-line = Mist, castles and cemeteries.

## Modules and options of the rules (module-, option-)
module-ghosts = Ghosts, Castles & Cemeteries
module-mist = Mist and ghosts
module-mist-about = Sixty tiles. Mist sends ghosts to the meeples.

## The board and where we are in the turn
table-ask-thicken = The mist grows: who gets a ghost?
table-ask-thicken-of = { $name }: which opponent gets a ghost?
table-ask-disperse = The mist clears: which of your meeples gets the ghost?
table-ask-disperse-of = { $name }: which of their meeples gets the ghost?

## Said aloud
table-say-thicken = The mist grows: send a ghost to one of your opponents’ { $count } meeples.
table-say-disperse = The mist clears: a ghost comes to one of your { $count } meeples.

## Offers
offer-spook = { $ghosts ->
    [2] { $role ->
        [knight] Scare a knight off
        [highwayman] Scare a highwayman off
        [monk] Scare a monk off
        [farmer] Scare a farmer off
        [abbot] Scare the abbot off
        [steward] Scare a steward off
        [gravedigger] Scare a gravedigger off
       *[other] Scare this meeple off
    }
   *[other] { $role ->
        [knight] Haunt a knight
        [highwayman] Haunt a highwayman
        [monk] Haunt a monk
        [farmer] Haunt a farmer
        [abbot] Haunt the abbot
        [steward] Haunt a steward
        [gravedigger] Haunt a gravedigger
       *[other] Haunt this meeple
    }
}
offer-spook-detail = { $ghosts ->
    [0] {""}
    [1] second ghost ·{" "}
   *[other] third ghost ·{" "}
}{ offer-spot }

## What happened
log-haunted = { $by ->
    [thicken] { $mine ->
        [yes] { $name } sent a ghost to your meeple
       *[no] { $you ->
            [yes] You sent a ghost to { $whose }’s meeple
           *[no] { $name } sent a ghost to { $whose }’s meeple
        }
    }
   *[disperse] { $you ->
        [yes] You cleared mist: a ghost for your own meeple
       *[no] { $name } cleared mist: a ghost for their own meeple
    }
}
log-scared = { $mine ->
    [yes] Three ghosts scared your meeple off the map
   *[no] Three ghosts scared { $whose }’s meeple off the map
}

## Points and how they came
score-ghosts = { $you ->
    [yes] You: ghosts with meeples
   *[no] { $name }: ghosts with meeples
}
score-ghosts-final = { $you ->
    [yes] You: ghosts on the map
   *[no] { $name }: ghosts on the map
}
score-ghosts-floor = { $you ->
    [yes] You: ghosts, down to 0
   *[no] { $name }: ghosts, down to 0
}
score-ghosts-floor-final = { $you ->
    [yes] You: ghosts on the map, down to 0
   *[no] { $name }: ghosts on the map, down to 0
}
calculation-ghosts = { $count ->
    [one] { $count } ghost × −2 = { $points } points
   *[other] { $count } ghosts × −2 = { $points } points
}
calculation-ghosts-final = { $count ->
    [one] { $count } ghost × −1 = { $points } point
   *[other] { $count } ghosts × −1 = { $points } points
}
calculation-ghosts-floor = { $count ->
    [one] { $count } ghost × −2, but never below 0: { $points }
   *[other] { $count } ghosts × −2, but never below 0: { $points }
}
calculation-ghosts-floor-final = { $count ->
    [one] { $count } ghost × −1, but never below 0: { $points }
   *[other] { $count } ghosts × −1, but never below 0: { $points }
}
score-piece-ghosts = ghosts { $points }
score-piece-ghosts-floor = ghosts { $points }
score-chapter-ghosts = Ghosts on the map
score-chapter-ghosts-floor = Ghosts on the map

## Ghosts beside meeples, each player alone (ghosts-)
ghosts-with = { $count ->
    [one] With { $count } ghost.
   *[other] With { $count } ghosts.
}
ghosts-follow-choose = { $by ->
    [thicken] The mist grows: choose an opponent’s meeple for a ghost
   *[disperse] The mist clears: choose your own meeple for a ghost
}
ghosts-follow-haunted = { $you ->
    [yes] { $by ->
        [thicken] The mist grows: a ghost for your meeple
       *[disperse] The mist clears: a ghost for your meeple
    }
   *[no] { $by ->
        [thicken] The mist grows: a ghost for { $name }’s meeple
       *[disperse] The mist clears: a ghost for { $name }’s meeple
    }
}
ghosts-follow-scared = { $you ->
    [yes] The third ghost: it scares your meeple off
   *[no] The third ghost: it scares { $name }’s meeple off
}
ghosts-follow-scored = { $reason ->
    [ghosts] { $you ->
        [yes] You: { $points } for ghosts
       *[no] { $name }: { $points } for ghosts
    }
    [ghosts-floor] { $you ->
        [yes] You: { $points } for ghosts, down to 0
       *[no] { $name }: { $points } for ghosts, down to 0
    }
   *[other] { $you ->
        [yes] You score { $points }
       *[no] { $name } scores { $points }
    }
}

## Why a move is refused
why-no-figure-to-spook = There is no such meeple there.
why-guard-immune = Ghosts never come to a guard.
why-special-immune = Ghosts never come to builders, pigs and the like.
why-spook-opponent = This ghost goes to an opponent’s meeple.
why-spook-own = This ghost goes to one of your own meeples.

## What it changes
module-mist-changes = If you place mist next to mist, you send a ghost to an opponent’s meeple. If you break mist, one of your own meeples gets a ghost. Each ghost costs 2 points when its meeple scores, 1 at the end. With its third ghost a meeple goes home. Ghosts never come to guards.

## Signs on the board and beside it (signs-)
symbols-mist-name = Mist
symbols-mist-line = Mist next to mist sends a ghost to an opponent. Mist next to open land sends one to you.
symbols-haunted-name = Ghosts beside a meeple
symbols-haunted-line = Each costs 2 points when the meeple scores, 1 at the end. The third drives it off.
symbols-away-name = Ghost, arrow up
symbols-away-line = Placed here, the tile sends a ghost to an opponent’s meeple.
symbols-home-name = Ghost, arrow down
symbols-home-line = Placed here, the tile brings a ghost to one of your meeples.
symbols-both-name = Ghost, two arrows
symbols-both-line = Placed here: a ghost to an opponent first, then one to you.
