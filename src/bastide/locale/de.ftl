# Die Wörter von Bastide auf Deutsch. Reihenfolge und Anmerkungen wie in en.ftl; Begriffe, wie man sie beim Spielen
# sagt. Angeredet wird mit du, erzählt in der Gegenwart.

### Shell: pages, lobby, states of the connection (ui-)

ui-brand = Bastide
ui-home-link = Bastide, Startseite
ui-close = Schließen
ui-skip-content = Zum Inhalt
ui-skip-choice = Zur Auswahl
ui-skip-log = Zu den letzten Zügen
ui-nav = Hauptmenü
ui-nav-play = Spielen
ui-nav-puzzles = Rätsel
ui-nav-people = Mitspieler
ui-you = Du
ui-you-account = Konto
ui-sign-in = Anmelden
ui-import = Partie importieren
ui-import-line = Gespeicherte Partie öffnen und analysieren.
ui-unofficial = Inoffizielles Fanprojekt mit eigenen Bildern und Texten. Open Source.
ui-version = Version { $version }
ui-theme-to-dusk = Zu Abendfarben wechseln
ui-theme-to-light = Zu Tagesfarben wechseln
ui-language = Sprache
ui-language-unread = Noch nicht gegengelesen

## Titles of the browser's tab
ui-title-home = Bastide: leg ein Plättchen, bau ein Land
ui-title-new = Neuer Tisch · Bastide
ui-title-table = { $table } · Bastide
ui-title-turn = Du bist dran · { $table } · Bastide
ui-title-over = Spiel zu Ende · { $table } · Bastide
ui-title-abandoned = Vorzeitig beendet · { $table } · Bastide
ui-title-loading = Tisch wird geöffnet · Bastide
ui-title-missing = Nicht gefunden · Bastide

## Start page
ui-home-headline-1 = Leg ein Plättchen.
ui-home-headline-2 = Bau ein Land.
ui-play-now = Sofort spielen
ui-play-now-line = Du gegen einen Bot. Etwa 20 Minuten.
ui-play-now-against = Du gegen { $name }. Etwa 20 Minuten.
ui-next-bot = Weiter gegen { $name }
ui-play-friends = Mit Freunden spielen
ui-play-friends-line = Link schicken, antippen, hinsetzen. Ohne Konto.
ui-meet = Mitspieler finden
ui-meet-line = Spiel mit allen, die online sind. Dazusetzen oder zuschauen.
ui-found = Mitspieler gefunden
ui-found-line = Das Spiel beginnt, sobald alle da sind.
ui-public = Offen für alle
ui-public-line = Alle können diesen Tisch finden, mitspielen oder zuschauen.
ui-public-said = Alle finden diesen Tisch in der Liste der offenen Tische.
ui-puzzle = Rätsel des Tages
ui-puzzle-line = Finde den besten Zug.
ui-puzzle-solved = Heute gelöst. Serie: { $streak }
ui-puzzle-tried = Heute schon versucht.
ui-one-device = Alle an einem Gerät
ui-one-device-line = Reicht es reihum weiter.
ui-box = Zum echten Spiel
ui-box-line = Du ziehst, wir werten.
ui-position = Stellungseditor
ui-position-line = Stellung bauen, den besten Zug finden, weiterspielen.
ui-box-do = Starten
ui-new-table = Neuer Tisch
ui-new-table-line = Plätze und Regeln wählen.
ui-your-tables = Deine Tische
ui-your-turn-in = Du bist dran: „{ $table }“
ui-waiting-in = „{ $table }“ wartet auf Mitspieler
ui-ready-in = „{ $table }“ kann starten
ui-seats-open = { $open ->
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
ui-name-score = { $name }: { $score }
ui-left-and-names = { $left ->
    [one] Noch ein Plättchen · { $players }
   *[other] Noch { $left } Plättchen · { $players }
}
ui-continue = Weiter
ui-games = Meine Spiele

## New table
ui-new-preset = Gewählt: { $game }. Ändere, was du möchtest.
ui-game = Spiel
ui-setups = Fertige Spiele
ui-setup-first = Erstes Spiel
ui-setup-first-line = Straßen, Städte, Klöster.
ui-setup-box = Die ganze Schachtel
ui-setup-box-line = Wiesen, Fluss und Abt.
ui-setup-tournament = Turnier
ui-setup-tournament-line = Zu zweit, ohne Hilfen.
ui-setup-own = Eigene Regeln
ui-fixed-rules = Diese Regeln stehen fest. Wähle ein anderes Spiel, um sie zu ändern.
ui-fixed-option = Das gewählte Spiel legt das fest.
ui-seats-full = Für { $min } bis { $max } Spieler.
ui-rules-in-play = Geltende Regeln
ui-levels = Stufe
ui-what-changes = { $module }: was sich ändert
ui-none = Keiner
ui-rival-tiles = Mit { $count }
ui-tournaments = Turniere
ui-workshop = Werkstatt
ui-own-tiles = Eigene Plättchen
ui-own-tiles-said = mit Plättchen aus „{ $name }“
ui-house-rules = Hausregeln
ui-house-rules-line = Standardregeln. Zum Ändern tippen.
ui-at-the-table = Am Tisch
ui-aids = Hilfen
ui-aids-hint = Zeigt, wo Plättchen passen, wahrscheinliche Punkte und übrige Plättchen.
ui-starter = Wer beginnt
ui-starter-lot = Wird ausgelost
ui-order = Reihenfolge
ui-order-seated = Wie am Tisch
ui-order-lot = Beim Start ausgelost
summary-order-lot = Reihenfolge ausgelost
ui-period = Offene Spiele bleiben erhalten
ui-period-days = { $days ->
    [0] wie üblich
    [365] ein Jahr
    [one] einen Tag
   *[other] { $days } Tage
}
ui-period-said = { $days ->
    [365] bleibt ohne Zug ein Jahr offen
    [one] bleibt ohne Zug einen Tag offen
   *[other] bleibt ohne Zug { $days } Tage offen
}
ui-starter-open = Platz { $n }
ui-absent = Wenn jemand geht
ui-absent-rule = { $rule ->
    [wait] Die anderen warten
    [end] { $patience ->
        [60] Das Spiel endet nach einer Stunde
        [1440] Das Spiel endet nach einem Tag
       *[other] Das Spiel endet nach { $patience } Minuten
    }
   *[bot] { $patience ->
        [60] Ein Bot übernimmt nach einer Stunde
        [1440] Ein Bot übernimmt nach einem Tag
       *[other] Ein Bot übernimmt nach { $patience } Minuten
    }
}
ui-absent-said = wenn jemand geht, { $rule ->
    [end] { $patience ->
        [60] endet das Spiel nach einer Stunde
        [1440] endet das Spiel nach einem Tag
       *[other] endet das Spiel nach { $patience } Minuten
    }
   *[bot] { $patience ->
        [60] übernimmt ein Bot nach einer Stunde
        [1440] übernimmt ein Bot nach einem Tag
       *[other] übernimmt ein Bot nach { $patience } Minuten
    }
}
ui-substitute = Vertretung
ui-substitute-usual = wie die anderen Bots
ui-substitute-said = Vertretung: { $name }
ui-rated = Gewertet
ui-rated-line = Das Ergebnis ändert eure Wertungen: keine Hilfen, kein Zurücknehmen, alle mit Konto.
ui-chat = Freier Chat
ui-chat-line = Alle dürfen frei schreiben. Sonst gibt es acht Sätze und fünf Reaktionen.
ui-chat-said = freier Chat
ui-takeback = Zurücknehmen
ui-takeback-hint = Nimm den letzten Schritt zurück, bis das nächste Plättchen gezogen ist.
ui-seats = Plätze
ui-add-seat = Platz hinzufügen
ui-remove-seat = Platz { $n } entfernen
ui-your-name = Dein Name
ui-name-of-seat = Name an Platz { $n }
ui-who-at-seat = Wer an Platz { $n } spielt
ui-who-you = du, an diesem Gerät
ui-who-person = jemand an diesem Gerät
ui-who-open = ein Freund mit dem Link
ui-bot-named = { $name }, { $what }
ui-who-bot-pauline = lernt das Spiel
ui-who-bot-gaspard = spielt nach Gefühl
ui-who-bot-odile = kennt sich aus
ui-who-bot-greedy = nimmt jeden Punkt mit
ui-who-bot-sidonie = denkt voraus
ui-who-bot-master = ein Meister, verzeiht nichts
ui-who-bot-mate = ein Teammitglied
ui-who-bot-random = spielt zufällig
ui-who-guest = ein externes Programm
ui-bot-line-pauline = Sieht die Hälfte von dem, was geht. Gut für erste Spiele.
ui-bot-line-gaspard = Sieht viel, übersieht manches. Gut, wenn du die Regeln kennst.
ui-bot-line-odile = Lässt selten Punkte liegen. Ab und zu entgeht ihr etwas.
ui-bot-line-greedy = Übersieht nichts, schaut aber nur auf diesen Zug.
ui-bot-line-sidonie = Spielt die nächsten Züge im Kopf, bevor sie legt.
ui-bot-line-master = Spielt gute Züge viele Male weiter. Das dauert kurz.
ui-bot-line-mate = Spielt fürs Team: Punkte, Geister und Fristen.
ui-bot-line-random = Legt irgendwohin. Zeigt, wie ein Zug geht.
ui-guest-line = Von anderen geschrieben, vom Betreiber hinzugefügt.
ui-who-here = an diesem Gerät
ui-who-ready = ist da
ui-who-away = ist weg
ui-player-n = Spieler { $n }
ui-you-name = Ich
ui-table-unnamed = Unser Spiel
ui-bot-name-1 = Müller
ui-bot-name-2 = Weber
ui-bot-name-3 = Töpfer
ui-bot-name-4 = Maurer
ui-bot-name-5 = Bäcker
ui-summary = { $seats } Plätze · { $tiles } Plättchen
ui-summary-time = Etwa { $minutes } Minuten · ab 7 Jahren
ui-summary-hours = Etwa { $hours } Stunden
ui-children = Mit kleinen Kindern spielt nur das Grundspiel.
ui-start-simple = Einfach beginnen
ui-link-next = Die nächste Seite hat den Link für deine Freunde.
ui-open-table = Tisch öffnen
ui-sit-down = Hinsetzen

## Before the game starts
ui-rules-alone = Grundspiel
ui-rules-with = Grundspiel mit { $modules }
ui-rules-tournament = Turnier: { $game }
ui-no-takeback = ohne Zurücknehmen
ui-aids-which = Welche Hilfen
ui-aid-left = Übrige Plättchen nach Sorte
ui-aid-cells = Was wohin passt
ui-aid-owners = Wem was gehört
ui-aid-points = Punkte jetzt und später
ui-aid-forecast = Ausblick
ui-advice-hint = Tipps
ui-advice-hint-hint = Wenn du dran bist, kannst du nach den drei besten Zügen fragen. Alle sehen es.
ui-advice-notes = Hinweise für Lernende
ui-advice-notes-hint = Nach jedem deiner Züge: Gab es einen besseren, und warum?
ui-without-aid = { $aid ->
        [left] ohne übrige Plättchen nach Sorte
        [cells] ohne Hilfe, was wohin passt
        [owners] ohne Hilfe, wem was gehört
        [points] ohne Hilfe zu Punkten
       *[forecast] ohne Ausblick
    }
ui-no-aids = ohne Hilfen
ui-lobby-invited = Du bist eingeladen. Such dir einen Platz.
ui-lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
ui-lobby-waiting = { $open ->
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
ui-lobby-ready = Alle sind da.
ui-lobby-host-starts = Warten, bis { $name } das Spiel startet.
ui-seat-open = Freier Platz
ui-seat-open-line = für Freunde mit dem Link
ui-sit-here = Hier hinsetzen
ui-add-bot = Bot hinzufügen
ui-choose-bot = Welcher Bot?
ui-stand-up = Platz von { $name } freigeben
ui-send-away = { $name } entfernen
ui-start-with-bots = Mit Bots starten
ui-start-game = Spiel starten
ui-invite-title = Einladen
ui-invite-line = Alle mit diesem Link können mitspielen oder zuschauen.
ui-invite-alone = Dieser Link funktioniert nur auf diesem Gerät.
ui-invite-others = So kommen andere dazu
ui-invite-alone-how = Starte Bastide mit: { $command }
ui-link-label = Link zu diesem Tisch
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-copy-refused = Dein Browser hat das Kopieren blockiert. Der Text ist markiert: Kopiere ihn von Hand.
ui-send-link = Link senden
ui-send-refused = Dein Browser hat das Teilen blockiert. Kopiere stattdessen den Link.
ui-share-text = { $table }: { $rules }. Setz dich dazu.
ui-qr-show = QR-Code zeigen
ui-qr-hide = QR-Code verbergen
ui-qr-alt = Der Link als QR-Code
ui-your-colour = Deine Farbe
ui-colour-red = Rot
ui-colour-blue = Blau
ui-colour-green = Grün
ui-colour-yellow = Gelb
ui-colour-black = Schwarz
ui-colour-pink = Rosa
ui-name-missing = Gib bitte zuerst einen Namen ein.
ui-name-full = Namen haben höchstens { $most } Zeichen.

## Connection and trouble
ui-loading = Tisch wird geöffnet…
ui-connection = Verbindung
ui-again = Verbinde neu…
ui-again-move-kept = Verbinde neu… dein Zug ist gespeichert
ui-try-now = Jetzt versuchen
ui-try-again = Noch einmal
ui-save-game = Spiel speichern
ui-stale = Das Spiel ist schon weiter.
ui-away-title = { $name } verlässt den Tisch
ui-away-line = Ein Bot kann in der Zwischenzeit spielen.
ui-away-due = { $rule ->
    [end] Das Spiel endet in { $time }.
   *[bot] In { $time } spielt ein Bot, bis der Platz wieder besetzt ist.
}
ui-seat-free-title = Ein Platz ist frei
ui-seat-free-line = Ein Bot oder Freunde können ihn nehmen.
ui-let-bot = Bot spielen lassen
ui-join-title = Ein Platz ist frei
ui-join-line = Setz dich und spiel von hier weiter.
ui-just-watch = Nur zuschauen
ui-wait = Warten
ui-error-title = Das hat nicht geklappt
ui-error-ref = { $text } Fehlernummer { $ref }.
ui-missing-title = Seite nicht gefunden
ui-missing-line = Unter dieser Adresse gibt es nichts.
ui-no-table-title = Hier ist kein Tisch
ui-no-table-line = Vielleicht ist der Link vertippt oder der Tisch zu alt.
ui-abandoned-title = { $by ->
    [imported] { $table }: eine Partie aus einer Datei
    [agreed] { $table }: einvernehmlich beendet
    [absent] { $table }: Jemand war zu lange weg
    [clock] { $table }: Die Zeit ist um
   *[other] { $table }: Dieses Spiel ist beendet
}
ui-abandoned-line = { $by ->
    [imported] Diese Partie stammt aus einer Datei, die vor dem Spielende aufhört. Sieh sie dir an oder spiele ab einem beliebigen Zug weiter.
    [full] Dieser Tisch musste neueren Platz machen. Er ist geschlossen, aber nichts ist verloren.
    [operator] Der Betreiber hat diesen Tisch geschlossen.
    [agreed] Ihr habt dieses Spiel gemeinsam vorzeitig beendet. Nichts ist verloren.
    [absent] Jemand war länger weg, als dieser Tisch wartet; darum ist das Spiel zu Ende. Nichts ist verloren.
    [clock] Jemandem ist die Zeit ausgegangen, und damit endet hier das Spiel. Nichts ist verloren.
   *[time] Hier hat lange niemand gespielt, darum ist das Spiel zu Ende. Nichts ist verloren.
}
ui-abandoned-again-do = Neuer Tisch mit allen
ui-table-abandoned = Vorzeitig beendet
ui-to-home = Startseite
ui-notice = Vom Betreiber
ui-notice-at = Wann: { $when }
ui-notice-maintenance = Zurzeit keine neuen Tische; laufende Spiele gehen weiter.
ui-notice-close = Mitteilung schließen

## Settings of this device
ui-settings = Einstellungen
ui-set-look = Sprache und Aussehen
ui-set-theme = Farben
ui-set-theme-system = Wie im System
ui-set-theme-light = Tag
ui-set-theme-dusk = Abend
ui-set-still = Weniger Bewegung
ui-set-still-line = Nichts fliegt oder gleitet über die Karte.
ui-set-explain = Beim Spielen erklären
ui-set-explain-line = Wenn Straße, Stadt oder Kloster zum ersten Mal vorkommt, erfährst du, was es bringt.
ui-set-explain-again = Alle Erklärungen noch einmal zeigen
ui-set-explain-done = Erledigt: Die Erklärungen erscheinen wieder.
ui-set-sound = Ton
ui-set-sounds = Töne
ui-set-sounds-line = Plättchen, Figuren, Punkte und dein Zug.
ui-set-volume = Lautstärke
ui-set-buzz = Vibration
ui-set-buzz-line = Das Gerät vibriert, wenn du dran bist.
ui-set-play = Tasten und Klicks
ui-set-app = App
ui-set-here = All das bleibt nur auf diesem Gerät.
ui-access = Zugang
ui-access-open = Zugang…
ui-access-people = Leute an diesem Tisch
ui-access-empty = Sonst ist niemand hier.
ui-access-send = Entfernen
ui-access-send-name = { $name } entfernen
ui-access-for-good = Dauerhaft
ui-access-for-good-line = Darf hier weder mitspielen noch zuschauen.
ui-access-free = Platz frei machen
ui-access-gone = { $name } hat hier keinen Platz mehr.
ui-access-seats = Freie Plätze sperren
ui-access-seats-line = Niemand sonst kann sich setzen.
ui-access-watchers = Keine Zuschauer
ui-access-watchers-line = Nur die Spieler sehen das Spiel.
ui-access-blocked = Gesperrt
ui-access-in = Entsperren
ui-access-in-name = { $name } entsperren
ui-access-back = { $name } darf wieder dazukommen.
ui-access-locked = Freie Plätze sind gesperrt.
ui-barred-title = Du hast keinen Zugang zu diesem Tisch
ui-board-closed-title = Dieses Brett ist noch geschlossen
ui-account = Konto
ui-account-in = Du bist angemeldet als { $name }.
ui-account-none = Behalte deinen Namen und erreiche deine Spiele aus jedem Browser.
ui-account-mine = Mein Konto
ui-account-do = Anmelden
ui-me = Dieser Browser
ui-me-line = Ein Schlüssel in einem Cookie sagt dem Server, welcher Browser das ist. Damit behältst du deine Plätze.
ui-me-see = Meine Daten sichern
ui-me-code = In einen anderen Browser umziehen
ui-me-code-is = Code
ui-me-code-line = Gib diesen Code dort in den Einstellungen ein. Er gilt einmal, bis { $until }. Dann sind deine Plätze dort und nicht mehr hier.
ui-me-have-code = Code aus einem anderen Browser
ui-me-take = Code einlösen
ui-me-taken = { $tables ->
    [0] Es gab keine Tische.
    [one] Ein Tisch ist jetzt hier.
   *[other] { $tables } Tische sind jetzt hier.
}
ui-me-renew = Neuer Schlüssel
ui-me-renewed = Von jetzt an behält nur dieser Browser deine Plätze.
ui-me-erase = Alles löschen
ui-me-erase-line = Du verlässt deine Plätze. Deine Namen und dieser Browser werden aus allen Spielen entfernt. Das lässt sich nicht rückgängig machen.
ui-me-erase-do = Endgültig löschen
ui-me-keep = Behalten

## What is stored about people
ui-operator = Diesen Server betreibt:
ui-privacy-title = Datenschutz

## The page as an app, its newest version, and without a network
ui-app-name = Bastide, ein Legespiel
ui-app-line = Legt Plättchen, baut Städte und wertet gemeinsam.
ui-install-title = Bastide als App
ui-install-line = Auf dem Startbildschirm, ohne Adresszeile.
ui-install-do = Installieren
ui-install-not-do = Jetzt nicht
ui-newer = Eine neue Version ist da.
ui-newer-do = Aktualisieren
ui-newer-later = Später
ui-no-cookies = Cookies sind blockiert
ui-part-loading = Wird geladen…
ui-part-loaded = Geladen.
ui-part-failed = Dieser Teil der Seite konnte nicht geladen werden.
ui-page-failed = Diese Seite konnte nicht geladen werden.
ui-part-failed-line = Prüfe deine Verbindung und versuche es noch einmal.
ui-part-broken = Dieser Teil der Seite funktioniert nicht mehr.
ui-part-broken-line = Der Fehler wurde dem Server gemeldet.
ui-reload = Seite neu laden
ui-offline-server = Der Server antwortet nicht.
ui-offline-device = Dieses Gerät ist offline.
ui-offline-blocked = Browser oder Netz blockiert WebSockets. Ein Spiel braucht sie.
ui-offline-line = Deine Spiele sind auf dem Server gespeichert.
ui-offline-table = „{ $table }“ ist auf dem Server gespeichert.
ui-offline-retries = Die Seite versucht es von selbst weiter.
ui-offline-still = Noch immer keine Antwort.
ui-offline-works = Geht auch offline
ui-offline-works-rules = Regeln, die du schon geöffnet hattest
ui-offline-works-settings = Einstellungen dieses Geräts
ui-offline-waits = Braucht eine Verbindung
ui-offline-waits-games = Spielen und Zuschauen
ui-offline-waits-new = Neue Tische und Einladungen
ui-offline-tables = Deine Tische, als du zuletzt online warst
ui-offline-kept = Nichts geht verloren: Der Server speichert jeden Zug.
ui-again-long = Länger keine Antwort. Der Tisch ist gespeichert.
ui-again-long-move = Länger keine Antwort. Dein Zug ist gespeichert.
ui-again-restart = Der Server startet neu. Der Tisch ist gespeichert.
ui-again-device = Dieses Gerät ist offline. Der Tisch ist gespeichert.
ui-again-device-move = Dieses Gerät ist offline. Dein Zug ist gespeichert.
ui-back-again = Wieder verbunden.

## Who comes and goes during a game
ui-news-bot = Für { $name } spielt jetzt { $called ->
    [none] ein Bot
   *[other] { $called }
}.
ui-news-handed = { $name } spielt wieder.
ui-news-left = Der Platz von { $name } ist frei.
ui-news-came = { $name } nimmt Platz.
ui-news-failed = { $code ->
    [too-late] { $bot } antwortet nicht rechtzeitig. { $name } spielt weiter.
    [illegal] { $bot } verletzt eine Regel. { $name } spielt weiter.
    [unable] { $bot } kennt diese Regeln nicht. { $name } spielt weiter.
    [not-started] { $bot } ist nicht mehr da. { $name } spielt weiter.
   *[other] { $bot } ist abgestürzt. { $name } spielt weiter.
}
ui-news-sent = Dein Platz ist wieder frei.
ui-watching = Du schaust zu.

### Lessons (learn-)

learn-title = Lernen
learn-page-title = Lernen · Bastide
learn-intro = Kurze Lektionen an einem echten Tisch. Du kannst nichts kaputt machen.
learn-home-line = Neu hier? Das Spiel in fünf Minuten.
learn-home-begun = Weiter in der Lektion: Schritt { $n } von { $total }
learn-home-some = { $done } von { $total } Lektionen geschafft
learn-part-base = Hier starten
learn-part-modules = Weitere Regeln, eine nach der anderen
learn-part-levels = Nebel, Stufe für Stufe
learn-path = Besiege die Bots
learn-path-line = Jeder ist stärker als der vorige.
learn-path-done = { $done } von { $total } besiegt
learn-path-beaten = Besiegt
learn-shields = Wappen
learn-shield-open = Noch nicht
learn-minutes = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
}
learn-begun = Weiter bei Schritt { $n } von { $total }
learn-again = Geschafft. Zum Wiederholen tippen.
learn-ticked = Geschafft
learn-module = { $minutes ->
    [one] Lektion: 1 Minute
   *[other] Lektion: { $minutes } Minuten
}
learn-first = Dein erster Zug
learn-first-place = Wähl eine markierte Stelle für dein Plättchen.
learn-first-marks = Tipp auf eine umrandete Stelle für dein Plättchen. Gestrichelt: erst drehen.
learn-first-commit = { $theme ->
    [dusk] Tippe zum Bestätigen auf den orangen Knopf.
   *[light] Tippe zum Bestätigen auf den roten Knopf.
}
learn-first-figure = Wähl einen Platz für eine Figur oder keinen.
learn-coach = Lektion: { $name }
learn-step = { $n } von { $total }
learn-before = Voriger Schritt
learn-after = Nächster Schritt
learn-next-do = Weiter
learn-leave = Lektion verlassen
learn-leave-title = Die Lektion verlassen?
learn-stay-do = Hier bleiben
learn-later-do = Andere Lektionen
learn-later-line = Dein Fortschritt ist gespeichert.
learn-free-do = Weiterspielen
learn-free-line = Dieser Tisch wird ein Spiel gegen den Bot.
learn-again-do = Von vorn
learn-done = Gut gemacht. Jetzt kennst du „{ $name }“.
learn-known = Was du jetzt kannst
learn-play-do = Damit spielen
learn-all = Alle Lektionen
learn-next-lesson = Weiter: { $name }

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

## The board and where we are in the turn
table-map = Karte
table-board = Spielplan
table-home = Bastide, Startseite
table-tools = Ansicht
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-fit = Ganze Karte
table-show-place = Stelle zeigen
edge-places = { $count ->
    [one] noch { $shown }
   *[other] noch { $shown }
}
edge-places-there = { $count ->
    [one] noch { $shown } Stelle
   *[other] noch { $shown } Stellen
} { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}
edge-choices = { $count ->
    [one] noch { $shown }
   *[other] noch { $shown }
}
edge-choices-there = { $count ->
    [one] noch { $shown } Möglichkeit
   *[other] noch { $shown } Möglichkeiten
} { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}
edge-move = { $name }
edge-move-there = { $side ->
    [N] { $name }: Plättchen im Norden
    [E] { $name }: Plättchen im Osten
    [S] { $name }: Plättchen im Süden
   *[W] { $name }: Plättchen im Westen
}
table-step = { $n ->
    [1] Schritt 1 von 3: das Plättchen
    [2] Schritt 2 von 3: die Figur
   *[other] Schritt 3 von 3: die Wertung
}
table-ask-place = Du bist dran: Leg das Plättchen
table-ask-place-of = { $name }: Leg das Plättchen
table-ask-turn = Du bist dran
table-ask-here = Hier?
table-ask-again = Noch einmal: Leg das Plättchen
table-ask-again-of = { $name }, noch einmal: Leg das Plättchen
table-ask-figure = Eine Figur setzen?
table-ask-figure-of = { $name }: eine Figur setzen?
table-ask-hand = Welches Plättchen spielst du?
table-ask-hand-of = { $name }: welches Plättchen?
table-ask-draw = Welches Plättchen?
table-ask-draw-of = { $name }: welches Plättchen?
table-ask-order = Was zählt zuerst?
table-ask-order-of = { $name }: Was zählt zuerst?
table-ask-choose = Wähle
table-ask-choose-of = { $name }: wähle
table-thinking = { $name } überlegt…
table-choosing = { $name } ist dran
table-over = Das Spiel ist aus
table-over-won = Das Team gewinnt
table-over-lost = Das Team verliert
table-turn-of = { $name } ist dran
table-goes-again = { $name } spielt noch einmal
table-you = Du

## Players and what is left
table-tag-you = du
table-tag-bot = Bot
table-tag-program = Programm
table-tag-away = weg
table-tag-again = noch einmal
table-left = noch { $count }
table-supply = { $count ->
    [0] Keine Figuren mehr
    [one] Noch eine Figur
   *[other] Noch { $count } Figuren
}
table-none-left = keine mehr
table-has-figure = Noch eine Figur
table-kept = Auf der Hand behalten
table-keeps = Behält ein Plättchen: { $tile }
table-chip = { $points ->
    [one] { $name }: { $points } Punkt, Figuren übrig: { $left }
   *[other] { $name }: { $points } Punkte, Figuren übrig: { $left }
}
table-tiles-left = { $count ->
    [one] { $shown } Plättchen übrig
   *[other] { $shown } Plättchen übrig
}
table-left-title = Übrige Plättchen
table-left-text = { $count ->
    [0] Alle Plättchen sind gelegt.
    [one] Ein Plättchen ist noch im Beutel.
   *[other] { $count } Plättchen aus { $kinds } Sorten sind im Beutel.
}
table-left-untold = { $count ->
    [0] Alle Plättchen sind gelegt.
    [one] Ein Plättchen ist im Beutel. Die Sorte ist an diesem Tisch verborgen.
   *[other] { $count } Plättchen sind im Beutel. Die Sorten sind an diesem Tisch verborgen.
}
table-left-land = Dann das Land
table-left-of-kind = noch { $count }
table-out-title = Aus dem Spiel genommen
table-out-text = Sie passten beim Ziehen nirgends.
table-last-turns = Letzte Züge
table-all-turns-do = Alle zeigen
table-no-turns = Noch ist nichts passiert.

## The dock
table-places = Wohin mit dem Plättchen
table-places-fit = { $count ->
    [one] { $shown } Stelle passt
   *[other] { $shown } Stellen passen
}
table-list-do = { $count ->
    [one] { $count } Stelle · Liste
   *[other] { $count } Stellen · Liste
}
table-tap-place = Tippe auf eine markierte Stelle
table-tap-free = Tippe auf ein freies Feld
table-try-places = Wähle ein freies Feld neben den Plättchen.
table-only-left = { $left ->
    [one] noch { $left } Plättchen
   *[other] noch { $left } Plättchen
}
table-not-here = So passt das Plättchen hier nicht.
table-no-help = An diesem Tisch gibt es keine Hilfen.
table-place-do = Hier legen
table-pick-first = Bitte wählen
table-must-choose = Hier musst du etwas wählen.
table-sending = Wird gesendet…
table-undo = Zurücknehmen
table-turn = Plättchen drehen
table-turn-back = Plättchen zurückdrehen
table-one-direction = Passt nur in dieser Drehung.
table-tap-again = Noch einmal tippen dreht das Plättchen.
table-wheel-turns = Das Mausrad dreht das Plättchen.
table-all-directions = Passt in jeder Drehung.
table-why-hint = Wähle eine Stelle oder zeig auf ein Feld und drücke W.
table-moved-on = Das Spiel ist schon weiter. Bitte wähle noch einmal.
table-option = { $n } von { $total }: { $label }
table-spots = { $count ->
    [one] Eine Möglichkeit
   *[other] { $shown } Möglichkeiten
}
table-all = Alle
table-feature = { $feature ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
   *[field] Wiese
}
table-at = { $side ->
    [left] { $columns } nach links{ table-at-then }
    [right] { $columns } nach rechts{ table-at-then }
   *[same] { $level ->
        [up] { $rows } nach oben vom Start
        [down] { $rows } nach unten vom Start
       *[same] Start
    }
}
table-at-then = { $level ->
    [up] , { $rows } nach oben vom Start
    [down] , { $rows } nach unten vom Start
   *[same] {" "}vom Start
}
table-spots-here = { $count ->
    [one] Eine Stelle.
   *[other] { $count } Stellen.
}
table-picked = Gewählt: { $label }. Enter bestätigt.
table-bot-thinking = { $name } überlegt
table-bot-hurry = Wartezeit überspringen
table-wait-person = Du kannst dich gern umsehen.
table-wait-away = Gerade nicht am Tisch.
table-hint-turn = drehen
table-hint-move = bewegen
table-hint-place = legen
table-hint-pick = wählen
table-hint-vary = welche
table-hint-none = keine
table-hint-confirm = bestätigen

## Said aloud
table-say-place = { $count ->
    [one] Du bist dran. Das Plättchen passt an eine Stelle.
   *[other] Du bist dran. Das Plättchen passt an { $count } Stellen.
}
table-say-place-of = { $count ->
    [one] { $name }, das Plättchen passt an eine Stelle.
   *[other] { $name }, das Plättchen passt an { $count } Stellen.
}
table-say-figure = { $count ->
    [one] Eine Figur setzen? Es gibt eine Stelle.
   *[other] Eine Figur setzen? Es gibt { $count } Stellen.
}
table-say-hand = Welches Plättchen spielst du?
table-say-draw = Welches Plättchen kam?
table-say-order = Was zählt zuerst? Gebiete: { $count }.
table-say-begin = Du bist dran. Zieh ein Plättchen, oder wähle { $what } ({ $count }).
table-say-kinds = Welche Figur setzt du? { $kinds }.
table-say-choose = { $count ->
    [one] Es gibt eine Möglichkeit.
   *[other] Es gibt { $count } Möglichkeiten.
}
table-cell = { table-at }.
table-sides = Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }.
table-kind = { $kind ->
    [city] Stadt
    [road] Straße
    [river] Fluss
    [monastery] Kloster
   *[field] Wiese
}
table-has-monastery = Kloster.
table-has-garden = Garten.
table-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
table-has-shield = Wappen.
table-has-crossing = Kreuzung.
table-figure-here = { $role ->
    [knight] { $name }: Ritter.
    [highwayman] { $name }: Wegelagerer.
    [monk] { $name }: Mönch.
   *[other] { $name }: Figur.
}
table-empty = Leer.
table-fits = { $turns ->
    [one] Leer, das Plättchen passt in einer Drehung.
   *[other] Leer, das Plättchen passt in { $turns } Drehungen.
}
table-place = Stelle { $n } von { $total }: { table-at }.
table-touches = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}: { $kind ->
    [city] Stadt.
    [road] Straße.
    [river] Fluss.
   *[field] Wiese.
}
table-direction = Drehung { $n } von { $total }.
table-here-title = Was hier ist
table-placed-by = Gelegt von { $name }.

## Heard and typed: what scanning keys and typed commands answer
table-apart = { $kind ->
    [city] Die Städte sind getrennt.
   *[other] Die Straßen sind getrennt.
}
table-joins = { $kind ->
    [city] Eine Stadt: { $sides }.
   *[other] Eine Straße: { $sides }.
}
table-stands = { $part ->
    [N] Im Norden.
    [NE] Im Nordosten.
    [E] Im Osten.
    [SE] Im Südosten.
    [S] Im Süden.
    [SW] Im Südwesten.
    [W] Im Westen.
    [NW] Im Nordwesten.
   *[middle] In der Mitte.
}
speech-scored = { $points ->
    [one] { $what }, { $points } Punkt
   *[other] { $what }, { $points } Punkte
}
speech-feature = { $count ->
    [one] { $what }, { $count } Plättchen, gehört: { $names }.
   *[other] { $what }, { $count } Plättchen, gehört: { $names }.
}
speech-mine = { $feature ->
    [city] Deine Stadt
    [road] Deine Straße
    [monastery] Dein Kloster
   *[field] Deine Wiese
}
speech-enter = Enter bestätigt.
speech-said = Vorgelesen
speech-grid = Pfeiltasten bewegen, Enter wählt. G sagt den Spielstand, Schrägstrich tippt Befehle, Fragezeichen zeigt die Tasten.
table-decision = Deine Wahl
speech-choice = { $n }: { $label }.
speech-stop = { $n } von { $total }.
speech-closes = Chance, fertig zu werden: { $chance }.
speech-no-hand = Du hast kein Plättchen auf der Hand.
speech-no-own = Du hast keine Figur auf der Karte.
speech-no-feature = Dort steht keine Figur.
speech-no-open = Kein Feld ist frei.
speech-no-such = Diese Wahl gibt es nicht.
speech-nothing-new = Nichts Neues seit deinem letzten Zug.
speech-nothing-said = Es gibt noch nichts zu wiederholen.
speech-unknown = „{ $word }“ ist kein Befehl. Ein Fragezeichen zeigt die Hilfe.
speech-not-now = Das geht jetzt nicht.
speech-cell-how = Tippe, wie weit nach rechts und wie weit nach oben vom Start. Minus heißt nach links oder unten.
speech-far = Daneben liegt kein Plättchen.
speech-fits = Das Plättchen passt dort.
speech-help = Befehle: { $words }.
speech-keys = Tasten für gesprochene Antworten
speech-key-state = wer dran ist, Punkte, übrige Plättchen
speech-key-news = was sich seit meinem Zug geändert hat
speech-key-hand = das Plättchen in meiner Hand
speech-key-own = nächste, vorige eigene Figur
speech-key-feature = nächstes, voriges Gebiet mit Figuren
speech-key-open = nächstes, voriges freies Feld
speech-key-again = wiederholen, einen Satz zurück
speech-key-type = getippte Befehle
speech-type = Getippte Befehle
speech-type-label = Befehl
speech-type-hint = Eine Zahl wählt. Zwei Zahlen führen zu einer Stelle: nach rechts und nach oben vom Start, mit Minus nach links und unten.
speech-run-do = Ausführen
speech-commands = Alle Befehle
speech-word-cell = Feld
speech-word-place = Stelle
speech-word-turn = drehen
speech-word-confirm = bestätigen
speech-word-none = keine
speech-word-undo = zurück
speech-word-hand = Hand
speech-word-state = Stand
speech-word-news = neu
speech-word-own = meine
speech-word-feature = Gebiet
speech-word-open = offen
speech-word-left = Rest
speech-word-log = Züge
speech-word-why = warum
speech-word-again = nochmal
speech-word-help = Hilfe
speech-about-cell = Was an einer Stelle liegt: Feld 2 -1 ist 2 nach rechts, 1 nach unten
speech-about-place = Eine Stelle wählen, mit ihrer Nummer oder nach rechts und oben: Stelle 3
speech-about-turn = Das Plättchen drehen
speech-about-confirm = Das Plättchen legen, die Wahl bestätigen
speech-about-none = Keine Figur wählen
speech-about-undo = Den letzten Zug zurücknehmen
speech-about-hand = Das Plättchen in der Hand
speech-about-state = Wer dran ist, Punkte, übrige Plättchen und mehr
speech-about-news = Was sich seit meinem letzten Zug geändert hat
speech-about-own = Die nächste eigene Figur oder die mit einer Nummer
speech-about-feature = Das nächste Gebiet mit Figuren; nur einer Art: Gebiet Stadt
speech-about-open = Das nächste freie Feld
speech-about-left = Wie viele Plättchen übrig sind
speech-about-log = Die letzten Züge, so viele du tippst: Züge 10
speech-about-why = Warum das Plättchen dort nicht hindarf: warum 1 0
speech-about-again = Den letzten Satz wiederholen
speech-about-help = Alle Befehle vorlesen

## Why not, and rules
table-why-direction = Nicht in dieser Drehung
table-why-place = Hier passt es in keiner Drehung
table-why-now = So, wie es jetzt ist: { $reason }
table-why-do = Warum?
table-why-refused = Das geht nicht
table-turn-to-fit-do = Passend drehen
table-read-rule-do = Regel lesen
table-rule = Regel { $rule }
table-rule-from = Aus den Regeln von Bastide, in eigenen Worten.
table-rule-tongue = Noch nicht übersetzt, Sprache: { $tongue }
table-why-taken = Hier liegt schon ein Plättchen
table-why-others = Jetzt nicht möglich
table-advice-do = Tipp holen
table-advice-short = Was würde ein guter Spieler tun?
table-advice-player = Ein guter Spieler
table-advice-comes = Denkt nach …
table-advice-none = Gerade gibt es keinen Tipp. Versuch es noch einmal.
table-why-others-do = Warum nichts anderes?
table-why-nothing = Alles, was du hier tun kannst, wird gezeigt.
table-why-count = { $count ->
    [one] { $count } Möglichkeit gibt es gerade nicht.
   *[other] { $count } Möglichkeiten gibt es gerade nicht.
}
table-read-rule = Regel { $rule } lesen (Grund { $n })
table-may-do = Was geht hier?
table-miss = { $word ->
    [banish] Geister
    [haunt] Geist
    [score] Wertung
    [portal] Portal
    [reinforce] Verstärkung
    [recall] Zurückholen
   *[other] { $kind ->
        [abbot] Abt
        [guard] Wächter
        [large] Großer Meeple
        [builder] Baumeister
        [pig] Schwein
       *[other] Figur
    }
}: { $feature ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
    [garden] Garten
    [castle] Burg
    [mist] Nebel
    [cemetery] Friedhof
   *[field] Wiese
}

## The book of rules
book-title = Regeln
book-tab = { $name } · Bastide
book-line = Alle Regeln, nach denen Bastide spielt, in eigenen Worten.
book-find = Regel nach Wörtern oder Nummer suchen
book-found = { $count ->
    [one] { $shown } Regel gefunden
   *[other] { $shown } Regeln gefunden
}
book-count = { $count ->
    [one] { $shown } Regel
   *[other] { $shown } Regeln
}
book-see = Siehe auch
book-about = Gehört zu: { $modules }
book-example = Beispiel zu Regel { $rule }
book-not-played = An diesem Tisch nicht gespielt.
book-others = An diesem Tisch nicht gespielt
book-missing-title = Diese Regel gibt es nicht
book-missing = Es gibt keine Regel „{ $rule }“.
book-all = Alle Regeln
book-back = Zurück
book-open = Als Seite öffnen
book-print = Drucken
book-loading = Einen Moment…

## The end
table-win = { $you ->
    [yes] Du gewinnst mit { $points } zu { $second }
   *[no] { $name } gewinnt mit { $points } zu { $second }
}
table-shared-win = { $name } teilen sich den Sieg mit je { $points }
table-see-how-do = Wertung
table-rematch-do = Revanche
table-rematch-join-do = Zur Revanche
table-save-record = Aufzeichnung dieses Spiels speichern

## Looking back: turn by turn, sharing, saving, playing on (replay-)
table-analyse-do = Analysieren
table-tournament-do = Zum Turnier
table-replay-do = Spielverlauf
ui-origin = Fortsetzung eines anderen Spiels nach Zug { $turn }.
ui-origin-reshuffled = Die Plättchen im Beutel wurden neu gemischt.
ui-set-up = Dieses Spiel begann mit einer eigenen Stellung.

## Menu and help
table-menu = Menü
aids-title = Hilfen auf der Karte
aids-on = { $what }: sichtbar
aids-off = { $what }: verborgen
aids-key = Taste { $key }.
aids-cells = Was wohin passt
aids-cells-hint = Für jedes freie Feld, wie viele Plättchen passen und wie wahrscheinlich es gefüllt wird.
aids-cells-sign = wie viele Plättchen passen und wie wahrscheinlich eines hierher kommt
aids-cells-model = Annahme: Jedes übrige Plättchen kommt mit gleicher Chance an jede Stelle, an der es auf der jetzigen Karte passt.
aids-dead = Hier passt nichts mehr.
aids-fits = { $count ->
        [one] { $count } von { $of } Plättchen passt hier.
       *[other] { $count } von { $of } Plättchen passen hier.
    }
aids-held = Ein Plättchen auf der Hand passt.
aids-filled = Chance, gefüllt zu werden: { $chance }.
aids-comes = Chance, dass du eins ziehst: { $chance }.
aids-owners = Wem was gehört
aids-owners-hint = Muster und Buchstaben für Straßen, Städte, Wiesen und mehr.
aids-owner = { $what }, gehört: { $names }.
aids-strength = Dort zählen: { $list }.
aids-points = Punkte jetzt und später
aids-points-hint = Was jedes Gebiet jetzt bringt und wahrscheinlich bringen wird.
aids-worth = { $points ->
        [one] Jetzt { $points } Punkt, erwartet { $expected }.
       *[other] Jetzt { $points } Punkte, erwartet { $expected }.
    }
aids-now = Wenn jetzt Schluss wäre
aids-expected = Erwartet
aids-points-model = Erwartet: aus der jetzigen Karte, wie der Computer sie einschätzt. Neue Figuren zählen nicht mit.
aids-forecast = Ausblick
aids-forecast-hint = Die wahrscheinlichen Endpunkte aller.
aids-band = { $low } bis { $high }
aids-wins = gewinnt { $chance } dieser Spiele
aids-forecast-model = { $games ->
        [one] Aus { $games } Spiel, vom Computer zu Ende gespielt; 8 von 10 enden im Balken.
       *[other] Aus { $games } Spielen, vom Computer zu Ende gespielt; 8 von 10 enden im Balken.
    }
table-talk = Etwas sagen
table-people = Spieler und Tisch…
table-menu-tiles = Übrige Plättchen
table-menu-scores = Punkte und warum
table-menu-log = Alle Züge
table-menu-turns = Zug berichtigen
table-menu-rules = Geltende Regeln
table-menu-help = Hilfe und Tasten
table-menu-save = Spiel speichern
table-menu-home = Startseite
table-menu-more = Mehr
table-leave-title = Dieses Spiel verlassen?
table-leave-line = Dein Platz bleibt dir. Du findest das Spiel auf der Startseite.
table-leave-stay = Bleiben
table-leave-do = Verlassen
table-help = Hilfe
table-help-turn = Ein Zug
table-help-1 = Leg das Plättchen so, dass alle berührten Seiten passen.
table-help-2 = Danach darfst du eine Figur auf dieses Plättchen setzen.
table-help-3 = Fertige Gebiete werden gewertet, und ihre Figuren kommen zurück.
table-help-4 = Sind die Plättchen aufgebraucht, wird alles andere gewertet.
table-help-board = Der Plan
table-signs-do = Symbole
table-help-mouse = Ein Klick wählt eine Stelle, ein zweiter legt. Das Mausrad oder die rechte Taste dreht das Plättchen. Ziehen bewegt die Karte, das Mausrad neben den Stellen vergrößert.
table-help-touch = Tippen wählt eine Stelle, noch einmal tippen dreht das Plättchen. Ziehen bewegt die Karte, zwei Finger vergrößern.
table-help-keys = Tasten
table-letters = Buchstabentasten
table-letters-hint = Buchstaben und Ziffern wirken als Befehle.
table-one-click = Ein Klick spielt
table-one-click-hint = Mit der Maus, ohne zweiten Klick.
table-key-next = nächste, vorige Stelle
table-key-arrows = nächste Stelle in dieser Richtung
table-key-turn = Plättchen drehen
table-key-enter = legen, bestätigen
table-key-pick = eine Stelle wählen
table-key-before-draw = die Wahl vor dem Ziehen
table-key-none = keine Figur
table-key-kind = nächste, vorige Art von Figur
table-key-undo = zurücknehmen
table-key-why = warum nicht woanders
table-key-here = was hier ist
table-key-tiles = übrige Plättchen
table-key-scores = Punkte und warum
table-key-log = alle Züge
table-key-hint = die drei besten Züge; 1 bis 3 zeigt einen, noch einmal übernimmt ihn
table-key-aids = Hilfen auf der Karte
table-key-layers = was passt, wem was gehört, Punkte, Ausblick
table-key-zoom = vergrößern, alles zeigen
table-key-pan = Karte bewegen
table-key-keys = diese Hilfe
table-key-back = zurück

## Offers
offer-place = { table-at }
offer-figure = { $role ->
    [knight] Ritter
    [highwayman] Wegelagerer
    [monk] Mönch
    [farmer] Bauer
    [abbot] Abt
    [steward] Burgvogt
    [gravedigger] Totengräber
   *[other] Figur
}
offer-figure-detail = { offer-spot }
offer-play = Dieses Plättchen spielen
offer-draw = Dieses Plättchen ziehen
offer-score = Das zuerst werten
offer-score-detail = { offer-spot }
offer-worth = { $points } wert
offer-spot = { $feature ->
    [city] Stadt{ offer-part }, { offer-tiles }
    [road] Straße{ offer-way }, { offer-tiles }
    [monastery] Kloster{ offer-part }, { offer-of-nine }
    [garden] Garten{ offer-part }, { offer-of-nine }
    [castle] Burg{ offer-part }
    [cemetery] Friedhof{ offer-part }, { offer-of-nine }
    [mist] Nebel{ offer-part }
   *[field] Wiese{ offer-part }{ offer-cities }
}{ offer-closes }
offer-tiles = { $tiles } Plättchen
offer-of-nine = { $tiles } von 9 Plättchen
offer-cities = { $cities ->
    [-1] {""}
    [0] , keine Stadt
    [one] , { $cities } Stadt
   *[other] , { $cities } Städte
}
offer-closes = { $closes ->
    [yes] , fertig
   *[no] {""}
}
offer-part = { $part ->
    [N] {" "}im Norden
    [NE] {" "}im Nordosten
    [E] {" "}im Osten
    [SE] {" "}im Südosten
    [S] {" "}im Süden
    [SW] {" "}im Südwesten
    [W] {" "}im Westen
    [NW] {" "}im Nordwesten
   *[none] {""}
}
offer-way = { $part ->
    [N] {" "}nach Norden
    [NE] {" "}nach Nordosten
    [E] {" "}nach Osten
    [SE] {" "}nach Südosten
    [S] {" "}nach Süden
    [SW] {" "}nach Südwesten
    [W] {" "}nach Westen
    [NW] {" "}nach Nordwesten
   *[none] {""}
}
offer-away = { $down ->
    [N] { $rows } nördlich{ offer-away-then }
    [S] { $rows } südlich{ offer-away-then }
   *[same] { $along ->
        [E] { $columns } östlich
        [W] { $columns } westlich
       *[here] dieses Plättchen
    }
}
offer-away-then = { $along ->
    [E] , { $columns } östlich
    [W] , { $columns } westlich
   *[same] {""}
}
offer-now = +{ $points } sofort
offer-now-kind = sofort
offer-worth-kind = wert
offer-so-far = bisher { $points }
offer-so-far-kind = bisher
offer-stays-open = { $points }, wenn es offen bleibt
offer-stays-open-kind = wenn es offen bleibt
offer-at-end = { $points } am Ende
offer-at-end-kind = am Ende
offer-risk = { $points } in Gefahr
offer-risk-kind = in Gefahr
offer-figure-do = { $role ->
    [knight] Ritter setzen
    [highwayman] Wegelagerer setzen
    [monk] Mönch setzen
    [farmer] Bauern legen
    [abbot] Abt setzen
    [steward] Burgvogt setzen
    [gravedigger] Totengräber setzen
   *[other] Figur setzen
}
offer-pass = Keine Figur
offer-pass-short = Keine

## What happened
log-title = Alle Züge
log-discarded = Ein Plättchen passt nirgends und wird aus dem Spiel genommen
log-placed = { $you ->
    [yes] Du legst ein Plättchen
   *[no] { $name } legt ein Plättchen
}
log-figure = { $apart ->
    [yes] { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } { $kind ->
        [guard] einen Wächter
       *[large] den großen Meeple
    } { $role ->
        [knight] als Ritter in eine Stadt
        [highwayman] als Wegelagerer auf eine Straße
        [monk] als Mönch in ein Kloster
        [steward] als Burgvogt in eine Burg
        [gravedigger] als Totengräber auf einen Friedhof
       *[farmer] als Bauern auf eine Wiese
    }
   *[no] { $role ->
        [knight] { $you ->
            [yes] Du setzt einen Ritter in eine Stadt
           *[no] { $name } setzt einen Ritter in eine Stadt
        }
        [highwayman] { $you ->
            [yes] Du setzt einen Wegelagerer auf eine Straße
           *[no] { $name } setzt einen Wegelagerer auf eine Straße
        }
        [monk] { $you ->
            [yes] Du setzt einen Mönch in ein Kloster
           *[no] { $name } setzt einen Mönch in ein Kloster
        }
        [abbot] { $you ->
            [yes] Du setzt den Abt in { $feature ->
                [garden] einen Garten
               *[monastery] ein Kloster
            }
           *[no] { $name } setzt den Abt in { $feature ->
                [garden] einen Garten
               *[monastery] ein Kloster
            }
        }
        [steward] { $you ->
            [yes] Du setzt einen Burgvogt in eine Burg
           *[no] { $name } setzt einen Burgvogt in eine Burg
        }
        [gravedigger] { $you ->
            [yes] Du setzt einen Totengräber auf einen Friedhof
           *[no] { $name } setzt einen Totengräber auf einen Friedhof
        }
       *[farmer] { $you ->
            [yes] Du legst einen Bauern auf eine Wiese
           *[no] { $name } legt einen Bauern auf eine Wiese
        }
    }
}{ $by ->
    [reinforce] {""}, als Verstärkung
    [portal] {""}, durch das Portal
   *[other] {""}
}
log-kept = { $you ->
    [yes] Du behältst dieses Plättchen
   *[no] { $name } behält dieses Plättchen
}
log-played = { $you ->
    [yes] Du wählst dieses Plättchen
   *[no] { $name } wählt dieses Plättchen
}
log-passed = { $you ->
    [yes] Du setzt keine Figur
   *[no] { $name } setzt keine Figur
}
log-over = Das Spiel ist aus
log-taken-back = { $you ->
    [yes] Du nimmst einvernehmlich einen Zug zurück
   *[no] { $name } nimmt einvernehmlich einen Zug zurück
}
log-advised = { $you ->
    [yes] Du holst dir einen Tipp
   *[no] { $name } holt sich einen Tipp
}
log-flagged = { $out ->
    [resign] { $you ->
        [yes] Deine Zeit ist um: Du verlierst
       *[no] { $name } hat keine Zeit mehr und verliert
    }
    [end] { $you ->
        [yes] Deine Zeit ist um: Das Spiel endet
       *[no] { $name } hat keine Zeit mehr: Das Spiel endet
    }
   *[bot] { $you ->
        [yes] Deine Zeit ist um: Ein Bot spielt für dich
       *[no] { $name } hat keine Zeit mehr: Ein Bot spielt weiter
    }
}
log-order = Die Reihenfolge wurde ausgelost: { $names }.
log-undone = { $you ->
    [yes] Du nimmst einen Zug zurück
   *[no] { $name } nimmt einen Zug zurück
}
log-undone-often = { $you ->
    [yes] Du nimmst { $count } Züge zurück
   *[no] { $name } nimmt { $count } Züge zurück
}

## Points and how they came
score-title = Punkte
score-lines = Aufschlüsselung
score-no-lines = Noch wurde nichts gewertet.
score-none-yet = noch keine Punkte
score-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-piece = { $reason ->
    [road] Straßen { $points }
    [city] Städte { $points }
    [monastery] Klöster { $points }
    [small-city] kleine Städte { $points }
   *[other] anderes { $points }
}
score-road = { $you ->
    [yes] { $count ->
        [one] Du: Straße, { $count } Plättchen
       *[other] Du: Straße, { $count } Plättchen
    }
   *[no] { $count ->
        [one] { $name }: Straße, { $count } Plättchen
       *[other] { $name }: Straße, { $count } Plättchen
    }
}
score-city = { $you ->
    [yes] Du: Stadt, { $count } Plättchen
   *[no] { $name }: Stadt, { $count } Plättchen
}
score-small-city = { $you ->
    [yes] Du: Stadt, { $count } Plättchen
   *[no] { $name }: Stadt, { $count } Plättchen
}
score-monastery = { $you ->
    [yes] Du: Kloster
   *[no] { $name }: Kloster
}
score-road-final = { $you ->
    [yes] Du: offene Straße
   *[no] { $name }: offene Straße
}
score-city-final = { $you ->
    [yes] Du: offene Stadt
   *[no] { $name }: offene Stadt
}
score-monastery-final = { $you ->
    [yes] Du: offenes Kloster
   *[no] { $name }: offenes Kloster
}
score-other = { $you ->
    [yes] Du: Punkte
   *[no] { $name }: Punkte
}
score-why = Zeile { $n }: Regel { $rule } lesen
score-why-do = Warum?
score-counting = Schlusswertung
score-chapter = { $reason ->
    [road] Unfertige Straßen
    [city] Unfertige Städte
    [monastery] Klöster
   *[other] Andere Punkte
}
score-of = { $n } von { $total }
score-count = { $count } gewertet
score-back = Zurück
score-pause = Pause
score-play = Weiter
score-next = Nächstes
score-skip-do = Zum Ergebnis

## All play together

table-team = Das Team
table-point-on = Den anderen ein Feld zeigen
table-point-hint = Tippe auf ein Feld, um es den anderen zu zeigen.
table-points-at = { $name } zeigt hierher: { table-at }.
table-points-here = { $name } zeigt hierher.
table-their-choices = Was { $name } wählen kann
table-which-colour = Welche Farbe
table-level-opened = Stufe { $level } ist freigeschaltet.
table-level-next-do = Stufe { $level } spielen
table-level-again-do = Noch einmal
table-level-how-do = Wie es kam
table-looking-ahead = Schaut voraus…

## Figures that stand on one spot

table-begin-draw = Plättchen ziehen
table-which-figure = Welche Figur
table-which-kind = { $count ->
    [one] Welche Figur, eine Möglichkeit
   *[other] Welche Figur, { $count } Möglichkeiten
}
table-which-kind-has = { $count ->
    [one] { $kind }: eine Stelle
   *[other] { $kind }: { $count } Stellen
}
table-which-kind-none = { $kind }: keine Stelle. Warum?
table-which-kind-nowhere = Für diese Figur gibt es hier keine Stelle.
table-figure-kind = Meeple
table-figure-number = Nummer { $n }

### Answers of the rules and the server (why-, error-)

## Why a move is refused
why-other-question = In diesem Zug kommt erst eine andere Entscheidung.
why-advice-busy = Gerade bekommen andere einen Tipp; versuch es gleich noch einmal.
why-no-advice = Gerade gibt es keinen Tipp.
why-not-your-turn = Du bist nicht dran.
why-game-over = Das Spiel ist aus.
why-wrong-step = Ein anderer Schritt kommt zuerst.
why-cell-taken = Hier liegt schon ein Plättchen.
why-no-neighbour = Das Plättchen muss eine ganze Seite mit einem anderen teilen.
why-side-mismatch = { $side ->
    [N] Im Norden
    [E] Im Osten
    [S] Im Süden
   *[W] Im Westen
} trifft { $mine ->
    [city] Stadt
    [road] Straße
    [river] Fluss
   *[field] Wiese
} auf { $theirs ->
    [city] Stadt
    [road] Straße
    [river] Fluss
   *[field] Wiese
}. Die Seiten müssen passen.
why-same-looking-rotation = So gedreht sieht das Plättchen gleich aus.
why-wrong-tile = Du hast ein anderes Plättchen auf der Hand.
why-no-such-segment = So einen Teil hat das Plättchen nicht.
why-occupied = { $feature ->
    [city] In dieser Stadt steht schon eine Figur.
    [road] Auf dieser Straße steht schon eine Figur.
    [field] Auf dieser Wiese liegt schon ein Bauer.
   *[other] Dort steht schon eine Figur.
}
why-none-in-supply = { $figure ->
    [meeple] In deinem Vorrat ist kein Meeple mehr.
    [abbot] Dein Abt ist schon auf dem Plan.
   *[other] So eine Figur hast du nicht mehr.
}
why-not-just-placed = Eine Figur darf nur auf das eben gelegte Plättchen.
why-wrong-figure = Diese Figur darf dort nicht stehen.
why-bad-action = Dieser Zug ist jetzt nicht möglich.
why-not-in-bag = So ein Plättchen ist nicht mehr im Beutel.
why-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
why-nothing-to-score = Dieses Plättchen macht dort nichts fertig.

## Why the table refuses something
why-no-levels = Dieser Tisch hat keine Stufen.
why-no-such-level = Es gibt die Stufen 1 bis { $levels }.
why-level-locked = Stufe { $level } ist gesperrt: Gewinnt zuerst Stufe { $open }.
why-no-forecast = Hier lässt sich nichts vorhersagen.
why-lesson-act = Tu zuerst, was die Lektion verlangt.
why-lesson-hint = Die Lektion verlangt hier etwas anderes.
why-lesson-read = Lies zuerst den Text.
why-no-lesson = Dieser Tisch ist keine Lektion.
why-no-undo = Das lässt sich nicht mehr zurücknehmen.
why-maintenance = Zurzeit keine neuen Tische. Laufende Spiele gehen weiter.
why-too-many-undos = In einem Zug kannst du höchstens { $most }-mal etwas zurücknehmen.
why-hand-bots = Bots spielen nicht mit, wenn ihr am echten Spiel wertet.
why-clock-over = Deine Zeit ist um: Ein Bot spielt diesen Zug zu Ende.
why-not-by-hand = An diesem Tisch zieht der Server die Plättchen.
why-not-turned = Das letzte Plättchen passt in dieser Drehung nicht.
why-nothing-mended = Gerade wird kein Zug berichtigt.
why-mended-already = Ein anderer Zug wird berichtigt: Beende das zuerst.
why-not-corrected = Diesen Zug gibt es in diesem Spiel nicht.
why-no-more-corrections = An diesem Tisch ist zu viel passiert, um noch einen Zug zu berichtigen.
why-too-much-happened = An diesem Tisch ist zu viel passiert, um die Plätze zu ändern.
why-too-often = Zu viele Versuche. Bitte warte einen Moment.
why-not-started = Das Spiel hat noch nicht begonnen.
why-already-started = Das Spiel hat schon begonnen.
why-not-over = Das Spiel ist noch nicht aus.
why-table-over = Das Spiel ist aus; öffne einen neuen Tisch.
why-seats-open = Es gibt freie Plätze: Warte oder füge Bots hinzu.
why-change-unseen = Das Spiel wurde geändert. Das haben noch nicht gesehen: { $names }
why-fixed-game = Das Spiel dieses Tisches lässt sich nicht ändern. Öffne einen neuen Tisch.
why-seats-needed = { $taken } Plätze sind besetzt, dieses Spiel hat aber nur { $seats }.
why-seat-taken = Hier sitzt schon { $name }.
why-seat-open = Dieser Platz ist frei.
why-tournament-seat = Im Turnier behältst du deinen Platz: Gib auf, wenn du nicht weiterspielen kannst.
why-not-your-seat = Das ist nicht dein Platz.
why-not-host = Das darf nur der Gastgeber.
why-never-public = Lektionen und Spiele am echten Brett können nicht für alle offen sein.
why-own-things = Offene Tische haben keine eigenen Plättchen oder Stufen, kein echtes Spiel daneben und keinen freien Chat.
why-seek-gone = Jemand war schneller, oder dort wartet niemand mehr.
why-many-seek = Hier warten schon sehr viele. Versuche es später.
why-many-seek-here = In deinem Netz warten schon { $most } Leute. Versuche es wieder, wenn jemand davon ein Spiel gefunden hat.
why-name-taken = Hier heißt schon jemand { $name }.
why-bad-name = Namen haben 1 bis 24 sichtbare Zeichen.
why-bad-text = Nutze Buchstaben, Ziffern und Symbole, aber keine unsichtbaren Zeichen oder gestapelten Akzente.
why-no-such-seat = So einen Platz hat der Tisch nicht.
why-no-player-to-remove = Hier ist niemand, den du entfernen kannst.
why-many-blocked = Fünfzig Leute sind schon gesperrt. Entsperre zuerst jemanden.
why-no-such-block = Niemand mit dieser Nummer ist gesperrt.
why-blocked = Der Gastgeber hat dich für diesen Tisch gesperrt.
why-seats-locked = Der Gastgeber hat die freien Plätze gesperrt.
why-no-watchers = Der Gastgeber erlaubt keine Zuschauer.
why-round-running = Dieses Brett öffnet sich, wenn die Runde vorbei ist.
why-fair-play = Solange eine gewertete Partie oder eine Turnierpartie mit diesem Spielplan läuft, hilft der Server dabei nicht.
why-no-such-bot = Es gibt keinen Bot mit diesem Namen.
why-aids-off = An diesem Tisch gibt es keine Hilfen.
why-rematch-exists = Die Revanche ist schon offen.
why-asked-already = Eine andere Frage ist noch offen.
why-nothing-asked = Es ist keine Frage mehr offen.
why-not-asked = Das müssen die anderen beantworten.
why-no-resigning = Ein Team gewinnt oder verliert gemeinsam.
why-resigned = Dieser Spieler hat aufgegeben.
why-resign-instead = Niemand ist mehr da, der zustimmen könnte: Gib stattdessen auf.
why-clock-seat = Mit Uhr behältst du deinen Platz: Gib auf oder lass einen Bot für dich spielen.
why-many-colours = Hier spielt jeder Platz mehrere Farben.
why-a-lesson = Das ist eine Lektion: Verlass sie zuerst.
why-cid-taken = Diesen Befehl hat schon eine andere Seite gesendet.

## Troubles with the server (client shell)
error-offline = Der Server antwortet nicht. Läuft er?
error-server = Bei uns ist etwas schiefgegangen. Deine Spiele sind sicher.
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-no-such-table = So einen Tisch gibt es nicht.
error-no-such-lesson = Es gibt keine Lektion mit diesem Namen.
error-no-such-puzzle = Es gibt kein Rätsel mit diesem Namen.
error-full = Gerade ist kein Platz für noch einen Tisch. Versuche es später.
error-maintenance = Zurzeit keine neuen Tische. Laufende Spiele gehen weiter.
error-too-many-open = Du hast { $open } offene Tische mit anderen. Spiel erst einige zu Ende.
error-no-account = Für Freunde brauchst du ein Konto.
error-many-friends = Deine Liste ist voll. Entferne zuerst jemanden.
error-no-friend = So kannst du nur Freunde einladen. Schick anderen den Link.
error-not-your-table = Blockieren kannst du nur Leute an deinem eigenen Tisch.
error-no-player-to-block = Dort ist niemand, den du blockieren kannst.
error-no-such-block = Niemand mit dieser Nummer ist blockiert.
error-too-many-here = Aus deinem Netz wurden sehr viele Tische geöffnet. Warte eine Weile.
error-crowded = Bei diesem Tisch schauen schon sehr viele zu. Versuche es später.
error-no-film = Diesen Film gibt es noch nicht.
error-no-such-turn = Dieses Spiel hat die Züge 0 bis { $turns }.
error-nothing-left = Nach diesem Zug ist das Spiel vorbei.
error-not-over = Dieses Spiel ist noch nicht vorbei.
error-not-started = Dieses Spiel hat noch nicht begonnen.
error-press-busy = Der Server erstellt gerade viele Bilder. Versuche es später.
error-server-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
error-too-long = Dieses Spiel ist zu lang für einen Film.
error-picture-failed = Das Bild konnte nicht erstellt werden.
error-jcz-unsupported = JCloisterZone kennt diese Regeln nicht.
error-import-unknown = Das ist weder eine Aufzeichnung von Bastide noch eine Partie von JCloisterZone.
error-import-version = Diese Aufzeichnung stammt von einer anderen Version von Bastide. Dieser Server liest das Format in Version { $known }.
error-import-damaged = { $line ->
    [0] Diese Aufzeichnung lässt sich nicht lesen.
   *[other] Zeile { $line } lässt sich nicht lesen.
}
error-import-empty = Diese Partie hat keine Züge.
error-import-rules = Die Regeln oder Optionen dieser Partie lassen sich hier nicht spielen.
error-import-move = Zeile { $line }: Die Regeln erlauben „{ $action }“ nicht.
error-import-turn = Zeile { $line }: Dort ist jemand anders dran.
error-import-over = Zeile { $line }: Die Partie ist schon zu Ende.
error-import-end = Zeile { $line }: Das Ergebnis stimmt nicht. Die Partie endet { $points }.
error-import-slow = Das Nachspielen dieser Partie dauert zu lange.
error-import-jcz = { $message ->
    [0] Diese Partie von JCloisterZone lässt sich nicht lesen.
   *[other] Diese Partie von JCloisterZone lässt sich bei Zug { $message } nicht lesen.
}
error-import-jcz-unplayed = { $message ->
    [0] Diese Partie nutzt Teile von JCloisterZone, die Bastide nicht hat.
   *[other] Bei Zug { $message } nutzt diese Partie einen Teil von JCloisterZone, den Bastide nicht hat.
}
error-bad-import = Eine solche Datei kann der Server nicht öffnen.
error-bad-picture = So ein Bild gibt es nicht.
error-no-such-campaign = Diese Gruppe ist hier nicht bekannt.
error-too-many-tables = Zu viele Tische auf einmal. Bitte warte eine Minute.
error-too-big = Zu viel auf einmal. Wähle weniger.
error-too-fast = Zu viel auf einmal. Bitte warte einen Moment.
error-unreadable-table = Dieser Tisch lässt sich nicht mehr lesen.
error-not-json = Seite und Server passen nicht zusammen. Lade die Seite neu.
error-no-levels = Diese Regeln haben keine Stufen.
error-no-such-level = So eine Stufe gibt es nicht.
error-level-locked = Diese Stufe ist noch nicht offen.
error-bad-table = So lässt sich kein Tisch öffnen: { $text }
error-unknown-version = Die Partie braucht Version { $version } von { $name }. Dieser Server hat { $known }.
error-bad-rules = So lässt sich nicht spielen: { $text }
error-bad-name = Namen haben 1 bis 24 sichtbare Zeichen.
error-mixed-name = Schreibe jedes Wort mit Buchstaben eines Alphabets.
error-reserved-name = Dieser Name ist reserviert. Bitte wähle einen anderen.
error-name-taken = { $name } ist an diesem Tisch vergeben. Wähle einen anderen Namen.
error-name-of-account = Ein Konto heißt { $name } oder ganz ähnlich. Wähle einen anderen Namen, oder melde dich an, wenn es deines ist.
error-name-of-bot = { $name } klingt nach einem Bot. Wähle einen anderen Namen.
error-seat-taken = Dieser Platz ist schon besetzt.
error-seat-open = Dieser Platz ist frei.
error-seats-open = Manche Plätze sind noch frei.
error-not-host = Das darf nur der Gastgeber.
error-blocked = Der Gastgeber hat dich für diesen Tisch gesperrt.
error-seats-locked = Der Gastgeber hat die freien Plätze gesperrt.
error-no-watchers = Der Gastgeber erlaubt keine Zuschauer.
error-round-running = Dieses Brett öffnet sich, wenn die Runde vorbei ist.
error-fair-play = Solange eine gewertete Partie oder eine Turnierpartie mit diesem Spielplan läuft, hilft der Server dabei nicht.
error-banned = Der Betreiber hat dich für diesen Server gesperrt.
error-wrong-code = Dieser Code gilt nicht: Er wurde schon benutzt, ist älter als ein Tag oder vertippt.
error-nothing-known = Der Server weiß noch nichts über diesen Browser.
error-no-cookies = Der Browser blockiert hier Cookies. Bitte erlaube sie: Der Server braucht eines, um deinen Platz zu erkennen.
error-too-often = Zu viele Versuche. Bitte warte einen Moment.
error-not-your-seat = Das ist nicht dein Platz.
error-table-over = Dieses Spiel ist aus.
error-already-started = Das Spiel hat schon begonnen.
error-bad-seats = { $min ->
    [one] Diese Regeln sind für 1 bis { $max } Spieler.
   *[other] Diese Regeln sind für { $min } bis { $max } Spieler.
}
error-no-resigning = Ein Team gewinnt oder verliert gemeinsam.
error-signed-in = Du hast ein Konto. Melde dich im anderen Browser an, dann ist alles da.
error-hand-clock = Wenn ihr am echten Spiel wertet, gibt es keine Uhr.
error-bad-clock = Eine Uhr braucht Zeit fürs ganze Spiel, Sekunden je Zug oder Tage je Zug.
error-short-clock = Eine Uhr braucht mindestens { $budget } Sekunden je Spiel oder { $turn } je Zug.
error-on-vacation = Du bist schon im Urlaub: Beende ihn zuerst.
error-no-vacation = In diesem Jahr hast du noch { $days } Urlaubstage.
error-fixed-option = Die Regeln dieses Tisches legen das fest.
error-no-undo = Das lässt sich nicht mehr zurücknehmen.
error-version = Seite und Server haben verschiedene Versionen. Lade die Seite neu.
error-not-rated = { $why ->
    [team] Ein Spiel, das alle gemeinsam gewinnen oder verlieren, wird nicht gewertet.
    [takeback] In gewerteten Spielen gibt es kein Zurücknehmen.
    [aids] In gewerteten Spielen gibt es keine Hilfen.
    [house] In gewerteten Spielen gelten die Standardregeln, ohne eigene Plättchen und geänderte Optionen.
    [position] Gewertete Spiele beginnen nicht mit einer eigenen Stellung.
    [chance] In gewerteten Spielen zieht der Server.
    [absent] In gewerteten Spielen passiert nichts, wenn jemand geht; nimm eine Uhr.
    [clock] In gewerteten Spielen spielt kein Bot weiter, wenn die Zeit um ist.
    [bots] Gewertete Spiele sind nur für Menschen, ohne Bots.
    [twice] In gewerteten Spielen hat jeder einen Platz.
    [account] Gewertete Spiele brauchen ein Konto: Melde dich zuerst an.
   *[leaving] In gewerteten Spielen kann niemand gehen oder entfernt werden: Gib stattdessen auf.
}
error-unrated = Dieses Spiel wird nicht gewertet.
error-no-such-rating = Diese Wertung gibt es nicht.
error-no-such-person = Es gibt kein Konto mit diesem Namen.
error-muted = Die Moderation hat dich für eine Weile stummgeschaltet.
error-barred = Die Moderation hat dich eine Weile für öffentliche und gewertete Tische gesperrt.
error-newcomer = An öffentlichen Tischen können Gäste und neue Konten nur fertige Sätze senden.

## Clocks
clock-title = Bedenkzeit
clock-preset = { $preset ->
    [fast] Schnell: 3 Minuten + 5 Sekunden
    [normal] Normal: 10 Minuten + 15 Sekunden
    [slow] Langsam: 30 Minuten + 30 Sekunden
    [days] Fernpartie: 3 Tage je Zug
    [own] Eigene
   *[none] Ohne Uhr
}
clock-kind = Zeitlimit
clock-kind-of = { $kind ->
    [turn] je Zug
    [days] je Zug, in Tagen
   *[game] fürs ganze Spiel
}
clock-field-budget = Minuten je Spieler
clock-field-plus = Sekunden extra je Zug
clock-field-turn = Sekunden je Zug
clock-field-days = Tage je Zug
clock-out = Wenn die Zeit um ist
clock-out-of = { $out ->
    [resign] Dieser Spieler verliert
    [end] Das Spiel endet für alle
   *[bot] Ein Bot spielt weiter
}
clock-out-said = { $out ->
    [resign] Zeit um: verloren
    [end] Zeit um: das Spiel endet
   *[bot] Zeit um: ein Bot spielt weiter
}
clock-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
clock-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
clock-by-game = { $time } für jeden
clock-by-turn = { $time } je Zug
clock-by-days = { $count ->
    [one] 1 Tag je Zug
   *[other] { $count } Tage je Zug
}
clock-plus = plus { $time } je Zug
clock-d = { $days } T
clock-h = { $hours } h
clock-away = frei
clock-left-days = { $count ->
    [one] noch 1 Tag
   *[other] noch { $count } Tage
}
clock-left-hours = { $count ->
    [one] noch 1 Stunde
   *[other] noch { $count } Stunden
}
clock-left-minutes = { $count ->
    [one] noch 1 Minute
   *[other] noch { $count } Minuten
}
clock-left-seconds = { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
}
clock-alert = Noch 30 Sekunden
clock-used = Verbrauchte Bedenkzeit
clock-won = { $count ->
    [one] { $names } gewinnt auf Zeit
   *[other] { $names } gewinnen auf Zeit
}
clock-won-line = Allen anderen ist die Zeit ausgegangen, damit ist das Spiel zu Ende. Nichts ist verloren.
resigned-won = { $names } gewinnt: Alle anderen haben aufgegeben
resigned-won-line = Damit ist das Spiel zu Ende. Nichts ist verloren.
