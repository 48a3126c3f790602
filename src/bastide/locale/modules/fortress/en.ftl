### Words of the module fortress

## New table
ui-setup-conquest = Siege & Defense
ui-setup-conquest-line = Defend the walls. Up to six players.

## Modules and options of the rules (module-, option-)
module-conquest = Siege & Defense
module-fortress = Fortress
module-fortress-about = A board of twelve squares with three walls. Up to six players.
option-conquest-tiles = Your own tiles for Siege & Defense
option-conquest-tiles-about = Your own set instead of our tiles.
summary-conquest-tiles = custom tiles for Siege & Defense

## The board and where we are in the turn
table-ask-man = Place a meeple in the fortress?
table-ask-man-of = { $name }: a meeple in the fortress?

## Said aloud
table-say-man = { $count ->
    [one] Place a meeple in the fortress?
   *[other] Place a meeple in the fortress? There are { $count } spaces.
}

## Heard and typed: what scanning keys and typed commands answer
speech-no-walls = This game has no fortress.
speech-word-walls = walls
speech-about-walls = The walls of the fortress

## Menu and help
table-key-fortress = Walls of the fortress

## Offers
offer-man-detail = { $free ->
    [1] the last space: counterattack
   *[other] { $free } free spaces
}
offer-farm-detail = { $mine ->
    [0] none of yours there
    [one] { $mine } of yours there
   *[other] { $mine } of yours there
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
offer-pass-man = No meeple
offer-pass-man-short = No

## What happened
log-counterattack = { $wall ->
    [knights] Counterattack from the knights’ wall
    [highwaymen] Counterattack from the highwaymen’s wall
   *[monks] Counterattack from the monks’ wall
}
log-manned = { $you ->
    [yes] You placed a meeple in the fortress
   *[no] { $name } placed a meeple in the fortress
}

## Points and how they came
score-counterattack = { $you ->
    [yes] You: counterattack
   *[no] { $name }: counterattack
}
score-counterattack-final = { $you ->
    [yes] You
   *[no] { $name }
}: final counterattack, { $wall ->
    [knights] knights’ wall
    [highwaymen] highwaymen’s wall
   *[monks] monks’ wall
}
calculation-counterattack = { $count ->
    [one] { $count } meeple × 3 = { $points } points
   *[other] { $count } meeples × 3 = { $points } points
}
calculation-counterattack-final = { $count ->
    [one] { $count } meeple × 3 = { $points } points
   *[other] { $count } meeples × 3 = { $points } points
}
score-chapter-counterattack = Final counterattack

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
fortress-empty = No one is there.
fortress-follow-counterattack = The wall is full: counterattack, and all go home
fortress-follow-scored = { $you ->
    [yes] You score { $points }
   *[no] { $name } scores { $points }
}

## Why a move is refused
why-wrong-wall = { $wall ->
    [knights] This meeple belongs on the knights’ wall.
    [highwaymen] This meeple belongs on the highwaymen’s wall.
   *[monks] This meeple belongs on the monks’ wall.
}
why-no-farmer-space = You may use a farmer space only after placing a farmer.
why-only-farmer-spaces = After placing a farmer you may only use a farmer space.
why-river-at-fortress = The first bend of the river must turn away from the fortress.

## What it changes
module-fortress-changes = The fortress replaces the start tile, and each player gets two more meeples. After placing a knight, highwayman, monk or abbot, you may place another meeple on the matching wall. After placing a farmer, you may use a farmer space. When a wall is full, each meeple there scores 3 points and goes home. The same happens at the end of the game.

## Signs on the board and beside it (signs-)
symbols-wall-name = Space on a wall
symbols-wall-line = Each meeple scores 3 when the row is full, in an attack and at the end.
symbols-five-name = 5+ on a wall
symbols-five-line = Only used with five or six players.
symbols-camp-name = Farmer space
symbols-camp-line = After placing a farmer, you may place a meeple here. It never fills up.

## The workshop
workshop-catalogue-conquest = Siege & Defense
workshop-catalogue-conquest-about = Known: the rules, two tiles from pictures, three in part, and a board with twelve squares and three walls. Unknown: the other tiles, the outline of the board, and how many spaces each wall has.
workshop-kind-wall = Wall
workshop-kind-camp = Camp
workshop-mark-of = Belongs to
workshop-mark-conquest = Besiegers’ symbols
workshop-value-knights = Knights
workshop-value-highwaymen = Highwaymen
workshop-value-monks = Monks
workshop-value-fortress = Fortress
workshop-board-walls = Walls
workshop-board-wall = Wall
workshop-board-roles = Meeples
workshop-board-rows = Spaces by number of players
workshop-board-players = Players
workshop-board-spaces = Spaces
workshop-board-side = Side of the board
workshop-board-dark = Dark space
workshop-fixed-board = Boards: { $need }
workshop-problem-fixed-board = Boards: a set needs { $wanted }, not { $found }.
workshop-fixed-river = River tiles: { $need }
workshop-problem-fixed-river = River tiles: a set needs { $wanted }, not { $found }.
workshop-problem-walls-off-board = Walls and camps can only be on the board.
workshop-problem-board-marks = { $tile } must be one piece, and it starts on the table.
workshop-problem-board-walls =
    { $wall ->
        [knights] The knights need
        [highwaymen] The highwaymen need
       *[monks] The monks need
    } one wall and one camp on the board.
workshop-problem-board-mouths = The board needs two river mouths.
workshop-problem-board-mouth = A river mouth must be at an outer side with water, with room for a tile in front of it.
workshop-problem-bad-board = The board must be an object with { $keys }.
workshop-problem-board-roles = The rules fix which meeples belong to a wall. A set cannot change it.
workshop-problem-board-row = There must be a row of 1 to { $most } spaces for { $players } players.
workshop-problem-board-rows = There are too many rows for these numbers of players.
