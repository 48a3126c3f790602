### Words of the module fields

## New table
ui-setup-fields = S lúkami
ui-setup-fields-line = Sedliaci bodujú na konci.

## Modules and options of the rules (module-, option-)
module-fields = Lúky
module-fields-about = Sedliaci zostávajú na lúkach a bodujú na konci.

## Points and how they came
score-field-final = { $you ->
    [yes] Ty: lúka
   *[no] { $name }: lúka
}
calculation-field-final = { $count ->
    [0] Žiadne uzavreté mesto
    [one] { $count } uzavreté mesto × 3
    [few] { $count } uzavreté mestá × 3
   *[other] { $count } uzavretých miest × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece-field = lúky { $points }
score-chapter-field = Lúky

## What it changes
module-fields-changes = Figúrku môžeš postaviť aj na lúku ako sedliaka. Zostane tam do konca hry. Potom lúka prinesie 3 body za každé uzavreté mesto, ktoré s ňou hraničí. Najzáludnejšia časť hry.

## Signs on the board and beside it (signs-)
symbols-farmer-name = Sedliak
symbols-farmer-line = Na lúke až do konca: 3 body za každé uzavreté mesto pri nej.

## Features and figures by name
table-figure-here-farmer = { $name }: sedliak.

## Cards for newcomers (coach-)
coach-field = Lúka dá body až na konci hry: 3 za každé dokončené mesto, ktoré s ňou susedí. Dovtedy tam sedliak zostane.
coach-next-fields = Trúfneš si na sedliakov? Na lúkach zostanú až do konca hry. Potom ti dajú 3 body za každé dokončené mesto pri svojej lúke.
coach-next-fields-do = Ďalšia hra: so sedliakmi
