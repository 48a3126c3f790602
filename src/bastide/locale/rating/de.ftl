# Wertungen, Ranglisten und Profile: kommen mit ihren Seiten.

rating-tab = Wertungen · Bastide
rating-title = Wertungen
rating-intro = Gewertete Spiele brauchen ein Konto. Es gibt keine Hilfen und kein Zurücknehmen.
rating-family = { $family ->
    [base] Grundspiel
    [large] Mit großen Erweiterungen
   *[mixed] Andere Kombinationen
}
rating-speed = { $speed ->
    [fast] Schnell
    [slow] Langsam
    [correspondence] Fernpartie
   *[untimed] Ohne Uhr
}
rating-kind = { $kind ->
    [pair] Zwei Spieler
   *[several] Drei und mehr
}
rating-pick-family = Spiel
rating-pick-speed = Zeit
rating-pick-kind = Spieler
rating-none = Noch niemand in der Rangliste
rating-none-line = Nach genügend gewerteten Spielen in drei Monaten erscheinen Spieler hier.
rating-play = Ein gewertetes Spiel spielen
rating-place = Rang
rating-name = Name
rating-rating = Wertung
rating-games = Spiele
rating-won = Siege
rating-your-place = Du bist auf Rang { $place }.
rating-earlier = Zurück
rating-later = Weiter
rating-page = Ränge { $from } bis { $to } von { $count }
rating-coming = Einen Augenblick …
rating-account = hat ein Konto
rating-guest = Gast
rating-profile = Profil von { $name }
rating-bot = Bot
rating-moderator = Moderation
rating-you = du
rating-since = Hier seit { $day }
rating-provisional = vorläufig
rating-provisional-line = Erst wenige Spiele oder lange keines: Die Wertung kann sich noch stark ändern.
rating-question = Ein Fragezeichen heißt: erst wenige Spiele oder lange keines. Die Wertung kann sich noch stark ändern.
rating-unknown = noch ohne Wertung
rating-hidden = Zu wenige Spiele für eine Wertung
rating-deviation = ± { $points }
rating-none-yet = Noch keine gewerteten Spiele
rating-none-yet-line = Nach dem ersten gewerteten Spiel stehen hier Wertungen, Punkte nach Art und Spiele.
rating-points = Punkte nach Art und Spiel
rating-points-line = { $games ->
    [one] Aus einem gewerteten Spiel, das zu Ende gespielt wurde.
   *[other] Aus { $games } gewerteten Spielen, die zu Ende gespielt wurden.
}
rating-curve = Verlauf der Wertung
rating-curve-list = Wertung nach jedem Spiel, neueste zuerst
rating-curve-item = { $day }: { $rating }
rating-last = Letzte gewertete Spiele
rating-against = gegen { $names }
rating-open-game = Spiel öffnen
rating-erased = ein früherer Spieler
rating-of-games = { $games ->
    [one] ein Spiel, { $won } gewonnen
   *[other] { $games } Spiele, { $won } gewonnen
}
rating-profile-tab = { $name } · Bastide
rating-result = Wertungen nach diesem Spiel
rating-to-board = Zu den Wertungen
