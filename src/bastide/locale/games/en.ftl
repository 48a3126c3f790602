# My games: fetched with that page.

games-tab = My games · Bastide
games-level = level { $level }
games-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
games-your-turn = Your turn
games-others = Waiting for others
games-ended = Ended early
games-over = Finished
games-won = Won
games-tied = Tied
games-lost = Lost
games-place = Place { $place }
games-winners = Ahead: { $names }
games-together = Won together
games-together-lost = Lost together
games-of = { $points } of { $target }
games-more = More about “{ $game }”
games-go-on = Continue
games-open = Open
games-share = Share the link
games-rename = Rename
games-rename-line = Only you see this name; the others keep theirs.
games-rename-do = Rename
games-rename-back = Back to “{ $name }”
games-save = Save the game
games-hide = Hide
games-hide-line = on all your devices; the others keep it
games-unhide = Show again
games-delete = Delete
games-delete-alone = No one else played here. The game is deleted permanently, with its replay and its link.
games-delete-kept = It leaves your list permanently. The levels you reached stay.
games-delete-others = It leaves your list permanently. The others keep it, with your moves and your name.
games-delete-stuck = Others are still at this table. Leave it or end it there first, or just hide it.
games-delete-do = Delete permanently
games-keep = Keep
games-undo = Undo
games-hidden-said = “{ $game }” is hidden.
games-unhidden-said = “{ $game }” is back in your list.
games-renamed = It is now called “{ $game }” here.
games-deleted = The game is deleted.
games-none = No games yet
games-none-line = The games you join will appear here, open or finished.
games-none-do = Start a game
games-coming = Loading your games …
games-open-list = Open
games-over-list = Finished
games-hidden-list = Hidden
games-further = Show more
games-hidden = { $count ->
    [0] No hidden games
    [one] One hidden game
   *[other] { $count } hidden games
}
games-vacation = Vacation
games-vacation-line = Your correspondence clocks pause while you are away, and the others can see it.
games-vacation-until = You are on vacation until { $when }.
games-vacation-left = { $count ->
    [0] You have no days left this year.
    [one] You have 1 day this year.
   *[other] You have { $count } days this year.
}
games-vacation-days = Starting now
games-vacation-begin = Start vacation
games-vacation-begun = Your vacation has started.
games-vacation-end = I am back
games-vacation-ended = Your clocks are running again.
games-vacation-count = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## A game from a file
games-import = Open a game from a file
games-import-link = Open a game file
games-import-tab = Open a game · Bastide
games-import-line = A Bastide record (.bastide.jsonl) or a game saved by JCloisterZone (.jcz). Replay it, analyse it, or play on from any turn.
games-import-private = The game goes to your list. Only people with its link can see it.
games-import-pick = Choose a file
games-import-drop = Or drop the file here, or paste it.
games-import-text = Or paste the text of the file
games-import-do = Open the game
games-import-busy = Opening the game …
games-import-at = Line { $line } of the file:
games-import-large = This file is too large. A game can have up to { $most } characters.
games-import-unreadable = “{ $file }” cannot be opened. Choose a file, not a folder.
games-import-blank = “{ $file }” is empty.
