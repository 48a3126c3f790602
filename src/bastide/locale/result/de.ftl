# Das Ende eines Spiels: Ergebnis, wie es weitergeht, sein Bild. Wird geholt, wenn ein Spiel zu Ende ist.

result-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
}
result-win-together = { $names } gewinnen
result-points = Punkte nach Art
result-player = Spieler
result-total = Gesamt
result-kind = { $kind ->
    [city] Städte
    [road] Straßen
    [monastery] Klöster
    [field] Wiesen
   *[rest] Andere Punkte
}
result-best = am meisten
result-moments = Höhepunkte
result-city = Größte Stadt
result-city-line = { $count ->
    [one] { $name }, { $count } Plättchen, { $points } Punkte
   *[other] { $name }, { $count } Plättchen, { $points } Punkte
}
result-turn = Bester Zug
result-turn-line = { $points ->
    [one] { $name }, Zug { $turn }, { $points } Punkt
   *[other] { $name }, Zug { $turn }, { $points } Punkte
}
result-lead = Wendepunkt
result-lead-line = Vorn ab Zug { $turn }: { $name }
result-counting = Am Ende entschieden
result-counting-line = { $points ->
    [one] { $name }, { $points } Punkt in der Schlusswertung
   *[other] { $name }, { $points } Punkte in der Schlusswertung
}
result-show = Auf der Karte zeigen
result-home-do = Startseite
result-share-do = Teilen

## Ein freundlicher Satz für alle, die nicht gewonnen haben
result-praise-record = Dein bisher bestes Ergebnis gegen { $name }
result-praise-close = { $points ->
    [one] Nur ein Punkt hat gefehlt
   *[other] Nur { $points } Punkte haben gefehlt
}
result-praise-city = { $count ->
    [one] Die größte Stadt war deine: { $count } Plättchen
   *[other] Die größte Stadt war deine: { $count } Plättchen
}
result-praise-turn = { $points ->
    [one] Der beste Zug des Spiels war deiner: { $points } Punkt
   *[other] Der beste Zug des Spiels war deiner: { $points } Punkte
}
result-praise-most = { $kind ->
    [city] Die meisten Punkte für Städte hast du
    [road] Die meisten Punkte für Straßen hast du
    [monastery] Die meisten Punkte für Klöster hast du
    [field] Die meisten Punkte für Wiesen hast du
   *[rest] Die meisten Punkte für alles andere hast du
}
result-praise-score = { $points ->
    [one] Deine größte Wertung: { $points } Punkt
   *[other] Deine größte Wertung: { $points } Punkte
}
result-praise-team = { $turns ->
    [one] Das Team hat { $turns } Zug durchgehalten
   *[other] Das Team hat { $turns } Züge durchgehalten
}
result-praise-thanks = Danke fürs Mitspielen

## The card, as a picture and in previews of links
result-card-turn = Zug { $turn }
result-card-open = { $open ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $open } Plätze sind frei
}
result-card-free = frei
result-card-left = { $left ->
    [one] noch { $left } Plättchen
   *[other] noch { $left } Plättchen
}
result-card-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
result-card-city = { $count ->
    [one] größte Stadt: { $count } Plättchen
   *[other] größte Stadt: { $count } Plättchen
}
result-card-brand = inoffiziell, quelloffen
result-card-save-do = Bild speichern
result-card-alt = Karte des Spiels: { $table }
result-card-failed = Gerade kein Bild. Versuch es in einer Minute noch einmal.
result-share-title = Ergebnis teilen
result-final = Ende

## Rematch
result-again-title = Der nächste Tisch ist offen
result-again-line = Gleiche Regeln. Es startet, wenn alle da sind.
result-again-ready = bereit
result-again-invited = eingeladen, liest noch das Ergebnis
result-again-waiting = Warten auf { $names }
result-again-asks = { $name } möchte eine Revanche
result-again-toast = Die Revanche ist offen
result-again-toast-line = Gleiche Regeln. Lies weiter, solange du magst.
result-again-sit-do = Hinsetzen
result-again-later-do = Nicht jetzt
result-again-do = Wieder hinsetzen
result-again-calm = Es eilt nicht. Ein Bot kann später dazukommen.
