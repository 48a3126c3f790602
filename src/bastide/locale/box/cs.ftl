# U skutečné krabice: slova stránky, na které lidé říkají, co si vylosovali.

box-sort = Ukázat jen
box-found = { $count ->
    [0] Takový druh už nezbývá.
    [one] Nalezen jeden druh.
    [few] Nalezeny { $count } druhy.
   *[other] Nalezeno { $count } druhů.
}
box-find = Písmena stran, nebo název druhu
box-find-example = Napiš: CRFR
box-find-letters = C město, R cesta, F louka, V řeka, od kterékoli strany po směru hodin
box-directions = Natočení poslední kartičky
box-lies = Je takto natočená?
box-set-aside = Tahle kartička nikam nepasuje a odebírá se ze hry. Táhni znovu.
box-turns = Opravit tah
box-turns-line = Vrať se k tahu a zadej ho znovu. Tahy po něm zůstanou.
box-undo = Vzít zpět poslední údaj
box-mending = Tah { $turn }, { $name }: zadej ho znovu
box-misfit = Tah { $turn }, { $name }, už nepasuje
box-again = Nebo zadej tah { $turn } znovu a zbytek se doplní.
box-waits = { $count ->
    [one] Následuje ještě jeden tah
    [few] Následují ještě { $count } tahy
   *[other] Následuje ještě { $count } tahů
}
box-would-go = { $count ->
    [one] Týká se jednoho tahu
    [few] Týká se { $count } tahů
   *[other] Týká se { $count } tahů
}
box-keep = { $turn ->
    [0] Začít partii od začátku
    [one] Nechat až po tah { $turn }
    [few] Nechat až po tah { $turn }
   *[other] Nechat až po tah { $turn }
}
box-leave = Nechat všechno, jak bylo
