### Words of the module fortress

## New table
ui-setup-conquest = Siege & Defense
ui-setup-conquest-line = Man the walls. Up to six players.

## Modules and options of the rules (module-, option-)
module-conquest = Siege & Defense
module-fortress = Fortress
module-fortress-about = A board of twelve cells, three walls to man. Up to six players.
option-conquest-tiles = Own tiles for Siege & Defense
option-conquest-tiles-about = A set of your own in place of our tiles.
summary-conquest-tiles = own tiles for Siege & Defense

## The board and where we are in the turn
table-ask-man = Put a figure in the fortress?
table-ask-man-of = { $name }: a figure for the fortress?

## Said aloud
table-say-man = { $count ->
    [one] Put a figure in the fortress?
   *[other] Put a figure in the fortress? There are { $count } spaces.
}

## Heard and typed: what scanning keys and typed commands answer
ears-no-walls = There is no fortress at this table.
ears-word-walls = walls
ears-about-walls = The walls of the fortress

## Menu and help
table-key-fortress = Walls of the fortress

## Offers
offer-man-detail = { $free ->
    [1] the last space: counterattack
   *[other] { $free } spaces are free
}
offer-farm-detail = { $mine ->
    [0] none of yours is there
    [one] { $mine } of yours is there
   *[other] { $mine } of yours are there
}
offer-man = { $wall ->
    [knights] Man the knights’ wall
    [highwaymen] Man the highwaymen’s wall
   *[monks] Man the monks’ wall
}
offer-man-row = { fortress-wall }
offer-farm = { $wall ->
    [knights] Farmer: knights
    [highwaymen] Farmer: highwaymen
   *[monks] Farmer: monks
}
offer-pass-man = No figure
offer-pass-man-short = No

## What happened
log-counterattack = { $wall ->
    [knights] Counterattack from the wall of the knights
    [highwaymen] Counterattack from the wall of the highwaymen
   *[monks] Counterattack from the wall of the monks
}
log-manned = { $you ->
    [yes] You put a figure in the fortress
   *[no] { $name } put a figure in the fortress
}

## Points and how they came
score-counterattack = { $you ->
    [yes] You: counterattack
   *[no] { $name }: counterattack
}
score-counterattack-final = { $you ->
    [yes] You
   *[no] { $name }
}: last counterattack, { $wall ->
    [knights] wall of the knights
    [highwaymen] wall of the highwaymen
   *[monks] wall of the monks
}
sum-counterattack = { $count ->
    [one] { $count } figure × 3 = { $points } points
   *[other] { $count } figures × 3 = { $points } points
}
sum-counterattack-final = { $count ->
    [one] { $count } figure × 3 = { $points } points
   *[other] { $count } figures × 3 = { $points } points
}
score-chapter-counterattack = Last counterattack

## The fortress: walls, besiegers
fortress-walls = Walls of the fortress
fortress-wall = { $wall ->
    [knights] Knights’ wall
    [highwaymen] Highwaymen’s wall
   *[monks] Monks’ wall
}
fortress-free = { $count ->
    [0] full
    [one] { $count } space left
   *[other] { $count } spaces left
}
fortress-wall-said = { $wall }: { $free }.
fortress-on-row = { $name }: { $count } on the wall.
fortress-on-camp = { $name }: { $count } on the farmer space.
fortress-nobody = Nobody is there.
fortress-follow-counterattack = The wall is full: counterattack, all go home
fortress-follow-scored = { $you ->
    [yes] You score { $points }
   *[no] { $name } scores { $points }
}

## Why a move is refused
why-wrong-wall = { $wall ->
    [knights] This figure belongs to the wall of the knights.
    [highwaymen] This figure belongs to the wall of the highwaymen.
   *[monks] This figure belongs to the wall of the monks.
}
why-no-farmer-space = Only after a farmer may a meeple go to a farmer space.
why-only-farmer-spaces = After a farmer a meeple may go to a farmer space only.
why-river-at-fortress = The first bend of the river must turn away from the fortress.

## What it changes
module-fortress-changes = The fortress lies in place of the start tile, and everybody has two meeples more. Whoever places a knight, a highwayman, a monk or an abbot may also put a meeple on the matching wall; with a farmer, on a farmer space. When a wall is full, each meeple there brings 3 points and goes home; so it does at the end.

## Signs on the board and beside it (signs-)
signs-wall-name = Space on a wall
signs-wall-line = Each figure brings 3 when the row is full, in an attack and at the end.
signs-five-name = 5+ on a wall
signs-five-line = This space is used only by five or six players.
signs-camp-name = Farmer space
signs-camp-line = Whoever lays a farmer may put a figure here too. It is never full.

## The workshop
workshop-catalogue-conquest = Siege & Defense
workshop-catalogue-conquest-about = Known: the rules, two tiles from pictures, three in part, and that the board has twelve fields and three walls. Not known: the other tiles, the outline of the board, and how many spaces each wall has.
workshop-kind-wall = Wall
workshop-kind-camp = Camp
workshop-mark-of = Whose
workshop-mark-conquest = Signs of besiegers
workshop-value-knights = Knights
workshop-value-highwaymen = Highwaymen
workshop-value-monks = Monks
workshop-value-fortress = Fortress
workshop-board-walls = Walls
workshop-board-wall = Wall
workshop-board-roles = Figures
workshop-board-rows = Spaces by players
workshop-board-players = Players
workshop-board-spaces = Spaces
workshop-board-side = Side of the board
workshop-board-dark = Dark space
workshop-fixed-board = Boards: { $need }
workshop-problem-fixed-board = Boards: { $wanted } in a set, not { $found }.
workshop-fixed-river = River tiles: { $need }
workshop-problem-fixed-river = River tiles: { $wanted } in a set, not { $found }.
workshop-problem-walls-off-board = Walls and camps are on the board alone.
workshop-problem-board-marks = { $tile } is one piece that lies on the table first.
workshop-problem-board-walls =
    { $wall ->
        [knights] The knights need
        [highwaymen] The highwaymen need
       *[monks] The monks need
    } one wall and one camp on the board.
workshop-problem-board-mouths = The board has two mouths of the river.
workshop-problem-board-mouth = A mouth of the river lies at an outer side with water, and a tile can lie before it.
workshop-problem-bad-board = The board is told by an object of { $keys }.
workshop-problem-board-roles = Which figures belong to a wall is a rule, and no set changes it.
workshop-problem-board-row = A row for { $players } players with 1 to { $most } spaces is missing.
workshop-problem-board-rows = There are more rows than numbers of players.
