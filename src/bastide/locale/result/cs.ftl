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

## The card, as a picture and in previews of links
result-card-turn = Tah { $turn }
result-card-open = { $open ->
    [0] Všichni jsou tu
    [one] Jedno místo je volné
    [few] { $open } místa jsou volná
   *[other] { $open } míst je volných
}
result-card-free = volné
result-card-left = { $left ->
    [one] zbývá { $left } kartička
    [few] zbývají { $left } kartičky
   *[other] zbývá { $left } kartiček
}
result-card-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
result-card-city = { $count ->
    [one] největší město: { $count } kartička
    [few] největší město: { $count } kartičky
   *[other] největší město: { $count } kartiček
}
result-card-brand = neoficiální, s otevřeným kódem
result-card-save-do = Uložit obrázek
result-card-alt = Karta hry: { $table }
result-card-failed = Obrázek teď není. Zkus to za minutu.
result-share-title = Sdílet výsledek
result-final = Konec

## Rematch
result-again-title = Další stůl je otevřený
result-again-line = Stejná pravidla. Začne se, až budou všichni.
result-again-ready = je tu
result-again-invited = pozvánka přišla, ještě čte výsledek
result-again-waiting = Čeká se: { $names }
result-again-asks = { $name } chce odvetu
result-again-toast = Odveta je otevřená
result-again-toast-line = Stejná pravidla. Čti dál, jak dlouho chceš.
result-again-sit-do = Sednout
result-again-later-do = Teď ne
result-again-do = Sednout znovu
result-again-calm = Nikdo nemusí spěchat. Robot může přijít později.
