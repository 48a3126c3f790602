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
