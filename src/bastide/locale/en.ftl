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
ui-continue = Continue
ui-more-tables = { $count ->
    [one] One more
   *[other] { $count } more
}
ui-duel-name = A quick game

## New table
ui-new-preset = Everything is set for a first game. Change what you like.
ui-base-game = Base game
ui-rules-in-play = Rules in play
ui-fields = Fields
ui-fields-hint = Farmers count at the end. The sharpest part of the game.
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
ui-summary-fields = With fields · { $seats } seats · { $tiles } tiles
ui-summary-plain = Without fields · { $seats } seats · { $tiles } tiles
ui-summary-time = About { $minutes } minutes · from 7 years
ui-children = Small children? Play without fields.
ui-start-simple = Start simple
ui-link-next = The next page has the link for your friends.
ui-open-table = Open the table
ui-sit-down = Sit down

## Before the game starts
ui-rules-base = Base game without fields
ui-rules-base-fields = Base game with fields
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
ui-fill-with-bots = Fill with bots
ui-start-game = Start the game
ui-invite-title = Invite
ui-invite-line = Whoever opens this link can sit down or watch.
ui-link-label = Link to this table
ui-copy-link = Copy link
ui-copied = Copied
ui-link-copied = The link is copied.
ui-send-link = Send the link
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
ui-again = Connecting again…
ui-again-move-kept = Connecting again… your move is kept
ui-try-now = Try now
ui-try-again = Try again
ui-stale = The table moved on.
ui-away-title = { $name } left the table
ui-away-line = A bot can play until they are back.
ui-let-bot = Let a bot play
ui-wait = Wait
ui-error-title = That did not work
ui-error-ref = { $text } Reference { $ref }.
ui-missing-title = Nothing lies here
ui-missing-line = This address leads to no page.
ui-no-table-title = No table here
ui-no-table-line = The link may be mistyped or the table too old.
ui-to-home = To the start page

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

### Answers of the rules and the server (why-, rule-, error-)
