# What is kept of people: fetched with that page.

privacy-tab = Datenschutz · Bastide
privacy-line = Zum Spielen brauchst du hier weder Konto noch E-Mail-Adresse. Es gibt keine Werbung und kein Tracking, und von anderen Servern wird nichts geladen.
privacy-stored = Was dieser Server speichert
privacy-stored-cookie = Ein Cookie mit einem zufälligen Schlüssel, damit deine Plätze deine bleiben. Der Server speichert nur dessen Hash und nutzt das Cookie für nichts anderes.
privacy-stored-names = Die Namen, die du für Spieler und Tische eingibst. Sie müssen nicht echt sein.
privacy-stored-account = Mit einem Konto: sein Name, ein Hash des Passworts, die öffentlichen Schlüssel der Passkeys, welche Browser seit wann angemeldet sind, und deine Bots mit Hashes ihrer Tokens. Die Netze, aus denen es zuletzt benutzt wurde, und aufgegebene Namen bleiben ein Jahr lang als Hashwerte.
privacy-stored-moves = Deine Züge und ihre Zeiten, damit ein Spiel weitergehen, angesehen und geprüft werden kann.
privacy-stored-games = Deine eigenen Namen für deine Spiele und welche du ausblendest oder löschst. Sonst sieht das niemand.
privacy-stored-learnt = Dein Fortschritt in Lektionen, deine ersten Versuche an Rätseln und deine Rätselwertung; welche Züge deiner Spiele Rätsel wurden, und ob du sie gelöst hast.
privacy-stored-words = Nachrichten an einem Tisch: höchstens die letzten 50, nur im Speicher des Servers und nur, solange der Tisch benutzt wird. Frei schreiben kann man nur, wo der Gastgeber es erlaubt.
privacy-stored-sets = Plättchensätze, die du per Link teilst: die Datei und das Datum. Sie werden gelöscht, wenn du den Link zurücknimmst, wenn du deine Daten löschst oder wenn sie so lange niemand benutzt, wie ein beendetes Spiel aufgehoben wird.
privacy-stored-rated = Bei gewerteten Spielen mit Konto: die Ergebnisse, deine Wertungen und die Punkte nach Art. Löschst du dein Konto, bleiben die Ergebnisse ohne deinen Namen.
privacy-stored-meeting = Welches Spiel du suchst, solange du suchst; mit Konto deine Freunde, wem du folgst, deine Einladungen und wen du blockiert hast.
privacy-stored-tournaments = Die Turniere, die du angelegt oder an denen du teilgenommen hast, und wie sie ausgingen.
privacy-stored-vacations = Urlaub, den du von Fernpartien genommen hast.
privacy-stored-alerts = Wenn du bei geschlossener Seite benachrichtigt werden willst: Adresse und Schlüssel des Nachrichtendienstes, der zum Hersteller deines Browsers gehört, und zu welchen Tischen du benachrichtigt wurdest. Der Dienst kann die Nachrichten nicht lesen.
privacy-stored-mail = Deine E-Mail-Adresse, wenn du per E-Mail erfahren willst, dass du dran bist: solange du das willst, oder 30 Tage, wenn sie nie bestätigt wurde. Von einer angefragten Adresse ein Hash mit Schlüssel, einen Tag lang, oder 400 Tage, wenn sie keine E-Mails will.
privacy-stored-order = Deine Meldungen, mit den letzten Nachrichten und Namen an jenem Tisch und der Entscheidung, ein Jahr lang; und ob die Moderation oder der Betreiber diesen Browser eingeschränkt hat.
privacy-stored-network = Deine Netzwerkadresse, nur als Hash mit Schlüssel und höchstens einen Tag, damit niemand mehr als seinen Anteil nutzt.
privacy-stored-nothing = Einstellungen, Töne und Sprache bleiben in diesem Browser.
privacy-seen = Wer es sieht
privacy-seen-line = Alle, die die Adresse eines Tisches haben, sehen dessen Namen, Karte und Züge, wenn der Gastgeber ihn nicht für andere geschlossen hat.
privacy-kept = Wie lange
privacy-kept-cookie = { $days ->
    [one] Das Cookie: einen Tag nach deinem ersten Besuch.
   *[other] Das Cookie: { $days } Tage nach deinem ersten Besuch.
}
privacy-kept-lobby = { $days ->
    [0] Ein Tisch, dessen Spiel nie begann: bis der Betreiber ihn löscht.
    [one] Ein Tisch, dessen Spiel nie begann: einen Tag.
   *[other] Ein Tisch, dessen Spiel nie begann: { $days } Tage.
}
privacy-kept-game = { $days ->
    [0] Ein Spiel, das niemand weiterspielt, bleibt offen.
    [one] Ein Spiel, das niemand weiterspielt, endet nach einem Tag, wenn für den Tisch nichts anderes gilt.
   *[other] Ein Spiel, das niemand weiterspielt, endet nach { $days } Tagen, wenn für den Tisch nichts anderes gilt.
}
privacy-kept-over = { $days ->
    [0] Ein Spiel, das zu Ende ist: bis der Betreiber es löscht.
    [one] Ein Spiel, das zu Ende ist: einen Tag.
   *[other] Ein Spiel, das zu Ende ist: { $days } Tage.
}
privacy-yours = Deine Daten
privacy-yours-line = In den Einstellungen kannst du die Daten dieses Browsers herunterladen, löschen oder deine Plätze auf ein anderes Gerät bringen.
privacy-who = Wer verantwortlich ist
privacy-no-operator = Der Betreiber dieses Servers hat hier keinen Namen angegeben. Frag, wer dir die Adresse gegeben hat.
