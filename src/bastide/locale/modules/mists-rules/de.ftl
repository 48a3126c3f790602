### Words of the module mists-rules

## New table
ui-setup-mists = Nebel
ui-setup-mists-line = Ihr alle gegen die Geister.

## Modules and options of the rules (module-, option-)
module-mists-rules = Nebel
module-mists-rules-about = Gemeinsam gegen die Geister. Für 1 bis 5 Spieler.
option-level = Stufe
option-level-about = Vom ersten Gang im Nebel bis zu Spukfriedhöfen.
option-level-value = Stufe { $value }
summary-level = Stufe { $value }
option-own-level = Eigene Stufe
option-own-level-about = Deine eigenen Plättchen, Geister, Hunde und Ziele.
summary-own-level = eigene Stufe
option-tamed = Leichter
option-tamed-about = Unsere leichteren Zahlen statt denen der Anleitung.
summary-tamed = leichter

## The board and where we are in the turn
table-ask-bury = Welchen Wächter begräbst du?
table-ask-bury-of = { $name }: Welcher Wächter wird begraben?
table-ask-haunt = Auf welchen Friedhof kommt der Geist?
table-ask-haunt-of = { $name }: auf welchen Friedhof?
table-ask-reward = Punkte oder bis zu drei Geister weg?
table-ask-reward-of = { $name }: Punkte oder Geister weg?
table-ask-hound = Welcher Wächter bekommt den Hund?
table-ask-hound-of = { $name }: Welcher Wächter bekommt den Hund?
table-ask-chase = Welche Geister verjagt der Hund?
table-ask-chase-of = { $name }: Welche Geister verjagt der Hund?
table-ask-cover = Leg ein Plättchen verdeckt
table-ask-cover-of = { $name }: Leg ein Plättchen verdeckt

## Said aloud
table-say-bury = { $count ->
    [one] Ein Friedhof ist geschlossen. Eine Figur kann begraben werden.
   *[other] Wer wird begraben? Es stehen { $count } Figuren zur Wahl.
}
table-say-haunt = Auf welchen Friedhof kommt der Geist? Es gibt { $count }.
table-say-reward = { $count ->
    [one] Die Punkte gehören euch.
   *[other] Punkte oder Geister weg? Es gibt { $count } Möglichkeiten.
}
table-say-hound = { $count ->
    [one] Der Hund kommt. Eine Figur kann ihn haben.
   *[other] Der Hund kommt. Welche der { $count } Figuren bekommt ihn?
}
table-say-chase = { $count ->
    [one] Der Hund kann Geister von einem Plättchen verjagen.
   *[other] Der Hund kann Geister von { $count } Plättchen verjagen.
}
table-face-down = Hier liegt ein Plättchen verdeckt.

## Menu and help
table-key-point = dem Team ein Feld zeigen

## Offers
offer-place-cover = { table-at }
offer-banish-row = { offer-away }
offer-take-kind = { $points ->
    [one] Punkt
   *[other] Punkte
}
offer-bury = { $role ->
    [knight] Einen Ritter begraben
    [highwayman] Einen Wegelagerer begraben
    [steward] Einen Burgvogt begraben
   *[other] Diese Figur begraben
}
offer-bury-detail = { $feature ->
    [city] aus einer Stadt mit { offer-tiles }{ offer-part }, für dieses Spiel fort
    [road] von einer Straße mit { offer-tiles }{ offer-part }, für dieses Spiel fort
    [castle] aus einer Burg, für dieses Spiel fort
   *[other] für dieses Spiel fort
}
offer-bury-supply = Einen aus dem Vorrat begraben
offer-bury-supply-detail = kein Wächter auf der Karte; bis zum Spielende weg
offer-haunt = Ein Geist auf diesen Friedhof
offer-hound = { $role ->
    [knight] Der Hund geht zu einem Ritter
    [highwayman] Der Hund geht zu einem Wegelagerer
    [steward] Der Hund geht zu einem Burgvogt
   *[other] Der Hund geht zu dieser Figur
}
offer-hound-detail = { $feature ->
    [city] in einer Stadt mit { offer-tiles }{ offer-part }
    [road] auf einer Straße mit { offer-tiles }{ offer-part }
    [castle] in einer Burg
   *[other] wo sie steht
}
offer-banish = { $n ->
    [one] { $n } Geist vertreiben
   *[other] { $n } Geister vertreiben
}
offer-banish-detail = { $ghosts ->
    [one] { $ghosts } Geist hier
   *[other] { $ghosts } Geister hier
}
offer-take = { $points ->
    [one] { $points } Punkt nehmen
   *[other] { $points } Punkte nehmen
}
offer-take-detail = { $colours ->
    [0] nichts zu nehmen
    [1] auf das Konto
   *[other] für jede von { $colours } Farben
}
offer-take-after = { $from } auf { $to }
offer-pass-chase = Keine Geister mehr
offer-pass-chase-short = Genug

## What happened
log-mist-closed = { $ghosts ->
    [0] { $you ->
        [yes] Du schließt einen Nebel
       *[no] { $name } schließt einen Nebel
    }
    [one] { $you ->
        [yes] Du schließt einen Nebel: { $ghosts } Geist zurück
       *[no] { $name } schließt einen Nebel: { $ghosts } Geist zurück
    }
   *[other] { $you ->
        [yes] Du schließt einen Nebel: { $ghosts } Geister zurück
       *[no] { $name } schließt einen Nebel: { $ghosts } Geister zurück
    }
}
log-ghosts = { $by ->
    [start] { $n ->
        [one] { $n } Geist steht auf dem Start
       *[other] { $n } Geister stehen auf dem Start
    }
    [mist] { $n ->
        [one] { $n } Geist kommt aus dem Nebel
       *[other] { $n } Geister kommen aus dem Nebel
    }
    [cemetery] { $n ->
        [one] { $n } Geist kommt auf einen Friedhof
       *[other] { $n } Geister kommen auf einen Friedhof
    }
   *[haunted] { $n ->
        [one] Der Friedhof ruft { $n } Geist in den Nebel
       *[other] Der Friedhof ruft { $n } Geister in den Nebel
    }
}
log-buried = { $you ->
    [yes] Du begräbst eine Figur
   *[no] { $name } begräbt eine Figur
}
log-banished = { $n ->
    [one] { $you ->
        [yes] Du schickst { $n } Geist weg
       *[no] { $name } schickt { $n } Geist weg
    }
   *[other] { $you ->
        [yes] Du schickst { $n } Geister weg
       *[no] { $name } schickt { $n } Geister weg
    }
}
log-hound = { $you ->
    [yes] Du rufst Hund { $number } zu einer Figur
   *[no] { $name } ruft Hund { $number } zu einer Figur
}
log-hound-lost = Kein Wächter auf der Karte: Hund { $number } ist verloren
log-hound-gone = Hund { $number } verlässt das Spiel
log-pile = { $left ->
    [one] Stapel { $number } beginnt: { $left } Plättchen
   *[other] Stapel { $number } beginnt: { $left } Plättchen
}
log-hidden = { $you ->
    [yes] Du legst ein Plättchen verdeckt
   *[no] { $name } legt ein Plättchen verdeckt
}
log-victory = Das Team gewinnt
log-defeat = { $reason ->
    [no-tiles] Verloren: kein Plättchen mehr zu legen
    [no-ghosts] Verloren: Ein Geist fehlt im Vorrat
   *[hound-late] Verloren: Der Hund kommt zu spät
}

## Points and how they came
score-hound = { $you ->
    [yes] Du: Hund
   *[no] { $name }: Hund
}
calculation-road-team = { $count } Plättchen für jede Farbe = { $points } Punkte
calculation-city-team = { $shields ->
    [0] { $count } Plättchen × 2 für jede Farbe = { $points } Punkte
    [one] { $count } Plättchen × 2 + 2 für jede Farbe = { $points } Punkte
   *[other] { $count } Plättchen × 2 + { $shields } × 2 für jede Farbe = { $points } Punkte
}
calculation-castle-team = { $count ->
    [one] { $count } Plättchen mit Nebel × 2 für jede Farbe = { $points } Punkte
   *[other] { $count } Plättchen mit Nebel × 2 für jede Farbe = { $points } Punkte
}
calculation-hound = { $count ->
    [one] { $count } Geist auf dem Tisch = { $points } Punkt
   *[other] { $count } Geister auf dem Tisch = { $points } Punkte
}
score-piece-hound = Hunde { $points }

## The game of the team: ghosts, piles, hounds (mists-)
mists-home = Nebel: { $people }
mists-home-line = Stufe { $level } ist offen · { $won } von { $levels } gewonnen
mists-level-1-line = Straßen, Städte und Nebel
mists-level-2-line = Dazu Burgen und Friedhöfe
mists-level-3-line = Dazu zwei Hunde und drei Stapel
mists-level-4-line = Weniger Geister, mehr Punkte
mists-level-5-line = Spukfriedhöfe, verdeckte Plättchen
mists-level-6-line = Jede Farbe hat ihre eigenen Punkte
mists-level-6-note = Mit den üblichen Zahlen fast unmöglich: Unsere Bots gewannen keines von 1 350 Spielen.
mists-tamed-hint = Je { $target } Punkte, Hunde bei { $hounds }. Das sind unsere eigenen Zahlen: Unsere Bots gewinnen etwa drei von zehn Spielen. Ein Sieg zählt für diese Stufe.
mists-level-numbers = { $each ->
    [yes] je { $target } Punkte, { $ghosts } Geister
   *[no] { $target } Punkte, { $ghosts } Geister
}
mists-level-locked = Gewinnt zuerst Stufe { $before }.
mists-anywhere = Alle Stufen freischalten
mists-anywhere-hint = Du kannst sofort jede Stufe wählen.
mists-map = Die Nebel-Kampagne
mists-map-line = Wer eine Stufe gewinnt, öffnet die nächste.
mists-map-won = Gewonnen
mists-map-open = Offen
mists-campaign = Kampagne fortsetzen
mists-campaign-of = { $people }: Stufe { $level } ist offen
mists-campaign-new = Neues Team
mists-own = Eigene Stufe
mists-file-large = { $file } ist zu groß.
mists-file-not-json = { $file } ist kein JSON.
mists-file-no-object = { $file } muss eine Stufe enthalten.
mists-file-away = { $file } entfernen
mists-all = Stand des Teams
mists-points = Teampunkte
mists-of-points = von { $target } Punkten
mists-of-each = von { $target } für jede Farbe
mists-of = von { $total }
mists-level = Stufe { $level }
mists-level-tamed = Stufe { $level }, leichter
mists-own-level = Eigene Stufe
mists-level-short = Stufe
mists-hound = Hund
mists-track = { $points } von { $target } Punkten
mists-track-of = { $colour }: { $points } von { $target } Punkten
mists-aim-goal = { $each ->
    [yes] Jede Farbe braucht { $points } Punkte zum Sieg.
   *[no] Das Team gewinnt mit { $points } Punkten.
}
mists-aim-hound = { $each ->
    [yes] Jede Farbe: { $points }, bevor Stapel { $number } leer ist.
   *[no] Erreicht { $points }, bevor Stapel { $number } leer ist.
}
mists-pile = { $number ->
    [0] Plättchen
    [1] Stapel 1
    [2] Stapel 2
   *[other] Stapel { $number }
}
mists-hidden = { $count ->
    [one] { $count } Plättchen liegt verdeckt.
   *[other] { $count } Plättchen liegen verdeckt.
}
mists-pile-left = { $number ->
    [0] { $count ->
        [one] Noch { $count } Plättchen.
       *[other] Noch { $count } Plättchen.
    }
   *[other] { $now ->
        [yes] Stapel { $number }, von dem jetzt gezogen wird: { $count } Plättchen.
       *[no] Stapel { $number }: { $count } Plättchen.
    }
}
mists-face-down = verdeckt
mists-bank = Geistervorrat
mists-bank-left = { $count ->
    [one] { $count } Geist von { $total } ist im Vorrat
   *[other] { $count } Geister von { $total } sind im Vorrat
}
mists-mate = { $left ->
    [one] { $name }: noch { $left } Figur
   *[other] { $name }: noch { $left } Figuren
}
mists-ghosts = { $count ->
    [one] { $count } Geist
   *[other] { $count } Geister
}
mists-how-many = Wie viele Geister

## The chance to lose
mists-risk = Der Vorrat geht aus
mists-risk-error = ± { $error }
mists-risk-within = { $tiles ->
    [one] nächstes Plättchen
   *[other] nächste { $tiles } Plättchen
}
mists-risk-off = An diesem Tisch gibt es keine Hilfen.
mists-risk-chip = { $tiles ->
    [one] Risiko { $chance }, nächstes Plättchen
   *[other] Risiko { $chance } in { $tiles } Plättchen
}

## What happens at once, said before it is confirmed
mists-follow-ghosts = { $by ->
    [mist] { $n ->
        [one] { $n } Geist kommt; dann im Vorrat: { $bank }
       *[other] { $n } Geister kommen; dann im Vorrat: { $bank }
    }
    [cemetery] { $n ->
        [one] { $n } Geist kommt auf den Friedhof
       *[other] { $n } Geister kommen auf den Friedhof
    }
   *[haunted] { $n ->
        [one] Der Friedhof ruft { $n } Geist
       *[other] Der Friedhof ruft { $n } Geister
    }
}
mists-follow-mist-closed = { $n ->
    [0] Ein Nebel wird geschlossen
    [one] Ein Nebel wird geschlossen: { $n } Geist geht heim
   *[other] Ein Nebel wird geschlossen: { $n } Geister gehen heim
}
mists-follow-banished = { $n ->
    [one] { $n } Geist geht heim
   *[other] { $n } Geister gehen heim
}
mists-follow-buried = Du begräbst einen Wächter
mists-follow-scored = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mists-follow-hound = Hund { $number } kommt
mists-follow-hound-lost = Hund { $number } findet keinen Wächter und ist verloren
mists-follow-hound-gone = Hund { $number } verlässt das Spiel
mists-follow-pile = Der nächste Stapel beginnt
mists-follow-victory = Das Team gewinnt
mists-follow-defeat = { $reason ->
    [no-ghosts] Ein Geist würde fehlen: Das Team verliert
    [no-tiles] Kein Plättchen bliebe: Das Team verliert
   *[hound-late] Der Hund käme zu spät: Das Team verliert
}

## What is on a cell
mists-bank-here = { $state ->
    [closed] Nebel, geschlossen.
    [lost] Nebel, der nie mehr geschlossen werden kann.
   *[open] Offener Nebel.
}
mists-ghosts-here = { $where ->
    [cemetery] { $count ->
        [one] Ein Geist auf dem Friedhof.
       *[other] { $count } Geister auf dem Friedhof.
    }
   *[mist] { $count ->
        [one] Ein Geist im Nebel.
       *[other] { $count } Geister im Nebel.
    }
}
mists-grave-open = { $count ->
    [one] Offener Friedhof, ein Feld ringsum ist frei.
   *[other] Offener Friedhof, { $count } Felder ringsum sind frei.
}
mists-grave-closed = Geschlossener Friedhof.
mists-grave-waits = Ein Plättchen hier hilft, den Friedhof zu schließen: { table-at }.
mists-buried-here = Hier liegt ein Wächter von { $name } begraben.
mists-hound-here = Der Hund ist beim Wächter von { $name }.

## The end
mists-won-line = { $points } von { $target } Punkten.
mists-lost-no-ghosts = Ihr habt einen Geist gebraucht, und der Vorrat war leer.
mists-lost-no-tiles = Es gab kein Plättchen mehr, bei { $points } von { $target } Punkten.
mists-lost-hound-late = Der Stapel war leer, bevor ihr { $hound } Punkte hattet.

## Why a move is refused
why-not-buried-there = So einen Wächter gibt es dort nicht.
why-cemetery-closed = Der Geist kommt auf einen Friedhof, der noch offen ist.
why-no-ghosts-there = Auf diesem Plättchen sind keine Geister.
why-too-many-ghosts = Dort sind weniger Geister.
why-no-hound-there = Der Hund geht zu einem Wächter auf der Karte.
why-too-far-for-hound = Der Hund räumt zwei der neun Plättchen um seinen Wächter.
why-not-beside-cemetery = Es kommt auf ein Feld um einen offenen Friedhof.
why-no-tile-beside = Es muss eine Seite mit einem Plättchen teilen; eine Ecke reicht nicht.
why-only-face-down = Es muss auch ein offen liegendes Plättchen berühren.

## Troubles with the server (client shell)
error-own-level-row = Eine eigene Stufe ist eine Zeile mit Namen und Werten.
error-own-level-key = In einer Stufe gibt es kein „{ $key }“.
error-own-level-hounds = „hounds“ zählt Punkte ab 1 auf, steigend.
error-own-level-piles = Bei { $piles } Stapeln gibt es { $wanted } Hunde, nicht { $found }.
error-own-level-without = „without“ nennt castle, cemetery oder beides.
error-own-level-beyond = Der Hund bei { $at } liegt hinter dem Ziel { $target }.
error-own-level-number = „{ $key }“ ist eine Zahl von { $low } bis { $high }.
error-own-level-switch = „{ $key }“ ist true oder false.

## What it changes
module-mists-rules-changes = Plättchen mit Nebel bringen Geister aus einem gemeinsamen Vorrat. Schließt Nebel und macht Straßen und Städte mit Wächtern fertig. Dann nehmt ihr Punkte oder schickt Geister weg. Braucht ihr einen Geist und der Vorrat ist leer, oder gehen die Plättchen aus, habt ihr alle verloren. Mit genug Punkten gewinnt ihr alle.

## Signs on the board and beside it (signs-)
symbols-open-name = Offener Nebel
symbols-open-line = Jede Nebelseite braucht Nebel daneben. Dann gehen seine Geister zurück in den Vorrat.
symbols-closed-name = Geschlossener Nebel
symbols-closed-line = Ringsum geschlossen: Seine Geister sind zurück im Vorrat.
symbols-lost-name = Zerrissener Nebel
symbols-lost-line = Du kannst ihn nie mehr schließen: Eine Seite liegt an klarem Land.
symbols-come-name = Geist mit Zahl
symbols-come-line = So viele Geister kommen, wenn du das Plättchen hierher legst.
symbols-ghosts-name = Geister auf dem Plan
symbols-ghosts-line = Sie gehen, wenn ihr Nebel sich schließt, wenn ihr sie statt Punkten wegschickt oder durch einen Hund.
symbols-bank-name = Geistervorrat
symbols-bank-line = Geister, die noch kommen können.
symbols-risk-name = Chance in Prozent
symbols-risk-line = Wie wahrscheinlich euch in den nächsten Plättchen die Geister ausgehen. Dann habt ihr verloren.
symbols-grave-name = Friedhof
symbols-grave-line = Sind die Felder ringsum voll, begrabt ihr hier einen Wächter.
symbols-count-name = Grüne Zahl
symbols-count-line = So viele Felder an diesem Friedhof sind noch leer.
symbols-waits-name = Kleiner Grabstein
symbols-waits-line = Ein Plättchen auf diesem Feld hilft, einen Friedhof zu schließen.
symbols-buried-name = Grab
symbols-buried-line = Hier ist ein Wächter begraben, bis zum Ende des Spiels.
symbols-hound-name = Hund
symbols-hound-line = Bleibt bei seinem Wächter. Wird der gewertet, gibt es 1 Punkt für jeden Geist auf der Karte.

## Looking back (replay-)
replay-bank = Geister übrig: { $count }
