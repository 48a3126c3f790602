# Hľadanie spoluhráčov: načíta sa s tou stránkou, a kým sa niekto hľadá.

meet-tab = Nájsť spoluhráčov · Bastide
meet-tab-waiting = Hľadajú sa spoluhráči … · Bastide
meet-title = Nájsť spoluhráčov
meet-coming = Zisťuje sa, kto tu je …
meet-lost = Spojenie so serverom je prerušené. Skúša sa znova.
meet-sockets-blocked = Prehliadač alebo sieť blokuje WebSocket. Bez neho sa nedajú hľadať hráči.
meet-guest = Hosť
meet-more = Čas na premýšľanie, hodnotenie
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
meet-alone = Niekto neprišiel. Hľadá sa ďalej, tvoje miesto v poradí zostáva.
meet-offer = Zatiaľ nikto neprišiel. Hraj s robotmi, alebo čakaj ďalej, ako dlho chceš.
meet-bots = Začať s robotmi
meet-stop = Prestať hľadať
meet-walk = Zatiaľ si tu môžeš prezerať čokoľvek: k stolu ťa stránka privedie sama.
meet-look = Ukázať
meet-found = Spoluhráč sa našiel
meet-found-line = Stôl je otvorený a čaká na teba.
meet-found-do = K stolu
meet-nobody = Teraz tu nikto nečaká
meet-nobody-line = Aj tak hľadaj: kto príde prvý, bude hrať s tebou. Alebo otvor stôl, ku ktorému smie prisadnúť ktokoľvek, a pošli odkaz známym.
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
meet-friends-guest = S účtom tu máš priateľov: vidíš, kedy tu sú, môžeš sa na nich pozerať a pozývať ich k stolu.
meet-friends-account = Prihlásiť sa alebo založiť účet
meet-friends-none = Zatiaľ tu nemáš priateľov. Požiadaj niekoho podľa mena účtu.
meet-friend-name = Meno účtu
meet-friend-ask = Požiadať o priateľstvo
meet-friend-asked = Žiadosť dostane { $name }.
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
meet-accept = Súhlasiť
meet-decline = Odmietnuť: { $name }
meet-invited = K stolu ťa pozýva { $name }
meet-invite = Pozvať priateľov
meet-invite-done = Pozvánku dostane { $name }.
meet-blocked = S tebou sa nikdy nespojí: { $count }
meet-unblock = Znova povoliť
meet-unblock-name = Znova povoliť: { $name }
meet-badge = { $count ->
    [one] Na tvoju odpoveď čaká jeden
    [few] Na tvoju odpoveď čakajú { $count }
   *[other] Na tvoju odpoveď ich čaká { $count }
}
meet-turns = Si na ťahu
meet-turn = Si na ťahu: { $table }
