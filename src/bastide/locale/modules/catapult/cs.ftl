### Words of the module catapult

## Modules and options of the rules (module-, option-)
module-catapult = Dobyvatelé
module-catapult-about = Symboly na kartičkách přinášejí katapulty a útoky.

## The board and where we are in the turn
table-ask-besiege = Které hradby obléháš?
table-ask-besiege-of = { $name }: které hradby?
table-ask-flee = Útok na hradby: kterou figurku obětuješ?
table-ask-flee-of = { $name }: která figurka musí pryč?

## Said aloud
table-say-besiege = Které hradby obléháš? Možností: { $count }.
table-say-flee = Útok na hradby: jedna z tvých { $count } figurek musí z plánu.

## Offers
offer-besiege-detail = { $catapult ->
    [yes] katapult tam stojí: útok
   *[no] přijede tam katapult
}
offer-flee-detail = { offer-spot }
offer-besiege = { $wall ->
    [knights] Obléhat hradby rytířů
    [highwaymen] Obléhat hradby lupičů
   *[monks] Obléhat hradby mnichů
}
offer-flee = { $role ->
    [knight] Odstranit rytíře
    [highwayman] Odstranit lupiče
    [monk] Odstranit mnicha
    [abbot] Odstranit opata
   *[other] Odstranit tuto figurku
}

## What happened
log-catapult = { $wall ->
    [knights] U hradeb rytířů stojí katapult
    [highwaymen] U hradeb lupičů stojí katapult
   *[monks] U hradeb mnichů stojí katapult
}
log-attack = { $wall ->
    [knights] Útok na hradby rytířů
    [highwaymen] Útok na hradby lupičů
   *[monks] Útok na hradby mnichů
}
log-fled = { $mine ->
    [yes] Tvoje figurka musí z plánu
   *[no] Figurka hráče { $whose } musí z plánu
}

## Points and how they came
score-attack = { $you ->
    [yes] Ty: útok
   *[no] { $name }: útok
}
calculation-attack = { $count ->
    [one] { $count } družiník × 3
    [few] { $count } družiníci × 3
   *[other] { $count } družiníků × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## The fortress: walls, besiegers
fortress-catapult = Stojí tam katapult
fortress-catapult-said = Stojí před nimi katapult.
fortress-sign = { $sign ->
    [knights] Symbol rytířů.
    [highwaymen] Symbol lupičů.
    [monks] Symbol mnichů.
   *[any] Symbol libovolných hradeb.
}
fortress-did-catapult = { $wall ->
    [knights] Katapult u hradeb rytířů
    [highwaymen] Katapult u hradeb lupičů
   *[monks] Katapult u hradeb mnichů
}
fortress-did-attack = { $wall ->
    [knights] Útok na hradby rytířů
    [highwaymen] Útok na hradby lupičů
   *[monks] Útok na hradby mnichů
}
fortress-follow-catapult = { $wall ->
    [knights] K hradbám rytířů přijede katapult
    [highwaymen] K hradbám lupičů přijede katapult
   *[monks] K hradbám mnichů přijede katapult
}
fortress-follow-attack = { $wall ->
    [knights] Útok na hradby rytířů: budou prázdné
    [highwaymen] Útok na hradby lupičů: budou prázdné
   *[monks] Útok na hradby mnichů: budou prázdné
}
fortress-follow-fled = { $you ->
    [yes] Přijdeš o figurku
   *[no] { $name } přijde o figurku
}
fortress-follow-choose = { $you ->
    [yes] Musíš odstranit figurku
   *[no] { $name } musí odstranit figurku
}

## Why a move is refused
why-not-your-figure = Žádná tvoje figurka toho druhu tam nestojí.
why-not-attacked = { $wall ->
    [knights] Útok byl na hradby rytířů: z plánu musí jen rytíř.
    [highwaymen] Útok byl na hradby lupičů: z plánu musí jen lupič.
   *[monks] Útok byl na hradby mnichů: z plánu musí jen mnich nebo opat.
}

## What it changes
module-catapult-changes = Symbol na dobrané kartičce postaví k hradbám katapult. Další zaútočí: každý družiník na hradbách přinese 3 body a jde domů. Kdo tam nikoho nemá, přijde o odpovídající figurku na mapě.

## Signs on the board and beside it (signs-)
symbols-knights-name = Symbol rytířů
symbols-knights-line = Při dobrání přiveze katapult k hradbám rytířů; další zaútočí.
symbols-highwaymen-name = Symbol lupičů
symbols-highwaymen-line = Při dobrání přiveze katapult k hradbám lupičů; další zaútočí.
symbols-monks-name = Symbol mnichů
symbols-monks-line = Při dobrání přiveze katapult k hradbám mnichů; další zaútočí.
symbols-any-name = Symbol s otazníkem
symbols-any-line = Hradby vybírá hráč, který kartičku dobere.
symbols-catapult-name = Katapult
symbols-catapult-line = Další symbol těchto hradeb zaútočí: 3 body za každou figurku. Kdo tam žádnou nemá, o jednu přijde.
