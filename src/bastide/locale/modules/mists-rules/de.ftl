### Words of the module mists-rules

## New table
ui-setup-mists = Nebel
ui-setup-mists-line = Alle gemeinsam gegen die Geister.

## Modules and options of the rules (module-, option-)
module-mists-rules = Nebel
module-mists-rules-about = Alle gegen die Geister. Eine bis fünf Personen.
option-level = Stufe
option-level-about = Vom ersten Gang im Nebel bis zu Spukfriedhöfen.
option-level-value = Stufe { $value }
summary-level = Stufe { $value }
option-own-level = Eigene Stufe
option-own-level-about = Plättchen, Geister, Hunde und Ziel, wie du sagst.
summary-own-level = eigene Stufe
option-tamed = Gezähmt
option-tamed-about = Leichtere Zahlen von uns statt denen des Buchs.
summary-tamed = gezähmt

## The board and where we are in the turn
table-ask-bury = Wer wird begraben?
table-ask-bury-of = { $name }: Wer wird begraben?
table-ask-haunt = Auf welchen Friedhof kommt der Geist?
table-ask-haunt-of = { $name }: auf welchen Friedhof?
table-ask-reward = Punkte oder bis zu drei Geister weg?
table-ask-reward-of = { $name }: Punkte oder Geister weg?
table-ask-hound = Zu wessen Figur geht der Hund?
table-ask-hound-of = { $name }: Zu wessen Figur geht der Hund?
table-ask-chase = Der Hund verjagt Geister
table-ask-chase-of = { $name }: Der Hund verjagt Geister
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
offer-bury-supply = Figur aus dem Vorrat begraben
offer-bury-supply-detail = niemand steht auf dem Plan; bis zum Spielende weg
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
log-hound-lost = Niemand steht dort: Hund { $number } ist verloren
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
sum-road-team = { $count } Plättchen für jede Farbe = { $points } Punkte
sum-city-team = { $shields ->
    [0] { $count } Plättchen × 2 für jede Farbe = { $points } Punkte
    [one] { $count } Plättchen × 2 + 2 für jede Farbe = { $points } Punkte
   *[other] { $count } Plättchen × 2 + { $shields } × 2 für jede Farbe = { $points } Punkte
}
sum-castle-team = { $count ->
    [one] { $count } Plättchen mit Nebel × 2 für jede Farbe = { $points } Punkte
   *[other] { $count } Plättchen mit Nebel × 2 für jede Farbe = { $points } Punkte
}
sum-hound = { $count ->
    [one] { $count } Geist auf dem Tisch = { $points } Punkt
   *[other] { $count } Geister auf dem Tisch = { $points } Punkte
}
score-piece-hound = Hunde { $points }

## The game of the team: ghosts, piles, hounds (mists-)
mists-home = Nebel: { $people }
mists-home-line = Stufe { $level } ist offen · { $won } von { $levels } gewonnen
mists-level-1-line = Straßen, Städte und Nebel
mists-level-2-line = Dazu Burgen und Friedhöfe
mists-level-3-line = Dazu zwei Hunde, in drei Stapeln
mists-level-4-line = Weniger Geister, mehr Punkte
mists-level-5-line = Spukfriedhöfe, verdeckte Plättchen
mists-level-6-line = Jede Farbe hat eigene Punkte
mists-level-6-note = Wie gedruckt gewinnt sie kaum jemand: Unser Mitspieler gewann keines von 1 350 Spielen.
mists-tamed-hint = Je { $target } Punkte, Hunde bei { $hounds }. Diese Zahlen sind von uns: Unser Mitspieler gewinnt etwa drei von zehn Spielen. Es zählt als diese Stufe.
mists-level-numbers = { $each ->
    [yes] je { $target } Punkte, { $ghosts } Geister
   *[no] { $target } Punkte, { $ghosts } Geister
}
mists-level-locked = Gewinnt zuerst Stufe { $before }.
mists-anywhere = Mit jeder Stufe beginnen
mists-anywhere-hint = Alle Stufen sind sofort wählbar.
mists-map = Die Nebel-Kampagne
mists-map-line = Wer eine Stufe gewinnt, öffnet die nächste.
mists-map-won = Gewonnen
mists-map-open = Offen
mists-campaign = Wer weiterspielt
mists-campaign-of = { $people }: Stufe { $level } ist offen
mists-campaign-new = Neue Leute
mists-own = Eigene Stufe
mists-file-large = { $file } ist zu groß.
mists-file-not-json = { $file } enthält kein JSON.
mists-file-no-object = { $file } muss eine Stufe enthalten.
mists-file-away = Ohne { $file }
mists-all = Wie das Team steht
mists-points = Punkte des Teams
mists-of-points = von { $target } Punkten
mists-of-each = von { $target }, jede Farbe
mists-of = von { $total }
mists-level = Stufe { $level }
mists-level-tamed = Stufe { $level }, gezähmt
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
mists-follow-buried = Eine Figur wird begraben
mists-follow-scored = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mists-follow-hound = Hund { $number } kommt
mists-follow-hound-lost = Hund { $number } findet niemanden und ist verloren
mists-follow-hound-gone = Hund { $number } hat seine Arbeit getan
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
mists-grave-waits = Ein Friedhof wartet darauf: { table-at }.
mists-buried-here = Hier begraben: eine Figur von { $name }.
mists-hound-here = Der Hund liegt bei der Figur von { $name }.

## The end
mists-won-line = { $points } von { $target } Punkten.
mists-lost-no-ghosts = Ein Geist wurde gebraucht, und der Vorrat war leer.
mists-lost-no-tiles = Kein Plättchen war mehr zu legen, bei { $points } von { $target }.
mists-lost-hound-late = Der Stapel war leer, bevor { $hound } Punkte da waren.

## Why a move is refused
why-not-buried-there = So ein Wächter steht dort nicht.
why-cemetery-closed = Der Geist kommt auf einen Friedhof, der noch offen ist.
why-no-ghosts-there = Auf jenem Plättchen steht kein Geist.
why-too-many-ghosts = Dort stehen weniger Geister.
why-no-hound-there = Der Hund geht zu einem Wächter, der auf dem Tisch steht.
why-too-far-for-hound = Der Hund erreicht zwei der neun Plättchen ringsum.
why-not-beside-cemetery = Es kommt auf ein Feld um einen offenen Friedhof.
why-no-tile-beside = Es muss eine Seite mit einem Plättchen teilen; eine Ecke reicht nicht.
why-only-face-down = Es muss auch ein offen liegendes Plättchen berühren.

## Troubles with the server (client shell)
error-own-level-row = Eine eigene Stufe ist eine Zeile mit Namen und Werten.
error-own-level-key = Eine Stufe kennt nichts namens „{ $key }“.
error-own-level-hounds = „hounds“ zählt Punkte ab 1 auf, steigend.
error-own-level-piles = Bei { $piles } Stapeln gibt es { $wanted } Hunde, nicht { $found }.
error-own-level-without = „without“ nennt castle, cemetery oder beides.
error-own-level-beyond = Der Hund bei { $at } liegt hinter dem Ziel { $target }.
error-own-level-number = „{ $key }“ ist eine Zahl von { $low } bis { $high }.
error-own-level-switch = „{ $key }“ ist true oder false.

## What it changes
module-mists-rules-changes = Plättchen mit Nebel bringen Geister aus einem gemeinsamen Vorrat. Schließt Nebel, macht Straßen und Städte mit Wächtern fertig und nehmt Punkte oder schickt Geister weg. Fehlt ein Geist oder gehen die Plättchen aus, haben alle verloren; mit genug Punkten haben alle gewonnen.

## Signs on the board and beside it (signs-)
signs-open-name = Offener Nebel
signs-open-line = Jede Nebelseite braucht Nebel daneben; dann gehen die Geister darauf heim.
signs-closed-name = Ruhiger Nebel
signs-closed-line = Ringsum geschlossen: Seine Geister sind heimgegangen.
signs-lost-name = Zerrissener Nebel
signs-lost-line = Er kann nie mehr geschlossen werden: Eine Seite liegt an klarem Land.
signs-come-name = Geist mit Zahl
signs-come-line = So viele Geister kommen, wenn du das Plättchen hierhin legst.
signs-ghosts-name = Geister auf dem Plan
signs-ghosts-line = Sie gehen, wenn ihr Nebel sich schließt, statt Punkten oder durch einen Hund.
signs-bank-name = Geistervorrat
signs-bank-line = Geister, die noch kommen können.
signs-risk-name = Chance in Prozent
signs-risk-line = Wie wahrscheinlich die Geister in so vielen Plättchen ausgehen: Dann ist das Spiel verloren.
signs-grave-name = Friedhof
signs-grave-line = Sind die Felder ringsum voll, wird hier ein Wächter begraben.
signs-count-name = Grüne Zahl
signs-count-line = So viele Felder an diesem Friedhof sind noch leer.
signs-waits-name = Kleiner Grabstein
signs-waits-line = Ein Plättchen auf diesem Feld hilft, einen Friedhof zu schließen.
signs-buried-name = Grab
signs-buried-line = Hier ist ein Wächter begraben, bis zum Ende des Spiels.
signs-hound-name = Hund
signs-hound-line = Bleibt bei seinem Wächter. Wird der gewertet: 1 Punkt für jeden Geist auf dem Plan.

## Looking back (replay-)
replay-bank = Geister übrig: { $count }
