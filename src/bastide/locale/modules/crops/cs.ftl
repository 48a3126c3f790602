### Words of the module crops

## Modules and options of the rules (module-, option-)
module-crops = Kruhy v obilí
module-crops-about = Kartičky s kruhem v obilí: všichni figurku přidají, nebo všichni jednu odeberou.
module-crops-changes = Po bodování kartičky s kruhem v obilí vybereš za všechny. Každý smí přidat figurku vedle své, nebo každý musí jednu vzít domů. Symbol určuje jakou: vidle znamenají sedláky, kyj lupiče, štít rytíře.
option-circles = Které kartičky
option-circles-about = Jsou dvě sady po šesti kartičkách.
option-circles-value = { $value ->
    [1] První sada, z roku 2010
    [3] Obě sady
   *[other] Druhá sada, z krabic s minirozšířeními
}
summary-circles = { $value ->
    [1] kruhy v obilí první sady
   *[other] kruhy v obilí obou sad
}
option-crops-tiles = Vlastní kartičky: kruhy v obilí
option-crops-tiles-about = Tvoje sada místo našich kartiček.
summary-crops-tiles = vlastní kartičky (kruhy v obilí)

## The board and where we are in the turn
table-ask-circle = Kruh v obilí: přidat, nebo odebrat?
table-ask-circle-of = { $name }: kruh v obilí, přidat, nebo odebrat?
table-ask-grow = Kruh v obilí: přidat figurku?
table-ask-grow-of = { $name }: kruh v obilí, přidat figurku?
table-ask-withdraw = Kruh v obilí: která figurka půjde domů?
table-ask-withdraw-of = { $name }: kruh v obilí, která figurka půjde domů?

## Said aloud
table-say-circle = Kruh v obilí. Vyber za všechny: přidat, nebo odebrat figurku.
table-say-grow = Kruh v obilí. Smíš přidat figurku vedle své. Možností: { $count }.
table-say-withdraw = Kruh v obilí. Která ze tvých figurek půjde domů? Na výběr: { $count }.
table-has-circle = { $crop ->
    [field] Kruh v obilí: sedláci.
    [road] Kruh v obilí: lupiči.
   *[city] Kruh v obilí: rytíři.
}

## Offers
offer-circle = { $choice ->
    [add] Všichni přidají figurku
   *[remove] Všichni odeberou figurku
}
offer-circle-detail = { $choice ->
    [add] každý smí přidat figurku vedle své
   *[remove] každý vezme jednu domů, bez bodů
}
offer-grow = { $role ->
    [knight] Přidat rytíře
    [highwayman] Přidat lupiče
    [farmer] Přidat sedláka
   *[other] Přidat figurku
}
offer-grow-detail = { offer-spot }
offer-withdraw = { $role ->
    [knight] Vzít domů rytíře
    [highwayman] Vzít domů lupiče
    [farmer] Vzít domů sedláka
   *[other] Vzít domů tuto figurku
}
offer-withdraw-detail = { offer-spot }
offer-pass-grow = Nepřidat figurku
offer-pass-grow-short = Nic

## What happened
log-circle = { $you ->
    [yes] Vybíráš u kruhu v obilí
   *[no] Hráč { $name } vybírá u kruhu v obilí
}: { $choice ->
    [add] { $feature ->
        [field] všichni smí přidat sedláka
        [road] všichni smí přidat lupiče
       *[city] všichni smí přidat rytíře
    }
   *[remove] { $feature ->
        [field] všichni odeberou sedláka
        [road] všichni odeberou lupiče
       *[city] všichni odeberou rytíře
    }
}
log-withdrawn = { $mine ->
    [yes] Kruh v obilí posílá domů tvoji figurku
   *[no] Kruh v obilí posílá domů figurku hráče { $whose }
}

## The circle (crops-)
crops-title = Kruh v obilí
crops-kind = { $crop ->
    [field] Sedláci
    [road] Lupiči
   *[city] Rytíři
}
crops-choice = { $choice ->
    [add] Přidat figurku
    [remove] Odebrat figurku
   *[other] Přidat, nebo odebrat?
}
crops-done = { $name }: hotovo
crops-now = Právě vybírá { $name }
crops-next = Další na řadě: { $name }
crops-later = Čeká { $name }
crops-follow-withdrawn = { $you ->
    [yes] Přijdeš o figurku
   *[no] { $name } přijde o figurku
}
crops-follow-choose = { $you ->
    [yes] Vybereš figurku, která půjde domů
   *[no] { $name } vybere figurku, která půjde domů
}

## Why a move is refused
why-circle-no-meeple = { $feature ->
    [city] V tomto městě nemáš figurku, které se kruh v obilí týká.
    [road] Na této cestě nemáš figurku, které se kruh v obilí týká.
    [field] Na této louce nemáš figurku, které se kruh v obilí týká.
   *[other] Nemáš tam figurku, které se kruh v obilí týká.
}
why-circle-wrong-figure = U kruhu v obilí lze přidat jen družiníky.

## Signs on the board and beside it (signs-)
symbols-crop-field-name = Kruh v obilí: vidle
symbols-crop-field-line = Všichni přidají sedláka, nebo všichni jednoho odeberou.
symbols-crop-road-name = Kruh v obilí: kyj
symbols-crop-road-line = Všichni přidají lupiče, nebo všichni jednoho odeberou.
symbols-crop-city-name = Kruh v obilí: štít
symbols-crop-city-line = Všichni přidají rytíře, nebo všichni jednoho odeberou.

## The workshop
workshop-catalogue-crops = Kruhy v obilí
workshop-mark-crop = Kruh v obilí
workshop-mark-set = Sada
workshop-value-crop-field = Vidle (sedláci)
workshop-value-crop-road = Kyj (lupiči)
workshop-value-crop-city = Štít (rytíři)
workshop-value-end-crop = Kruh v obilí
workshop-fixed-crop =
    { $crop ->
        [field] Kruhy s vidlemi
        [road] Kruhy s kyjem
       *[city] Kruhy se štítem
    }: { $need }
workshop-problem-fixed-crop =
    { $crop ->
        [field] Kruhy s vidlemi
        [road] Kruhy s kyjem
       *[city] Kruhy se štítem
    }: v sadě { $wanted }, ne { $found }.
