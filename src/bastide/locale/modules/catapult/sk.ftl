### Words of the module catapult

## Modules and options of the rules (module-, option-)
module-catapult = Dobyvatelia
module-catapult-about = Symboly na kartičkách prinášajú katapulty a útoky.

## The board and where we are in the turn
table-ask-besiege = Ktoré hradby obliehaš?
table-ask-besiege-of = { $name }: ktoré hradby?
table-ask-flee = Útok na hradby: ktorú figúrku obetuješ?
table-ask-flee-of = { $name }: ktorá figúrka musí preč?

## Said aloud
table-say-besiege = Ktoré hradby obliehaš? Možností: { $count }.
table-say-flee = Útok na hradby: jedna z tvojich { $count } figúrok musí z plánu.

## Offers
offer-besiege-detail = { $catapult ->
    [yes] katapult tam stojí: útok
   *[no] príde tam katapult
}
offer-flee-detail = { offer-spot }
offer-besiege = { $wall ->
    [knights] Obliehať hradby rytierov
    [highwaymen] Obliehať hradby lupičov
   *[monks] Obliehať hradby mníchov
}
offer-flee = { $role ->
    [knight] Odstrániť rytiera
    [highwayman] Odstrániť lupiča
    [monk] Odstrániť mnícha
    [abbot] Odstrániť opáta
   *[other] Odstrániť túto figúrku
}

## What happened
log-catapult = { $wall ->
    [knights] Pri hradbách rytierov stojí katapult
    [highwaymen] Pri hradbách lupičov stojí katapult
   *[monks] Pri hradbách mníchov stojí katapult
}
log-attack = { $wall ->
    [knights] Útok na hradby rytierov
    [highwaymen] Útok na hradby lupičov
   *[monks] Útok na hradby mníchov
}
log-fled = { $mine ->
    [yes] Tvoja figúrka musí z plánu
   *[no] Figúrka hráča { $whose } musí z plánu
}

## Points and how they came
score-attack = { $you ->
    [yes] Ty: útok
   *[no] { $name }: útok
}
calculation-attack = { $count ->
    [one] { $count } družinník × 3
    [few] { $count } družinníci × 3
   *[other] { $count } družinníkov × 3
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}

## The fortress: walls, besiegers
fortress-catapult = Stojí tam katapult
fortress-catapult-said = Stojí pred nimi katapult.
fortress-sign = { $sign ->
    [knights] Symbol rytierov.
    [highwaymen] Symbol lupičov.
    [monks] Symbol mníchov.
   *[any] Symbol ľubovoľných hradieb.
}
fortress-did-catapult = { $wall ->
    [knights] Katapult pri hradbách rytierov
    [highwaymen] Katapult pri hradbách lupičov
   *[monks] Katapult pri hradbách mníchov
}
fortress-did-attack = { $wall ->
    [knights] Útok na hradby rytierov
    [highwaymen] Útok na hradby lupičov
   *[monks] Útok na hradby mníchov
}
fortress-follow-catapult = { $wall ->
    [knights] K hradbám rytierov príde katapult
    [highwaymen] K hradbám lupičov príde katapult
   *[monks] K hradbám mníchov príde katapult
}
fortress-follow-attack = { $wall ->
    [knights] Útok na hradby rytierov: budú prázdne
    [highwaymen] Útok na hradby lupičov: budú prázdne
   *[monks] Útok na hradby mníchov: budú prázdne
}
fortress-follow-fled = { $you ->
    [yes] Prídeš o figúrku
   *[no] { $name } príde o figúrku
}
fortress-follow-choose = { $you ->
    [yes] Musíš odstrániť figúrku
   *[no] { $name } musí odstrániť figúrku
}

## Why a move is refused
why-not-your-figure = Žiadna tvoja figúrka toho druhu tam nestojí.
why-not-attacked = { $wall ->
    [knights] Útok bol na hradby rytierov: z plánu musí len rytier.
    [highwaymen] Útok bol na hradby lupičov: z plánu musí len lupič.
   *[monks] Útok bol na hradby mníchov: z plánu musí len mních alebo opát.
}

## What it changes
module-catapult-changes = Symbol na dobratej kartičke postaví k hradbám katapult. Ďalší zaútočí: každý družinník na hradbách prinesie 3 body a ide domov. Kto tam nikoho nemá, príde o zodpovedajúcu figúrku na mape.

## Signs on the board and beside it (signs-)
symbols-knights-name = Symbol rytierov
symbols-knights-line = Pri dobratí privezie katapult k hradbám rytierov; ďalší zaútočí.
symbols-highwaymen-name = Symbol lupičov
symbols-highwaymen-line = Pri dobratí privezie katapult k hradbám lupičov; ďalší zaútočí.
symbols-monks-name = Symbol mníchov
symbols-monks-line = Pri dobratí privezie katapult k hradbám mníchov; ďalší zaútočí.
symbols-any-name = Symbol s otáznikom
symbols-any-line = Hradby vyberá hráč, ktorý kartičku doberie.
symbols-catapult-name = Katapult
symbols-catapult-line = Ďalší symbol týchto hradieb zaútočí: 3 body za každú figúrku. Kto tam žiadnu nemá, o jednu príde.
