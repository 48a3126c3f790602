### Words of the module fortress

## New table
ui-setup-conquest = Dobýjanie a obrana
ui-setup-conquest-line = Bráňte hradby. Až šesť hráčov.

## Modules and options of the rules (module-, option-)
module-conquest = Dobýjanie a obrana
module-fortress = Pevnosť
module-fortress-about = Doska s dvanástimi políčkami a troje hradby. Až šesť hráčov.
option-conquest-tiles = Vlastné kartičky: dobýjanie a obrana
option-conquest-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-conquest-tiles = vlastné kartičky (dobýjanie a obrana)

## The board and where we are in the turn
table-ask-man = Vyslať družinníka na hradby?
table-ask-man-of = { $name }: vyslať družinníka na hradby?

## Said aloud
table-say-man = { $count ->
    [one] Vyslať družinníka na hradby?
    [few] Vyslať družinníka na hradby? Sú tu { $count } políčka.
   *[other] Vyslať družinníka na hradby? Je tu { $count } políčok.
}

## Heard and typed: what scanning keys and typed commands answer
speech-no-walls = V tejto hre nie je pevnosť.
speech-word-walls = hradby
speech-about-walls = Hradby pevnosti

## Menu and help
table-key-fortress = Hradby pevnosti

## Offers
offer-man-detail = { $free ->
    [1] posledné políčko: protiútok
    [one] voľné je { $free } políčko
    [few] voľné sú { $free } políčka
   *[other] voľných je { $free } políčok
}
offer-farm-detail = { $mine ->
    [0] žiadny tvoj družinník tam nie je
    [one] leží tam { $mine } tvoj družinník
    [few] ležia tam { $mine } tvoji družinníci
   *[other] leží tam { $mine } tvojich družinníkov
}
offer-man = { $wall ->
    [knights] Obsadiť hradby rytierov
    [highwaymen] Obsadiť hradby lupičov
   *[monks] Obsadiť hradby mníchov
}
offer-man-row = { fortress-wall }
offer-farm = { $wall ->
    [knights] Sedliak pri rytieroch
    [highwaymen] Sedliak pri lupičoch
   *[monks] Sedliak pri mníchoch
}
offer-pass-man = Bez družinníka
offer-pass-man-short = Nie

## What happened
log-counterattack = { $wall ->
    [knights] Protiútok z hradieb rytierov
    [highwaymen] Protiútok z hradieb lupičov
   *[monks] Protiútok z hradieb mníchov
}
log-manned = { $you ->
    [yes] Vysielaš družinníka na hradby
   *[no] { $name } vysiela družinníka na hradby
}

## Points and how they came
score-counterattack = { $you ->
    [yes] Ty: protiútok
   *[no] { $name }: protiútok
}
score-counterattack-final = { $you ->
    [yes] Ty
   *[no] { $name }
}: posledný protiútok, { $wall ->
    [knights] hradby rytierov
    [highwaymen] hradby lupičov
   *[monks] hradby mníchov
}
calculation-counterattack = { $count ->
    [one] { $count } družinník × 3
    [few] { $count } družinníci × 3
   *[other] { $count } družinníkov × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-counterattack-final = { $count ->
    [one] { $count } družinník × 3
    [few] { $count } družinníci × 3
   *[other] { $count } družinníkov × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-chapter-counterattack = Posledný protiútok

## The fortress: walls, besiegers
fortress-walls = Hradby pevnosti
fortress-wall = { $wall ->
    [knights] Hradby rytierov
    [highwaymen] Hradby lupičov
   *[monks] Hradby mníchov
}
fortress-free = { $count ->
    [0] plno
    [one] { $count } voľné políčko
    [few] { $count } voľné políčka
   *[other] { $count } voľných políčok
}
fortress-wall-said = { $wall }: { $free }.
fortress-on-row = { $name }: na hradbách { $count }.
fortress-on-camp = { $name }: na políčku pre sedliakov { $count }.
fortress-empty = Nikto tam nie je.
fortress-follow-counterattack = Hradby sú plné: protiútok, všetci domov
fortress-follow-scored = { $you ->
    [yes] Získaš { $points }
   *[no] { $name } získa { $points }
}

## Why a move is refused
why-wrong-wall = { $wall ->
    [knights] Táto figúrka patrí na hradby rytierov.
    [highwaymen] Táto figúrka patrí na hradby lupičov.
   *[monks] Táto figúrka patrí na hradby mníchov.
}
why-no-farmer-space = Na políčko pre sedliakov smie družinník len po sedliakovi.
why-only-farmer-spaces = Po sedliakovi smie družinník len na políčko pre sedliakov.
why-river-at-fortress = Prvá zákruta rieky musí smerovať od pevnosti.

## What it changes
module-fortress-changes = Pevnosť nahrádza štartovnú kartičku a každý dostane o dvoch družinníkov viac. Po rytierovi, lupičovi, mníchovi alebo opátovi môžeš vyslať ďalšieho družinníka na zodpovedajúce hradby, po sedliakovi na políčko pre sedliakov. Keď sú hradby plné, každý družinník na nich prinesie 3 body a ide domov. Tak je to aj na konci hry.

## Signs on the board and beside it (signs-)
symbols-wall-name = Políčko na hradbách
symbols-wall-line = Každá figúrka prinesie 3, keď je rad plný, pri útoku a na konci.
symbols-five-name = 5+ na hradbách
symbols-five-line = Toto políčko sa používa len v piatich alebo šiestich.
symbols-camp-name = Políčko pre sedliakov
symbols-camp-line = Po sedliakovi sem môžeš dať ďalšiu figúrku. Nikdy sa nezaplní.

## The workshop
workshop-catalogue-conquest = Dobýjanie a obrana
workshop-catalogue-conquest-about = Známe: pravidlá, dve kartičky z obrázkov, čiastočne tri a to, že doska má dvanásť políčok a troje hradby. Neznáme: ostatné kartičky, obrys dosky a počet políčok na hradbách.
workshop-kind-wall = Hradby
workshop-kind-camp = Tábor
workshop-mark-of = Čie
workshop-mark-conquest = Symboly dobyvateľov
workshop-value-knights = Rytieri
workshop-value-highwaymen = Lupiči
workshop-value-monks = Mnísi
workshop-value-fortress = Pevnosť
workshop-board-walls = Hradby
workshop-board-wall = Hradby
workshop-board-roles = Figúrky
workshop-board-rows = Miesta podľa hráčov
workshop-board-players = Hráči
workshop-board-spaces = Miesta
workshop-board-side = Strana dosky
workshop-board-dark = Tmavé miesto
workshop-fixed-board = Dosky: { $need }
workshop-problem-fixed-board = Dosky: v sade { $wanted }, nie { $found }.
workshop-fixed-river = Kartičky rieky: { $need }
workshop-problem-fixed-river = Kartičky rieky: v sade { $wanted }, nie { $found }.
workshop-problem-walls-off-board = Hradby a tábory sú len na doske.
workshop-problem-board-marks = { $tile } je jeden diel, ktorý leží na stole ako prvý.
workshop-problem-board-walls =
    { $wall ->
        [knights] Rytieri potrebujú
        [highwaymen] Lupiči potrebujú
       *[monks] Mnísi potrebujú
    } na doske jedny hradby a jeden tábor.
workshop-problem-board-mouths = Doska má dve ústia rieky.
workshop-problem-board-mouth = Ústie rieky leží na vonkajšej strane s vodou a pred ním môže ležať kartička.
workshop-problem-bad-board = Dosku opisuje objekt z tohto: { $keys }.
workshop-problem-board-roles = Ktoré figúrky patria k hradbám, je pravidlo a sada ho nemení.
workshop-problem-board-row = Chýba riadok pre { $players } hráčov s 1 až { $most } miestami.
workshop-problem-board-rows = Riadkov je viac než počtov hráčov.
