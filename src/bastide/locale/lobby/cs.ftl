# Hledání spoluhráčů: načte se s tou stránkou, a dokud se někdo hledá.

lobby-tab = Najít spoluhráče · Bastide
lobby-tab-waiting = Hledají se spoluhráči … · Bastide
lobby-title = Najít spoluhráče
lobby-coming = Zjišťuje se, kdo tu je …
lobby-lost = Spojení přerušeno. Připojuji se znovu.
lobby-sockets-blocked = Prohlížeč nebo síť blokuje WebSocket. Bez něj nejde hledat hráče.
lobby-guest = Host
lobby-more = Hodiny, hodnocení
lobby-players = Hráči
lobby-find = Najít stůl
lobby-find-line = Kdo čeká nejdéle, je první na řadě. Hra začne sama.
lobby-open = Otevřít vlastní stůl
lobby-waiting = Hledají se spoluhráči …
lobby-time = Doba hledání
lobby-what = { $game }, { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
lobby-alone = Jeden hráč nepřišel. Hledá se dál, tvoje místo v pořadí zůstává.
lobby-offer = Zatím nikdo nepřišel. Hraj s roboty, nebo čekej dál.
lobby-bots = Začít s roboty
lobby-stop = Zrušit hledání
lobby-walk = Klidně si prohlížej cokoli; ke stolu tě přivedeme.
lobby-look = Ukázat
lobby-found = Spoluhráč nalezen
lobby-found-line = Tvůj stůl je otevřený a čeká na tebe.
lobby-found-do = Ke stolu
lobby-empty = Teď tu nikdo nečeká
lobby-empty-line = Začni hledat a spojíme tě s dalším hráčem. Nebo otevři stůl všem a pošli odkaz přátelům.
lobby-seeks = Čekají na ostatní
lobby-join = Hrát
lobby-join-name = Hrát: { $name }
lobby-tables = Otevřené stoly
lobby-sit = Přisednout
lobby-away = právě tam nikdo není
lobby-games = Hry ke sledování
lobby-watch = Dívat se
lobby-left = { $left ->
    [one] zbývá { $left } kartička
    [few] zbývají { $left } kartičky
   *[other] zbývá { $left } kartiček
}
lobby-watchers = { $watchers ->
    [one] { $watchers } divák
    [few] { $watchers } diváci
   *[other] { $watchers } diváků
}
lobby-friends = Přátelé
lobby-friends-guest = S účtem můžeš přidávat přátele: vidět, kdy tu jsou, dívat se na jejich hry a zvát je ke stolu.
lobby-friends-account = Přihlásit se nebo založit účet
lobby-friends-none = Zatím tu nemáš přátele. Přidej někoho podle názvu účtu.
lobby-friend-name = Název účtu
lobby-friend-ask = Přidat přítele
lobby-friend-asked = Žádost odeslána: { $name }.
lobby-follow = Sledovat
lobby-friend-state = { $state ->
    [plays] právě hraje
    [waits] čeká u otevřeného stolu
    [here] je tu
    [asked] žádost čeká na odpověď
   *[away] teď tu není
}
lobby-part = Odebrat: { $name }
lobby-unfollow = Přestat sledovat: { $name }
lobby-asked = O přátelství žádá { $name }
lobby-accept = Přijmout
lobby-decline = Odmítnout: { $name }
lobby-invited = Ke stolu tě zve { $name }
lobby-invite = Pozvat přátele
lobby-invite-done = Pozvánka odeslána: { $name }.
lobby-blocked = Blokovaní hráči: { $count }
lobby-unblock = Odblokovat
lobby-unblock-name = Odblokovat: { $name }
lobby-badge = { $count ->
    [one] Na tvou odpověď čeká jeden člověk
    [few] Na tvou odpověď čekají { $count } lidé
   *[other] Na tvou odpověď čeká { $count } lidí
}
lobby-turns = Jsi na tahu
lobby-turn = Jsi na tahu: { $table }
