### Words of the module mists-rules

## New table
ui-setup-mists = Mlhy
ui-setup-mists-line = Vy všichni proti duchům.

## Modules and options of the rules (module-, option-)
module-mists-rules = Mlhy
module-mists-rules-about = Společně proti duchům. Pro 1 až 5 hráčů.
option-level = Úroveň
option-level-about = Od první procházky v mlze po strašidelné hřbitovy.
option-level-value = Úroveň { $value }
summary-level = úroveň { $value }
option-own-level = Vlastní úroveň
option-own-level-about = Tvoje vlastní kartičky, duchové, psi a cíl.
summary-own-level = vlastní úroveň
option-tamed = Lehčí
option-tamed-about = Naše snazší čísla místo těch z pravidel.
summary-tamed = lehčí

## The board and where we are in the turn
table-ask-bury = Kterého strážného pohřbíš?
table-ask-bury-of = { $name }: kterého strážného pohřbít?
table-ask-haunt = Na který hřbitov přijde duch?
table-ask-haunt-of = { $name }: na který hřbitov přijde duch?
table-ask-reward = Body, nebo až tři duchové domů?
table-ask-reward-of = { $name }: body, nebo duchové domů?
table-ask-hound = Který strážný dostane psa?
table-ask-hound-of = { $name }: který strážný dostane psa?
table-ask-chase = Které duchy pes zažene?
table-ask-chase-of = { $name }: které duchy pes zažene?
table-ask-cover = Polož kartičku lícem dolů
table-ask-cover-of = { $name }: polož kartičku lícem dolů

## Said aloud
table-say-bury = { $count ->
    [one] Hřbitov je uzavřen. Pohřbít lze jednu figurku.
    [few] Kdo bude pohřben? Vybíráš ze { $count } figurek.
   *[other] Kdo bude pohřben? Vybíráš z { $count } figurek.
}
table-say-haunt = Na který hřbitov přijde duch? Možností: { $count }.
table-say-reward = { $count ->
    [one] Body jsou vaše.
    [few] Body, nebo duchové domů? Jsou { $count } možnosti.
   *[other] Body, nebo duchové domů? Je { $count } možností.
}
table-say-hound = { $count ->
    [one] Přichází pes. Může jít k jedné figurce.
    [few] Přichází pes. Může jít ke { $count } figurkám.
   *[other] Přichází pes. Může jít k { $count } figurkám.
}
table-say-chase = { $count ->
    [one] Pes může zahnat duchy z jedné kartičky.
    [few] Pes může zahnat duchy ze { $count } kartiček.
   *[other] Pes může zahnat duchy z { $count } kartiček.
}
table-face-down = Kartička tu leží lícem dolů.

## Menu and help
table-key-point = ukázat políčko ostatním

## Offers
offer-place-cover = { table-at }
offer-banish-row = { offer-away }
offer-take-kind = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
offer-bury = { $role ->
    [knight] Pohřbít rytíře
    [highwayman] Pohřbít lupiče
    [steward] Pohřbít kastelána
   *[other] Pohřbít tuto figurku
}
offer-bury-detail = { $feature ->
    [city] { $tiles ->
        [one] z města o { $tiles } kartičce{ offer-part }, do konce hry
        [few] z města o { $tiles } kartičkách{ offer-part }, do konce hry
       *[other] z města o { $tiles } kartičkách{ offer-part }, do konce hry
    }
    [road] { $tiles ->
        [one] z cesty o { $tiles } kartičce{ offer-part }, do konce hry
        [few] z cesty o { $tiles } kartičkách{ offer-part }, do konce hry
       *[other] z cesty o { $tiles } kartičkách{ offer-part }, do konce hry
    }
    [castle] ze zámku, do konce hry
   *[other] do konce hry
}
offer-bury-supply = Pohřbít jednoho ze zásoby
offer-bury-supply-detail = na mapě není žádný strážný; do konce hry
offer-haunt = Jeden duch na tento hřbitov
offer-hound = { $role ->
    [knight] Pes jde k rytíři
    [highwayman] Pes jde k lupiči
    [steward] Pes jde ke kastelánovi
   *[other] Pes jde k této figurce
}
offer-hound-detail = { $feature ->
    [city] { $tiles ->
        [one] ve městě o { $tiles } kartičce{ offer-part }
        [few] ve městě o { $tiles } kartičkách{ offer-part }
       *[other] ve městě o { $tiles } kartičkách{ offer-part }
    }
    [road] { $tiles ->
        [one] na cestě o { $tiles } kartičce{ offer-part }
        [few] na cestě o { $tiles } kartičkách{ offer-part }
       *[other] na cestě o { $tiles } kartičkách{ offer-part }
    }
    [castle] na zámku
   *[other] kde stojí
}
offer-banish = { $n ->
    [one] Vyhnat { $n } ducha
    [few] Vyhnat { $n } duchy
   *[other] Vyhnat { $n } duchů
}
offer-banish-detail = duchů na kartičce: { $ghosts }
offer-take = { $points ->
    [one] Vzít { $points } bod
    [few] Vzít { $points } body
   *[other] Vzít { $points } bodů
}
offer-take-detail = { $colours ->
    [0] není co brát
    [1] do bodů
   *[other] za každou z barev: { $colours }
}
offer-take-after = z { $from } na { $to }
offer-pass-chase = Už žádné duchy
offer-pass-chase-short = Stačí

## What happened
log-mist-closed = { $ghosts ->
    [0] { $you ->
        [yes] Uzavíráš mlhu
       *[no] { $name } uzavírá mlhu
    }
    [one] { $you ->
        [yes] Uzavíráš mlhu: zpět jde { $ghosts } duch
       *[no] { $name } uzavírá mlhu: zpět jde { $ghosts } duch
    }
    [few] { $you ->
        [yes] Uzavíráš mlhu: zpět jdou { $ghosts } duchové
       *[no] { $name } uzavírá mlhu: zpět jdou { $ghosts } duchové
    }
   *[other] { $you ->
        [yes] Uzavíráš mlhu: zpět jde { $ghosts } duchů
       *[no] { $name } uzavírá mlhu: zpět jde { $ghosts } duchů
    }
}
log-ghosts = { $by ->
    [start] { $n ->
        [one] Na startu stojí { $n } duch
        [few] Na startu stojí { $n } duchové
       *[other] Na startu stojí { $n } duchů
    }
    [mist] { $n ->
        [one] Z mlhy se vynořuje { $n } duch
        [few] Z mlhy se vynořují { $n } duchové
       *[other] Z mlhy se vynořuje { $n } duchů
    }
    [cemetery] { $n ->
        [one] Na hřbitov přichází { $n } duch
        [few] Na hřbitov přicházejí { $n } duchové
       *[other] Na hřbitov přichází { $n } duchů
    }
   *[haunted] { $n ->
        [one] Hřbitov volá do mlhy { $n } ducha
        [few] Hřbitov volá do mlhy { $n } duchy
       *[other] Hřbitov volá do mlhy { $n } duchů
    }
}
log-buried = { $you ->
    [yes] Pohřbíváš figurku
   *[no] { $name } pohřbívá figurku
}
log-banished = { $n ->
    [one] { $you ->
        [yes] Posíláš pryč { $n } ducha
       *[no] { $name } posílá pryč { $n } ducha
    }
    [few] { $you ->
        [yes] Posíláš pryč { $n } duchy
       *[no] { $name } posílá pryč { $n } duchy
    }
   *[other] { $you ->
        [yes] Posíláš pryč { $n } duchů
       *[no] { $name } posílá pryč { $n } duchů
    }
}
log-hound = { $you ->
    [yes] Voláš psa { $number } k figurce
   *[no] { $name } volá psa { $number } k figurce
}
log-hound-lost = Na mapě není žádný strážný: pes { $number } je ztracen
log-hound-gone = Pes { $number } opouští hru
log-pile = { $left ->
    [one] Začíná hromádka { $number }: { $left } kartička
    [few] Začíná hromádka { $number }: { $left } kartičky
   *[other] Začíná hromádka { $number }: { $left } kartiček
}
log-hidden = { $you ->
    [yes] Pokládáš kartičku lícem dolů
   *[no] { $name } pokládá kartičku lícem dolů
}
log-victory = Tým vyhrává
log-defeat = { $reason ->
    [no-tiles] Prohra: nezbývá kartička k přiložení
    [no-ghosts] Prohra: v banku chyběl duch
   *[hound-late] Prohra: pes přišel pozdě
}

## Points and how they came
score-hound = { $you ->
    [yes] Ty: pes
   *[no] { $name }: pes
}
calculation-road-team = Kartičky { $count }, za každou barvu = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-city-team = { $shields ->
    [0] Kartičky { $count } × 2 za každou barvu
    [one] Kartičky { $count } × 2 + 2 za každou barvu
    [few] Kartičky { $count } × 2 + { $shields } × 2 za každou barvu
   *[other] Kartičky { $count } × 2 + { $shields } × 2 za každou barvu
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-castle-team = { $count ->
    [one] { $count } kartička s mlhou × 2 za každou barvu
    [few] { $count } kartičky s mlhou × 2 za každou barvu
   *[other] { $count } kartiček s mlhou × 2 za každou barvu
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-hound = { $count ->
    [one] { $count } duch na plánu
    [few] { $count } duchové na plánu
   *[other] { $count } duchů na plánu
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-hound = psi { $points }

## The game of the team: ghosts, piles, hounds (mists-)
mists-home = Mlhy: { $people }
mists-home-line = Otevřena úroveň { $level } · vyhráno { $won } z { $levels }
mists-level-1-line = Cesty, města a mlha
mists-level-2-line = Navíc zámky a hřbitovy
mists-level-3-line = Navíc dva psi a tři hromádky
mists-level-4-line = Méně duchů, více bodů
mists-level-5-line = Strašidelné hřbitovy, kartičky lícem dolů
mists-level-6-line = Každá barva má vlastní body
mists-level-6-note = Se standardními čísly téměř nemožná: naši roboti nevyhráli ani jednu z 1 350 her.
mists-tamed-hint = Body každé barvy: { $target }, psi při { $hounds }. Čísla jsou naše: naši roboti vyhrají asi tři hry z deseti. Výhra platí za tuto úroveň.
mists-level-numbers = { $each ->
    [yes] body každé barvy: { $target }, duchové: { $ghosts }
   *[no] body: { $target }, duchové: { $ghosts }
}
mists-level-locked = Nejdřív vyhrajte úroveň { $before }.
mists-anywhere = Odemknout všechny úrovně
mists-anywhere-hint = Můžeš hned zvolit kteroukoli úroveň.
mists-map = Kampaň Mlhy
mists-map-line = Vyhraná úroveň otevře další.
mists-map-won = Vyhráno
mists-map-open = Otevřeno
mists-campaign = Pokračovat v kampani
mists-campaign-of = { $people }: otevřena úroveň { $level }
mists-campaign-new = Nový tým
mists-own = Vlastní úroveň
mists-file-large = Soubor { $file } je příliš velký.
mists-file-not-json = { $file } není JSON.
mists-file-no-object = V souboru { $file } má být jedna úroveň.
mists-file-away = Odebrat { $file }
mists-all = Stav týmu
mists-points = Body týmu
mists-of-points = z { $target } bodů
mists-of-each = z { $target } pro každou barvu
mists-of = z { $total }
mists-level = Úroveň { $level }
mists-level-tamed = Úroveň { $level }, lehčí
mists-own-level = Vlastní úroveň
mists-level-short = úroveň
mists-hound = pes
mists-track = { $points } z { $target } bodů
mists-track-of = { $colour }: { $points } z { $target } bodů
mists-aim-goal = { $each ->
    [yes] K výhře potřebuje každá barva { $points } bodů.
   *[no] Tým vyhraje s { $points } body.
}
mists-aim-hound = { $each ->
    [yes] Každá barva: { $points }, než dojde hromádka { $number }.
   *[no] Získejte { $points }, než dojde hromádka { $number }.
}
mists-pile = { $number ->
    [0] v zásobě
    [1] hromádka 1
    [2] hromádka 2
   *[other] hromádka { $number }
}
mists-hidden = { $count ->
    [one] { $count } kartička leží lícem dolů.
    [few] { $count } kartičky leží lícem dolů.
   *[other] { $count } kartiček leží lícem dolů.
}
mists-pile-left = { $number ->
    [0] { $count ->
        [one] Zbývá { $count } kartička.
        [few] Zbývají { $count } kartičky.
       *[other] Zbývá { $count } kartiček.
    }
   *[other] { $now ->
        [yes] { $count ->
            [one] Hromádka { $number }, z ní se teď dobírá: { $count } kartička.
            [few] Hromádka { $number }, z ní se teď dobírá: { $count } kartičky.
           *[other] Hromádka { $number }, z ní se teď dobírá: { $count } kartiček.
        }
       *[no] { $count ->
            [one] Hromádka { $number }: { $count } kartička.
            [few] Hromádka { $number }: { $count } kartičky.
           *[other] Hromádka { $number }: { $count } kartiček.
        }
    }
}
mists-face-down = lícem dolů
mists-bank = Bank duchů
mists-bank-left = { $count ->
    [one] V banku je { $count } duch z { $total }
    [few] V banku jsou { $count } duchové z { $total }
   *[other] V banku je { $count } duchů z { $total }
}
mists-mate = { $left ->
    [one] { $name }: { $left } figurka v zásobě
    [few] { $name }: { $left } figurky v zásobě
   *[other] { $name }: { $left } figurek v zásobě
}
mists-ghosts = { $count ->
    [one] { $count } duch
    [few] { $count } duchové
   *[other] { $count } duchů
}
mists-how-many = Kolik duchů

## The chance to lose
mists-risk = Bank dojde
mists-risk-error = ± { $error }
mists-risk-within = { $tiles ->
    [one] další kartička
    [few] další { $tiles } kartičky
   *[other] dalších { $tiles } kartiček
}
mists-risk-off = U tohoto stolu nejsou pomůcky.
mists-risk-chip = { $tiles ->
    [one] riziko { $chance }, další kartička
    [few] riziko { $chance } do { $tiles } kartiček
   *[other] riziko { $chance } do { $tiles } kartiček
}

## What happens at once, said before it is confirmed
mists-follow-ghosts = { $by ->
    [mist] { $n ->
        [one] Přijde { $n } duch; v banku zbude: { $bank }
        [few] Přijdou { $n } duchové; v banku zbude: { $bank }
       *[other] Přijde { $n } duchů; v banku zbude: { $bank }
    }
    [cemetery] { $n ->
        [one] Na hřbitov přijde { $n } duch
        [few] Na hřbitov přijdou { $n } duchové
       *[other] Na hřbitov přijde { $n } duchů
    }
   *[haunted] { $n ->
        [one] Hřbitov zavolá { $n } ducha
        [few] Hřbitov zavolá { $n } duchy
       *[other] Hřbitov zavolá { $n } duchů
    }
}
mists-follow-mist-closed = { $n ->
    [0] Mlha se uzavře
    [one] Mlha se uzavře: domů jde { $n } duch
    [few] Mlha se uzavře: domů jdou { $n } duchové
   *[other] Mlha se uzavře: domů jde { $n } duchů
}
mists-follow-banished = { $n ->
    [one] Domů jde { $n } duch
    [few] Domů jdou { $n } duchové
   *[other] Domů jde { $n } duchů
}
mists-follow-buried = Pohřbíš strážného
mists-follow-scored = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
mists-follow-hound = Přijde pes { $number }
mists-follow-hound-lost = Pes { $number } nenajde žádného strážného a je ztracen
mists-follow-hound-gone = Pes { $number } opouští hru
mists-follow-pile = Začne další hromádka
mists-follow-victory = Tým vyhraje
mists-follow-defeat = { $reason ->
    [no-ghosts] Chyběl by duch: tým prohraje
    [no-tiles] Nezbyla by kartička: tým prohraje
   *[hound-late] Pes by přišel pozdě: tým prohraje
}

## What is on a cell
mists-bank-here = { $state ->
    [closed] Mlha, uzavřená.
    [lost] Mlha, kterou už nelze uzavřít.
   *[open] Neuzavřená mlha.
}
mists-ghosts-here = { $where ->
    [cemetery] { $count ->
        [one] Jeden duch na hřbitově.
        [few] { $count } duchové na hřbitově.
       *[other] { $count } duchů na hřbitově.
    }
   *[mist] { $count ->
        [one] Jeden duch v mlze.
        [few] { $count } duchové v mlze.
       *[other] { $count } duchů v mlze.
    }
}
mists-grave-open = { $count ->
    [one] Neuzavřený hřbitov, jedno políčko kolem je volné.
    [few] Neuzavřený hřbitov, { $count } políčka kolem jsou volná.
   *[other] Neuzavřený hřbitov, { $count } políček kolem je volných.
}
mists-grave-closed = Uzavřený hřbitov.
mists-grave-waits = Kartička tady pomůže uzavřít hřbitov: { table-at }.
mists-buried-here = Zde je pohřben strážný hráče { $name }.
mists-hound-here = Pes je u strážného hráče { $name }.

## The end
mists-won-line = { $points } z { $target } bodů.
mists-lost-no-ghosts = Potřebovali jste ducha a bank byl prázdný.
mists-lost-no-tiles = Nezbyla žádná kartička, body: { $points } z { $target }.
mists-lost-hound-late = Hromádka došla dřív, než jste měli { $hound } bodů.

## Why a move is refused
why-not-buried-there = Takový strážný tam není.
why-cemetery-closed = Duch přijde na hřbitov, který je ještě otevřený.
why-no-ghosts-there = Na té kartičce nejsou žádní duchové.
why-too-many-ghosts = Tolik duchů tam není.
why-no-hound-there = Pes jde ke strážnému na mapě.
why-too-far-for-hound = Pes zažene duchy ze dvou z devíti kartiček kolem strážného.
why-not-beside-cemetery = Patří na políčko kolem otevřeného hřbitova.
why-no-tile-beside = Musí sousedit stranou; roh nestačí.
why-only-face-down = Musí se dotýkat i kartičky ležící lícem nahoru.

## Troubles with the server (client shell)
error-own-level-row = Vlastní úroveň je jeden řádek se jmény a hodnotami.
error-own-level-key = Úroveň nemá položku „{ $key }“.
error-own-level-hounds = „hounds“ vypočítává body od 1 výš, vzestupně.
error-own-level-piles = Při počtu hromádek { $piles } má být psů { $wanted }, ne { $found }.
error-own-level-without = „without“ jmenuje castle, cemetery nebo obojí.
error-own-level-beyond = Pes na { $at } leží až za cílem { $target }.
error-own-level-number = „{ $key }“ je číslo od { $low } do { $high }.
error-own-level-switch = „{ $key }“ je true nebo false.

## What it changes
module-mists-rules-changes = Kartičky s mlhou přinášejí duchy ze společného banku. Uzavírejte mlhu a dokončujte cesty a města se strážnými. Pak berte body, nebo posílejte duchy pryč. Když potřebujete ducha a bank je prázdný nebo dojdou kartičky, všichni prohráváte. S dostatkem bodů všichni vyhráváte.

## Signs on the board and beside it (signs-)
symbols-open-name = Otevřená mlha
symbols-open-line = Každá strana s mlhou potřebuje vedle sebe mlhu. Pak se její duchové vrátí do banku.
symbols-closed-name = Uzavřená mlha
symbols-closed-line = Uzavřená ze všech stran: její duchové jsou zpět v banku.
symbols-lost-name = Potrhaná mlha
symbols-lost-line = Uzavřít už ji nejde: některá strana sousedí s čistou krajinou.
symbols-come-name = Duch s číslem
symbols-come-line = Tolik duchů přijde, když kartičku položíš sem.
symbols-ghosts-name = Duchové na mapě
symbols-ghosts-line = Odejdou, když se jejich mlha uzavře, když je pošlete pryč místo bodů, nebo díky psovi.
symbols-bank-name = Bank duchů
symbols-bank-line = Duchové, kteří ještě mohou přijít.
symbols-risk-name = Šance v procentech
symbols-risk-line = Šance, že během dalších kartiček dojdou duchové. Pak všichni prohráváte.
symbols-grave-name = Hřbitov
symbols-grave-line = Až budou políčka kolem plná, pohřbíte tu jednoho strážného.
symbols-count-name = Zelené číslo
symbols-count-line = Tolik políček u tohoto hřbitova je ještě prázdných.
symbols-waits-name = Malý náhrobek
symbols-waits-line = Kartička na tomto políčku pomůže uzavřít hřbitov.
symbols-buried-name = Hrob
symbols-buried-line = Strážný je tu pohřben, do konce hry.
symbols-hound-name = Pes
symbols-hound-line = Zůstává u strážného. Když strážný boduje, dostanete 1 bod za každého ducha na mapě.

## Looking back (replay-)
replay-bank = Zbývá duchů: { $count }
