### Words of the module mist-tiles

## Modules and options of the rules (module-, option-)
module-mist-tiles = Kartičky hmiel
module-mist-tiles-about = Šesťdesiat kartičiek a štart so štyrmi políčkami.
option-tileset = Vlastná sada kartičiek
option-tileset-about = Šesťdesiat vlastných kartičiek namiesto tunajších.
summary-tileset = vlastná sada kartičiek

## Said aloud
table-has-castle = Zámok.
table-has-cemetery = Cintorín.
table-has-ruin = Zrúcanina.
table-has-mist = { $ghosts ->
    [0] Hmla: { $sides }.
    [one] Hmla: { $sides }, { $ghosts } symbol ducha.
    [few] Hmla: { $sides }, { $ghosts } symboly ducha.
   *[other] Hmla: { $sides }, { $ghosts } symbolov ducha.
}

## Points and how they came
score-castle = { $you ->
    [yes] Ty: zámok
   *[no] { $name }: zámok
}
calculation-castle = { $count ->
    [one] { $count } kartička s hmlou × 2
    [few] { $count } kartičky s hmlou × 2
   *[other] { $count } kartičiek s hmlou × 2
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece-castle = zámky { $points }
score-chapter-castle = Zámky

## Troubles with the server (client shell)
error-own-tiles-count = Sada má { $wanted } kartičiek, nie { $found }.
error-own-tiles-kind = { $kind ->
    [castle] Kartičiek so zámkom má byť { $wanted }, nie { $found }.
   *[cemetery] Kartičiek s cintorínom má byť { $wanted }, nie { $found }.
}
error-own-tiles-form = Kartičky sa nedajú prečítať: { $text }
error-own-tiles-name = Názov { $tile } patrí inej kartičke zo škatule.
error-own-tiles-cell = { $tile } musí byť obyčajná kartička na jedno políčko.

## What it changes
module-mist-tiles-changes = Šesťdesiat kartičiek krajiny, mnohé s hmlou, päť so zámkom, päť s cintorínom, a štartovná doštička dva krát dva.

## Signs on the board and beside it (signs-)
symbols-steward-name = Kastelán
symbols-steward-line = Stojí na zámku a berie jeho body.
symbols-castle-name = Zámok
symbols-castle-line = Prinesie 2 za každú z týchto deviatich kartičiek s hmlou, keď budú ležať všetky.

## Features and meeples by name
table-feature-castle = Zámok
table-feature-mist = Hmla
table-feature-cemetery = Cintorín
speech-mine-castle = Tvoj zámok
speech-mine-cemetery = Tvoj cintorín
table-figure-here-steward = { $name }: kastelán.

## The workshop
workshop-catalogue-mists = Hmly
workshop-catalogue-mists-about = Známe: 60 kartičiek s piatimi zámkami a piatimi cintorínmi, duchovia štartovnej doštičky a niekoľko príkladov. Neznáme: väčšina toho, čo je na nich vytlačené, predovšetkým kde leží hmla a koľko má duchov.
workshop-kind-mist = Hmla
workshop-kind-castle = Zámok
workshop-kind-cemetery = Cintorín
workshop-kind-ruin = Zrúcanina
workshop-mark-ghosts = Duchovia
workshop-mark-mist = Pod hmlou
workshop-mark-corner = Roh
workshop-fixed-kind =
    { $kind ->
        [castle] Kartičky so zámkom
       *[cemetery] Kartičky s cintorínom
    }: { $need }
workshop-problem-fixed-kind =
    { $kind ->
        [castle] Kartičky so zámkom
       *[cemetery] Kartičky s cintorínom
    }: v sade { $wanted }, nie { $found }.
workshop-problem-mist-lies =
    { $side ->
        [N] Sever
        [E] Východ
        [S] Juh
       *[W] Západ
    }: hmla neleží na { $what ->
        [city] meste
       *[mist] inej hmle
    }.
workshop-problem-mist-ghosts = Hmla ukazuje aspoň jedného ducha.
workshop-problem-start-cells = Štartovná doštička má dve krát dve políčka.
workshop-problem-start-name = Štartovná doštička, a nič iné, sa volá { $tile }.
