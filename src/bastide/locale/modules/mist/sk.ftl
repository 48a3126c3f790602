### Words of the module mist

## New table
ui-setup-ghosts = Duchovia
ui-setup-ghosts-line = Hmla, zámky a cintoríny.

## Modules and options of the rules (module-, option-)
module-ghosts = Duchovia, zámky a cintoríny
module-mist = Hmla a duchovia
module-mist-about = Šesťdesiat kartičiek; hmla posiela k figúrkam duchov.

## The board and where we are in the turn
table-ask-thicken = Hmla hustne: ku komu príde duch?
table-ask-thicken-of = { $name }: ku ktorému súperovi príde duch?
table-ask-disperse = Hmla sa rozptyľuje: ku ktorej tvojej figúrke príde duch?
table-ask-disperse-of = { $name }: ku ktorej vlastnej figúrke príde duch?

## Said aloud
table-say-thicken = Hmla hustne: duch k cudzej figúrke. Možností: { $count }.
table-say-disperse = Hmla sa rozptyľuje: duch k tvojej figúrke. Možností: { $count }.

## Offers
offer-spook = { $ghosts ->
    [2] { $role ->
        [knight] Vyhnať rytiera
        [highwayman] Vyhnať lupiča
        [monk] Vyhnať mnícha
        [farmer] Vyhnať sedliaka
        [abbot] Vyhnať opáta
        [steward] Vyhnať kastelána
        [gravedigger] Vyhnať hrobára
       *[other] Vyhnať túto figúrku
    }
   *[other] { $role ->
        [knight] Poslať ducha k rytierovi
        [highwayman] Poslať ducha k lupičovi
        [monk] Poslať ducha k mníchovi
        [farmer] Poslať ducha k sedliakovi
        [abbot] Poslať ducha k opátovi
        [steward] Poslať ducha ku kastelánovi
        [gravedigger] Poslať ducha k hrobárovi
       *[other] Poslať ducha k tejto figúrke
    }
}
offer-spook-detail = { $ghosts ->
    [0] {""}
    [1] druhý duch ·{" "}
   *[other] tretí duch ·{" "}
}{ offer-spot }

## What happened
log-haunted = { $by ->
    [thicken] { $mine ->
        [yes] { $name } posiela ducha k tvojej figúrke
       *[no] { $you ->
            [yes] Posielaš ducha k figúrke hráča { $whose }
           *[no] { $name } posiela ducha k figúrke hráča { $whose }
        }
    }
   *[disperse] { $you ->
        [yes] Rozptyľuješ hmlu: duch k tvojej figúrke
       *[no] { $name } rozptyľuje hmlu: duch k vlastnej figúrke
    }
}
log-scared = { $mine ->
    [yes] Traja duchovia vyháňajú tvoju figúrku z plánu
   *[no] Traja duchovia vyháňajú z plánu figúrku hráča { $whose }
}

## Points and how they came
score-ghosts = { $you ->
    [yes] Ty: duchovia pri figúrkach
   *[no] { $name }: duchovia pri figúrkach
}
score-ghosts-final = { $you ->
    [yes] Ty: duchovia na pláne
   *[no] { $name }: duchovia na pláne
}
score-ghosts-floor = { $you ->
    [yes] Ty: duchovia, najviac na 0
   *[no] { $name }: duchovia, najviac na 0
}
score-ghosts-floor-final = { $you ->
    [yes] Ty: duchovia na pláne, najviac na 0
   *[no] { $name }: duchovia na pláne, najviac na 0
}
calculation-ghosts = { $count ->
    [one] { $count } duch × −2
    [few] { $count } duchovia × −2
   *[other] { $count } duchov × −2
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-ghosts-final = { $count ->
    [one] { $count } duch × −1
    [few] { $count } duchovia × −1
   *[other] { $count } duchov × −1
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-ghosts-floor = { $count ->
    [one] { $count } duch × −2, ale nikdy pod 0: { $points }
    [few] { $count } duchovia × −2, ale nikdy pod 0: { $points }
   *[other] { $count } duchov × −2, ale nikdy pod 0: { $points }
}
calculation-ghosts-floor-final = { $count ->
    [one] { $count } duch × −1, ale nikdy pod 0: { $points }
    [few] { $count } duchovia × −1, ale nikdy pod 0: { $points }
   *[other] { $count } duchov × −1, ale nikdy pod 0: { $points }
}
score-piece-ghosts = duchovia { $points }
score-piece-ghosts-floor = duchovia { $points }
score-chapter-ghosts = Duchovia na pláne
score-chapter-ghosts-floor = Duchovia na pláne

## Ghosts beside meeples, each player alone (ghosts-)
ghosts-with = { $count ->
    [one] S { $count } duchom.
    [few] S { $count } duchmi.
   *[other] S { $count } duchmi.
}
ghosts-follow-choose = { $by ->
    [thicken] Hmla hustne: vyber pre ducha figúrku súpera
   *[disperse] Hmla sa rozptyľuje: vyber pre ducha vlastnú figúrku
}
ghosts-follow-haunted = { $you ->
    [yes] { $by ->
        [thicken] Hmla hustne: duch k tvojej figúrke
       *[disperse] Hmla sa rozptyľuje: duch k tvojej figúrke
    }
   *[no] { $by ->
        [thicken] Hmla hustne: duch k figúrke hráča { $name }
       *[disperse] Hmla sa rozptyľuje: duch k figúrke hráča { $name }
    }
}
ghosts-follow-scared = { $you ->
    [yes] Je tretí: tvoja figúrka bude vyhnaná
   *[no] Je tretí: figúrka hráča { $name } bude vyhnaná
}
ghosts-follow-scored = { $reason ->
    [ghosts] { $you ->
        [yes] Ty: { $points } za duchov
       *[no] { $name }: { $points } za duchov
    }
    [ghosts-floor] { $you ->
        [yes] Ty: { $points } za duchov, najviac na 0
       *[no] { $name }: { $points } za duchov, najviac na 0
    }
   *[other] { $you ->
        [yes] Získaš { $points }
       *[no] { $name } získa { $points }
    }
}

## Why a move is refused
why-no-figure-to-spook = Taká figúrka tam nie je.
why-guard-immune = K strážnemu duch nikdy nepríde.
why-special-immune = K staviteľom, prasatám a podobným figúrkam duch nikdy nepríde.
why-spook-opponent = Tento duch patrí k figúrke súpera.
why-spook-own = Tento duch patrí k niektorej tvojej figúrke.

## What it changes
module-mist-changes = Keď priložíš hmlu k hmle, pošleš ducha k súperovej figúrke. Keď hmlu rozptýliš, dostane ducha niektorá tvoja. Každý duch stojí 2 body, keď sa figúrka vyhodnotí, na konci 1 bod. S tretím duchom ide figúrka domov. K strážnym duch nikdy nepríde.

## Signs on the board and beside it (signs-)
symbols-mist-name = Hmla
symbols-mist-line = Hmla vedľa hmly pošle ducha k súperovi, hmla vedľa čistej krajiny k tebe.
symbols-haunted-name = Duchovia pri figúrke
symbols-haunted-line = Každý uberie 2 body pri bodovaní, 1 na konci. Tretí figúrku vyženie.
symbols-away-name = Duch, šípka nahor
symbols-away-line = Kartička odtiaľ pošle ducha k figúrke súpera.
symbols-home-name = Duch, šípka nadol
symbols-home-line = Kartička sem privedie ducha k niektorej tvojej figúrke.
symbols-both-name = Duch, dve šípky
symbols-both-line = Tu najprv duch k súperovi, potom jeden k tebe.
