### Words of the module fortress

## New table
ui-setup-conquest = Eroberung & Verteidigung
ui-setup-conquest-line = Verteidigt die Mauern. Bis zu sechs Spieler.

## Modules and options of the rules (module-, option-)
module-conquest = Eroberung & Verteidigung
module-fortress = Festung
module-fortress-about = Ein Plan aus zwölf Feldern, drei Mauern. Bis zu sechs Spieler.
option-conquest-tiles = Eigene Plättchen: Eroberung & Verteidigung
option-conquest-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-conquest-tiles = eigene Plättchen (Eroberung & Verteidigung)

## The board and where we are in the turn
table-ask-man = Einen Meeple in die Festung?
table-ask-man-of = { $name }: ein Meeple in die Festung?

## Said aloud
table-say-man = { $count ->
    [one] Einen Meeple in die Festung?
   *[other] Einen Meeple in die Festung? Es gibt { $count } Felder.
}

## Heard and typed: what scanning keys and typed commands answer
speech-no-walls = In diesem Spiel gibt es keine Festung.
speech-word-walls = Mauern
speech-about-walls = Die Mauern der Festung

## Menu and help
table-key-fortress = Mauern der Festung

## Offers
offer-man-detail = { $free ->
    [1] das letzte Feld: Gegenangriff
    [one] { $free } Feld ist frei
   *[other] { $free } Felder sind frei
}
offer-farm-detail = { $mine ->
    [0] von dir ist niemand dort
    [one] { $mine } von dir liegt dort
   *[other] { $mine } von dir liegen dort
}
offer-man = { $wall ->
    [knights] Die Mauer der Ritter besetzen
    [highwaymen] Die Mauer der Wegelagerer besetzen
   *[monks] Die Mauer der Mönche besetzen
}
offer-man-row = { fortress-wall }
offer-farm = { $wall ->
    [knights] Bauernfeld: Ritter
    [highwaymen] Bauernfeld: Wegelagerer
   *[monks] Bauernfeld: Mönche
}
offer-pass-man = Kein Meeple
offer-pass-man-short = Nein

## What happened
log-counterattack = { $wall ->
    [knights] Gegenangriff von der Mauer der Ritter
    [highwaymen] Gegenangriff von der Mauer der Wegelagerer
   *[monks] Gegenangriff von der Mauer der Mönche
}
log-manned = { $you ->
    [yes] Du setzt einen Meeple in die Festung
   *[no] { $name } setzt einen Meeple in die Festung
}

## Points and how they came
score-counterattack = { $you ->
    [yes] Du: Gegenangriff
   *[no] { $name }: Gegenangriff
}
score-counterattack-final = { $you ->
    [yes] Du
   *[no] { $name }
}: letzter Gegenangriff, { $wall ->
    [knights] Mauer der Ritter
    [highwaymen] Mauer der Wegelagerer
   *[monks] Mauer der Mönche
}
calculation-counterattack = { $count ->
    [one] { $count } Meeple × 3 = { $points } Punkte
   *[other] { $count } Meeple × 3 = { $points } Punkte
}
calculation-counterattack-final = { $count ->
    [one] { $count } Meeple × 3 = { $points } Punkte
   *[other] { $count } Meeple × 3 = { $points } Punkte
}
score-chapter-counterattack = Letzter Gegenangriff

## The fortress: walls, besiegers
fortress-walls = Mauern der Festung
fortress-wall = { $wall ->
    [knights] Mauer der Ritter
    [highwaymen] Mauer der Wegelagerer
   *[monks] Mauer der Mönche
}
fortress-free = { $count ->
    [0] voll
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
fortress-wall-said = { $wall }: { $free }.
fortress-on-row = { $name }: { $count } auf der Mauer.
fortress-on-camp = { $name }: { $count } auf dem Bauernfeld.
fortress-empty = Dort ist keine Figur.
fortress-follow-counterattack = Die Mauer ist voll: Gegenangriff, alle gehen heim
fortress-follow-scored = { $you ->
    [yes] Du bekommst { $points }
   *[no] { $name } bekommt { $points }
}

## Why a move is refused
why-wrong-wall = { $wall ->
    [knights] Diese Figur gehört zur Mauer der Ritter.
    [highwaymen] Diese Figur gehört zur Mauer der Wegelagerer.
   *[monks] Diese Figur gehört zur Mauer der Mönche.
}
why-no-farmer-space = Nur nach einem Bauern darf ein Meeple auf ein Bauernfeld.
why-only-farmer-spaces = Nach einem Bauern darf ein Meeple nur auf ein Bauernfeld.
why-river-at-fortress = Die erste Biegung des Flusses muss von der Festung wegführen.

## What it changes
module-fortress-changes = Die Festung ersetzt das Startplättchen, und alle bekommen zwei Meeple mehr. Nach einem Ritter, Wegelagerer, Mönch oder Abt darfst du noch einen Meeple auf die passende Mauer setzen; nach einem Bauern auf ein Bauernfeld. Ist eine Mauer voll, bringt jeder Meeple dort 3 Punkte und geht nach Hause. So auch am Spielende.

## Signs on the board and beside it (signs-)
symbols-wall-name = Platz auf einer Mauer
symbols-wall-line = Jede Figur bringt 3, wenn die Reihe voll ist, bei einem Angriff und am Ende.
symbols-five-name = 5+ auf einer Mauer
symbols-five-line = Nur zu fünft oder zu sechst in Gebrauch.
symbols-camp-name = Bauernfeld
symbols-camp-line = Nach einem Bauern darfst du hier noch eine Figur setzen. Voll wird es nie.

## The workshop
workshop-catalogue-conquest = Eroberung & Verteidigung
workshop-catalogue-conquest-about = Bekannt: die Regeln, zwei Plättchen von Bildern, drei zum Teil, und dass der Plan zwölf Felder und drei Mauern hat. Nicht bekannt: die anderen Plättchen, der Umriss des Plans und wie viele Plätze jede Mauer hat.
workshop-kind-wall = Mauer
workshop-kind-camp = Lager
workshop-mark-of = Gehört zu
workshop-mark-conquest = Symbole der Belagerer
workshop-value-knights = Ritter
workshop-value-highwaymen = Wegelagerer
workshop-value-monks = Mönche
workshop-value-fortress = Festung
workshop-board-walls = Mauern
workshop-board-wall = Mauer
workshop-board-roles = Figuren
workshop-board-rows = Plätze nach Spielern
workshop-board-players = Spieler
workshop-board-spaces = Plätze
workshop-board-side = Seite des Plans
workshop-board-dark = Dunkler Platz
workshop-fixed-board = Pläne: { $need }
workshop-problem-fixed-board = Pläne: im Satz { $wanted }, nicht { $found }.
workshop-fixed-river = Flussplättchen: { $need }
workshop-problem-fixed-river = Flussplättchen: im Satz { $wanted }, nicht { $found }.
workshop-problem-walls-off-board = Mauern und Lager sind nur auf dem Plan.
workshop-problem-board-marks = { $tile } ist ein Teil, das als erstes auf dem Tisch liegt.
workshop-problem-board-walls =
    { $wall ->
        [knights] Die Ritter brauchen
        [highwaymen] Die Wegelagerer brauchen
       *[monks] Die Mönche brauchen
    } auf dem Plan eine Mauer und ein Lager.
workshop-problem-board-mouths = Der Plan hat zwei Mündungen des Flusses.
workshop-problem-board-mouth = Eine Mündung liegt an einer Außenseite mit Wasser, und vor ihr kann ein Plättchen liegen.
workshop-problem-bad-board = Der Plan muss ein Objekt mit { $keys } sein.
workshop-problem-board-roles = Welche Figuren zu einer Mauer gehören, steht in den Regeln. Ein Satz kann das nicht ändern.
workshop-problem-board-row = Es fehlt eine Zeile für { $players } Spieler mit 1 bis { $most } Plätzen.
workshop-problem-board-rows = Es gibt mehr Zeilen als Spielerzahlen.
