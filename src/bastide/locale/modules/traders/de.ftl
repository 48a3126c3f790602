### Words of the module traders

## New table
ui-setup-traders = Händler & Baumeister
ui-setup-traders-line = Waren, zweite Plättchen, ein Schwein auf der Wiese.

## Modules and options of the rules (module-, option-)
module-traders = Händler & Baumeister
module-traders-about = 24 Plättchen mit Waren, je ein Baumeister und ein Schwein.
option-goods = Waren
option-goods-about = Ohne Waren sind ihre Symbole nur Schmuck.
summary-goods = ohne Waren
option-builder = Baumeister
option-builder-about = Alle haben einen; er bringt ein zweites Plättchen.
summary-builder = ohne Baumeister
option-pig = Schweine
option-pig-about = Alle haben eines, wenn ihr mit Wiesen spielt.
summary-pig = ohne Schweine
summary-traders-land = Händler & Baumeister: ihre Plättchen bleiben in der Schachtel
option-shield-pig = Schweine zählen mit Wappen
option-shield-pig-about = Ein Experiment: Schweine zählen, wenn eine Stadt mit Wappen fertig wird, nicht am Ende.
summary-shield-pig = Schweine zählen mit Wappen
option-traders-tiles = Eigene Plättchen: Händler
option-traders-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-traders-tiles = eigene Plättchen (Händler)

## The board and where we are in the turn
table-ask-double-turn = Ein zweites Plättchen ziehen?
table-ask-double-turn-of = { $name }: ein zweites Plättchen ziehen?
table-ask-second = Zweites Plättchen: Leg es
table-ask-second-of = { $name }, zweites Plättchen: Leg es
table-goes-second = { $name } spielt ein zweites Plättchen, dank Baumeister
table-thinking-second = { $name } spielt ein zweites Plättchen, dank Baumeister
table-choosing-second = { $name } spielt ein zweites Plättchen, dank Baumeister
table-tag-second = zweites Plättchen

## Said aloud
table-say-double-turn = Ein zweites Plättchen ziehen?
table-has-goods = { $goods ->
    [wine] Symbol: Wein.
    [grain] Symbol: Korn.
   *[cloth] Symbol: Tuch.
}

## Offers
offer-second-tile = Zweites Plättchen ziehen
offer-second-tile-detail = noch ein Plättchen, eine Figur und eine Wertung
offer-pass-double-turn = Zug beenden
offer-pass-double-turn-short = Nein
offer-figure-builder = Baumeister
offer-figure-do-builder = Baumeister setzen
offer-figure-pig = Schwein
offer-figure-do-pig = Schwein setzen

## What happened
log-figure-builder = { $you ->
    [yes] Du setzt den Baumeister
   *[no] { $name } setzt den Baumeister
} { $feature ->
    [city] in eine Stadt
   *[road] auf eine Straße
}
log-figure-pig = { $you ->
    [yes] Du setzt das Schwein auf eine Wiese
   *[no] { $name } setzt das Schwein auf eine Wiese
}
log-second-due = { $you ->
    [yes] Dein Baumeister bringt dir ein zweites Plättchen
   *[no] { $name } bekommt durch den Baumeister ein zweites Plättchen
}
log-second-part = { $you ->
    [yes] Du spielst ein zweites Plättchen
   *[no] { $name } spielt ein zweites Plättchen
}
log-goods = { $you ->
    [yes] Du nimmst { traders-follow-taken }
   *[no] { $name } nimmt { traders-follow-taken }
}

## Points and how they came
score-wine-final = { $you ->
    [yes] Du: der meiste Wein, { $count }
   *[no] { $name }: der meiste Wein, { $count }
}
score-grain-final = { $you ->
    [yes] Du: das meiste Korn, { $count }
   *[no] { $name }: das meiste Korn, { $count }
}
score-cloth-final = { $you ->
    [yes] Du: das meiste Tuch, { $count }
   *[no] { $name }: das meiste Tuch, { $count }
}
calculation-wine-final = Der meiste Wein, { $count } = { $points } Punkte
calculation-grain-final = Das meiste Korn, { $count } = { $points } Punkte
calculation-cloth-final = Das meiste Tuch, { $count } = { $points } Punkte
score-shield-pig = { $you ->
    [yes] Du: Schwein
   *[no] { $name }: Schwein
}
score-pig-final = { $you ->
    [yes] Du: Schwein
   *[no] { $name }: Schwein
}
calculation-shield-pig = { $count ->
    [0] Keine fertige Stadt
    [one] { $count } fertige Stadt × 3
   *[other] { $count } fertige Städte × 3
} = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
calculation-pig-final = { $count ->
    [0] Keine fertige Stadt
    [one] { $count } fertige Stadt × 1
   *[other] { $count } fertige Städte × 1
} = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-piece-wine = Wein { $points }
score-piece-grain = Korn { $points }
score-piece-cloth = Tuch { $points }
score-piece-pig = Schweine { $points }
score-piece-shield-pig = Schweine { $points }
score-chapter-wine = Wein
score-chapter-grain = Korn
score-chapter-cloth = Tuch
score-chapter-pig = Schweine

## Goods (traders-)
traders-follow-taken = { $wine ->
    [0] {""}
   *[other] { $wine } Wein
}{ $grain ->
    [0] {""}
   *[other] { $wine ->
        [0] {""}
       *[other] {", "}
    }{ $grain } Korn
}{ $cloth ->
    [0] {""}
   *[other] { $wine ->
        [0] { $grain ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $cloth } Tuch
}
traders-follow-goods = { $you ->
    [yes] Du nimmst { traders-follow-taken }
   *[no] { $name } nimmt { traders-follow-taken }
}
traders-follow-goods-due = { $you ->
    [yes] Du nimmst { traders-follow-taken }
   *[no] { $name } nimmt { traders-follow-taken }
}
traders-follow-second-due = { $you ->
    [yes] Dein Baumeister bringt dir ein zweites Plättchen
   *[no] { $name } bekommt durch den Baumeister ein zweites Plättchen
}
traders-title = Waren
traders-kind = { $goods ->
    [wine] Wein
    [grain] Korn
   *[cloth] Tuch
}
traders-no-leader = noch keiner
traders-leads = { $name } führt mit { $count }
traders-left = { $count ->
    [0] keine mehr
   *[other] noch { $count }
}
traders-said = { $kind }: { $who }, { $left }.
traders-owns = Waren: { traders-follow-taken }

## Why a move is refused
why-no-meeple-to-join = { $figure ->
    [pig] Das Schwein geht nur dorthin, wo schon ein Bauer von dir liegt.
   *[builder] { $feature ->
        [city] Der Baumeister geht nur in eine Stadt, in der schon ein Meeple von dir steht.
       *[road] Der Baumeister geht nur auf eine Straße, auf der schon ein Meeple von dir steht.
    }
}
why-completed-already = { $feature ->
    [city] Diese Stadt ist fertig: Der Baumeister käme sofort nach Hause.
   *[road] Diese Straße ist fertig: Der Baumeister käme sofort nach Hause.
}

## What it changes
module-traders-changes = Machst du eine Stadt fertig, bekommst du ihre Waren, egal wem sie gehört. Am Ende bringen der meiste Wein, das meiste Korn und das meiste Tuch je 10 Punkte. Dein Baumeister kommt zu einem deiner Meeple auf einer Straße oder in einer Stadt: Setzt du sie fort, spielst du im selben Zug ein zweites Plättchen. Dein Schwein kommt zu einem deiner Bauern: Diese Wiese bringt dir dann 4 je Stadt statt 3.

## Signs on the board and beside it (signs-)
symbols-builder-name = Baumeister
symbols-builder-line = Kommt zu einem Meeple von dir auf eine Straße oder in eine Stadt. Setzt du sie fort, spielst du ein zweites Plättchen.
symbols-pig-name = Schwein
symbols-pig-line = Kommt zu einem Bauern von dir. Diese Wiese bringt dir 4 je Stadt.
symbols-wine-name = Wein
symbols-wine-line = Wer diese Stadt fertig macht, nimmt eine Marke. Der meiste Wein bringt am Ende 10.
symbols-grain-name = Korn
symbols-grain-line = Wer diese Stadt fertig macht, nimmt eine Marke. Das meiste Korn bringt am Ende 10.
symbols-cloth-name = Tuch
symbols-cloth-line = Wer diese Stadt fertig macht, nimmt eine Marke. Das meiste Tuch bringt am Ende 10.

## Features and meeples by name
table-has-figure-builder = Auch der Baumeister
table-has-figure-pig = Auch das Schwein
table-figure-kind-builder = Baumeister
table-figure-kind-pig = Schwein
table-figure-here-builder = { $name }: Baumeister.
table-figure-here-pig = { $name }: Schwein.

## The workshop
workshop-catalogue-traders = Händler & Baumeister
workshop-mark-goods = Ware
workshop-value-goods-wine = Wein
workshop-value-goods-grain = Korn
workshop-value-goods-cloth = Tuch
workshop-fixed-goods =
    { $goods ->
        [wine] Plättchen mit Wein
        [grain] Plättchen mit Korn
       *[cloth] Plättchen mit Tuch
    }: { $need }
workshop-problem-fixed-goods =
    { $goods ->
        [wine] Plättchen mit Wein
        [grain] Plättchen mit Korn
       *[cloth] Plättchen mit Tuch
    }: im Satz { $wanted }, nicht { $found }.
