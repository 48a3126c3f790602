### Words of the module catapult

## Modules and options of the rules (module-, option-)
module-catapult = Besiegers
module-catapult-about = Symbols on tiles bring catapults and attacks.

## The board and where we are in the turn
table-ask-besiege = Which wall do you besiege?
table-ask-besiege-of = { $name }: which wall?
table-ask-flee = The wall is under attack. Which meeple do you give up?
table-ask-flee-of = { $name }: which meeple has to go?

## Said aloud
table-say-besiege = Which wall do you besiege? There are { $count }.
table-say-flee = The wall is under attack. You give up one of your { $count } meeples.

## Offers
offer-besiege-detail = { $catapult ->
    [yes] it has a catapult: attack
   *[no] it gets a catapult
}
offer-flee-detail = { offer-spot }
offer-besiege = { $wall ->
    [knights] Besiege the knights
    [highwaymen] Besiege the highwaymen
   *[monks] Besiege the monks
}
offer-flee = { $role ->
    [knight] Give up a knight
    [highwayman] Give up a highwayman
    [monk] Give up a monk
    [abbot] Give up the abbot
   *[other] Give up this meeple
}

## What happened
log-catapult = { $wall ->
    [knights] The knights’ wall gets a catapult
    [highwaymen] The highwaymen’s wall gets a catapult
   *[monks] The monks’ wall gets a catapult
}
log-attack = { $wall ->
    [knights] Attack on the knights’ wall
    [highwaymen] Attack on the highwaymen’s wall
   *[monks] Attack on the monks’ wall
}
log-fled = { $mine ->
    [yes] You lost a meeple in the attack
   *[no] { $whose } lost a meeple in the attack
}

## Points and how they came
score-attack = { $you ->
    [yes] You: attack
   *[no] { $name }: attack
}
calculation-attack = { $count ->
    [one] { $count } meeple × 3 = { $points } points
   *[other] { $count } meeples × 3 = { $points } points
}

## The fortress: walls, besiegers
fortress-catapult = A catapult is there
fortress-catapult-said = A catapult is in front of it.
fortress-sign = { $sign ->
    [knights] Knights’ symbol.
    [highwaymen] Highwaymen’s symbol.
    [monks] Monks’ symbol.
   *[any] Symbol for any wall.
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
    [knights] The knights’ wall gets a catapult
    [highwaymen] The highwaymen’s wall gets a catapult
   *[monks] The monks’ wall gets a catapult
}
fortress-follow-attack = { $wall ->
    [knights] An attack empties the knights’ wall
    [highwaymen] An attack empties the highwaymen’s wall
   *[monks] An attack empties the monks’ wall
}
fortress-follow-fled = { $you ->
    [yes] You lose a meeple
   *[no] { $name } loses a meeple
}
fortress-follow-choose = { $you ->
    [yes] You must give up a meeple
   *[no] { $name } must give up a meeple
}

## Why a move is refused
why-not-your-figure = You have no meeple of that kind there.
why-not-attacked = { $wall ->
    [knights] The attack was on the knights’ wall: only a knight can go.
    [highwaymen] The attack was on the highwaymen’s wall: only a highwayman can go.
   *[monks] The attack was on the monks’ wall: only a monk or the abbot can go.
}

## What it changes
module-catapult-changes = A symbol on the tile you draw puts a catapult at a wall. The next one attacks: each meeple there scores 3 points and goes home. A player with no meeple there loses a matching one from the map.

## Signs on the board and beside it (signs-)
symbols-knights-name = Knights’ symbol
symbols-knights-line = When drawn, it brings a catapult to the knights’ wall. The next one attacks.
symbols-highwaymen-name = Highwaymen’s symbol
symbols-highwaymen-line = When drawn, it brings a catapult to the highwaymen’s wall. The next one attacks.
symbols-monks-name = Monks’ symbol
symbols-monks-line = When drawn, it brings a catapult to the monks’ wall. The next one attacks.
symbols-any-name = Question mark
symbols-any-line = The player who draws it chooses the wall.
symbols-catapult-name = Catapult
symbols-catapult-line = The next symbol of this wall attacks: 3 points for each meeple here. Players with none lose one.
