# Hľadanie spoluhráčov: načíta sa s tou stránkou, a kým sa niekto hľadá.

lobby-tab = Nájsť spoluhráčov · Bastide
lobby-tab-waiting = Hľadajú sa spoluhráči … · Bastide
lobby-title = Nájsť spoluhráčov
lobby-coming = Zisťuje sa, kto tu je …
lobby-lost = Spojenie prerušené. Pripájam sa znova.
lobby-sockets-blocked = Prehliadač alebo sieť blokuje WebSocket. Bez neho sa nedajú hľadať hráči.
lobby-guest = Hosť
lobby-more = Hodiny, hodnotenie
lobby-players = Hráči
lobby-find = Nájsť stôl
lobby-find-line = Kto čaká najdlhšie, je prvý na rade. Hra sa začne sama.
lobby-open = Otvoriť vlastný stôl
lobby-waiting = Hľadajú sa spoluhráči …
lobby-time = Čas hľadania
lobby-what = { $game }, { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}
lobby-alone = Jeden hráč neprišiel. Hľadá sa ďalej, tvoje miesto v poradí zostáva.
lobby-offer = Zatiaľ nikto neprišiel. Hraj s robotmi, alebo čakaj ďalej.
lobby-bots = Začať s robotmi
lobby-stop = Zrušiť hľadanie
lobby-walk = Pokojne si prezeraj čokoľvek; k stolu ťa privedieme.
lobby-look = Ukázať
lobby-found = Spoluhráč nájdený
lobby-found-line = Tvoj stôl je otvorený a čaká na teba.
lobby-found-do = K stolu
lobby-empty = Teraz tu nikto nečaká
lobby-empty-line = Začni hľadať a spojíme ťa s ďalším hráčom. Alebo otvor stôl všetkým a pošli odkaz priateľom.
lobby-seeks = Čakajú na ostatných
lobby-join = Hrať
lobby-join-name = Hrať: { $name }
lobby-tables = Otvorené stoly
lobby-sit = Prisadnúť
lobby-away = práve tam nikto nie je
lobby-games = Hry na pozeranie
lobby-watch = Pozerať sa
lobby-left = { $left ->
    [one] zostáva { $left } kartička
    [few] zostávajú { $left } kartičky
   *[other] zostáva { $left } kartičiek
}
lobby-watchers = { $watchers ->
    [one] { $watchers } divák
    [few] { $watchers } diváci
   *[other] { $watchers } divákov
}
lobby-friends = Priatelia
lobby-friends-guest = S účtom môžeš pridávať priateľov: vidieť, kedy tu sú, pozerať sa na ich hry a pozývať ich k stolu.
lobby-friends-account = Prihlásiť sa alebo založiť účet
lobby-friends-none = Zatiaľ tu nemáš priateľov. Pridaj niekoho podľa názvu účtu.
lobby-friend-name = Názov účtu
lobby-friend-ask = Pridať priateľa
lobby-friend-asked = Žiadosť odoslaná: { $name }.
lobby-follow = Sledovať
lobby-friend-state = { $state ->
    [plays] práve hrá
    [waits] čaká pri otvorenom stole
    [here] je tu
    [asked] žiadosť čaká na odpoveď
   *[away] teraz tu nie je
}
lobby-part = Odobrať: { $name }
lobby-unfollow = Prestať sledovať: { $name }
lobby-asked = O priateľstvo žiada { $name }
lobby-accept = Prijať
lobby-decline = Odmietnuť: { $name }
lobby-invited = K stolu ťa pozýva { $name }
lobby-invite = Pozvať priateľov
lobby-invite-done = Pozvánka odoslaná: { $name }.
lobby-blocked = Blokovaní hráči: { $count }
lobby-unblock = Odblokovať
lobby-unblock-name = Odblokovať: { $name }
lobby-badge = { $count ->
    [one] Na tvoju odpoveď čaká jeden
    [few] Na tvoju odpoveď čakajú { $count }
   *[other] Na tvoju odpoveď ich čaká { $count }
}
lobby-turns = Si na ťahu
lobby-turn = Si na ťahu: { $table }
