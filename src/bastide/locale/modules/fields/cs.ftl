### Words of the module fields

## New table
ui-setup-fields = S loukami
ui-setup-fields-line = Sedláci bodují na konci.

## Modules and options of the rules (module-, option-)
module-fields = Louky
module-fields-about = Sedláci zůstávají na loukách a bodují na konci.

## Points and how they came
score-field-final = { $you ->
    [yes] Ty: louka
   *[no] { $name }: louka
}
calculation-field-final = { $count ->
    [0] Žádné uzavřené město
    [one] { $count } uzavřené město × 3
    [few] { $count } uzavřená města × 3
   *[other] { $count } uzavřených měst × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-field = louky { $points }
score-chapter-field = Louky

## What it changes
module-fields-changes = Figurku můžeš také postavit na louku jako sedláka. Zůstane tam do konce hry. Pak louka přinese 3 body za každé uzavřené město, které s ní hraničí. Nejzáludnější část hry.

## Signs on the board and beside it (signs-)
symbols-farmer-name = Sedlák
symbols-farmer-line = Na louce až do konce: 3 body za každé uzavřené město u ní.

## Features and figures by name
table-figure-here-farmer = { $name }: sedlák.

## Cards for newcomers (coach-)
coach-field = Louka dá body až na konci hry: 3 za každé dokončené město, které s ní sousedí. Do té doby tam sedlák zůstane.
coach-next-fields = Troufneš si na sedláky? Na loukách zůstanou až do konce hry. Pak ti dají 3 body za každé dokončené město u své louky.
coach-next-fields-do = Další hra: se sedláky
