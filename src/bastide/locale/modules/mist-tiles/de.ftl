### Words of the module mist-tiles

## Modules and options of the rules (module-, option-)
module-mist-tiles = Nebelplättchen
module-mist-tiles-about = Sechzig Plättchen und ein Start aus vier Feldern.
option-tileset = Eigene Nebelplättchen
option-tileset-about = Sechzig eigene Plättchen statt unserer.
summary-tileset = eigene Plättchen

## Said aloud
table-has-castle = Burg.
table-has-cemetery = Friedhof.
table-has-ruin = Ruine.
table-has-mist = { $ghosts ->
    [0] Nebel im { $sides }.
    [one] Nebel im { $sides } mit { $ghosts } Geistersymbol.
   *[other] Nebel im { $sides } mit { $ghosts } Geistersymbolen.
}

## Points and how they came
score-castle = { $you ->
    [yes] Du: Burg
   *[no] { $name }: Burg
}
calculation-castle = { $count ->
    [one] { $count } Plättchen mit Nebel × 2 = { $points } Punkte
   *[other] { $count } Plättchen mit Nebel × 2 = { $points } Punkte
}
score-piece-castle = Burgen { $points }
score-chapter-castle = Burgen

## Troubles with the server (client shell)
error-own-tiles-count = Ein Satz hat { $wanted } Plättchen, nicht { $found }.
error-own-tiles-kind = { $kind ->
    [castle] Ein Satz hat { $wanted } Plättchen mit Burg, nicht { $found }.
   *[cemetery] Ein Satz hat { $wanted } Plättchen mit Friedhof, nicht { $found }.
}
error-own-tiles-form = Die Plättchen sind nicht lesbar: { $text }
error-own-tiles-name = Der Name { $tile } gehört einem anderen Plättchen.
error-own-tiles-cell = { $tile } muss ein gewöhnliches Plättchen mit einem Feld sein.

## What it changes
module-mist-tiles-changes = Sechzig Landschaftsplättchen, viele mit Nebel, fünf mit einer Burg, fünf mit einem Friedhof, und ein Startplättchen von zwei mal zwei Feldern.

## Signs on the board and beside it (signs-)
symbols-steward-name = Burgvogt
symbols-steward-line = Steht in einer Burg und bekommt ihre Punkte.
symbols-castle-name = Burg
symbols-castle-line = Bringt 2 für jedes dieser neun Plättchen mit Nebel, sobald alle neun liegen.

## Features and meeples by name
table-feature-castle = Burg
table-feature-mist = Nebel
table-feature-cemetery = Friedhof
speech-mine-castle = Deine Burg
speech-mine-cemetery = Dein Friedhof
table-figure-here-steward = { $name }: Burgvogt.

## The workshop
workshop-catalogue-mists = Nebel
workshop-catalogue-mists-about = Bekannt: 60 Plättchen mit fünf Burgen und fünf Friedhöfen, die Geister des Startplättchens und einige Beispiele. Nicht bekannt: das meiste, was gedruckt ist, vor allem wo Nebel liegt und wie viele Geister er hat.
workshop-kind-mist = Nebel
workshop-kind-castle = Burg
workshop-kind-cemetery = Friedhof
workshop-kind-ruin = Ruine
workshop-mark-ghosts = Geister
workshop-mark-mist = Unter Nebel
workshop-mark-corner = Ecke
workshop-fixed-kind =
    { $kind ->
        [castle] Plättchen mit Burg
       *[cemetery] Plättchen mit Friedhof
    }: { $need }
workshop-problem-fixed-kind =
    { $kind ->
        [castle] Plättchen mit Burg
       *[cemetery] Plättchen mit Friedhof
    }: im Satz { $wanted }, nicht { $found }.
workshop-problem-mist-lies =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }: Nebel liegt nicht auf { $what ->
        [city] einer Stadt
       *[mist] anderem Nebel
    }.
workshop-problem-mist-ghosts = Nebel zeigt wenigstens einen Geist.
workshop-problem-start-cells = Das Startplättchen hat zwei mal zwei Felder.
workshop-problem-start-name = Das Startplättchen, und nichts anderes, heißt { $tile }.
