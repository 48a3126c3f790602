# The words of Bastide in English, for the page and the command line. Those of a module are in modules/, rules in rules/.
# Keys are kebab-case; the prefix says where they are used. Sentences have at most
# 60 characters, buttons (keys ending in -do) at most 18; no exclamation marks.

### Shell: pages, lobby, states of the connection (ui-)

ui-brand = Bastide
ui-home-link = Bastide, to the start page
ui-close = Close
ui-skip-content = Skip to the content
ui-skip-choice = Skip to your choice
ui-skip-log = Skip to what happened
ui-unofficial = Unofficial: own art, own words, open source.
ui-version = Version { $version }
ui-theme-to-dusk = Change to dusk colours
ui-theme-to-light = Change to light colours
ui-language = Language
ui-language-unread = Not yet read by a second person

## Titles of the browser's tab
ui-title-home = Bastide: lay a tile, make a country
ui-title-new = New table · Bastide
ui-title-table = { $table } · Bastide
ui-title-turn = Your turn · { $table } · Bastide
ui-title-over = Game over · { $table } · Bastide
ui-title-abandoned = Nobody goes on · { $table } · Bastide
ui-title-loading = Opening the table · Bastide
ui-title-missing = Not found · Bastide

## Start page
ui-home-headline-1 = Lay a tile.
ui-home-headline-2 = Make a country.
ui-play-now = Play now
ui-play-now-line = You against a bot. About 20 minutes.
ui-play-now-against = You against { $name }. About 20 minutes.
ui-next-bot = Play { $name } next
ui-play-friends = Play with friends
ui-play-friends-line = Send a link. They tap it and sit down. No account.
ui-meet = Find people
ui-meet-line = Play with whoever is here. Join open tables, watch games.
ui-found = Somebody was found
ui-found-line = The game begins as soon as all are here.
ui-public = Anybody may join
ui-public-line = The table is listed for strangers: they can sit down and watch.
ui-public-said = Everybody can find this table in the list of open tables.
ui-puzzle = Puzzle of the day
ui-puzzle-line = Find the best turn.
ui-puzzle-solved = Solved today. In a row: { $streak }
ui-puzzle-tried = Tried today.
ui-one-device = One device
ui-one-device-line = Pass it round the table.
ui-box = Beside a real box
ui-box-line = Say what you draw; the page counts.
ui-position = Set up a position
ui-position-line = Lay tiles freely, find the best turn, play on.
ui-box-do = Begin
ui-new-table = New table
ui-new-table-line = Choose seats and rules.
ui-your-tables = Your tables
ui-your-turn-in = Your turn in “{ $table }”
ui-waiting-in = “{ $table }” waits for players
ui-ready-in = “{ $table }” can begin
ui-seats-open = { $open ->
    [one] One seat is free.
   *[other] { $open } seats are free.
}
ui-name-score = { $name }: { $score }
ui-left-and-names = { $left ->
    [one] One tile left · { $players }
   *[other] { $left } tiles left · { $players }
}
ui-continue = Continue
ui-games = My games

## New table
ui-new-preset = Chosen: { $game }. Change what you like.
ui-game = Game
ui-setups = Tables ready to play
ui-setup-first = First game
ui-setup-first-line = Roads, cities, monasteries.
ui-setup-box = The whole box
ui-setup-box-line = Fields, river and abbot.
ui-setup-tournament = Tournament
ui-setup-tournament-line = Two players, no help.
ui-setup-own = Your own rules
ui-fixed-rules = These rules are fixed. Choose another game to change them.
ui-fixed-option = The chosen game fixes this.
ui-seats-full = { $min } to { $max } people can play this.
ui-rules-in-play = Rules in play
ui-levels = Level
ui-what-changes = { $module }: what it changes
ui-none = None
ui-rival-tiles = { $count } tiles
ui-tournaments = Tournaments
ui-workshop = Workshop
ui-own-tiles = Tiles of one's own
ui-own-tiles-said = with the tiles of “{ $name }”
ui-house-rules = House rules
ui-house-rules-line = As printed. Change details here.
ui-at-the-table = At the table
ui-aids = Help
ui-aids-hint = Marks where tiles fit, likely points, tiles left, reasons.
ui-starter = Who begins
ui-starter-lot = By lot
ui-order = Order of play
ui-order-seated = As seated
ui-order-lot = By lot at the start
summary-order-lot = order of play by lot
ui-period = The game waits for a move
ui-period-days = { $days ->
    [0] as usual here
    [one] one day
    [365] a year
   *[other] { $days } days
}
ui-period-said = { $days ->
    [one] waits one day for a move
    [365] waits a year for a move
   *[other] waits { $days } days for a move
}
ui-starter-open = Seat { $n }
ui-absent = If somebody stays away
ui-absent-rule = { $rule ->
    [wait] The others wait
    [end] { $patience ->
        [60] The game ends after an hour
        [1440] The game ends after a day
       *[other] The game ends after { $patience } minutes
    }
   *[bot] { $patience ->
        [60] A bot plays after an hour
        [1440] A bot plays after a day
       *[other] A bot plays after { $patience } minutes
    }
}
ui-absent-said = who stays away: { $rule ->
    [end] { $patience ->
        [60] the end after an hour
        [1440] the end after a day
       *[other] the end after { $patience } minutes
    }
   *[bot] { $patience ->
        [60] a bot after an hour
        [1440] a bot after a day
       *[other] a bot after { $patience } minutes
    }
}
ui-substitute = Who plays for them
ui-substitute-usual = like the bots here
ui-substitute-said = for them plays: { $name }
ui-rated = Rated
ui-rated-line = The result moves your ratings: no aids, no taking back, everybody with an account.
ui-chat = Free chat
ui-chat-line = People may type what they say. Otherwise they have eight phrases and five signs.
ui-chat-said = free chat
ui-takeback = Take back
ui-takeback-hint = Your last step, until the next tile is drawn.
ui-seats = Seats
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $n }
ui-your-name = Your name
ui-name-of-seat = Name at seat { $n }
ui-who-at-seat = Who plays at seat { $n }
ui-who-you = you, at this device
ui-who-person = a person at this device
ui-who-open = a friend with the link
ui-bot-named = { $name }, { $what }
ui-who-bot-pauline = learns the game
ui-who-bot-gaspard = plays by feel
ui-who-bot-odile = knows her way
ui-who-bot-greedy = takes what he sees
ui-who-bot-sidonie = looks ahead
ui-who-bot-master = a master, forgives nothing
ui-who-bot-mate = a team mate
ui-who-bot-random = plays by chance
ui-who-guest = a program from outside
ui-bot-line-pauline = Sees half of what there is. Good for first games.
ui-bot-line-gaspard = Sees much and misses some. Good once you know the rules.
ui-bot-line-odile = Seldom lets points lie. Now and then one escapes her.
ui-bot-line-greedy = Misses nothing, but looks no further than this turn.
ui-bot-line-sidonie = Plays the next turns in her head before she lays a tile.
ui-bot-line-master = Plays each promising turn on, many times. Takes a moment.
ui-bot-line-mate = Plays for the team: points, ghosts and deadlines.
ui-bot-line-random = Lays tiles anywhere. Good for seeing how a turn goes.
ui-guest-line = Brought by whoever runs this server, made by others.
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
ui-summary = { $seats } seats · { $tiles } tiles
ui-summary-time = About { $minutes } minutes · from 7 years
ui-summary-hours = About { $hours } hours
ui-children = With small children, play just the base game.
ui-start-simple = Start simple
ui-link-next = The next page has the link for your friends.
ui-open-table = Open the table
ui-sit-down = Sit down

## Before the game starts
ui-rules-alone = Base game
ui-rules-with = Base game with { $modules }
ui-rules-tournament = Tournament: { $game }
ui-no-takeback = no take-back
ui-aids-which = Which aids
ui-aid-left = Tiles to come by kind
ui-aid-cells = What fits where
ui-aid-owners = Who owns what
ui-aid-points = Points now and later
ui-aid-forecast = How it may end
ui-advice-hint = Hints
ui-advice-hint-hint = The player to decide can ask for the three best turns. Everyone sees that they asked.
ui-advice-notes = Notes for learners
ui-advice-notes-hint = After a turn of your own: whether there was a better one, and why.
ui-without-aid = { $aid ->
        [left] no tiles to come by kind
        [cells] no help with what fits
        [owners] no help with owners
        [points] no help with points
       *[forecast] no forecast
    }
ui-no-aids = no help
ui-lobby-invited = You are invited. Take a seat.
ui-lobby-full = All seats are taken. You can watch from here.
ui-lobby-waiting = { $open ->
    [one] One seat is still free.
   *[other] { $open } seats are still free.
}
ui-lobby-ready = Everybody is here.
ui-lobby-host-starts = Waiting for { $name } to start.
ui-seat-open = Free seat
ui-seat-open-line = for a friend with the link
ui-sit-here = Sit here
ui-add-bot = Add a bot
ui-choose-bot = Who shall play?
ui-stand-up = Free the seat of { $name }
ui-send-away = Send { $name } away
ui-start-with-bots = Start with bots
ui-start-game = Start the game
ui-invite-title = Invite
ui-invite-line = Whoever opens this link can sit down or watch.
ui-invite-alone = This link works on this device only.
ui-invite-others = How others can join
ui-invite-alone-how = Start Bastide with: { $command }
ui-link-label = Link to this table
ui-copy-link = Copy link
ui-copied = Copied
ui-copy-refused = The browser did not allow copying. The text is selected: copy it by hand.
ui-send-link = Send the link
ui-send-refused = The browser did not allow sending. Copy the link instead.
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
ui-name-full = A name has at most { $most } signs.

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
ui-away-due = { $rule ->
    [end] The game ends in { $time }.
   *[bot] A bot plays in { $time }, until they are back.
}
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
ui-abandoned-title = { $by ->
    [imported] { $table }: a game from a file
    [agreed] { $table }: ended by agreement
    [absent] { $table }: somebody stayed away
    [clock] { $table }: time is up
   *[other] { $table }: nobody goes on here
}
ui-abandoned-line = { $by ->
    [imported] This game was opened from a file that ends before the game does. Look back on it, or play on from any turn.
    [full] This table had to make room for newer ones. It has ended, but nothing that was played is lost.
    [operator] Whoever runs this server has closed this table.
    [agreed] The players ended this game before its end. Nothing that was played is lost.
    [absent] Somebody stayed away longer than this table waits, so the game has ended. Nothing that was played is lost.
    [clock] Somebody ran out of time, and at this table the game ends then. Nothing that was played is lost.
   *[time] Nobody has touched this table for a long time, so it has ended. Nothing that was played is lost.
}
ui-abandoned-again-do = New table, same people
ui-table-abandoned = Ended early
ui-to-home = To the start page
ui-notice = From whoever runs this server
ui-notice-at = When: { $when }
ui-notice-maintenance = No new tables for now; games go on.
ui-notice-close = Close the announcement

## Settings of this device
ui-settings = Settings
ui-set-look = Language and looks
ui-set-theme = Colours
ui-set-theme-system = As device
ui-set-theme-light = Light
ui-set-theme-dusk = Dusk
ui-set-still = Less motion
ui-set-still-line = Nothing flies or glides over the map.
ui-set-explain = Explain as I play
ui-set-explain-line = When a road, a city or a monastery first appears, a card says what it scores.
ui-set-explain-again = Show all the cards again
ui-set-explain-done = Done: the cards will appear again.
ui-set-sound = Sound
ui-set-sounds = Sounds
ui-set-sounds-line = Tiles, figures, points and your turn.
ui-set-volume = Volume
ui-set-buzz = Vibration
ui-set-buzz-line = The device shakes when it is your turn.
ui-set-play = Keys and clicks
ui-set-app = App
ui-set-here = All this is kept on this device only.
ui-doors = Who may come
ui-doors-open = Who may come…
ui-doors-people = People at this table
ui-doors-nobody = Nobody else sits here.
ui-doors-send = Send away
ui-doors-send-name = Send { $name } away
ui-doors-for-good = For good
ui-doors-for-good-line = This person can neither sit nor watch here any more.
ui-doors-free = Free the seat
ui-doors-gone = { $name } no longer sits here.
ui-doors-seats = Close free seats
ui-doors-seats-line = Nobody else can sit down.
ui-doors-watchers = No watching
ui-doors-watchers-line = Only those who sit here see the game.
ui-doors-blocked = Kept away
ui-doors-in = Let in
ui-doors-in-name = Let { $name } in again
ui-doors-back = { $name } may come again.
ui-doors-locked = Free seats are closed.
ui-barred-title = You cannot come to this table
ui-board-closed-title = This board is still closed
ui-account = Account
ui-account-in = You are signed in as { $name }.
ui-account-none = Keep your name, and reach your games from every browser.
ui-account-mine = My account
ui-account-do = Sign in
ui-me = This browser
ui-me-line = The server knows this browser by a token in a cookie. It holds your seats.
ui-me-see = Save my data
ui-me-code = Move to another browser
ui-me-code-is = Code
ui-me-code-line = Type this code there in the settings. It works once, until { $until }. Then your seats are there, no longer here.
ui-me-have-code = Code from another browser
ui-me-take = Take over
ui-me-taken = { $tables ->
    [0] There were no tables.
    [one] One table is here now.
   *[other] { $tables } tables are here now.
}
ui-me-renew = New token
ui-me-renewed = Only this browser holds your seats from now on.
ui-me-erase = Erase everything
ui-me-erase-line = You leave your seats. Your names and this browser are taken out of all games. This cannot be undone.
ui-me-erase-do = Delete permanently
ui-me-keep = Keep

## What is stored about people
ui-operator = This server is run by:
ui-privacy-title = Privacy

## The page as an app, its newest version, and without a network
ui-app-name = Bastide, a game of tiles
ui-app-line = Lay tiles, grow cities and count them together.
ui-install-title = Bastide as an app
ui-install-line = On your start screen, without an address bar.
ui-install-do = Install
ui-install-not-do = Not now
ui-newer = A new version of this page is here.
ui-newer-do = Load it
ui-newer-later = Later
ui-no-cookies = Cookies are blocked
ui-part-loading = Loading…
ui-part-loaded = Loaded.
ui-part-failed = This part of the page could not be loaded.
ui-page-failed = This page could not be loaded.
ui-part-failed-line = Check the network connection and try again.
ui-part-broken = This part of the page has stopped working.
ui-part-broken-line = The error was reported to the server.
ui-reload = Reload the page
ui-offline-server = The server does not answer.
ui-offline-device = This device has no network.
ui-offline-blocked = This browser or network blocks WebSockets. A game needs one.
ui-offline-line = Your games are kept on the server.
ui-offline-table = “{ $table }” is kept on the server.
ui-offline-retries = The page also tries by itself.
ui-offline-still = Still no answer.
ui-offline-works = Works now
ui-offline-works-rules = Rules that were loaded before
ui-offline-works-settings = Settings of this device
ui-offline-waits = Has to wait
ui-offline-waits-games = Playing and watching
ui-offline-waits-new = New tables and invitations
ui-offline-tables = Your tables when last seen
ui-offline-kept = Nothing is lost: the server stores every move.
ui-again-long = No answer for a while. The table is kept.
ui-again-long-move = No answer for a while. Your move is kept.
ui-again-restart = The server starts again. The table is kept.
ui-again-device = This device has no network. The table is kept.
ui-again-device-move = This device has no network. Your move is kept.
ui-back-again = Connected again.

## Who comes and goes during a game
ui-news-bot = { $called ->
    [none] A bot plays
   *[other] { $called } plays
} for { $name } now.
ui-news-handed = { $name } plays again.
ui-news-left = The seat of { $name } is free.
ui-news-came = { $name } takes a seat.
ui-news-failed = { $code ->
    [too-late] { $bot } has not answered in time. { $name } plays on.
    [illegal] { $bot } has broken a rule. { $name } plays on.
    [unable] { $bot } does not know these rules. { $name } plays on.
    [not-started] { $bot } is not here any more. { $name } plays on.
   *[other] { $bot } has crashed. { $name } plays on.
}
ui-news-sent = Your seat has been freed.
ui-watching = You are watching.

### Lessons (learn-)

learn-title = Learn
learn-page-title = Learn · Bastide
learn-intro = Short lessons at a real table. Nothing can go wrong.
learn-home-line = New here? The game in five minutes.
learn-home-begun = Go on with your lesson: step { $n } of { $total }
learn-home-some = { $done } of { $total } lessons done
learn-part-base = Begin here
learn-part-modules = More rules, one by one
learn-part-levels = Mists, level by level
learn-path = Beat the bots
learn-path-line = Each one is stronger than the one before.
learn-path-done = { $done } of { $total } beaten
learn-path-beaten = Beaten
learn-shields = Shields
learn-shield-open = Not yet
learn-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}
learn-begun = Go on at step { $n } of { $total }
learn-again = Done. Tap to do it again.
learn-ticked = Done
learn-module = { $minutes ->
    [one] Learn it: 1 minute
   *[other] Learn it: { $minutes } minutes
}
learn-first = Your first turn
learn-first-place = Choose a marked place for your tile.
learn-first-marks = Tap an outlined place for your tile. Dashed: rotate it first.
learn-first-commit = { $theme ->
    [dusk] Tap the orange button to confirm.
   *[light] Tap the red button to confirm.
}
learn-first-figure = Choose a spot for a figure, or none.
learn-coach = Lesson: { $name }
learn-step = { $n } of { $total }
learn-before = What was said before
learn-after = What was said next
learn-next-do = Go on
learn-leave = Leave the lesson
learn-leave-title = Leave the lesson?
learn-stay-do = Stay here
learn-later-do = Other lessons
learn-later-line = Your place here is kept.
learn-free-do = Play on freely
learn-free-line = This table becomes a game against the bot.
learn-again-do = Begin again
learn-done = Well done. Now you know “{ $name }”.
learn-known = What you know now
learn-play-do = Play with this
learn-all = All lessons
learn-next-lesson = Next: { $name }

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

## The board and where we are in the turn
table-map = Map
table-board = Board
table-home = Bastide, to the start page
table-tools = View
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Whole map
table-show-place = Show the place
edge-places = { $count ->
    [one] { $shown } more
   *[other] { $shown } more
}
edge-places-there = { $count ->
    [one] { $shown } more place
   *[other] { $shown } more places
} { $side ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
}
edge-choices = { $count ->
    [one] { $shown } more
   *[other] { $shown } more
}
edge-choices-there = { $count ->
    [one] { $shown } more choice
   *[other] { $shown } more choices
} { $side ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
}
edge-move = { $name }
edge-move-there = { $side ->
    [N] { $name }: tile to the north
    [E] { $name }: tile to the east
    [S] { $name }: tile to the south
   *[W] { $name }: tile to the west
}
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
table-ask-hand = Which tile do you play?
table-ask-hand-of = { $name }: which tile?
table-ask-draw = Which tile was drawn?
table-ask-draw-of = { $name }: which tile?
table-ask-order = What counts first?
table-ask-order-of = { $name }: what counts first?
table-ask-choose = Your choice
table-ask-choose-of = { $name }: choose
table-thinking = { $name } is thinking…
table-choosing = { $name } is choosing
table-over = The game is over
table-over-won = The team wins
table-over-lost = The team loses
table-turn-of = { $name }’s turn
table-goes-again = { $name } plays once more
table-you = You

## Players and what is left
table-tag-you = you
table-tag-bot = bot
table-tag-program = program
table-tag-away = away
table-tag-again = once more
table-left = { $count } left
table-supply = { $count ->
    [0] No figures left
    [one] One figure left
   *[other] { $count } figures left
}
table-none-left = none left
table-has-figure = One more figure
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
table-list-do = { $count ->
    [one] { $count } place · List
   *[other] { $count } places · List
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
table-option = { $n } of { $total }: { $label }
table-spots = { $count ->
    [one] One choice
   *[other] { $shown } choices
}
table-all = All
table-feature = { $feature ->
    [city] City
    [road] Road
    [monastery] Monastery
   *[field] Field
}
table-at = { $side ->
    [left] { $columns } left{ table-at-then }
    [right] { $columns } right{ table-at-then }
   *[same] { $level ->
        [up] { $rows } up from the start
        [down] { $rows } down from the start
       *[same] Start
    }
}
table-at-then = { $level ->
    [up] , { $rows } up from the start
    [down] , { $rows } down from the start
   *[same] {" "}from the start
}
table-spots-here = { $count ->
    [one] One spot.
   *[other] { $count } spots.
}
table-picked = { $label } is chosen. Enter confirms.
table-bot-thinking = { $name } is thinking
table-bot-hurry = Show its move now
table-wait-person = You can look around meanwhile.
table-wait-away = Not at the table just now.
table-hint-turn = turn
table-hint-move = move
table-hint-place = place
table-hint-pick = pick
table-hint-vary = which one
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
table-say-hand = Which tile do you play?
table-say-draw = Which tile was drawn?
table-say-order = What counts first? There are { $count } features.
table-say-choose = { $count ->
    [one] There is one choice.
   *[other] There are { $count } choices.
}
table-cell = { table-at }.
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
table-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
table-has-shield = Shield.
table-has-crossing = Crossing.
table-figure-here = { $role ->
    [knight] { $name }: knight.
    [highwayman] { $name }: highwayman.
    [monk] { $name }: monk.
   *[other] { $name }: figure.
}
table-empty = Empty.
table-fits = { $turns ->
    [one] Empty, the tile fits in one direction.
   *[other] Empty, the tile fits in { $turns } directions.
}
table-place = Place { $n } of { $total }: { table-at }.
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

## Heard and typed: what scanning keys and typed commands answer
table-apart = { $kind ->
    [city] Separate cities.
   *[other] Separate roads.
}
table-joins = { $kind ->
    [city] One city: { $sides }.
   *[other] One road: { $sides }.
}
table-stands = { $part ->
    [N] In the north.
    [NE] In the north-east.
    [E] In the east.
    [SE] In the south-east.
    [S] In the south.
    [SW] In the south-west.
    [W] In the west.
    [NW] In the north-west.
   *[middle] In the middle.
}
ears-scored = { $points ->
    [one] { $what }, { $points } point
   *[other] { $what }, { $points } points
}
ears-feature = { $count ->
    [one] { $what }, { $count } tile, of { $names }.
   *[other] { $what }, { $count } tiles, of { $names }.
}
ears-mine = { $feature ->
    [city] Your city
    [road] Your road
    [monastery] Your monastery
   *[field] Your field
}
ears-enter = Enter confirms.
ears-said = Said aloud
ears-grid = Arrow keys move, Enter chooses. G says how it stands, slash types commands, question mark lists the keys.
table-decision = Your choice
ears-choice = { $n }: { $label }.
ears-stop = { $n } of { $total }.
ears-closes = Chance of completion: { $chance }.
ears-no-hand = There is no tile in the hand.
ears-no-own = You have no figure on the map.
ears-no-feature = No figure stands there.
ears-no-open = No cell is open.
ears-no-such = There is no such choice.
ears-nothing-new = Nothing new since your last move.
ears-nothing-said = Nothing has been said yet.
ears-unknown = “{ $word }” is no command. Type a question mark.
ears-not-now = That is not asked now.
ears-cell-how = Type how far right and how far up from the start. Minus is left or down.
ears-far = No tile lies beside it.
ears-fits = The tile fits there.
ears-help = Commands: { $words }.
ears-keys = Keys that answer aloud
ears-key-state = whose turn, points, tiles left
ears-key-news = what changed since my move
ears-key-hand = the tile in my hand
ears-key-own = next, previous own figure
ears-key-feature = next, previous feature with figures
ears-key-open = next, previous open cell
ears-key-again = say it again, one sentence back
ears-key-type = typed commands
ears-type = Typed commands
ears-type-label = Command
ears-type-hint = One number chooses. Two numbers go to a place: right and up from the start, with minus left and down.
ears-run-do = Do it
ears-commands = All commands
ears-word-cell = cell
ears-word-place = place
ears-word-turn = turn
ears-word-confirm = confirm
ears-word-none = none
ears-word-undo = undo
ears-word-hand = hand
ears-word-state = state
ears-word-news = news
ears-word-own = mine
ears-word-feature = feature
ears-word-open = open
ears-word-left = left
ears-word-log = log
ears-word-why = why
ears-word-again = again
ears-word-help = help
ears-about-cell = What is at a place: cell 2 -1 is 2 right, 1 down
ears-about-place = Choose a place by its number, or by right and up: place 3
ears-about-turn = Turn the tile
ears-about-confirm = Place the tile, confirm what is chosen
ears-about-none = Choose no figure
ears-about-undo = Take the last move back
ears-about-hand = The tile in the hand
ears-about-state = Whose turn, points, tiles left and more
ears-about-news = What changed since my last move
ears-about-own = The next own figure, or the one with a number
ears-about-feature = The next feature with figures; of one kind: feature city
ears-about-open = The next open cell
ears-about-left = How many tiles are left
ears-about-log = The last turns, so many as you say: log 10
ears-about-why = Why the tile may not lie there: why 1 0
ears-about-again = The last sentence again
ears-about-help = All commands, said aloud

## Why not, and rules
table-why-direction = Not in this direction
table-why-place = It fits here in no direction
table-why-now = As it lies now: { $reason }
table-why-do = Why?
table-why-refused = That is not possible
table-turn-to-fit-do = Turn to fit
table-read-rule-do = Read the rule
table-rule = Rule { $rule }
table-rule-from = From the rules of Bastide, in our own words.
table-rule-tongue = Not translated yet. In { $tongue }:
table-why-taken = This place is taken
table-why-others = Not offered now
table-advice-do = Ask for a hint
table-advice-short = What would a good player do?
table-advice-somebody = A good player
table-advice-comes = The turn is being thought over …
table-advice-none = There is no hint now. Try again.
table-why-others-do = Why nothing else?
table-why-nothing = All that can be done here is offered.
table-why-count = { $count ->
    [one] { $count } thing is not offered.
   *[other] { $count } things are not offered.
}
table-read-rule = Read rule { $rule } (reason { $n })
table-may-do = What may I do here?
table-miss = { $word ->
    [banish] Ghosts
    [haunt] Ghost
    [score] Scoring
    [portal] Portal
    [reinforce] Reinforce
    [recall] Call back
   *[other] { $kind ->
        [abbot] Abbot
        [guard] Guard
        [large] Large meeple
       *[other] Figure
    }
}: { $feature ->
    [city] city
    [road] road
    [monastery] monastery
    [garden] garden
    [castle] castle
    [mist] mist
    [cemetery] cemetery
   *[field] field
}

## The book of rules
book-title = Rules
book-tab = { $name } · Bastide
book-line = All rules that Bastide plays by, in our own words.
book-find = Find a rule by words or number
book-found = { $count ->
    [one] { $shown } rule found
   *[other] { $shown } rules found
}
book-count = { $count ->
    [one] { $shown } rule
   *[other] { $shown } rules
}
book-see = See also
book-about = Belongs to: { $modules }
book-not-played = Not played at this table.
book-others = Not played at this table
book-missing-title = No such rule
book-missing = The book has no rule “{ $rule }”.
book-all = All rules
book-back = Back
book-open = Open as a page
book-print = Print
book-loading = One moment…

## The end
table-win = { $you ->
    [yes] You win, { $points } to { $second }
   *[no] { $name } wins, { $points } to { $second }
}
table-shared-win = { $name } share the win, { $points } each
table-see-how-do = See how
table-rematch-do = Rematch
table-rematch-join-do = Join the rematch
table-save-record = Save the record of this game

## Looking back: turn by turn, sharing, saving, playing on (replay-)
table-analyse-do = Analyse
table-tournament-do = To the tournament
table-replay-do = Replay
ui-origin = Played on from turn { $turn } of another game.
ui-origin-anew = What was left in the bag then is shuffled anew.
ui-set-up = This game began with a position that was set up.

## Menu and help
table-menu = Menu
aids-title = Aids on the map
aids-on = { $what }: shown
aids-off = { $what }: hidden
aids-key = Key { $key }.
aids-cells = What fits where
aids-cells-hint = For each open cell the tiles that fit, and how likely it is filled.
aids-cells-sign = so many tiles fit, and so likely one comes to lie here
aids-cells-model = Every tile to come goes to each of its places with equal chance, on the map as it lies now.
aids-dead = Nothing fits here any more.
aids-fits = { $count ->
        [one] { $count } of { $of } tiles fits here.
       *[other] { $count } of { $of } tiles fit here.
    }
aids-held = A tile in a hand fits.
aids-filled = Chance of being filled: { $chance }.
aids-comes = Chance that you draw one: { $chance }.
aids-owners = Who owns what
aids-owners-hint = Patterns and letters for roads, cities, fields and all else.
aids-owner = { $what }, owned by { $names }.
aids-strength = What counts there: { $list }.
aids-points = Points now and later
aids-points-hint = What each feature pays now, and what it will probably pay.
aids-worth = { $points ->
        [one] { $points } point now, { $expected } expected.
       *[other] { $points } points now, { $expected } expected.
    }
aids-now = If it ended now
aids-expected = Expected
aids-points-model = Expected: from what stands on the map, as the computer player judges it. New figures are not counted.
aids-forecast = How it may end
aids-forecast-hint = The likely final points of everybody.
aids-band = { $low } to { $high }
aids-wins = wins { $chance } of these games
aids-forecast-model = { $games ->
        [one] From { $games } game played on by the computer; 8 of 10 end within the bar.
       *[other] From { $games } games played on by the computer; 8 of 10 end within the bar.
    }
table-talk = Say something
table-people = People and this table…
table-menu-tiles = Tiles to come
table-menu-scores = Points and why
table-menu-log = All turns
table-menu-turns = Correct a turn
table-menu-rules = Rules in play
table-menu-help = Help and keys
table-menu-save = Save the game
table-menu-home = To the start page
table-menu-more = More
table-leave-title = Leave this game?
table-leave-line = Your seat is kept. You’ll find the game on the start page.
table-leave-stay = Stay
table-leave-do = Leave
table-help = Help
table-help-turn = A turn
table-help-1 = Place the tile so that all touching sides match.
table-help-2 = You may put a figure on the tile you placed.
table-help-3 = What is complete is counted; the figures come back.
table-help-4 = When the tiles are used up, the rest is counted.
table-help-board = The board
table-signs-do = Signs
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
table-key-hint = the best three turns (1 to 3 show one, again sets its tile)
table-key-aids = aids on the map
table-key-layers = fits, owners, points, forecast
table-key-zoom = zoom, show all
table-key-pan = move the map
table-key-keys = this help
table-key-back = back

## Offers
offer-place = { table-at }
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
offer-figure-detail = { offer-spot }
offer-play = Play this tile
offer-draw = Draw this tile
offer-score = Count this first
offer-score-detail = { offer-spot }
offer-worth = worth { $points }
offer-spot = { $feature ->
    [city] city{ offer-part }, { offer-tiles }
    [road] road{ offer-way }, { offer-tiles }
    [monastery] monastery{ offer-part }, { offer-of-nine }
    [garden] garden{ offer-part }, { offer-of-nine }
    [castle] castle{ offer-part }
    [cemetery] cemetery{ offer-part }, { offer-of-nine }
    [mist] mist{ offer-part }
   *[field] field{ offer-part }{ offer-cities }
}{ offer-closes }
offer-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
offer-of-nine = { $tiles ->
    [one] { $tiles } tile of 9
   *[other] { $tiles } tiles of 9
}
offer-cities = { $cities ->
    [-1] {""}
    [0] , no city
    [one] , { $cities } city
   *[other] , { $cities } cities
}
offer-closes = { $closes ->
    [yes] , closes
   *[no] {""}
}
offer-part = { $part ->
    [N] {" "}north
    [NE] {" "}north-east
    [E] {" "}east
    [SE] {" "}south-east
    [S] {" "}south
    [SW] {" "}south-west
    [W] {" "}west
    [NW] {" "}north-west
   *[none] {""}
}
offer-way = { offer-part }
offer-away = { $down ->
    [N] { $rows } north{ offer-away-then }
    [S] { $rows } south{ offer-away-then }
   *[same] { $along ->
        [E] { $columns } east
        [W] { $columns } west
       *[here] this tile
    }
}
offer-away-then = { $along ->
    [E] , { $columns } east
    [W] , { $columns } west
   *[same] {""}
}
offer-now = +{ $points } now
offer-now-kind = now
offer-worth-kind = worth
offer-so-far = so far { $points }
offer-so-far-kind = so far
offer-stays-open = { $points } if it stays open
offer-stays-open-kind = if it stays open
offer-at-end = { $points } at the end
offer-at-end-kind = at the end
offer-risk = { $points } at risk
offer-risk-kind = at risk
offer-figure-do = { $role ->
    [knight] Put knight
    [highwayman] Put highwayman
    [monk] Put monk
    [farmer] Lay farmer
    [abbot] Put abbot
    [steward] Put steward
    [gravedigger] Put gravedigger
   *[other] Put figure
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
log-figure = { $apart ->
    [yes] { $you ->
        [yes] You put
       *[no] { $name } put
    } { $kind ->
        [guard] a guard
       *[large] the large meeple
    } { $role ->
        [knight] in a city as a knight
        [highwayman] on a road as a highwayman
        [monk] in a monastery as a monk
        [steward] in a castle as a steward
        [gravedigger] on a cemetery as a gravedigger
       *[farmer] in a field as a farmer
    }
   *[no] { $role ->
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
            [yes] You put the abbot in { $feature ->
                [garden] a garden
               *[monastery] a monastery
            }
           *[no] { $name } put the abbot in { $feature ->
                [garden] a garden
               *[monastery] a monastery
            }
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
    }
}{ $by ->
    [reinforce] {""}, one more there
    [portal] {""}, by the portal
   *[other] {""}
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
log-over = The game is over
log-taken-back = { $you ->
    [yes] You take a move back, as agreed
   *[no] { $name } takes a move back, as agreed
}
log-advised = { $you ->
    [yes] You took a hint
   *[no] { $name } took a hint
}
log-flagged = { $out ->
    [resign] { $you ->
        [yes] Your time is up: you lose
       *[no] { $name } is out of time and loses
    }
    [end] { $you ->
        [yes] Your time is up: the game ends
       *[no] { $name } is out of time: the game ends
    }
   *[bot] { $you ->
        [yes] Your time is up: a bot plays for you
       *[no] { $name } is out of time: a bot plays on
    }
}
log-order = The order of play was drawn by lot: { $names }.
log-undone = { $you ->
    [yes] You took a move back
   *[no] { $name } took a move back
}
log-undone-often = { $you ->
    [yes] You took moves back: { $count } ×
   *[no] { $name } took moves back: { $count } ×
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
    [small-city] small cities { $points }
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
score-other = { $you ->
    [yes] You: points
   *[no] { $name }: points
}
score-why = Line { $n }: read rule { $rule }
score-why-do = Why?
score-counting = Counting up
score-chapter = { $reason ->
    [road] Unfinished roads
    [city] Unfinished cities
    [monastery] Monasteries
   *[other] Other points
}
score-of = { $n } of { $total }
score-count = { $count } scored
score-back = Back
score-pause = Pause
score-play = Go on
score-next = Next
score-skip-do = Skip to the result

## All play together

table-team = The team
table-point-on = Point at a cell: the others see it
table-point-hint = Tap a cell to show it to the others.
table-points-at = { $name } points here: { table-at }.
table-points-here = { $name } points here.
table-their-choices = What { $name } can choose
table-which-colour = Which colour
table-level-opened = Level { $level } is open now.
table-level-next-do = Play level { $level }
table-level-again-do = Try again
table-level-how-do = See how
table-looking-ahead = Looking ahead…

## Figures that stand on one spot

table-which-figure = Which figure
table-figure-kind = Meeple
table-figure-number = number { $n }

### Answers of the rules and the server (why-, error-)

## Why a move is refused
why-other-question = Something else is asked in this turn now.
why-advice-busy = Others are being advised; try again in a moment.
why-no-advice = There is no advice now.
why-not-your-turn = It is not your turn.
why-game-over = The game is over.
why-wrong-step = Another step comes first.
why-cell-taken = A tile lies here already.
why-no-neighbour = The tile must share a full side with another tile.
why-side-mismatch = { $mine ->
    [city] City
    [road] Road
    [river] River
   *[field] Field
} meets { $theirs ->
    [city] city
    [road] road
    [river] river
   *[field] field
} in the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}. Sides must match.
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
why-not-in-hand = That tile is not in your hand.
why-nothing-to-score = Nothing finished by this tile is to be counted there.

## Why the table refuses something
why-no-levels = This table has no levels.
why-no-such-level = There are levels 1 to { $levels }.
why-level-locked = Level { $level } is not open yet: win level { $open } first.
why-no-forecast = Nothing can be foretold here.
why-lesson-act = There is something to do first.
why-lesson-hint = Here the lesson wants something else.
why-lesson-read = There is something to read first.
why-no-lesson = This table is no lesson.
why-no-undo = This can no longer be taken back.
why-maintenance = No new tables are opened for now. Running games go on.
why-too-many-undos = In one turn, { $most } times is as often as you can take back.
why-hand-bots = Beside a real box no bot plays.
why-clock-over = Your time for this turn is over: the bot plays it to its end.
why-not-by-hand = At this table nobody says what was drawn.
why-not-turned = The tile laid last cannot lie in that direction.
why-nothing-mended = Nothing is being corrected.
why-mended-already = Another turn is being corrected: end that first.
why-not-corrected = The game has no such turn that could be corrected.
why-no-more-corrections = Too much has happened at this table: nothing is corrected any more.
why-too-much-happened = Too much has happened at this table: the seats stay as they are.
why-too-often = That was often enough for a minute. Wait a little.
why-not-started = The game has not begun.
why-already-started = The game has begun already.
why-not-over = The game is not over.
why-table-over = The game is over; open a new table.
why-seats-open = There are free seats: wait, or put bots there.
why-seat-taken = { $name } sits here already.
why-seat-open = Nobody sits here.
why-tournament-seat = In a tournament seats are kept: give up if you cannot play on.
why-not-your-seat = You do not sit here.
why-not-host = Only the host of the table may do this.
why-never-public = Lessons, and tables beside a box of tiles, are shown to nobody else.
why-own-things = Strangers play with what all players have: no tiles or levels of one’s own, no box of tiles, no free talk.
why-seek-gone = Somebody was quicker, or nobody waits there any more.
why-many-seek = Very many people are waiting here already. Look in again later.
why-many-seek-here = { $most } people from your network are waiting already. Try again when one of them has found a game.
why-name-taken = Somebody here is called { $name } already.
why-bad-name = A name has 1 to 24 visible characters.
why-bad-text = A text has letters, digits and signs, but no invisible characters and no stacked accents.
why-no-such-seat = The table has no such seat.
why-nobody-to-remove = Nobody sits here whom you could send away.
why-many-blocked = Fifty people are kept away already. Let somebody in again.
why-nobody-blocked = Nobody of that number is kept away.
why-blocked = The host does not let you come to this table.
why-seats-locked = The host lets nobody else sit at this table.
why-no-watchers = The host lets only those look who sit at this table.
why-round-running = This board opens when the round is over.
why-fair-play = While a rated or tournament game with this board runs, the server gives no help with it.
why-no-such-bot = There is no bot of that name.
why-aids-off = This table gives no help.
why-rematch-exists = The rematch is open already.
why-asked-already = Something is being asked already.
why-nothing-asked = Nothing is being asked any more.
why-not-asked = This is for others to say.
why-no-resigning = A team wins or loses together.
why-resigned = This seat has been given up.
why-resign-instead = No one is left who could agree. Resign instead.
why-clock-seat = With a clock seats are kept: resign, or let a bot play for you.
why-many-colours = Every seat plays several colours here.
why-a-lesson = This is a lesson: leave it first.
why-cid-taken = This command was sent by another page.

## Troubles with the server (client shell)
error-offline = The server does not answer. Is it running?
error-server = The server stumbled. Your games are kept.
error-no-such-address = Nothing lies at this address.
error-no-such-table = There is no such table.
error-no-such-lesson = There is no lesson of that name.
error-no-such-puzzle = There is no puzzle of that name.
error-full = No room for another table now. Try again later.
error-maintenance = No new tables are opened for now. Running games go on.
error-too-many-open = { $open } of your tables with other people are open. Finish some of them first.
error-no-account = This takes an account: friends know each other by lasting names.
error-many-friends = There are very many already. Take some out first.
error-no-friend = Only friends can be invited like this. Send others the link.
error-not-your-table = Only who sits at the same table can be blocked there.
error-nobody-there = Nobody sits there who could be blocked.
error-nobody-blocked = Nobody of that number is blocked.
error-too-many-here = Very many tables were opened from where you are. Wait a while.
error-crowded = Very many people are watching this table. Look in again later.
error-no-film = This film has not been made yet.
error-no-such-turn = This game has turns 0 to { $turns }.
error-nothing-left = After that turn the game is over.
error-not-over = This game is not over yet.
error-not-started = This game has not begun.
error-press-busy = Many pictures are being made. Try again in a while.
error-server-busy = The server has much to do. Try again in a moment.
error-too-long = This game is too long for a film.
error-picture-failed = The picture could not be made.
error-jcz-unsupported = JCloisterZone does not know these rules.
error-import-unknown = This is neither a record of Bastide nor a game of JCloisterZone.
error-import-version = This record was written by another version of Bastide. This server reads version { $known } of the format.
error-import-damaged = { $line ->
    [0] This record cannot be read.
   *[other] Line { $line } cannot be read.
}
error-import-empty = Nothing was played in this game.
error-import-rules = The rules or options of this game cannot be played here.
error-import-move = Line { $line }: the rules refuse “{ $action }”.
error-import-turn = Line { $line }: it is another player’s turn there.
error-import-over = Line { $line }: the game is over before it.
error-import-end = Line { $line }: the result is wrong. The game ends { $points }.
error-import-slow = Replaying this game takes too long.
error-import-jcz = { $message ->
    [0] This game of JCloisterZone cannot be read.
   *[other] This game of JCloisterZone cannot be read at move { $message }.
}
error-import-jcz-unplayed = { $message ->
    [0] This game uses parts of JCloisterZone that Bastide does not have.
   *[other] At move { $message } this game uses a part of JCloisterZone that Bastide does not have.
}
error-bad-import = The server cannot open this file.
error-bad-picture = There is no such picture.
error-no-such-campaign = These people are not known here.
error-too-many-tables = Too many tables at once. Wait a minute.
error-too-big = Too much at once. Choose less.
error-too-fast = Too much at once. Wait a moment.
error-unreadable-table = This table cannot be read any more.
error-not-json = The page and the server do not match. Load it again.
error-no-levels = These rules have no levels.
error-no-such-level = There is no such level.
error-level-locked = This level is not open yet.
error-bad-table = { $text }
error-unknown-version = The game names version { $version } of { $name }. This server knows { $known }.
error-bad-rules = { $text }
error-bad-name = A name has 1 to 24 visible characters.
error-mixed-name = Write each word in letters of one alphabet.
error-reserved-name = This name would be taken for the house. Choose another one.
error-name-taken = { $name } is taken at this table. Choose another.
error-name-of-account = An account is called { $name }, or much like it. Choose another name, or sign in if it is yours.
error-name-of-bot = { $name } would be taken for a bot. Choose another name.
error-seat-taken = Somebody sits here already.
error-seat-open = Nobody sits here.
error-seats-open = Some seats are still free.
error-not-host = Only the host may do this.
error-blocked = The host does not let you come to this table.
error-seats-locked = The host lets nobody else sit at this table.
error-no-watchers = The host lets only those look who sit at this table.
error-round-running = This board opens when the round is over.
error-fair-play = While a rated or tournament game with this board runs, the server gives no help with it.
error-banned = The operator of this server keeps you away from it.
error-wrong-code = This code does not work: it was used, is older than a day, or has another sign.
error-nothing-known = Nothing is known about this browser yet.
error-no-cookies = This browser blocks cookies here. Allow them: by one the server knows which seat is yours.
error-too-often = That was often enough for now. Wait a little.
error-not-your-seat = This is not your seat.
error-table-over = This game is over.
error-already-started = The game has begun already.
error-bad-seats = { $min ->
    [one] By these rules one to { $max } can play.
   *[other] By these rules { $min } to { $max } can play.
}
error-no-resigning = A team wins or loses together.
error-signed-in = You have an account: sign in over there, and everything is there as well.
error-hand-clock = Beside a real box there is no clock.
error-bad-clock = A clock has a budget, or seconds for each turn, or days for each turn.
error-short-clock = A clock has at least { $budget } seconds for a game, or { $turn } for each turn.
error-on-vacation = Your vacation goes on: end it first.
error-no-vacation = You have { $days } days of vacation left this year.
error-fixed-option = These rules fix that at the table.
error-no-undo = This can no longer be taken back.
error-version = This page is of another version than the server. Load it again.
error-not-rated = { $why ->
    [team] A game that all win or lose together is not rated.
    [takeback] In a rated game nothing is taken back.
    [aids] A rated game has no aids.
    [house] A rated game is played with the rules as they are, without own tiles and changed options.
    [position] A rated game begins as games begin, not with a position.
    [chance] In a rated game the server draws.
    [absent] In a rated game nobody's staying away has a consequence of its own; take a clock.
    [clock] In a rated game no bot plays for somebody who is out of time.
    [bots] A rated game is played by people: no bot sits there.
    [twice] In a rated game everybody has one seat.
    [account] A rated game is played with an account: sign in first.
   *[leaving] In a rated game nobody stands up or is sent away: resign instead.
}
error-unrated = This game is not rated.
error-no-such-rating = There are no such ratings.
error-no-such-person = Nobody here has an account of this name.
error-muted = A moderator has asked you to say nothing for a while.
error-barred = A moderator keeps you away from public and rated tables for a while.
error-newcomer = Guests and new accounts speak in set phrases at public tables.

## Clocks
clock-title = Time to think
clock-preset = { $preset ->
    [fast] Fast: 3 minutes + 5 seconds
    [normal] Normal: 10 minutes + 15 seconds
    [slow] Slow: 30 minutes + 30 seconds
    [days] Over days: 3 days a turn
    [own] As we like it
   *[none] As long as you like
}
clock-kind = Measured
clock-kind-of = { $kind ->
    [turn] for each turn
    [days] in days for each turn
   *[game] for the whole game
}
clock-field-budget = Minutes each
clock-field-plus = Seconds more after each turn
clock-field-turn = Seconds for a turn
clock-field-days = Days for a turn
clock-out = When time is up
clock-out-of = { $out ->
    [resign] Whoever it is loses
    [end] The game ends for all
   *[bot] A bot plays on
}
clock-out-said = { $out ->
    [resign] out of time loses
    [end] out of time ends the game
   *[bot] out of time a bot plays on
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
clock-by-game = { $time } each
clock-by-turn = { $time } a turn
clock-by-days = { $count ->
    [one] 1 day a turn
   *[other] { $count } days a turn
}
clock-plus = { $time } more after each turn
clock-d = { $days } d
clock-h = { $hours } h
clock-away = off
clock-left-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
clock-left-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
clock-left-minutes = { $count ->
    [one] 1 minute left
   *[other] { $count } minutes left
}
clock-left-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
clock-alert = 30 seconds left
clock-used = Time to think, used
clock-won = { $count ->
    [one] { $names } wins on time
   *[other] { $names } win on time
}
clock-won-line = Everybody else is out of time, so the game ended at once. Nothing that was played is lost.
resigned-won = { $names } wins: everybody else gave up
resigned-won-line = So the game ended at once. Nothing that was played is lost.
