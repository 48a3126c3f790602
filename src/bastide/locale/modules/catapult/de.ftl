### Words of the module catapult

## Modules and options of the rules (module-, option-)
module-catapult = Belagerer
module-catapult-about = Symbole auf Plättchen bringen Katapulte und Angriffe.

## The board and where we are in the turn
table-ask-besiege = Welche Mauer belagerst du?
table-ask-besiege-of = { $name }: welche Mauer?
table-ask-flee = Angriff auf die Mauer: Welche Figur gibst du auf?
table-ask-flee-of = { $name }: Welche Figur muss weg?

## Said aloud
table-say-besiege = Welche Mauer belagerst du? Es sind { $count }.
table-say-flee = Angriff auf die Mauer: Du gibst eine deiner { $count } Figuren auf.

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
    [knight] Einen Ritter aufgeben
    [highwayman] Einen Wegelagerer aufgeben
    [monk] Einen Mönch aufgeben
    [abbot] Den Abt aufgeben
   *[other] Diese Figur aufgeben
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
    [yes] Du verlierst beim Angriff eine Figur
   *[no] { $whose } verliert beim Angriff eine Figur
}

## Points and how they came
score-attack = { $you ->
    [yes] Du: Angriff
   *[no] { $name }: Angriff
}
calculation-attack = { $count ->
    [one] { $count } Meeple × 3 = { $points } Punkte
   *[other] { $count } Meeple × 3 = { $points } Punkte
}

## The fortress: walls, besiegers
fortress-catapult = Dort steht ein Katapult
fortress-catapult-said = Davor steht ein Katapult.
fortress-sign = { $sign ->
    [knights] Symbol der Ritter.
    [highwaymen] Symbol der Wegelagerer.
    [monks] Symbol der Mönche.
   *[any] Symbol für eine beliebige Mauer.
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
    [yes] Du musst eine Figur aufgeben
   *[no] { $name } muss eine Figur aufgeben
}

## Why a move is refused
why-not-your-figure = Du hast dort keine Figur dieser Art.
why-not-attacked = { $wall ->
    [knights] Angegriffen wurde die Mauer der Ritter: Nur ein Ritter muss weg.
    [highwaymen] Angegriffen wurde die Mauer der Wegelagerer: Nur ein Wegelagerer muss weg.
   *[monks] Angegriffen wurde die Mauer der Mönche: Nur ein Mönch oder der Abt muss weg.
}

## What it changes
module-catapult-changes = Ein Symbol auf dem gezogenen Plättchen stellt ein Katapult an eine Mauer. Das nächste greift an: Jeder Meeple dort bringt 3 Punkte und geht nach Hause. Wer dort keinen hat, verliert eine passende Figur auf der Karte.

## Signs on the board and beside it (signs-)
symbols-knights-name = Symbol der Ritter
symbols-knights-line = Beim Ziehen kommt ein Katapult an die Mauer der Ritter. Das nächste greift an.
symbols-highwaymen-name = Symbol der Wegelagerer
symbols-highwaymen-line = Beim Ziehen kommt ein Katapult an die Mauer der Wegelagerer. Das nächste greift an.
symbols-monks-name = Symbol der Mönche
symbols-monks-line = Beim Ziehen kommt ein Katapult an die Mauer der Mönche. Das nächste greift an.
symbols-any-name = Fragezeichen
symbols-any-line = Wer es zieht, wählt die Mauer.
symbols-catapult-name = Katapult
symbols-catapult-line = Das nächste Symbol dieser Mauer greift an: 3 je Figur hier. Wer keine hat, verliert eine.
