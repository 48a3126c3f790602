### Words of the module crops

## Modules and options of the rules (module-, option-)
module-crops = Kruhy v obilí
module-crops-about = Kartičky s kruhom v obilí: všetci figúrku pridajú, alebo všetci jednu odoberú.
module-crops-changes = Po bodovaní kartičky s kruhom v obilí vyberieš za všetkých. Každý smie pridať figúrku vedľa svojej, alebo každý musí jednu vziať domov. Symbol určuje akú: vidly znamenajú sedliakov, kyjak lupičov, štít rytierov.
option-circles = Ktoré kartičky
option-circles-about = Sú dve sady po šesť kartičiek.
option-circles-value = { $value ->
    [1] Prvá sada, z roku 2010
    [3] Obe sady
   *[other] Druhá sada, zo škatúľ s minirozšíreniami
}
summary-circles = { $value ->
    [1] kruhy v obilí prvej sady
   *[other] kruhy v obilí oboch sád
}
option-crops-tiles = Vlastné kartičky: kruhy v obilí
option-crops-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-crops-tiles = vlastné kartičky (kruhy v obilí)

## The board and where we are in the turn
table-ask-circle = Kruh v obilí: pridať, alebo odobrať?
table-ask-circle-of = { $name }: kruh v obilí, pridať, alebo odobrať?
table-ask-grow = Kruh v obilí: pridať figúrku?
table-ask-grow-of = { $name }: kruh v obilí, pridať figúrku?
table-ask-withdraw = Kruh v obilí: ktorá figúrka pôjde domov?
table-ask-withdraw-of = { $name }: kruh v obilí, ktorá figúrka pôjde domov?

## Said aloud
table-say-circle = Kruh v obilí. Vyber za všetkých: pridať, alebo odobrať figúrku.
table-say-grow = Kruh v obilí. Smieš pridať figúrku vedľa svojej. Možností: { $count }.
table-say-withdraw = Kruh v obilí. Ktorá z tvojich figúrok pôjde domov? Na výber: { $count }.
table-has-circle = { $crop ->
    [field] Kruh v obilí: sedliaci.
    [road] Kruh v obilí: lupiči.
   *[city] Kruh v obilí: rytieri.
}

## Offers
offer-circle = { $choice ->
    [add] Všetci pridajú figúrku
   *[remove] Všetci odoberú figúrku
}
offer-circle-detail = { $choice ->
    [add] každý smie pridať figúrku vedľa svojej
   *[remove] každý vezme jednu domov, bez bodov
}
offer-grow = { $role ->
    [knight] Pridať rytiera
    [highwayman] Pridať lupiča
    [farmer] Pridať sedliaka
   *[other] Pridať figúrku
}
offer-grow-detail = { offer-spot }
offer-withdraw = { $role ->
    [knight] Vziať domov rytiera
    [highwayman] Vziať domov lupiča
    [farmer] Vziať domov sedliaka
   *[other] Vziať domov túto figúrku
}
offer-withdraw-detail = { offer-spot }
offer-pass-grow = Nepridať figúrku
offer-pass-grow-short = Nič

## What happened
log-circle = { $you ->
    [yes] Vyberáš pri kruhu v obilí
   *[no] Hráč { $name } vyberá pri kruhu v obilí
}: { $choice ->
    [add] { $feature ->
        [field] všetci smú pridať sedliaka
        [road] všetci smú pridať lupiča
       *[city] všetci smú pridať rytiera
    }
   *[remove] { $feature ->
        [field] všetci odoberú sedliaka
        [road] všetci odoberú lupiča
       *[city] všetci odoberú rytiera
    }
}
log-withdrawn = { $mine ->
    [yes] Kruh v obilí posiela domov tvoju figúrku
   *[no] Kruh v obilí posiela domov figúrku hráča { $whose }
}

## The circle (crops-)
crops-title = Kruh v obilí
crops-kind = { $crop ->
    [field] Sedliaci
    [road] Lupiči
   *[city] Rytieri
}
crops-choice = { $choice ->
    [add] Pridať figúrku
    [remove] Odobrať figúrku
   *[other] Pridať, alebo odobrať?
}
crops-done = { $name }: hotovo
crops-now = Práve vyberá { $name }
crops-next = Ďalší na rade: { $name }
crops-later = Čaká { $name }
crops-follow-withdrawn = { $you ->
    [yes] Prídeš o figúrku
   *[no] { $name } príde o figúrku
}
crops-follow-choose = { $you ->
    [yes] Vyberieš figúrku, ktorá pôjde domov
   *[no] { $name } vyberie figúrku, ktorá pôjde domov
}

## Why a move is refused
why-circle-no-meeple = { $feature ->
    [city] V tomto meste nemáš figúrku, ktorej sa kruh v obilí týka.
    [road] Na tejto ceste nemáš figúrku, ktorej sa kruh v obilí týka.
    [field] Na tejto lúke nemáš figúrku, ktorej sa kruh v obilí týka.
   *[other] Nemáš tam figúrku, ktorej sa kruh v obilí týka.
}
why-circle-wrong-figure = Pri kruhu v obilí možno pridať len družinníkov.

## Signs on the board and beside it (signs-)
symbols-crop-field-name = Kruh v obilí: vidly
symbols-crop-field-line = Všetci pridajú sedliaka, alebo všetci jedného odoberú.
symbols-crop-road-name = Kruh v obilí: kyjak
symbols-crop-road-line = Všetci pridajú lupiča, alebo všetci jedného odoberú.
symbols-crop-city-name = Kruh v obilí: štít
symbols-crop-city-line = Všetci pridajú rytiera, alebo všetci jedného odoberú.

## The workshop
workshop-catalogue-crops = Kruhy v obilí
workshop-mark-crop = Kruh v obilí
workshop-mark-set = Sada
workshop-value-crop-field = Vidly (sedliaci)
workshop-value-crop-road = Kyjak (lupiči)
workshop-value-crop-city = Štít (rytieri)
workshop-value-end-crop = Kruh v obilí
workshop-fixed-crop =
    { $crop ->
        [field] Kruhy s vidlami
        [road] Kruhy s kyjakom
       *[city] Kruhy so štítom
    }: { $need }
workshop-problem-fixed-crop =
    { $crop ->
        [field] Kruhy s vidlami
        [road] Kruhy s kyjakom
       *[city] Kruhy so štítom
    }: v sade { $wanted }, nie { $found }.
