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
    [one] { $count } meeple comes back
   *[other] { $count } meeples come back
}
analysis-reason-claims = { $feature }: claims about { score-points }; { $left ->
    [0] leaves no such meeple
    [one] leaves one such meeple
   *[other] leaves { $left } such meeples
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
analysis-reason-gains = Off the map: about { score-points } more for { $names }
analysis-reason-loses = Off the map: about { score-points } less for { $names }
analysis-closes = chance of completion: { $chance }
analysis-closes-now = chance of completion: { $chance } (before: { $before })
analysis-waits = { $left ->
    [0] no remaining tile closes the last gap
    [one] one remaining tile closes the last gap
   *[other] { $left } remaining tiles close the last gap
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
analysis-tied = The game ended in a tie.
analysis-early-by = { $points ->
    [one] When the game ended, { $name } was expected to win by { $points } point.
   *[other] When the game ended, { $name } was expected to win by { $points } points.
}
analysis-early-by-you = { $points ->
    [one] When the game ended, you were expected to win by { $points } point.
   *[other] When the game ended, you were expected to win by { $points } points.
}
analysis-early-even = When the game ended, it was expected to be a tie.
analysis-part-luck = Luck with tiles
analysis-part-choices = Choices
analysis-part-rest = Unforeseeable
analysis-fair-won = { $points ->
    [one] Without the luck with tiles, { $name } would have won by about { $points } point.
   *[other] Without the luck with tiles, { $name } would have won by about { $points } points.
}
analysis-fair-won-you = { $points ->
    [one] Without the luck with tiles, you would have won by about { $points } point.
   *[other] Without the luck with tiles, you would have won by about { $points } points.
}
analysis-fair-even = Without the luck with tiles, it would have been a tie.
analysis-of-team = The analysis compares a team’s turns by its chance to win, so their cost is not in points. It does not measure luck.
analysis-of-many = Tiles are measured against an average draw, choices against the best turn. With three or more players the sum differs from the result: one player’s loss helps each of the others differently.
analysis-exact = { $percent }% accurate
analysis-no-choice = There was never a choice.
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
analysis-curve-lead = Win expectation
analysis-curve-each = Expected points of each player
analysis-curve-chance = Chance to win
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
analysis-even = about even
analysis-chance = chance to win { $chance }
analysis-cost = { $points ->
    [one] { $mark }, cost { $points } point
   *[other] { $mark }, cost { $points } points
}
analysis-turning-of = Turning point for { $name }
analysis-turning-of-you = Turning point for you
analysis-costly-title = Costly turns
analysis-whose = Whose turns
analysis-of-all = Everyone
analysis-costly-why = Better turn: { $why }
analysis-none-costly = No turn cost many points.
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
analysis-see-do = There was a better turn: show it
analysis-shows-played = The map shows the turn as played.
analysis-shows-better = The map shows the better turn.
analysis-forced = There was no other choice.
analysis-was-best = No better turn was found.
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
analysis-error = (± { $points })
analysis-ends = { $side ->
    [ahead] { $points ->
        [one] After this turn: about { $points } point ahead at the end
       *[other] After this turn: about { $points } points ahead at the end
    }
    [behind] { $points ->
        [one] After this turn: about { $points } point behind at the end
       *[other] After this turn: about { $points } points behind at the end
    }
   *[even] After this turn: about even at the end
}
analysis-why = What it did
analysis-why-better = What it would have done
analysis-why-none = No measurable gain.
analysis-next-costly = Next costly turn
analysis-try-do = Play on from here
analysis-puzzle-do = Try it as a puzzle
analysis-puzzles = { $count ->
    [one] { $count } of your turns has become a puzzle.
   *[other] { $count } of your turns have become puzzles.
}
analysis-puzzles-do = Go to puzzles

## While it is made
analysis-depth = Depth
analysis-depth-0 = Quick
analysis-depth-2 = Deeper
analysis-depth-4 = Deepest
analysis-deeper-2-do = Analyse deeper
analysis-deeper-4-do = Analyse even deeper
analysis-deeper-hint = This plays out promising turns with several draws. It takes minutes; you can leave the page.
analysis-making = Analysing, turn by turn …
analysis-making-deeper = Analysing deeper, turn by turn …
analysis-waiting = Waiting for other games …
analysis-done-of = { $done } of { $of } steps.
analysis-goes-on = You can leave. It continues and will be here when you return.
analysis-came = The deeper analysis is ready.
analysis-not-over = This game is not over
analysis-not-over-line = You can analyse it once it has ended.
analysis-again = The page tries again by itself.
analysis-reload-do = Reload the page
analysis-error-analysis-failed = This game could not be analysed.
analysis-error-analysis-busy = Many games are being analysed right now.
analysis-error-version = The page and the server do not match. Reload the page.
analysis-error-offline = The server is not responding. Your analysis continues there.
analysis-error-bad-depth = This game cannot be analysed deeper.

## Advice at the table
analysis-advice-label = Hint
analysis-advice-hint = { $name } suggests:
analysis-advice-note = { $points ->
    [one] There was a better turn, by about { $points } point.
   *[other] There was a better turn, by about { $points } points.
}
analysis-advice-note-team = There was a better turn for the team.
analysis-advice-see-do = Show
analysis-advice-close = Close the hint
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
