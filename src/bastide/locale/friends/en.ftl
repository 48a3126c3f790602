# Friends at one table: chat, leaving, requests. Fetched when a table of people is shown.

friends-this-table = This table
friends-seats = Players and spectators
friends-invite = Invite
friends-invite-line = link or code, for spectators too
friends-say = Say something
friends-say-line = phrases and reactions
friends-heard = { $names } and the spectators will see it
friends-takeback = Ask to take back
friends-asks-names = needs the consent of { $names }
friends-takeback-alone = your last step and what came after it
friends-away = Let a bot play for me
friends-away-line = until I return
friends-back = I am back
friends-back-line = the bot leaves your seat
friends-resign = Resign
friends-resign-line = the game goes on; a bot takes the seat
friends-resign-ask = Resign this game?
friends-resign-ask-line = A bot plays your meeples to the end. You can no longer win or come back.
friends-resign-last-line = { $name } wins at once
friends-resign-last-ask-line = The game ends, and { $name } wins.
friends-play-on = Play on
friends-end = End the game for all
friends-end-alone = there is no one else to ask
friends-end-ask = End the game for all?
friends-end-ask-line = The game stops now, and no one wins. Everything you played is kept.
friends-end-do = End the game
friends-asks-end = { $name } asks to end the game for all
friends-asks-takeback = { $name } asks to take back a move
friends-asks-end-line = The game stops now, and no one wins.
friends-asks-takeback-line = What came after it is undone, too; the same tile is drawn again.
friends-agree = Agree
friends-decline = No, play on
friends-you-asked-end = You asked to end the game
friends-you-asked-takeback = You asked to take back your move
friends-waiting-for = Waiting for { $names }
friends-waits-until = Open until { $until }. No answer means no.
friends-withdraw = Never mind
friends-not-agreed = No agreement: the game goes on.
friends-stand-in = A bot is playing for you
friends-nudge = Nudge
friends-nudge-name = Nudge { $name }
friends-nudged = { $name } has been nudged.
friends-called = { $name } nudged you: your turn.
friends-mute = Mute
friends-mute-name = Hide messages from { $name }
friends-report = Report
friends-report-name = Report { $name }
friends-report-title = Report the table name
friends-remove = Remove
friends-remove-name = Remove { $name }
friends-remove-ask = Remove { $name }?
friends-remove-line = A bot takes the seat. { $name } may still watch.
friends-remove-lobby = The seat is free again. { $name } may still watch.
friends-remove-for-good = Ban
friends-remove-for-good-line = can neither join nor watch here
friends-removed = { $name } no longer has a seat here.
friends-keep = Keep the seat
friends-line-you = you
friends-line-choosing = choosing
friends-line-here = is here
friends-line-away = away
friends-line-bot = bot
friends-line-stand-in = a bot is playing here for now
friends-line-resigned = resigned; a bot plays on
friends-line-free = free seat
friends-watch-as = Your name as a spectator
friends-watch-do = Show it
friends-watch-done = Others can see your name now.
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
friends-signs = Reactions
friends-phrases = Phrases
friends-text = Your own words
friends-send = Send
friends-past = Earlier messages
friends-says = { $name }: { $words }
friends-why-hush = That was a lot at once. Please wait a moment.
friends-why-nudged-already = You nudged a moment ago. Please wait a little.
friends-why-player-absent = { $name } is not at the table right now.
friends-why-no-player-to-nudge = There is no one else to wait for right now.
friends-why-no-chat = At this table you can only send phrases.
friends-why-nothing-said = There is nothing to send.
friends-why-bad-text = You can’t send invisible characters or stacked accents.
friends-move = { $n } · { $name }
friends-move-bot = { $n } · A bot, for you
friends-show-me = Show me
friends-turn = Your turn
friends-name-of-table = Table name
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
friends-colour-of = { $name }’s colour
friends-played = What you will play
friends-seats-line = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $watching ->
    [0] no spectators
    [one] 1 spectator
   *[other] { $watching } spectators
}
friends-watching = { $count ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $count } spectators
}
friends-guests = { $count ->
    [one] 1 guest
   *[other] { $count } guests
}
friends-were-away = { $unit ->
    [days] { $n ->
        [one] You were away for a day
       *[other] You were away for { $n } days
    }
    [hours] { $n ->
        [one] You were away for an hour
       *[other] You were away for { $n } hours
    }
   *[minutes] { $n ->
        [one] You were away for a minute
       *[other] You were away for { $n } minutes
    }
}
friends-block = Block this player
friends-block-name = Block { $name }
friends-blocked = { $name } is blocked and will not find out.
