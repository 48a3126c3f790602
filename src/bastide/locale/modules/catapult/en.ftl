### Words of the module catapult

## Modules and options of the rules (module-, option-)
module-catapult = Besiegers
module-catapult-about = Signs on tiles bring catapults and attacks.

## The board and where we are in the turn
table-ask-besiege = Which wall is besieged?
table-ask-besiege-of = { $name }: which wall is besieged?
table-ask-flee = The wall is attacked: which of yours has to go?
table-ask-flee-of = { $name }: which own figure has to go?

## Said aloud
table-say-besiege = Which wall is besieged? There are { $count }.
table-say-flee = The wall is attacked: one of your { $count } figures has to go.

## Offers
offer-besiege-detail = { $catapult ->
    [yes] a catapult stands there: attack
   *[no] a catapult comes there
}
offer-flee-detail = { offer-spot }
offer-besiege = { $wall ->
    [knights] Besiege the knights
    [highwaymen] Besiege the highwaymen
   *[monks] Besiege the monks
}
offer-flee = { $role ->
    [knight] Take off a knight
    [highwayman] Take off a highwayman
    [monk] Take off a monk
    [abbot] Take off the abbot
   *[other] Take off this figure
}

## What happened
log-catapult = { $wall ->
    [knights] A catapult stands at the wall of the knights
    [highwaymen] A catapult stands at the wall of the highwaymen
   *[monks] A catapult stands at the wall of the monks
}
log-attack = { $wall ->
    [knights] The wall of the knights is attacked
    [highwaymen] The wall of the highwaymen is attacked
   *[monks] The wall of the monks is attacked
}
log-fled = { $mine ->
    [yes] Your figure had to leave the map
   *[no] A figure of { $whose } had to leave the map
}

## Points and how they came
score-attack = { $you ->
    [yes] You: attack
   *[no] { $name }: attack
}
sum-attack = { $count ->
    [one] { $count } figure × 3 = { $points } points
   *[other] { $count } figures × 3 = { $points } points
}

## The fortress: walls, besiegers
fortress-catapult = A catapult stands there
fortress-catapult-said = A catapult stands before it.
fortress-sign = { $sign ->
    [knights] Sign of the knights.
    [highwaymen] Sign of the highwaymen.
    [monks] Sign of the monks.
   *[any] Sign for any wall.
}
fortress-did-catapult = { $wall ->
    [knights] A catapult at the knights’ wall
    [highwaymen] A catapult at the highwaymen’s wall
   *[monks] A catapult at the monks’ wall
}
fortress-did-attack = { $wall ->
    [knights] Attack on the knights’ wall
    [highwaymen] Attack on the highwaymen’s wall
   *[monks] Attack on the monks’ wall
}
fortress-follow-catapult = { $wall ->
    [knights] A catapult comes to the knights’ wall
    [highwaymen] A catapult comes to the highwaymen’s wall
   *[monks] A catapult comes to the monks’ wall
}
fortress-follow-attack = { $wall ->
    [knights] The knights’ wall is attacked and emptied
    [highwaymen] The highwaymen’s wall is attacked and emptied
   *[monks] The monks’ wall is attacked and emptied
}
fortress-follow-fled = { $you ->
    [yes] You lose a figure
   *[no] { $name } loses a figure
}
fortress-follow-choose = { $you ->
    [yes] You must take off a figure
   *[no] { $name } must take off a figure
}

## Why a move is refused
why-not-your-figure = None of your figures of that kind stands there.
why-not-attacked = { $wall ->
    [knights] The wall of the knights was attacked: only a knight has to go.
    [highwaymen] The wall of the highwaymen was attacked: only a highwayman has to go.
   *[monks] The wall of the monks was attacked: only a monk or the abbot has to go.
}

## What it changes
module-catapult-changes = A sign on the tile you draw puts a catapult at a wall. The next one attacks: each meeple there brings 3 points and goes home, and whoever has none there takes a matching figure off the map.

## Signs on the board and beside it (signs-)
signs-knights-name = Sign of the knights
signs-knights-line = Drawn, it brings a catapult to the wall of the knights; the next one attacks.
signs-highwaymen-name = Sign of the highwaymen
signs-highwaymen-line = Drawn, it brings a catapult to the wall of the highwaymen; the next one attacks.
signs-monks-name = Sign of the monks
signs-monks-line = Drawn, it brings a catapult to the wall of the monks; the next one attacks.
signs-any-name = Sign with a question mark
signs-any-line = Whoever drew it chooses the wall.
signs-catapult-name = Catapult
signs-catapult-line = The next sign of this wall is an attack: 3 for each figure, who has none loses one.
