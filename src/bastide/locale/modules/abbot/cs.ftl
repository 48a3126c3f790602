### Words of the module abbot

## Modules and options of the rules (module-, option-)
module-abbot = Opat
module-abbot-about = Další figurka pro kláštery a zahrady.

## Offers
offer-recall = Odvolat opata
offer-recall-detail = { $feature ->
    [garden] z jeho zahrady, místo figurky
   *[monastery] z jeho kláštera, místo figurky
}

## Points and how they came
score-garden = { $you ->
    [yes] Ty: zahrada
   *[no] { $name }: zahrada
}
score-recall = { $you ->
    [yes] Ty: odvolaný opat
   *[no] { $name }: odvolaný opat
}
score-garden-final = { $you ->
    [yes] Ty: neuzavřená zahrada
   *[no] { $name }: neuzavřená zahrada
}
calculation-garden = Zahrada a 8 kartiček kolem = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-garden-final = { $count ->
    [one] Zahrada sama
    [few] Zahrada a kartičky kolem: { $count }
   *[other] Zahrada a kartičky kolem: { $count }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-recall = { $count ->
    [one] Kartička opata sama
    [few] Kartička opata a kartičky kolem: { $count }
   *[other] Kartička opata a kartičky kolem: { $count }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece-garden = zahrady { $points }
score-piece-recall = opat { $points }
score-chapter-garden = Zahrady

## Why a move is refused
why-garden-needs-abbot = Do zahrady smí jen opat.
why-abbot-not-there = { $feature ->
    [city] Opat nesmí stát ve městě.
    [road] Opat nesmí stát na cestě.
   *[field] Opat nesmí ležet na louce.
}
why-nothing-to-recall = Nemáš tu opata k odvolání.

## What it changes
module-abbot-changes = Každý dostane opata. Smí do kláštera. Do zahrady smí jen opat; boduje jako klášter. Místo umístění figurky můžeš opata předčasně odvolat: hned se vyhodnotí s kartičkami okolo.

## Signs on the board and beside it (signs-)
symbols-garden-name = Zahrada
symbols-garden-line = Sem smí jen opat. Boduje jako klášter.
symbols-abbot-name = Opat
symbols-abbot-line = V klášteře nebo v zahradě. Můžeš ho odvolat dřív.

## Features and figures by name
table-has-figure-abbot = Také opat
table-figure-kind-abbot = Opat
table-feature-garden = Zahrada
speech-mine-garden = Tvoje zahrada
table-figure-here-abbot = { $name }: opat.

## Cards for newcomers (coach-)
coach-garden = Zahrada dá body jako klášter: 9, jakmile kolem ní leží všech 8 kartiček. Smí do ní jen opat a odvolat ho můžeš i dřív.
