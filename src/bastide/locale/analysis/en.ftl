# A played game judged (docs/analysis.md): classes of turns, measures, and why a turn is good.

analysis-class-excellent = Excellent
analysis-class-good = Good
analysis-class-inaccuracy = Inaccuracy
analysis-class-mistake = Mistake
analysis-class-blunder = Blunder
analysis-class-disaster = Disaster
analysis-class-forced = No choice
analysis-accuracy = Accuracy
analysis-lost = Lost a turn
analysis-luck = Luck
analysis-choices = Turns with a choice
analysis-best = Best turns

## Reasons: $feature is a city, a road, ...; $points may be a fraction where they are expected
analysis-reason-scores = { $points ->
    [one] { $feature }: { $points } point for { $names }
   *[other] { $feature }: { $points } points for { $names }
}
analysis-reason-scores-alone = { $points ->
    [one] { $points } point for { $names }
   *[other] { $points } points for { $names }
}
analysis-reason-returns = { $count ->
    [one] { $count } figure comes home
   *[other] { $count } figures come home
}
analysis-reason-claims = { $feature }: claimed, likely points: { $points }, such figures left: { $left }
analysis-reason-grows = { $feature }, one’s own: points more: { $points }
analysis-reason-spoils = { $feature }, one’s own: points less: { $points }
analysis-reason-shares = { $feature } of { $names }: shared, points: { $points }
analysis-reason-takes = { $feature } of { $names }: taken over, points: { $points }
analysis-reason-robs = { $feature } of { $names }: lost, points: { $points }
analysis-reason-blocks = { $feature } of { $names }: points less: { $points }
analysis-reason-helps = { $feature } of { $names }: points more: { $points }
analysis-closes = chance to be completed: { $chance }
analysis-closes-now = chance to be completed: { $before }, now { $chance }
analysis-waits = at { $cell } only { $tiles } is missing (left: { $left })
analysis-waits-many = at { $cell } one tile is missing (left that fit: { $left })
analysis-waits-none = nothing that is left completes it at { $cell }
