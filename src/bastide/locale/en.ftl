# The English messages of Bastide, for the page and the command line. Those of a module are in modules/, rules in rules/.
# Keys are kebab-case; the prefix says where they are used. Sentences have at most
# 60 characters, buttons (keys ending in -do) at most 18; no exclamation marks.

### Shell: pages, lobby, states of the connection (ui-)

ui-brand = Bastide
ui-home-link = Bastide, home page
ui-close = Close
ui-skip-content = Skip to the content
ui-skip-choice = Skip to your choice
ui-skip-log = Skip to the last turns
ui-nav = Main
ui-nav-play = Play
ui-nav-puzzles = Puzzles
ui-nav-people = People
ui-you = You
ui-you-account = Account
ui-sign-in = Sign in
ui-import = Import a game
ui-import-line = Open a saved game and analyse it.
ui-unofficial = Unofficial fan project with original art and text. Open source.
ui-version = Version { $version }
ui-theme-to-dusk = Switch to dusk colours
ui-theme-to-light = Switch to light colours
ui-language = Language
ui-language-unread = Not proofread yet

## Titles of the browser's tab
ui-title-home = Bastide: place a tile, build a land
ui-title-new = New table · Bastide
ui-title-table = { $table } · Bastide
ui-title-turn = Your turn · { $table } · Bastide
ui-title-over = Game over · { $table } · Bastide
ui-title-abandoned = Ended early · { $table } · Bastide
ui-title-loading = Opening the table · Bastide
ui-title-missing = Not found · Bastide

## Start page
ui-home-headline-1 = Place a tile.
ui-home-headline-2 = Build a land.
ui-play-now = Play now
ui-play-now-line = You against a bot. About 20 minutes.
ui-play-now-against = You against { $name }. About 20 minutes.
ui-next-bot = Play { $name } next
ui-play-friends = Play with friends
ui-play-friends-line = Send a link. They tap it and sit down. No account needed.
ui-meet = Find players
ui-meet-line = Play with anyone online. Join open tables, watch games.
ui-found = Opponent found
ui-found-line = The game starts as soon as everyone is here.
ui-public = Open to everyone
ui-public-line = Anyone can find this table, join it or watch.
ui-public-said = Anyone can find this table in the list of open tables.
ui-puzzle = Puzzle of the day
ui-puzzle-line = Find the best turn.
ui-puzzle-solved = Solved today. Streak: { $streak }
ui-puzzle-tried = Tried today.
ui-one-device = Pass and play
ui-one-device-line = Share one device.
ui-box = Scorekeeper
ui-box-line = Play with your own box, we do the counting.
ui-position = Position editor
ui-position-line = Build any position, find the best turn, play on.
ui-box-do = Start
ui-new-table = New table
ui-new-table-line = Choose seats and rules.
ui-your-tables = Your tables
ui-your-turn-in = Your turn in “{ $table }”
ui-waiting-in = “{ $table }” is waiting for players
ui-ready-in = “{ $table }” can start
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
ui-new-preset = Selected: { $game }. Change anything you like.
ui-game = Game
ui-setups = Ready-made games
ui-setup-first = First game
ui-setup-first-line = Roads, cities, monasteries.
ui-setup-box = The whole box
ui-setup-box-line = Fields, river and abbot.
ui-setup-tournament = Tournament
ui-setup-tournament-line = Two players, no aids.
ui-setup-own = Your own rules
ui-fixed-rules = These rules are fixed. Choose another game to change them.
ui-fixed-option = The chosen game sets this.
ui-seats-full = For { $min } to { $max } players.
ui-rules-in-play = Rules in play
ui-levels = Level
ui-what-changes = { $module }: what it changes
ui-none = None
ui-rival-tiles = { $count } tiles
ui-tournaments = Tournaments
ui-workshop = Workshop
ui-own-tiles = Your own tiles
ui-own-tiles-said = with tiles from “{ $name }”
ui-house-rules = House rules
ui-house-rules-line = Standard rules. Tap to change.
ui-at-the-table = At the table
ui-aids = Aids
ui-aids-hint = Show where tiles fit, likely points and tiles left.
ui-starter = Who starts
ui-starter-lot = Random
ui-order = Turn order
ui-order-seated = As seated
ui-order-lot = Random at the start
summary-order-lot = random turn order
ui-period = Unfinished games are kept
ui-period-days = { $days ->
    [0] standard time
    [one] one day
    [365] a year
   *[other] { $days } days
}
ui-period-said = { $days ->
    [one] kept for one day without a move
    [365] kept for a year without a move
   *[other] kept for { $days } days without a move
}
ui-starter-open = Seat { $n }
ui-absent = If a player leaves
ui-absent-rule = { $rule ->
    [wait] The others wait
    [end] { $patience ->
        [60] The game ends after an hour
        [1440] The game ends after a day
       *[other] The game ends after { $patience } minutes
    }
   *[bot] { $patience ->
        [60] A bot takes over after an hour
        [1440] A bot takes over after a day
       *[other] A bot takes over after { $patience } minutes
    }
}
ui-absent-said = if someone leaves, { $rule ->
    [end] { $patience ->
        [60] the game ends after an hour
        [1440] the game ends after a day
       *[other] the game ends after { $patience } minutes
    }
   *[bot] { $patience ->
        [60] a bot takes over after an hour
        [1440] a bot takes over after a day
       *[other] a bot takes over after { $patience } minutes
    }
}
ui-substitute = Their stand-in
ui-substitute-usual = same as the other bots
ui-substitute-said = stand-in: { $name }
ui-rated = Rated
ui-rated-line = The result changes your ratings. No aids, no take-backs; every player needs an account.
ui-chat = Free chat
ui-chat-line = Players can type messages. Otherwise they have eight phrases and five reactions.
ui-chat-said = free chat
ui-takeback = Take-backs
ui-takeback-hint = Undo your last step until the next tile is drawn.
ui-seats = Seats
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $n }
ui-your-name = Your name
ui-name-of-seat = Name at seat { $n }
ui-who-at-seat = Who plays at seat { $n }
ui-who-you = you, on this device
ui-who-person = someone on this device
ui-who-open = a friend with the link
ui-bot-named = { $name }, { $what }
ui-who-bot-pauline = learns the game
ui-who-bot-gaspard = plays by feel
ui-who-bot-odile = knows her way around
ui-who-bot-greedy = takes every point in sight
ui-who-bot-sidonie = looks ahead
ui-who-bot-master = a master, forgives nothing
ui-who-bot-mate = a teammate
ui-who-bot-random = plays at random
ui-who-guest = an external program
ui-bot-line-pauline = Sees half of what there is. Good for your first games.
ui-bot-line-gaspard = Sees a lot, misses some. Good once you know the rules.
ui-bot-line-odile = Rarely leaves points behind. Slips up now and then.
ui-bot-line-greedy = Misses nothing, but looks no further than this turn.
ui-bot-line-sidonie = Thinks through the next turns before placing a tile.
ui-bot-line-master = Plays out every promising turn many times. Takes a moment.
ui-bot-line-mate = Plays for the team: points, ghosts and deadlines.
ui-bot-line-random = Places tiles anywhere. Good for seeing how a turn goes.
ui-guest-line = Made by others, added by the operator.
ui-who-here = on this device
ui-who-ready = is here
ui-who-away = is away
ui-player-n = Player { $n }
ui-you-name = You
ui-table-unnamed = Our game
ui-bot-name-1 = Miller
ui-bot-name-2 = Weaver
ui-bot-name-3 = Potter
ui-bot-name-4 = Mason
ui-bot-name-5 = Baker
ui-summary = { $seats } seats · { $tiles } tiles
ui-summary-time = About { $minutes } minutes · ages 7 and up
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
ui-no-takeback = no take-backs
ui-aids-which = Which aids
ui-aid-left = Tiles left by kind
ui-aid-cells = What fits where
ui-aid-owners = Who owns what
ui-aid-points = Points now and later
ui-aid-forecast = Forecast
ui-advice-hint = Hints
ui-advice-hint-hint = On your turn you can ask for the three best turns. Everyone sees that you asked.
ui-advice-notes = Notes for learners
ui-advice-notes-hint = After each of your turns: was there a better one, and why?
ui-without-aid = { $aid ->
        [left] no tiles left by kind
        [cells] no marks for what fits
        [owners] no marks for owners
        [points] no points in advance
       *[forecast] no forecast
    }
ui-no-aids = no aids
ui-lobby-invited = You are invited. Take a seat.
ui-lobby-full = All seats are taken. You can watch from here.
ui-lobby-waiting = { $open ->
    [one] One seat is still free.
   *[other] { $open } seats are still free.
}
ui-lobby-ready = Everyone is here.
ui-lobby-host-starts = Waiting for { $name } to start.
ui-seat-open = Free seat
ui-seat-open-line = for a friend with the link
ui-sit-here = Sit here
ui-add-bot = Add a bot
ui-choose-bot = Which bot?
ui-stand-up = Free { $name }’s seat
ui-send-away = Remove { $name }
ui-start-with-bots = Start with bots
ui-start-game = Start the game
ui-invite-title = Invite
ui-invite-line = Anyone with this link can join or watch.
ui-invite-alone = This link works on this device only.
ui-invite-others = How others can join
ui-invite-alone-how = Start Bastide with: { $command }
ui-link-label = Link to this table
ui-copy-link = Copy link
ui-copied = Copied
ui-copy-refused = Your browser blocked copying. The text is selected: copy it by hand.
ui-send-link = Send the link
ui-send-refused = Your browser blocked sharing. Copy the link instead.
ui-share-text = { $table }: { $rules }. Join here.
ui-qr-show = Show the QR code
ui-qr-hide = Hide the QR code
ui-qr-alt = The link as a QR code
ui-your-colour = Your colour
ui-colour-red = Red
ui-colour-blue = Blue
ui-colour-green = Green
ui-colour-yellow = Yellow
ui-colour-black = Black
ui-colour-pink = Pink
ui-name-missing = Please type a name first.
ui-name-full = Names can have up to { $most } characters.

## Connection and trouble
ui-loading = Opening the table…
ui-connection = Connection
ui-again = Reconnecting…
ui-again-move-kept = Reconnecting… your move is kept
ui-try-now = Try now
ui-try-again = Try again
ui-save-game = Save the game
ui-stale = The game has moved on.
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
ui-error-title = Something went wrong
ui-error-ref = { $text } Reference { $ref }.
ui-missing-title = Page not found
ui-missing-line = There is nothing at this address.
ui-no-table-title = No table here
ui-no-table-line = The link may be mistyped, or the table is too old.
ui-abandoned-title = { $by ->
    [imported] { $table }: a game from a file
    [agreed] { $table }: ended by agreement
    [absent] { $table }: a player was away too long
    [clock] { $table }: time is up
   *[other] { $table }: this game has ended
}
ui-abandoned-line = { $by ->
    [imported] This game comes from a file that stops before the end. Replay it, or play on from any turn.
    [full] This table had to make room for newer ones. It has ended, but nothing is lost.
    [operator] The operator closed this table.
    [agreed] The players agreed to end this game early. Nothing is lost.
    [absent] A player was away longer than this table waits, so the game has ended. Nothing is lost.
    [clock] A player ran out of time, and at this table that ends the game. Nothing is lost.
   *[time] No one has played here for a long time, so the game has ended. Nothing is lost.
}
ui-abandoned-again-do = New table, same players
ui-table-abandoned = Ended early
ui-to-home = Home page
ui-notice = From the operator
ui-notice-at = When: { $when }
ui-notice-maintenance = No new tables for now. Games in progress continue.
ui-notice-close = Close the announcement

## Settings of this device
ui-settings = Settings
ui-set-look = Language and appearance
ui-set-theme = Colours
ui-set-theme-system = System
ui-set-theme-light = Light
ui-set-theme-dusk = Dusk
ui-set-still = Less motion
ui-set-still-line = Nothing flies or glides over the map.
ui-set-explain = Explain as I play
ui-set-explain-line = A card says what each kind scores when it first appears.
ui-set-explain-again = Show all the cards again
ui-set-explain-done = Done: the cards will appear again.
ui-set-sound = Sound
ui-set-sounds = Sounds
ui-set-sounds-line = Tiles, meeples, points and your turn.
ui-set-volume = Volume
ui-set-buzz = Vibration
ui-set-buzz-line = Your device vibrates when it is your turn.
ui-set-play = Keys and clicks
ui-set-app = App
ui-set-here = All this is stored on this device only.
ui-access = Access
ui-access-open = Access…
ui-access-people = People at this table
ui-access-empty = No one else is here.
ui-access-send = Remove
ui-access-send-name = Remove { $name }
ui-access-for-good = Permanently
ui-access-for-good-line = This person can no longer join or watch here.
ui-access-free = Free the seat
ui-access-gone = { $name } no longer has a seat here.
ui-access-seats = Lock empty seats
ui-access-seats-line = No one else can sit down.
ui-access-watchers = No spectators
ui-access-watchers-line = Only the players see the game.
ui-access-blocked = Banned
ui-access-in = Unban
ui-access-in-name = Unban { $name }
ui-access-back = { $name } can join again.
ui-access-locked = Empty seats are locked.
ui-barred-title = You don’t have access to this table
ui-board-closed-title = This board is still closed
ui-account = Account
ui-account-in = You are signed in as { $name }.
ui-account-none = Keep your name and reach your games from any browser.
ui-account-mine = My account
ui-account-do = Sign in
ui-me = This browser
ui-me-line = The server knows this browser by a token in a cookie. The token keeps your seats.
ui-me-see = Save my data
ui-me-code = Move to another browser
ui-me-code-is = Code
ui-me-code-line = Enter this code in the settings of the other browser. It works once, until { $until }. Then your seats are there, no longer here.
ui-me-have-code = Code from another browser
ui-me-take = Use the code
ui-me-taken = { $tables ->
    [0] There were no tables.
    [one] One table is here now.
   *[other] { $tables } tables are here now.
}
ui-me-renew = New token
ui-me-renewed = From now on, only this browser keeps your seats.
ui-me-erase = Delete everything
ui-me-erase-line = You leave your seats. Your names and this browser are removed from all games. This cannot be undone.
ui-me-erase-do = Delete permanently
ui-me-keep = Keep

## What is stored about people
ui-operator = This server is run by:
ui-privacy-title = Privacy

## The page as an app, its newest version, and without a network
ui-app-name = Bastide, a tile game
ui-app-line = Place tiles, grow cities and count them together.
ui-install-title = Bastide as an app
ui-install-line = On your home screen, without an address bar.
ui-install-do = Install
ui-install-not-do = Not now
ui-newer = A new version is available.
ui-newer-do = Update
ui-newer-later = Later
ui-no-cookies = Cookies are blocked
ui-part-loading = Loading…
ui-part-loaded = Loaded.
ui-part-failed = This part of the page could not be loaded.
ui-page-failed = This page could not be loaded.
ui-part-failed-line = Check your connection and try again.
ui-part-broken = This part of the page has stopped working.
ui-part-broken-line = The error was reported to the server.
ui-reload = Reload the page
ui-offline-server = The server is not responding.
ui-offline-device = This device is offline.
ui-offline-blocked = This browser or network blocks WebSockets. A game needs them.
ui-offline-line = Your games are kept on the server.
ui-offline-table = “{ $table }” is kept on the server.
ui-offline-retries = The page keeps trying by itself.
ui-offline-still = Still no response.
ui-offline-works = Works offline
ui-offline-works-rules = Rules you opened before
ui-offline-works-settings = Settings of this device
ui-offline-waits = Needs a connection
ui-offline-waits-games = Playing and watching
ui-offline-waits-new = New tables and invitations
ui-offline-tables = Your tables when last online
ui-offline-kept = Nothing is lost: the server saves every move.
ui-again-long = No response for a while. The table is kept.
ui-again-long-move = No response for a while. Your move is kept.
ui-again-restart = The server is restarting. The table is kept.
ui-again-device = This device is offline. The table is kept.
ui-again-device-move = This device is offline. Your move is kept.
ui-back-again = Back online.

## Who comes and goes during a game
ui-news-bot = { $called ->
    [none] A bot is
   *[other] { $called } is
} now playing for { $name }.
ui-news-handed = { $name } is playing again.
ui-news-left = { $name }’s seat is free.
ui-news-came = { $name } has taken a seat.
ui-news-failed = { $code ->
    [too-late] { $bot } did not answer in time. { $name } plays on.
    [illegal] { $bot } broke a rule. { $name } plays on.
    [unable] { $bot } does not know these rules. { $name } plays on.
    [not-started] { $bot } is no longer here. { $name } plays on.
   *[other] { $bot } crashed. { $name } plays on.
}
ui-news-sent = You no longer have a seat here.
ui-watching = You are watching.

### Lessons (learn-)

learn-title = Learn
learn-page-title = Learn · Bastide
learn-intro = Short lessons at a real table. You can’t break anything.
learn-home-line = New here? The game in five minutes.
learn-home-begun = Continue your lesson: step { $n } of { $total }
learn-home-some = { $done } of { $total } lessons done
learn-part-base = Start here
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
learn-begun = Continue at step { $n } of { $total }
learn-again = Done. Tap to repeat it.
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
learn-first-figure = Choose a spot for a meeple, or none.
learn-coach = Lesson: { $name }
learn-step = { $n } of { $total }
learn-before = Previous step
learn-after = Next step
learn-next-do = Continue
learn-leave = Leave the lesson
learn-leave-title = Leave the lesson?
learn-stay-do = Stay here
learn-later-do = Other lessons
learn-later-line = Your progress is saved.
learn-free-do = Keep playing
learn-free-line = This table becomes a game against the bot.
learn-again-do = Start over
learn-done = Well done. Now you know “{ $name }”.
learn-known = What you know now
learn-play-do = Play with it
learn-all = All lessons
learn-next-lesson = Next: { $name }

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

## The board and where we are in the turn
table-map = Map
table-board = Board
table-home = Bastide, home page
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
    [2] Step 2 of 3: the meeple
   *[other] Step 3 of 3: scoring
}
table-ask-place = Your turn: place the tile
table-ask-place-of = { $name }: place the tile
table-ask-turn = Your turn
table-ask-here = Here?
table-ask-again = Once more: place the tile
table-ask-again-of = { $name }, once more: place the tile
table-ask-figure = Place a meeple?
table-ask-figure-of = { $name }: place a meeple?
table-ask-hand = Which tile do you play?
table-ask-hand-of = { $name }: which tile?
table-ask-draw = Which tile was drawn?
table-ask-draw-of = { $name }: which tile?
table-ask-order = What scores first?
table-ask-order-of = { $name }: what scores first?
table-ask-choose = Your choice
table-ask-choose-of = { $name }: choose
table-thinking = { $name } is thinking…
table-choosing = { $name }’s turn
table-over = The game is over
table-over-won = The team wins
table-over-lost = The team loses
table-turn-of = { $name }’s turn
table-goes-again = { $name } takes another turn
table-you = You

## Players and what is left
table-tag-you = you
table-tag-bot = bot
table-tag-program = program
table-tag-away = away
table-tag-again = again
table-left = { $count } left
table-supply = { $count ->
    [0] No meeples left
    [one] One meeple left
   *[other] { $count } meeples left
}
table-none-left = none left
table-has-figure = One more meeple
table-kept = Kept in hand
table-keeps = Keeps a tile: { $tile }
table-chip = { $points ->
    [one] { $name }: { $points } point, { $left } meeples left
   *[other] { $name }: { $points } points, { $left } meeples left
}
table-tiles-left = { $count ->
    [one] { $shown } tile left
   *[other] { $shown } tiles left
}
table-left-title = Tiles left
table-left-text = { $count ->
    [0] All tiles have been played.
    [one] One tile is still in the bag.
   *[other] { $count } tiles of { $kinds } kinds are in the bag.
}
table-left-untold = { $count ->
    [0] All tiles have been played.
    [one] One tile is in the bag. Its kind is hidden at this table.
   *[other] { $count } tiles are in the bag. Their kinds are hidden at this table.
}
table-left-land = Then the land
table-left-of-kind = { $count } left
table-out-title = Removed from the game
table-out-text = When drawn, these could not be placed.
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
table-not-here = The tile doesn’t fit here this way round.
table-no-help = Aids are off at this table.
table-place-do = Place here
table-pick-first = Make a choice
table-must-choose = You have to choose something here.
table-sending = Sending…
table-undo = Take back
table-turn = Rotate the tile
table-turn-back = Rotate the tile back
table-one-direction = Fits only this way round.
table-tap-again = Tap the tile again to rotate it.
table-wheel-turns = The wheel rotates the tile.
table-all-directions = Fits any way round.
table-why-hint = Choose a place or point at a cell, then press W.
table-moved-on = The game has moved on. Please choose again.
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
table-bot-hurry = Skip the wait
table-wait-person = Feel free to look around.
table-wait-away = Not at the table right now.
table-hint-turn = rotate
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
    [one] Place a meeple? There is one spot.
   *[other] Place a meeple? There are { $count } spots.
}
table-say-hand = Which tile do you play?
table-say-draw = Which tile was drawn?
table-say-order = What scores first? There are { $count } features.
table-say-begin = Your turn. Draw a tile, or choose { $what } ({ $count }).
table-say-kinds = Which meeple do you place? { $kinds }.
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
   *[other] { $name }: meeple.
}
table-empty = Empty.
table-fits = { $turns ->
    [one] Empty, the tile fits in one rotation.
   *[other] Empty, the tile fits in { $turns } rotations.
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
table-direction = Rotation { $n } of { $total }.
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
speech-scored = { $points ->
    [one] { $what }, { $points } point
   *[other] { $what }, { $points } points
}
speech-feature = { $count ->
    [one] { $what }, { $count } tile, of { $names }.
   *[other] { $what }, { $count } tiles, of { $names }.
}
speech-mine = { $feature ->
    [city] Your city
    [road] Your road
    [monastery] Your monastery
   *[field] Your field
}
speech-enter = Enter confirms.
speech-said = Read aloud
speech-grid = Arrow keys move, Enter chooses. G reads the state of the game, slash types commands, question mark lists the keys.
table-decision = Your choice
speech-choice = { $n }: { $label }.
speech-stop = { $n } of { $total }.
speech-closes = Chance of completion: { $chance }.
speech-no-hand = There is no tile in hand.
speech-no-own = You have no meeple on the map.
speech-no-feature = No meeple is there.
speech-no-open = No cell is open.
speech-no-such = There is no such choice.
speech-nothing-new = Nothing new since your last move.
speech-nothing-said = Nothing to repeat yet.
speech-unknown = “{ $word }” is not a command. Type a question mark for help.
speech-not-now = You can’t do that now.
speech-cell-how = Type how far right and how far up from the start. Minus is left or down.
speech-far = No tile is next to it.
speech-fits = The tile fits there.
speech-help = Commands: { $words }.
speech-keys = Keys for spoken answers
speech-key-state = whose turn, points, tiles left
speech-key-news = what changed since my move
speech-key-hand = the tile in my hand
speech-key-own = your next, previous meeple
speech-key-feature = next, previous feature with meeples
speech-key-open = next, previous open cell
speech-key-again = repeat, one sentence back
speech-key-type = typed commands
speech-type = Typed commands
speech-type-label = Command
speech-type-hint = One number chooses. Two numbers go to a place: right and up from the start, with minus left and down.
speech-run-do = Run
speech-commands = All commands
speech-word-cell = cell
speech-word-place = place
speech-word-turn = turn
speech-word-confirm = confirm
speech-word-none = none
speech-word-undo = undo
speech-word-hand = hand
speech-word-state = state
speech-word-news = news
speech-word-own = mine
speech-word-feature = feature
speech-word-open = open
speech-word-left = left
speech-word-log = log
speech-word-why = why
speech-word-again = again
speech-word-help = help
speech-about-cell = What is at a place: cell 2 -1 is 2 right, 1 down
speech-about-place = Choose a place by its number, or by right and up: place 3
speech-about-turn = Rotate the tile
speech-about-confirm = Place the tile, confirm your choice
speech-about-none = Place no meeple
speech-about-undo = Take back the last move
speech-about-hand = The tile in hand
speech-about-state = Whose turn, points, tiles left and more
speech-about-news = What changed since my last move
speech-about-own = Your next meeple, or the one with a number
speech-about-feature = The next feature with meeples; of one kind: feature city
speech-about-open = The next open cell
speech-about-left = How many tiles are left
speech-about-log = The last turns, as many as you type: log 10
speech-about-why = Why the tile cannot go there: why 1 0
speech-about-again = Repeat the last sentence
speech-about-help = Read out all commands

## Why not, and rules
table-why-direction = Not this way round
table-why-place = Doesn’t fit here in any rotation
table-why-now = As it is now: { $reason }
table-why-do = Why?
table-why-refused = That is not possible
table-turn-to-fit-do = Rotate to fit
table-read-rule-do = Read the rule
table-rule = Rule { $rule }
table-rule-from = From the rules of Bastide, in our own words.
table-rule-tongue = Not translated yet. In { $tongue }:
table-why-taken = This place is taken
table-why-others = Not available now
table-advice-do = Ask for a hint
table-advice-short = What would a good player do?
table-advice-player = A good player
table-advice-comes = Thinking …
table-advice-none = No hint is available. Try again.
table-why-others-do = Why nothing else?
table-why-nothing = Everything you can do here is shown.
table-why-count = { $count ->
    [one] { $count } option is not available.
   *[other] { $count } options are not available.
}
table-read-rule = Read rule { $rule } (reason { $n })
table-may-do = What can I do here?
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
        [builder] Builder
        [pig] Pig
       *[other] Meeple
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
book-line = All the rules Bastide plays by, in our own words.
book-find = Find a rule by word or number
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
book-example = Example of rule { $rule }
book-not-played = Not played at this table.
book-others = Not played at this table
book-missing-title = No such rule
book-missing = There is no rule “{ $rule }”.
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
table-see-how-do = Watch the count
table-rematch-do = Rematch
table-rematch-join-do = Join the rematch
table-save-record = Save the record of this game

## Looking back: turn by turn, sharing, saving, playing on (replay-)
table-analyse-do = Analyse
table-tournament-do = Go to tournament
table-replay-do = Replay
ui-origin = Continued from turn { $turn } of another game.
ui-origin-reshuffled = The tiles still in the bag were reshuffled.
ui-set-up = This game started from a custom position.

## Menu and help
table-menu = Menu
aids-title = Aids on the map
aids-on = { $what }: shown
aids-off = { $what }: hidden
aids-key = Key { $key }.
aids-cells = What fits where
aids-cells-hint = For each open cell: which tiles fit, and how likely it is to be filled.
aids-cells-sign = how many tiles fit, and how likely one lands here
aids-cells-model = Assumes that each remaining tile is equally likely to go to any place where it fits on the map as it is now.
aids-dead = Nothing fits here any more.
aids-fits = { $count ->
        [one] { $count } of { $of } tiles fits here.
       *[other] { $count } of { $of } tiles fit here.
    }
aids-held = A tile in a player’s hand fits.
aids-filled = Chance of being filled: { $chance }.
aids-comes = Chance that you draw one: { $chance }.
aids-owners = Who owns what
aids-owners-hint = Patterns and letters for roads, cities, fields and more.
aids-owner = { $what }, owned by { $names }.
aids-strength = Counts there: { $list }.
aids-points = Points now and later
aids-points-hint = What each feature scores now, and what it will probably score.
aids-worth = { $points ->
        [one] { $points } point now, { $expected } expected.
       *[other] { $points } points now, { $expected } expected.
    }
aids-now = If it ended now
aids-expected = Expected
aids-points-model = Expected: from the map as it is, as the computer judges it. New meeples are not counted.
aids-forecast = Forecast
aids-forecast-hint = Everyone’s likely final points.
aids-band = { $low } to { $high }
aids-wins = wins { $chance } of these games
aids-forecast-model = { $games ->
        [one] From { $games } game played out by the computer; 8 of 10 end within the bar.
       *[other] From { $games } games played out by the computer; 8 of 10 end within the bar.
    }
table-talk = Say something
table-people = Players and table…
table-menu-tiles = Tiles left
table-menu-scores = Points in detail
table-menu-log = All turns
table-menu-turns = Correct a turn
table-menu-rules = Rules in play
table-menu-help = Help and keys
table-menu-save = Save the game
table-menu-home = Home page
table-menu-more = More
table-leave-title = Leave this game?
table-leave-line = You keep your seat. You’ll find the game on the home page.
table-leave-stay = Stay
table-leave-do = Leave
table-help = Help
table-help-turn = A turn
table-help-1 = Place the tile so that all touching sides match.
table-help-2 = Then you may place a meeple on that tile.
table-help-3 = Completed features score, and their meeples come back.
table-help-4 = When the tiles run out, everything else scores.
table-help-board = The board
table-signs-do = Symbols
table-help-mouse = Click a place to choose it, click again to confirm. The wheel or the right button rotates the tile. Drag to move the map; the wheel away from the places zooms.
table-help-touch = Tap a place to choose it, tap again to rotate the tile. Drag to move the map, pinch to zoom.
table-help-keys = Keys
table-letters = Letter keys
table-letters-hint = Letters and numbers act as commands.
table-one-click = One click plays
table-one-click-hint = With a mouse, one click is enough.
table-key-next = next, previous place
table-key-arrows = nearest place that way
table-key-turn = rotate the tile
table-key-enter = place, confirm
table-key-pick = choose a spot
table-key-before-draw = the choice before the draw
table-key-none = no meeple
table-key-kind = the next or previous kind of meeple
table-key-undo = take back
table-key-why = why it cannot go elsewhere
table-key-here = what is here
table-key-tiles = tiles left
table-key-scores = points in detail
table-key-log = all turns
table-key-hint = the best three turns (1 to 3 show one, again uses it)
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
   *[other] Meeple
}
offer-figure-detail = { offer-spot }
offer-play = Play this tile
offer-draw = Draw this tile
offer-score = Score this first
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
    [knight] Place knight
    [highwayman] Place highwayman
    [monk] Place monk
    [farmer] Place farmer
    [abbot] Place abbot
    [steward] Place steward
    [gravedigger] Place gravedigger
   *[other] Place meeple
}
offer-pass = No meeple
offer-pass-short = None

## What happened
log-title = All turns
log-discarded = A tile could not be placed and was removed
log-placed = { $you ->
    [yes] You placed a tile
   *[no] { $name } placed a tile
}
log-figure = { $apart ->
    [yes] { $you ->
        [yes] You placed
       *[no] { $name } placed
    } { $kind ->
        [guard] a guard
       *[large] the large meeple
    } { $role ->
        [knight] in a city as a knight
        [highwayman] on a road as a highwayman
        [monk] in a monastery as a monk
        [steward] in a castle as a steward
        [gravedigger] in a cemetery as a gravedigger
       *[farmer] in a field as a farmer
    }
   *[no] { $role ->
        [knight] { $you ->
            [yes] You placed a knight in a city
           *[no] { $name } placed a knight in a city
        }
        [highwayman] { $you ->
            [yes] You placed a highwayman on a road
           *[no] { $name } placed a highwayman on a road
        }
        [monk] { $you ->
            [yes] You placed a monk in a monastery
           *[no] { $name } placed a monk in a monastery
        }
        [abbot] { $you ->
            [yes] You placed the abbot in { $feature ->
                [garden] a garden
               *[monastery] a monastery
            }
           *[no] { $name } placed the abbot in { $feature ->
                [garden] a garden
               *[monastery] a monastery
            }
        }
        [steward] { $you ->
            [yes] You placed a steward in a castle
           *[no] { $name } placed a steward in a castle
        }
        [gravedigger] { $you ->
            [yes] You placed a gravedigger in a cemetery
           *[no] { $name } placed a gravedigger in a cemetery
        }
       *[farmer] { $you ->
            [yes] You placed a farmer in a field
           *[no] { $name } placed a farmer in a field
        }
    }
}{ $by ->
    [reinforce] {""}, one more there
    [portal] {""}, by the portal
   *[other] {""}
}
log-kept = { $you ->
    [yes] You kept this tile
   *[no] { $name } kept this tile
}
log-played = { $you ->
    [yes] You chose this tile
   *[no] { $name } chose this tile
}
log-passed = { $you ->
    [yes] You placed no meeple
   *[no] { $name } placed no meeple
}
log-over = The game is over
log-taken-back = { $you ->
    [yes] You took back a move, as agreed
   *[no] { $name } took back a move, as agreed
}
log-advised = { $you ->
    [yes] You took a hint
   *[no] { $name } took a hint
}
log-flagged = { $out ->
    [resign] { $you ->
        [yes] Your time is up: you lose
       *[no] { $name } ran out of time and loses
    }
    [end] { $you ->
        [yes] Your time is up: the game ends
       *[no] { $name } ran out of time: the game ends
    }
   *[bot] { $you ->
        [yes] Your time is up: a bot plays for you
       *[no] { $name } ran out of time: a bot plays on
    }
}
log-order = The turn order was drawn at random: { $names }.
log-undone = { $you ->
    [yes] You took back a move
   *[no] { $name } took back a move
}
log-undone-often = { $you ->
    [yes] You took back { $count } moves
   *[no] { $name } took back { $count } moves
}

## Points and how they came
score-title = Points
score-lines = Breakdown
score-no-lines = Nothing has been scored yet.
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
score-counting = Final scoring
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
score-play = Continue
score-next = Next
score-skip-do = Skip to the result

## All play together

table-team = The team
table-point-on = Point at a cell for the others
table-point-hint = Tap a cell to show it to the others.
table-points-at = { $name } is pointing here: { table-at }.
table-points-here = { $name } is pointing here.
table-their-choices = What { $name } can choose
table-which-colour = Which colour
table-level-opened = Level { $level } is unlocked.
table-level-next-do = Play level { $level }
table-level-again-do = Try again
table-level-how-do = See how
table-looking-ahead = Looking ahead…

## Figures that stand on one spot

table-begin-draw = Draw a tile
table-which-figure = Which meeple
table-which-kind = { $count ->
    [one] Which meeple, one choice
   *[other] Which meeple, { $count } choices
}
table-which-kind-has = { $count ->
    [one] { $kind }: one place
   *[other] { $kind }: { $count } places
}
table-which-kind-none = { $kind }: no place. Why?
table-which-kind-nowhere = There is no place for this meeple here.
table-figure-kind = Meeple
table-figure-number = number { $n }

### Answers of the rules and the server (why-, error-)

## Why a move is refused
why-other-question = This turn has another choice to make first.
why-advice-busy = Other players are getting hints; try again in a moment.
why-no-advice = No hint is available now.
why-not-your-turn = It is not your turn.
why-game-over = The game is over.
why-wrong-step = Another step comes first.
why-cell-taken = There is already a tile here.
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
why-same-looking-rotation = This way round the tile looks the same.
why-wrong-tile = You have another tile in hand.
why-no-such-segment = The tile has no such part.
why-occupied = { $feature ->
    [city] There is already a meeple in this city.
    [road] There is already a meeple on this road.
    [field] There is already a farmer in this field.
   *[other] There is already a meeple there.
}
why-none-in-supply = { $figure ->
    [meeple] You have no meeple left.
    [abbot] Your abbot is already on the board.
   *[other] You have no such meeple left.
}
why-not-just-placed = A meeple may only go on the tile just placed.
why-wrong-figure = This meeple may not go there.
why-bad-action = This move is not available now.
why-not-in-bag = No such tile is left in the bag.
why-not-in-hand = That tile is not in your hand.
why-nothing-to-score = This tile completes nothing there.

## Why the table refuses something
why-no-levels = This table has no levels.
why-no-such-level = There are levels 1 to { $levels }.
why-level-locked = Level { $level } is locked: win level { $open } first.
why-no-forecast = No forecast is possible here.
why-lesson-act = Do what the lesson asks first.
why-lesson-hint = The lesson asks for something else here.
why-lesson-read = Read the text first.
why-no-lesson = This table is not a lesson.
why-no-undo = This can no longer be taken back.
why-maintenance = No new tables for now. Games in progress continue.
why-too-many-undos = You can take back at most { $most } times in one turn.
why-hand-bots = Bots do not play in scorekeeper games.
why-clock-over = Your time is up: a bot finishes this turn.
why-not-by-hand = At this table the server draws the tiles.
why-not-turned = The last tile does not fit that way round.
why-nothing-mended = No turn is being corrected.
why-mended-already = Another turn is being corrected: finish that first.
why-not-corrected = This game has no such turn to correct.
why-no-more-corrections = Too much has happened at this table to correct a turn.
why-too-much-happened = Too much has happened at this table to change the seats.
why-too-often = Too many tries. Please wait a moment.
why-not-started = The game has not started.
why-already-started = The game has already started.
why-not-over = The game is not over.
why-table-over = The game is over; open a new table.
why-seats-open = There are free seats: wait, or add bots.
why-change-unseen = The game was changed. Waiting until these players have seen it: { $names }
why-fixed-game = The game of this table cannot be changed. Open a new table instead.
why-seats-needed = { $taken } seats are taken, and this game has only { $seats }.
why-seat-taken = { $name } already sits here.
why-seat-open = This seat is free.
why-tournament-seat = In a tournament you keep your seat: resign if you cannot play on.
why-not-your-seat = This is not your seat.
why-not-host = Only the host can do this.
why-never-public = Lessons and scorekeeper games cannot be open to everyone.
why-own-things = Open tables have no custom tiles or levels, no scorekeeper and no free chat.
why-seek-gone = Another player was quicker, or no one is waiting there any more.
why-many-seek = Too many people are already waiting. Try again later.
why-many-seek-here = { $most } people on your network are already waiting. Try again when one of them has found a game.
why-name-taken = Another player here is already called { $name }.
why-bad-name = Names have 1 to 24 visible characters.
why-bad-text = Use letters, digits and symbols, but no invisible characters or stacked accents.
why-no-such-seat = The table has no such seat.
why-no-player-to-remove = There is no one here to remove.
why-many-blocked = Fifty people are already banned. Unban someone first.
why-no-such-block = No one with that number is banned.
why-blocked = The host has banned you from this table.
why-seats-locked = The host has locked the empty seats.
why-no-watchers = The host allows no spectators.
why-round-running = This board opens when the round is over.
why-fair-play = The server gives no help while a rated or tournament game with this board is running.
why-no-such-bot = There is no bot with that name.
why-aids-off = Aids are off at this table.
why-rematch-exists = The rematch is already open.
why-asked-already = Another request is still open.
why-nothing-asked = There is no open request any more.
why-not-asked = The other players have to answer this.
why-no-resigning = A team wins or loses together.
why-resigned = This player has resigned.
why-resign-instead = No one is left to agree. Resign instead.
why-clock-seat = With a clock you keep your seat: resign, or let a bot play for you.
why-many-colours = Each seat plays several colours here.
why-a-lesson = This is a lesson: leave it first.
why-cid-taken = Another page has already sent this command.

## Troubles with the server (client shell)
error-offline = The server is not responding. Is it running?
error-server = Something went wrong on our side. Your games are safe.
error-no-such-address = There is nothing at this address.
error-no-such-table = There is no such table.
error-no-such-lesson = There is no lesson with that name.
error-no-such-puzzle = There is no puzzle with that name.
error-full = There is no room for another table now. Try again later.
error-maintenance = No new tables for now. Games in progress continue.
error-too-many-open = You have { $open } open tables with other people. Finish some of them first.
error-no-account = You need an account to add friends.
error-many-friends = Your list is full. Remove someone first.
error-no-friend = You can only invite friends this way. Send others the link.
error-not-your-table = You can only block people at your own table.
error-no-player-to-block = There is no one there to block.
error-no-such-block = No one with that number is blocked.
error-too-many-here = Too many tables were opened from your network. Wait a while.
error-crowded = Too many people are watching this table. Try again later.
error-no-film = This film has not been made yet.
error-no-such-turn = This game has turns 0 to { $turns }.
error-nothing-left = After that turn the game is over.
error-not-over = This game is not over yet.
error-not-started = This game has not started.
error-press-busy = The server is making many pictures. Try again in a while.
error-server-busy = The server is busy. Try again in a moment.
error-too-long = This game is too long for a film.
error-picture-failed = The picture could not be made.
error-jcz-unsupported = JCloisterZone does not know these rules.
error-import-unknown = This is neither a Bastide record nor a JCloisterZone game.
error-import-version = Another version of Bastide wrote this record. This server reads version { $known } of the format.
error-import-damaged = { $line ->
    [0] This record cannot be read.
   *[other] Line { $line } cannot be read.
}
error-import-empty = This game has no moves.
error-import-rules = This server cannot play the rules or options of this game.
error-import-move = Line { $line }: the rules do not allow “{ $action }”.
error-import-turn = Line { $line }: it is another player’s turn.
error-import-over = Line { $line }: the game is already over.
error-import-end = Line { $line }: the result is wrong. The game ends { $points }.
error-import-slow = Replaying this game takes too long.
error-import-jcz = { $message ->
    [0] This JCloisterZone game cannot be read.
   *[other] This JCloisterZone game cannot be read at move { $message }.
}
error-import-jcz-unplayed = { $message ->
    [0] This game uses parts of JCloisterZone that Bastide does not have.
   *[other] At move { $message } this game uses a part of JCloisterZone that Bastide does not have.
}
error-bad-import = The server cannot open this file.
error-bad-picture = There is no such picture.
error-no-such-campaign = This group of players is not known here.
error-too-many-tables = Too many tables at once. Please wait a minute.
error-too-big = That is too much at once. Try something smaller.
error-too-fast = Too much at once. Please wait a moment.
error-unreadable-table = This table can no longer be read.
error-not-json = The page and the server do not match. Reload the page.
error-no-levels = These rules have no levels.
error-no-such-level = There is no such level.
error-level-locked = This level is not open yet.
error-bad-table = { $text }
error-unknown-version = The game needs version { $version } of { $name }. This server has { $known }.
error-bad-rules = { $text }
error-bad-name = Names have 1 to 24 visible characters.
error-mixed-name = Use letters of one alphabet in each word.
error-reserved-name = This name is reserved. Please choose another.
error-name-taken = { $name } is taken at this table. Choose another name.
error-name-of-account = { $name } is the name of an account, or close to it. Choose another name, or sign in if it is yours.
error-name-of-bot = { $name } sounds like a bot. Choose another name.
error-seat-taken = This seat is already taken.
error-seat-open = This seat is free.
error-seats-open = Some seats are still free.
error-not-host = Only the host can do this.
error-blocked = The host has banned you from this table.
error-seats-locked = The host has locked the empty seats.
error-no-watchers = The host allows no spectators.
error-round-running = This board opens when the round is over.
error-fair-play = The server gives no help while a rated or tournament game with this board is running.
error-banned = The operator has banned you from this server.
error-wrong-code = This code does not work: it was used before, is older than a day, or is mistyped.
error-nothing-known = The server knows nothing about this browser yet.
error-no-cookies = This browser blocks cookies here. Please allow them: the server needs one to know your seat.
error-too-often = Too many tries. Please wait a moment.
error-not-your-seat = This is not your seat.
error-table-over = This game is over.
error-already-started = The game has already started.
error-bad-seats = { $min ->
    [one] These rules are for one to { $max } players.
   *[other] These rules are for { $min } to { $max } players.
}
error-no-resigning = A team wins or loses together.
error-signed-in = You have an account. Sign in on the other browser, and everything is there.
error-hand-clock = Scorekeeper games have no clock.
error-bad-clock = A clock needs a budget, seconds per turn or days per turn.
error-short-clock = A clock needs at least { $budget } seconds per game, or { $turn } per turn.
error-on-vacation = You are already on vacation: end it first.
error-no-vacation = You have { $days } days of vacation left this year.
error-fixed-option = The rules of this table set that.
error-no-undo = This can no longer be taken back.
error-version = The page and the server have different versions. Reload the page.
error-not-rated = { $why ->
    [team] A game that all players win or lose together is not rated.
    [takeback] Rated games have no take-backs.
    [aids] Rated games have no aids.
    [house] Rated games use the standard rules, without custom tiles or changed options.
    [position] Rated games do not start from a custom position.
    [chance] In rated games the server draws the tiles.
    [absent] In rated games, leaving changes nothing by itself; use a clock.
    [clock] In rated games no bot plays on when time is up.
    [bots] Rated games are for people only, without bots.
    [twice] In rated games each player has one seat.
    [account] Rated games need an account: sign in first.
   *[leaving] In rated games no one can leave or be removed: resign instead.
}
error-unrated = This game is not rated.
error-no-such-rating = There are no such ratings.
error-no-such-person = There is no account with this name.
error-muted = A moderator has muted you for a while.
error-barred = A moderator has banned you from public and rated tables for a while.
error-newcomer = At public tables, guests and new accounts can only send phrases.

## Clocks
clock-title = Clock
clock-preset = { $preset ->
    [fast] Fast: 3 minutes + 5 seconds
    [normal] Normal: 10 minutes + 15 seconds
    [slow] Slow: 30 minutes + 30 seconds
    [days] Correspondence: 3 days a turn
    [own] Custom
   *[none] No time limit
}
clock-kind = Time limit
clock-kind-of = { $kind ->
    [turn] per turn
    [days] in days per turn
   *[game] per game
}
clock-field-budget = Minutes per player
clock-field-plus = Extra seconds per turn
clock-field-turn = Seconds per turn
clock-field-days = Days per turn
clock-out = When time is up
clock-out-of = { $out ->
    [resign] That player loses
    [end] The game ends for everyone
   *[bot] A bot plays on
}
clock-out-said = { $out ->
    [resign] when time is up, that player loses
    [end] when time is up, the game ends
   *[bot] when time is up, a bot plays on
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
clock-plus = plus { $time } per turn
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
clock-used = Thinking time used
clock-won = { $count ->
    [one] { $names } wins on time
   *[other] { $names } win on time
}
clock-won-line = Everyone else ran out of time, so the game ended at once. Nothing is lost.
resigned-won = { $names } wins: everyone else resigned
resigned-won-line = So the game ended at once. Nothing is lost.
