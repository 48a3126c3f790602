# The words of Bastide in English, for the page, the server and the command line.
# Keys are kebab-case; the prefix says where they are used. Sentences have at most
# 60 characters, buttons (keys ending in -do) at most 18; no exclamation marks.

### Shell: pages, lobby, states of the connection (ui-)

ui-brand = Bastide
ui-home-link = Bastide, to the start page
ui-close = Close
ui-unofficial = Unofficial: own art, own words, open source.
ui-version = Version { $version }
ui-theme-to-dusk = Change to dusk colours
ui-theme-to-light = Change to light colours

## Titles of the browser's tab
ui-title-home = Bastide: lay a tile, make a country
ui-title-new = New table · Bastide
ui-title-table = { $table } · Bastide
ui-title-loading = Opening the table · Bastide
ui-title-missing = Not found · Bastide

## Start page
ui-home-headline-1 = Lay a tile.
ui-home-headline-2 = Make a country.
ui-play-now = Play now
ui-play-now-line = You against a bot. About 20 minutes.
ui-play-friends = Play with friends
ui-play-friends-line = Send a link. They tap it and sit down. No account.
ui-one-device = One device
ui-one-device-line = Pass it round the table.
ui-new-table = New table
ui-new-table-line = Choose seats and rules.
ui-your-tables = Your tables
ui-your-turn-in = Your turn in “{ $table }”
ui-waiting-in = “{ $table }” waits for players
ui-seats-open = { $open ->
    [one] One seat is free.
   *[other] { $open } seats are free.
}
ui-name-score = { $name } { $score }
ui-left-and-names = { $left ->
    [one] One tile left · { $players }
   *[other] { $left } tiles left · { $players }
}
ui-continue = Continue
ui-more-tables = { $count ->
    [one] One more
   *[other] { $count } more
}
ui-duel-name = A quick game

## New table
ui-new-preset = Everything is set for a first game. Change what you like.
ui-game = Game
ui-setups = Tables ready to play
ui-setup-first = First game
ui-setup-first-line = Roads, cities, monasteries.
ui-setup-fields = With fields
ui-setup-fields-line = Farmers count at the end.
ui-setup-box = The whole box
ui-setup-box-line = Fields, river and abbot.
ui-setup-anniversary = Anniversary
ui-setup-anniversary-line = A forking river, arrows, abbot.
ui-setup-tournament = Tournament
ui-setup-tournament-line = Two players, no help.
ui-setup-own = Your own rules
ui-fixed-rules = These rules are fixed. Choose another game to change them.
ui-rules-in-play = Rules in play
ui-what-changes = { $module }: what it changes
ui-none = None
ui-rivals-hint = The first tiles can be a river.
ui-rival-tiles = { $count } tiles
ui-house-rules = House rules
ui-house-rules-line = As printed. Change details here.
ui-at-the-table = At the table
ui-aids = Help
ui-aids-hint = Marks where tiles fit, likely points, tiles left, reasons.
ui-starter = Who begins
ui-starter-lot = By lot
ui-starter-open = Seat { $n }
ui-takeback = Take back
ui-takeback-hint = A figure or a tile, until the next player moves.
ui-seats = Seats
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $n }
ui-your-name = Your name
ui-name-of-seat = Name at seat { $n }
ui-who-at-seat = Who plays at seat { $n }
ui-who-you = you, at this device
ui-who-person = a person at this device
ui-who-open = a friend with the link
ui-who-bot-greedy = bot, plays to win
ui-who-bot-random = bot, plays by chance
ui-who-here = at this device
ui-who-ready = is here
ui-who-away = is away
ui-player-n = Player { $n }
ui-you-name = You
ui-bot-name-1 = Miller
ui-bot-name-2 = Weaver
ui-bot-name-3 = Potter
ui-bot-name-4 = Mason
ui-bot-name-5 = Baker
ui-table-of = Table of { $name }
ui-summary = { $seats } seats · { $tiles } tiles
ui-summary-time = About { $minutes } minutes · from 7 years
ui-children = Small children? Play the base game alone.
ui-start-simple = Start simple
ui-link-next = The next page has the link for your friends.
ui-open-table = Open the table
ui-sit-down = Sit down

## Before the game starts
ui-rules-alone = Base game
ui-rules-with = Base game with { $modules }
ui-rules-tournament = Tournament: { $game }
ui-no-takeback = no take-back
ui-no-aids = no help
ui-lobby-invited = You are invited. Take a seat.
ui-lobby-full = All seats are taken. You can watch from here.
ui-lobby-waiting = { $open ->
    [one] One seat is still free.
   *[other] { $open } seats are still free.
}
ui-lobby-ready = Everybody is here.
ui-lobby-host-starts = { $name } starts the game.
ui-seat-open = Free seat
ui-seat-open-line = for a friend with the link
ui-sit-here = Sit here
ui-add-bot = Add a bot
ui-stand-up = Free the seat of { $name }
ui-send-away = Send { $name } away
ui-start-with-bots = Start with bots
ui-start-game = Start the game
ui-invite-title = Invite
ui-invite-line = Whoever opens this link can sit down or watch.
ui-invite-alone = This link works on this device only.
ui-invite-alone-how = Others can join after: { $command }
ui-link-label = Link to this table
ui-copy-link = Copy link
ui-copied = Copied
ui-link-copied = The link is copied.
ui-send-link = Send the link
ui-share-text = { $table }: { $rules }. Sit down here.
ui-qr-show = Show the link as a picture to scan
ui-qr-hide = Hide the picture of the link
ui-qr-alt = The link as a QR code
ui-your-colour = Your colour
ui-colour-red = Red
ui-colour-blue = Blue
ui-colour-green = Green
ui-colour-yellow = Yellow
ui-colour-black = Black
ui-colour-pink = Pink
ui-name-missing = Please type a name first.

## Connection and trouble
ui-loading = Opening the table…
ui-connection = Connection
ui-again = Connecting again…
ui-again-move-kept = Connecting again… your move is kept
ui-try-now = Try now
ui-try-again = Try again
ui-save-game = Save the game
ui-stale = The table moved on.
ui-away-title = { $name } left the table
ui-away-line = A bot can play until they are back.
ui-seat-free-title = A seat is free
ui-seat-free-line = A bot or a friend can take it.
ui-let-bot = Let a bot play
ui-join-title = A seat is free
ui-join-line = Sit down and play on from here.
ui-just-watch = Just watch
ui-wait = Wait
ui-error-title = That did not work
ui-error-ref = { $text } Reference { $ref }.
ui-missing-title = Nothing lies here
ui-missing-line = This address leads to no page.
ui-no-table-title = No table here
ui-no-table-line = The link may be mistyped or the table too old.
ui-to-home = To the start page

### Modules and options of the rules (module-, option-)

module-base-rules = Base game
module-base-tiles = Tiles of the base game
module-fields = Fields
module-fields-about = Farmers lie in the fields and count at the end.
module-fields-changes = A figure may also lie down in a field as a farmer. It stays there to the end; then the field counts 3 points for every finished city beside it. The sharpest part of the game.
module-river = River
module-river-about = Twelve tiles from a spring to a lake come first.
module-river-changes = The game begins at a spring instead of the start tile. All 12 river tiles are laid first, end to end, without turning twice to the same hand. The river parts fields; no figure stands on it.
module-abbot = Abbot
module-abbot-about = One more figure, for monasteries and gardens.
module-abbot-changes = Everybody has an abbot. He may stand in a monastery or, he alone, in a garden, which counts like a monastery. Instead of putting a figure you may call him back early: he counts what lies around him now.
module-river20 = Forking river
module-river20-about = Seventeen tiles; a double tile splits the river.
module-river20-changes = After the spring comes a tile of double size where the river splits. Both arms grow as you like and each ends in a lake. They may not meet.
module-arrows = Arrow tiles
module-arrows-about = Fifteen tiles with one of three signs.
module-arrows-changes = An arrow laid towards an empty cell gives 2 points at once. Where an arrow and another tile meet, its sign works for whoever laid the later one.

option-small-cities = Finished city of two tiles
option-small-cities-about = What it counts without shields.
option-small-cities-value = { $value ->
    [2] 2 points
   *[other] { $value } points
}
option-small-cities-said = small cities count { $value }
option-hand = Tiles in hand
option-hand-about = With two you choose which one to play.
option-hand-value = { $value ->
    [1] One
    [2] Two
   *[other] { $value }
}
option-hand-said = { $value } tiles in hand
option-spare-start = Shuffle the start tile in
option-spare-start-about = The river replaces it; so it is drawn like the others.
option-spare-start-said = start tile among the others
option-gardens = Gardens on the tiles
option-gardens-about = The first printing had none.
option-gardens-said = no gardens on the tiles
option-strict-river-said = strict river
option-draws-said = { $value } tiles are drawn
option-solo-said = one player alone
option-reinforce = Reinforce
option-reinforce-about = One more figure where one of yours stands.
option-reinforce-said = without Reinforce
option-portal = Portal
option-portal-about = Your figure goes to any free place of the board.
option-portal-said = without Portal
option-extra-turn = Extra turn
option-extra-turn-about = You play once more.
option-extra-turn-said = without Extra turn

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

## The board and where we are in the turn
table-map = Map
table-board = Board
table-home = Bastide, to the start page
table-tools = View
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Show the whole board
table-step = { $n ->
    [1] Step 1 of 3: the tile
    [2] Step 2 of 3: the figure
   *[other] Step 3 of 3: counting
}
table-ask-place = Your turn: place the tile
table-ask-place-of = { $name }: place the tile
table-ask-turn = Your turn
table-ask-here = Here?
table-ask-figure = Put a figure?
table-ask-figure-of = { $name }: put a figure?
table-thinking = { $name } is thinking…
table-choosing = { $name } is choosing
table-over = The game is over
table-turn-of = { $name }’s turn
table-you = You

## Players and what is left
table-tag-you = you
table-tag-bot = bot
table-tag-away = away
table-left = { $count } left
table-supply = { $count ->
    [0] No figures left
    [one] One figure left
   *[other] { $count } figures left
}
table-none-left = none left
table-chip = { $points ->
    [one] { $name }: { $points } point, { $left } figures left
   *[other] { $name }: { $points } points, { $left } figures left
}
table-tiles-left = { $count ->
    [one] { $shown } tile left
   *[other] { $shown } tiles left
}
table-left-title = Tiles to come
table-left-text = { $count ->
    [0] All tiles are on the table.
    [one] One tile is still in the bag.
   *[other] { $count } tiles of { $kinds } kinds are in the bag.
}
table-left-of-kind = { $count } left
table-out-title = Out of the game
table-out-text = They fitted nowhere when they were drawn.
table-last-turns = Last turns
table-all-turns-do = Show all
table-no-turns = Nothing has happened yet.

## The dock
table-places = Where to place the tile
table-places-fit = { $count ->
    [one] { $shown } place fits this tile
   *[other] { $shown } places fit this tile
}
table-fit-and-left = { $count ->
    [one] { $count } place fits · { $left } tiles left
   *[other] { $count } places fit · { $left } tiles left
}
table-tap-place = Tap a marked place
table-place-do = Place here
table-pick-first = Choose first
table-sending = Sending…
table-undo = Take back
table-turn = Turn the tile
table-turn-back = Turn the tile back
table-one-direction = Only this direction fits here.
table-tap-again = Tap the tile again to turn it.
table-wheel-turns = The wheel turns the tile.
table-all-directions = Every direction fits here.
table-why-hint = Choose a place or point at a cell, then press W.
table-moved-on = The table moved on. Please choose again.
table-option = { $n } · { $label }
table-picked = { $label } is chosen. Enter confirms.
table-bot-thinking = { $name } is thinking
table-wait-person = You can look around meanwhile.
table-wait-away = Not at the table just now.
table-hint-turn = turn
table-hint-move = move
table-hint-place = place
table-hint-pick = pick
table-hint-none = none
table-hint-confirm = confirm

## Said aloud
table-say-place = { $count ->
    [one] Your turn. The tile fits in one place.
   *[other] Your turn. The tile fits in { $count } places.
}
table-say-place-of = { $count ->
    [one] { $name }, the tile fits in one place.
   *[other] { $name }, the tile fits in { $count } places.
}
table-say-pick = { $count ->
    [one] Put a figure? There is one spot.
   *[other] Put a figure? There are { $count } spots.
}
table-cell = Row { $row }, column { $column }.
table-sides = North { $north }, east { $east }, south { $south }, west { $west }.
table-kind = { $kind ->
    [city] city
    [road] road
    [river] river
    [monastery] monastery
   *[field] field
}
table-has-monastery = Monastery.
table-has-shield = Shield.
table-has-crossing = Crossing.
table-figure-here = { $role ->
    [knight] { $name }: knight.
    [highwayman] { $name }: highwayman.
    [monk] { $name }: monk.
    [farmer] { $name }: farmer.
   *[other] { $name }: figure.
}
table-empty = Empty.
table-fits = { $turns ->
    [one] Empty, the tile fits in one direction.
   *[other] Empty, the tile fits in { $turns } directions.
}
table-place = Place { $n } of { $total }: row { $row }, column { $column }.
table-touches = { $side ->
    [N] North
    [E] East
    [S] South
   *[W] West
}: { $kind ->
    [city] city.
    [road] road.
    [river] river.
   *[field] field.
}
table-direction = Direction { $n } of { $total }.
table-here-title = What is here
table-placed-by = Placed by { $name }.

## Why not, and rules
table-why-direction = Not in this direction
table-why-place = It fits here in no direction
table-why-do = Why?
table-why-refused = That is not possible
table-turn-to-fit-do = Turn to fit
table-read-rule-do = Read the rule
table-rule = Rule { $rule }
table-rule-from = From the rules of Bastide, in our own words.

## The end
table-win = { $you ->
    [yes] You win, { $points } to { $second }
   *[no] { $name } wins, { $points } to { $second }
}
table-shared-win = { $name } share the win, { $points } each
table-see-how-do = See how
table-rematch-do = Rematch
table-rematch-join-do = Join the rematch
table-save-do = Save the game
table-save-record = Save the record of this game

## Menu and help
table-menu = Menu
table-menu-tiles = Tiles to come
table-menu-scores = Points and why
table-menu-log = All turns
table-menu-help = Help and keys
table-menu-dusk = Dusk colours
table-menu-light = Light colours
table-menu-save = Save the game
table-menu-home = To the start page
table-help = Help
table-help-turn = A turn
table-help-1 = Place the tile so that all touching sides match.
table-help-2 = You may put a figure on the tile you placed.
table-help-3 = What is complete is counted; the figures come back.
table-help-4 = When the tiles are used up, the rest is counted.
table-help-board = The board
table-help-mouse = Click a place to choose it, click again to place. The wheel or the right button turns the tile. Drag moves the map, the wheel beside the places zooms.
table-help-touch = Tap a place to choose it, tap it again to turn the tile. Drag moves the map, two fingers zoom.
table-help-keys = Keys
table-letters = Letter keys
table-letters-hint = Letters and numbers act as commands.
table-one-click = One click plays
table-one-click-hint = With the mouse, without a second click.
table-key-next = next, previous place
table-key-arrows = nearest place that way
table-key-turn = turn the tile
table-key-enter = place, confirm
table-key-pick = choose a spot
table-key-none = no figure
table-key-undo = take back
table-key-why = why not another way
table-key-here = what is here
table-key-tiles = tiles to come
table-key-scores = points and why
table-key-log = all turns
table-key-zoom = zoom, show all
table-key-pan = move the map
table-key-keys = this help
table-key-back = back

## Offers
offer-place = Row { $y }, column { $x }
offer-figure = { $role ->
    [knight] Knight
    [highwayman] Highwayman
    [monk] Monk
    [farmer] Farmer
   *[other] Figure
}
offer-figure-detail = { $feature ->
    [city] { $tiles ->
        [one] city, { $tiles } tile
       *[other] city, { $tiles } tiles
    }
    [road] { $tiles ->
        [one] road, { $tiles } tile
       *[other] road, { $tiles } tiles
    }
    [monastery] { $tiles ->
        [one] { $tiles } tile of 9
       *[other] { $tiles } tiles of 9
    }
   *[field] stays to the end
}
offer-worth = { $points } now
offer-later = { $points } later
offer-pass = No figure
offer-pass-short = None

## What happened
log-title = All turns
log-discarded = A tile fitted nowhere and left the game
log-placed = { $you ->
    [yes] You placed a tile
   *[no] { $name } placed a tile
}
log-figure = { $role ->
    [knight] { $you ->
        [yes] You put a knight in a city
       *[no] { $name } put a knight in a city
    }
    [highwayman] { $you ->
        [yes] You put a highwayman on a road
       *[no] { $name } put a highwayman on a road
    }
    [monk] { $you ->
        [yes] You put a monk in a monastery
       *[no] { $name } put a monk in a monastery
    }
   *[farmer] { $you ->
        [yes] You laid a farmer in a field
       *[no] { $name } laid a farmer in a field
    }
}
log-passed = { $you ->
    [yes] You put no figure
   *[no] { $name } put no figure
}
log-over = The game is over
log-undone = { $you ->
    [yes] You took a move back
   *[no] { $name } took a move back
}

## Points and how they came
score-title = Points
score-lines = How they came
score-no-lines = Nothing has been counted yet.
score-none-yet = no points yet
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-piece = { $reason ->
    [road] roads { $points }
    [city] cities { $points }
    [monastery] monasteries { $points }
    [field] fields { $points }
   *[other] other { $points }
}
score-road = { $you ->
    [yes] { $count ->
        [one] You: road, { $count } tile
       *[other] You: road, { $count } tiles
    }
   *[no] { $count ->
        [one] { $name }: road, { $count } tile
       *[other] { $name }: road, { $count } tiles
    }
}
score-city = { $you ->
    [yes] You: city, { $count } tiles
   *[no] { $name }: city, { $count } tiles
}
score-monastery = { $you ->
    [yes] You: monastery
   *[no] { $name }: monastery
}
score-road-final = { $you ->
    [yes] You: open road
   *[no] { $name }: open road
}
score-city-final = { $you ->
    [yes] You: open city
   *[no] { $name }: open city
}
score-monastery-final = { $you ->
    [yes] You: open monastery
   *[no] { $name }: open monastery
}
score-field-final = { $you ->
    [yes] You: field
   *[no] { $name }: field
}
score-other = { $you ->
    [yes] You: points
   *[no] { $name }: points
}
score-sum-road = { $count ->
    [one] { $count } tile = { $points } points
   *[other] { $count } tiles = { $points } points
}
score-sum-road-final = { $count ->
    [one] { $count } tile = { $points } point
   *[other] { $count } tiles = { $points } points
}
score-sum-city = { $shields ->
    [0] { $count } tiles × 2 = { $points } points
    [one] { $count } tiles × 2 + { $shields } shield × 2 = { $points } points
   *[other] { $count } tiles × 2 + { $shields } shields × 2 = { $points } points
}
score-sum-city-final = { $shields ->
    [0] { $count ->
        [one] { $count } tile = { $points } point
       *[other] { $count } tiles = { $points } points
    }
    [one] { $count ->
        [one] { $count } tile + { $shields } shield = { $points } points
       *[other] { $count } tiles + { $shields } shield = { $points } points
    }
   *[other] { $count ->
        [one] { $count } tile + { $shields } shields = { $points } points
       *[other] { $count } tiles + { $shields } shields = { $points } points
    }
}
score-sum-monastery = Monastery with 8 tiles around = { $points } points
score-sum-monastery-final = { $count ->
    [one] Monastery alone = { $points } point
   *[other] Monastery and tiles around: { $count } = { $points } points
}
score-sum-field-final = { $count ->
    [0] No finished city = { $points } points
    [one] { $count } finished city × 3 = { $points } points
   *[other] { $count } finished cities × 3 = { $points } points
}
score-sum-other = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-why = Line { $n }: read rule { $rule }
score-why-do = Why?
score-counting = Counting up
score-chapter = { $reason ->
    [road] Unfinished roads
    [city] Unfinished cities
    [monastery] Monasteries
    [field] Fields
   *[other] Other points
}
score-of = { $n } of { $total }
score-count = { $count } scored
score-back = Back
score-pause = Pause
score-play = Go on
score-next = Next
score-skip-do = Skip to the result

### Answers of the rules and the server (why-, rule-, error-)

## Why a move is refused
why-not-your-turn = It is not your turn.
why-game-over = The game is over.
why-wrong-step = Another step comes first.
why-cell-taken = A tile lies here already.
why-no-neighbour = The tile must share a full side with another tile.
why-side-mismatch = { $side ->
    [N] { $mine ->
        [city] City meets { $theirs } in the north. Sides must match.
        [road] Road meets { $theirs } in the north. Sides must match.
       *[field] Field meets { $theirs } in the north. Sides must match.
    }
    [E] { $mine ->
        [city] City meets { $theirs } in the east. Sides must match.
        [road] Road meets { $theirs } in the east. Sides must match.
       *[field] Field meets { $theirs } in the east. Sides must match.
    }
    [S] { $mine ->
        [city] City meets { $theirs } in the south. Sides must match.
        [road] Road meets { $theirs } in the south. Sides must match.
       *[field] Field meets { $theirs } in the south. Sides must match.
    }
   *[W] { $mine ->
        [city] City meets { $theirs } in the west. Sides must match.
        [road] Road meets { $theirs } in the west. Sides must match.
       *[field] Field meets { $theirs } in the west. Sides must match.
    }
}
why-same-looking-rotation = Turned this way the tile looks the same.
why-wrong-tile = Another tile is in hand.
why-no-such-segment = The tile has no such part.
why-occupied = { $feature ->
    [city] A figure stands in this city already.
    [road] A figure stands on this road already.
    [field] A farmer lies in this field already.
   *[other] A figure stands there already.
}
why-none-in-supply = You have no such figure left.
why-not-just-placed = A figure may only go on the tile just placed.
why-wrong-figure = This figure may not stand there.
why-bad-action = This move is not offered now.
why-not-in-bag = No such tile is left in the bag.

## Why the table refuses something
why-no-undo = This can no longer be taken back.
why-not-started = The game has not begun.
why-already-started = The game has begun already.
why-not-over = The game is not over.
why-table-over = The game is over; open a new table.
why-seats-open = There are free seats: wait, or put bots there.
why-seat-taken = { $name } sits here already.
why-seat-open = Nobody sits here.
why-not-your-seat = You do not sit here.
why-not-host = Only the host of the table may do this.
why-name-taken = Somebody here is called { $name } already.
why-bad-name = A name has 1 to 24 visible characters.
why-no-such-seat = The table has no such seat.
why-no-such-bot = There is no bot of that name.
why-rematch-exists = The rematch is open already.
why-cid-taken = This command was sent by another page.

## Rules in our words
rule-base-03 = Every draw takes one of the remaining tiles, each with the same chance.
rule-base-10 = A turn has a fixed order: draw and place the tile, put a figure or none, then count what is complete.
rule-base-11 = The tile may be turned any way. It must share at least one full side with a tile on the table; touching at a corner is not enough.
rule-base-12 = Wherever the tile touches another one, the sides must show the same: road to road, city to city, field to field.
rule-base-14 = A tile that fits nowhere leaves the game, and another one is drawn.
rule-base-20 = You may put one figure from your supply on the tile you just placed, or none.
rule-base-21 = A figure is a highwayman on a road, a knight in a city, a monk in a monastery and a farmer in a field.
rule-base-22 = A figure may not go where the connected road, city or field already holds one, on whatever tile it stands and whoever owns it.
rule-base-30 = A road is complete when both ends are closed or when it runs in a circle. It counts 1 point per tile.
rule-base-31 = A city is complete when its wall is closed and has no gap inside. It counts 2 points per tile and 2 per shield.
rule-base-32 = A monastery is complete when all 8 cells around it hold tiles. It counts 9 points.
rule-base-33 = The points go to whoever has most figures there. On a tie each of them gets all the points.
rule-base-40 = The game ends when the last tile is placed.
rule-base-41 = At the end unfinished roads and cities count 1 point per tile, cities 1 more per shield, and a monastery 1 for itself and each tile around it.
rule-base-43 = Most points win. Players with equal points share the win.
rule-fld-02 = A farmer may be laid in a field where no other farmer lies. He stays there until the end.
rule-fld-04 = At the end a field counts 3 points for every finished city that borders on it. Whoever has most farmers there gets them; on a tie each gets all.

## Troubles with the server (client shell)
error-offline = The server does not answer. Is it running?
error-server = The server stumbled. Your games are kept.
error-bad-name = A name has 1 to 24 visible characters.
error-name-taken = { $name } is taken at this table. Choose another.
error-seat-taken = Somebody sits here already.
error-seat-open = Nobody sits here.
error-seats-open = Some seats are still free.
error-not-host = Only the host may do this.
error-not-your-seat = This is not your seat.
error-table-over = This game is over.
error-already-started = The game has begun already.
error-no-undo = This can no longer be taken back.
