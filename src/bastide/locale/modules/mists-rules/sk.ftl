### Words of the module mists-rules

## New table
ui-setup-mists = Hmly
ui-setup-mists-line = Vy všetci proti duchom.

## Modules and options of the rules (module-, option-)
module-mists-rules = Hmly
module-mists-rules-about = Spoločne proti duchom. Pre 1 až 5 hráčov.
option-level = Úroveň
option-level-about = Od prvej prechádzky v hmle po strašidelné cintoríny.
option-level-value = Úroveň { $value }
summary-level = úroveň { $value }
option-own-level = Vlastná úroveň
option-own-level-about = Tvoje vlastné kartičky, duchovia, psy a cieľ.
summary-own-level = vlastná úroveň
option-tamed = Ľahšia
option-tamed-about = Naše ľahšie čísla namiesto tých z pravidiel.
summary-tamed = ľahšia

## The board and where we are in the turn
table-ask-bury = Ktorého strážneho pochováš?
table-ask-bury-of = { $name }: ktorého strážneho pochovať?
table-ask-haunt = Na ktorý cintorín príde duch?
table-ask-haunt-of = { $name }: na ktorý cintorín príde duch?
table-ask-reward = Body, alebo až traja duchovia domov?
table-ask-reward-of = { $name }: body, alebo duchovia domov?
table-ask-hound = Ktorý strážny dostane psa?
table-ask-hound-of = { $name }: ktorý strážny dostane psa?
table-ask-chase = Ktorých duchov pes zaženie?
table-ask-chase-of = { $name }: ktorých duchov pes zaženie?
table-ask-cover = Polož kartičku lícom nadol
table-ask-cover-of = { $name }: polož kartičku lícom nadol

## Said aloud
table-say-bury = { $count ->
    [one] Cintorín je uzavretý. Pochovať sa dá jedna figúrka.
    [few] Kto bude pochovaný? Vyberáš z { $count } figúrok.
   *[other] Kto bude pochovaný? Vyberáš z { $count } figúrok.
}
table-say-haunt = Na ktorý cintorín príde duch? Možností: { $count }.
table-say-reward = { $count ->
    [one] Body sú vaše.
    [few] Body, alebo duchovia domov? Sú { $count } možnosti.
   *[other] Body, alebo duchovia domov? Je { $count } možností.
}
table-say-hound = { $count ->
    [one] Prichádza pes. Môže ísť k jednej figúrke.
    [few] Prichádza pes. Môže ísť k { $count } figúrkam.
   *[other] Prichádza pes. Môže ísť k { $count } figúrkam.
}
table-say-chase = { $count ->
    [one] Pes môže zahnať duchov z jednej kartičky.
    [few] Pes môže zahnať duchov z { $count } kartičiek.
   *[other] Pes môže zahnať duchov z { $count } kartičiek.
}
table-face-down = Kartička tu leží lícom nadol.

## Menu and help
table-key-point = ukázať políčko ostatným

## Offers
offer-place-cover = { table-at }
offer-banish-row = { offer-away }
offer-take-kind = { $points ->
    [one] bod
    [few] body
   *[other] bodov
}
offer-bury = { $role ->
    [knight] Pochovať rytiera
    [highwayman] Pochovať lupiča
    [steward] Pochovať kastelána
   *[other] Pochovať túto figúrku
}
offer-bury-detail = { $feature ->
    [city] { $tiles ->
        [one] z mesta s { $tiles } kartičkou{ offer-part }, do konca hry
        [few] z mesta s { $tiles } kartičkami{ offer-part }, do konca hry
       *[other] z mesta s { $tiles } kartičkami{ offer-part }, do konca hry
    }
    [road] { $tiles ->
        [one] z cesty s { $tiles } kartičkou{ offer-part }, do konca hry
        [few] z cesty s { $tiles } kartičkami{ offer-part }, do konca hry
       *[other] z cesty s { $tiles } kartičkami{ offer-part }, do konca hry
    }
    [castle] zo zámku, do konca hry
   *[other] do konca hry
}
offer-bury-supply = Pochovať jedného zo zásoby
offer-bury-supply-detail = na mape nie je žiadny strážny; do konca hry
offer-haunt = Jeden duch na tento cintorín
offer-hound = { $role ->
    [knight] Pes ide k rytierovi
    [highwayman] Pes ide k lupičovi
    [steward] Pes ide ku kastelánovi
   *[other] Pes ide k tejto figúrke
}
offer-hound-detail = { $feature ->
    [city] { $tiles ->
        [one] v meste s { $tiles } kartičkou{ offer-part }
        [few] v meste s { $tiles } kartičkami{ offer-part }
       *[other] v meste s { $tiles } kartičkami{ offer-part }
    }
    [road] { $tiles ->
        [one] na ceste s { $tiles } kartičkou{ offer-part }
        [few] na ceste s { $tiles } kartičkami{ offer-part }
       *[other] na ceste s { $tiles } kartičkami{ offer-part }
    }
    [castle] na zámku
   *[other] kde stojí
}
offer-banish = { $n ->
    [one] Vyhnať { $n } ducha
    [few] Vyhnať { $n } duchov
   *[other] Vyhnať { $n } duchov
}
offer-banish-detail = duchov na kartičke: { $ghosts }
offer-take = { $points ->
    [one] Vziať { $points } bod
    [few] Vziať { $points } body
   *[other] Vziať { $points } bodov
}
offer-take-detail = { $colours ->
    [0] nie je čo brať
    [1] do bodov
   *[other] za každú z farieb: { $colours }
}
offer-take-after = z { $from } na { $to }
offer-pass-chase = Už žiadnych duchov
offer-pass-chase-short = Stačí

## What happened
log-mist-closed = { $ghosts ->
    [0] { $you ->
        [yes] Uzatváraš hmlu
       *[no] { $name } uzatvára hmlu
    }
    [one] { $you ->
        [yes] Uzatváraš hmlu: späť ide { $ghosts } duch
       *[no] { $name } uzatvára hmlu: späť ide { $ghosts } duch
    }
    [few] { $you ->
        [yes] Uzatváraš hmlu: späť idú { $ghosts } duchovia
       *[no] { $name } uzatvára hmlu: späť idú { $ghosts } duchovia
    }
   *[other] { $you ->
        [yes] Uzatváraš hmlu: späť ide { $ghosts } duchov
       *[no] { $name } uzatvára hmlu: späť ide { $ghosts } duchov
    }
}
log-ghosts = { $by ->
    [start] { $n ->
        [one] Na štarte stojí { $n } duch
        [few] Na štarte stoja { $n } duchovia
       *[other] Na štarte stojí { $n } duchov
    }
    [mist] { $n ->
        [one] Z hmly sa vynára { $n } duch
        [few] Z hmly sa vynárajú { $n } duchovia
       *[other] Z hmly sa vynára { $n } duchov
    }
    [cemetery] { $n ->
        [one] Na cintorín prichádza { $n } duch
        [few] Na cintorín prichádzajú { $n } duchovia
       *[other] Na cintorín prichádza { $n } duchov
    }
   *[haunted] { $n ->
        [one] Cintorín volá do hmly { $n } ducha
        [few] Cintorín volá do hmly { $n } duchov
       *[other] Cintorín volá do hmly { $n } duchov
    }
}
log-buried = { $you ->
    [yes] Pochovávaš figúrku
   *[no] { $name } pochováva figúrku
}
log-banished = { $n ->
    [one] { $you ->
        [yes] Posielaš preč { $n } ducha
       *[no] { $name } posiela preč { $n } ducha
    }
    [few] { $you ->
        [yes] Posielaš preč { $n } duchov
       *[no] { $name } posiela preč { $n } duchov
    }
   *[other] { $you ->
        [yes] Posielaš preč { $n } duchov
       *[no] { $name } posiela preč { $n } duchov
    }
}
log-hound = { $you ->
    [yes] Voláš psa { $number } k figúrke
   *[no] { $name } volá psa { $number } k figúrke
}
log-hound-lost = Na mape nie je žiadny strážny: pes { $number } je stratený
log-hound-gone = Pes { $number } opúšťa hru
log-pile = { $left ->
    [one] Začína sa kôpka { $number }: { $left } kartička
    [few] Začína sa kôpka { $number }: { $left } kartičky
   *[other] Začína sa kôpka { $number }: { $left } kartičiek
}
log-hidden = { $you ->
    [yes] Kladieš kartičku lícom nadol
   *[no] { $name } kladie kartičku lícom nadol
}
log-victory = Tím vyhráva
log-defeat = { $reason ->
    [no-tiles] Prehra: nezostáva kartička na priloženie
    [no-ghosts] Prehra: v banku chýbal duch
   *[hound-late] Prehra: pes prišiel neskoro
}

## Points and how they came
score-hound = { $you ->
    [yes] Ty: pes
   *[no] { $name }: pes
}
calculation-road-team = Kartičky { $count }, za každú farbu = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-city-team = { $shields ->
    [0] Kartičky { $count } × 2 za každú farbu
    [one] Kartičky { $count } × 2 + 2 za každú farbu
    [few] Kartičky { $count } × 2 + { $shields } × 2 za každú farbu
   *[other] Kartičky { $count } × 2 + { $shields } × 2 za každú farbu
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-castle-team = { $count ->
    [one] { $count } kartička s hmlou × 2 za každú farbu
    [few] { $count } kartičky s hmlou × 2 za každú farbu
   *[other] { $count } kartičiek s hmlou × 2 za každú farbu
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-hound = { $count ->
    [one] { $count } duch na pláne
    [few] { $count } duchovia na pláne
   *[other] { $count } duchov na pláne
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece-hound = psy { $points }

## The game of the team: ghosts, piles, hounds (mists-)
mists-home = Hmly: { $people }
mists-home-line = Otvorená úroveň { $level } · vyhraté { $won } z { $levels }
mists-level-1-line = Cesty, mestá a hmla
mists-level-2-line = Navyše zámky a cintoríny
mists-level-3-line = Navyše dva psy a tri kôpky
mists-level-4-line = Menej duchov, viac bodov
mists-level-5-line = Strašidelné cintoríny, kartičky lícom nadol
mists-level-6-line = Každá farba má vlastné body
mists-level-6-note = So štandardnými číslami takmer nemožná: naši roboti nevyhrali ani jednu z 1 350 hier.
mists-tamed-hint = Body každej farby: { $target }, psy pri { $hounds }. Čísla sú naše: naši roboti vyhrajú asi tri hry z desiatich. Výhra platí za túto úroveň.
mists-level-numbers = { $each ->
    [yes] body každej farby: { $target }, duchovia: { $ghosts }
   *[no] body: { $target }, duchovia: { $ghosts }
}
mists-level-locked = Najprv vyhrajte úroveň { $before }.
mists-anywhere = Odomknúť všetky úrovne
mists-anywhere-hint = Môžeš hneď zvoliť ktorúkoľvek úroveň.
mists-map = Kampaň Hmly
mists-map-line = Vyhraná úroveň otvorí ďalšiu.
mists-map-won = Vyhrané
mists-map-open = Otvorené
mists-campaign = Pokračovať v kampani
mists-campaign-of = { $people }: otvorená úroveň { $level }
mists-campaign-new = Nový tím
mists-own = Vlastná úroveň
mists-file-large = Súbor { $file } je príliš veľký.
mists-file-not-json = { $file } nie je JSON.
mists-file-no-object = V súbore { $file } má byť jedna úroveň.
mists-file-away = Odobrať { $file }
mists-all = Stav tímu
mists-points = Body tímu
mists-of-points = z { $target } bodov
mists-of-each = z { $target } pre každú farbu
mists-of = z { $total }
mists-level = Úroveň { $level }
mists-level-tamed = Úroveň { $level }, ľahšia
mists-own-level = Vlastná úroveň
mists-level-short = úroveň
mists-hound = pes
mists-track = { $points } z { $target } bodov
mists-track-of = { $colour }: { $points } z { $target } bodov
mists-aim-goal = { $each ->
    [yes] Na výhru potrebuje každá farba { $points } bodov.
   *[no] Tím vyhrá s { $points } bodmi.
}
mists-aim-hound = { $each ->
    [yes] Každá farba: { $points }, kým dôjde kôpka { $number }.
   *[no] Získajte { $points }, kým dôjde kôpka { $number }.
}
mists-pile = { $number ->
    [0] v zásobe
    [1] kôpka 1
    [2] kôpka 2
   *[other] kôpka { $number }
}
mists-hidden = { $count ->
    [one] { $count } kartička leží lícom nadol.
    [few] { $count } kartičky ležia lícom nadol.
   *[other] { $count } kartičiek leží lícom nadol.
}
mists-pile-left = { $number ->
    [0] { $count ->
        [one] Zostáva { $count } kartička.
        [few] Zostávajú { $count } kartičky.
       *[other] Zostáva { $count } kartičiek.
    }
   *[other] { $now ->
        [yes] { $count ->
            [one] Kôpka { $number }, z nej sa teraz doberá: { $count } kartička.
            [few] Kôpka { $number }, z nej sa teraz doberá: { $count } kartičky.
           *[other] Kôpka { $number }, z nej sa teraz doberá: { $count } kartičiek.
        }
       *[no] { $count ->
            [one] Kôpka { $number }: { $count } kartička.
            [few] Kôpka { $number }: { $count } kartičky.
           *[other] Kôpka { $number }: { $count } kartičiek.
        }
    }
}
mists-face-down = lícom nadol
mists-bank = Bank duchov
mists-bank-left = { $count ->
    [one] V banku je { $count } duch z { $total }
    [few] V banku sú { $count } duchovia z { $total }
   *[other] V banku je { $count } duchov z { $total }
}
mists-mate = { $left ->
    [one] { $name }: { $left } figúrka v zásobe
    [few] { $name }: { $left } figúrky v zásobe
   *[other] { $name }: { $left } figúrok v zásobe
}
mists-ghosts = { $count ->
    [one] { $count } duch
    [few] { $count } duchovia
   *[other] { $count } duchov
}
mists-how-many = Koľko duchov

## The chance to lose
mists-risk = Bank dôjde
mists-risk-error = ± { $error }
mists-risk-within = { $tiles ->
    [one] ďalšia kartička
    [few] ďalšie { $tiles } kartičky
   *[other] ďalších { $tiles } kartičiek
}
mists-risk-off = Pri tomto stole nie sú pomôcky.
mists-risk-chip = { $tiles ->
    [one] riziko { $chance }, ďalšia kartička
    [few] riziko { $chance } do { $tiles } kartičiek
   *[other] riziko { $chance } do { $tiles } kartičiek
}

## What happens at once, said before it is confirmed
mists-follow-ghosts = { $by ->
    [mist] { $n ->
        [one] Príde { $n } duch; v banku zostane: { $bank }
        [few] Prídu { $n } duchovia; v banku zostane: { $bank }
       *[other] Príde { $n } duchov; v banku zostane: { $bank }
    }
    [cemetery] { $n ->
        [one] Na cintorín príde { $n } duch
        [few] Na cintorín prídu { $n } duchovia
       *[other] Na cintorín príde { $n } duchov
    }
   *[haunted] { $n ->
        [one] Cintorín zavolá { $n } ducha
        [few] Cintorín zavolá { $n } duchov
       *[other] Cintorín zavolá { $n } duchov
    }
}
mists-follow-mist-closed = { $n ->
    [0] Hmla sa uzavrie
    [one] Hmla sa uzavrie: domov ide { $n } duch
    [few] Hmla sa uzavrie: domov idú { $n } duchovia
   *[other] Hmla sa uzavrie: domov ide { $n } duchov
}
mists-follow-banished = { $n ->
    [one] Domov ide { $n } duch
    [few] Domov idú { $n } duchovia
   *[other] Domov ide { $n } duchov
}
mists-follow-buried = Pochováš strážneho
mists-follow-scored = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
mists-follow-hound = Príde pes { $number }
mists-follow-hound-lost = Pes { $number } nenájde žiadneho strážneho a je stratený
mists-follow-hound-gone = Pes { $number } opúšťa hru
mists-follow-pile = Začne sa ďalšia kôpka
mists-follow-victory = Tím vyhrá
mists-follow-defeat = { $reason ->
    [no-ghosts] Chýbal by duch: tím prehrá
    [no-tiles] Nezostala by kartička: tím prehrá
   *[hound-late] Pes by prišiel neskoro: tím prehrá
}

## What is on a cell
mists-bank-here = { $state ->
    [closed] Hmla, uzavretá.
    [lost] Hmla, ktorú už nemožno uzavrieť.
   *[open] Neuzavretá hmla.
}
mists-ghosts-here = { $where ->
    [cemetery] { $count ->
        [one] Jeden duch na cintoríne.
        [few] { $count } duchovia na cintoríne.
       *[other] { $count } duchov na cintoríne.
    }
   *[mist] { $count ->
        [one] Jeden duch v hmle.
        [few] { $count } duchovia v hmle.
       *[other] { $count } duchov v hmle.
    }
}
mists-grave-open = { $count ->
    [one] Neuzavretý cintorín, jedno políčko okolo je voľné.
    [few] Neuzavretý cintorín, { $count } políčka okolo sú voľné.
   *[other] Neuzavretý cintorín, { $count } políčok okolo je voľných.
}
mists-grave-closed = Uzavretý cintorín.
mists-grave-waits = Kartička tu pomôže uzavrieť cintorín: { table-at }.
mists-buried-here = Tu je pochovaný strážny hráča { $name }.
mists-hound-here = Pes je pri strážnom hráča { $name }.

## The end
mists-won-line = { $points } z { $target } bodov.
mists-lost-no-ghosts = Potrebovali ste ducha a bank bol prázdny.
mists-lost-no-tiles = Nezostala žiadna kartička, body: { $points } z { $target }.
mists-lost-hound-late = Kôpka sa minula skôr, než ste mali { $hound } bodov.

## Why a move is refused
why-not-buried-there = Taký strážny tam nie je.
why-cemetery-closed = Duch príde na cintorín, ktorý je ešte otvorený.
why-no-ghosts-there = Na tej kartičke nie sú žiadni duchovia.
why-too-many-ghosts = Toľko duchov tam nie je.
why-no-hound-there = Pes ide k strážnemu na mape.
why-too-far-for-hound = Pes zaženie duchov z dvoch z deviatich kartičiek okolo strážneho.
why-not-beside-cemetery = Patrí na políčko okolo otvoreného cintorína.
why-no-tile-beside = Musí susediť stranou; roh nestačí.
why-only-face-down = Musí sa dotýkať aj kartičky ležiacej lícom nahor.

## Troubles with the server (client shell)
error-own-level-row = Vlastná úroveň je jeden riadok s menami a hodnotami.
error-own-level-key = Úroveň nemá položku „{ $key }“.
error-own-level-hounds = „hounds“ vymenúva body od 1 vyššie, vzostupne.
error-own-level-piles = Pri počte kôpok { $piles } má byť psov { $wanted }, nie { $found }.
error-own-level-without = „without“ menuje castle, cemetery alebo oboje.
error-own-level-beyond = Pes na { $at } leží až za cieľom { $target }.
error-own-level-number = „{ $key }“ je číslo od { $low } do { $high }.
error-own-level-switch = „{ $key }“ je true alebo false.

## What it changes
module-mists-rules-changes = Kartičky s hmlou prinášajú duchov zo spoločného banku. Uzatvárajte hmlu a dokončujte cesty a mestá so strážnymi. Potom berte body, alebo posielajte duchov preč. Keď potrebujete ducha a bank je prázdny alebo dôjdu kartičky, všetci prehrávate. S dostatkom bodov všetci vyhrávate.

## Signs on the board and beside it (signs-)
symbols-open-name = Otvorená hmla
symbols-open-line = Každá strana s hmlou potrebuje vedľa seba hmlu. Potom sa jej duchovia vrátia do banku.
symbols-closed-name = Uzavretá hmla
symbols-closed-line = Uzavretá zo všetkých strán: jej duchovia sú späť v banku.
symbols-lost-name = Potrhaná hmla
symbols-lost-line = Uzavrieť sa už nedá: niektorá strana susedí s čistou krajinou.
symbols-come-name = Duch s číslom
symbols-come-line = Toľko duchov príde, keď kartičku položíš sem.
symbols-ghosts-name = Duchovia na mape
symbols-ghosts-line = Odídu, keď sa ich hmla uzavrie, keď ich pošlete preč namiesto bodov, alebo vďaka psovi.
symbols-bank-name = Bank duchov
symbols-bank-line = Duchovia, ktorí ešte môžu prísť.
symbols-risk-name = Šanca v percentách
symbols-risk-line = Šanca, že sa počas ďalších kartičiek minú duchovia. Potom všetci prehrávate.
symbols-grave-name = Cintorín
symbols-grave-line = Keď budú políčka okolo plné, pochováte tu jedného strážneho.
symbols-count-name = Zelené číslo
symbols-count-line = Toľko políčok pri tomto cintoríne je ešte prázdnych.
symbols-waits-name = Malý náhrobok
symbols-waits-line = Kartička na tomto políčku pomôže uzavrieť cintorín.
symbols-buried-name = Hrob
symbols-buried-line = Strážny je tu pochovaný, do konca hry.
symbols-hound-name = Pes
symbols-hound-line = Zostáva pri strážnom. Keď strážny boduje, dostanete 1 bod za každého ducha na mape.

## Looking back (replay-)
replay-bank = Zostáva duchov: { $count }
