### Words of the module flier

## Modules and options of the rules (module-, option-)
module-flier = Die Flugmaschinen
module-flier-about = 8 Plättchen. Von jedem kann ein Meeple auf ein anderes fliegen.
option-flier-tiles = Eigene Plättchen: Die Flugmaschinen
option-flier-tiles-about = Dein eigener Satz statt unserer Plättchen.
summary-flier-tiles = eigene Plättchen (Die Flugmaschinen)

## The board and where we are in the turn
table-ask-figure-fly = Einen Meeple setzen oder fliegen lassen?
table-ask-figure-fly-of = { $name }: einen Meeple setzen oder fliegen lassen?
table-ask-flight = Welche Zahl zeigt der Würfel?
table-ask-flight-of = { $name }: welche Zahl zeigt der Würfel?
table-ask-landing = Wo landet dein Meeple?
table-ask-landing-of = { $name }: wo landet der Meeple?

## Said aloud
table-say-flight = Welche Zahl zeigt der Würfel?
table-say-landing = Wo landet dein Meeple? Möglichkeiten: { $count }.
table-has-flier = { $direction ->
    [N] Flugmaschine nach Norden.
    [NE] Flugmaschine nach Nordosten.
    [E] Flugmaschine nach Osten.
    [SE] Flugmaschine nach Südosten.
    [S] Flugmaschine nach Süden.
    [SW] Flugmaschine nach Südwesten.
    [W] Flugmaschine nach Westen.
   *[NW] Flugmaschine nach Nordwesten.
}
table-flier-target = Hierher kommt der fliegende Meeple mit einer Wahrscheinlichkeit von einem Drittel.
table-flier-target-sure = Hier landet der fliegende Meeple.

## Offers
offer-fly = { $figure ->
    [large] Der große Meeple fliegt
    [guard] Ein Wächter fliegt
   *[other] Ein Meeple fliegt
}
offer-fly-detail = 1, 2 oder 3 Felder: der Würfel entscheidet
offer-die = { $distance }

## What happened
log-flight = { $you ->
    [yes] Dein Meeple fliegt { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } weit
   *[no] { $name } lässt einen Meeple { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } weit fliegen
}
log-flight-failed = { $you ->
    [yes] Kein Platz zum Landen: Dein Meeple kommt zurück
   *[no] Kein Platz zum Landen: Der Meeple von { $name } kommt zurück
}

## Why a move is refused
why-no-machine = Das eben gelegte Plättchen hat keine Flugmaschine.
why-cannot-fly = { $figure ->
    [abbot] Der Abt kann nicht fliegen.
    [builder] Der Baumeister kann nicht fliegen.
    [pig] Das Schwein kann nicht fliegen.
   *[other] Diese Figur kann nicht fliegen.
}
why-must-land = Dein Meeple muss landen, wenn er kann.
why-not-flying = { $figure ->
    [large] Der große Meeple ist in der Luft: Keine andere Figur kann landen.
    [guard] Der Wächter ist in der Luft: Keine andere Figur kann landen.
   *[other] Der kleine Meeple ist in der Luft: Keine andere Figur kann landen.
}
why-not-the-target = Dein Meeple muss auf dem Plättchen landen, das der Würfel bestimmt hat.
why-no-landing = { $feature ->
    [field] Ein Meeple landet nie auf einer Wiese.
    [garden] Ein Meeple landet nie in einem Garten.
    [castle] Ein Meeple landet nie in einer Burg.
    [cemetery] Ein Meeple landet nie auf einem Friedhof.
   *[other] Ein Meeple landet nur auf Straßen, in Städten und in Klöstern.
}
why-landing-completed = { $feature ->
    [city] Diese Stadt ist schon fertig.
    [road] Diese Straße ist schon fertig.
   *[other] Dieses Kloster ist schon fertig.
}

## What it changes
module-flier-changes = Wenn du ein Plättchen mit einer Flugmaschine legst, darf einer deiner Meeple von dort fliegen, statt auf dem Plättchen zu bleiben. Ein Würfel bestimmt, ob er 1, 2 oder 3 Felder weit in Richtung des Pfeils fliegt. Dort muss er auf eine Straße, in eine Stadt oder in ein Kloster, das nicht fertig ist, auch wenn dort schon jemand steht. Gibt es keinen solchen Ort, kommt er zurück.

## Signs on the board and beside it (signs-)
symbols-flier-name = Flugmaschine
symbols-flier-line = Ein Meeple fliegt 1 bis 3 Felder in Richtung des Pfeils und darf sich zu anderen gesellen.

## The workshop
workshop-catalogue-flier = Die Flugmaschinen
workshop-mark-flier = Flugmaschine
workshop-mark-side-of-flier = Fliegt nach
workshop-mark-over-of-flier = Fliegt über
workshop-value-flier-side = Die Seite
workshop-value-flier-corner = Die Ecke davor, im Uhrzeigersinn
