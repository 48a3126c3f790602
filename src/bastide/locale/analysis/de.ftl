# Ein gespieltes Spiel beurteilt: Klassen von Zügen, Maße, und warum ein Zug gut ist.

analysis-class-excellent = Ausgezeichnet
analysis-class-good = Gut
analysis-class-inaccuracy = Ungenauigkeit
analysis-class-mistake = Fehler
analysis-class-blunder = Grober Fehler
analysis-class-disaster = Katastrophe
analysis-class-forced = Keine Wahl
analysis-luck = Glück
analysis-choices = Entscheidungen

## Gründe
analysis-feature-of = { $feature } von { $names }
analysis-your = { $feature ->
    [city] Deine Stadt
    [road] Deine Straße
    [monastery] Dein Kloster
    [garden] Dein Garten
    [castle] Deine Burg
   *[field] Deine Wiese
}
analysis-you-owner = dir
analysis-you-paid = dich
analysis-reason-scores = { $feature }: { score-points } für { $names }
analysis-reason-scores-you = { $feature }: { score-points } für dich
analysis-reason-scores-alone = { score-points } für { $names }
analysis-reason-scores-alone-you = { score-points } für dich
analysis-reason-returns = { $count ->
    [one] { $count } Figur kommt zurück
   *[other] { $count } Figuren kommen zurück
}
analysis-reason-claims = { $feature }: besetzt für etwa { score-points }; { $left ->
    [0] danach keine solche Figur mehr
    [one] danach noch eine solche Figur
   *[other] danach noch { $left } solche Figuren
}
analysis-reason-grows = { $whose }: etwa { score-points } mehr wert
analysis-reason-spoils = { $whose }: etwa { score-points } weniger wert
analysis-reason-shares = { $whose }: { $mine } ist nun beteiligt, etwa { score-points }
analysis-reason-shares-you = { $whose }: du bist nun beteiligt, etwa { score-points }
analysis-reason-takes = { $whose }: { $mine } übernimmt, etwa { score-points }
analysis-reason-takes-you = { $whose }: du übernimmst, etwa { score-points }
analysis-reason-robs = { $whose }: verloren, etwa { score-points } weniger
analysis-reason-blocks = { $whose }: etwa { score-points } weniger wert
analysis-reason-helps = { $whose }: etwa { score-points } mehr wert
analysis-reason-gains = Neben der Karte: etwa { score-points } mehr für { $names }
analysis-reason-loses = Neben der Karte: etwa { score-points } weniger für { $names }
analysis-closes = Chance auf Fertigstellung: { $chance }
analysis-closes-now = Chance auf Fertigstellung: { $chance } (vorher: { $before })
analysis-waits = { $left ->
    [0] kein übriges Plättchen schließt die letzte Lücke
    [one] ein übriges Plättchen schließt die letzte Lücke
   *[other] { $left } übrige Plättchen schließen die letzte Lücke
}

## Die Seite
analysis-title = Das ganze Spiel
analysis-overview = Das ganze Spiel
analysis-this-turn = Dieser Zug
analysis-luck-and-choices = Glück und Entscheidungen
analysis-won-by = { $points ->
    [one] { $name } hat mit { $points } Punkt Vorsprung gewonnen.
   *[other] { $name } hat mit { $points } Punkten Vorsprung gewonnen.
}
analysis-won-by-you = { $points ->
    [one] Du hast mit { $points } Punkt Vorsprung gewonnen.
   *[other] Du hast mit { $points } Punkten Vorsprung gewonnen.
}
analysis-tied = Das Spiel endete unentschieden.
analysis-early-by = { $points ->
    [one] Als das Spiel endete, lag { $name } voraussichtlich mit { $points } Punkt vorn.
   *[other] Als das Spiel endete, lag { $name } voraussichtlich mit { $points } Punkten vorn.
}
analysis-early-by-you = { $points ->
    [one] Als das Spiel endete, lagst du voraussichtlich mit { $points } Punkt vorn.
   *[other] Als das Spiel endete, lagst du voraussichtlich mit { $points } Punkten vorn.
}
analysis-early-even = Als das Spiel endete, war ein Unentschieden zu erwarten.
analysis-part-luck = Glück mit den Plättchen
analysis-part-choices = Entscheidungen
analysis-part-rest = Nicht vorhersehbar
analysis-fair-won = { $points ->
    [one] Ohne das Glück mit den Plättchen hätte { $name } mit etwa { $points } Punkt Vorsprung gewonnen.
   *[other] Ohne das Glück mit den Plättchen hätte { $name } mit etwa { $points } Punkten Vorsprung gewonnen.
}
analysis-fair-won-you = { $points ->
    [one] Ohne das Glück mit den Plättchen hättest du mit etwa { $points } Punkt Vorsprung gewonnen.
   *[other] Ohne das Glück mit den Plättchen hättest du mit etwa { $points } Punkten Vorsprung gewonnen.
}
analysis-fair-even = Ohne das Glück mit den Plättchen wäre es unentschieden ausgegangen.
analysis-of-team = Züge eines Teams werden an der Siegchance gemessen, darum stehen ihre Kosten nicht in Punkten da. Glück wird nicht gemessen.
analysis-of-many = Plättchen werden mit einem durchschnittlichen verglichen, Entscheidungen mit dem besten Zug. Ab drei Spielern ergibt beides zusammen nicht das Ergebnis: Was einer verliert, nützt den anderen verschieden viel.
analysis-exact = { $percent } % genau
analysis-no-choice = Es gab nie eine Wahl.
analysis-best-of = Bester Zug: { $count } von { $of }
analysis-count-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
analysis-count-mistake = { $count } Fehler
analysis-count-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
analysis-count-disaster = { $count ->
    [one] { $count } Katastrophe
   *[other] { $count } Katastrophen
}
analysis-curve-lead = Siegerwartung
analysis-curve-each = Erwartete Punkte jedes Spielers
analysis-curve-chance = Siegchance
analysis-side = { $name } vorn
analysis-side-you = Du vorn
analysis-costly = teurer Zug
analysis-turning = Wendepunkt
analysis-slider = Zug in der Kurve
analysis-turn = Zug { $turn }
analysis-turn-of = Zug { $turn } · { $name }
analysis-ahead = { $points ->
    [one] { $name } voraussichtlich { $points } Punkt vorn
   *[other] { $name } voraussichtlich { $points } Punkte vorn
}
analysis-ahead-you = { $points ->
    [one] du voraussichtlich { $points } Punkt vorn
   *[other] du voraussichtlich { $points } Punkte vorn
}
analysis-even = etwa ausgeglichen
analysis-chance = Siegchance { $chance }
analysis-cost = { $points ->
    [one] { $mark }, kostete { $points } Punkt
   *[other] { $mark }, kostete { $points } Punkte
}
analysis-turning-of = Wendepunkt für { $name }
analysis-turning-of-you = Wendepunkt für dich
analysis-costly-title = Teure Züge
analysis-whose = Wessen Züge
analysis-of-all = Alle
analysis-costly-why = Besserer Zug: { $why }
analysis-none-costly = Kein Zug hat viele Punkte gekostet.
analysis-all-do = Alle { $count } zeigen
analysis-fewer-do = Weniger zeigen

## Ein Zug
analysis-draw-good = Glücklich gezogen: { $points }
analysis-draw-bad = Unglücklich gezogen: { $points }
analysis-draw-plain = Gewöhnlich gezogen
analysis-which = Welchen Zug die Karte zeigt
analysis-played = Gespielt
analysis-better = Besser
analysis-played-mark = gespielt
analysis-better-mark = besser
analysis-see-do = Es gab einen besseren Zug: ansehen
analysis-shows-played = Die Karte zeigt den gespielten Zug.
analysis-shows-better = Die Karte zeigt den besseren Zug.
analysis-forced = Es gab keine andere Wahl.
analysis-was-best = Ein besserer Zug wurde nicht gefunden.
analysis-equal = So gut wie der beste Zug.
analysis-alike = { $count ->
    [one] Ein anderer Zug war etwa gleich gut.
   *[other] { $count } andere Züge waren etwa gleich gut.
}
analysis-clear = { $points ->
    [one] Der nächstbeste Zug ist etwa { $points } Punkt schlechter.
   *[other] Der nächstbeste Zug ist etwa { $points } Punkte schlechter.
}
analysis-gains = { $points ->
    [one] Um etwa { $points } Punkt besser.
   *[other] Um etwa { $points } Punkte besser.
}
analysis-error = (± { $points })
analysis-ends = { $side ->
    [ahead] { $points ->
        [one] Danach: am Ende etwa { $points } Punkt vorn
       *[other] Danach: am Ende etwa { $points } Punkte vorn
    }
    [behind] { $points ->
        [one] Danach: am Ende etwa { $points } Punkt zurück
       *[other] Danach: am Ende etwa { $points } Punkte zurück
    }
   *[even] Danach: am Ende etwa gleichauf
}
analysis-why = Was er bewirkt hat
analysis-why-better = Was er bewirkt hätte
analysis-why-none = Kein messbarer Gewinn.
analysis-next-costly = Nächster teurer Zug
analysis-try-do = Von hier weiterspielen
analysis-puzzle-do = Als Rätsel versuchen
analysis-puzzles = { $count ->
    [one] { $count } deiner Züge ist ein Rätsel geworden.
   *[other] { $count } deiner Züge sind Rätsel geworden.
}
analysis-puzzles-do = Zu den Rätseln

## Während es entsteht
analysis-depth = Tiefe
analysis-depth-0 = Schnell
analysis-depth-2 = Tiefer
analysis-depth-4 = Am tiefsten
analysis-deeper-2-do = Tiefer analysieren
analysis-deeper-4-do = Noch tiefer analysieren
analysis-deeper-hint = Vielversprechende Züge werden mit mehreren Ziehungen durchgespielt. Das dauert Minuten; du kannst die Seite verlassen.
analysis-making = Analyse läuft, Zug für Zug …
analysis-making-deeper = Tiefere Analyse läuft, Zug für Zug …
analysis-waiting = Wartet auf andere Spiele …
analysis-done-of = { $done } von { $of } Schritten.
analysis-goes-on = Du kannst gehen. Die Analyse läuft weiter und ist hier, wenn du zurückkommst.
analysis-came = Die tiefere Analyse ist fertig.
analysis-not-over = Dieses Spiel ist nicht zu Ende
analysis-not-over-line = Du kannst es analysieren, wenn es zu Ende ist.
analysis-again = Die Seite versucht es von selbst noch einmal.
analysis-reload-do = Seite neu laden
analysis-error-analysis-failed = Dieses Spiel konnte nicht analysiert werden.
analysis-error-analysis-busy = Gerade werden viele Spiele analysiert.
analysis-error-version = Seite und Server passen nicht zusammen. Lade die Seite neu.
analysis-error-offline = Der Server antwortet nicht. Deine Analyse läuft dort weiter.
analysis-error-bad-depth = Dieses Spiel lässt sich nicht tiefer analysieren.

## Rat am Tisch
analysis-advice-label = Tipp
analysis-advice-hint = { $name } schlägt vor:
analysis-advice-note = { $points ->
    [one] Es gab einen besseren Zug, um etwa { $points } Punkt.
   *[other] Es gab einen besseren Zug, um etwa { $points } Punkte.
}
analysis-advice-note-team = Es gab einen besseren Zug für das Team.
analysis-advice-see-do = Zeigen
analysis-advice-close = Tipp schließen
analysis-advice-mark = besser
analysis-turn-list = Beste Züge
analysis-turn-use-do = Übernehmen
analysis-turn-best = der beste
analysis-turn-equal = genauso gut
analysis-turn-less = { $error ->
    [none] { $loss } Punkte weniger
   *[other] { $loss } Punkte weniger (± { $error })
}
analysis-turn-less-team = { $error ->
    [none] Sieg um { $loss } % unwahrscheinlicher
   *[other] Sieg um { $loss } % unwahrscheinlicher (± { $error })
}
analysis-turn-lead = Erwarteter Vorsprung mit Zug 1, in Punkten: { $lead }
analysis-turn-chance = Siegchance mit Zug 1: { $chance }
analysis-turn-said = Nummer { $n }: { $turn }
