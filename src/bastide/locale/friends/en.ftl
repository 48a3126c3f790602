# Friends at one table: talking, leaving, asking each other. Fetched when a table of people is shown.

friends-this-table = This table
friends-seats = Seats and watchers
friends-invite = Invite
friends-invite-line = link or code, also to watch
friends-say = Say something
friends-say-line = phrases and signs
friends-heard = { $names } and all who watch hear it
friends-takeback = Ask to take back
friends-asks-names = asks { $names }; everybody must agree
friends-takeback-alone = your last step, and what came after it
friends-away = Let a bot play for me
friends-away-line = until I am back
friends-back = I am back
friends-back-line = the bot leaves your seat
friends-resign = Resign
friends-resign-line = the game goes on; a bot takes the seat
friends-resign-ask = Resign this game?
friends-resign-ask-line = A bot plays your figures to the end. You cannot win any more, and you cannot come back.
friends-resign-last-line = the game is { $name }’s, at once
friends-resign-last-ask-line = The game ends, and { $name } has won it.
friends-play-on = Play on
friends-end = End the game for all
friends-end-alone = nobody else is there to be asked
friends-end-ask = End the game for all?
friends-end-ask-line = It stops where it stands, and nobody wins. Everything that was played is kept.
friends-end-do = End the game
friends-asks-end = { $name } asks to end the game for all
friends-asks-takeback = { $name } asks to take a move back
friends-asks-end-line = The game stops where it stands, and nobody wins.
friends-asks-takeback-line = What came after it is undone too; the same tile comes again.
friends-agree = Agree
friends-decline = No, play on
friends-you-asked-end = You ask to end the game
friends-you-asked-takeback = You ask to take your move back
friends-waiting-for = Waiting for { $names }
friends-waits-until = It waits until { $until }. No answer means no.
friends-withdraw = Never mind
friends-not-agreed = Not agreed: the game goes on.
friends-stand-in = A bot plays for you
friends-nudge = Call
friends-nudge-name = Call { $name }
friends-nudged = { $name } hears that you wait.
friends-called = { $name } calls: it is your turn.
friends-mute = Mute
friends-mute-name = Do not show what { $name } says
friends-report = Report
friends-report-name = Report { $name }
friends-report-title = Report the name of the table
friends-remove = Remove
friends-remove-name = Remove { $name }
friends-remove-ask = Remove { $name }?
friends-remove-line = A bot takes the seat. { $name } may still watch.
friends-remove-lobby = The seat is free again. { $name } may still watch.
friends-remove-for-good = Keep away for good
friends-remove-for-good-line = neither sits nor watches here
friends-removed = { $name } no longer sits here.
friends-keep = Keep the seat
friends-line-you = you
friends-line-choosing = choosing
friends-line-here = is here
friends-line-away = away
friends-line-bot = bot
friends-line-stand-in = a bot plays here for now
friends-line-resigned = resigned; a bot plays on
friends-line-free = free seat
friends-watch-as = Name for the watchers' list
friends-watch-do = Show it
friends-watch-done = They see your name now.
friends-phrase-well-played = Well played
friends-phrase-good-luck = Good luck
friends-phrase-thinking = Thinking…
friends-phrase-oh-no = Oh no
friends-phrase-thanks = Thank you
friends-phrase-one-more = One more?
friends-phrase-back-soon = Back in 5 min
friends-phrase-sorry = Sorry
friends-sign-smile = smile
friends-sign-heart = heart
friends-sign-crown = crown
friends-sign-star = star
friends-sign-clock = clock
friends-signs = Signs
friends-phrases = Phrases
friends-text = Your own words
friends-send = Send
friends-past = What was said
friends-says = { $name }: { $words }
friends-why-hush = That was a lot at once. Wait a little.
friends-why-nudged-already = You called a moment ago. Wait a little.
friends-why-nobody-there = { $name } is not at the table now.
friends-why-nobody-to-nudge = Nobody else is choosing now.
friends-why-no-chat = At this table people speak in set phrases.
friends-why-nothing-said = There is nothing to send.
friends-why-bad-text = Invisible characters and stacked accents cannot be sent.
friends-move = { $n } · { $name }
friends-move-bot = { $n } · A bot, for you
friends-show-me = Show me
friends-turn = It is your turn
friends-name-of-table = Name of the table
friends-rename = Rename the table
friends-rename-do = Save
friends-change = Change
friends-change-game = Change the game
friends-change-line = The link and everyone seated stay.
friends-changed = The host changed the game: { $game }
friends-unseen = has not seen the new game yet
friends-more-seats = Add a seat
friends-fewer-seats = Remove a free seat
friends-colour = Colour
friends-colour-of = Colour of { $name }
friends-played = What will be played
friends-seats-line = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $watching ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $watching } watching
}
friends-watching = { $count ->
    [0] Nobody is watching
    [one] 1 watching
   *[other] { $count } watching
}
friends-guests = { $count ->
    [one] 1 guest
   *[other] { $count } guests
}
friends-were-away = { $unit ->
    [days] { $n ->
        [one] You were away a day
       *[other] You were away { $n } days
    }
    [hours] { $n ->
        [one] You were away an hour
       *[other] You were away { $n } hours
    }
   *[minutes] { $n ->
        [one] You were away a minute
       *[other] You were away { $n } minutes
    }
}
friends-block = Never bring us together again
friends-block-name = Never bring me together with { $name } again
friends-blocked = You are not brought together with { $name } any more. Nobody is told.
