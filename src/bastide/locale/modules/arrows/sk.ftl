### Words of the module arrows

## New table
ui-setup-anniversary = Jubilejné vydanie
ui-setup-anniversary-line = Dve rieky, kartičky so šípkou a opát.

## Modules and options of the rules (module-, option-)
module-arrows = Kartičky so šípkou
module-arrows-about = Pätnásť kartičiek s jedným z troch symbolov.
option-reinforce = Posila
option-reinforce-about = Ďalšia figúrka tam, kde už jednu máš.
summary-reinforce = bez Posily
option-portal = Portál
option-portal-about = Tvoja figúrka ide na ktorékoľvek voľné miesto na mape.
summary-portal = bez Portálu
option-extra-turn = Ťah navyše
option-extra-turn-about = Hráš ešte jeden ťah.
summary-extra-turn = bez Ťahu navyše
option-arrows-tiles = Vlastné kartičky: šípky
option-arrows-tiles-about = Tvoja sada namiesto našich kartičiek.
summary-arrows-tiles = vlastné kartičky (šípky)

## The board and where we are in the turn
table-ask-figure-portal = Figúrku sem, alebo portálom inam?
table-ask-figure-portal-of = { $name }: figúrku sem, alebo portálom?
table-ask-figure-reinforce = Figúrku sem, alebo posilu inam?
table-ask-figure-reinforce-of = { $name }: figúrku sem, alebo posilu?
table-ask-symbol = Ktorý symbol použiješ?
table-ask-symbol-of = { $name }: ktorý symbol?
table-ask-extra = Hrať ešte jeden ťah?
table-ask-extra-of = { $name }: ešte jeden ťah?

## Said aloud
table-say-symbol = Ktorý symbol použiješ? Možností: { $count }.
table-say-extra = Hrať ešte jeden ťah?
table-has-arrow = { $side ->
    [N] Šípka na sever
    [E] Šípka na východ
    [S] Šípka na juh
   *[W] Šípka na západ
}: { $symbol ->
    [reinforce] posila.
    [portal] portál.
   *[other] ťah navyše.
}

## Offers
offer-reinforce = { $role ->
    [knight] Pridať rytiera
    [highwayman] Pridať lupiča
    [monk] Pridať mnícha
    [farmer] Pridať sedliaka
   *[other] Pridať figúrku
}
offer-reinforce-detail = { offer-spot }
offer-portal = { $role ->
    [knight] Rytier
    [highwayman] Lupič
    [monk] Mních
    [farmer] Sedliak
   *[other] Figúrka
}
offer-portal-detail = { offer-spot }
offer-activate = { $symbol ->
    [reinforce] Posila
    [portal] Portál
   *[other] Ťah navyše
}
offer-activate-detail = { $symbol ->
    [reinforce] ďalšia figúrka tam, kde už tvoja stojí
    [portal] figúrka na ktorékoľvek voľné miesto plánu
   *[other] po tomto ťahu hráš ešte raz
}
offer-again = Hrať ešte jeden ťah
offer-again-detail = ešte jedna kartička, figúrka a body
offer-pass-extra = Bez ťahu navyše
offer-pass-extra-short = Nie
offer-portal-do = { offer-figure-do }

## What happened
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] Využívaš symbol: Posila
       *[no] { $name } využíva symbol: Posila
    }
    [portal] { $you ->
        [yes] Využívaš symbol: Portál
       *[no] { $name } využíva symbol: Portál
    }
   *[other] { $you ->
        [yes] Využívaš symbol: Ťah navyše
       *[no] { $name } využíva symbol: Ťah navyše
    }
}
log-extra-turn = { $you ->
    [yes] Hráš ešte raz
   *[no] { $name } hrá ešte raz
}

## Points and how they came
score-arrow = { $you ->
    [yes] Ty: šípka
   *[no] { $name }: šípka
}
calculation-arrow = Šípka na prázdne políčko = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece-arrow = šípky { $points }

## Why a move is refused
why-portal-unmanned = Na dosku pevnosti figúrky nesmú.
why-no-such-symbol = { $symbol ->
    [reinforce] Symbol Posila v tomto ťahu použiť nemôžeš.
    [portal] Symbol Portál v tomto ťahu použiť nemôžeš.
   *[other] Symbol Ťah navyše v tomto ťahu použiť nemôžeš.
}
why-no-figure-to-reinforce = Nemáš tam žiadnu figúrku.
why-portal-this-tile = Portál vedie len na skoršie kartičky.
why-portal-not-free = { $feature ->
    [city] V tom meste už figúrka stojí.
    [road] Na tej ceste už figúrka stojí.
    [field] Na tej lúke už sedliak leží.
   *[other] Tam už figúrka stojí.
}
why-portal-completed = { $feature ->
    [city] To mesto už je uzavreté.
    [road] Tá cesta už je uzavretá.
   *[other] Ten kláštor už je uzavretý.
}

## What it changes
module-arrows-changes = Ak šípka pri priložení ukazuje na prázdne políčko, prinesie hneď 2 body. Ak ukazuje na kartičku, jej symbol smie použiť hráč, ktorý priložil neskoršiu z oboch.

## Signs on the board and beside it (signs-)
symbols-arrow-name = Šípka
symbols-arrow-line = Prinesie hneď 2 body, ak je políčko, kam mieri, prázdne.
symbols-reinforce-name = Symbol: posila
symbols-reinforce-line = Keď šípka ukazuje na kartičku: ďalšia figúrka tam, kde už jednu máš.
symbols-portal-name = Symbol: portál
symbols-portal-line = Keď šípka ukazuje na kartičku: tvoja figúrka ide na ktorékoľvek voľné miesto.
symbols-extra-name = Symbol: ťah navyše
symbols-extra-line = Keď šípka ukazuje na kartičku: po tomto ťahu hráš ešte jeden.

## The workshop
workshop-catalogue-arrows = Kartičky so šípkou
workshop-catalogue-arrows-about = Známe: pätnásť kartičiek, päť z každého symbolu, a jedna kartička z obrázka. Neznáme: krajina na ostatných a strana, kam ich šípka ukazuje.
workshop-mark-arrow = Šípka
workshop-mark-side-of-arrow = Šípka ukazuje
workshop-mark-symbol-of-arrow = Symbol šípky
workshop-value-arrow-reinforce = Posila
workshop-value-arrow-portal = Portál
workshop-value-arrow-extra-turn = Ťah navyše
workshop-fixed-symbol =
    { $symbol ->
        [reinforce] Šípky Posily
        [portal] Šípky Portálu
       *[extra_turn] Šípky Ťahu navyše
    }: { $need }
workshop-problem-fixed-symbol =
    { $symbol ->
        [reinforce] Šípky Posily
        [portal] Šípky Portálu
       *[extra_turn] Šípky Ťahu navyše
    }: v sade { $wanted }, nie { $found }.
