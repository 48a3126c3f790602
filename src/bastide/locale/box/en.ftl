# Companion mode: messages of the page on which players enter what they drew.

box-sort = Show only
box-found = { $count ->
    [0] No kind like that is left.
    [one] One kind found.
   *[other] { $count } kinds found.
}
box-find = Letters of the sides, or the name of a kind
box-find-example = Type: CRFR
box-find-letters = C city, R road, F field, V river, from any side clockwise
box-directions = Rotation of the last tile
box-lies = Is it this way round?
box-set-aside = This tile cannot be placed and is removed. Draw again.
box-turns = Correct a turn
box-turns-line = Go back to a turn and enter it again. The turns after it are kept.
box-undo = Take back the last entry
box-mending = Turn { $turn }, { $name }: enter it again
box-misfit = Turn { $turn }, { $name }, no longer fits
box-again = Or enter turn { $turn } again, and the rest follows.
box-waits = { $count ->
    [one] One more turn follows
   *[other] { $count } more turns follow
}
box-would-go = { $count ->
    [one] One turn is affected
   *[other] { $count } turns are affected
}
box-keep = { $turn ->
    [0] Start the game over
   *[other] Keep up to turn { $turn }
}
box-leave = Leave everything as it was
