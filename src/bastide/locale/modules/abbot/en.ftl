### Words of the module abbot

## Modules and options of the rules (module-, option-)
module-abbot = Abbot
module-abbot-about = One more figure, for monasteries and gardens.

## Offers
offer-recall = Call the abbot back
offer-recall-detail = { $feature ->
    [garden] from his garden, instead of a figure
   *[monastery] from his monastery, instead of a figure
}

## Points and how they came
score-garden = { $you ->
    [yes] You: garden
   *[no] { $name }: garden
}
score-recall = { $you ->
    [yes] You: abbot called back
   *[no] { $name }: abbot called back
}
score-garden-final = { $you ->
    [yes] You: open garden
   *[no] { $name }: open garden
}
sum-garden = Garden with 8 tiles around = { $points } points
sum-garden-final = { $count ->
    [one] Garden alone = { $points } point
   *[other] Garden and tiles around: { $count } = { $points } points
}
sum-recall = { $count ->
    [one] Abbot’s tile alone = { $points } point
   *[other] Abbot’s tile and tiles around: { $count } = { $points } points
}
score-piece-garden = gardens { $points }
score-piece-recall = abbot { $points }
score-chapter-garden = Gardens

## Why a move is refused
why-garden-needs-abbot = Only an abbot may stand in a garden.
why-abbot-not-there = { $feature ->
    [city] An abbot may not stand in a city.
    [road] An abbot may not stand on a road.
   *[field] An abbot may not lie in a field.
}
why-nothing-to-recall = No abbot of yours is there to call back.

## What it changes
module-abbot-changes = Everybody has an abbot. He may stand in a monastery or, he alone, in a garden, which counts like a monastery. Instead of putting a figure you may call him back early: he counts what lies around him now.

## Signs on the board and beside it (signs-)
signs-garden-name = Garden
signs-garden-line = Only an abbot may stand here. It pays like a monastery.
signs-abbot-name = Abbot
signs-abbot-line = Stands in a monastery or a garden. You may call him home early.

## Features and figures by name
table-has-figure-abbot = The abbot too
table-figure-kind-abbot = Abbot
table-feature-garden = Garden
ears-mine-garden = Your garden
table-figure-here-abbot = { $name }: abbot.

## Cards for newcomers (coach-)
coach-garden = A garden scores like a monastery: 9 points when all 8 tiles around it are placed. Only the abbot can go there, and you may call him back earlier.
