# My games: fetched with that page.

games-tab = My games · Bastide
games-level = level { $level }
games-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
games-your-turn = Your turn
games-others = Others are to move
games-ended = Ended early
games-over = Finished
games-won = Won
games-tied = Tied
games-lost = Lost
games-place = Place { $place }
games-winners = { $names } ahead
games-together = Won together
games-together-lost = Lost together
games-of = { $points } of { $target }
games-more = More about “{ $game }”
games-go-on = Go on playing
games-open = Open
games-share = Share the link
games-rename = Rename
games-rename-line = The name is for you alone; the others keep theirs.
games-rename-do = Rename
games-rename-back = Back to “{ $name }”
games-save = Save the game
games-hide = Hide
games-hide-line = on all your devices; the others keep it
games-unhide = Show again
games-delete = Delete
games-delete-alone = No one else played here. The game is erased permanently, with its replay and its link.
games-delete-kept = It goes out of your list for good. The levels that were reached stay.
games-delete-others = It goes out of your list for good. The others keep it, with your moves and your name.
games-delete-stuck = Others are still at this table. Leave it or end it there first, or just hide it.
games-delete-do = Delete for good
games-keep = Keep
games-undo = Undo
games-hidden-said = “{ $game }” is hidden.
games-unhidden-said = “{ $game }” is back in the list.
games-renamed = It is called “{ $game }” here now.
games-deleted = The game is deleted.
games-none = No games yet
games-none-line = Every game that you sit down at stands here, open or finished.
games-none-do = Start a game
games-coming = Fetching your games …
games-open-list = Open
games-over-list = Finished
games-hidden-list = Hidden
games-further = Show more
games-hidden = { $count ->
    [0] No hidden games
    [one] One hidden game
   *[other] { $count } hidden games
}
games-vacation = Days off
games-vacation-line = Clocks of days stand while you are off, and the others see it.
games-vacation-until = You are off until { $when }.
games-vacation-left = { $count ->
    [0] You have no days left this year.
    [one] You have 1 day this year.
   *[other] You have { $count } days this year.
}
games-vacation-days = From now on
games-vacation-begin = Take them off
games-vacation-begun = Your days off have begun.
games-vacation-end = I am back
games-vacation-ended = Your clocks go on.
games-vacation-count = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## A game from a file
games-import = Open a game from a file
games-import-link = Open a game file
games-import-tab = Open a game · Bastide
games-import-line = A record of Bastide (.bastide.jsonl) or a game saved by JCloisterZone (.jcz). Look back on it, have it analysed, or play on from any turn.
games-import-private = The game goes into your list. Only people with its link can see it.
games-import-pick = Choose a file
games-import-drop = Or drop the file here, or paste it.
games-import-text = Or paste the text of the file
games-import-do = Open the game
games-import-busy = Opening the game …
games-import-at = Line { $line } of the file:
games-import-large = This file is too large. A game has at most { $most } characters.
games-import-unreadable = “{ $file }” cannot be opened. Choose a file, not a folder.
games-import-blank = “{ $file }” is empty.
