# A played game judged (docs/play/analysis.md): classes of turns, measures, and why a turn is good.

analysis-class-excellent = Excellent
analysis-class-good = Good
analysis-class-inaccuracy = Inaccuracy
analysis-class-mistake = Mistake
analysis-class-blunder = Blunder
analysis-class-disaster = Disaster
analysis-class-forced = No choice
analysis-luck = Luck
analysis-choices = Choices

## Reasons: $whose is analysis-your or analysis-feature-of, $feature a city, a road, ...; $mine is who decided; $points may be a
## fraction where they are expected. -you: it is who reads this
analysis-feature-of = { $feature } of { $names }
analysis-your = { $feature ->
    [city] Your city
    [road] Your road
    [monastery] Your monastery
    [garden] Your garden
    [castle] Your castle
   *[field] Your field
}
analysis-you-owner = you
analysis-you-paid = you
analysis-reason-scores = { $feature }: { score-points } for { $names }
analysis-reason-scores-you = { $feature }: { score-points } for you
analysis-reason-scores-alone = { score-points } for { $names }
analysis-reason-scores-alone-you = { score-points } for you
analysis-reason-returns = { $count ->
    [one] { $count } figure comes home
   *[other] { $count } figures come home
}
analysis-reason-claims = { $feature }: claimed for about { score-points }, { $left ->
    [0] no such figure is left
    [one] one such figure is left
   *[other] { $left } such figures are left
}
analysis-reason-grows = { $whose }: worth about { score-points } more
analysis-reason-spoils = { $whose }: worth about { score-points } less
analysis-reason-shares = { $whose }: { $mine } gets a share, about { score-points }
analysis-reason-shares-you = { $whose }: you get a share, about { score-points }
analysis-reason-takes = { $whose }: { $mine } takes it over, about { score-points }
analysis-reason-takes-you = { $whose }: you take it over, about { score-points }
analysis-reason-robs = { $whose }: lost, about { score-points } less
analysis-reason-blocks = { $whose }: worth about { score-points } less
analysis-reason-helps = { $whose }: worth about { score-points } more
analysis-closes = chance to be completed: { $chance }
analysis-closes-now = chance to be completed: { $chance } (before: { $before })
analysis-waits = { $left ->
    [0] no tile that is left closes its last gap
    [one] one tile left closes its last gap
   *[other] { $left } tiles left close its last gap
}

## The page
analysis-title = The whole game
analysis-overview = The whole game
analysis-this-turn = This turn
analysis-luck-and-choices = Luck and choices
analysis-won-by = { $points ->
    [one] { $name } won by { $points } point.
   *[other] { $name } won by { $points } points.
}
analysis-won-by-you = { $points ->
    [one] You won by { $points } point.
   *[other] You won by { $points } points.
}
analysis-tied = Nobody was ahead in the end.
analysis-early-by = { $points ->
    [one] When the game ended, { $name } was expected to be ahead by { $points } point.
   *[other] When the game ended, { $name } was expected to be ahead by { $points } points.
}
analysis-early-by-you = { $points ->
    [one] When the game ended, you were expected to be ahead by { $points } point.
   *[other] When the game ended, you were expected to be ahead by { $points } points.
}
analysis-early-even = When the game ended, nobody was expected to be ahead.
analysis-part-luck = Luck of the tiles
analysis-part-choices = Choices
analysis-part-rest = What nobody could foresee
analysis-fair-won = { $points ->
    [one] Without the luck of the tiles { $name } would have won by about { $points } point.
   *[other] Without the luck of the tiles { $name } would have won by about { $points } points.
}
analysis-fair-won-you = { $points ->
    [one] Without the luck of the tiles you would have won by about { $points } point.
   *[other] Without the luck of the tiles you would have won by about { $points } points.
}
analysis-fair-even = Without the luck of the tiles nobody would have been ahead.
analysis-of-team = The turns of a team are compared by its chance to win, so what they cost is not told in points. Luck is not judged.
analysis-of-many = Tiles are measured against an average draw, choices against the best turn. From three players on they do not add up to the result: what one loses helps the others in different measure.
analysis-exact = { $percent }% accurate
analysis-no-choice = There was never anything to choose.
analysis-best-of = { $count } of { $of } best turns
analysis-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
analysis-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
analysis-count-disaster = { $count ->
    [one] { $count } disaster
   *[other] { $count } disasters
}
analysis-curve-lead = Who could expect to win
analysis-curve-each = Points everybody could expect
analysis-curve-chance = The chance to win
analysis-side = { $name } ahead
analysis-side-you = You ahead
analysis-costly = costly turn
analysis-turning = turning point
analysis-slider = Turn, in the curve
analysis-turn = Turn { $turn }
analysis-turn-of = Turn { $turn } · { $name }
analysis-ahead = { $points ->
    [one] { $name } expected to win by { $points } point
   *[other] { $name } expected to win by { $points } points
}
analysis-ahead-you = { $points ->
    [one] you expected to win by { $points } point
   *[other] you expected to win by { $points } points
}
analysis-even = as good as even
analysis-chance = chance to win { $chance }
analysis-cost = { $points ->
    [one] { $mark }, cost { $points } point
   *[other] { $mark }, cost { $points } points
}
analysis-turning-of = Turning point for { $name }
analysis-turning-of-you = Turning point for you
analysis-costly-title = Costly turns
analysis-whose = Whose turns
analysis-of-all = Everybody
analysis-costly-why = Better turn: { $why }
analysis-none-costly = No turn cost much.
analysis-all-do = Show all { $count }
analysis-fewer-do = Show fewer

## One turn
analysis-draw-good = A lucky draw: { $points }
analysis-draw-bad = An unlucky draw: { $points }
analysis-draw-plain = An ordinary draw
analysis-which = Which turn the map shows
analysis-played = Played
analysis-better = Better
analysis-played-mark = played
analysis-better-mark = better
analysis-see-do = There was a better turn: see it
analysis-shows-played = The map shows what was played.
analysis-shows-better = The map shows the better turn.
analysis-forced = There was nothing to choose.
analysis-was-best = Nothing better was found.
analysis-equal = As good as the best turn.
analysis-alike = { $count ->
    [one] One other turn was about equal.
   *[other] { $count } other turns were about equal.
}
analysis-clear = { $points ->
    [one] The next best turn is about { $points } point worse.
   *[other] The next best turn is about { $points } points worse.
}
analysis-gains = { $points ->
    [one] Better by about { $points } point.
   *[other] Better by about { $points } points.
}
analysis-error = (give or take { $points })
analysis-ends = { $side ->
    [ahead] { $points ->
        [one] After it: about { $points } point ahead in the end
       *[other] After it: about { $points } points ahead in the end
    }
    [behind] { $points ->
        [one] After it: about { $points } point behind in the end
       *[other] After it: about { $points } points behind in the end
    }
   *[even] After it: about even in the end
}
analysis-why = What it did
analysis-why-better = What it would have done
analysis-why-none = Nothing that shows in points.
analysis-next-costly = Next costly turn
analysis-try-do = Play on from before it
analysis-puzzle-do = Try this turn as a puzzle
analysis-puzzles = { $count ->
    [one] { $count } of your turns has become a puzzle.
   *[other] { $count } of your turns have become puzzles.
}
analysis-puzzles-do = To the puzzles

## While it is made
analysis-depth = How closely
analysis-depth-0 = Quick
analysis-depth-2 = Deeper
analysis-depth-4 = Deepest
analysis-deeper-2-do = Look deeper
analysis-deeper-4-do = Look deeper still
analysis-deeper-hint = Promising turns are played on with several draws. It takes minutes; you need not wait here.
analysis-making = The game is being judged, turn by turn …
analysis-making-deeper = A closer look is being taken, turn by turn …
analysis-waiting = Other games come first …
analysis-done-of = { $done } of { $of } steps.
analysis-goes-on = It goes on when you leave, and is here when you come back.
analysis-came = The closer look is here.
analysis-not-over = This game is not over
analysis-not-over-line = It can be looked at closely once it has ended.
analysis-again = It is asked again by itself.
analysis-reload-do = Load the page again
analysis-error-analysis-failed = This game could not be judged.
analysis-error-analysis-busy = Many games are being judged just now.
analysis-error-version = This page and the server do not match. Load it again.
analysis-error-offline = The server does not answer. What has begun there goes on.
analysis-error-bad-depth = This game cannot be looked at more closely.

## Advice at the table
analysis-advice-label = Advice
analysis-advice-hint = { $name } suggests:
analysis-advice-note = { $points ->
    [one] There was a better turn, by about { $points } point.
   *[other] There was a better turn, by about { $points } points.
}
analysis-advice-note-team = There was a better turn for the team.
analysis-advice-see-do = See
analysis-advice-close = Close the advice
analysis-advice-mark = better
analysis-turn-list = Best turns
analysis-turn-use-do = Use it
analysis-turn-best = best
analysis-turn-equal = just as good
analysis-turn-less = { $error ->
    [none] { $loss } points less
   *[other] { $loss } points less (± { $error })
}
analysis-turn-less-team = { $error ->
    [none] { $loss }% less likely to win
   *[other] { $loss }% less likely to win (± { $error })
}
analysis-turn-lead = Expected lead with turn 1: { $lead } points
analysis-turn-chance = Chance to win with turn 1: { $chance }
analysis-turn-said = Number { $n }: { $turn }
