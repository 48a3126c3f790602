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
puzzle-next-line = Etwa von deiner Stärke
puzzle-all-tried = Du hast alle Rätsel versucht. Morgen wartet das nächste.
puzzle-you = Du
puzzle-rating = Wertung
puzzle-solved-of = Gelöst
puzzle-counts = { $solved } von { $tried }
puzzle-streak = In Folge
puzzle-first = Nur der erste Versuch zählt.
puzzle-number = Wertung { $rating }
puzzle-table = Rätsel
puzzle-coach = Rätsel: Ein Zug ist klar der beste. Lege das Plättchen und wähle eine Figur oder keine.
puzzle-coach-end = Der Zug ist vorbei.
puzzle-coach-shown = Das ist der beste Zug.
puzzle-good = Das ist der beste Zug
puzzle-good-line = { $points ->
    [one] Der nächstbeste verliert etwa { $points } Punkt.
   *[other] Der nächstbeste verliert etwa { $points } Punkte.
}
puzzle-bad = Es gibt etwas Besseres
puzzle-bad-line = { $points ->
    [one] Dein Zug verliert etwa { $points } Punkt.
   *[other] Dein Zug verliert etwa { $points } Punkte.
}
puzzle-bad-least = { $points ->
    [one] Dein Zug verliert { $points } Punkt oder mehr.
   *[other] Dein Zug verliert { $points } Punkte oder mehr.
}
puzzle-show-do = Den besten Zug zeigen
puzzle-why = Warum er gut ist
puzzle-found = Die Bots fanden ihn in { $share } ihrer Versuche.
puzzle-rated = Deine Wertung: { $rating } · in Folge: { $streak }
puzzle-next-do = Nächstes Rätsel
puzzle-all = Alles über Rätsel
puzzle-leave = Das Rätsel verlassen
puzzle-leave-title = Das Rätsel verlassen?
puzzle-later-do = Andere Rätsel
puzzle-later-line = Das Rätsel wartet auf dich.

## Aus eigenen Spielen
puzzle-own = Aus deinen eigenen Spielen
puzzle-own-line = Züge, die dich viel kosteten und bei denen einer klar der beste war. Für deine Wertung zählen sie nicht.
puzzle-own-none = Noch keine. Spiele ein Spiel zu Ende und lass es analysieren: Züge, die dich viel kosteten und bei denen einer klar der beste war, kommen hierher.
puzzle-own-turn = { $points ->
    [one] Zug { $turn } kostete etwa { $points } Punkt
   *[other] Zug { $turn } kostete etwa { $points } Punkte
}
puzzle-own-solved = Gelöst
puzzle-own-missed = Noch nicht
puzzle-own-all-do = Alle { $count } zeigen
puzzle-own-fewer-do = Weniger zeigen
puzzle-own-again = { $points ->
    [one] Das hast du im Spiel gezogen. Es verliert etwa { $points } Punkt.
   *[other] Das hast du im Spiel gezogen. Es verliert etwa { $points } Punkte.
}
puzzle-own-see-do = Im Spiel ansehen
