# Pri skutočnej škatuli: slová stránky, na ktorej ľudia hovoria, čo si vytiahli.

box-sort = Ukázať len
box-found = { $count ->
    [0] Taký druh už nezostáva.
    [one] Našiel sa jeden druh.
    [few] Našli sa { $count } druhy.
   *[other] Našlo sa { $count } druhov.
}
box-find = Písmená strán alebo názov druhu
box-find-example = Napíš: CRFR
box-find-letters = C mesto, R cesta, F lúka, V rieka, od ktorejkoľvek strany v smere hodinových ručičiek
box-directions = Smer naposledy položenej kartičky
box-lies = Leží takto?
box-set-aside = Táto kartička nikam nepasuje a ide z hry. Potiahni ďalšiu.
box-turns = Opraviť ťah
box-turns-line = Vráť sa k ťahu a zadaj ho znova. Ťahy po ňom sa znova zahrajú tak, ako boli.
box-undo = Vziať späť posledný údaj
box-mending = Ťah { $turn }, { $name }: zadaj ho znova
box-misfit = Ťah { $turn }, { $name }, už nepasuje
box-again = Alebo zadaj ťah { $turn } znova a zvyšok sa doplní.
box-waits = { $count ->
    [one] Za ním čaká jeden ťah
    [few] Za ním čakajú { $count } ťahy
   *[other] Za ním čaká { $count } ťahov
}
box-would-go = { $count ->
    [one] Jeden ťah nepasuje
    [few] { $count } ťahy odtiaľto ďalej
   *[other] { $count } ťahov odtiaľto ďalej
}
box-keep = { $turn ->
    [0] Začať partiu znova
    [one] Nechať až po ťah { $turn }
    [few] Nechať až po ťah { $turn }
   *[other] Nechať až po ťah { $turn }
}
box-leave = Nechať všetko, ako bolo
