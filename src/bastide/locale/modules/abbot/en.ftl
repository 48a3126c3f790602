### Words of the module abbot

## Modules and options of the rules (module-, option-)
module-abbot = Abbot
module-abbot-about = One more meeple each, for monasteries and gardens.

## Offers
offer-recall = Call the abbot home
offer-recall-detail = { $feature ->
    [garden] from the garden, instead of placing a meeple
   *[monastery] from the monastery, instead of placing a meeple
}

## Points and how they came
score-garden = { $you ->
    [yes] You: garden
   *[no] { $name }: garden
}
score-recall = { $you ->
    [yes] You: abbot called home
   *[no] { $name }: abbot called home
}
score-garden-final = { $you ->
    [yes] You: open garden
   *[no] { $name }: open garden
}
calculation-garden = Garden with 8 tiles around = { $points } points
calculation-garden-final = { $count ->
    [one] Garden alone = { $points } point
   *[other] Garden and tiles around: { $count } = { $points } points
}
calculation-recall = { $count ->
    [one] Abbot’s tile alone = { $points } point
   *[other] Abbot’s tile and tiles around: { $count } = { $points } points
}
score-piece-garden = gardens { $points }
score-piece-recall = abbot { $points }
score-chapter-garden = Gardens

## Why a move is refused
why-garden-needs-abbot = Only an abbot can go in a garden.
why-abbot-not-there = { $feature ->
    [city] An abbot cannot go in a city.
    [road] An abbot cannot go on a road.
   *[field] An abbot cannot go in a field.
}
why-nothing-to-recall = You have no abbot there to call home.

## What it changes
module-abbot-changes = Each player gets an abbot. It can go in a monastery. Only an abbot can go in a garden, which scores like a monastery. Instead of placing a meeple, you may call your abbot home early: it scores at once for the tiles around it.

## Signs on the board and beside it (signs-)
symbols-garden-name = Garden
symbols-garden-line = Only an abbot can go here. It scores like a monastery.
symbols-abbot-name = Abbot
symbols-abbot-line = In a monastery or a garden. You may call it home early.

## Features and figures by name
table-has-figure-abbot = Plus the abbot
table-figure-kind-abbot = Abbot
table-feature-garden = Garden
speech-mine-garden = Your garden
table-figure-here-abbot = { $name }: abbot.

## Cards for newcomers (coach-)
coach-garden = A garden scores like a monastery: 9 points when all 8 tiles around it are placed. Only the abbot can go there, and you may call it back earlier.
