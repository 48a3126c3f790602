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
box-directions = Natočenie poslednej kartičky
box-lies = Je takto natočená?
box-set-aside = Táto kartička nikam nepasuje a odoberá sa z hry. Potiahni znova.
box-turns = Opraviť ťah
box-turns-line = Vráť sa k ťahu a zadaj ho znova. Ťahy po ňom zostanú.
box-undo = Vziať späť posledný údaj
box-mending = Ťah { $turn }, { $name }: zadaj ho znova
box-misfit = Ťah { $turn }, { $name }, už nepasuje
box-again = Alebo zadaj ťah { $turn } znova a zvyšok sa doplní.
box-waits = { $count ->
    [one] Nasleduje ešte jeden ťah
    [few] Nasledujú ešte { $count } ťahy
   *[other] Nasleduje ešte { $count } ťahov
}
box-would-go = { $count ->
    [one] Týka sa jedného ťahu
    [few] Týka sa { $count } ťahov
   *[other] Týka sa { $count } ťahov
}
box-keep = { $turn ->
    [0] Začať partiu odznova
    [one] Nechať až po ťah { $turn }
    [few] Nechať až po ťah { $turn }
   *[other] Nechať až po ťah { $turn }
}
box-leave = Nechať všetko, ako bolo
