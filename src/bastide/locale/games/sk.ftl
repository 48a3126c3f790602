# Moje partie: načítajú sa s tou stránkou.

games-tab = Moje partie · Bastide
games-level = úroveň { $level }
games-bots = { $count ->
    [one] robot
    [few] { $count } roboty
   *[other] { $count } robotov
}
games-your-turn = Si na ťahu
games-others = Čaká sa na ostatných
games-ended = Skončila sa predčasne
games-over = Dohrané
games-won = Výhra
games-tied = Remíza
games-lost = Prehra
games-place = { $place }. miesto
games-winners = Vedú: { $names }
games-together = Spoločná výhra
games-together-lost = Spoločná prehra
games-of = { $points } z { $target }
games-more = Viac o partii „{ $game }“
games-go-on = Hrať ďalej
games-open = Otvoriť
games-share = Poslať odkaz
games-rename = Premenovať
games-rename-line = Názov vidíš len ty; ostatným zostane ich.
games-rename-do = Premenovať
games-rename-back = Späť na „{ $name }“
games-save = Uložiť hru
games-hide = Skryť
games-hide-line = na všetkých tvojich zariadeniach; ostatným zostane
games-unhide = Znova ukázať
games-delete = Zmazať
games-delete-alone = Nikto iný tu nehral. Partia sa natrvalo zmaže aj s priebehom a odkazom.
games-delete-kept = Z tvojho zoznamu natrvalo zmizne. Dosiahnuté úrovne zostanú.
games-delete-others = Z tvojho zoznamu natrvalo zmizne. Ostatným zostane, aj s tvojimi ťahmi a menom.
games-delete-stuck = Pri stole sú ešte ostatní. Najprv ho tam opusti alebo ukonči, alebo partiu len skry.
games-delete-do = Natrvalo zmazať
games-keep = Nechať
games-undo = Vrátiť späť
games-hidden-said = „{ $game }“ je skrytá.
games-unhidden-said = „{ $game }“ je späť v zozname.
games-renamed = Tu sa teraz volá „{ $game }“.
games-deleted = Partia je zmazaná.
games-none = Zatiaľ žiadne partie
games-none-line = Tu sa objavia partie, ktorých sa zúčastníš, rozohrané aj dohrané.
games-none-do = Začať hru
games-coming = Načítavajú sa tvoje partie …
games-open-list = Rozohrané
games-over-list = Dohrané
games-hidden-list = Skryté
games-further = Ukázať ďalšie
games-hidden = { $count ->
    [0] Žiadne skryté partie
    [one] Jedna skrytá partia
    [few] { $count } skryté partie
   *[other] { $count } skrytých partií
}
games-vacation = Dovolenka
games-vacation-line = Keď si preč, hodiny korešpondenčných partií stoja a ostatní to vidia.
games-vacation-until = Dovolenku máš do { $when }.
games-vacation-left = { $count ->
    [0] Na tento rok už nezostáva nijaký deň.
    [one] Na tento rok máš { $count } deň.
    [few] Na tento rok máš { $count } dni.
   *[other] Na tento rok máš { $count } dní.
}
games-vacation-days = Od tejto chvíle
games-vacation-begin = Začať dovolenku
games-vacation-begun = Dovolenka sa začala.
games-vacation-end = Som späť
games-vacation-ended = Tvoje hodiny zase bežia.
games-vacation-count = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
}

## A game from a file
games-import = Otvoriť hru zo súboru
games-import-link = Hra zo súboru
games-import-tab = Otvoriť hru · Bastide
games-import-line = Záznam z Bastide (.bastide.jsonl) alebo hra uložená v JCloisterZone (.jcz). Prezri si ju, nechaj ju rozobrať alebo hraj ďalej od ktoréhokoľvek ťahu.
games-import-private = Hra sa zaradí medzi tvoje hry. Uvidí ju len ten, kto dostane odkaz.
games-import-pick = Vybrať súbor
games-import-drop = Alebo sem súbor presuň či vlož.
games-import-text = Alebo vlož text súboru
games-import-do = Otvoriť hru
games-import-busy = Hra sa otvára …
games-import-at = Riadok { $line } v súbore:
games-import-large = Súbor je príliš veľký. Hra má najviac { $most } znakov.
games-import-unreadable = „{ $file }“ sa nedá otvoriť. Vyber súbor, nie priečinok.
games-import-blank = „{ $file }“ je prázdny.
