### Words of the module crops

## Modules and options of the rules (module-, option-)
module-crops = Kornkreise
module-crops-about = Plättchen mit Kornkreis: Alle stellen eine Figur dazu, oder alle nehmen eine weg.
module-crops-changes = Nach der Wertung eines Plättchens mit Kornkreis entscheidest du für alle. Alle dürfen eine Figur neben eine eigene stellen, oder alle müssen eine nach Hause nehmen. Das Symbol zeigt, welche: die Gabel Bauern, die Keule Wegelagerer, der Schild Ritter.
option-circles = Welche Plättchen
option-circles-about = Es gibt zwei Sätze mit je sechs Plättchen.
option-circles-value = { $value ->
    [1] Der erste Satz, von 2010
    [3] Beide Sätze
   *[other] Der zweite Satz, aus den Schachteln mit Minis
}
summary-circles = { $value ->
    [1] Kornkreise des ersten Satzes
   *[other] Kornkreise beider Sätze
}
option-crops-tiles = Eigene Plättchen: Kornkreise
option-crops-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-crops-tiles = eigene Plättchen (Kornkreise)

## The board and where we are in the turn
table-ask-circle = Kornkreis: Dazustellen oder wegnehmen?
table-ask-circle-of = { $name }: Kornkreis, dazustellen oder wegnehmen?
table-ask-grow = Kornkreis: Eine Figur dazustellen?
table-ask-grow-of = { $name }: Kornkreis, eine Figur dazustellen?
table-ask-withdraw = Kornkreis: Welche Figur geht nach Hause?
table-ask-withdraw-of = { $name }: Kornkreis, welche Figur geht nach Hause?

## Said aloud
table-say-circle = Kornkreis. Entscheide für alle: eine Figur dazustellen oder wegnehmen.
table-say-grow = Kornkreis. Du darfst eine Figur neben eine eigene stellen. Möglichkeiten: { $count }.
table-say-withdraw = Kornkreis. Welche deiner { $count } Figuren geht nach Hause?
table-has-circle = { $crop ->
    [field] Kornkreis: Bauern.
    [road] Kornkreis: Wegelagerer.
   *[city] Kornkreis: Ritter.
}

## Offers
offer-circle = { $choice ->
    [add] Alle stellen eine Figur dazu
   *[remove] Alle nehmen eine Figur weg
}
offer-circle-detail = { $choice ->
    [add] alle dürfen eine Figur neben eine eigene stellen
   *[remove] alle nehmen eine Figur ohne Punkte nach Hause
}
offer-grow = { $role ->
    [knight] Noch ein Ritter
    [highwayman] Noch ein Wegelagerer
    [farmer] Noch ein Bauer
   *[other] Noch eine Figur
}
offer-grow-detail = { offer-spot }
offer-withdraw = { $role ->
    [knight] Einen Ritter nach Hause nehmen
    [highwayman] Einen Wegelagerer nach Hause nehmen
    [farmer] Einen Bauern nach Hause nehmen
   *[other] Diese Figur nach Hause nehmen
}
offer-withdraw-detail = { offer-spot }
offer-pass-grow = Keine Figur dazustellen
offer-pass-grow-short = Keine

## What happened
log-circle = { $you ->
    [yes] Du entscheidest beim Kornkreis
   *[no] { $name } entscheidet beim Kornkreis
}: { $choice ->
    [add] { $feature ->
        [field] Alle dürfen einen Bauern dazustellen
        [road] Alle dürfen einen Wegelagerer dazustellen
       *[city] Alle dürfen einen Ritter dazustellen
    }
   *[remove] { $feature ->
        [field] Alle nehmen einen Bauern weg
        [road] Alle nehmen einen Wegelagerer weg
       *[city] Alle nehmen einen Ritter weg
    }
}
log-withdrawn = { $mine ->
    [yes] Der Kornkreis schickt eine deiner Figuren nach Hause
   *[no] Der Kornkreis schickt eine Figur von { $whose } nach Hause
}

## The circle (crops-)
crops-title = Kornkreis
crops-kind = { $crop ->
    [field] Bauern
    [road] Wegelagerer
   *[city] Ritter
}
crops-choice = { $choice ->
    [add] Eine Figur dazustellen
    [remove] Eine Figur wegnehmen
   *[other] Dazustellen oder wegnehmen?
}
crops-done = { $name }: fertig
crops-now = { $name } entscheidet gerade
crops-next = { $name } ist als Nächstes dran
crops-later = { $name } wartet
crops-follow-withdrawn = { $you ->
    [yes] Du verlierst eine Figur
   *[no] { $name } verliert eine Figur
}
crops-follow-choose = { $you ->
    [yes] Du wählst eine Figur, die nach Hause geht
   *[no] { $name } wählt eine Figur, die nach Hause geht
}

## Why a move is refused
why-circle-no-meeple = { $feature ->
    [city] In dieser Stadt steht keine deiner Figuren, um die es beim Kornkreis geht.
    [road] Auf dieser Straße steht keine deiner Figuren, um die es beim Kornkreis geht.
    [field] Auf dieser Wiese liegt keine deiner Figuren, um die es beim Kornkreis geht.
   *[other] Dort steht keine deiner Figuren, um die es beim Kornkreis geht.
}
why-circle-wrong-figure = Bei einem Kornkreis kannst du nur einen Meeple dazustellen.

## Signs on the board and beside it (signs-)
symbols-crop-field-name = Kornkreis: Gabel
symbols-crop-field-line = Alle stellen einen Bauern dazu, oder alle nehmen einen weg.
symbols-crop-road-name = Kornkreis: Keule
symbols-crop-road-line = Alle stellen einen Wegelagerer dazu, oder alle nehmen einen weg.
symbols-crop-city-name = Kornkreis: Schild
symbols-crop-city-line = Alle stellen einen Ritter dazu, oder alle nehmen einen weg.

## The workshop
workshop-catalogue-crops = Kornkreise
workshop-mark-crop = Kornkreis
workshop-mark-set = Satz
workshop-value-crop-field = Gabel (Bauern)
workshop-value-crop-road = Keule (Wegelagerer)
workshop-value-crop-city = Schild (Ritter)
workshop-value-end-crop = Kornkreis
workshop-fixed-crop =
    { $crop ->
        [field] Kreise mit Gabel
        [road] Kreise mit Keule
       *[city] Kreise mit Schild
    }: { $need }
workshop-problem-fixed-crop =
    { $crop ->
        [field] Kreise mit Gabel
        [road] Kreise mit Keule
       *[city] Kreise mit Schild
    }: im Satz { $wanted }, nicht { $found }.
