# Ručne zostavená pozícia: slová, ktoré prídu s jej stránkou.

position-title = Editor pozícií
position-tab = Editor pozícií · Bastide
position-first = Vyber kartičku a polož ju
position-next = Ďalšia kartička, alebo ťukni na niektorú na pláne
position-all-do = Pravidlá a body
position-best-do = Najlepšie ťahy
position-take-do = Hrať, zdieľať, načítať
position-whose = Čie figúrky sa stavajú
position-whose-left = { $left ->
    [one] { $name }, zostáva jedna figúrka
    [few] { $name }, zostávajú { $left } figúrky
   *[other] { $name }, zostáva { $left } figúrok
}
position-lift-do = Odobrať kartičku
position-home-do = Odobrať figúrku hráča { $name }
position-other-do = Iná kartička
position-hand-do = Vziať do ruky
position-hand-away-do = Vrátiť kartičku z ruky
position-holds = { $name } kladie túto kartičku
position-wrong = Toto nejde
position-wrong-more = { $count ->
    [one] A ešte jeden problém.
    [few] A ešte { $count } problémy.
   *[other] A ešte { $count } problémov.
}
position-wrong-no-place = { $what }: kartička tam už nepasuje.
position-wrong-no-stand = { $what }: taká figúrka tam nestojí.
position-wrong-no-tile = { $what }: tam žiadna kartička nie je.
position-wrong-no-segment = { $what }: také miesto na kartičke nie je.
position-wrong-gone-home = { $what }: to je uzavreté, figúrky sa odtiaľ vrátili.
position-wrong-too-many = Týchto kartičiek alebo figúrok je viac, než má hra.
position-wrong-too-many-tokens = Duchov je viac, než má hra.
position-wrong-no-tile-left = Už nie je čo ťahať: hra by sa skončila.
position-wrong-fits-nowhere = Kartička v ruke nikam nepasuje.
position-drop-do = Vynechať
position-again-do = Skúsiť znova
position-points = Body a kto je na ťahu
position-points-of = Body: { $name }
position-to-move = na ťahu
position-hand-line = Kartičku do ruky vyberáš na stránke: vyber kartičku a potom „Vziať do ruky“. Inak sa nejaká doberie.
position-rules-do = Iné pravidlá alebo hráči
position-rules-use-do = Použiť tieto pravidlá
position-rules-note = S inými pravidlami sa začína s prázdnou mapou; „Vziať späť“ vráti predošlú.
position-players = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
position-fewer-do = O hráča menej
position-more-do = O hráča viac
position-empty-do = Začať s prázdnou mapou
position-best = Najlepšie ťahy
position-best-comes = Hľadajú sa najlepšie ťahy…
position-best-hand = Najprv vezmi kartičku do ruky: vyber ju a potom „Vziať do ruky“.
position-best-wrong = Najprv oprav, čo nejde.
position-best-first = Najlepší
position-best-equal = Zhruba rovnako dobrý
position-best-less = Strata bodov: { $loss }
position-best-less-team = Šanca na výhru o { $loss } % menšia
position-play-do = Otvoriť s ňou stôl
position-play-line = S robotmi alebo s priateľmi, ako pri každom stole. Zostávajúce kartičky sa doberajú náhodne.
position-link = Odkaz na zdieľanie
position-link-long = Táto pozícia je na odkaz príliš dlhá. Skopíruj jej text.
position-text = Pozícia v jednom riadku
position-copy-do = Skopírovať text
position-take-wrong = Niečo v tejto pozícii nie je možné. Najprv to oprav; potom bude odkaz, text aj stôl.
position-read = Načítať inú pozíciu
position-read-do = Načítať
position-import-do = Hra zo súboru
position-new = Tento stôl sa začína vlastnou pozíciou.
