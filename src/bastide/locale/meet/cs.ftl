# Hledání spoluhráčů: načte se s tou stránkou, a dokud se někdo hledá.

meet-tab = Najít spoluhráče · Bastide
meet-tab-waiting = Hledají se spoluhráči … · Bastide
meet-title = Najít spoluhráče
meet-coming = Zjišťuje se, kdo tu je …
meet-lost = Spojení přerušeno. Připojuji se znovu.
meet-sockets-blocked = Prohlížeč nebo síť blokuje WebSocket. Bez něj nejde hledat hráče.
meet-guest = Host
meet-more = Hodiny, hodnocení
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
meet-alone = Jeden hráč nepřišel. Hledá se dál, tvoje místo v pořadí zůstává.
meet-offer = Zatím nikdo nepřišel. Hraj s roboty, nebo čekej dál.
meet-bots = Začít s roboty
meet-stop = Zrušit hledání
meet-walk = Klidně si prohlížej cokoli; ke stolu tě přivedeme.
meet-look = Ukázat
meet-found = Spoluhráč nalezen
meet-found-line = Tvůj stůl je otevřený a čeká na tebe.
meet-found-do = Ke stolu
meet-nobody = Teď tu nikdo nečeká
meet-nobody-line = Začni hledat a spojíme tě s dalším hráčem. Nebo otevři stůl všem a pošli odkaz přátelům.
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
meet-friends-guest = S účtem můžeš přidávat přátele: vidět, kdy tu jsou, dívat se na jejich hry a zvát je ke stolu.
meet-friends-account = Přihlásit se nebo založit účet
meet-friends-none = Zatím tu nemáš přátele. Přidej někoho podle názvu účtu.
meet-friend-name = Název účtu
meet-friend-ask = Přidat přítele
meet-friend-asked = Žádost odeslána: { $name }.
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
meet-accept = Přijmout
meet-decline = Odmítnout: { $name }
meet-invited = Ke stolu tě zve { $name }
meet-invite = Pozvat přátele
meet-invite-done = Pozvánka odeslána: { $name }.
meet-blocked = Blokovaní hráči: { $count }
meet-unblock = Odblokovat
meet-unblock-name = Odblokovat: { $name }
meet-badge = { $count ->
    [one] Na tvou odpověď čeká jeden člověk
    [few] Na tvou odpověď čekají { $count } lidé
   *[other] Na tvou odpověď čeká { $count } lidí
}
meet-turns = Jsi na tahu
meet-turn = Jsi na tahu: { $table }
