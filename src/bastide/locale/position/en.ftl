# A position set up by hand: words that come with its page.

position-title = Set up a position
position-tab = Set up a position · Bastide
position-first = Choose a tile and lay it
position-next = Next tile, or tap one on the map
position-all-do = Rules and points
position-best-do = Best turns
position-take-do = Play, share, load
position-whose = Whose figures are put
position-whose-left = { $left ->
    [one] { $name }, one figure left
   *[other] { $name }, { $left } figures left
}
position-lift-do = Take the tile away
position-home-do = Take { $name }'s figure back
position-other-do = Another tile
position-hand-do = Take it in hand
position-hand-away-do = Put the tile in hand back
position-holds = { $name } is to lay this tile
position-wrong = This cannot be
position-wrong-more = { $count ->
    [one] And one more problem.
   *[other] And { $count } more problems.
}
position-wrong-no-place = { $what }: the tile fits there no longer.
position-wrong-no-stand = { $what }: such a figure does not stand there.
position-wrong-no-tile = { $what }: no tile lies there.
position-wrong-no-segment = { $what }: there is no such place on the tile.
position-wrong-gone-home = { $what }: this is completed. Whoever stood there has gone home.
position-wrong-too-many = There are more of these tiles or figures than the game has.
position-wrong-too-many-tokens = There are more ghosts than the game has.
position-wrong-no-tile-left = No tile is left to be drawn: the game would be over.
position-wrong-fits-nowhere = The tile in hand fits nowhere.
position-drop-do = Leave it out
position-again-do = Try again
position-points = Points, and whose turn it is
position-points-of = Points of { $name }
position-to-move = to move
position-hand-line = The tile in hand is chosen on the page: pick a tile, then "Take it in hand". Without one a tile is drawn.
position-rules-do = Other rules or players
position-rules-use-do = Use these rules
position-rules-note = With other rules the map begins anew; "Take back" brings the old one back.
position-players = { $count ->
    [one] One player
   *[other] { $count } players
}
position-fewer-do = One player fewer
position-more-do = One player more
position-empty-do = Begin with an empty map
position-best = Best turns
position-best-comes = Looking for the best turns…
position-best-hand = Take a tile in hand first: pick a tile, then "Take it in hand".
position-best-wrong = First put right what cannot be.
position-best-first = The best
position-best-equal = About equal
position-best-less = { $loss } points less
position-best-less-team = { $loss }% less likely to win
position-play-do = Open a table with it
position-play-line = With bots or friends, as at every table. The tiles to come are drawn at random.
position-link = A link to teach with
position-link-long = This position is too long for a link. Copy its text.
position-text = The position in one line
position-copy-do = Copy the text
position-take-wrong = Something of this position cannot be. Put that right first; then there are a link, its text and a table.
position-read = Load another position
position-read-do = Load it
position-import-do = Open a game file
position-new = This table begins with a position that was set up.
