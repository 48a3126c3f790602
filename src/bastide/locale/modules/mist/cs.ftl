### Words of the module mist

## New table
ui-setup-ghosts = Duchové
ui-setup-ghosts-line = Mlha, zámky a hřbitovy.

## Modules and options of the rules (module-, option-)
module-ghosts = Duchové, zámky a hřbitovy
module-mist = Mlha a duchové
module-mist-about = Šedesát kartiček; mlha posílá k figurkám duchy.

## The board and where we are in the turn
table-ask-thicken = Mlha houstne: ke komu přijde duch?
table-ask-thicken-of = { $name }: ke kterému soupeři přijde duch?
table-ask-disperse = Mlha se rozptyluje: ke které tvé figurce přijde duch?
table-ask-disperse-of = { $name }: ke které vlastní figurce přijde duch?

## Said aloud
table-say-thicken = Mlha houstne: duch k cizí figurce. Možností: { $count }.
table-say-disperse = Mlha se rozptyluje: duch k tvé figurce. Možností: { $count }.

## Offers
offer-spook = { $ghosts ->
    [2] { $role ->
        [knight] Vyhnat rytíře
        [highwayman] Vyhnat lupiče
        [monk] Vyhnat mnicha
        [farmer] Vyhnat sedláka
        [abbot] Vyhnat opata
        [steward] Vyhnat kastelána
        [gravedigger] Vyhnat hrobníka
       *[other] Vyhnat tuto figurku
    }
   *[other] { $role ->
        [knight] Poslat ducha k rytíři
        [highwayman] Poslat ducha k lupiči
        [monk] Poslat ducha k mnichovi
        [farmer] Poslat ducha k sedlákovi
        [abbot] Poslat ducha k opatovi
        [steward] Poslat ducha ke kastelánovi
        [gravedigger] Poslat ducha k hrobníkovi
       *[other] Poslat ducha k této figurce
    }
}
offer-spook-detail = { $ghosts ->
    [0] {""}
    [1] druhý duch ·{" "}
   *[other] třetí duch ·{" "}
}{ offer-spot }

## What happened
log-haunted = { $by ->
    [thicken] { $mine ->
        [yes] { $name } posílá ducha k tvé figurce
       *[no] { $you ->
            [yes] Posíláš ducha k figurce hráče { $whose }
           *[no] { $name } posílá ducha k figurce hráče { $whose }
        }
    }
   *[disperse] { $you ->
        [yes] Rozptyluješ mlhu: duch k tvé figurce
       *[no] { $name } rozptyluje mlhu: duch k vlastní figurce
    }
}
log-scared = { $mine ->
    [yes] Tři duchové vyhánějí tvou figurku z plánu
   *[no] Tři duchové vyhánějí z plánu figurku hráče { $whose }
}

## Points and how they came
score-ghosts = { $you ->
    [yes] Ty: duchové u figurek
   *[no] { $name }: duchové u figurek
}
score-ghosts-final = { $you ->
    [yes] Ty: duchové na plánu
   *[no] { $name }: duchové na plánu
}
score-ghosts-floor = { $you ->
    [yes] Ty: duchové, nejníž na 0
   *[no] { $name }: duchové, nejníž na 0
}
score-ghosts-floor-final = { $you ->
    [yes] Ty: duchové na plánu, nejníž na 0
   *[no] { $name }: duchové na plánu, nejníž na 0
}
calculation-ghosts = { $count ->
    [one] { $count } duch × −2
    [few] { $count } duchové × −2
   *[other] { $count } duchů × −2
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-ghosts-final = { $count ->
    [one] { $count } duch × −1
    [few] { $count } duchové × −1
   *[other] { $count } duchů × −1
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-ghosts-floor = { $count ->
    [one] { $count } duch × −2, ale nikdy pod 0: { $points }
    [few] { $count } duchové × −2, ale nikdy pod 0: { $points }
   *[other] { $count } duchů × −2, ale nikdy pod 0: { $points }
}
calculation-ghosts-floor-final = { $count ->
    [one] { $count } duch × −1, ale nikdy pod 0: { $points }
    [few] { $count } duchové × −1, ale nikdy pod 0: { $points }
   *[other] { $count } duchů × −1, ale nikdy pod 0: { $points }
}
score-piece-ghosts = duchové { $points }
score-piece-ghosts-floor = duchové { $points }
score-chapter-ghosts = Duchové na plánu
score-chapter-ghosts-floor = Duchové na plánu

## Ghosts beside meeples, each player alone (ghosts-)
ghosts-with = { $count ->
    [one] S { $count } duchem.
    [few] Se { $count } duchy.
   *[other] S { $count } duchy.
}
ghosts-follow-choose = { $by ->
    [thicken] Mlha houstne: vyber pro ducha figurku soupeře
   *[disperse] Mlha se rozptyluje: vyber pro ducha vlastní figurku
}
ghosts-follow-haunted = { $you ->
    [yes] { $by ->
        [thicken] Mlha houstne: duch k tvé figurce
       *[disperse] Mlha se rozptyluje: duch k tvé figurce
    }
   *[no] { $by ->
        [thicken] Mlha houstne: duch k figurce hráče { $name }
       *[disperse] Mlha se rozptyluje: duch k figurce hráče { $name }
    }
}
ghosts-follow-scared = { $you ->
    [yes] Třetí duch vyžene tvou figurku
   *[no] Třetí duch vyžene figurku hráče { $name }
}
ghosts-follow-scored = { $reason ->
    [ghosts] { $you ->
        [yes] Ty: { $points } za duchy
       *[no] { $name }: { $points } za duchy
    }
    [ghosts-floor] { $you ->
        [yes] Ty: { $points } za duchy, nejníž na 0
       *[no] { $name }: { $points } za duchy, nejníž na 0
    }
   *[other] { $you ->
        [yes] Získáš { $points }
       *[no] { $name } získá { $points }
    }
}

## Why a move is refused
why-no-figure-to-spook = Taková figurka tam není.
why-guard-immune = Ke strážnému duch nikdy nepřijde.
why-special-immune = Ke stavitelům, prasatům a podobným figurkám duch nikdy nepřijde.
why-spook-opponent = Tento duch patří k figurce soupeře.
why-spook-own = Tento duch patří k některé tvé figurce.

## What it changes
module-mist-changes = Když přiložíš mlhu k mlze, pošleš ducha k figurce soupeře. Když mlhu rozptýlíš, dostane ducha některá tvoje. Každý duch stojí 2 body, když se figurka vyhodnotí, na konci 1 bod. Se třetím duchem jde figurka domů. Ke strážným duch nikdy nepřijde.

## Signs on the board and beside it (signs-)
symbols-mist-name = Mlha
symbols-mist-line = Mlha vedle mlhy pošle ducha k soupeři, mlha vedle čisté krajiny k tobě.
symbols-haunted-name = Duchové u figurky
symbols-haunted-line = Každý ubere 2 body při bodování, 1 na konci. Třetí figurku vyžene.
symbols-away-name = Duch, šipka nahoru
symbols-away-line = Kartička odtud pošle ducha k figurce soupeře.
symbols-home-name = Duch, šipka dolů
symbols-home-line = Kartička sem přivede ducha k některé tvé figurce.
symbols-both-name = Duch, dvě šipky
symbols-both-line = Zde nejdřív duch k soupeři, pak jeden k tobě.
