# Konec hry: výsledek, co dál, obrázek. Načte se, když hra skončí.

result-wins = { $you ->
    [yes] Vítězíš
   *[no] Vítězí { $name }
}
result-win-together = Vítězí { $names }
result-points = Body podle druhu
result-player = Hráč
result-total = Celkem
result-kind = { $kind ->
    [city] Města
    [road] Cesty
    [monastery] Kláštery
    [field] Louky
   *[rest] Ostatní body
}
result-best = nejvíc
result-moments = Co stojí za zmínku
result-city = Největší město
result-city-line = { $count ->
    [one] { $name }, { $count } kartička, bodů: { $points }
    [few] { $name }, { $count } kartičky, bodů: { $points }
   *[other] { $name }, { $count } kartiček, bodů: { $points }
}
result-turn = Nejlepší tah
result-turn-line = { $points ->
    [one] { $name }, tah { $turn }, { $points } bod
    [few] { $name }, tah { $turn }, { $points } body
   *[other] { $name }, tah { $turn }, { $points } bodů
}
result-lead = Zlom
result-lead-line = Ve vedení od tahu { $turn }: { $name }
result-counting = Rozhodlo se na konci
result-counting-line = { $points ->
    [one] { $name }, { $points } bod v závěrečném počítání
    [few] { $name }, { $points } body v závěrečném počítání
   *[other] { $name }, { $points } bodů v závěrečném počítání
}
result-show = Ukázat na mapě
result-home-do = Domů
result-share-do = Sdílet
