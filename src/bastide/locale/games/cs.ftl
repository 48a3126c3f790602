# Moje partie: načtou se s tou stránkou.

games-tab = Moje partie · Bastide
games-level = úroveň { $level }
games-bots = { $count ->
    [one] robot
    [few] { $count } roboti
   *[other] { $count } robotů
}
games-your-turn = Jsi na tahu
games-others = Čeká se na ostatní
games-ended = Skončila předčasně
games-over = Dohráno
games-won = Výhra
games-tied = Remíza
games-lost = Prohra
games-place = { $place }. místo
games-winners = Vedou: { $names }
games-together = Společná výhra
games-together-lost = Společná prohra
games-of = { $points } z { $target }
games-more = Víc o partii „{ $game }“
games-go-on = Hrát dál
games-open = Otevřít
games-share = Poslat odkaz
games-rename = Přejmenovat
games-rename-line = Název vidíš jen ty; ostatním zůstane jejich.
games-rename-do = Přejmenovat
games-rename-back = Zpět na „{ $name }“
games-save = Uložit hru
games-hide = Skrýt
games-hide-line = na všech tvých zařízeních; ostatním zůstane
games-unhide = Znovu ukázat
games-delete = Smazat
games-delete-alone = Nikdo další tu nehrál. Partie se trvale smaže i s průběhem a odkazem.
games-delete-kept = Z tvého seznamu trvale zmizí. Dosažené úrovně zůstanou.
games-delete-others = Z tvého seznamu trvale zmizí. Ostatním zůstane, i s tvými tahy a jménem.
games-delete-stuck = U stolu jsou ještě ostatní. Nejdřív ho tam opusť nebo ukonči, anebo partii jen skryj.
games-delete-do = Trvale smazat
games-keep = Nechat
games-undo = Vrátit zpět
games-hidden-said = „{ $game }“ je skrytá.
games-unhidden-said = „{ $game }“ je zpět v seznamu.
games-renamed = Tady se teď jmenuje „{ $game }“.
games-deleted = Partie je smazaná.
games-none = Zatím žádné partie
games-none-line = Tady se objeví partie, kterých se zúčastníš, rozehrané i dohrané.
games-none-do = Začít hru
games-coming = Načítají se tvoje partie …
games-open-list = Rozehrané
games-over-list = Dohrané
games-hidden-list = Skryté
games-further = Ukázat další
games-hidden = { $count ->
    [0] Žádné skryté partie
    [one] Jedna skrytá partie
    [few] { $count } skryté partie
   *[other] { $count } skrytých partií
}
games-vacation = Dovolená
games-vacation-line = Když jsi pryč, hodiny korespondenčních partií stojí a ostatní to vidí.
games-vacation-until = Dovolenou máš do { $when }.
games-vacation-left = { $count ->
    [0] Na tento rok už žádný den nezbývá.
    [one] Na tento rok máš { $count } den.
    [few] Na tento rok máš { $count } dny.
   *[other] Na tento rok máš { $count } dní.
}
games-vacation-days = Od této chvíle
games-vacation-begin = Začít dovolenou
games-vacation-begun = Dovolená začala.
games-vacation-end = Jsem zpět
games-vacation-ended = Tvoje hodiny zase běží.
games-vacation-count = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}

## A game from a file
games-import = Otevřít hru ze souboru
games-import-link = Hra ze souboru
games-import-tab = Otevřít hru · Bastide
games-import-line = Záznam z Bastide (.bastide.jsonl) nebo hra uložená v JCloisterZone (.jcz). Prohlédni si ji, nech ji rozebrat nebo hraj dál od kteréhokoli tahu.
games-import-private = Hra se zařadí mezi tvoje hry. Uvidí ji jen ten, kdo dostane odkaz.
games-import-pick = Vybrat soubor
games-import-drop = Nebo sem soubor přetáhni či vlož.
games-import-text = Nebo vlož text souboru
games-import-do = Otevřít hru
games-import-busy = Hra se otevírá …
games-import-at = Řádek { $line } v souboru:
games-import-large = Soubor je příliš velký. Hra má nejvýše { $most } znaků.
games-import-unreadable = „{ $file }“ nejde otevřít. Vyber soubor, ne složku.
games-import-blank = „{ $file }“ je prázdný.
