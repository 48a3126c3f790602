# Hľadanie spoluhráčov: načíta sa s tou stránkou, a kým sa niekto hľadá.

meet-tab = Nájsť spoluhráčov · Bastide
meet-tab-waiting = Hľadajú sa spoluhráči … · Bastide
meet-title = Nájsť spoluhráčov
meet-coming = Zisťuje sa, kto tu je …
meet-lost = Spojenie prerušené. Pripájam sa znova.
meet-sockets-blocked = Prehliadač alebo sieť blokuje WebSocket. Bez neho sa nedajú hľadať hráči.
meet-guest = Hosť
meet-more = Hodiny, hodnotenie
meet-players = Hráči
meet-find = Nájsť stôl
meet-find-line = Kto čaká najdlhšie, je prvý na rade. Hra sa začne sama.
meet-open = Otvoriť vlastný stôl
meet-waiting = Hľadajú sa spoluhráči …
meet-time = Čas hľadania
meet-what = { $game }, { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}
meet-alone = Jeden hráč neprišiel. Hľadá sa ďalej, tvoje miesto v poradí zostáva.
meet-offer = Zatiaľ nikto neprišiel. Hraj s robotmi, alebo čakaj ďalej.
meet-bots = Začať s robotmi
meet-stop = Zrušiť hľadanie
meet-walk = Pokojne si prezeraj čokoľvek; k stolu ťa privedieme.
meet-look = Ukázať
meet-found = Spoluhráč nájdený
meet-found-line = Tvoj stôl je otvorený a čaká na teba.
meet-found-do = K stolu
meet-nobody = Teraz tu nikto nečaká
meet-nobody-line = Začni hľadať a spojíme ťa s ďalším hráčom. Alebo otvor stôl všetkým a pošli odkaz priateľom.
meet-seeks = Čakajú na ostatných
meet-join = Hrať
meet-join-name = Hrať: { $name }
meet-tables = Otvorené stoly
meet-sit = Prisadnúť
meet-away = práve tam nikto nie je
meet-games = Hry na pozeranie
meet-watch = Pozerať sa
meet-left = { $left ->
    [one] zostáva { $left } kartička
    [few] zostávajú { $left } kartičky
   *[other] zostáva { $left } kartičiek
}
meet-watchers = { $watchers ->
    [one] { $watchers } divák
    [few] { $watchers } diváci
   *[other] { $watchers } divákov
}
meet-friends = Priatelia
meet-friends-guest = S účtom môžeš pridávať priateľov: vidieť, kedy tu sú, pozerať sa na ich hry a pozývať ich k stolu.
meet-friends-account = Prihlásiť sa alebo založiť účet
meet-friends-none = Zatiaľ tu nemáš priateľov. Pridaj niekoho podľa názvu účtu.
meet-friend-name = Názov účtu
meet-friend-ask = Pridať priateľa
meet-friend-asked = Žiadosť odoslaná: { $name }.
meet-follow = Sledovať
meet-friend-state = { $state ->
    [plays] práve hrá
    [waits] čaká pri otvorenom stole
    [here] je tu
    [asked] žiadosť čaká na odpoveď
   *[away] teraz tu nie je
}
meet-part = Odobrať: { $name }
meet-unfollow = Prestať sledovať: { $name }
meet-asked = O priateľstvo žiada { $name }
meet-accept = Prijať
meet-decline = Odmietnuť: { $name }
meet-invited = K stolu ťa pozýva { $name }
meet-invite = Pozvať priateľov
meet-invite-done = Pozvánka odoslaná: { $name }.
meet-blocked = Blokovaní hráči: { $count }
meet-unblock = Odblokovať
meet-unblock-name = Odblokovať: { $name }
meet-badge = { $count ->
    [one] Na tvoju odpoveď čaká jeden
    [few] Na tvoju odpoveď čakajú { $count }
   *[other] Na tvoju odpoveď ich čaká { $count }
}
meet-turns = Si na ťahu
meet-turn = Si na ťahu: { $table }
