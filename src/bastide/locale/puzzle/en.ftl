# Puzzles: fetched with their page, and at a table that is one.

puzzle-title = Puzzles
puzzle-tab = Puzzles · Bastide
puzzle-intro = One position, one turn that is clearly the best. Find it.
puzzle-day = Puzzle of the day
puzzle-day-line = The same for everyone, { $date }
puzzle-day-solved = Solved today
puzzle-day-missed = Tried today, not solved
puzzle-solve-do = Find the best turn
puzzle-again-do = View again
puzzle-next = Another puzzle
puzzle-next-line = Matched to your rating
puzzle-all-tried = You have tried every puzzle. A new one comes tomorrow.
puzzle-you = You
puzzle-rating = Rating
puzzle-solved-of = Solved
puzzle-counts = { $solved } of { $tried }
puzzle-streak = Streak
puzzle-first = Only your first try counts.
puzzle-number = Rating { $rating }
puzzle-table = Puzzle
puzzle-coach = Puzzle: one turn is clearly the best. Place the tile, then a meeple or none.
puzzle-coach-end = The turn is over.
puzzle-coach-shown = This is the best turn.
puzzle-good = That’s the best turn
puzzle-good-line = { $points ->
    [one] The next best turn costs about { $points } point.
   *[other] The next best turn costs about { $points } points.
}
puzzle-bad = There is a better turn
puzzle-bad-line = { $points ->
    [one] Your turn costs about { $points } point.
   *[other] Your turn costs about { $points } points.
}
puzzle-bad-least = { $points ->
    [one] Your turn costs at least { $points } point.
   *[other] Your turn costs at least { $points } points.
}
puzzle-show-do = Show the best turn
puzzle-why = Why it is good
puzzle-found = Bots find it { $share } of the time.
puzzle-rated = Your rating: { $rating } · streak: { $streak }
puzzle-next-do = Next puzzle
puzzle-all = All puzzles
puzzle-leave = Leave the puzzle
puzzle-leave-title = Leave the puzzle?
puzzle-later-do = Other puzzles
puzzle-later-line = The puzzle will be here.

## From one's own games
puzzle-own = From your own games
puzzle-own-line = Your costly turns where one turn was clearly the best. They do not change your rating.
puzzle-own-none = None yet. Finish a game and analyse it: costly turns where one turn was clearly the best appear here.
puzzle-own-turn = { $points ->
    [one] Turn { $turn } cost about { $points } point
   *[other] Turn { $turn } cost about { $points } points
}
puzzle-own-solved = Solved
puzzle-own-missed = Not yet
puzzle-own-all-do = Show all { $count }
puzzle-own-fewer-do = Show fewer
puzzle-own-again = { $points ->
    [one] That is what you played in the game. It costs about { $points } point.
   *[other] That is what you played in the game. It costs about { $points } points.
}
puzzle-own-see-do = Show it in the game
