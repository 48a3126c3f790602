# Wertungen, Ranglisten und Profile: kommen mit ihren Seiten.

rating-tab = Wertungen · Bastide
rating-title = Wertungen
rating-intro = Gewertete Spiele spielt man mit einem Konto, ohne Hilfen und ohne Zurücknehmen.
rating-family = { $family ->
    [base] Grundspiel
    [large] Mit großen Erweiterungen
   *[mixed] Andere Mischungen
}
rating-speed = { $speed ->
    [fast] Schnell
    [slow] Langsam
    [correspondence] Über Tage
   *[untimed] Ohne Uhr
}
rating-kind = { $kind ->
    [pair] Zwei Spieler
   *[several] Drei und mehr
}
rating-pick-family = Spiel
rating-pick-speed = Zeit
rating-pick-kind = Spieler
rating-none = Hier steht noch niemand
rating-none-line = Nach einigen gewerteten Spielen in den letzten drei Monaten ist eine Wertung sicher genug für die Liste.
rating-play = Ein gewertetes Spiel spielen
rating-place = Platz
rating-name = Name
rating-rating = Wertung
rating-games = Spiele
rating-won = Siege
rating-your-place = Du stehst auf Platz { $place }.
rating-earlier = Zurück
rating-later = Weiter
rating-page = Plätze { $from } bis { $to } von { $count }
rating-coming = Einen Augenblick …
rating-account = spielt mit Konto
rating-guest = Gast
rating-profile = Das Profil von { $name }
rating-bot = Bot
rating-moderator = Moderation
rating-you = du
rating-since = Hier seit { $day }
rating-provisional = vorläufig
rating-provisional-line = Erst wenige Spiele oder lange keines: Sie wird sich noch stark bewegen.
rating-question = Ein Fragezeichen heißt: erst wenige Spiele oder lange keines. Die Wertung wird sich noch stark bewegen.
rating-unknown = noch ohne Wertung
rating-hidden = Zu wenige Spiele für eine Zahl
rating-deviation = ± { $points }
rating-none-yet = Noch keine gewerteten Spiele
rating-none-yet-line = Nach dem ersten gewerteten Spiel stehen hier Wertungen, Punkte nach Art und Spiele.
rating-points = Punkte nach Art und Spiel
rating-points-line = { $games ->
    [one] Aus einem gewerteten Spiel, das zu Ende gespielt wurde.
   *[other] Aus { $games } gewerteten Spielen, die zu Ende gespielt wurden.
}
rating-curve = Wie die Wertung lief
rating-curve-list = Die Wertung nach jedem Spiel, die letzte zuerst
rating-curve-item = { $day }: { $rating }
rating-last = Letzte gewertete Spiele
rating-against = gegen { $names }
rating-open-game = Spiel öffnen
rating-erased = jemand
rating-of-games = { $games ->
    [one] ein Spiel, { $won } gewonnen
   *[other] { $games } Spiele, { $won } gewonnen
}
rating-profile-tab = { $name } · Bastide
rating-result = Wertungen nach diesem Spiel
rating-to-board = Zu den Wertungen
