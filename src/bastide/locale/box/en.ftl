# Beside a real box: words that come with the page on which people say what they drew.

box-sort = Show only
box-found = { $count ->
    [0] No kind like that is left.
    [one] One kind is found.
   *[other] { $count } kinds are found.
}
box-find = Letters of the sides, or the name of a kind
box-find-example = Type: CRFR
box-find-letters = C city, R road, F field, V river, from any side clockwise
box-directions = Direction of the tile laid last
box-lies = Does it lie so?
box-set-aside = This tile fits nowhere and leaves the game. Draw the next one.
box-turns = Correct a turn
box-turns-line = Go back to a turn and say it anew. The turns after it are played again as they were.
box-undo = Take back the last entry
box-mending = Turn { $turn }, { $name }: say it anew
box-misfit = Turn { $turn }, { $name }, does not fit any more
box-again = Or say turn { $turn } anew, and the rest follows.
box-waits = { $count ->
    [one] One turn waits behind it
   *[other] { $count } turns wait behind it
}
box-would-go = { $count ->
    [one] One turn does not fit
   *[other] { $count } turns from there on
}
box-keep = { $turn ->
    [0] Begin the game anew
   *[other] Keep up to turn { $turn }
}
box-leave = Leave everything as it was
