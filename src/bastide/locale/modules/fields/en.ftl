### Words of the module fields

## New table
ui-setup-fields = With fields
ui-setup-fields-line = Farmers count at the end.

## Modules and options of the rules (module-, option-)
module-fields = Fields
module-fields-about = Farmers lie in the fields and count at the end.

## Points and how they came
score-field-final = { $you ->
    [yes] You: field
   *[no] { $name }: field
}
sum-field-final = { $count ->
    [0] No finished city = { $points } points
    [one] { $count } finished city × 3 = { $points } points
   *[other] { $count } finished cities × 3 = { $points } points
}
score-piece-field = fields { $points }
score-chapter-field = Fields

## What it changes
module-fields-changes = A figure may also lie down in a field as a farmer. It stays there to the end; then the field counts 3 points for every finished city beside it. The sharpest part of the game.

## Signs on the board and beside it (signs-)
signs-farmer-name = Farmer
signs-farmer-line = Lies in a field to the end: 3 points for each closed city at it.

## Features and figures by name
table-figure-here-farmer = { $name }: farmer.

## Cards for newcomers (coach-)
coach-field = A field scores only at the end: 3 points for each finished city beside it. Your farmer stays there until then.
coach-next-fields = Ready for farmers? They stay in the fields until the end, then score 3 points for each finished city beside their field.
coach-next-fields-do = Next game: with farmers
