# Eine von Hand aufgebaute Stellung: Worte, die mit ihrer Seite kommen.

position-title = Stellungseditor
position-tab = Stellungseditor · Bastide
position-first = Plättchen wählen und legen
position-next = Nächstes Plättchen, oder eines auf dem Plan antippen
position-all-do = Regeln und Punkte
position-best-do = Beste Züge
position-take-do = Spielen, teilen, laden
position-whose = Wessen Figuren gesetzt werden
position-whose-left = { $left ->
    [one] { $name }, noch eine Figur
   *[other] { $name }, noch { $left } Figuren
}
position-lift-do = Plättchen entfernen
position-home-do = Figur von { $name } entfernen
position-other-do = Anderes Plättchen
position-hand-do = Auf die Hand nehmen
position-hand-away-do = Plättchen auf der Hand zurücklegen
position-holds = { $name } legt dieses Plättchen
position-wrong = Das geht nicht
position-wrong-more = { $count ->
    [one] Und noch ein Problem.
   *[other] Und noch { $count } Probleme.
}
position-wrong-no-place = { $what }: Das Plättchen passt dort nicht mehr.
position-wrong-no-stand = { $what }: Eine solche Figur steht dort nicht.
position-wrong-no-tile = { $what }: Dort liegt kein Plättchen.
position-wrong-no-segment = { $what }: Einen solchen Platz hat das Plättchen nicht.
position-wrong-gone-home = { $what }: Das ist fertig, die Figuren sind zurückgegangen.
position-wrong-too-many = Davon gibt es mehr, als das Spiel hat.
position-wrong-too-many-tokens = Es gibt mehr Geister, als das Spiel hat.
position-wrong-no-tile-left = Es ist kein Plättchen mehr zu ziehen: Das Spiel wäre zu Ende.
position-wrong-fits-nowhere = Das Plättchen auf der Hand passt nirgends.
position-drop-do = Weglassen
position-again-do = Noch einmal
position-points = Punkte, und wer dran ist
position-points-of = Punkte von { $name }
position-to-move = ist dran
position-hand-line = Das Plättchen auf der Hand wählst du auf der Seite: eines antippen, dann „Auf die Hand nehmen“. Sonst wird eines gezogen.
position-rules-do = Andere Regeln oder Spieler
position-rules-use-do = Mit diesen Regeln
position-rules-note = Mit anderen Regeln beginnt die Karte leer; „Zurücknehmen“ bringt die alte wieder.
position-players = { $count ->
    [one] Ein Spieler
   *[other] { $count } Spieler
}
position-fewer-do = Ein Spieler weniger
position-more-do = Ein Spieler mehr
position-empty-do = Mit leerer Karte beginnen
position-best = Beste Züge
position-best-comes = Die besten Züge werden gesucht …
position-best-hand = Zuerst ein Plättchen auf die Hand nehmen: Plättchen antippen, dann „Auf die Hand nehmen“.
position-best-wrong = Behebe zuerst, was nicht geht.
position-best-first = Der beste
position-best-equal = Etwa gleich gut
position-best-less = { $loss } Punkte weniger
position-best-less-team = Sieg um { $loss } % unwahrscheinlicher
position-play-do = Tisch damit eröffnen
position-play-line = Mit Bots oder Freunden, wie an jedem Tisch. Die übrigen Plättchen werden zufällig gezogen.
position-link = Ein Link zum Teilen
position-link-long = Diese Stellung ist zu lang für einen Link. Kopiere ihren Text.
position-text = Die Stellung in einer Zeile
position-copy-do = Text kopieren
position-take-wrong = Etwas an dieser Stellung geht nicht. Behebe das zuerst; dann gibt es Link, Text und Tisch.
position-read = Andere Stellung laden
position-read-do = Laden
position-import-do = Partie aus Datei
position-new = Dieser Tisch beginnt mit einer eigenen Stellung.
