### Words of the module abbot

## Modules and options of the rules (module-, option-)
module-abbot = Opát
module-abbot-about = Ďalšia figúrka pre kláštory a záhrady.

## Offers
offer-recall = Odvolať opáta
offer-recall-detail = { $feature ->
    [garden] z jeho záhrady, namiesto figúrky
   *[monastery] z jeho kláštora, namiesto figúrky
}

## Points and how they came
score-garden = { $you ->
    [yes] Ty: záhrada
   *[no] { $name }: záhrada
}
score-recall = { $you ->
    [yes] Ty: odvolaný opát
   *[no] { $name }: odvolaný opát
}
score-garden-final = { $you ->
    [yes] Ty: neuzavretá záhrada
   *[no] { $name }: neuzavretá záhrada
}
calculation-garden = Záhrada a 8 kartičiek okolo = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-garden-final = { $count ->
    [one] Záhrada sama
    [few] Záhrada a kartičky okolo: { $count }
   *[other] Záhrada a kartičky okolo: { $count }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-recall = { $count ->
    [one] Kartička opáta sama
    [few] Kartička opáta a kartičky okolo: { $count }
   *[other] Kartička opáta a kartičky okolo: { $count }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece-garden = záhrady { $points }
score-piece-recall = opát { $points }
score-chapter-garden = Záhrady

## Why a move is refused
why-garden-needs-abbot = Do záhrady smie len opát.
why-abbot-not-there = { $feature ->
    [city] Opát nesmie stáť v meste.
    [road] Opát nesmie stáť na ceste.
   *[field] Opát nesmie ležať na lúke.
}
why-nothing-to-recall = Nemáš tu opáta na odvolanie.

## What it changes
module-abbot-changes = Každý dostane opáta. Smie do kláštora. Do záhrady smie len opát; boduje ako kláštor. Namiesto umiestnenia figúrky môžeš opáta predčasne odvolať: hneď sa vyhodnotí s kartičkami okolo.

## Signs on the board and beside it (signs-)
symbols-garden-name = Záhrada
symbols-garden-line = Sem smie len opát. Boduje ako kláštor.
symbols-abbot-name = Opát
symbols-abbot-line = V kláštore alebo v záhrade. Môžeš ho odvolať skôr.

## Features and figures by name
table-has-figure-abbot = Aj opát
table-figure-kind-abbot = Opát
table-feature-garden = Záhrada
speech-mine-garden = Tvoja záhrada
table-figure-here-abbot = { $name }: opát.

## Cards for newcomers (coach-)
coach-garden = Záhrada dá body ako kláštor: 9, keď okolo nej leží všetkých 8 kartičiek. Smie do nej len opát a odvolať ho môžeš aj skôr.
