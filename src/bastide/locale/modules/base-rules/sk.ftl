### Words of the module base-rules

## Modules and options of the rules (module-, option-)
module-base-rules = Základná hra
option-small-cities = Uzavreté mesto z dvoch kartičiek
option-small-cities-about = Koľko bodov prinesie bez erbov.
option-small-cities-value = { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodov
}
summary-small-cities = malé mestá po { $value }
option-hand = Kartičky v ruke
option-hand-about = S dvoma si vyberáš, ktorú priložíš.
option-hand-value = { $value ->
    [1] Jedna
    [2] Dve
   *[other] { $value }
}
summary-hand = kartičiek v ruke: { $value }
summary-draws = koniec po { $value } kartičkách
summary-solo = cvičenie pre jedného

## Cards for newcomers (coach-)
coach-road = Cesta dá 1 bod za každú kartičku. Keď má uzavreté oba konce, lupič sa ti vráti.
coach-city = Mesto dá 2 body za každú kartičku a erb. Keď sú hradby uzavreté, rytier sa ti vráti. Nedokončené dá na konci polovicu.
coach-monastery = Kláštor dá 9 bodov, keď okolo neho leží všetkých 8 kartičiek. Potom sa ti mních vráti.
