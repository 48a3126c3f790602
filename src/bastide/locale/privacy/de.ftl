# What is kept of people: fetched with that page.

privacy-tab = Datenschutz · Bastide
privacy-line = Zum Spielen brauchst du hier weder Konto noch Mailadresse. Es gibt keine Werbung, nichts verfolgt dich, und von anderen Servern wird nichts geladen.
privacy-stored = Was dieser Server speichert
privacy-stored-cookie = Ein Cookie mit einem zufälligen Schlüssel, damit deine Plätze deine sind. Der Server kennt nur dessen Hash, und das Cookie dient zu nichts anderem.
privacy-stored-names = Die Namen, die du für Leute und Tische schreibst. Es müssen nicht deine sein.
privacy-stored-account = Mit einem Konto: sein Name, ein Hash des Passworts, die öffentlichen Schlüssel der Passkeys, welche Browser seit wann angemeldet sind, und deine Bots mit Hashes ihrer Tokens. Die Netze, aus denen es zuletzt benutzt wurde, und aufgegebene Namen bleiben ein Jahr lang als Hashwerte.
privacy-stored-moves = Deine Züge mit dem Zeitpunkt eines jeden, damit ein Spiel weitergehen, angesehen und geprüft werden kann.
privacy-stored-games = Was du mit deinen Spielen machst: wie du sie nennst und welche du ausblendest oder löschst. Sonst sieht es niemand.
privacy-stored-learnt = Wie weit du in Lektionen bist, und wie deine ersten Versuche an Rätseln ausgingen, mit deiner Wertung; welche Züge deiner Spiele Rätsel wurden, und ob du sie gelöst hast.
privacy-stored-words = Was am Tisch gesagt wird: höchstens die letzten 50 Äußerungen, nur im Speicher des Servers und nur, solange der Tisch benutzt wird. Eigene Worte gibt es nur, wo der Gastgeber sie erlaubt.
privacy-stored-sets = Sätze von Plättchen, die du per Link teilst: die Datei und der Tag. Sie verschwinden, wenn du den Link zurücknimmst oder löschst, was zu diesem Browser gehört, oder wenn so lange niemand danach fragt, wie ein beendetes Spiel aufgehoben wird.
privacy-stored-rated = Von gewerteten Spielen, für Konten: die Ergebnisse, deine Wertungen und die Punkte nach Art. Löschst du dein Konto, bleiben die Ergebnisse, ohne dich.
privacy-stored-meeting = Wen du suchst, solange du suchst; mit Konto deine Freunde, wem du folgst und wer dich einlädt; und mit wem du nie zusammengebracht werden willst.
privacy-stored-tournaments = Die Turniere, die du angelegt oder bei denen du mitgemacht hast, und wie sie ausgingen.
privacy-stored-vacations = Freie Tage, die du von Uhren nimmst, die Tage zählen.
privacy-stored-alerts = Wohin Nachrichten an deinen Browser gehen, wenn du auch bei geschlossener Seite wissen willst, dass du am Zug bist: der Nachrichtendienst vom Hersteller des Browsers, seine Schlüssel, und zu welchem Tisch du gerufen wurdest. Der Dienst kann nicht lesen, was darin steht.
privacy-stored-mail = Deine Mailadresse, wenn du per Mail wissen willst, dass du am Zug bist: solange du das willst, oder 30 Tage, wenn sie niemand bestätigt hat; und von einer angefragten Adresse einen Hash mit Schlüssel, einen Tag lang, oder 400 Tage, wenn ihr nicht geschrieben werden soll.
privacy-stored-order = Was du meldest, mit den letzten Worten an jenem Tisch und seinen Namen, und was darüber entschieden wurde, ein Jahr lang; und ob die Moderation oder der Betreiber diesen Browser eingeschränkt hat.
privacy-stored-network = Deine Netzwerkadresse, nur als Hash mit Schlüssel und höchstens einen Tag, damit niemand mehr nimmt als seinen Teil.
privacy-stored-nothing = Einstellungen, Töne und Sprache bleiben in diesem Browser.
privacy-seen = Wer es sieht
privacy-seen-line = Wer die Adresse eines Tisches hat, sieht dessen Namen, Karte und Züge, wenn der Gastgeber ihn nicht für andere geschlossen hat.
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
    [one] Ein Spiel, das niemand weiterspielt, endet nach einem Tag, wenn sein Tisch nichts anderes sagt.
   *[other] Ein Spiel, das niemand weiterspielt, endet nach { $days } Tagen, wenn sein Tisch nichts anderes sagt.
}
privacy-kept-over = { $days ->
    [0] Ein Spiel, das zu Ende ist: bis der Betreiber es löscht.
    [one] Ein Spiel, das zu Ende ist: einen Tag.
   *[other] Ein Spiel, das zu Ende ist: { $days } Tage.
}
privacy-yours = Was dir gehört
privacy-yours-line = Du kannst eine Kopie dessen nehmen, was zu diesem Browser gehört, es löschen oder deine Plätze auf ein anderes Gerät bringen: unter Einstellungen.
privacy-who = Wer dafür einsteht
privacy-nobody = Wer diesen Server betreibt, hat es hier nicht gesagt. Frag, wer dir seine Adresse gegeben hat.
