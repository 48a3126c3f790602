### Words of the module catapult

## Modules and options of the rules (module-, option-)
module-catapult = Belagerer
module-catapult-about = Zeichen auf Plättchen bringen Katapulte und Angriffe.

## The board and where we are in the turn
table-ask-besiege = Welche Mauer wird belagert?
table-ask-besiege-of = { $name }: Welche Mauer wird belagert?
table-ask-flee = Angriff: Welche deiner Figuren muss weg?
table-ask-flee-of = { $name }: Welche eigene Figur muss weg?

## Said aloud
table-say-besiege = Welche Mauer wird belagert? Es sind { $count }.
table-say-flee = Angriff auf die Mauer: Eine deiner { $count } Figuren muss weg.

## Offers
offer-besiege-detail = { $catapult ->
    [yes] dort steht ein Katapult: Angriff
   *[no] ein Katapult kommt dorthin
}
offer-flee-detail = { offer-spot }
offer-besiege = { $wall ->
    [knights] Die Ritter belagern
    [highwaymen] Die Wegelagerer belagern
   *[monks] Die Mönche belagern
}
offer-flee = { $role ->
    [knight] Einen Ritter wegnehmen
    [highwayman] Einen Wegelagerer wegnehmen
    [monk] Einen Mönch wegnehmen
    [abbot] Den Abt wegnehmen
   *[other] Diese Figur wegnehmen
}

## What happened
log-catapult = { $wall ->
    [knights] Ein Katapult steht an der Mauer der Ritter
    [highwaymen] Ein Katapult steht an der Mauer der Wegelagerer
   *[monks] Ein Katapult steht an der Mauer der Mönche
}
log-attack = { $wall ->
    [knights] Angriff auf die Mauer der Ritter
    [highwaymen] Angriff auf die Mauer der Wegelagerer
   *[monks] Angriff auf die Mauer der Mönche
}
log-fled = { $mine ->
    [yes] Deine Figur muss vom Plan
   *[no] Eine Figur von { $whose } muss vom Plan
}

## Points and how they came
score-attack = { $you ->
    [yes] Du: Angriff
   *[no] { $name }: Angriff
}
sum-attack = { $count ->
    [one] { $count } Meeple × 3 = { $points } Punkte
   *[other] { $count } Meeple × 3 = { $points } Punkte
}

## The fortress: walls, besiegers
fortress-catapult = Dort steht ein Katapult
fortress-catapult-said = Davor steht ein Katapult.
fortress-sign = { $sign ->
    [knights] Zeichen der Ritter.
    [highwaymen] Zeichen der Wegelagerer.
    [monks] Zeichen der Mönche.
   *[any] Zeichen für eine beliebige Mauer.
}
fortress-did-catapult = { $wall ->
    [knights] Katapult an der Mauer der Ritter
    [highwaymen] Katapult an der Mauer der Wegelagerer
   *[monks] Katapult an der Mauer der Mönche
}
fortress-did-attack = { $wall ->
    [knights] Angriff auf die Mauer der Ritter
    [highwaymen] Angriff auf die Mauer der Wegelagerer
   *[monks] Angriff auf die Mauer der Mönche
}
fortress-follow-catapult = { $wall ->
    [knights] Ein Katapult kommt zur Mauer der Ritter
    [highwaymen] Ein Katapult kommt zur Mauer der Wegelagerer
   *[monks] Ein Katapult kommt zur Mauer der Mönche
}
fortress-follow-attack = { $wall ->
    [knights] Angriff auf die Mauer der Ritter, sie wird leer
    [highwaymen] Angriff auf die Mauer der Wegelagerer, sie wird leer
   *[monks] Angriff auf die Mauer der Mönche, sie wird leer
}
fortress-follow-fled = { $you ->
    [yes] Du verlierst eine Figur
   *[no] { $name } verliert eine Figur
}
fortress-follow-choose = { $you ->
    [yes] Du musst eine Figur wegnehmen
   *[no] { $name } muss eine Figur wegnehmen
}

## Why a move is refused
why-not-your-figure = Keine deiner Figuren dieser Art steht dort.
why-not-attacked = { $wall ->
    [knights] Angegriffen wurde die Mauer der Ritter: Nur ein Ritter muss weg.
    [highwaymen] Angegriffen wurde die Mauer der Wegelagerer: Nur ein Wegelagerer muss weg.
   *[monks] Angegriffen wurde die Mauer der Mönche: Nur ein Mönch oder der Abt muss weg.
}

## What it changes
module-catapult-changes = Ein Zeichen auf dem gezogenen Plättchen stellt ein Katapult an eine Mauer. Das nächste greift an: Jeder Meeple dort bringt 3 Punkte und geht nach Hause, und wer dort keinen hat, nimmt eine passende Figur vom Plan.

## Signs on the board and beside it (signs-)
signs-knights-name = Zeichen der Ritter
signs-knights-line = Gezogen bringt es ein Katapult an die Mauer der Ritter; das nächste greift an.
signs-highwaymen-name = Zeichen der Wegelagerer
signs-highwaymen-line = Gezogen bringt es ein Katapult an die Mauer der Wegelagerer; das nächste greift an.
signs-monks-name = Zeichen der Mönche
signs-monks-line = Gezogen bringt es ein Katapult an die Mauer der Mönche; das nächste greift an.
signs-any-name = Zeichen mit Fragezeichen
signs-any-line = Wer es gezogen hat, wählt die Mauer.
signs-catapult-name = Katapult
signs-catapult-line = Das nächste Zeichen dieser Mauer ist ein Angriff: 3 je Figur, wer keine hat, verliert eine.
