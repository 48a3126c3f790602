# Freunde an einem Tisch.

friends-this-table = Dieser Tisch
friends-seats = Plätze und Zuschauer
friends-invite = Einladen
friends-invite-line = Link oder Code, auch zum Zuschauen
friends-say = Etwas sagen
friends-say-line = Sätze und Zeichen
friends-heard = { $names } und alle, die zuschauen, hören es
friends-takeback = Um Zurücknehmen bitten
friends-asks-names = fragt { $names }; alle müssen zustimmen
friends-takeback-alone = dein letzter Schritt und was danach kam
friends-away = Einen Bot für mich spielen lassen
friends-away-line = bis ich wieder da bin
friends-back = Ich bin wieder da
friends-back-line = der Bot verlässt deinen Platz
friends-resign = Aufgeben
friends-resign-line = das Spiel geht weiter; ein Bot übernimmt den Platz
friends-resign-ask = Dieses Spiel aufgeben?
friends-resign-ask-line = Ein Bot spielt mit deinen Figuren zu Ende. Du kannst nicht mehr gewinnen und nicht zurückkommen.
friends-resign-last-line = das Spiel gehört sofort { $name }
friends-resign-last-ask-line = Das Spiel ist zu Ende, und { $name } hat es gewonnen.
friends-play-on = Weiterspielen
friends-end = Das Spiel für alle beenden
friends-end-alone = es ist niemand da, der gefragt werden müsste
friends-end-ask = Das Spiel für alle beenden?
friends-end-ask-line = Es bleibt, wie es steht, und niemand gewinnt. Was gespielt wurde, bleibt erhalten.
friends-end-do = Spiel beenden
friends-asks-end = { $name } möchte das Spiel für alle beenden
friends-asks-takeback = { $name } möchte einen Zug zurücknehmen
friends-asks-end-line = Das Spiel bleibt, wie es steht, und niemand gewinnt.
friends-asks-takeback-line = Auch was danach kam, wird zurückgenommen; dasselbe Plättchen kommt wieder.
friends-agree = Zustimmen
friends-decline = Nein, weiterspielen
friends-you-asked-end = Du möchtest das Spiel beenden
friends-you-asked-takeback = Du möchtest deinen Zug zurücknehmen
friends-waiting-for = Es fehlt noch: { $names }
friends-waits-until = Die Frage gilt bis { $until }. Keine Antwort heißt nein.
friends-withdraw = Doch nicht
friends-not-agreed = Keine Einigung: Das Spiel geht weiter.
friends-stand-in = Ein Bot spielt für dich
friends-nudge = Rufen
friends-nudge-name = { $name } rufen
friends-nudged = { $name } hört, dass du wartest.
friends-called = { $name } ruft: Du bist dran.
friends-mute = Stumm
friends-mute-name = Nicht zeigen, was { $name } sagt
friends-report = Melden
friends-report-name = { $name } melden
friends-report-title = Den Namen des Tisches melden
friends-remove = Entfernen
friends-remove-name = { $name } entfernen
friends-remove-ask = { $name } entfernen?
friends-remove-line = Ein Bot übernimmt den Platz. { $name } darf weiter zuschauen.
friends-remove-lobby = Der Platz ist wieder frei. { $name } darf weiter zuschauen.
friends-remove-for-good = Für immer fernhalten
friends-remove-for-good-line = darf hier weder sitzen noch zuschauen
friends-removed = { $name } sitzt nicht mehr hier.
friends-keep = Platz behalten
friends-line-you = du
friends-line-choosing = am Zug
friends-line-here = ist da
friends-line-away = weg
friends-line-bot = Bot
friends-line-stand-in = hier spielt vorerst ein Bot
friends-line-resigned = aufgegeben; ein Bot spielt weiter
friends-line-free = freier Platz
friends-watch-as = Name für die Liste der Zuschauer
friends-watch-do = Zeigen
friends-watch-done = Dein Name ist jetzt zu sehen.
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
friends-signs = Zeichen
friends-phrases = Sätze
friends-text = In eigenen Worten
friends-send = Senden
friends-past = Was gesagt wurde
friends-says = { $name }: { $words }
friends-why-hush = Das war viel auf einmal. Warte ein wenig.
friends-why-nudged-already = Du hast eben schon gerufen. Warte ein wenig.
friends-why-nobody-there = { $name } ist gerade nicht am Tisch.
friends-why-nobody-to-nudge = Gerade ist niemand anders am Zug.
friends-why-no-chat = An diesem Tisch spricht man in fertigen Sätzen.
friends-why-nothing-said = Es gibt nichts zu senden.
friends-why-bad-text = Unsichtbare Zeichen und gestapelte Akzente lassen sich nicht senden.
friends-move = { $n } · { $name }
friends-move-bot = { $n } · Ein Bot, für dich
friends-show-me = Zeig es mir
friends-turn = Du bist dran
friends-name-of-table = Name des Tisches
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
    [0] niemand schaut zu
    [one] 1 schaut zu
   *[other] { $watching } schauen zu
}
friends-watching = { $count ->
    [0] Niemand schaut zu
    [one] 1 schaut zu
   *[other] { $count } schauen zu
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
friends-block = Uns nie wieder zusammenbringen
friends-block-name = Mich nie wieder mit { $name } zusammenbringen
friends-blocked = Du und { $name } werdet nicht mehr zusammengebracht. Niemand erfährt davon.
