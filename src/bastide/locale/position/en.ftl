# A position set up by hand: words that come with its page.

position-title = Position editor
position-tab = Position editor · Bastide
position-first = Choose a tile and place it
position-next = Next tile, or tap one on the map
position-all-do = Rules and points
position-best-do = Best turns
position-take-do = Play, share, load
position-whose = Whose meeples you place
position-whose-left = { $left ->
    [one] { $name }, one meeple left
   *[other] { $name }, { $left } meeples left
}
position-lift-do = Remove the tile
position-home-do = Remove { $name }’s meeple
position-other-do = Another tile
position-hand-do = Take it in hand
position-hand-away-do = Put the tile in hand back
position-holds = { $name } is to place this tile
position-wrong = This is not possible
position-wrong-more = { $count ->
    [one] And one more problem.
   *[other] And { $count } more problems.
}
position-wrong-no-place = { $what }: the tile no longer fits there.
position-wrong-no-stand = { $what }: such a meeple cannot be there.
position-wrong-no-tile = { $what }: there is no tile there.
position-wrong-no-segment = { $what }: the tile has no such spot.
position-wrong-gone-home = { $what }: this is completed, so its meeples have gone back.
position-wrong-too-many = There are more of these tiles or meeples than the game has.
position-wrong-too-many-tokens = There are more ghosts than the game has.
position-wrong-no-tile-left = No tile is left to draw: the game would be over.
position-wrong-fits-nowhere = The tile in hand fits nowhere.
position-drop-do = Leave it out
position-again-do = Try again
position-points = Points, and whose turn it is
position-points-of = Points of { $name }
position-to-move = to move
position-hand-line = You choose the tile in hand on the page: pick a tile, then "Take it in hand". Otherwise one is drawn.
position-rules-do = Other rules or players
position-rules-use-do = Use these rules
position-rules-note = With other rules the map starts empty; "Take back" restores the old one.
position-players = { $count ->
    [one] One player
   *[other] { $count } players
}
position-fewer-do = One player fewer
position-more-do = One player more
position-empty-do = Start with an empty map
position-best = Best turns
position-best-comes = Looking for the best turns…
position-best-hand = Take a tile in hand first: pick a tile, then "Take it in hand".
position-best-wrong = Fix what is not possible first.
position-best-first = The best
position-best-equal = About equal
position-best-less = { $loss } points less
position-best-less-team = { $loss }% less likely to win
position-play-do = Open a table with it
position-play-line = With bots or friends, like any table. The remaining tiles are drawn at random.
position-link = A link to share
position-link-long = This position is too long for a link. Copy its text.
position-text = The position in one line
position-copy-do = Copy the text
position-take-wrong = This position is not possible yet. Fix it to get a link, its text and a table.
position-read = Load another position
position-read-do = Load
position-import-do = Open a game file
position-new = This table starts from a custom position.
