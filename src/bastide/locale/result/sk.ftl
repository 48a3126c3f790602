# Koniec hry: výsledok, čo ďalej, obrázok. Načíta sa, keď sa hra skončí.

result-wins = { $you ->
    [yes] Víťazíš
   *[no] Víťazí { $name }
}
result-win-together = Víťazia { $names }
result-points = Body podľa druhu
result-player = Hráč
result-total = Spolu
result-kind = { $kind ->
    [city] Mestá
    [road] Cesty
    [monastery] Kláštory
    [field] Lúky
   *[rest] Ostatné body
}
result-best = najviac
result-moments = Najlepšie chvíle
result-city = Najväčšie mesto
result-city-line = { $count ->
    [one] { $name }, { $count } kartička, bodov: { $points }
    [few] { $name }, { $count } kartičky, bodov: { $points }
   *[other] { $name }, { $count } kartičiek, bodov: { $points }
}
result-turn = Najlepší ťah
result-turn-line = { $points ->
    [one] { $name }, ťah { $turn }, { $points } bod
    [few] { $name }, ťah { $turn }, { $points } body
   *[other] { $name }, ťah { $turn }, { $points } bodov
}
result-lead = Zlom
result-lead-line = Vo vedení od ťahu { $turn }: { $name }
result-counting = Rozhodlo sa na konci
result-counting-line = { $points ->
    [one] { $name }, { $points } bod v záverečnom počítaní
    [few] { $name }, { $points } body v záverečnom počítaní
   *[other] { $name }, { $points } bodov v záverečnom počítaní
}
result-show = Ukázať na mape
result-home-do = Domov
result-share-do = Zdieľať

## Milá veta pre tých, čo nevyhrali
result-praise-record = Tvoj zatiaľ najlepší výsledok so súperom { $name }
result-praise-close = { $points ->
    [one] Chýbal len { $points } bod
    [few] Chýbali len { $points } body
   *[other] Chýbalo len { $points } bodov
}
result-praise-city = { $count ->
    [one] Najväčšie mesto bolo tvoje: { $count } kartička
    [few] Najväčšie mesto bolo tvoje: { $count } kartičky
   *[other] Najväčšie mesto bolo tvoje: { $count } kartičiek
}
result-praise-turn = { $points ->
    [one] Najlepší ťah hry bol tvoj: { $points } bod
    [few] Najlepší ťah hry bol tvoj: { $points } body
   *[other] Najlepší ťah hry bol tvoj: { $points } bodov
}
result-praise-most = { $kind ->
    [city] Najviac bodov za mestá máš ty
    [road] Najviac bodov za cesty máš ty
    [monastery] Najviac bodov za kláštory máš ty
    [field] Najviac bodov za lúky máš ty
   *[rest] Najviac bodov za všetko ostatné máš ty
}
result-praise-score = { $points ->
    [one] Tvoj najväčší zisk naraz: { $points } bod
    [few] Tvoj najväčší zisk naraz: { $points } body
   *[other] Tvoj najväčší zisk naraz: { $points } bodov
}
result-praise-team = { $turns ->
    [one] Tím vydržal { $turns } ťah
    [few] Tím vydržal { $turns } ťahy
   *[other] Tím vydržal { $turns } ťahov
}
result-praise-thanks = Vďaka za hru

## The card, as a picture and in previews of links
result-card-turn = Ťah { $turn }
result-card-open = { $open ->
    [0] Všetci sú tu
    [one] Jedno miesto je voľné
    [few] { $open } miesta sú voľné
   *[other] { $open } miest je voľných
}
result-card-free = voľné
result-card-left = { $left ->
    [one] zostáva { $left } kartička
    [few] zostávajú { $left } kartičky
   *[other] zostáva { $left } kartičiek
}
result-card-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartičiek
}
result-card-city = { $count ->
    [one] najväčšie mesto: { $count } kartička
    [few] najväčšie mesto: { $count } kartičky
   *[other] najväčšie mesto: { $count } kartičiek
}
result-card-brand = neoficiálne, open source
result-card-save-do = Uložiť obrázok
result-card-alt = Karta hry: { $table }
result-card-failed = Obrázok teraz nie je. Skús to o minútu.
result-share-title = Zdieľať výsledok
result-final = Koniec

## Rematch
result-again-title = Ďalší stôl je otvorený
result-again-line = Rovnaké pravidlá. Začne sa, keď budú všetci.
result-again-ready = je tu
result-again-invited = pozvánka prišla, ešte číta výsledok
result-again-waiting = Čaká sa na: { $names }
result-again-asks = { $name } chce odvetu
result-again-toast = Odveta je otvorená
result-again-toast-line = Rovnaké pravidlá. Čítaj ďalej, ako dlho chceš.
result-again-sit-do = Sadnúť si
result-again-later-do = Teraz nie
result-again-do = Sadnúť si znova
result-again-calm = Niet sa kam ponáhľať. Robota možno pridať neskôr.
