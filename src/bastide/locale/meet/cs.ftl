# Hledání spoluhráčů: načte se s tou stránkou, a dokud se někdo hledá.

meet-tab = Najít spoluhráče · Bastide
meet-tab-waiting = Hledají se spoluhráči … · Bastide
meet-title = Najít spoluhráče
meet-coming = Zjišťuje se, kdo tu je …
meet-lost = Spojení se serverem je přerušené. Zkouší se znovu.
meet-sockets-blocked = Prohlížeč nebo síť blokuje WebSocket. Bez něj nejde hledat hráče.
meet-guest = Host
meet-more = Čas na přemýšlení, hodnocení
meet-players = Hráči
meet-find = Najít stůl
meet-find-line = Kdo čeká nejdéle, je první na řadě. Hra začne sama.
meet-open = Otevřít vlastní stůl
meet-waiting = Hledají se spoluhráči …
meet-time = Doba hledání
meet-what = { $game }, { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
meet-alone = Někdo nepřišel. Hledá se dál, tvoje místo v pořadí zůstává.
meet-offer = Zatím nikdo nepřišel. Hraj s roboty, nebo čekej dál, jak dlouho chceš.
meet-bots = Začít s roboty
meet-stop = Přestat hledat
meet-walk = Zatím si tu můžeš prohlížet cokoli: ke stolu tě stránka přivede sama.
meet-look = Ukázat
meet-found = Spoluhráč je nalezen
meet-found-line = Stůl je otevřený a čeká na tebe.
meet-found-do = Ke stolu
meet-nobody = Teď tu nikdo nečeká
meet-nobody-line = Přesto hledej: kdo přijde první, bude hrát s tebou. Nebo otevři stůl, ke kterému smí přisednout kdokoli, a pošli odkaz známým.
meet-seeks = Čekají na ostatní
meet-join = Hrát
meet-join-name = Hrát: { $name }
meet-tables = Otevřené stoly
meet-sit = Přisednout
meet-away = právě tam nikdo není
meet-games = Hry ke sledování
meet-watch = Dívat se
meet-left = { $left ->
    [one] zbývá { $left } kartička
    [few] zbývají { $left } kartičky
   *[other] zbývá { $left } kartiček
}
meet-watchers = { $watchers ->
    [one] { $watchers } divák
    [few] { $watchers } diváci
   *[other] { $watchers } diváků
}
meet-friends = Přátelé
meet-friends-guest = S účtem tu máš přátele: vidíš, kdy tu jsou, můžeš se na ně dívat a zvát je ke stolu.
meet-friends-account = Přihlásit se nebo založit účet
meet-friends-none = Zatím tu nemáš přátele. Požádej někoho podle jména účtu.
meet-friend-name = Jméno účtu
meet-friend-ask = Požádat o přátelství
meet-friend-asked = Žádost dostane { $name }.
meet-follow = Sledovat
meet-friend-state = { $state ->
    [plays] právě hraje
    [waits] čeká u otevřeného stolu
    [here] je tu
    [asked] žádost čeká na odpověď
   *[away] teď tu není
}
meet-part = Odebrat: { $name }
meet-unfollow = Přestat sledovat: { $name }
meet-asked = O přátelství žádá { $name }
meet-accept = Souhlasit
meet-decline = Odmítnout: { $name }
meet-invited = Ke stolu tě zve { $name }
meet-invite = Pozvat přátele
meet-invite-done = Pozvánku dostane { $name }.
meet-blocked = S tebou se nikdy nespojí: { $count }
meet-unblock = Znovu povolit
meet-unblock-name = Znovu povolit: { $name }
meet-badge = { $count ->
    [one] Na tvou odpověď čeká jeden člověk
    [few] Na tvou odpověď čekají { $count } lidé
   *[other] Na tvou odpověď čeká { $count } lidí
}
meet-turns = Jsi na tahu
meet-turn = Jsi na tahu: { $table }
