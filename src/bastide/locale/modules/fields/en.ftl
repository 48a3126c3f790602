### Words of the module fields

## New table
ui-setup-fields = With fields
ui-setup-fields-line = Farmers score at the end.

## Modules and options of the rules (module-, option-)
module-fields = Fields
module-fields-about = Farmers stay in the fields and score at the end.

## Points and how they came
score-field-final = { $you ->
    [yes] You: field
   *[no] { $name }: field
}
calculation-field-final = { $count ->
    [0] No completed cities = { $points } points
    [one] { $count } completed city × 3 = { $points } points
   *[other] { $count } completed cities × 3 = { $points } points
}
score-piece-field = fields { $points }
score-chapter-field = Fields

## What it changes
module-fields-changes = You may also place a meeple in a field as a farmer. It stays there until the end. Then the field scores 3 points for every completed city beside it. The trickiest part of the game.

## Signs on the board and beside it (signs-)
symbols-farmer-name = Farmer
symbols-farmer-line = In a field until the end: scores 3 for each completed city beside it.

## Features and figures by name
table-figure-here-farmer = { $name }: farmer.

## Cards for newcomers (coach-)
coach-field = A field scores only at the end: 3 points for each finished city beside it. Your farmer stays there until then.
coach-next-fields = Ready for farmers? They stay in the fields until the end, then score 3 points for each finished city beside their field.
coach-next-fields-do = Next game: with farmers
