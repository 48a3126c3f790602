# Rätsel: geladen mit ihrer Seite und an einem Tisch, der eines ist.

puzzle-title = Rätsel
puzzle-tab = Rätsel · Bastide
puzzle-intro = Eine Stellung, ein Zug, der klar der beste ist. Finde ihn.
puzzle-day = Rätsel des Tages
puzzle-day-line = Für alle dasselbe, { $date }
puzzle-day-solved = Heute gelöst
puzzle-day-missed = Heute versucht, nicht gelöst
puzzle-solve-do = Den besten Zug finden
puzzle-again-do = Noch einmal ansehen
puzzle-next = Ein anderes Rätsel
puzzle-next-line = Passend zu deiner Wertung
puzzle-all-tried = Du hast alle Rätsel versucht. Morgen kommt ein neues.
puzzle-you = Du
puzzle-rating = Wertung
puzzle-solved-of = Gelöst
puzzle-counts = { $solved } von { $tried }
puzzle-streak = Serie
puzzle-first = Nur der erste Versuch zählt.
puzzle-number = Wertung { $rating }
puzzle-table = Rätsel
puzzle-coach = Rätsel: Ein Zug ist klar der beste. Leg das Plättchen, dann eine Figur oder keine.
puzzle-coach-end = Der Zug ist vorbei.
puzzle-coach-shown = Das ist der beste Zug.
puzzle-good = Das ist der beste Zug
puzzle-good-line = { $points ->
    [one] Der nächstbeste Zug kostet etwa { $points } Punkt.
   *[other] Der nächstbeste Zug kostet etwa { $points } Punkte.
}
puzzle-bad = Es gibt einen besseren Zug
puzzle-bad-line = { $points ->
    [one] Dein Zug kostet etwa { $points } Punkt.
   *[other] Dein Zug kostet etwa { $points } Punkte.
}
puzzle-bad-least = { $points ->
    [one] Dein Zug kostet mindestens { $points } Punkt.
   *[other] Dein Zug kostet mindestens { $points } Punkte.
}
puzzle-show-do = Den besten Zug zeigen
puzzle-why = Warum er gut ist
puzzle-found = Bots finden ihn in { $share } der Versuche.
puzzle-rated = Deine Wertung: { $rating } · Serie: { $streak }
puzzle-next-do = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-leave = Das Rätsel verlassen
puzzle-leave-title = Das Rätsel verlassen?
puzzle-later-do = Andere Rätsel
puzzle-later-line = Das Rätsel wartet auf dich.

## Aus eigenen Spielen
puzzle-own = Aus deinen eigenen Spielen
puzzle-own-line = Teure Züge, bei denen einer klar der beste war. Sie ändern deine Wertung nicht.
puzzle-own-none = Noch keine. Spiel ein Spiel zu Ende und analysiere es: Teure Züge, bei denen einer klar der beste war, erscheinen hier.
puzzle-own-turn = { $points ->
    [one] Zug { $turn } kostete etwa { $points } Punkt
   *[other] Zug { $turn } kostete etwa { $points } Punkte
}
puzzle-own-solved = Gelöst
puzzle-own-missed = Noch nicht
puzzle-own-all-do = Alle { $count } zeigen
puzzle-own-fewer-do = Weniger zeigen
puzzle-own-again = { $points ->
    [one] Das hast du im Spiel gespielt. Es kostet etwa { $points } Punkt.
   *[other] Das hast du im Spiel gespielt. Es kostet etwa { $points } Punkte.
}
puzzle-own-see-do = Im Spiel ansehen
