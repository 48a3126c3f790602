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
result-moments = Nejlepší okamžiky
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

## Vlídná věta pro ty, kdo nevyhráli
result-praise-record = Tvůj zatím nejlepší výsledek se soupeřem { $name }
result-praise-close = { $points ->
    [one] Chyběl jen { $points } bod
    [few] Chyběly jen { $points } body
   *[other] Chybělo jen { $points } bodů
}
result-praise-city = { $count ->
    [one] Největší město bylo tvoje: { $count } kartička
    [few] Největší město bylo tvoje: { $count } kartičky
   *[other] Největší město bylo tvoje: { $count } kartiček
}
result-praise-turn = { $points ->
    [one] Nejlepší tah hry byl tvůj: { $points } bod
    [few] Nejlepší tah hry byl tvůj: { $points } body
   *[other] Nejlepší tah hry byl tvůj: { $points } bodů
}
result-praise-most = { $kind ->
    [city] Nejvíc bodů za města máš ty
    [road] Nejvíc bodů za cesty máš ty
    [monastery] Nejvíc bodů za kláštery máš ty
    [field] Nejvíc bodů za louky máš ty
   *[rest] Nejvíc bodů za vše ostatní máš ty
}
result-praise-score = { $points ->
    [one] Tvůj největší zisk najednou: { $points } bod
    [few] Tvůj největší zisk najednou: { $points } body
   *[other] Tvůj největší zisk najednou: { $points } bodů
}
result-praise-team = { $turns ->
    [one] Tým vydržel { $turns } tah
    [few] Tým vydržel { $turns } tahy
   *[other] Tým vydržel { $turns } tahů
}
result-praise-thanks = Díky za hru

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
result-card-brand = neoficiální, open source
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
result-again-calm = Není kam spěchat. Robota jde přidat později.
