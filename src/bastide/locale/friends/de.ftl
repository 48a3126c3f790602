# Freunde an einem Tisch.

friends-this-table = Dieser Tisch
friends-seats = Spieler und Zuschauer
friends-invite = Einladen
friends-invite-line = Link oder Code, auch zum Zuschauen
friends-say = Etwas sagen
friends-say-line = Sätze und Reaktionen
friends-heard = { $names } und die Zuschauer können es lesen
friends-takeback = Um Zurücknehmen bitten
friends-asks-names = braucht die Zustimmung von { $names }
friends-takeback-alone = dein letzter Schritt und was danach kam
friends-away = Einen Bot für mich spielen lassen
friends-away-line = bis ich zurück bin
friends-back = Ich bin wieder da
friends-back-line = der Bot verlässt deinen Platz
friends-resign = Aufgeben
friends-resign-line = das Spiel geht weiter; ein Bot übernimmt den Platz
friends-resign-ask = Dieses Spiel aufgeben?
friends-resign-ask-line = Ein Bot spielt mit deinen Figuren zu Ende. Du kannst nicht mehr gewinnen oder zurückkommen.
friends-resign-last-line = { $name } gewinnt sofort
friends-resign-last-ask-line = Das Spiel endet, und { $name } gewinnt.
friends-play-on = Weiterspielen
friends-end = Das Spiel für alle beenden
friends-end-alone = es ist niemand da, den du fragen musst
friends-end-ask = Das Spiel für alle beenden?
friends-end-ask-line = Das Spiel endet jetzt, und niemand gewinnt. Alles Gespielte bleibt erhalten.
friends-end-do = Spiel beenden
friends-asks-end = { $name } möchte das Spiel für alle beenden
friends-asks-takeback = { $name } möchte einen Zug zurücknehmen
friends-asks-end-line = Das Spiel endet jetzt, und niemand gewinnt.
friends-asks-takeback-line = Auch was danach kam, wird zurückgenommen; dasselbe Plättchen wird wieder gezogen.
friends-agree = Zustimmen
friends-decline = Nein, weiterspielen
friends-you-asked-end = Du möchtest das Spiel beenden
friends-you-asked-takeback = Du möchtest deinen Zug zurücknehmen
friends-waiting-for = Es fehlt noch: { $names }
friends-waits-until = Offen bis { $until }. Keine Antwort heißt nein.
friends-withdraw = Doch nicht
friends-not-agreed = Keine Einigung: Das Spiel geht weiter.
friends-stand-in = Ein Bot spielt für dich
friends-nudge = Anstupsen
friends-nudge-name = { $name } anstupsen
friends-nudged = { $name } wurde angestupst.
friends-called = { $name } stupst dich an: Du bist dran.
friends-mute = Stumm
friends-mute-name = Nachrichten von { $name } verbergen
friends-report = Melden
friends-report-name = { $name } melden
friends-report-title = Tischnamen melden
friends-remove = Entfernen
friends-remove-name = { $name } entfernen
friends-remove-ask = { $name } entfernen?
friends-remove-line = Ein Bot übernimmt den Platz. { $name } darf weiter zuschauen.
friends-remove-lobby = Der Platz ist wieder frei. { $name } darf weiter zuschauen.
friends-remove-for-good = Sperren
friends-remove-for-good-line = darf hier weder mitspielen noch zuschauen
friends-removed = { $name } hat hier keinen Platz mehr.
friends-keep = Platz behalten
friends-line-you = du
friends-line-choosing = ist dran
friends-line-here = ist da
friends-line-away = weg
friends-line-bot = Bot
friends-line-stand-in = hier spielt vorerst ein Bot
friends-line-resigned = aufgegeben; ein Bot spielt weiter
friends-line-free = freier Platz
friends-watch-as = Dein Name als Zuschauer
friends-watch-do = Zeigen
friends-watch-done = Andere sehen jetzt deinen Namen.
friends-phrase-well-played = Gut gespielt
friends-phrase-good-luck = Viel Glück
friends-phrase-thinking = Ich überlege …
friends-phrase-oh-no = Oh nein
friends-phrase-thanks = Danke
friends-phrase-one-more = Noch eine Partie?
friends-phrase-back-soon = In 5 Min. zurück
friends-phrase-sorry = Entschuldige
friends-sign-smile = Lächeln
friends-sign-heart = Herz
friends-sign-crown = Krone
friends-sign-star = Stern
friends-sign-clock = Uhr
friends-signs = Reaktionen
friends-phrases = Sätze
friends-text = In eigenen Worten
friends-send = Senden
friends-past = Frühere Nachrichten
friends-says = { $name }: { $words }
friends-why-hush = Das war viel auf einmal. Bitte warte einen Moment.
friends-why-nudged-already = Du hast eben schon angestupst. Warte ein wenig.
friends-why-player-absent = { $name } ist gerade nicht am Tisch.
friends-why-no-player-to-nudge = Gerade ist niemand anders dran.
friends-why-no-chat = An diesem Tisch kannst du nur fertige Sätze senden.
friends-why-nothing-said = Es gibt nichts zu senden.
friends-why-bad-text = Unsichtbare Zeichen und gestapelte Akzente lassen sich nicht senden.
friends-move = { $n } · { $name }
friends-move-bot = { $n } · Ein Bot, für dich
friends-show-me = Zeig es mir
friends-turn = Du bist dran
friends-name-of-table = Tischname
friends-rename = Tisch umbenennen
friends-rename-do = Speichern
friends-change = Ändern
friends-change-game = Spiel ändern
friends-change-line = Der Link gilt weiter, und alle behalten ihren Platz.
friends-changed = Das Spiel wurde geändert: { $game }
friends-unseen = hat das neue Spiel noch nicht gesehen
friends-more-seats = Platz hinzufügen
friends-fewer-seats = Freien Platz entfernen
friends-colour = Farbe
friends-colour-of = Farbe von { $name }
friends-played = Was gespielt wird
friends-seats-line = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, { $watching ->
    [0] keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $watching } Zuschauer
}
friends-watching = { $count ->
    [0] Keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
friends-guests = { $count ->
    [one] 1 Gast
   *[other] { $count } Gäste
}
friends-were-away = { $unit ->
    [days] { $n ->
        [one] Du warst einen Tag weg
       *[other] Du warst { $n } Tage weg
    }
    [hours] { $n ->
        [one] Du warst eine Stunde weg
       *[other] Du warst { $n } Stunden weg
    }
   *[minutes] { $n ->
        [one] Du warst eine Minute weg
       *[other] Du warst { $n } Minuten weg
    }
}
friends-block = Blockieren
friends-block-name = { $name } blockieren
friends-blocked = { $name } ist blockiert und erfährt nichts davon.
