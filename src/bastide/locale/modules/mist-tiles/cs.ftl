### Words of the module mist-tiles

## Modules and options of the rules (module-, option-)
module-mist-tiles = Kartičky mlh
module-mist-tiles-about = Šedesát kartiček a start o čtyřech políčkách.
option-tileset = Vlastní sada kartiček
option-tileset-about = Šedesát vlastních kartiček místo našich.
summary-tileset = vlastní sada kartiček

## Said aloud
table-has-castle = Zámek.
table-has-cemetery = Hřbitov.
table-has-ruin = Zřícenina.
table-has-mist = { $ghosts ->
    [0] Mlha: { $sides }.
    [one] Mlha: { $sides }, { $ghosts } symbol ducha.
    [few] Mlha: { $sides }, { $ghosts } symboly ducha.
   *[other] Mlha: { $sides }, { $ghosts } symbolů ducha.
}

## Points and how they came
score-castle = { $you ->
    [yes] Ty: zámek
   *[no] { $name }: zámek
}
calculation-castle = { $count ->
    [one] { $count } kartička s mlhou × 2
    [few] { $count } kartičky s mlhou × 2
   *[other] { $count } kartiček s mlhou × 2
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-castle = zámky { $points }
score-chapter-castle = Zámky

## Troubles with the server (client shell)
error-own-tiles-count = Sada má { $wanted } kartiček, ne { $found }.
error-own-tiles-kind = { $kind ->
    [castle] Kartiček se zámkem má být { $wanted }, ne { $found }.
   *[cemetery] Kartiček se hřbitovem má být { $wanted }, ne { $found }.
}
error-own-tiles-form = Kartičky nelze přečíst: { $text }
error-own-tiles-name = Název { $tile } patří jiné kartičce z krabice.
error-own-tiles-cell = { $tile } musí být obyčejná kartička na jedno políčko.

## What it changes
module-mist-tiles-changes = Šedesát kartiček krajiny, mnohé s mlhou, pět se zámkem, pět se hřbitovem, a startovní kartička dva krát dva.

## Signs on the board and beside it (signs-)
symbols-steward-name = Kastelán
symbols-steward-line = Stojí na zámku a bere jeho body.
symbols-castle-name = Zámek
symbols-castle-line = Přinese 2 za každou z těchto devíti kartiček s mlhou, jakmile leží všech devět.

## Features and meeples by name
table-feature-castle = Zámek
table-feature-mist = Mlha
table-feature-cemetery = Hřbitov
speech-mine-castle = Tvůj zámek
speech-mine-cemetery = Tvůj hřbitov
table-figure-here-steward = { $name }: kastelán.

## The workshop
workshop-catalogue-mists = Mlhy
workshop-catalogue-mists-about = Známo: 60 kartiček s pěti zámky a pěti hřbitovy, duchové startovní kartičky a několik příkladů. Neznámo: většina toho, co je na nich vytištěno, především kde leží mlha a kolik má duchů.
workshop-kind-mist = Mlha
workshop-kind-castle = Zámek
workshop-kind-cemetery = Hřbitov
workshop-kind-ruin = Zřícenina
workshop-mark-ghosts = Duchové
workshop-mark-mist = Pod mlhou
workshop-mark-corner = Roh
workshop-fixed-kind =
    { $kind ->
        [castle] Kartičky se zámkem
       *[cemetery] Kartičky se hřbitovem
    }: { $need }
workshop-problem-fixed-kind =
    { $kind ->
        [castle] Kartičky se zámkem
       *[cemetery] Kartičky se hřbitovem
    }: v sadě { $wanted }, ne { $found }.
workshop-problem-mist-lies =
    { $side ->
        [N] Sever
        [E] Východ
        [S] Jih
       *[W] Západ
    }: mlha neleží na { $what ->
        [city] městě
       *[mist] jiné mlze
    }.
workshop-problem-mist-ghosts = Mlha ukazuje aspoň jednoho ducha.
workshop-problem-start-cells = Startovní kartička má dvě krát dvě políčka.
workshop-problem-start-name = Startovní kartička, a nic jiného, se jmenuje { $tile }.
