# Neben einer echten Schachtel: Wörter der Seite, auf der Leute sagen, was sie gezogen haben.

box-sort = Nur zeigen
box-found = { $count ->
    [0] Davon ist keine mehr da.
    [one] Eine Sorte gefunden.
   *[other] { $count } Sorten gefunden.
}
box-find = Buchstaben der Seiten oder Name der Sorte
box-find-example = Tippen: CRFR
box-find-letters = C Stadt, R Straße, F Wiese, V Fluss, ab einer beliebigen Seite im Uhrzeigersinn
box-directions = Drehung des letzten Plättchens
box-lies = Liegt es so?
box-set-aside = Dieses Plättchen passt nirgends und wird aus dem Spiel genommen. Zieh noch einmal.
box-turns = Einen Zug berichtigen
box-turns-line = Geh zu einem Zug zurück und gib ihn neu ein. Die Züge danach bleiben.
box-undo = Die letzte Eingabe zurücknehmen
box-mending = Zug { $turn }, { $name }: neu eingeben
box-misfit = Zug { $turn }, { $name }, passt nicht mehr
box-again = Oder gib Zug { $turn } neu ein, der Rest folgt.
box-waits = { $count ->
    [one] Ein weiterer Zug folgt
   *[other] { $count } weitere Züge folgen
}
box-would-go = { $count ->
    [one] Ein Zug ist betroffen
   *[other] { $count } Züge sind betroffen
}
box-keep = { $turn ->
    [0] Das Spiel von vorn beginnen
    [one] Bis Zug { $turn } behalten
   *[other] Bis Zug { $turn } behalten
}
box-leave = Alles lassen, wie es war
