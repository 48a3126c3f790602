# Ein gespieltes Spiel beurteilt: Klassen von Zügen, Maße, und warum ein Zug gut ist.

analysis-class-excellent = Ausgezeichnet
analysis-class-good = Gut
analysis-class-inaccuracy = Ungenauigkeit
analysis-class-mistake = Fehler
analysis-class-blunder = Grober Fehler
analysis-class-disaster = Katastrophe
analysis-class-forced = Keine Wahl
analysis-accuracy = Genauigkeit
analysis-lost = Verlust pro Zug
analysis-luck = Glück
analysis-choices = Züge mit Wahl
analysis-best = Beste Züge

## Gründe
analysis-reason-scores = { $points ->
    [one] { $feature }, { $names }: { $points } Punkt
   *[other] { $feature }, { $names }: { $points } Punkte
}
analysis-reason-scores-alone = { $points ->
    [one] { $names }: { $points } Punkt
   *[other] { $names }: { $points } Punkte
}
analysis-reason-returns = { $count ->
    [one] { $count } Figur kehrt heim
   *[other] { $count } Figuren kehren heim
}
analysis-reason-claims = { $feature }: besetzt, voraussichtliche Punkte: { $points }, solche Figuren übrig: { $left }
analysis-reason-grows = { $feature }, eigenes Gebiet: Punkte mehr: { $points }
analysis-reason-spoils = { $feature }, eigenes Gebiet: Punkte weniger: { $points }
analysis-reason-shares = { $feature }, { $names }: geteilt, Punkte: { $points }
analysis-reason-takes = { $feature }, { $names }: übernommen, Punkte: { $points }
analysis-reason-robs = { $feature }, { $names }: verloren, Punkte: { $points }
analysis-reason-blocks = { $feature }, { $names }: Punkte weniger: { $points }
analysis-reason-helps = { $feature }, { $names }: Punkte mehr: { $points }
analysis-closes = Chance auf Fertigstellung: { $chance }
analysis-closes-now = Chance auf Fertigstellung: { $before }, jetzt { $chance }
analysis-waits = bei { $cell } fehlt nur noch { $tiles } (übrig: { $left })
analysis-waits-many = bei { $cell } fehlt ein Plättchen (passende übrig: { $left })
analysis-waits-none = bei { $cell } vollendet es nichts, was übrig ist
