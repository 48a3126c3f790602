### Words of the module mist

## New table
ui-setup-ghosts = Ghosts
ui-setup-ghosts-line = Mist, castles and cemeteries.

## Modules and options of the rules (module-, option-)
module-ghosts = Ghosts, Castles & Cemeteries
module-mist = Mist and ghosts
module-mist-about = Sixty tiles; mist sends ghosts to the figures.

## The board and where we are in the turn
table-ask-thicken = Mist grows: who gets a ghost?
table-ask-thicken-of = { $name }: which opponent gets a ghost?
table-ask-disperse = Mist clears: which of your figures gets the ghost?
table-ask-disperse-of = { $name }: which own figure gets a ghost?

## Said aloud
table-say-thicken = Mist grows: a ghost for one of { $count } figures of others.
table-say-disperse = Mist clears: a ghost for one of your { $count } figures.

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
       *[other] Scare this figure off
    }
   *[other] { $role ->
        [knight] Haunt a knight
        [highwayman] Haunt a highwayman
        [monk] Haunt a monk
        [farmer] Haunt a farmer
        [abbot] Haunt the abbot
        [steward] Haunt a steward
        [gravedigger] Haunt a gravedigger
       *[other] Haunt this figure
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
        [yes] { $name } sent a ghost to your figure
       *[no] { $you ->
            [yes] You sent a ghost to a figure of { $whose }
           *[no] { $name } sent a ghost to a figure of { $whose }
        }
    }
   *[disperse] { $you ->
        [yes] You cleared mist: a ghost for your figure
       *[no] { $name } cleared mist: a ghost for an own figure
    }
}
log-scared = { $mine ->
    [yes] Three ghosts scared your figure off the map
   *[no] Three ghosts scared a figure of { $whose } off the map
}

## Points and how they came
score-ghosts = { $you ->
    [yes] You: ghosts beside the figures
   *[no] { $name }: ghosts beside the figures
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
sum-ghosts = { $count ->
    [one] { $count } ghost × −2 = { $points } points
   *[other] { $count } ghosts × −2 = { $points } points
}
sum-ghosts-final = { $count ->
    [one] { $count } ghost × −1 = { $points } point
   *[other] { $count } ghosts × −1 = { $points } points
}
sum-ghosts-floor = { $count ->
    [one] { $count } ghost × −2, but never below 0: { $points }
   *[other] { $count } ghosts × −2, but never below 0: { $points }
}
sum-ghosts-floor-final = { $count ->
    [one] { $count } ghost × −1, but never below 0: { $points }
   *[other] { $count } ghosts × −1, but never below 0: { $points }
}
score-piece-ghosts = ghosts { $points }
score-piece-ghosts-floor = ghosts { $points }
score-chapter-ghosts = Ghosts on the map
score-chapter-ghosts-floor = Ghosts on the map

## Ghosts beside figures, each player for himself (ghosts-)
ghosts-with = { $count ->
    [one] With { $count } ghost.
   *[other] With { $count } ghosts.
}
ghosts-follow-choose = { $by ->
    [thicken] Mist grows: choose an opponent’s figure for a ghost
   *[disperse] Mist clears: choose an own figure for a ghost
}
ghosts-follow-haunted = { $you ->
    [yes] { $by ->
        [thicken] Mist grows: a ghost for your figure
       *[disperse] Mist clears: a ghost for your figure
    }
   *[no] { $by ->
        [thicken] Mist grows: a ghost for a figure of { $name }
       *[disperse] Mist clears: a ghost for a figure of { $name }
    }
}
ghosts-follow-scared = { $you ->
    [yes] It is the third: your figure is scared off
   *[no] It is the third: the figure of { $name } is scared off
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
why-nobody-to-spook = No such figure stands there.
why-guard-immune = No ghost comes to a guard.
why-special-immune = No ghost comes to a figure that counts for no majority.
why-spook-opponent = An opponent’s figure gets this ghost.
why-spook-own = One of your own figures gets this ghost.

## What it changes
module-mist-changes = Where a tile makes mist grow, its player puts a ghost beside a figure of an opponent; where mist is broken, beside one of his own. Each ghost costs 2 points when its figure scores, 1 at the end. With the third one the figure goes home. No ghost comes to a guard.

## Signs on the board and beside it (signs-)
signs-mist-name = Mist
signs-mist-line = Mist at mist sends a ghost to an opponent, mist at clear land to you.
signs-haunted-name = Ghosts beside a figure
signs-haunted-line = Each takes 2 points when it scores, 1 at the end. The third one drives it off.
signs-away-name = Ghost, arrow up
signs-away-line = Laid here, the tile sends a ghost to a figure of an opponent.
signs-home-name = Ghost, arrow down
signs-home-line = Laid here, the tile brings a ghost to a figure of yours.
signs-both-name = Ghost, two arrows
signs-both-line = Laid here: a ghost to an opponent first, then one to you.
