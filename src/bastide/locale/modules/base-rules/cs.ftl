### Words of the module base-rules

## Modules and options of the rules (module-, option-)
module-base-rules = Základní hra
option-small-cities = Uzavřené město ze dvou kartiček
option-small-cities-about = Kolik bodů přinese bez erbů.
option-small-cities-value = { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
}
summary-small-cities = malá města po { $value }
option-hand = Kartičky v ruce
option-hand-about = Se dvěma si vybíráš, kterou přiložíš.
option-hand-value = { $value ->
    [1] Jedna
    [2] Dvě
   *[other] { $value }
}
summary-hand = kartiček v ruce: { $value }
summary-draws = konec po { $value } kartičkách
summary-solo = cvičení pro jednoho

## Cards for newcomers (coach-)
coach-road = Cesta dá 1 bod za každou kartičku. Jakmile má uzavřené oba konce, lupič se ti vrátí.
coach-city = Město dá 2 body za každou kartičku a erb. Jakmile jsou hradby uzavřené, rytíř se ti vrátí. Nedokončené dá na konci polovinu.
coach-monastery = Klášter dá 9 bodů, jakmile kolem něj leží všech 8 kartiček. Pak se ti mnich vrátí.
