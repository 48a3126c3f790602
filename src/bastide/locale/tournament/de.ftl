# Tournaments: fetched with their pages.

tournament-tab = Turniere · Bastide
tournament-tab-of = { $name } · Bastide
tournament-title = Turniere
tournament-intro = Duelle über mehrere Runden: wann es beiden passt oder alle zugleich. Zuschauen darf jeder, mitspielen braucht ein Konto.
tournament-show = Zeigen
tournament-list-open = Offene
tournament-list-running = Laufende
tournament-list-over = Beendete
tournament-list-mine = Meine
tournament-none-open = Kein Turnier wartet auf Leute
tournament-none-running = Kein Turnier läuft
tournament-none-over = Noch kein Turnier ist zu Ende
tournament-none-mine = Du nimmst noch an keinem Turnier teil
tournament-none-line = Mach eines auf: Zwei genügen.
tournament-coming = Einen Moment …
tournament-people = { $people } von { $most }
tournament-new = Neues Turnier
tournament-name = Sein Name
tournament-kind = Wie gespielt wird
tournament-kind-robin = Jeder gegen jeden
tournament-kind-robin-line = Am gerechtesten, für bis zu 16 Leute.
tournament-kind-swiss = Schweizer System
tournament-kind-swiss-line = In jeder Runde triffst du jemanden mit etwa gleich vielen Punkten, und niemanden zweimal.
tournament-kind-knockout = K.-o.
tournament-kind-knockout-line = Wer ein Duell verliert, scheidet aus. Nach einem Remis kommt weiter, wer nach Spielpunkten vorn liegt, dann wer zuerst da war.
tournament-duels = { $count ->
    [one] ein Spiel je Duell
   *[other] bis zu { $count } Spiele je Duell
}
tournament-games = Spiele je Duell
tournament-games-line = Wer beginnt, wechselt von Spiel zu Spiel. Ein Duell endet, sobald niemand mehr aufholen kann.
tournament-rounds = Runden
tournament-rounds-auto = So viele wie nötig
tournament-most = Plätze
tournament-time = Zeit je Runde
tournament-time-line = Ist sie um, zählt, was zu Ende gespielt ist.
tournament-no-hurry = ohne Eile
tournament-hours = { $count ->
    [one] eine Stunde je Runde
   *[other] { $count } Stunden je Runde
}
tournament-days = { $count ->
    [one] ein Tag je Runde
   *[other] { $count } Tage je Runde
}
tournament-deal = Gleiche Plättchen für alle
tournament-deal-line = Alle Tische einer Runde ziehen die gleichen Plättchen in der gleichen Folge, das Glück ist also geteilt. Bis zum Ende der Runde sieht nur zu, wer dort spielt.
tournament-deal-told = Alle Tische einer Runde ziehen die gleichen Plättchen in der gleichen Folge.
tournament-aids = Hilfen auf dem Brett
tournament-aids-line = Punkte, Plätze und Besitzer werden beiden gezeigt.
tournament-rated = Gewertet
tournament-rated-line = Die Ergebnisse ändern die Wertungen. Hilfen gibt es keine.
tournament-make = Turnier anlegen
tournament-back = Zurück
tournament-account = Anmelden oder Konto anlegen
tournament-host = angelegt von { $name }
tournament-round = Runde { $round } von { $rounds }
tournament-round-n = Runde { $round }
tournament-left = { $hours ->
    [one] noch weniger als eine Stunde
   *[other] noch { $hours } Stunden
}
tournament-winner = Gewonnen: { $names }
tournament-phase-open = { $people } von { $most } Plätzen vergeben
tournament-phase-running = Läuft
tournament-phase-over = Beendet
tournament-phase-cancelled = Abgesagt
tournament-play = Zu deinem Spiel
tournament-join = Teilnehmen
tournament-leave = Nicht teilnehmen
tournament-start = Beginnen
tournament-give-up = Turnier verlassen
tournament-leave-line = Du verlierst, was nicht zu Ende ist, und wirst nicht mehr gepaart. Das lässt sich nicht zurücknehmen.
tournament-cancel = Absagen
tournament-cancel-line = Es endet für alle und ohne Sieger. Laufende Spiele können zu Ende gespielt werden.
tournament-said-join = Du nimmst teil.
tournament-said-leave = Du nimmst nicht mehr teil.
tournament-said-start = Die erste Runde hat begonnen.
tournament-said-cancel = Das Turnier wurde abgesagt.
tournament-wait = Dein Duell dieser Runde ist entschieden. Die nächste Runde beginnt, wenn alle es sind.
tournament-entrants = Wer teilnimmt
tournament-nobody = Noch niemand.
tournament-standings = Stand
tournament-place = Platz
tournament-person = Name
tournament-points = Punkte
tournament-record = Siege · Remis · Niederlagen
tournament-buchholz = Buchh.
tournament-buchholz-line = Buchholz: die Punkte aller, gegen die man gespielt hat
tournament-margin = Vorsprung
tournament-margin-line = Um wie viele Spielpunkte man vorn lag
tournament-gone = ausgestiegen
tournament-free = ohne Gegner: ein Punkt
tournament-game = Spiel { $game }: { $score }
tournament-game-on = läuft
tournament-game-left = nicht zu Ende
tournament-won = gewonnen
tournament-said = durch Wort oder Zeit
tournament-award = Entscheiden
tournament-award-line = Wenn sie es nicht zu Ende spielen konnten. Was gespielt wurde, bleibt.
tournament-award-to = { $name } gewinnt
tournament-award-drawn = Remis
tournament-award-none = Niemand gewinnt
tournament-secrets = Ziehungen prüfen
tournament-secrets-line = Mit diesen Geheimnissen kann jeder prüfen, dass kein Plättchen ausgesucht wurde: bastide verify LOG --secret SECRET.
tournament-secret = Runde { $round }, Spiel { $game }:
tournament-error-account-needed = Das braucht einen Namen, der bleibt: Melde dich an oder leg ein Konto an.
tournament-error-tournament-full = Alle { $most } Plätze sind vergeben.
tournament-error-tournament-closed = Es hat schon begonnen, ist zu Ende oder wurde abgesagt.
tournament-error-too-few = Es braucht zwei: Warte, bis jemand teilnimmt.
tournament-error-no-such-tournament = Ein Turnier dieses Namens gibt es nicht.
tournament-error-team-tournament = In einem Turnier spielt jeder für sich: Wähl andere Regeln.
tournament-error-no-such-duel = Dieses Duell gibt es in der laufenden Runde nicht.
