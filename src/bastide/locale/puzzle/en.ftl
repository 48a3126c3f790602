# Puzzles: fetched with their page, and at a table that is one.

puzzle-title = Puzzles
puzzle-tab = Puzzles · Bastide
puzzle-intro = One position, one turn that is clearly the best. Find it.
puzzle-day = Puzzle of the day
puzzle-day-line = The same for everybody, { $date }
puzzle-day-solved = Solved today
puzzle-day-missed = Tried today, not solved
puzzle-solve-do = Find the best turn
puzzle-again-do = Look at it again
puzzle-next = Another puzzle
puzzle-next-line = One of about your strength
puzzle-all-tried = You have tried all puzzles. Tomorrow’s waits for you.
puzzle-you = You
puzzle-rating = Rating
puzzle-solved-of = Solved
puzzle-counts = { $solved } of { $tried }
puzzle-streak = In a row
puzzle-first = Only your first try counts.
puzzle-number = Rating { $rating }
puzzle-table = Puzzle
puzzle-coach = Puzzle: one turn is clearly the best. Place the tile and choose a figure, or none.
puzzle-coach-end = The turn is over.
puzzle-coach-shown = This is the best turn.
puzzle-good = That is the best turn
puzzle-good-line = { $points ->
    [one] The next best loses about { $points } point.
   *[other] The next best loses about { $points } points.
}
puzzle-bad = There is something better
puzzle-bad-line = { $points ->
    [one] Your turn loses about { $points } point.
   *[other] Your turn loses about { $points } points.
}
puzzle-bad-least = { $points ->
    [one] Your turn loses { $points } point or more.
   *[other] Your turn loses { $points } points or more.
}
puzzle-show-do = Show the best turn
puzzle-why = Why it is good
puzzle-found = The bots found it in { $share } of their tries.
puzzle-rated = Your rating: { $rating } · in a row: { $streak }
puzzle-next-do = Next puzzle
puzzle-all = All about puzzles
puzzle-leave = Leave the puzzle
puzzle-leave-title = Leave the puzzle?
puzzle-later-do = Other puzzles
puzzle-later-line = The puzzle waits for you.

## From one's own games
puzzle-own = From your own games
puzzle-own-line = Turns that cost you much, where one was clearly the best. They do not count for your rating.
puzzle-own-none = None yet. Play a game to its end and have it analysed: turns that cost you much, where one was clearly the best, come here.
puzzle-own-turn = { $points ->
    [one] Turn { $turn } cost about { $points } point
   *[other] Turn { $turn } cost about { $points } points
}
puzzle-own-solved = Solved
puzzle-own-missed = Not yet
puzzle-own-all-do = Show all { $count }
puzzle-own-fewer-do = Show fewer
puzzle-own-again = { $points ->
    [one] That is what you played in the game. It loses about { $points } point.
   *[other] That is what you played in the game. It loses about { $points } points.
}
puzzle-own-see-do = See it in the game
