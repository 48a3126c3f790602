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
box-directions = Směr naposledy položené kartičky
box-lies = Leží takhle?
box-set-aside = Tahle kartička nikam nepasuje a jde ze hry. Dober další.
box-turns = Opravit tah
box-turns-line = Vrať se k tahu a zadej ho znovu. Tahy po něm se zahrají zase, jak byly.
box-undo = Vzít zpět poslední údaj
box-mending = Tah { $turn }, { $name }: zadej ho znovu
box-misfit = Tah { $turn }, { $name }, už nepasuje
box-again = Nebo zadej tah { $turn } znovu a zbytek se doplní.
box-waits = { $count ->
    [one] Za ním čeká jeden tah
    [few] Za ním čekají { $count } tahy
   *[other] Za ním čeká { $count } tahů
}
box-would-go = { $count ->
    [one] Jeden tah nepasuje
    [few] { $count } tahy odtud dál
   *[other] { $count } tahů odtud dál
}
box-keep = { $turn ->
    [0] Začít partii znovu
    [one] Nechat až po tah { $turn }
    [few] Nechat až po tah { $turn }
   *[other] Nechat až po tah { $turn }
}
box-leave = Nechat všechno, jak bylo
