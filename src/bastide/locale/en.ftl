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
ui-setup-ghosts = Ghosts
ui-setup-ghosts-line = Mist, castles and cemeteries.
ui-setup-mists = Mists
ui-setup-mists-line = All together against the ghosts.
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
ui-who-bot-mate = bot, a team mate
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
module-ghosts = Ghosts, Castles & Cemeteries
module-guards = Guards
module-guards-about = Five meeples and two guards each, three in stock.
module-guards-changes = Everybody has five meeples and two guards instead of seven meeples; three more guards of each colour wait in the stock. A guard is used like a meeple, but no ghost comes to him.
module-mist = Mist and ghosts
module-mist-about = Sixty tiles; mist sends ghosts to the figures.
module-mist-changes = Where a tile makes mist grow, its player puts a ghost beside a figure of an opponent; where mist is broken, beside one of his own. Each ghost costs 2 points when its figure scores, 1 at the end. With the third one the figure goes home. No ghost comes to a guard.
module-cemeteries = Cemeteries
module-cemeteries-about = Five tiles; a gravedigger wins one more guard.
module-cemeteries-changes = A figure on a cemetery is a gravedigger. When all eight cells around are filled it goes home and brings one more guard from the stock. There are no points.
module-conquest = Conquest & Defence
module-fortress = Fortress
module-fortress-about = A board of twelve cells, three walls to man. Up to six players.
module-fortress-changes = The fortress lies in place of the start tile, and everybody has two meeples more. Whoever places a knight, a highwayman, a monk or an abbot may also put a meeple on the matching wall; with a farmer, on a farmer space. When a wall is full, each meeple there brings 3 points and goes home; so it does at the end.
module-catapult = Besiegers
module-catapult-about = Signs on tiles bring catapults and attacks.
module-catapult-changes = A sign on the tile you draw puts a catapult at a wall. The next one attacks: each meeple there brings 3 points and goes home, and whoever has none there takes a matching figure off the map.
module-castles = Castles
module-castles-about = Five tiles; mist around a castle brings points.
module-castles-changes = A figure in a castle scores when all eight cells around are filled: 2 points for each of the nine tiles with mist. Castles need the mist.

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

module-mists-rules = Mists
module-mists-rules-about = All together against ghosts. One to five players.
module-mists-rules-changes = Tiles with mist bring ghosts out of a common bank. Close banks of mist, finish roads and cities with guards on them, and take points or send ghosts away. If a ghost is missing or the tiles run out, all have lost; with enough points all have won.
module-mist-tiles = Tiles of the mists
module-mist-tiles-about = Sixty tiles and a start of four cells.
module-mist-tiles-changes = Sixty land tiles, many with mist, five with a castle, five with a cemetery, and a start tile of two by two cells.
option-level = Level
option-level-about = From a first walk in the mist to haunted cemeteries.
option-level-value = Level { $value }
option-level-said = level { $value }
option-own-level = Own level
option-own-level-about = Tiles, ghosts, hounds and target as you say.
option-own-level-said = own level
option-tileset = Own set of tiles
option-tileset-about = Sixty tiles of your own in place of those here.
option-tileset-said = own set of tiles

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
table-ask-again = Once more: place the tile
table-ask-again-of = { $name }, once more: place the tile
table-ask-figure = Put a figure?
table-ask-figure-of = { $name }: put a figure?
table-ask-figure-portal = Put a figure, here or by the portal?
table-ask-figure-portal-of = { $name }: a figure, here or by the portal?
table-ask-figure-reinforce = Put a figure, or one more somewhere?
table-ask-figure-reinforce-of = { $name }: a figure, or one more somewhere?
table-ask-symbol = Which sign works?
table-ask-symbol-of = { $name }: which sign works?
table-ask-hand = Which tile do you play?
table-ask-hand-of = { $name }: which tile?
table-ask-extra = Play once more?
table-ask-extra-of = { $name }: play once more?
table-ask-order = What counts first?
table-ask-order-of = { $name }: what counts first?
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
table-ask-thicken = Mist grows: who gets a ghost?
table-ask-thicken-of = { $name }: which opponent gets a ghost?
table-ask-disperse = Mist breaks: which of yours gets a ghost?
table-ask-disperse-of = { $name }: which own figure gets a ghost?
table-ask-besiege = Which wall is besieged?
table-ask-besiege-of = { $name }: which wall is besieged?
table-ask-flee = The wall is attacked: which of yours has to go?
table-ask-flee-of = { $name }: which own figure has to go?
table-ask-man = Put a meeple in the fortress?
table-ask-man-of = { $name }: a meeple for the fortress?
table-ask-choose = Your choice
table-ask-choose-of = { $name }: choose
table-thinking = { $name } is thinking…
table-choosing = { $name } is choosing
table-over = The game is over
table-turn-of = { $name }’s turn
table-again-of = { $name } plays once more
table-you = You

## Players and what is left
table-tag-you = you
table-tag-bot = bot
table-tag-away = away
table-tag-again = once more
table-left = { $count } left
table-supply = { $count ->
    [0] No figures left
    [one] One figure left
   *[other] { $count } figures left
}
table-none-left = none left
table-has-figure = { $kind ->
    [abbot] The abbot too
   *[other] One more figure
}
table-kept = Kept in the hand
table-keeps = Keeps a tile: { $tile }
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
table-left-untold = { $count ->
    [0] All tiles are on the table.
    [one] One tile is in the bag. Which, nobody tells you here.
   *[other] { $count } tiles are in the bag. Which, nobody tells you here.
}
table-left-river = The river comes first
table-left-land = Then the land
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
table-tap-free = Tap a free cell
table-try-places = Choose a free cell beside the tiles.
table-only-left = { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}
table-not-here = The tile does not fit here like this.
table-no-help = This table gives no help.
table-place-do = Place here
table-pick-first = Choose first
table-must-choose = Something has to be chosen here.
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
table-spots = { $count ->
    [one] One choice
   *[other] { $shown } choices
}
table-spots-hint = Or point at any free part of the map.
table-all = All
table-feature = { $feature ->
    [city] City
    [road] Road
    [monastery] Monastery
    [garden] Garden
    [castle] Castle
    [mist] Mist
    [cemetery] Cemetery
   *[field] Field
}
table-at = row { $row }, column { $column }
table-at-part = row { $row }, column { $column }, { $part ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
    [NW] north-west
   *[middle] middle
}
table-spots-here = { $count ->
    [one] One spot.
   *[other] { $count } spots.
}
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
table-say-figure = { $count ->
    [one] Put a figure? There is one spot.
   *[other] Put a figure? There are { $count } spots.
}
table-say-symbol = Which sign works? There are { $count }.
table-say-hand = Which tile do you play?
table-say-extra = Play once more?
table-say-order = What counts first? There are { $count } features.
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
table-say-thicken = Mist grows: a ghost for one of { $count } figures of others.
table-say-disperse = Mist breaks: a ghost for one of your { $count } figures.
table-say-choose = { $count ->
    [one] There is one choice.
   *[other] There are { $count } choices.
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
table-has-garden = Garden.
table-has-castle = Castle.
table-has-cemetery = Cemetery.
table-has-ruin = Ruin.
table-has-mist = { $ghosts ->
    [0] Mist in the { $sides }.
    [one] Mist in the { $sides } with { $ghosts } ghost sign.
   *[other] Mist in the { $sides } with { $ghosts } ghost signs.
}
table-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
table-face-down = A tile lies here face down.
table-has-arrow = { $side ->
    [N] Arrow to the north
    [E] Arrow to the east
    [S] Arrow to the south
   *[W] Arrow to the west
}: { $symbol ->
    [reinforce] reinforce.
    [portal] portal.
   *[other] extra turn.
}
table-has-shield = Shield.
table-has-crossing = Crossing.
table-figure-here = { $role ->
    [knight] { $name }: knight.
    [highwayman] { $name }: highwayman.
    [monk] { $name }: monk.
    [farmer] { $name }: farmer.
    [abbot] { $name }: abbot.
    [steward] { $name }: steward.
    [gravedigger] { $name }: gravedigger.
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
table-menu-rules = Rules in play
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
table-key-point = show a cell to the team
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
    [abbot] Abbot
    [steward] Steward
    [gravedigger] Gravedigger
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
        [one] monastery, { $tiles } tile of 9
       *[other] monastery, { $tiles } tiles of 9
    }
    [garden] { $tiles ->
        [one] garden, { $tiles } tile of 9
       *[other] garden, { $tiles } tiles of 9
    }
    [castle] castle
    [cemetery] { $tiles ->
        [one] cemetery, { $tiles } tile of 9, for a guard
       *[other] cemetery, { $tiles } tiles of 9, for a guard
    }
   *[field] { $tiles ->
        [one] field, stays to the end
       *[other] field, { $tiles } tiles, stays to the end
    }
}
offer-recall = Call the abbot back
offer-recall-detail = { $feature ->
    [garden] from his garden, instead of a figure
   *[monastery] from his monastery, instead of a figure
}
offer-reinforce = { $role ->
    [knight] Add a knight
    [highwayman] Add a highwayman
    [monk] Add a monk
    [farmer] Add a farmer
   *[other] Add a figure
}
offer-reinforce-detail = { $feature ->
    [city] { $tiles ->
        [one] city, { $tiles } tile
       *[other] city, { $tiles } tiles
    }
    [road] { $tiles ->
        [one] road, { $tiles } tile
       *[other] road, { $tiles } tiles
    }
    [monastery] monastery
   *[field] { $tiles ->
        [one] field, { $tiles } tile
       *[other] field, { $tiles } tiles
    }
}
offer-portal = { $role ->
    [knight] Knight
    [highwayman] Highwayman
    [monk] Monk
    [farmer] Farmer
   *[other] Figure
}
offer-portal-detail = { $feature ->
    [city] { $tiles ->
        [one] city, { $tiles } tile
       *[other] city, { $tiles } tiles
    }
    [road] { $tiles ->
        [one] road, { $tiles } tile
       *[other] road, { $tiles } tiles
    }
    [monastery] { $tiles ->
        [one] monastery, { $tiles } tile of 9
       *[other] monastery, { $tiles } tiles of 9
    }
   *[field] { $tiles ->
        [one] field, { $tiles } tile
       *[other] field, { $tiles } tiles
    }
}
offer-activate = { $symbol ->
    [reinforce] Reinforce
    [portal] Portal
   *[other] Extra turn
}
offer-activate-detail = { $symbol ->
    [reinforce] one more figure where one of yours stands
    [portal] a figure to any free place of the board
   *[other] you play once more after this turn
}
offer-play = Play this tile
offer-score = Count this first
offer-score-detail = { $feature ->
    [city] { $tiles ->
        [one] city, { $tiles } tile
       *[other] city, { $tiles } tiles
    }
    [road] { $tiles ->
        [one] road, { $tiles } tile
       *[other] road, { $tiles } tiles
    }
    [garden] garden
    [castle] castle
    [cemetery] cemetery
   *[monastery] monastery
}
offer-again = Play once more
offer-again-detail = one more tile, figure and count
offer-pass-extra = No extra turn
offer-pass-extra-short = No
offer-worth = { $reason ->
    [cemetery] a guard
   *[other] { $points } now
}
offer-later = { $points } later
offer-place-cover = Row { $y }, column { $x }
offer-bury = { $role ->
    [knight] Bury a knight
    [highwayman] Bury a highwayman
    [steward] Bury a steward
   *[other] Bury this figure
}
offer-bury-detail = { $feature ->
    [city] { $tiles ->
        [one] from a city of { $tiles } tile, gone for this game
       *[other] from a city of { $tiles } tiles, gone for this game
    }
    [road] { $tiles ->
        [one] from a road of { $tiles } tile, gone for this game
       *[other] from a road of { $tiles } tiles, gone for this game
    }
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
    [city] { $tiles ->
        [one] in a city of { $tiles } tile
       *[other] in a city of { $tiles } tiles
    }
    [road] { $tiles ->
        [one] on a road of { $tiles } tile
       *[other] on a road of { $tiles } tiles
    }
    [castle] in a castle
   *[other] where it stands
}
offer-banish = { $n ->
    [one] Send { $n } ghost away
   *[other] Send { $n } ghosts away
}
offer-banish-tight = { $n ->
    [one] { $n } ghost
   *[other] { $n } ghosts
}
offer-banish-detail = { $ghosts ->
    [one] { $ghosts } stands on this tile
   *[other] { $ghosts } stand on this tile
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
offer-besiege = { $wall ->
    [knights] The knights
    [highwaymen] The highwaymen
   *[monks] The monks
}
offer-man = Man the wall
offer-farm = { $wall ->
    [knights] Farmer space of the knights
    [highwaymen] Farmer space of the highwaymen
   *[monks] Farmer space of the monks
}
offer-pass-man = No meeple
offer-pass-man-short = No
offer-flee = { $role ->
    [knight] Take off a knight
    [highwayman] Take off a highwayman
    [monk] Take off a monk
    [abbot] Take off the abbot
   *[other] Take off this figure
}
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
}{ $feature ->
    [city] { $tiles ->
        [one] city, { $tiles } tile
       *[other] city, { $tiles } tiles
    }
    [road] { $tiles ->
        [one] road, { $tiles } tile
       *[other] road, { $tiles } tiles
    }
    [field] { $tiles ->
        [one] field, { $tiles } tile
       *[other] field, { $tiles } tiles
    }
    [garden] garden
    [castle] castle
    [cemetery] cemetery
   *[monastery] monastery
}
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
    [abbot] { $you ->
        [yes] You put the abbot in a { $feature }
       *[no] { $name } put the abbot in a { $feature }
    }
    [steward] { $you ->
        [yes] You put a steward in a castle
       *[no] { $name } put a steward in a castle
    }
    [gravedigger] { $you ->
        [yes] You put a gravedigger on a cemetery
       *[no] { $name } put a gravedigger on a cemetery
    }
   *[farmer] { $you ->
        [yes] You laid a farmer in a field
       *[no] { $name } laid a farmer in a field
    }
}{ $by ->
    [reinforce] {""}, one more there
    [portal] {""}, by the portal
   *[other] {""}
}{ $guard ->
    [yes] {""}: a guard
   *[no] {""}
}
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] The sign works for you: Reinforce
       *[no] The sign works for { $name }: Reinforce
    }
    [portal] { $you ->
        [yes] The sign works for you: Portal
       *[no] The sign works for { $name }: Portal
    }
   *[other] { $you ->
        [yes] The sign works for you: Extra turn
       *[no] The sign works for { $name }: Extra turn
    }
}
log-extra-turn = { $you ->
    [yes] You play once more
   *[no] { $name } plays once more
}
log-kept = { $you ->
    [yes] You keep this tile
   *[no] { $name } keeps this tile
}
log-played = { $you ->
    [yes] You choose this tile
   *[no] { $name } chooses this tile
}
log-passed = { $you ->
    [yes] You put no figure
   *[no] { $name } put no figure
}
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
log-haunted = { $by ->
    [thicken] { $mine ->
        [yes] { $name } sent a ghost to your figure
       *[no] { $you ->
            [yes] You sent a ghost to a figure of { $whose }
           *[no] { $name } sent a ghost to a figure of { $whose }
        }
    }
   *[disperse] { $you ->
        [yes] You broke mist: a ghost for your figure
       *[no] { $name } broke mist: a ghost for an own figure
    }
}
log-scared = { $mine ->
    [yes] Three ghosts scared your figure off the map
   *[no] Three ghosts scared a figure of { $whose } off the map
}
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
log-counterattack = { $wall ->
    [knights] Counterattack from the wall of the knights
    [highwaymen] Counterattack from the wall of the highwaymen
   *[monks] Counterattack from the wall of the monks
}
log-manned = { $you ->
    [yes] You put a meeple in the fortress
   *[no] { $name } put a meeple in the fortress
}
log-fled = { $mine ->
    [yes] Your figure had to leave the map
   *[no] A figure of { $whose } had to leave the map
}
log-guard-gained = { $you ->
    [yes] You took a guard from the stock
   *[no] { $name } took a guard from the stock
}
log-victory = The team has won
log-defeat = { $reason ->
    [no-tiles] Lost: no tile is left to place
    [no-ghosts] Lost: a ghost was missing in the bank
   *[hound-late] Lost: the hound came too late
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
    [garden] gardens { $points }
    [recall] abbot { $points }
    [arrow] arrows { $points }
    [small-city] small cities { $points }
    [castle] castles { $points }
    [ghosts] ghosts { $points }
    [ghosts-floor] ghosts { $points }
    [hound] hounds { $points }
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
score-small-city = { $you ->
    [yes] You: city, { $count } tiles
   *[no] { $name }: city, { $count } tiles
}
score-monastery = { $you ->
    [yes] You: monastery
   *[no] { $name }: monastery
}
score-garden = { $you ->
    [yes] You: garden
   *[no] { $name }: garden
}
score-recall = { $you ->
    [yes] You: abbot called back
   *[no] { $name }: abbot called back
}
score-castle = { $you ->
    [yes] You: castle
   *[no] { $name }: castle
}
score-castle-final = { $you ->
    [yes] You: open castle
   *[no] { $name }: open castle
}
score-attack = { $you ->
    [yes] You: attack
   *[no] { $name }: attack
}
score-counterattack = { $you ->
    [yes] You: counterattack
   *[no] { $name }: counterattack
}
score-counterattack-final = { $you ->
    [yes] You: last counterattack
   *[no] { $name }: last counterattack
}
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
score-hound = { $you ->
    [yes] You: hound
   *[no] { $name }: hound
}
score-arrow = { $you ->
    [yes] You: arrow
   *[no] { $name }: arrow
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
score-garden-final = { $you ->
    [yes] You: open garden
   *[no] { $name }: open garden
}
score-field-final = { $you ->
    [yes] You: field
   *[no] { $name }: field
}
score-cemetery = { $you ->
    [yes] You: cemetery
   *[no] { $name }: cemetery
}
score-cemetery-final = { $you ->
    [yes] You: open cemetery
   *[no] { $name }: open cemetery
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
score-sum-small-city = { $shields ->
    [0] Small city: { $count } tiles = { $points } points
    [one] Small city: { $count } tiles + { $shields } shield = { $points } points
   *[other] Small city: { $count } tiles + { $shields } shields = { $points } points
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
score-sum-garden = Garden with 8 tiles around = { $points } points
score-sum-garden-final = { $count ->
    [one] Garden alone = { $points } point
   *[other] Garden and tiles around: { $count } = { $points } points
}
score-sum-recall = { $count ->
    [one] Abbot’s tile alone = { $points } point
   *[other] Abbot’s tile and tiles around: { $count } = { $points } points
}
score-sum-road-team = { $count } tiles for each colour = { $points } points
score-sum-city-team = { $shields ->
    [0] { $count } tiles × 2 for each colour = { $points } points
    [one] { $count } tiles × 2 + 2 for each colour = { $points } points
   *[other] { $count } tiles × 2 + { $shields } × 2 for each colour = { $points } points
}
score-sum-attack = { $count ->
    [one] { $count } meeple × 3 = { $points } points
   *[other] { $count } meeples × 3 = { $points } points
}
score-sum-counterattack = { $count ->
    [one] { $count } meeple × 3 = { $points } points
   *[other] { $count } meeples × 3 = { $points } points
}
score-sum-counterattack-final = { $count ->
    [one] { $count } meeple × 3 = { $points } points
   *[other] { $count } meeples × 3 = { $points } points
}
score-sum-castle = { $count ->
    [one] { $count } misty tile × 2 = { $points } points
   *[other] { $count } misty tiles × 2 = { $points } points
}
score-sum-castle-team = { $count ->
    [one] { $count } misty tile × 2 for each colour = { $points } points
   *[other] { $count } misty tiles × 2 for each colour = { $points } points
}
score-sum-castle-final = Its own tile and misty tiles around = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-sum-ghosts = { $count ->
    [one] { $count } ghost × −2 = { $points } points
   *[other] { $count } ghosts × −2 = { $points } points
}
score-sum-ghosts-final = { $count ->
    [one] { $count } ghost × −1 = { $points } point
   *[other] { $count } ghosts × −1 = { $points } points
}
score-sum-ghosts-floor = { $count ->
    [one] { $count } ghost × −2, but never below 0: { $points }
   *[other] { $count } ghosts × −2, but never below 0: { $points }
}
score-sum-ghosts-floor-final = { $count ->
    [one] { $count } ghost × −1, but never below 0: { $points }
   *[other] { $count } ghosts × −1, but never below 0: { $points }
}
score-sum-hound = { $count ->
    [one] { $count } ghost on the table = { $points } point
   *[other] { $count } ghosts on the table = { $points } points
}
score-sum-arrow = Arrow to an empty cell = { $points } points
score-sum-field-final = { $count ->
    [0] No finished city = { $points } points
    [one] { $count } finished city × 3 = { $points } points
   *[other] { $count } finished cities × 3 = { $points } points
}
score-sum-cemetery = A guard = { $points } points
score-sum-cemetery-final = Not finished = { $points } points
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
    [garden] Gardens
    [field] Fields
    [castle] Castles
    [ghosts] Ghosts on the map
    [ghosts-floor] Ghosts on the map
   *[other] Other points
}
score-of = { $n } of { $total }
score-count = { $count } scored
score-back = Back
score-pause = Pause
score-play = Go on
score-next = Next
score-skip-do = Skip to the result

### The game of the team: ghosts, piles, hounds (mists-)

mists-home = Mists: { $people }
mists-home-line = Level { $level } is open · { $won } of { $levels } won
mists-levels = Level
mists-level-1-line = Roads, cities and mist
mists-level-2-line = Adds castles and cemeteries
mists-level-3-line = Adds two hounds, in three piles
mists-level-4-line = Fewer ghosts, more points
mists-level-5-line = Haunted cemeteries, tiles face down
mists-level-6-line = Every colour has its own score
mists-level-numbers = { $each ->
    [yes] { $target } points each, { $ghosts } ghosts
   *[no] { $target } points, { $ghosts } ghosts
}
mists-level-locked = Win level { $before } first.
mists-anywhere = Start anywhere
mists-anywhere-hint = All levels may be chosen at once.
mists-campaign = Who plays on
mists-campaign-of = { $people }: level { $level } is open
mists-campaign-new = New people
mists-own = Own level, own tiles
mists-file-large = { $file } is too large.
mists-file-not-json = { $file } holds no JSON.
mists-file-no-list = { $file } must hold a list of tiles.
mists-file-no-object = { $file } must hold one level.
mists-file-away = Without { $file }
mists-all = How the team stands
mists-points = Points of the team
mists-team = The team
mists-last-tile = on the tile just placed
mists-of-points = of { $target } points
mists-of-each = of { $target }, every colour
mists-of = of { $total }
mists-level = Level { $level }
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
mists-which-colour = Which colour

## The chance to lose
mists-risk = The bank runs out
mists-risk-error = ± { $error }
mists-risk-within = { $tiles ->
    [one] next tile
   *[other] next { $tiles } tiles
}
mists-risk-wait = Looking ahead…
mists-risk-off = This table gives no help.
mists-risk-chip = { $tiles ->
    [one] { $chance } with the next tile
   *[other] { $chance } in { $tiles } tiles
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
mists-grave-waits = The cemetery in row { $row }, column { $column } waits for it.
mists-buried-here = Buried here: a figure of { $name }.
mists-hound-here = The hound lies beside the figure of { $name }.
mists-points-at = { $name } points at row { $row }, column { $column }.
mists-points-here = { $name } points here.
mists-their-choices = What { $name } can choose
mists-point-on = Point at a cell: the others see it
mists-point-hint = Tap a cell to show it to the others.

## The end
mists-won = The team wins
mists-won-line = { $points } of { $target } points.
mists-lost = The team loses
mists-lost-no-ghosts = A ghost was needed and the bank was empty.
mists-lost-no-tiles = No tile was left to place, at { $points } of { $target }.
mists-lost-hound-late = The pile ran out before { $hound } points.
mists-opened = Level { $level } is open now.
mists-next-do = Play level { $level }
mists-again-do = Try again
mists-how-do = See how

### Ghosts beside figures, each player for himself (ghosts-)

ghosts-guard-here = A guard.
ghosts-with = { $count ->
    [one] With { $count } ghost.
   *[other] With { $count } ghosts.
}
ghosts-guards-left = { $stock ->
    [0] { $left ->
        [0] No guards left
        [one] One guard
       *[other] { $left } guards
    }
   *[other] { $left ->
        [0] No guards, { $stock } in the stock
        [one] One guard, { $stock } in the stock
       *[other] { $left } guards, { $stock } in the stock
    }
}
ghosts-stock = Guards in the stock
ghosts-which = Which figure
ghosts-kind = { $kind ->
    [guard] Guard
    [abbot] Abbot
   *[meeple] Meeple
}
ghosts-number = number { $n }
ghosts-follow-choose = { $by ->
    [thicken] Mist grows: choose an opponent’s figure for a ghost
   *[disperse] Mist breaks: choose an own figure for a ghost
}
ghosts-follow-haunted = { $you ->
    [yes] { $by ->
        [thicken] Mist grows: a ghost for your figure
       *[disperse] Mist breaks: a ghost for your figure
    }
   *[no] { $by ->
        [thicken] Mist grows: a ghost for a figure of { $name }
       *[disperse] Mist breaks: a ghost for a figure of { $name }
    }
}
ghosts-follow-scared = { $you ->
    [yes] It is the third: your figure is scared off
   *[no] It is the third: the figure of { $name } is scared off
}
ghosts-follow-guard-gained = { $you ->
    [yes] You take a guard from the stock
   *[no] { $name } takes a guard from the stock
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
        [river] River meets { $theirs } in the north. Sides must match.
       *[field] Field meets { $theirs } in the north. Sides must match.
    }
    [E] { $mine ->
        [city] City meets { $theirs } in the east. Sides must match.
        [road] Road meets { $theirs } in the east. Sides must match.
        [river] River meets { $theirs } in the east. Sides must match.
       *[field] Field meets { $theirs } in the east. Sides must match.
    }
    [S] { $mine ->
        [city] City meets { $theirs } in the south. Sides must match.
        [road] Road meets { $theirs } in the south. Sides must match.
        [river] River meets { $theirs } in the south. Sides must match.
       *[field] Field meets { $theirs } in the south. Sides must match.
    }
   *[W] { $mine ->
        [city] City meets { $theirs } in the west. Sides must match.
        [road] Road meets { $theirs } in the west. Sides must match.
        [river] River meets { $theirs } in the west. Sides must match.
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
why-none-in-supply = { $figure ->
    [meeple] No meeple is left in your supply.
    [abbot] Your abbot is on the board already.
   *[other] You have no such figure left.
}
why-not-just-placed = A figure may only go on the tile just placed.
why-wrong-figure = This figure may not stand there.
why-bad-action = This move is not offered now.
why-not-in-bag = No such tile is left in the bag.
why-river-not-joined = The tile must go on at the river’s open end.
why-river-u-turn = The river may not bend twice running to one side.
why-river-no-room = Here the river has no room; elsewhere it has.
why-river-branches = The two branches of the river come too close.
why-nobody-to-spook = No such figure stands there.
why-wrong-wall = { $wall ->
    [knights] This figure belongs to the wall of the knights.
    [highwaymen] This figure belongs to the wall of the highwaymen.
   *[monks] This figure belongs to the wall of the monks.
}
why-no-farmer-space = Only after a farmer may a meeple go to a farmer space.
why-only-farmer-spaces = After a farmer a meeple may go to a farmer space only.
why-not-your-figure = None of your figures of that kind stands there.
why-not-attacked = { $wall ->
    [knights] The wall of the knights was attacked: only a knight has to go.
    [highwaymen] The wall of the highwaymen was attacked: only a highwayman has to go.
   *[monks] The wall of the monks was attacked: only a monk or the abbot has to go.
}
why-portal-unmanned = No figure ever stands on the fortress board.
why-river-at-fortress = The first bend of the river must turn away from the fortress.
why-guard-immune = No ghost comes to a guard.
why-spook-opponent = An opponent’s figure gets this ghost.
why-spook-own = One of your own figures gets this ghost.
why-garden-needs-abbot = Only an abbot may stand in a garden.
why-abbot-not-there = { $feature ->
    [city] An abbot may not stand in a city.
    [road] An abbot may not stand on a road.
   *[field] An abbot may not lie in a field.
}
why-nothing-to-recall = No abbot of yours is there to call back.
why-no-such-symbol = { $symbol ->
    [reinforce] The sign Reinforce does not work in this turn.
    [portal] The sign Portal does not work in this turn.
   *[other] The sign Extra turn does not work in this turn.
}
why-reinforce-nobody = None of your figures stands there.
why-portal-this-tile = The portal leads to earlier tiles only.
why-portal-not-free = { $feature ->
    [city] A figure stands in that city already.
    [road] A figure stands on that road already.
    [field] A farmer lies in that field already.
   *[other] A figure stands there already.
}
why-portal-completed = { $feature ->
    [city] That city is finished already.
    [road] That road is finished already.
   *[other] That monastery is finished already.
}
why-not-in-hand = That tile is not in your hand.
why-not-buried-there = No such guard stands there.
why-cemetery-closed = The ghost comes to a cemetery that is still open.
why-no-ghosts-there = No ghost stands on that tile.
why-too-many-ghosts = Fewer ghosts stand there.
why-no-hound-there = The hound goes to a guard who stands on the table.
why-too-far-for-hound = The hound reaches two of the nine tiles around.
why-not-beside-cemetery = It goes on a cell around an open cemetery.
why-no-tile-beside = It must share a side with a tile; a corner is not enough.
why-only-face-down = It must also touch a tile that lies face up.
why-nothing-to-score = Nothing finished by this tile is to be counted there.

## Why the table refuses something
why-no-levels = This table has no levels.
why-no-such-level = There are levels 1 to { $levels }.
why-level-locked = Level { $level } is not open yet: win level { $open } first.
why-no-forecast = Nothing can be foretold here.
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
why-aids-off = This table gives no help.
why-rematch-exists = The rematch is open already.
why-cid-taken = This command was sent by another page.

## Rules in our words
# Made from docs/rules by `python -m scripts.rule_texts`: do not edit.

rule-base-01 = The base game has 72 land tiles, one of them the start tile. There are five colours with 8 meeples each, and one score track. The box also holds 12 river tiles and 5 abbots: they belong to the modules river and abbot.
rule-base-02 = 2 to 5 people play. Each starts with 7 meeples in supply and 0 points; the eighth meeple marks the points.
rule-base-03 = The start tile lies on the table from the beginning. The other 71 are mixed face down: every draw takes any of the remaining tiles with equal chance.
rule-base-04 = Somebody starts, and the turn passes clockwise, in the order of the seats. The book lets the youngest say who starts; here whoever sets up the game does.
rule-base-05 = Fields, river and abbot are extras which can be switched on one by one, each a module. base plays without any of them, base+fields adds fields, base+fields+river+abbot plays the whole box.
rule-base-06 = Tiles show pieces of cities and roads, crossings and monasteries, all set in fields. Ordinary tiles have a light back, the start tile and the river tiles a dark one.
rule-base-50 = Points are marked at once, one space of the track for each point.
rule-base-10 = A turn has three steps in this order: place a tile, which is a duty; put a figure on it, which is a choice; score whatever the tile has completed. Scoring ends the turn, then the next player begins.
rule-base-11 = Everybody sees the tile that was drawn. It may be turned freely. It must share a whole side with a tile on the table: touching at a corner is not enough.
rule-base-12 = Wherever the tile touches another one, the sides must show the same: road to road, city to city, field to field. Every shared side counts, not only one.
rule-base-13 = Nobody has to extend a feature only because the tile could. Holes may be left on purpose.
rule-base-14 = If a tile fits nowhere on the table, it goes out of the game and the same player draws another one, as often as needed.
rule-base-15 = "Fits nowhere" means: in no free cell beside a placed tile, in none of the four rotations.
rule-base-20 = At most one figure each turn, from one's own supply, onto the tile placed in this very turn.
rule-base-21 = A meeple on a road is a highwayman, in a city a knight, in a monastery a monk, in a field a farmer. It stands on one part of the tile.
rule-base-22 = A figure may not go to a part that is taken. It is taken if the whole feature it belongs to holds any figure on any tile, even one's own. What counts is the feature as it is with the new tile in it.
rule-base-23 = At a crossing every arm is a road of its own and can be chosen by itself.
rule-base-24 = A feature that this tile has just completed may still be entered if it is free. It scores at once, and the meeple comes home in the same turn.
rule-base-25 = A meeple that comes home while this turn is scored cannot be used before the next turn: the figure step is over by then.
rule-base-26 = Several meeples come to share a feature only when a tile joins features that were separate.
rule-base-30 = A road is completed when both ends stop at a crossing, a city or a monastery, or when it runs back into itself. It is worth 1 point for every tile it touches. A tile counts once, even where the road crosses it twice.
rule-base-31 = A city is completed when its wall is closed and nothing is missing inside. It is worth 2 points for every tile with a part of it, and 2 more for every shield. Two parts on one tile count as one tile.
rule-base-32 = A monastery is completed when all eight cells around it hold tiles. It is worth 9: one point for each of these tiles and one for its own.
rule-base-33 = It does not matter who completes a feature. Its points go to whoever has most meeples in it, the others get none. Players who tie for most get the full points each.
rule-base-34 = When a feature has been scored, all its figures go home, the winners' and the losers'.
rule-base-35 = When one tile completes several features, the player whose turn it is may choose the order. Points never depend on it in this game. Bastide asks only where a module in play says that the order can matter.
rule-base-36 = A completed feature without figures scores nothing for anybody.
rule-base-37 = After each tile the monastery on it and those on the eight tiles around it are looked at.
rule-base-38 = Small cities are no exception: two tiles score 4 (HOUSE-1 plays otherwise).
rule-base-39 = A road piece that leaves its tile on one side only is closed at the other end. So a road is completed as soon as none of its pieces points at an empty cell.
rule-base-40 = The game ends when the player whose turn it is has no tile to place: none is left, or those that were left fit nowhere.
rule-base-41 = Then every feature that still holds figures scores as it is: a road 1 for each tile, a city 1 for each tile and 1 for each shield, a monastery 1 for itself and 1 for each tile around it. BASE-33 says who gets the points.
rule-base-42 = Fields are scored last.
rule-base-43 = Most points win. Players with equal points share the victory.
rule-fld-01 = Fields are bounded by roads, cities, rivers and the rim of the table. Parts on neighbouring tiles belong together where their halves of a shared side meet.
rule-fld-02 = A meeple may be laid on a field part of the tile just placed, as a farmer, if there is no other farmer in the whole field (BASE-22).
rule-fld-03 = Farmers stay until the game ends: a field is never completed.
rule-fld-04 = At the end each field with farmers pays 3 points for every completed city that borders on it, whatever its size. Open cities pay nothing. Whoever has most farmers in the field gets the points; players who tie get them all.
rule-fld-05 = A city pays once into a field, no matter how often it touches it. It may pay into several fields.
rule-fld-06 = Whether a city borders on a field is a matter of single tiles: some tile must show a part of the city beside a part of the field. Where tiles only meet at a corner, nothing touches.
rule-fld-07 = A field goes around the end of a road that stops at a monastery: on such a tile all eight halves are one field.
rule-fld-08 = At a crossing each corner between two roads is a field part of its own.
rule-fld-09 = A road that runs up to a city wall parts the field there.
rule-fld-10 = It is enough that the city is completed: it pays even if nobody ever scored it.
rule-riv-01 = The river has 12 tiles. Its spring lies on the table from the beginning, in place of the start tile, which stays in the box (HOUSE-3 lets it play on). The other river tiles are drawn before any land tile: ten in any order, and the lake as the last one.
rule-riv-02 = Turns are the usual ones while the river is laid. When its tiles are used up, the land tiles follow.
rule-riv-03 = A river tile has to continue the river: it is laid at the open end, water to water. Wherever it touches other tiles, these sides have to agree as well (BASE-12).
rule-riv-04 = The river may not bend to the same hand twice running: no left bend straight after a left bend, no right one after a right one. A straight piece between the two makes it legal again.
rule-riv-05 = The river keeps room for itself. After the placement the cell it points at must be free, so must the one behind that, and the cells to the left and right of both. Only where no placement of the tile leaves that much room, it is enough that the river does not run into a tile.
rule-riv-09 = A river tile that can be laid nowhere goes out of the game, and the next one is drawn (BASE-14). The lake is always laid (COM-32).
rule-riv-10 = Once the river ends in its lake, no more water comes. The free cells around spring and lake are cells like any other.
rule-riv-06 = Roads, cities, monasteries, fields and gardens on a river tile take figures as on any tile. On the river itself nobody stands.
rule-riv-07 = The river parts the fields on its banks. A road that crosses it by a bridge goes on and does not end there, and road and river together part the fields as each tile shows: into four parts, but three where a monastery's bank is a single field.
rule-riv-08 = The river is no feature: it is never completed and never pays.
rule-abb-01 = Each player has one abbot in supply beside the meeples. A garden is shown by eight land tiles of the base game, one of each of the letters E, H, I, M, N, R, U and V, and by one bend of the river.
rule-abb-02 = In the figure step the abbot may take the place of a meeple: on the monastery or the garden of the tile just placed, if nobody is there. Roads, cities and fields are not for him.
rule-abb-03 = No meeple ever stands on a garden. A monastery takes a meeple or an abbot.
rule-abb-04 = A garden counts like a monastery: when all eight cells around it hold tiles, it is worth 9 points and the abbot goes home.
rule-abb-05 = Whoever puts down no figure in a turn may take back the own abbot from the table instead. He scores at once what he would score if the game ended now: 1 for his tile and 1 for each tile around it, the one just placed included.
rule-abb-06 = Taking back happens in the figure step and uses it up: no figure is put down in the same turn. From the next turn on the abbot may be used again.
rule-abb-07 = If the tile just placed surrounds the abbot completely, he may be left where he is and scores 9 when completed features are counted. Taking him back before that is worth 9 as well.
rule-abb-08 = At the end an abbot still on the table scores like an unfinished monastery (BASE-41).
rule-abb-09 = A garden lies within a field or a city and is a feature for itself: it parts nothing and adds nothing to what surrounds it.
rule-abb-10 = Where the abbot is not played, gardens are decoration.
rule-ann-01 = The 72 tiles of the base game in a new look, 17 river tiles, 15 tiles with an arrow and a symbol, the usual meeples and abbots. Gloss, richer pictures and stickers mean nothing in play.
rule-ann-02 = The start tile and the river have dark backs, all other tiles light ones, those with arrows too.
rule-ann-03 = People, figures, turns, points and the end are those of the base game.
rule-ann-04 = Where the book of this edition leaves a sentence of the base game out, the base game's sentence holds: the order of scoring (BASE-35) and the shared victory (BASE-43).
rule-ann-05 = Some translations call the figures by other names. Nothing follows from that.
rule-ann-06 = The book speaks of small changes to the base rules in its appendix, which we do not know. Until we do, nothing is changed.
rule-ann-07 = The river and the arrow tiles can be left in the box: they are two modules. Each of the three symbols can be left out alone, with its five tiles (options reinforce, portal, extra_turn).
rule-ann-10 = The river has 17 tiles. One of them has double size, and there the river forks: it has two ends.
rule-ann-11 = The 17 tiles are a spring, a fork of double size, two lakes and 13 others.
rule-ann-12 = The spring lies on the table first. The first player lays the fork onto it. Then the 13 others are drawn in any order, and the two lakes last.
rule-ann-13 = Behind the fork each river tile may be laid at either of the two ends. The lakes close one branch each.
rule-ann-14 = The branches must neither meet nor touch. The rules for bends (RIV-04) and for room (RIV-05) hold for each of them, and their open ends must not come side by side.
rule-ann-15 = The double tile covers two cells and counts as two tiles, wherever tiles are counted or looked for. In the turn in which it is laid it takes one figure at most. It has four rotations: its second cell turns about the first.
rule-ann-16 = A lake that cannot be laid at one branch is laid at the other. If that cannot be done either, it goes out of the game.
rule-ann-20 = The 15 tiles are mixed into the land tiles and placed like these.
rule-ann-21 = The arrow points at one side of its tile. Its target is the cell beyond that side.
rule-ann-22 = Whoever places an arrow tile while its target is empty gets 2 points at once. The turn goes on as usual.
rule-ann-23 = If the target of an arrow tile holds a tile when the arrow tile is placed, its symbol works for the player who places it.
rule-ann-24 = A tile placed into the target of an arrow that lies on the table makes that symbol work for whoever places the tile, no matter who laid the arrow.
rule-ann-25 = Where two arrows come to point at each other, the player chooses one of the two symbols; the other one does not work.
rule-ann-26 = One tile makes one symbol work at most. Where several could, the player chooses.
rule-ann-27 = A tile whose own arrow points at an empty cell, while it fills the target of another arrow, brings both: 2 points, and the other arrow's symbol.
rule-ann-28 = The 2 points come once, when the tile is placed.
rule-ann-29 = Nobody has to use a symbol. An extra turn can be declined too.
rule-ann-36 = While the river is laid no arrow tile is in play, so no river tile fills the target of an arrow. An arrow that is placed later may well point at a river tile (ANN-23).
rule-ann-37 = Arrows are worth nothing at the end. An extra turn lapses where there is no tile for it.
rule-ann-38 = The arrow turns with its tile. A tile that would look the same turned is a different placement because of its arrow.
rule-ann-30 = Reinforce: in the figure step a meeple from the supply may be added beside one of the own figures, anywhere on the table, instead of putting a figure on the new tile. It counts as one more in that feature. It does not matter that the feature is taken.
rule-ann-31 = Only a meeple reinforces, not an abbot. It goes to roads, cities, fields and monasteries, but not to a garden. In a monastery it changes nothing.
rule-ann-32 = Portal: in the figure step a meeple may be put on any tile that lay there before, on a part of a road, city, field or monastery that is free and not completed, instead of on the new tile.
rule-ann-33 = Extra turn: when this turn has been scored, the player may play one more whole turn: tile, figure, scoring.
rule-ann-34 = Another extra turn cannot be won within an extra turn. The 2 points and the other symbols work there as always.
rule-ann-35 = Reinforce and portal take the place of putting down a figure, and of taking back the abbot: one of these in each turn.
rule-com-01 = Exactly one start lies on the table: with the fortress its board and the spring, else with a river its spring, else with ghosts the start tile of four cells, otherwise the start tile. A start that is not used stays in the box.
rule-com-02 = Two rivers exclude each other: river and river20 are not played together.
rule-com-03 = The land tiles of all modules are mixed together. River tiles come before them, in the order of RIV-01 or ANN-12.
rule-com-10 = Without the part castles the five tiles with castles stay in the box, without cemeteries those with cemeteries. Without mist the mist on the tiles is decoration: no ghost comes, and no field ends there. Castles need the mist.
rule-com-11 = Reinforce and portal bring a meeple or a guard (GHO-19). Where several figures of a player stand on one spot, each has ghosts of its own and they are told apart by number.
rule-com-12 = River tiles have no mist: laid side by side with mist they break it (GHO-13), whichever of the two comes later.
rule-com-18 = Where the part mist is not played, field parts in mist are field parts like others. Parts of one tile with nothing but mist between them are one field, which touches the cities beside its halves.
rule-com-26 = The ghosts that a tile brings come first, then the arrows that it wakes (ANN-23): a figure that was driven off is not there to be reinforced.
rule-com-33 = With a river the start tile of four cells stays in the box even where HOUSE-3 is played.
rule-com-13 = Only a normal meeple mans the fortress, no guard. No ghost comes to a meeple there. A guard on the map is a knight, a highwayman or a monk like a meeple, and an attack can take it.
rule-com-14 = The ghosts of a figure that an attack takes off go to the bank, without points or a deduction. What a wall pays is not lessened by ghosts.
rule-com-15 = A steward and a gravedigger belong to no wall: no meeple follows them there, and no attack takes them.
rule-com-19 = With ghosts and fortress each player has seven meeples and two guards.
rule-com-23 = Reinforce and portal count as placing a figure in the role that it takes: a wall may be manned.
rule-com-34 = With ghosts six cannot play: there are no guards of a sixth colour.
rule-com-40 = The sixth player has an abbot too, where abbots are played.
rule-com-16 = An abbot counts one where figures are compared, like a meeple; so does a guard.
rule-com-17 = The order in which completed features are scored is asked for only where a module in play says that it can change something (BASE-35). With ghosts that is where somebody would fall below 0 and points that come before or after could make up for it.
rule-com-20 = A river tile is a tile, and so is each cell of the fortress: an arrow that points at it is activated and brings no 2 points (ANN-23).
rule-com-21 = Two arrows with the same symbol are no choice. In an extra turn the symbol of another extra turn may be chosen, and has no effect then (ANN-34).
rule-com-22 = The portal does not lead to the tile just placed: a figure goes there in the usual way. Nor does it lead to the board of the fortress.
rule-com-24 = An abbot and a meeple that reinforces may stand in the same monastery.
rule-com-25 = Reinforce and portal reach roads, cities, fields and monasteries; no garden, castle or cemetery, and no wall.
rule-com-30 = The fork counts as a bend where bends are counted (RIV-04): of its two outlets the one further to the left is a left bend, the other one a right bend. Any of its river sides may join the spring.
rule-com-31 = A river tile shares no side with a tile of the other branch, spring and fork excepted, and the cells at which the two ends point are neither the same nor neighbours. This holds even where RIV-05 asks for less. Room as RIV-05 wants it is asked for at both ends after each placement.
rule-com-32 = The lake of the river of 12 is always laid: if it fits nowhere, at the end of the river regardless of its other sides. A road or a city that meets the lake's field in this way stays open there. For the lakes of the river of 17 see ANN-16.
rule-com-41 = Who takes ghosts instead of points (MIST-75) takes one to three; with no ghost on the map only the points are offered. A hound (MIST-90) may take nothing, or ghosts of one tile or of two different ones.
rule-com-42 = Several cemeteries that one tile closes are dealt with one after the other, from north to south, then from west to east.
rule-com-43 = Ghosts come onto the mist first, then onto the cemetery (MIST-44). When the bank is empty the game is lost before anybody is asked which cemetery it would be.
rule-com-44 = When no tile is left, the reason of the defeat is the hound that was not reached (MIST-97) while one is waiting, else the empty supply (MIST-81).
rule-house-1 = small_cities = 2: a completed city of two tiles is worth 1 for each tile and 1 for each shield, that is 2 points without shields, instead of 4 (BASE-38).
rule-house-2 = hand = 2: a hand of two tiles. In your turn you draw until you hold two land tiles, choose which to place and keep the other. River tiles are played as they come. Nothing is asked where the two are alike or one fits nowhere: the drawn one goes out of the game as always (BASE-14), the kept one stays kept. With an empty bag the kept tile is placed; if it fits nowhere, the game ends for want of a tile (BASE-40).
rule-house-3 = spare_start: the start tile that a river replaces is mixed into the land tiles instead of staying in the box (RIV-01).
rule-house-4 = gardens = false: the first printing, without gardens on the land tiles. Each of the eight is the tile of its letter without a garden; there are 72 all the same.
rule-house-5 = strict_river: the room that RIV-05 asks for has no exception. A river tile that cannot have it goes out of the game (RIV-09), even the lake.
rule-house-6 = draws = n: a short game. It ends when n tiles have been drawn, those that fitted nowhere included; 0 means all of them.
rule-house-7 = solo: practice for one player alone, who then is the only seat.
rule-mist-01 = There are 60 land tiles, five with a castle and five with a cemetery among them, one start tile, 30 guards in six colours, 15 ghosts, 2 hounds, and a track of 50 spaces for the points. Many tiles show mist, and there is at least one ghost symbol in it.
rule-mist-02 = 1 to 5 people play. With 3 to 5, each has 5 guards of one colour. With 2, each plays two colours with 3 guards of each. Whoever plays alone has four colours with 3 guards of each.
rule-mist-03 = On levels 1 to 5 all points are common points: one score for the whole team, beginning with 0.
rule-mist-04 = The start tile lies on the table from the beginning. It is as large as four tiles and counts as four wherever tiles are counted. Two of its quarters show mist. Three ghosts from the bank stand there: two on one of these quarters, one on the other.
rule-mist-05 = On level 1 the five castles and the five cemeteries stay in the box. All other levels use the 60 tiles.
rule-mist-06 = On levels 3 to 6 the 60 tiles lie in three piles of 20, and all draw from the current pile until it is used up. On levels 1 and 2 it does not matter where a tile is drawn from.
rule-mist-07 = Somebody begins, and the turn passes clockwise, in the order of the seats. Everybody sees the tile that was drawn, and the team talks about everything; whoever has the turn then decides, also which guard is buried and where ghosts come and go.
rule-mist-08 = On level 6 every colour has a score of its own. With 3 to 5 players the marker is one of the own guards, so 4 remain in the supply. With one or two players the markers come out of the box, and 3 of each colour remain.
rule-mist-09 = The game is played by itself, without the modules of the base game. Guards go on roads, cities and castles. Fields are worth nothing, and there is no last count.
rule-mist-105 = There are six levels, played in order: the next one after a victory, the same one again after a defeat. A level changes what its row tells, and everything else stays. The program lets a team begin anywhere.
rule-mist-106 = A target above 50 lies on the second or third lap of the track. Only the sum of the points counts.
rule-mist-107 = A level is a row of data and the tiles are data too. level chooses a row, own_level brings another one, tileset brings other land tiles: 60 of them, five with a castle and five with a cemetery. Both are checked before the game begins and are kept in its record.
rule-mist-10 = The tile must share a whole side with a tile on the table; touching at a corner is not enough. Wherever it touches another one, the sides must show the same: road to road, city to city, field to field.
rule-mist-11 = Mist does not matter for that: a side in mist may lie at a side without. Mist never lies on the side of a city.
rule-mist-12 = A tile that fits nowhere goes out of the game, and another one is drawn.
rule-mist-13 = On levels 5 and 6 a tile may touch face-down tiles if it also shares a side with a tile that lies face up. The sides of a face-down tile go with everything.
rule-mist-20 = Mist on one tile and mist on the next one belong together where both sides are in mist. All that belongs together is one bank of mist.
rule-mist-21 = A bank is closed when each of its misty sides lies at a misty side of another tile.
rule-mist-22 = It can never be closed any more as soon as one of its misty sides lies at a side without mist, or at a face-down tile.
rule-mist-23 = When a bank is closed, all ghosts that stand on its mist return to the bank of ghosts. It brings no points. The mist itself stays where it is and counts as mist for castles and for MIST-52.
rule-mist-24 = One tile may close several banks.
rule-mist-25 = Ghosts that come to a closed bank later stay until points are given up for them or a hound drives them away: a bank is closed only once.
rule-mist-30 = On levels 2 to 4 a cemetery is closed when the four cells at its sides hold tiles. On levels 5 and 6 it is closed when all eight cells around it do; face-down tiles count.
rule-mist-31 = The moment a cemetery is closed, one guard is buried: any one that stands on the table, of any player, lies on the cemetery for the rest of the game. If none stands anywhere, one is taken from somebody's supply. If there is none either, nobody is buried.
rule-mist-32 = On levels 2 to 4 all ghosts on the cemetery return to the bank after that. On levels 5 and 6 there are none on it. Ghosts that came there for mist on the same tile would stay.
rule-mist-33 = Burying comes before scoring: a guard on a feature that the same tile completes may be buried, and is missing there when the points are counted.
rule-mist-34 = A cemetery laid into a hole may be closed at once.
rule-mist-35 = A buried guard does not stand: it is never scored and cannot have a hound, and its owner plays on with one guard less.
rule-mist-40 = If the mist of the tile just placed is not closed, one ghost from the bank is put on it for each ghost symbol.
rule-mist-41 = If this mist joins mist that was there before, it is one ghost less, however many banks are joined and whether or not they can still be closed. With one symbol no ghost comes then.
rule-mist-42 = If the tile closes the bank of its mist, no ghost comes.
rule-mist-43 = Two separate mists on one tile would be looked at one by one.
rule-mist-44 = On levels 2 to 4, whenever at least one ghost was put on mist, one more is put on an open cemetery; the team says on which. Without an open cemetery nothing happens. A cemetery that this tile has closed is open no more.
rule-mist-45 = If the bank has too few ghosts for what must be put down, the game is lost at once. That goes for mist, cemeteries and MIST-52 alike.
rule-mist-46 = Ghosts that returned to the bank earlier in the turn are there again.
rule-mist-52 = On levels 5 and 6 cemeteries are haunted, and MIST-44 does not hold. When a cemetery tile is placed, one ghost is put on each of the tiles around it that show mist, closed or not, whatever stands there already. This holds even for a cemetery that is closed at once. No ghost ever stands on a haunted cemetery.
rule-mist-53 = Tiles with mist bring ghosts on levels 5 and 6 as on all others.
rule-mist-60 = At most one guard each turn, from the supply of whoever has the turn, onto a road, a city or a castle of the tile just placed. Nobody must. The whole feature must be free of guards, one's own included. Whoever plays several colours takes any of them.
rule-mist-61 = A road in mist may be taken. The mist may not.
rule-mist-62 = A feature that this tile has just completed may be taken if it is free. It is scored at once.
rule-mist-63 = No guard is put on a cemetery; only the buried lie there. Other features of its tile are free to use.
rule-mist-64 = A castle can be taken only when its tile is placed.
rule-mist-70 = Roads, cities and castles with a guard are scored in the turn in which they are completed, whoever completed them. Without a guard there are no points and no ghosts leave.
rule-mist-71 = A road is worth 1 point for every tile. It ends at a crossing, a city or a village, at the ruin of the start tile, at a castle or a cemetery in the middle of a tile, or runs back into itself.
rule-mist-72 = A city is worth 2 points for every tile and 2 for every shield when its wall is closed. A tile with two parts of it counts once. Cities of two tiles are worth as much.
rule-mist-73 = A castle is completed when all eight cells around it hold tiles that lie face up. It is worth 2 points for each of the nine tiles that shows mist, its own included. That may be nothing, and ghosts may be chosen instead all the same.
rule-mist-74 = Every colour with a guard in the feature brings its whole value. Nobody compares numbers, and several guards of one colour count once.
rule-mist-75 = For each scored feature whoever has the turn chooses: all its points, or up to three ghosts leave one tile of the table and return to the bank. Any tile, a quarter of the start tile, or a cemetery. It is one choice for the whole feature, not for each colour.
rule-mist-76 = In both cases all guards of the feature go home.
rule-mist-77 = Several features are chosen for one by one, in an order that whoever has the turn decides.
rule-mist-78 = On level 6 each colour in the feature marks its whole value on its own score. Whoever takes ghosts instead gives up the points of all of them.
rule-mist-90 = When the points reach or pass the number of a hound, on level 6 those of every colour, it goes to any guard that stands on the table. From up to two of the nine tiles around this guard, its own included, up to three ghosts each return to the bank.
rule-mist-91 = What is left of the current pile goes on top of the next one, which is the current pile from then on. If both hounds are reached at once, both come, the first one first.
rule-mist-92 = If no guard stands on the table, the hound is lost. The piles change all the same.
rule-mist-93 = The hound stays with its guard until the feature is scored, for points or for ghosts. Right after that it brings 1 point for each ghost on the table, wherever it stands; this is no choice. Then the hound leaves the game.
rule-mist-94 = The points of a hound count once, not for each colour. On level 6 they go to the colour of its guard.
rule-mist-95 = If the guard is buried, its hound leaves the game without points.
rule-mist-96 = Hounds come when everything that the tile completed is scored, not between two features.
rule-mist-97 = A pile that is used up before its hound was reached is a defeat. The turn of its last tile is played to the end, and its points still count.
rule-mist-100 = At the end of each turn in which a cemetery is open, whoever has the turn takes the top tile of the current pile, looks at it no more than anybody else, and puts it face down on a free cell around an open cemetery. One tile, however many cemeteries are open.
rule-mist-101 = What it shows does not matter, and face-down tiles may lie beside each other. It must share a side with some tile.
rule-mist-102 = A face-down tile counts only for closing cemeteries. A road, a city or a bank of mist that touches it can never be completed, nor a castle with it among its eight cells. Guards there are stuck, but one may still be buried.
rule-mist-103 = If it closes a cemetery, a guard is buried at once.
rule-mist-104 = If the pile is empty, no tile is put down.
rule-mist-80 = The team has won the moment its points reach the target, on level 6 those of every colour.
rule-mist-81 = It has lost when a tile must be drawn and there is none, or none that fits.
rule-mist-82 = It has lost when a ghost must be put down and there is none.
rule-mist-83 = The first of these ends the game at once: a ghost that is missing loses it before the points of the same turn are counted.
rule-con-01 = Eighteen tiles carry one or two symbols: one river tile and 17 land tiles. There are a board of two parts, three catapults, and two more meeples of each of six colours. The base game is needed.
rule-con-02 = The rules of the base game hold wherever nothing else is said. Each player has two meeples more, nine in all.
rule-con-03 = The board lies in place of the start tile, with the side up that belongs to the number of players.
rule-con-04 = Each of its two parts counts as six tiles, so the board is twelve tiles for placing and wherever tiles around are counted. No figure stands on its roads and fields.
rule-con-05 = The 17 land tiles are mixed into the others.
rule-con-06 = The spring of the river is laid at one of the two river mouths, with a river or without one.
rule-con-07 = Without a river the lake is laid at the other mouth, and the river tile of this box stays there.
rule-con-08 = With a river, the river tile of this box is mixed into the river, which grows from the other mouth, and the lake comes last. The first river tile may not lead along the board: a bend turns away from it.
rule-con-09 = The start tile is not used, not even where HOUSE-3 is played.
rule-con-10 = At the beginning nobody is at a wall, and no catapult stands anywhere.
rule-con-11 = The parts are modules. Without catapult the symbols of the tiles mean nothing.
rule-con-12 = The expansion may be combined with others.
rule-con-13 = For RIV-04 the board is no bend: the first bend behind it is limited by CON-08 alone.
rule-con-20 = The symbols of a tile are resolved as soon as it is drawn, before it is placed: two of them from left to right, each completely.
rule-con-21 = The symbol of a wall puts a catapult on its catapult space, where there is room for one.
rule-con-22 = At the symbol "?" the player to move chooses a wall, also one that has a catapult.
rule-con-23 = Where the catapult space is taken no second one comes: the wall is attacked at once.
rule-con-24 = A tile with "?" and the symbol of a wall may hit the same wall twice: a catapult and then an attack, or an attack and then a new catapult.
rule-con-25 = In an attack everybody gets 3 points for each own meeple at the wall. Everybody who has none there takes one own figure of the matching kind off the map, without points and of his choice; who has no such figure loses nothing. The player to move comes first, the others follow clockwise. All meeples at the wall and the catapult leave it.
rule-con-26 = Only figures whose matching wall it is can be taken, an abbot also from a garden; no farmer, and nobody who is at a wall.
rule-con-27 = A feature that an attack leaves without figures is free again, in the same turn.
rule-con-28 = After all attacks the tile is placed as usual.
rule-con-29 = The symbols of a tile that fits nowhere (BASE-14) are resolved all the same, and then those of the tile drawn in its place.
rule-con-30 = The symbol of the river tile works in the same way.
rule-con-31 = Whoever has a meeple on the farmer space alone is at the wall too: he loses no figure.
rule-con-32 = Attack and counterattack empty the farmer space too.
rule-con-40 = Whoever has placed a knight, a highwayman, a monk or an abbot may besides put one meeple of his supply on a free space of the matching wall.
rule-con-41 = It is a normal meeple, never an abbot or another special figure.
rule-con-42 = Who has placed no figure, or taken an abbot back, puts none there.
rule-con-43 = A player may have several meeples on one wall, beside those of others.
rule-con-44 = Whoever has placed a farmer may besides put one meeple on the farmer space of any of the three walls, which takes any number, but not on a row.
rule-con-45 = Whoever cannot or will not do so goes on without.
rule-con-46 = When the last free space of a row is taken, a counterattack follows. The farmer space and the catapult space do not count.
rule-con-47 = There is at most one counterattack in a turn, for at most one space is taken.
rule-con-48 = Beside a knight, a highwayman, a monk or an abbot no meeple goes to a farmer space.
rule-con-49 = Spaces that are not in use for the number of players take nobody and need not be filled.
rule-con-50 = In a counterattack everybody gets 3 points for each own meeple at the wall; they all go home, and so does a catapult. Nobody loses a figure. The normal scoring follows.
rule-con-51 = At the end of the game, before the last count, there is a counterattack on each of the three walls, however full.
rule-con-52 = In the last count the whole fortress is one completed city for every field that touches it.
rule-con-53 = The order of these three counterattacks makes no difference.
rule-con-60 = A road that branches without a crossing is one road with all its arms: it is completed when every arm is closed, and each tile counts once.
rule-con-61 = Under the bridge the city goes on, over it the road does. The fields on the two sides of the road are parted.
rule-con-62 = On the river tile a road ends at the river and parts the field on that bank.
rule-con-63 = On one tile the field lies in two parts.
rule-con-64 = Roads and cities of one tile may cross.
rule-gho-01 = The start tile of four cells lies on the table instead of the base game's, which stays in the box.
rule-gho-02 = The 60 tiles are mixed into the land tiles of the base game.
rule-gho-03 = Each player has five meeples and two guards in supply. The other two meeples stay in the box.
rule-gho-04 = Three more guards of each colour in play lie in the general stock.
rule-gho-05 = Fifteen ghosts lie in the bank, and none stands anywhere when the game begins.
rule-gho-06 = The start tile counts as four tiles wherever tiles are counted. Two of its quarters have mist; wisps on the others are decoration.
rule-gho-07 = The ruin in its middle is decoration: no castle, nothing to stand on, nothing to score. Roads end there, and it parts fields.
rule-gho-08 = Mist, cemeteries and castles are parts that may be played alone, and with other expansions.
rule-gho-10 = Mist never matters for where a tile goes. It lies on fields and roads; roads, cities and fields must agree as always.
rule-gho-11 = The ghost symbols on the tiles mean nothing in this game.
rule-gho-12 = Mist grows: a tile is placed with a misty side at a misty side. The player whose turn it is must put one ghost from the bank beside any figure of an opponent. Whether the mist is closed or can be does not matter.
rule-gho-13 = Mist is broken: by the placement a misty side, of the new tile or of one on the table, meets a clear side. The player whose turn it is must put one ghost beside a figure of his own. This holds for a new tile without any mist as well.
rule-gho-14 = If a tile does both, the opponent's figure comes first. However many sides do it, each happens once for a tile.
rule-gho-15 = A misty side with no tile beside it does nothing.
rule-gho-16 = With an empty bank, or where no figure on the table can get the ghost, nothing happens, and nobody loses the game.
rule-gho-17 = A figure with its third ghost leaves the table at once: it returns to its owner's supply and the three ghosts to the bank. One's own figure too.
rule-gho-18 = Ghosts come before the figure step. So the figure put down in a turn is safe in it, and one just driven off may be put down again.
rule-gho-19 = No ghost ever comes to a guard. Otherwise a guard is used like a meeple and counts one where figures are compared.
rule-gho-20 = No figure is put into a field part that lies in mist. Roads in mist are free to use.
rule-gho-21 = Each figure has ghosts of its own. Where several figures of a player are scored together, their ghosts are added up.
rule-gho-30 = Whoever scores a feature during the game loses 2 points for each ghost beside an own figure in it. That may be more than the feature brings, but nobody's total falls below 0.
rule-gho-31 = The feature is worth what it is worth without ghosts. Only players who get its points lose some; figures in the minority cost nothing.
rule-gho-32 = The figures go home after that, their ghosts to the bank.
rule-gho-33 = This holds for everything that is scored during the game: completed features, and an abbot who is taken back.
rule-gho-34 = At the end each ghost beside a figure on the table costs its owner 1 point: in majority or not, farmers included, gravediggers not (GHO-45). It is taken once from each player after everything else is counted; the total stays at 0 or above.
rule-gho-40 = When a tile with a cemetery is placed, a figure may be put on the cemetery as gravedigger.
rule-gho-41 = Meeples and guards can be gravediggers, an abbot cannot: a cemetery is neither a monastery nor a garden.
rule-gho-42 = When all eight cells around the cemetery hold tiles, its gravedigger goes home and the owner may take one guard of the own colour out of the general stock into the supply. A guard more never does harm, so here it is always taken. There are no points.
rule-gho-43 = If no own guard is left in the stock, there is none to take.
rule-gho-44 = Ghosts come to a gravedigger who is no guard. When the cemetery is completed each costs 2 points, whether a guard was gained or not.
rule-gho-45 = An unfinished cemetery brings nothing at the end, and the ghosts of its gravedigger cost nothing.
rule-gho-46 = Placing a tile with a cemetery brings no ghost by itself.
rule-gho-50 = When a tile with a castle is placed, a figure may be put on the castle: a meeple or a guard, no abbot.
rule-gho-51 = Ghosts come to figures on castles like to others. What brings them is the tile just placed, never the castle.
rule-gho-52 = When all eight cells around hold tiles, the castle brings 2 points for each tile with mist among these nine. Its own tile counts only if it has mist.
rule-gho-53 = An unfinished castle with a figure brings at the end 1 point for each tile with mist around it, and 1 point for its own tile, with mist or without.
rule-gho-54 = Mist counts whether it is closed or not, and each quarter of the start tile counts for itself.
rule-gho-60 = Farmers are used as in the base game. Ghosts come to them, unless they are guards.
rule-gho-61 = Mist bounds fields as a city's wall does: what lies in mist belongs to no field and joins none.
rule-gho-62 = One tile with a cemetery, two with a castle and one with a road show exactly two fields; slivers of green beside trees and towers are decoration.
rule-gho-63 = This binds a shepherd as well.
rule-gho-70 = Ghosts come to meeples and abbots; also to big meeples, wagons, mayors, ringmasters and phantoms of other expansions.
rule-gho-71 = They come to no guard; and to no builder, pig, barn or shepherd of other expansions.
rule-gho-72 = Of places that other expansions have they reach the tower, the castle made of a city, the bathhouse, and the tiles of Solovei and Vodyanoy.
rule-gho-73 = They do not reach the City of Carcassonne, the Wheel of Fortune, Leipzig and wonders.
rule-gho-74 = A figure that is scored or taken off its place in any way loses its ghosts to the bank, even if it goes on to another place: nobody pays twice for the same ghost.
rule-gho-75 = A figure that is moved without being scored keeps its ghosts.
rule-gho-80 = The fairy does not protect from ghosts, and stays where it is when its figure is driven off.
rule-gho-81 = The dragon goes through mist and eats figures with ghosts; the ghosts go to the bank.
rule-gho-82 = A wagon pays for its ghosts when it is scored and goes on without them.
rule-gho-83 = No barn stands at a corner where one of the four tiles has mist. Farmers that it scores pay for their ghosts.
rule-gho-84 = A castle token scores the whole worth of what is completed beside it; the ghosts of its lord cost their owner 2 points each.
rule-gho-85 = On tiles with cemeteries and castles the dragon acts as it does on those with a monastery.

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
error-fixed-option = These rules fix that at the table.
error-no-undo = This can no longer be taken back.
