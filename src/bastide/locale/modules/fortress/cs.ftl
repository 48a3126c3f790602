### Words of the module fortress

## New table
ui-setup-conquest = Dobývání a obrana
ui-setup-conquest-line = Braňte hradby. Až šest hráčů.

## Modules and options of the rules (module-, option-)
module-conquest = Dobývání a obrana
module-fortress = Pevnost
module-fortress-about = Deska o dvanácti políčkách a troje hradby. Až šest hráčů.
option-conquest-tiles = Vlastní kartičky: dobývání a obrana
option-conquest-tiles-about = Tvoje sada místo našich kartiček.
summary-conquest-tiles = vlastní kartičky (dobývání a obrana)

## The board and where we are in the turn
table-ask-man = Vyslat družiníka na hradby?
table-ask-man-of = { $name }: vyslat družiníka na hradby?

## Said aloud
table-say-man = { $count ->
    [one] Vyslat družiníka na hradby?
    [few] Vyslat družiníka na hradby? Jsou tu { $count } políčka.
   *[other] Vyslat družiníka na hradby? Je tu { $count } políček.
}

## Heard and typed: what scanning keys and typed commands answer
speech-no-walls = V této hře není pevnost.
speech-word-walls = hradby
speech-about-walls = Hradby pevnosti

## Menu and help
table-key-fortress = Hradby pevnosti

## Offers
offer-man-detail = { $free ->
    [1] poslední políčko: protiútok
    [one] volné je { $free } políčko
    [few] volná jsou { $free } políčka
   *[other] volných je { $free } políček
}
offer-farm-detail = { $mine ->
    [0] žádný tvůj družiník tam není
    [one] leží tam { $mine } tvůj družiník
    [few] leží tam { $mine } tvoji družiníci
   *[other] leží tam { $mine } tvých družiníků
}
offer-man = { $wall ->
    [knights] Obsadit hradby rytířů
    [highwaymen] Obsadit hradby lupičů
   *[monks] Obsadit hradby mnichů
}
offer-man-row = { fortress-wall }
offer-farm = { $wall ->
    [knights] Sedlák u rytířů
    [highwaymen] Sedlák u lupičů
   *[monks] Sedlák u mnichů
}
offer-pass-man = Bez družiníka
offer-pass-man-short = Ne

## What happened
log-counterattack = { $wall ->
    [knights] Protiútok z hradeb rytířů
    [highwaymen] Protiútok z hradeb lupičů
   *[monks] Protiútok z hradeb mnichů
}
log-manned = { $you ->
    [yes] Vysíláš družiníka na hradby
   *[no] { $name } vysílá družiníka na hradby
}

## Points and how they came
score-counterattack = { $you ->
    [yes] Ty: protiútok
   *[no] { $name }: protiútok
}
score-counterattack-final = { $you ->
    [yes] Ty
   *[no] { $name }
}: poslední protiútok, { $wall ->
    [knights] hradby rytířů
    [highwaymen] hradby lupičů
   *[monks] hradby mnichů
}
calculation-counterattack = { $count ->
    [one] { $count } družiník × 3
    [few] { $count } družiníci × 3
   *[other] { $count } družiníků × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-counterattack-final = { $count ->
    [one] { $count } družiník × 3
    [few] { $count } družiníci × 3
   *[other] { $count } družiníků × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-chapter-counterattack = Poslední protiútok

## The fortress: walls, besiegers
fortress-walls = Hradby pevnosti
fortress-wall = { $wall ->
    [knights] Hradby rytířů
    [highwaymen] Hradby lupičů
   *[monks] Hradby mnichů
}
fortress-free = { $count ->
    [0] plno
    [one] { $count } volné políčko
    [few] { $count } volná políčka
   *[other] { $count } volných políček
}
fortress-wall-said = { $wall }: { $free }.
fortress-on-row = { $name }: na hradbách { $count }.
fortress-on-camp = { $name }: na políčku pro sedláky { $count }.
fortress-empty = Nikdo tam není.
fortress-follow-counterattack = Hradby jsou plné: protiútok, všichni domů
fortress-follow-scored = { $you ->
    [yes] Získáš { $points }
   *[no] { $name } získá { $points }
}

## Why a move is refused
why-wrong-wall = { $wall ->
    [knights] Tato figurka patří na hradby rytířů.
    [highwaymen] Tato figurka patří na hradby lupičů.
   *[monks] Tato figurka patří na hradby mnichů.
}
why-no-farmer-space = Na políčko pro sedláky smí družiník jen po sedlákovi.
why-only-farmer-spaces = Po sedlákovi smí družiník jen na políčko pro sedláky.
why-river-at-fortress = První zákruta řeky musí směřovat od pevnosti.

## What it changes
module-fortress-changes = Pevnost nahrazuje startovní kartičku a každý dostane o dva družiníky víc. Po rytíři, lupiči, mnichovi nebo opatovi můžeš vyslat dalšího družiníka na odpovídající hradby, po sedlákovi na políčko pro sedláky. Když jsou hradby plné, každý družiník na nich přinese 3 body a jde domů. Tak je to i na konci hry.

## Signs on the board and beside it (signs-)
symbols-wall-name = Políčko na hradbách
symbols-wall-line = Každá figurka přinese 3, když je řada plná, při útoku a na konci.
symbols-five-name = 5+ na hradbách
symbols-five-line = Toto políčko se používá jen v pěti nebo šesti.
symbols-camp-name = Políčko pro sedláky
symbols-camp-line = Po sedlákovi sem můžeš dát další figurku. Nikdy se nezaplní.

## The workshop
workshop-catalogue-conquest = Dobývání a obrana
workshop-catalogue-conquest-about = Známo: pravidla, dvě kartičky z obrázků, částečně tři a to, že deska má dvanáct políček a troje hradby. Neznámo: ostatní kartičky, obrys desky a počet políček na hradbách.
workshop-kind-wall = Hradby
workshop-kind-camp = Tábor
workshop-mark-of = Patří
workshop-mark-conquest = Symboly dobyvatelů
workshop-value-knights = Rytíři
workshop-value-highwaymen = Lupiči
workshop-value-monks = Mniši
workshop-value-fortress = Pevnost
workshop-board-walls = Hradby
workshop-board-wall = Hradby
workshop-board-roles = Figurky
workshop-board-rows = Políčka podle hráčů
workshop-board-players = Hráči
workshop-board-spaces = Políčka
workshop-board-side = Strana desky
workshop-board-dark = Tmavé políčko
workshop-fixed-board = Desky: { $need }
workshop-problem-fixed-board = Desky: v sadě { $wanted }, ne { $found }.
workshop-fixed-river = Kartičky řeky: { $need }
workshop-problem-fixed-river = Kartičky řeky: v sadě { $wanted }, ne { $found }.
workshop-problem-walls-off-board = Hradby a tábory jsou jen na desce.
workshop-problem-board-marks = { $tile } je jeden díl, který leží na stole jako první.
workshop-problem-board-walls =
    { $wall ->
        [knights] Rytíři potřebují
        [highwaymen] Lupiči potřebují
       *[monks] Mniši potřebují
    } na desce jedny hradby a jeden tábor.
workshop-problem-board-mouths = Deska má dvě ústí řeky.
workshop-problem-board-mouth = Ústí řeky leží na vnější straně s vodou a před ním může ležet kartička.
workshop-problem-bad-board = Desku popisuje objekt z tohoto: { $keys }.
workshop-problem-board-roles = Které figurky patří k hradbám, je pravidlo a sada ho nemění.
workshop-problem-board-row = Chybí řádek pro { $players } hráčů s 1 až { $most } políčky.
workshop-problem-board-rows = Řádků je víc než počtů hráčů.
