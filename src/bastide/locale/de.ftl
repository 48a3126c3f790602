# Die Wörter von Bastide auf Deutsch. Reihenfolge und Anmerkungen wie in en.ftl; Begriffe, wie man sie beim Spielen
# sagt. Angeredet wird mit du, erzählt in der Gegenwart.

### Shell: pages, lobby, states of the connection (ui-)

ui-brand = Bastide
ui-home-link = Bastide, zur Startseite
ui-close = Schließen
ui-skip-content = Zum Inhalt
ui-skip-choice = Zur Auswahl
ui-skip-log = Zu dem, was geschehen ist
ui-unofficial = Inoffiziell: eigene Bilder, eigene Worte, offener Quelltext.
ui-version = Version { $version }
ui-theme-to-dusk = Zu Abendfarben wechseln
ui-theme-to-light = Zu Tagesfarben wechseln
ui-language = Sprache

## Titles of the browser's tab
ui-title-home = Bastide: leg ein Plättchen, bau ein Land
ui-title-new = Neuer Tisch · Bastide
ui-title-table = { $table } · Bastide
ui-title-turn = Du bist dran · { $table } · Bastide
ui-title-over = Spiel zu Ende · { $table } · Bastide
ui-title-abandoned = Niemand spielt weiter · { $table } · Bastide
ui-title-loading = Der Tisch öffnet sich · Bastide
ui-title-missing = Nicht gefunden · Bastide

## Start page
ui-home-headline-1 = Leg ein Plättchen.
ui-home-headline-2 = Bau ein Land.
ui-play-now = Sofort spielen
ui-play-now-line = Du gegen einen Bot. Etwa 20 Minuten.
ui-play-friends = Mit Freunden spielen
ui-play-friends-line = Link schicken, antippen, hinsetzen. Ohne Konto.
ui-one-device = Ein Gerät
ui-one-device-line = Reicht es reihum weiter.
ui-new-table = Neuer Tisch
ui-new-table-line = Plätze und Regeln wählen.
ui-your-tables = Deine Tische
ui-your-turn-in = Du bist dran: „{ $table }“
ui-waiting-in = „{ $table }“ wartet auf Mitspieler
ui-ready-in = „{ $table }“ kann beginnen
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
ui-duel-name = Ein schnelles Spiel

## New table
ui-new-preset = Gewählt: { $game }. Ändere, was du willst.
ui-game = Spiel
ui-setups = Tische, fertig zum Spielen
ui-setup-first = Erstes Spiel
ui-setup-first-line = Straßen, Städte, Klöster.
ui-setup-fields = Mit Wiesen
ui-setup-fields-line = Bauern zählen am Ende.
ui-setup-box = Die ganze Schachtel
ui-setup-box-line = Wiesen, Fluss und Abt.
ui-setup-inns = Wirtshäuser und Kathedralen
ui-setup-inns-line = Mehr Punkte, mehr Risiko. Bis sechs Personen.
ui-setup-anniversary = Jubiläum
ui-setup-anniversary-line = Ein Fluss mit Gabelung, Pfeile, Abt.
ui-setup-ghosts = Geister
ui-setup-ghosts-line = Nebel, Burgen und Friedhöfe.
ui-setup-conquest = Eroberung & Verteidigung
ui-setup-conquest-line = Besetzt die Mauern. Bis sechs Personen.
ui-setup-mists = Nebel
ui-setup-mists-line = Alle gemeinsam gegen die Geister.
ui-setup-tournament = Turnier
ui-setup-tournament-line = Zu zweit, ohne Hilfen.
ui-setup-own = Eigene Regeln
ui-fixed-rules = Diese Regeln stehen fest. Wähle ein anderes Spiel für andere.
ui-fixed-option = Das gewählte Spiel legt das fest.
ui-seats-full = So können { $min } bis { $max } Leute spielen.
ui-rules-in-play = Geltende Regeln
ui-what-changes = { $module }: was sich ändert
ui-none = Keiner
ui-rivals-hint = Die ersten Plättchen können ein Fluss sein.
ui-rival-tiles = Mit { $count }
ui-house-rules = Hausregeln
ui-house-rules-line = Wie gedruckt. Hier lassen sie sich ändern.
ui-at-the-table = Am Tisch
ui-aids = Hilfen
ui-aids-hint = Zeigt, was wohin passt, Punkte, übrige Plättchen und Gründe.
ui-starter = Wer beginnt
ui-starter-lot = Das Los
ui-period = So lange wartet das Spiel auf einen Zug
ui-period-days = { $days ->
    [0] wie hier üblich
    [365] ein Jahr
    [one] einen Tag
   *[other] { $days } Tage
}
ui-period-said = { $days ->
    [365] wartet ein Jahr auf einen Zug
    [one] wartet einen Tag auf einen Zug
   *[other] wartet { $days } Tage auf einen Zug
}
ui-starter-open = Platz { $n }
ui-absent = Wenn jemand wegbleibt
ui-absent-rule = { $rule ->
    [wait] Die anderen warten
    [end] { $patience ->
        [60] Das Spiel endet nach einer Stunde
        [1440] Das Spiel endet nach einem Tag
       *[other] Das Spiel endet nach { $patience } Minuten
    }
   *[bot] { $patience ->
        [60] Ein Bot spielt nach einer Stunde
        [1440] Ein Bot spielt nach einem Tag
       *[other] Ein Bot spielt nach { $patience } Minuten
    }
}
ui-absent-said = wer wegbleibt: { $rule ->
    [end] { $patience ->
        [60] Ende nach einer Stunde
        [1440] Ende nach einem Tag
       *[other] Ende nach { $patience } Minuten
    }
   *[bot] { $patience ->
        [60] ein Bot nach einer Stunde
        [1440] ein Bot nach einem Tag
       *[other] ein Bot nach { $patience } Minuten
    }
}
ui-chat = Freier Chat
ui-chat-line = Alle dürfen schreiben, was sie sagen. Sonst gibt es acht Sätze und fünf Zeichen.
ui-chat-said = freier Chat
ui-takeback = Zurücknehmen
ui-takeback-hint = Den letzten Schritt, bis das nächste Plättchen gezogen ist.
ui-seats = Plätze
ui-add-seat = Platz hinzufügen
ui-remove-seat = Platz { $n } entfernen
ui-your-name = Dein Name
ui-name-of-seat = Name an Platz { $n }
ui-who-at-seat = Wer an Platz { $n } spielt
ui-who-you = du, an diesem Gerät
ui-who-person = ein Mensch an diesem Gerät
ui-who-open = ein Freund mit dem Link
ui-who-bot-greedy = Bot, will gewinnen
ui-who-bot-mate = Bot, im Team
ui-who-bot-random = Bot, spielt zufällig
ui-who-here = an diesem Gerät
ui-who-ready = ist da
ui-who-away = ist weg
ui-player-n = Spieler { $n }
ui-you-name = Ich
ui-bot-name-1 = Müller
ui-bot-name-2 = Weber
ui-bot-name-3 = Töpfer
ui-bot-name-4 = Maurer
ui-bot-name-5 = Bäcker
ui-table-of = Tisch von { $name }
ui-summary = { $seats } Plätze · { $tiles } Plättchen
ui-summary-time = Etwa { $minutes } Minuten · ab 7 Jahren
ui-children = Kleine Kinder? Spielt nur das Grundspiel.
ui-start-simple = Einfach beginnen
ui-link-next = Die nächste Seite hat den Link für deine Freunde.
ui-open-table = Tisch öffnen
ui-sit-down = Hinsetzen

## Before the game starts
ui-rules-alone = Grundspiel
ui-rules-with = Grundspiel und dazu { $modules }
ui-rules-tournament = Turnier: { $game }
ui-no-takeback = ohne Zurücknehmen
ui-aids-which = Welche Hilfen
ui-aid-left = Kommende Plättchen nach Art
ui-aid-cells = Was wohin passt
ui-aid-owners = Wem was gehört
ui-aid-points = Punkte jetzt und später
ui-aid-forecast = Wie es enden kann
ui-without-aid = { $aid ->
        [left] ohne kommende Plättchen nach Art
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
ui-stand-up = Platz von { $name } freigeben
ui-send-away = { $name } wegschicken
ui-start-with-bots = Mit Bots beginnen
ui-start-game = Spiel beginnen
ui-invite-title = Einladen
ui-invite-line = Wer diesen Link öffnet, kann mitspielen oder zuschauen.
ui-invite-alone = Dieser Link geht nur auf diesem Gerät.
ui-invite-others = So kommen andere dazu
ui-invite-alone-how = Starte Bastide mit: { $command }
ui-link-label = Link zu diesem Tisch
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-link-copied = Der Link ist kopiert.
ui-send-link = Link senden
ui-share-text = { $table }: { $rules }. Setz dich dazu.
ui-qr-show = Den Link als Bild zum Scannen zeigen
ui-qr-hide = Das Bild des Links verbergen
ui-qr-alt = Der Link als QR-Code
ui-your-colour = Deine Farbe
ui-colour-red = Rot
ui-colour-blue = Blau
ui-colour-green = Grün
ui-colour-yellow = Gelb
ui-colour-black = Schwarz
ui-colour-pink = Rosa
ui-name-missing = Schreib bitte zuerst einen Namen.
ui-name-full = Ein Name hat höchstens { $most } Zeichen.

## Connection and trouble
ui-loading = Der Tisch öffnet sich…
ui-connection = Verbindung
ui-again = Verbinde neu…
ui-again-move-kept = Verbinde neu… dein Zug ist gespeichert
ui-try-now = Jetzt versuchen
ui-try-again = Noch einmal
ui-save-game = Spiel speichern
ui-stale = Der Tisch ist schon weiter.
ui-away-title = { $name } hat den Tisch verlassen
ui-away-line = Ein Bot kann solange spielen.
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
ui-error-title = Das ging nicht
ui-error-ref = { $text } Fehlernummer { $ref }.
ui-missing-title = Hier liegt nichts
ui-missing-line = Diese Adresse führt zu keiner Seite.
ui-no-table-title = Hier ist kein Tisch
ui-no-table-line = Im Link ist ein Tippfehler, oder der Tisch ist zu alt.
ui-abandoned-title = { $by ->
    [agreed] { $table }: einvernehmlich beendet
    [absent] { $table }: jemand blieb weg
   *[other] { $table }: Hier spielt niemand weiter
}
ui-abandoned-line = { $by ->
    [full] Dieser Tisch musste neueren Platz machen. Er ist zu Ende, aber nichts Gespieltes ist verloren.
    [operator] Wer diesen Server betreibt, hat den Tisch geschlossen.
    [agreed] Die Spielenden haben dieses Spiel vorzeitig beendet. Nichts Gespieltes ist verloren.
    [absent] Jemand blieb länger weg, als dieser Tisch wartet; darum ist das Spiel zu Ende. Nichts Gespieltes ist verloren.
   *[time] Lange hat hier niemand gespielt, darum ist der Tisch zu Ende. Nichts Gespieltes ist verloren.
}
ui-abandoned-again-do = Neuer Tisch mit allen
ui-table-abandoned = Zu Ende: Niemand spielte weiter
ui-to-home = Zur Startseite
ui-notice = Vom Betreiber dieses Servers
ui-notice-at = Wann: { $when }
ui-notice-maintenance = Gerade keine neuen Tische; Spiele gehen weiter.
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
ui-set-sound = Ton
ui-set-sounds = Töne
ui-set-sounds-line = Plättchen, Figuren, Punkte und dein Zug.
ui-set-volume = Lautstärke
ui-set-buzz = Vibration
ui-set-buzz-line = Das Gerät vibriert, wenn du am Zug bist.
ui-set-play = Tasten und Klicks
ui-set-app = App
ui-set-here = All das bleibt nur auf diesem Gerät.
ui-set-notify = Hinweis in anderen Tabs
ui-set-notify-line = Wenn du dran bist und gerade woanders hinsiehst.
ui-set-notify-no = Der Browser erlaubt es nicht.
ui-doors = Wer kommen darf
ui-doors-open = Wer kommen darf…
ui-doors-people = Leute an diesem Tisch
ui-doors-nobody = Sonst sitzt hier niemand.
ui-doors-send = Wegschicken
ui-doors-send-name = { $name } wegschicken
ui-doors-for-good = Für immer
ui-doors-for-good-line = Kann hier weder Platz nehmen noch zusehen.
ui-doors-free = Platz frei machen
ui-doors-gone = { $name } sitzt nicht mehr hier.
ui-doors-seats = Freie Plätze schließen
ui-doors-seats-line = Niemand sonst kann Platz nehmen.
ui-doors-watchers = Niemand sieht zu
ui-doors-watchers-line = Nur wer hier sitzt, sieht das Spiel.
ui-doors-blocked = Ausgesperrt
ui-doors-in = Hereinlassen
ui-doors-in-name = { $name } wieder hereinlassen
ui-doors-back = { $name } darf wieder kommen.
ui-doors-locked = Freie Plätze sind geschlossen.
ui-barred-title = An diesen Tisch kannst du nicht
ui-me = Dieser Browser
ui-me-line = Der Server erkennt diesen Browser an einem Schlüssel in einem Cookie. Er hält deine Plätze.
ui-me-see = Meine Daten sichern
ui-me-code = In einen anderen Browser umziehen
ui-me-code-is = Code
ui-me-code-line = Gib diesen Code dort in den Einstellungen ein. Er gilt einmal, bis { $until }. Dann sind deine Plätze dort und nicht mehr hier.
ui-me-have-code = Code aus einem anderen Browser
ui-me-take = Übernehmen
ui-me-taken = { $tables ->
    [0] Es waren keine Tische da.
    [one] Ein Tisch ist jetzt hier.
   *[other] { $tables } Tische sind jetzt hier.
}
ui-me-renew = Neuer Schlüssel
ui-me-renewed = Von jetzt an hält nur dieser Browser deine Plätze.
ui-me-erase = Alles löschen
ui-me-erase-line = Du verlässt deine Plätze. Deine Namen und dieser Browser verschwinden aus allen Spielen. Das lässt sich nicht rückgängig machen.
ui-me-erase-do = Für immer löschen
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
ui-newer = Eine neue Version dieser Seite ist da.
ui-newer-do = Laden
ui-newer-later = Später
ui-offline-server = Der Server antwortet nicht.
ui-offline-device = Dieses Gerät hat kein Netz.
ui-offline-line = Deine Spiele sind auf dem Server gespeichert.
ui-offline-table = „{ $table }“ ist auf dem Server gespeichert.
ui-offline-retries = Die Seite versucht es auch von selbst.
ui-offline-still = Noch immer keine Antwort.
ui-offline-works = Geht jetzt
ui-offline-works-rules = Regeln, die schon geladen waren
ui-offline-works-settings = Einstellungen dieses Geräts
ui-offline-waits = Muss warten
ui-offline-waits-games = Spielen und Zuschauen
ui-offline-waits-new = Neue Tische und Einladungen
ui-offline-tables = Deine Tische, wie zuletzt gesehen
ui-offline-kept = Nichts geht verloren: Der Server speichert jeden Zug.
ui-again-long = Länger keine Antwort. Der Tisch ist gespeichert.
ui-again-long-move = Länger keine Antwort. Dein Zug ist gespeichert.
ui-again-restart = Der Server startet neu. Der Tisch ist gespeichert.
ui-again-device = Dieses Gerät hat kein Netz. Der Tisch ist gespeichert.
ui-again-device-move = Dieses Gerät hat kein Netz. Dein Zug ist gespeichert.
ui-back-again = Wieder verbunden.

## Who comes and goes during a game
ui-news-bot = Für { $name } spielt jetzt ein Bot.
ui-news-handed = { $name } spielt wieder.
ui-news-left = Der Platz von { $name } ist frei.
ui-news-came = { $name } nimmt Platz.
ui-news-sent = Dein Platz ist wieder frei.
ui-watching = Du schaust zu.

### Modules and options of the rules (module-, option-)

module-base-rules = Grundspiel
module-base-tiles = Plättchen des Grundspiels
module-fields = Wiesen
module-fields-about = Bauern liegen auf den Wiesen und zählen am Ende.
module-river = Fluss
module-river-about = Zuerst zwölf Plättchen von der Quelle zum See.
module-abbot = Abt
module-abbot-about = Eine Figur mehr, für Klöster und Gärten.
module-river20 = Fluss mit Gabelung
module-river20-about = Siebzehn Plättchen; ein doppeltes teilt den Fluss.
module-arrows = Pfeilplättchen
module-arrows-about = Fünfzehn Plättchen mit einem von drei Zeichen.
module-ghosts = Geister, Burgen & Friedhöfe
module-guards = Wächter
module-guards-about = Fünf Meeple und zwei Wächter, drei im Vorrat.
module-mist = Nebel und Geister
module-mist-about = Sechzig Plättchen; Nebel schickt Geister zu Figuren.
module-cemeteries = Friedhöfe
module-cemeteries-about = Fünf Plättchen; Totengräber holen einen Wächter.
module-conquest = Eroberung & Verteidigung
module-inns = Wirtshäuser und Kathedralen
module-inns-about = 18 Plättchen und für alle ein großer Meeple. Bis zu sechs Spieler.
module-fortress = Festung
module-fortress-about = Ein Plan aus zwölf Feldern, drei Mauern. Bis zu sechs Spieler.
module-catapult = Belagerer
module-catapult-about = Zeichen auf Plättchen bringen Katapulte und Angriffe.
module-castles = Burgen
module-castles-about = Fünf Plättchen; Nebel um eine Burg bringt Punkte.

option-small-cities = Fertige Stadt aus zwei Plättchen
option-small-cities-about = Was sie ohne Wappen zählt.
option-small-cities-value = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
option-small-cities-said = kleine Städte zählen { $value }
option-hand = Plättchen auf der Hand
option-hand-about = Mit zweien wählst du, welches du legst.
option-hand-value = { $value ->
    [1] Eins
    [2] Zwei
   *[other] { $value }
}
option-hand-said = { $value } Plättchen auf der Hand
option-spare-start = Startplättchen einmischen
option-spare-start-about = Der Fluss ersetzt es; so wird es gezogen wie die anderen.
option-spare-start-said = Startplättchen unter den anderen
option-gardens = Gärten auf den Plättchen
option-gardens-about = Die erste Auflage hatte keine.
option-gardens-said = keine Gärten auf den Plättchen
option-strict-river-said = strenger Fluss
option-draws-said = { $value } Plättchen werden gezogen
option-solo-said = ein Spieler allein
option-reinforce = Verstärkung
option-reinforce-about = Eine Figur mehr, wo eine von dir steht.
option-reinforce-said = ohne Verstärkung
option-portal = Portal
option-portal-about = Deine Figur geht an jede freie Stelle des Plans.
option-portal-said = ohne Portal
option-extra-turn = Extrazug
option-extra-turn-about = Du spielst noch einmal.
option-extra-turn-said = ohne Extrazug

module-mists-rules = Nebel
module-mists-rules-about = Alle gegen die Geister. Für eine Person bis fünf.
module-mist-tiles = Plättchen des Nebels
module-mist-tiles-about = Sechzig Plättchen und ein Start aus vier Feldern.
option-unfinished = Unfertig mit Wirtshaus oder Kathedrale
option-unfinished-about = Was es am Ende zählt.
option-unfinished-value = { $value ->
    [0] Nichts
   *[other] 1 je Plättchen
}
option-unfinished-said = unfertig mit Wirtshaus oder Kathedrale: { $value } je Plättchen
option-inn = Wirtshäuser
option-inn-about = Ohne sie sind ihre Straßen gewöhnliche Straßen.
option-inn-said = ohne Wirtshäuser
option-cathedral = Kathedralen
option-cathedral-about = Ohne sie sind ihre Städte gewöhnliche Städte.
option-cathedral-said = ohne Kathedralen
option-large = Große Meeples
option-large-about = Für alle einer; er zählt als zwei.
option-large-said = ohne große Meeples
option-level = Stufe
option-level-about = Vom ersten Gang im Nebel bis zu Spukfriedhöfen.
option-level-value = Stufe { $value }
option-level-said = Stufe { $value }
option-own-level = Eigene Stufe
option-own-level-about = Plättchen, Geister, Hunde und Ziel, wie du sagst.
option-own-level-said = eigene Stufe
option-tileset = Eigene Plättchen
option-tileset-about = Sechzig eigene Plättchen statt der hiesigen.
option-tileset-said = eigene Plättchen

### Lessons (learn-)

learn-title = Lernen
learn-page-title = Lernen · Bastide
learn-intro = Kurze Lektionen an einem echten Tisch. Nichts kann schiefgehen.
learn-home-line = Neu hier? Das Spiel in fünf Minuten.
learn-home-begun = Weiter in der Lektion: Schritt { $n } von { $total }
learn-home-some = { $done } von { $total } Lektionen geschafft
learn-part-base = Hier beginnen
learn-part-modules = Weitere Regeln, eine nach der anderen
learn-part-levels = Nebel, Stufe für Stufe
learn-minutes = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
}
learn-begun = Weiter bei Schritt { $n } von { $total }
learn-again = Geschafft. Tippen für noch einmal.
learn-ticked = Geschafft
learn-module = { $minutes ->
    [one] Lektion: 1 Minute
   *[other] Lektion: { $minutes } Minuten
}
learn-first = Dein erster Zug
learn-first-place = Wähl eine markierte Stelle für dein Plättchen.
learn-first-marks = Durchgezogen: passt so. Gestrichelt: erst drehen.
learn-first-commit = Bestätige jetzt mit diesem Knopf.
learn-first-figure = Wähl einen Platz für eine Figur oder keinen.
learn-coach = Lektion: { $name }
learn-step = { $n } von { $total }
learn-before = Was vorher gesagt wurde
learn-after = Was danach gesagt wurde
learn-next-do = Weiter
learn-leave = Lektion verlassen
learn-leave-title = Die Lektion verlassen?
learn-stay-do = Hier bleiben
learn-later-do = Andere Lektionen
learn-later-line = Dein Platz hier bleibt erhalten.
learn-free-do = Frei weiterspielen
learn-free-line = Dieser Tisch wird ein Spiel gegen den Bot.
learn-again-do = Von vorn beginnen
learn-done = Gut gemacht. Jetzt kennst du „{ $name }“.
learn-known = Was du jetzt kannst
learn-play-do = Damit spielen
learn-all = Alle Lektionen
learn-next-lesson = Weiter: { $name }

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

## The board and where we are in the turn
table-map = Karte
table-board = Spielplan
table-home = Bastide, zur Startseite
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
table-ask-figure-portal = Figur hierher oder durch das Portal?
table-ask-figure-portal-of = { $name }: Figur hierher oder Portal?
table-ask-figure-reinforce = Figur hierher oder Verstärkung?
table-ask-figure-reinforce-of = { $name }: Figur oder Verstärkung?
table-ask-symbol = Welches Zeichen wirkt?
table-ask-symbol-of = { $name }: Welches Zeichen wirkt?
table-ask-hand = Welches Plättchen spielst du?
table-ask-hand-of = { $name }: welches Plättchen?
table-ask-extra = Noch einmal spielen?
table-ask-extra-of = { $name }: noch einmal spielen?
table-ask-order = Was zählt zuerst?
table-ask-order-of = { $name }: Was zählt zuerst?
table-ask-bury = Wer wird begraben?
table-ask-bury-of = { $name }: Wer wird begraben?
table-ask-haunt = Auf welchen Friedhof kommt der Geist?
table-ask-haunt-of = { $name }: auf welchen Friedhof?
table-ask-reward = Punkte oder bis zu drei Geister weg?
table-ask-reward-of = { $name }: Punkte oder Geister weg?
table-ask-hound = Zu wessen Figur geht der Hund?
table-ask-hound-of = { $name }: Zu wessen Figur geht der Hund?
table-ask-chase = Der Hund verjagt Geister
table-ask-chase-of = { $name }: Der Hund verjagt Geister
table-ask-cover = Leg ein Plättchen verdeckt
table-ask-cover-of = { $name }: Leg ein Plättchen verdeckt
table-ask-thicken = Nebel wächst: Wer bekommt einen Geist?
table-ask-thicken-of = { $name }: Welcher Gegner bekommt einen Geist?
table-ask-disperse = Der Nebel lichtet sich: Welche Figur bekommt den Geist?
table-ask-disperse-of = { $name }: Welche eigene Figur bekommt den Geist?
table-ask-besiege = Welche Mauer wird belagert?
table-ask-besiege-of = { $name }: Welche Mauer wird belagert?
table-ask-flee = Angriff: Welche deiner Figuren muss weg?
table-ask-flee-of = { $name }: Welche eigene Figur muss weg?
table-ask-man = Einen Meeple in die Festung?
table-ask-man-of = { $name }: ein Meeple in die Festung?
table-ask-choose = Wähle
table-ask-choose-of = { $name }: wähle
table-thinking = { $name } überlegt…
table-choosing = { $name } wählt
table-over = Das Spiel ist aus
table-turn-of = { $name } ist dran
table-again-of = { $name } spielt noch einmal
table-you = Du

## Players and what is left
table-tag-you = du
table-tag-bot = Bot
table-tag-away = weg
table-tag-again = noch einmal
table-left = noch { $count }
table-supply = { $count ->
    [0] Keine Figuren mehr
    [one] Noch eine Figur
   *[other] Noch { $count } Figuren
}
table-none-left = keine mehr
table-kind-here = { $kind ->
    [guard] Ein Wächter.
   *[large] Großer Meeple, zählt als zwei.
}
table-has-figure = { $kind ->
    [abbot] Auch der Abt
    [large] Auch der große Meeple
   *[other] Eine Figur mehr
}
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
table-left-title = Was noch kommt
table-left-text = { $count ->
    [0] Alle Plättchen liegen auf dem Tisch.
    [one] Ein Plättchen ist noch im Beutel.
   *[other] { $count } Plättchen in { $kinds } Arten sind im Beutel.
}
table-left-untold = { $count ->
    [0] Alle Plättchen liegen auf dem Tisch.
    [one] Ein Plättchen ist im Beutel. Welches, sagt hier niemand.
   *[other] { $count } Plättchen sind im Beutel. Welche, sagt hier niemand.
}
table-left-river = Zuerst der Fluss
table-left-land = Dann das Land
table-left-of-kind = noch { $count }
table-out-title = Aus dem Spiel
table-out-text = Sie passten nirgends, als sie gezogen wurden.
table-last-turns = Letzte Züge
table-all-turns-do = Alle zeigen
table-no-turns = Noch ist nichts geschehen.

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
table-pick-first = Zuerst wählen
table-must-choose = Hier muss etwas gewählt werden.
table-sending = Wird gesendet…
table-undo = Zurücknehmen
table-turn = Plättchen drehen
table-turn-back = Plättchen zurückdrehen
table-one-direction = Hier passt es nur so.
table-tap-again = Noch einmal tippen dreht das Plättchen.
table-wheel-turns = Das Mausrad dreht das Plättchen.
table-all-directions = Hier passt jede Richtung.
table-why-hint = Wähle eine Stelle oder zeig auf ein Feld und drücke W.
table-moved-on = Der Tisch ist schon weiter. Bitte wähle neu.
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
    [garden] Garten
    [castle] Burg
    [mist] Nebel
    [cemetery] Friedhof
   *[field] Wiese
}
table-at = Zeile { $row }, Spalte { $column }
table-spots-here = { $count ->
    [one] Eine Stelle.
   *[other] { $count } Stellen.
}
table-picked = Gewählt: { $label }. Enter bestätigt.
table-bot-thinking = { $name } überlegt
table-bot-hurry = Seinen Zug gleich zeigen
table-wait-person = Du kannst dich solange umsehen.
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
table-say-symbol = Welches Zeichen wirkt? Es gibt { $count }.
table-say-hand = Welches Plättchen spielst du?
table-say-extra = Noch einmal spielen?
table-say-order = Was zählt zuerst? Gebiete: { $count }.
table-say-bury = { $count ->
    [one] Ein Friedhof ist geschlossen. Eine Figur kann begraben werden.
   *[other] Wer wird begraben? Es stehen { $count } Figuren zur Wahl.
}
table-say-haunt = Auf welchen Friedhof kommt der Geist? Es gibt { $count }.
table-say-reward = { $count ->
    [one] Die Punkte gehören euch.
   *[other] Punkte oder Geister weg? Es gibt { $count } Möglichkeiten.
}
table-say-hound = { $count ->
    [one] Der Hund kommt. Eine Figur kann ihn haben.
   *[other] Der Hund kommt. Welche der { $count } Figuren bekommt ihn?
}
table-say-chase = { $count ->
    [one] Der Hund kann Geister von einem Plättchen verjagen.
   *[other] Der Hund kann Geister von { $count } Plättchen verjagen.
}
table-say-thicken = Nebel wächst: ein Geist für eine von { $count } fremden Figuren.
table-say-disperse = Der Nebel lichtet sich: ein Geist für eine deiner { $count } Figuren.
table-say-besiege = Welche Mauer wird belagert? Es sind { $count }.
table-say-flee = Angriff auf die Mauer: Eine deiner { $count } Figuren muss weg.
table-say-man = { $count ->
    [one] Einen Meeple in die Festung?
   *[other] Einen Meeple in die Festung? Es gibt { $count } Felder.
}
table-say-choose = { $count ->
    [one] Es gibt eine Möglichkeit.
   *[other] Es gibt { $count } Möglichkeiten.
}
table-cell = Zeile { $row }, Spalte { $column }.
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
table-has-castle = Burg.
table-has-cemetery = Friedhof.
table-has-ruin = Ruine.
table-has-mist = { $ghosts ->
    [0] Nebel im { $sides }.
    [one] Nebel im { $sides } mit { $ghosts } Geisterzeichen.
   *[other] Nebel im { $sides } mit { $ghosts } Geisterzeichen.
}
table-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
table-face-down = Hier liegt ein Plättchen verdeckt.
table-has-arrow = { $side ->
    [N] Pfeil nach Norden
    [E] Pfeil nach Osten
    [S] Pfeil nach Süden
   *[W] Pfeil nach Westen
}: { $symbol ->
    [reinforce] Verstärkung.
    [portal] Portal.
   *[other] Extrazug.
}
table-has-inn = Wirtshaus.
table-has-cathedral = Kathedrale.
table-has-shield = Wappen.
table-has-crossing = Kreuzung.
table-figure-here = { $role ->
    [knight] { $name }: Ritter.
    [highwayman] { $name }: Wegelagerer.
    [monk] { $name }: Mönch.
    [farmer] { $name }: Bauer.
    [abbot] { $name }: Abt.
    [steward] { $name }: Burgvogt.
    [gravedigger] { $name }: Totengräber.
   *[other] { $name }: Figur.
}
table-empty = Leer.
table-fits = { $turns ->
    [one] Leer, das Plättchen passt in einer Richtung.
   *[other] Leer, das Plättchen passt in { $turns } Richtungen.
}
table-place = Stelle { $n } von { $total }: Zeile { $row }, Spalte { $column }.
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
table-direction = Richtung { $n } von { $total }.
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
ears-scored = { $points ->
    [one] { $what }, { $points } Punkt
   *[other] { $what }, { $points } Punkte
}
ears-feature = { $count ->
    [one] { $what }, { $count } Plättchen, gehört: { $names }.
   *[other] { $what }, { $count } Plättchen, gehört: { $names }.
}
ears-mine = { $feature ->
    [city] Deine Stadt
    [road] Deine Straße
    [monastery] Dein Kloster
    [garden] Dein Garten
    [castle] Deine Burg
    [cemetery] Dein Friedhof
   *[field] Deine Wiese
}
ears-enter = Enter bestätigt.
ears-said = Vorgelesen
ears-grid = Pfeiltasten führen, Enter wählt. G sagt den Stand, Schrägstrich tippt Befehle, Fragezeichen zeigt die Tasten.
table-decision = Deine Wahl
ears-choice = { $n }: { $label }.
ears-stop = { $n } von { $total }.
ears-closes = Chance, fertig zu werden: { $chance }.
ears-no-hand = Kein Plättchen ist in der Hand.
ears-no-own = Du hast keine Figur auf der Karte.
ears-no-feature = Dort steht keine Figur.
ears-no-open = Kein Feld ist frei.
ears-no-walls = An diesem Tisch gibt es keine Festung.
ears-no-such = Diese Wahl gibt es nicht.
ears-nothing-new = Nichts Neues seit deinem letzten Zug.
ears-nothing-said = Noch wurde nichts gesagt.
ears-unknown = „{ $word }“ ist kein Befehl. Tippe ein Fragezeichen.
ears-not-now = Das ist jetzt nicht gefragt.
ears-cell-how = Tippe die Zeile und die Spalte.
ears-far = Daneben liegt kein Plättchen.
ears-fits = Das Plättchen passt dort.
ears-help = Befehle: { $words }.
ears-keys = Tasten, die laut antworten
ears-key-state = wer dran ist, Punkte, übrige Plättchen
ears-key-news = was sich seit meinem Zug geändert hat
ears-key-hand = das Plättchen in meiner Hand
ears-key-own = nächste, vorige eigene Figur
ears-key-feature = nächstes, voriges Gebiet mit Figuren
ears-key-open = nächstes, voriges freies Feld
ears-key-again = noch einmal sagen, einen Satz zurück
ears-key-type = getippte Befehle
ears-type = Getippte Befehle
ears-type-label = Befehl
ears-type-hint = Zwei Zahlen führen zu Zeile und Spalte, eine wählt.
ears-run-do = Ausführen
ears-commands = Alle Befehle
ears-word-cell = Feld
ears-word-place = Stelle
ears-word-turn = drehen
ears-word-confirm = bestätigen
ears-word-none = keine
ears-word-undo = zurück
ears-word-hand = Hand
ears-word-state = Stand
ears-word-news = neu
ears-word-own = meine
ears-word-feature = Gebiet
ears-word-open = offen
ears-word-walls = Mauern
ears-word-left = Rest
ears-word-log = Züge
ears-word-why = warum
ears-word-again = nochmal
ears-word-help = Hilfe
ears-about-cell = Was in Zeile und Spalte liegt: Feld -1 2
ears-about-place = Eine Stelle nach Nummer oder Zeile und Spalte wählen: Stelle 3
ears-about-turn = Das Plättchen drehen
ears-about-confirm = Das Plättchen legen, die Wahl bestätigen
ears-about-none = Keine Figur wählen
ears-about-undo = Den letzten Zug zurücknehmen
ears-about-hand = Das Plättchen in der Hand
ears-about-state = Wer dran ist, Punkte, übrige Plättchen und mehr
ears-about-news = Was sich seit meinem letzten Zug geändert hat
ears-about-own = Die nächste eigene Figur oder die mit einer Nummer
ears-about-feature = Das nächste Gebiet mit Figuren; nur einer Art: Gebiet Stadt
ears-about-open = Das nächste freie Feld
ears-about-walls = Die Mauern der Festung
ears-about-left = Wie viele Plättchen übrig sind
ears-about-log = Die letzten Züge, so viele du sagst: Züge 10
ears-about-why = Warum das Plättchen dort nicht liegen darf: warum 0 1
ears-about-again = Den letzten Satz noch einmal
ears-about-help = Alle Befehle, vorgelesen

## Why not, and rules
table-why-direction = Nicht in dieser Richtung
table-why-place = Hier passt es in keiner Richtung
table-why-now = So, wie es jetzt liegt: { $reason }
table-why-do = Warum?
table-why-refused = Das geht nicht
table-turn-to-fit-do = Passend drehen
table-read-rule-do = Regel lesen
table-rule = Regel { $rule }
table-rule-from = Aus den Regeln von Bastide, in eigenen Worten.
table-rule-tongue = Noch nicht übersetzt, Sprache: { $tongue }
table-why-taken = Hier liegt schon etwas
table-why-others = Jetzt nicht möglich
table-why-others-do = Warum nichts anderes?
table-why-nothing = Alles, was hier geht, wird angeboten.
table-why-count = { $count ->
    [one] { $count } Sache wird nicht angeboten.
   *[other] { $count } Sachen werden nicht angeboten.
}
table-read-rule = Regel { $rule } lesen (Grund { $n })
table-may-do = Was darf ich hier?
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
book-not-played = An diesem Tisch nicht gespielt.
book-others = An diesem Tisch nicht gespielt
book-missing-title = Diese Regel gibt es nicht
book-missing = Das Regelbuch hat keine Regel „{ $rule }“.
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
table-see-how-do = Wie es kam
table-rematch-do = Revanche
table-rematch-join-do = Zur Revanche
table-save-record = Aufzeichnung dieses Spiels speichern

## Looking back: turn by turn, sharing, saving, playing on (replay-)
table-replay-do = Spielverlauf
ui-origin = Fortsetzung eines anderen Spiels nach Zug { $turn }.
ui-origin-anew = Was im Beutel blieb, ist neu gemischt.

## Menu and help
table-menu = Menü
aids-title = Hilfen auf der Karte
aids-on = { $what }: sichtbar
aids-off = { $what }: verborgen
aids-key = Taste { $key }.
aids-cells = Was wohin passt
aids-cells-hint = Für jedes freie Feld, wie viele Plättchen passen und wie wahrscheinlich es gefüllt wird.
aids-cells-sign = so viele Plättchen passen, und so wahrscheinlich kommt eins hierher
aids-cells-model = Jedes kommende Plättchen geht mit gleicher Chance an jede seiner Stellen auf der Karte, wie sie jetzt liegt.
aids-dead = Hier passt nichts mehr.
aids-fits = { $count ->
        [one] { $count } von { $of } Plättchen passt hier.
       *[other] { $count } von { $of } Plättchen passen hier.
    }
aids-held = Ein Plättchen auf der Hand passt.
aids-filled = Chance, gefüllt zu werden: { $chance }.
aids-comes = Chance, dass du eins ziehst: { $chance }.
aids-owners = Wem was gehört
aids-owners-hint = Muster und Buchstaben für Straßen, Städte, Wiesen und alles andere.
aids-owner = { $what }, gehört: { $names }.
aids-strength = Dort zählen: { $list }.
aids-points = Punkte jetzt und später
aids-points-hint = Was jedes Gebiet jetzt bringt und am Ende wohl bringen wird.
aids-worth = { $points ->
        [one] Jetzt { $points } Punkt, erwartet { $expected }.
       *[other] Jetzt { $points } Punkte, erwartet { $expected }.
    }
aids-now = Wenn jetzt Schluss wäre
aids-expected = Erwartet
aids-points-model = Erwartet: aus dem, was auf der Karte steht, wie der Bot es einschätzt. Neue Figuren zählen nicht mit.
aids-forecast = Wie es enden kann
aids-forecast-hint = Die wahrscheinlichen Endpunkte aller.
aids-band = { $low } bis { $high }
aids-wins = gewinnt { $chance } dieser Spiele
aids-forecast-model = { $games ->
        [one] Aus { $games } Spiel, vom Bot zu Ende gespielt; 8 von 10 enden im Balken.
       *[other] Aus { $games } Spielen, vom Bot zu Ende gespielt; 8 von 10 enden im Balken.
    }
table-talk = Etwas sagen
table-people = Leute und dieser Tisch…
table-menu-tiles = Was noch kommt
table-menu-scores = Punkte und warum
table-menu-log = Alle Züge
table-menu-rules = Geltende Regeln
table-menu-help = Hilfe und Tasten
table-menu-save = Spiel speichern
table-menu-home = Zur Startseite
table-help = Hilfe
table-help-turn = Ein Zug
table-help-1 = Leg das Plättchen so, dass alle berührten Seiten passen.
table-help-2 = Du darfst eine Figur auf das gelegte Plättchen setzen.
table-help-3 = Was fertig ist, wird gewertet; die Figuren kommen zurück.
table-help-4 = Sind die Plättchen aufgebraucht, wird der Rest gewertet.
table-help-board = Der Plan
table-signs-do = Zeichen
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
table-key-none = keine Figur
table-key-undo = zurücknehmen
table-key-why = warum nicht anders
table-key-here = was hier ist
table-key-point = dem Team ein Feld zeigen
table-key-fortress = Mauern der Festung
table-key-tiles = was noch kommt
table-key-scores = Punkte und warum
table-key-log = alle Züge
table-key-aids = Hilfen auf der Karte
table-key-layers = was passt, wem was gehört, Punkte, Ausblick
table-key-zoom = vergrößern, alles zeigen
table-key-pan = Karte bewegen
table-key-keys = diese Hilfe
table-key-back = zurück

## Offers
offer-place = Zeile { $y }, Spalte { $x }
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
offer-recall = Den Abt zurückholen
offer-recall-detail = { $feature ->
    [garden] aus seinem Garten, statt einer Figur
   *[monastery] aus seinem Kloster, statt einer Figur
}
offer-reinforce = { $role ->
    [knight] Noch ein Ritter
    [highwayman] Noch ein Wegelagerer
    [monk] Noch ein Mönch
    [farmer] Noch ein Bauer
   *[other] Noch eine Figur
}
offer-reinforce-detail = { offer-spot }
offer-portal = { $role ->
    [knight] Ritter
    [highwayman] Wegelagerer
    [monk] Mönch
    [farmer] Bauer
   *[other] Figur
}
offer-portal-detail = { offer-spot }
offer-activate = { $symbol ->
    [reinforce] Verstärkung
    [portal] Portal
   *[other] Extrazug
}
offer-activate-detail = { $symbol ->
    [reinforce] eine Figur mehr, wo eine von dir steht
    [portal] eine Figur an jede freie Stelle des Plans
   *[other] nach diesem Zug spielst du noch einmal
}
offer-play = Dieses Plättchen spielen
offer-score = Das zuerst werten
offer-score-detail = { offer-spot }
offer-again = Noch einmal spielen
offer-again-detail = noch ein Plättchen, eine Figur, eine Wertung
offer-pass-extra = Kein Extrazug
offer-pass-extra-short = Nein
offer-worth = { $points } wert
offer-place-cover = Zeile { $y }, Spalte { $x }
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
offer-banish-row = { offer-away }
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
offer-guard = ein Wächter
offer-guard-kind = ein Wächter
offer-take-kind = { $points ->
    [one] Punkt
   *[other] Punkte
}
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
offer-portal-do = { offer-figure-do }
offer-bury = { $role ->
    [knight] Einen Ritter begraben
    [highwayman] Einen Wegelagerer begraben
    [steward] Einen Burgvogt begraben
   *[other] Diese Figur begraben
}
offer-bury-detail = { $feature ->
    [city] aus einer Stadt mit { offer-tiles }{ offer-part }, für dieses Spiel fort
    [road] von einer Straße mit { offer-tiles }{ offer-part }, für dieses Spiel fort
    [castle] aus einer Burg, für dieses Spiel fort
   *[other] für dieses Spiel fort
}
offer-bury-supply = Figur aus dem Vorrat begraben
offer-bury-supply-detail = niemand steht auf dem Plan; bis zum Spielende weg
offer-haunt = Ein Geist auf diesen Friedhof
offer-hound = { $role ->
    [knight] Der Hund geht zu einem Ritter
    [highwayman] Der Hund geht zu einem Wegelagerer
    [steward] Der Hund geht zu einem Burgvogt
   *[other] Der Hund geht zu dieser Figur
}
offer-hound-detail = { $feature ->
    [city] in einer Stadt mit { offer-tiles }{ offer-part }
    [road] auf einer Straße mit { offer-tiles }{ offer-part }
    [castle] in einer Burg
   *[other] wo sie steht
}
offer-banish = { $n ->
    [one] { $n } Geist vertreiben
   *[other] { $n } Geister vertreiben
}
offer-banish-detail = { $ghosts ->
    [one] { $ghosts } Geist hier
   *[other] { $ghosts } Geister hier
}
offer-take = { $points ->
    [one] { $points } Punkt nehmen
   *[other] { $points } Punkte nehmen
}
offer-take-detail = { $colours ->
    [0] nichts zu nehmen
    [1] auf das Konto
   *[other] für jede von { $colours } Farben
}
offer-take-after = { $from } auf { $to }
offer-pass-chase = Keine Geister mehr
offer-pass-chase-short = Genug
offer-besiege-detail = { $catapult ->
    [yes] dort steht ein Katapult: Angriff
   *[no] ein Katapult kommt dorthin
}
offer-man-detail = { $free ->
    [1] das letzte Feld: Gegenangriff
    [one] { $free } Feld ist frei
   *[other] { $free } Felder sind frei
}
offer-farm-detail = { $mine ->
    [0] von dir ist niemand dort
    [one] { $mine } von dir liegt dort
   *[other] { $mine } von dir liegen dort
}
offer-flee-detail = { offer-spot }
offer-besiege = { $wall ->
    [knights] Die Ritter belagern
    [highwaymen] Die Wegelagerer belagern
   *[monks] Die Mönche belagern
}
offer-man = { $wall ->
    [knights] Die Mauer der Ritter besetzen
    [highwaymen] Die Mauer der Wegelagerer besetzen
   *[monks] Die Mauer der Mönche besetzen
}
offer-man-row = { fortress-wall }
offer-farm = { $wall ->
    [knights] Bauernfeld: Ritter
    [highwaymen] Bauernfeld: Wegelagerer
   *[monks] Bauernfeld: Mönche
}
offer-pass-man = Kein Meeple
offer-pass-man-short = Nein
offer-flee = { $role ->
    [knight] Einen Ritter wegnehmen
    [highwayman] Einen Wegelagerer wegnehmen
    [monk] Einen Mönch wegnehmen
    [abbot] Den Abt wegnehmen
   *[other] Diese Figur wegnehmen
}
offer-spook = { $ghosts ->
    [2] { $role ->
        [knight] Einen Ritter verjagen
        [highwayman] Einen Wegelagerer verjagen
        [monk] Einen Mönch verjagen
        [farmer] Einen Bauern verjagen
        [abbot] Den Abt verjagen
        [steward] Einen Burgvogt verjagen
        [gravedigger] Einen Totengräber verjagen
       *[other] Diese Figur verjagen
    }
   *[other] { $role ->
        [knight] Einen Ritter heimsuchen
        [highwayman] Einen Wegelagerer heimsuchen
        [monk] Einen Mönch heimsuchen
        [farmer] Einen Bauern heimsuchen
        [abbot] Den Abt heimsuchen
        [steward] Einen Burgvogt heimsuchen
        [gravedigger] Einen Totengräber heimsuchen
       *[other] Diese Figur heimsuchen
    }
}
offer-spook-detail = { $ghosts ->
    [0] {""}
    [1] zweiter Geist ·{" "}
   *[other] dritter Geist ·{" "}
}{ offer-spot }
offer-pass = Keine Figur
offer-pass-short = Keine

## What happened
log-title = Alle Züge
log-discarded = Ein Plättchen passte nirgends und ist aus dem Spiel
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
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] Das Zeichen wirkt für dich: Verstärkung
       *[no] Das Zeichen wirkt für { $name }: Verstärkung
    }
    [portal] { $you ->
        [yes] Das Zeichen wirkt für dich: Portal
       *[no] Das Zeichen wirkt für { $name }: Portal
    }
   *[other] { $you ->
        [yes] Das Zeichen wirkt für dich: Extrazug
       *[no] Das Zeichen wirkt für { $name }: Extrazug
    }
}
log-extra-turn = { $you ->
    [yes] Du spielst noch einmal
   *[no] { $name } spielt noch einmal
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
log-mist-closed = { $ghosts ->
    [0] { $you ->
        [yes] Du schließt einen Nebel
       *[no] { $name } schließt einen Nebel
    }
    [one] { $you ->
        [yes] Du schließt einen Nebel: { $ghosts } Geist zurück
       *[no] { $name } schließt einen Nebel: { $ghosts } Geist zurück
    }
   *[other] { $you ->
        [yes] Du schließt einen Nebel: { $ghosts } Geister zurück
       *[no] { $name } schließt einen Nebel: { $ghosts } Geister zurück
    }
}
log-ghosts = { $by ->
    [start] { $n ->
        [one] { $n } Geist steht auf dem Start
       *[other] { $n } Geister stehen auf dem Start
    }
    [mist] { $n ->
        [one] { $n } Geist kommt aus dem Nebel
       *[other] { $n } Geister kommen aus dem Nebel
    }
    [cemetery] { $n ->
        [one] { $n } Geist kommt auf einen Friedhof
       *[other] { $n } Geister kommen auf einen Friedhof
    }
   *[haunted] { $n ->
        [one] Der Friedhof ruft { $n } Geist in den Nebel
       *[other] Der Friedhof ruft { $n } Geister in den Nebel
    }
}
log-buried = { $you ->
    [yes] Du begräbst eine Figur
   *[no] { $name } begräbt eine Figur
}
log-banished = { $n ->
    [one] { $you ->
        [yes] Du schickst { $n } Geist weg
       *[no] { $name } schickt { $n } Geist weg
    }
   *[other] { $you ->
        [yes] Du schickst { $n } Geister weg
       *[no] { $name } schickt { $n } Geister weg
    }
}
log-hound = { $you ->
    [yes] Du rufst Hund { $number } zu einer Figur
   *[no] { $name } ruft Hund { $number } zu einer Figur
}
log-hound-lost = Niemand stand dort: Hund { $number } ist verloren
log-hound-gone = Hund { $number } verlässt das Spiel
log-pile = { $left ->
    [one] Stapel { $number } beginnt: { $left } Plättchen
   *[other] Stapel { $number } beginnt: { $left } Plättchen
}
log-hidden = { $you ->
    [yes] Du legst ein Plättchen verdeckt
   *[no] { $name } legt ein Plättchen verdeckt
}
log-haunted = { $by ->
    [thicken] { $mine ->
        [yes] { $name } schickt einen Geist zu deiner Figur
       *[no] { $you ->
            [yes] Du schickst einen Geist zu einer Figur von { $whose }
           *[no] { $name } schickt einen Geist zu einer Figur von { $whose }
        }
    }
   *[disperse] { $you ->
        [yes] Du lichtest den Nebel: ein Geist für deine Figur
       *[no] { $name } lichtet den Nebel: ein Geist für eine eigene Figur
    }
}
log-scared = { $mine ->
    [yes] Drei Geister verjagen deine Figur vom Plan
   *[no] Drei Geister verjagen eine Figur von { $whose } vom Plan
}
log-catapult = { $wall ->
    [knights] Ein Katapult steht an der Mauer der Ritter
    [highwaymen] Ein Katapult steht an der Mauer der Wegelagerer
   *[monks] Ein Katapult steht an der Mauer der Mönche
}
log-attack = { $wall ->
    [knights] Angriff auf die Mauer der Ritter
    [highwaymen] Angriff auf die Mauer der Wegelagerer
   *[monks] Angriff auf die Mauer der Mönche
}
log-counterattack = { $wall ->
    [knights] Gegenangriff von der Mauer der Ritter
    [highwaymen] Gegenangriff von der Mauer der Wegelagerer
   *[monks] Gegenangriff von der Mauer der Mönche
}
log-manned = { $you ->
    [yes] Du setzt einen Meeple in die Festung
   *[no] { $name } setzt einen Meeple in die Festung
}
log-fled = { $mine ->
    [yes] Deine Figur muss vom Plan
   *[no] Eine Figur von { $whose } muss vom Plan
}
log-guard-gained = { $you ->
    [yes] Du nimmst einen Wächter aus dem Vorrat
   *[no] { $name } nimmt einen Wächter aus dem Vorrat
}
log-victory = Das Team hat gewonnen
log-defeat = { $reason ->
    [no-tiles] Verloren: kein Plättchen mehr zu legen
    [no-ghosts] Verloren: ein Geist fehlte im Vorrat
   *[hound-late] Verloren: der Hund kam zu spät
}
log-over = Das Spiel ist aus
log-taken-back = { $you ->
    [yes] Du nimmst einvernehmlich einen Zug zurück
   *[no] { $name } nimmt einvernehmlich einen Zug zurück
}
log-undone = { $you ->
    [yes] Du nimmst einen Zug zurück
   *[no] { $name } nimmt einen Zug zurück
}
log-undone-often = { $you ->
    [yes] Du nimmst Züge zurück: { $count } ×
   *[no] { $name } nimmt Züge zurück: { $count } ×
}

## Points and how they came
score-title = Punkte
score-lines = Wie sie kamen
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
    [field] Wiesen { $points }
    [garden] Gärten { $points }
    [recall] Abt { $points }
    [arrow] Pfeile { $points }
    [small-city] kleine Städte { $points }
    [castle] Burgen { $points }
    [inn] Straßen mit Wirtshaus { $points }
    [cathedral] Städte mit Kathedrale { $points }
    [ghosts] Geister { $points }
    [ghosts-floor] Geister { $points }
    [hound] Hunde { $points }
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
score-garden = { $you ->
    [yes] Du: Garten
   *[no] { $name }: Garten
}
score-recall = { $you ->
    [yes] Du: Abt zurückgeholt
   *[no] { $name }: Abt zurückgeholt
}
score-castle = { $you ->
    [yes] Du: Burg
   *[no] { $name }: Burg
}
score-castle-final = { $you ->
    [yes] Du: offene Burg
   *[no] { $name }: offene Burg
}
score-attack = { $you ->
    [yes] Du: Angriff
   *[no] { $name }: Angriff
}
score-counterattack = { $you ->
    [yes] Du: Gegenangriff
   *[no] { $name }: Gegenangriff
}
score-counterattack-final = { $you ->
    [yes] Du
   *[no] { $name }
}: letzter Gegenangriff, { $wall ->
    [knights] Mauer der Ritter
    [highwaymen] Mauer der Wegelagerer
   *[monks] Mauer der Mönche
}
score-ghosts = { $you ->
    [yes] Du: Geister neben den Figuren
   *[no] { $name }: Geister neben den Figuren
}
score-ghosts-final = { $you ->
    [yes] Du: Geister auf dem Plan
   *[no] { $name }: Geister auf dem Plan
}
score-ghosts-floor = { $you ->
    [yes] Du: Geister, höchstens bis 0
   *[no] { $name }: Geister, höchstens bis 0
}
score-ghosts-floor-final = { $you ->
    [yes] Du: Geister auf dem Plan, höchstens bis 0
   *[no] { $name }: Geister auf dem Plan, höchstens bis 0
}
score-hound = { $you ->
    [yes] Du: Hund
   *[no] { $name }: Hund
}
score-arrow = { $you ->
    [yes] Du: Pfeil
   *[no] { $name }: Pfeil
}
score-inn = { $you ->
    [yes] { $count ->
        [one] Du: Straße mit Wirtshaus, { $count } Plättchen
       *[other] Du: Straße mit Wirtshaus, { $count } Plättchen
    }
   *[no] { $count ->
        [one] { $name }: Straße mit Wirtshaus, { $count } Plättchen
       *[other] { $name }: Straße mit Wirtshaus, { $count } Plättchen
    }
}
score-cathedral = { $you ->
    [yes] { $count ->
        [one] Du: Stadt mit Kathedrale, { $count } Plättchen
       *[other] Du: Stadt mit Kathedrale, { $count } Plättchen
    }
   *[no] { $count ->
        [one] { $name }: Stadt mit Kathedrale, { $count } Plättchen
       *[other] { $name }: Stadt mit Kathedrale, { $count } Plättchen
    }
}
score-inn-final = { $you ->
    [yes] Du: offene Straße mit Wirtshaus
   *[no] { $name }: offene Straße mit Wirtshaus
}
score-cathedral-final = { $you ->
    [yes] Du: offene Stadt mit Kathedrale
   *[no] { $name }: offene Stadt mit Kathedrale
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
score-garden-final = { $you ->
    [yes] Du: offener Garten
   *[no] { $name }: offener Garten
}
score-field-final = { $you ->
    [yes] Du: Wiese
   *[no] { $name }: Wiese
}
score-cemetery = { $you ->
    [yes] Du: Friedhof
   *[no] { $name }: Friedhof
}
score-cemetery-final = { $you ->
    [yes] Du: offener Friedhof
   *[no] { $name }: offener Friedhof
}
score-other = { $you ->
    [yes] Du: Punkte
   *[no] { $name }: Punkte
}
score-sum-road = { $points ->
    [one] { $count } Plättchen = { $points } Punkt
   *[other] { $count } Plättchen = { $points } Punkte
}
score-sum-inn = { $count ->
    [one] { $count } Plättchen × 2
   *[other] { $count } Plättchen × 2
} = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-sum-cathedral = { $shields ->
    [0] { $count ->
        [one] { $count } Plättchen × 3
       *[other] { $count } Plättchen × 3
    }
    [one] { $count ->
        [one] { $count } Plättchen × 3 + { $shields } Wappen × 3
       *[other] { $count } Plättchen × 3 + { $shields } Wappen × 3
    }
   *[other] { $count ->
        [one] { $count } Plättchen × 3 + { $shields } Wappen × 3
       *[other] { $count } Plättchen × 3 + { $shields } Wappen × 3
    }
} = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-sum-inn-final = Nicht fertig, mit Wirtshaus = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-sum-cathedral-final = Nicht fertig, mit Kathedrale = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-sum-road-final = { $points ->
    [one] { $count } Plättchen = { $points } Punkt
   *[other] { $count } Plättchen = { $points } Punkte
}
score-sum-city = { $shields ->
    [0] { $count } Plättchen × 2 = { $points } Punkte
    [one] { $count } Plättchen × 2 + { $shields } Wappen × 2 = { $points } Punkte
   *[other] { $count } Plättchen × 2 + { $shields } Wappen × 2 = { $points } Punkte
}
score-sum-small-city = { $shields ->
    [0] Kleine Stadt: { $count } Plättchen = { $points } Punkte
    [one] Kleine Stadt: { $count } Plättchen + { $shields } Wappen = { $points } Punkte
   *[other] Kleine Stadt: { $count } Plättchen + { $shields } Wappen = { $points } Punkte
}
score-sum-city-final = { $shields ->
    [0] { $count ->
        [one] { $count } Plättchen = { $points } Punkt
       *[other] { $count } Plättchen = { $points } Punkte
    }
    [one] { $count } Plättchen + { $shields } Wappen = { $points } Punkte
   *[other] { $count } Plättchen + { $shields } Wappen = { $points } Punkte
}
score-sum-monastery = Kloster und 8 Plättchen ringsum = { $points } Punkte
score-sum-monastery-final = { $count ->
    [one] Kloster allein = { $points } Punkt
   *[other] Kloster und Plättchen ringsum: { $count } = { $points } Punkte
}
score-sum-garden = Garten und 8 Plättchen ringsum = { $points } Punkte
score-sum-garden-final = { $count ->
    [one] Garten allein = { $points } Punkt
   *[other] Garten und Plättchen ringsum: { $count } = { $points } Punkte
}
score-sum-recall = { $count ->
    [one] Plättchen des Abts allein = { $points } Punkt
   *[other] Plättchen des Abts und ringsum: { $count } = { $points } Punkte
}
score-sum-road-team = { $count } Plättchen für jede Farbe = { $points } Punkte
score-sum-city-team = { $shields ->
    [0] { $count } Plättchen × 2 für jede Farbe = { $points } Punkte
    [one] { $count } Plättchen × 2 + 2 für jede Farbe = { $points } Punkte
   *[other] { $count } Plättchen × 2 + { $shields } × 2 für jede Farbe = { $points } Punkte
}
score-sum-attack = { $count ->
    [one] { $count } Meeple × 3 = { $points } Punkte
   *[other] { $count } Meeple × 3 = { $points } Punkte
}
score-sum-counterattack = { $count ->
    [one] { $count } Meeple × 3 = { $points } Punkte
   *[other] { $count } Meeple × 3 = { $points } Punkte
}
score-sum-counterattack-final = { $count ->
    [one] { $count } Meeple × 3 = { $points } Punkte
   *[other] { $count } Meeple × 3 = { $points } Punkte
}
score-sum-castle = { $count ->
    [one] { $count } Plättchen mit Nebel × 2 = { $points } Punkte
   *[other] { $count } Plättchen mit Nebel × 2 = { $points } Punkte
}
score-sum-castle-team = { $count ->
    [one] { $count } Plättchen mit Nebel × 2 für jede Farbe = { $points } Punkte
   *[other] { $count } Plättchen mit Nebel × 2 für jede Farbe = { $points } Punkte
}
score-sum-castle-final = Das eigene und die Plättchen mit Nebel ringsum = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-sum-ghosts = { $count ->
    [one] { $count } Geist × −2 = { $points } Punkte
   *[other] { $count } Geister × −2 = { $points } Punkte
}
score-sum-ghosts-final = { $count ->
    [one] { $count } Geist × −1 = { $points } Punkt
   *[other] { $count } Geister × −1 = { $points } Punkte
}
score-sum-ghosts-floor = { $count ->
    [one] { $count } Geist × −2, aber nie unter 0: { $points }
   *[other] { $count } Geister × −2, aber nie unter 0: { $points }
}
score-sum-ghosts-floor-final = { $count ->
    [one] { $count } Geist × −1, aber nie unter 0: { $points }
   *[other] { $count } Geister × −1, aber nie unter 0: { $points }
}
score-sum-hound = { $count ->
    [one] { $count } Geist auf dem Tisch = { $points } Punkt
   *[other] { $count } Geister auf dem Tisch = { $points } Punkte
}
score-sum-arrow = Pfeil auf ein leeres Feld = { $points } Punkte
score-sum-field-final = { $count ->
    [0] Keine fertige Stadt = { $points } Punkte
    [one] { $count } fertige Stadt × 3 = { $points } Punkte
   *[other] { $count } fertige Städte × 3 = { $points } Punkte
}
score-sum-cemetery = Ein Wächter = { $points } Punkte
score-sum-cemetery-final = Nicht fertig = { $points } Punkte
score-sum-other = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-why = Zeile { $n }: Regel { $rule } lesen
score-why-do = Warum?
score-counting = Es wird gezählt
score-chapter = { $reason ->
    [road] Unfertige Straßen
    [city] Unfertige Städte
    [monastery] Klöster
    [garden] Gärten
    [field] Wiesen
    [castle] Burgen
    [inn] Unfertige Straßen mit Wirtshaus
    [cathedral] Unfertige Städte mit Kathedrale
    [counterattack] Letzter Gegenangriff
    [ghosts] Geister auf dem Plan
    [ghosts-floor] Geister auf dem Plan
   *[other] Andere Punkte
}
score-of = { $n } von { $total }
score-count = { $count } gewertet
score-back = Zurück
score-pause = Pause
score-play = Weiter
score-next = Nächstes
score-skip-do = Zum Ergebnis

### The game of the team: ghosts, piles, hounds (mists-)

mists-home = Nebel: { $people }
mists-home-line = Stufe { $level } ist offen · { $won } von { $levels } gewonnen
mists-levels = Stufe
mists-level-1-line = Straßen, Städte und Nebel
mists-level-2-line = Dazu Burgen und Friedhöfe
mists-level-3-line = Dazu zwei Hunde, in drei Stapeln
mists-level-4-line = Weniger Geister, mehr Punkte
mists-level-5-line = Spukfriedhöfe, verdeckte Plättchen
mists-level-6-line = Jede Farbe hat eigene Punkte
mists-level-numbers = { $each ->
    [yes] je { $target } Punkte, { $ghosts } Geister
   *[no] { $target } Punkte, { $ghosts } Geister
}
mists-level-locked = Gewinnt zuerst Stufe { $before }.
mists-anywhere = Überall beginnen
mists-anywhere-hint = Alle Stufen sind sofort wählbar.
mists-campaign = Wer weiterspielt
mists-campaign-of = { $people }: Stufe { $level } ist offen
mists-campaign-new = Neue Leute
mists-own = Eigene Stufe, eigene Plättchen
mists-file-large = { $file } ist zu groß.
mists-file-not-json = { $file } enthält kein JSON.
mists-file-no-list = { $file } muss eine Liste von Plättchen enthalten.
mists-file-no-object = { $file } muss eine Stufe enthalten.
mists-file-away = Ohne { $file }
mists-all = Wie das Team steht
mists-points = Punkte des Teams
mists-team = Das Team
mists-of-points = von { $target } Punkten
mists-of-each = von { $target }, jede Farbe
mists-of = von { $total }
mists-level = Stufe { $level }
mists-own-level = Eigene Stufe
mists-level-short = Stufe
mists-hound = Hund
mists-track = { $points } von { $target } Punkten
mists-track-of = { $colour }: { $points } von { $target } Punkten
mists-aim-goal = { $each ->
    [yes] Jede Farbe braucht { $points } Punkte zum Sieg.
   *[no] Das Team gewinnt mit { $points } Punkten.
}
mists-aim-hound = { $each ->
    [yes] Jede Farbe: { $points }, bevor Stapel { $number } ausgeht.
   *[no] Erreicht { $points }, bevor Stapel { $number } ausgeht.
}
mists-pile = { $number ->
    [0] Plättchen
    [1] Stapel 1
    [2] Stapel 2
   *[other] Stapel { $number }
}
mists-hidden = { $count ->
    [one] { $count } Plättchen liegt verdeckt.
   *[other] { $count } Plättchen liegen verdeckt.
}
mists-pile-left = { $number ->
    [0] { $count ->
        [one] Noch { $count } Plättchen.
       *[other] Noch { $count } Plättchen.
    }
   *[other] { $now ->
        [yes] Stapel { $number }, von dem jetzt gezogen wird: { $count } Plättchen.
       *[no] Stapel { $number }: { $count } Plättchen.
    }
}
mists-face-down = verdeckt
mists-bank = Geistervorrat
mists-bank-left = { $count ->
    [one] { $count } Geist von { $total } ist im Vorrat
   *[other] { $count } Geister von { $total } sind im Vorrat
}
mists-mate = { $left ->
    [one] { $name }: noch { $left } Figur
   *[other] { $name }: noch { $left } Figuren
}
mists-ghosts = { $count ->
    [one] { $count } Geist
   *[other] { $count } Geister
}
mists-how-many = Wie viele Geister
mists-which-colour = Welche Farbe

## The chance to lose
mists-risk = Der Vorrat geht aus
mists-risk-error = ± { $error }
mists-risk-within = { $tiles ->
    [one] nächstes Plättchen
   *[other] nächste { $tiles } Plättchen
}
mists-risk-wait = Es wird vorausgeschaut…
mists-risk-off = An diesem Tisch gibt es keine Hilfen.
mists-risk-chip = { $tiles ->
    [one] Risiko { $chance }, nächstes Plättchen
   *[other] Risiko { $chance } in { $tiles } Plättchen
}

## What happens at once, said before it is confirmed
mists-follow-ghosts = { $by ->
    [mist] { $n ->
        [one] { $n } Geist kommt; dann im Vorrat: { $bank }
       *[other] { $n } Geister kommen; dann im Vorrat: { $bank }
    }
    [cemetery] { $n ->
        [one] { $n } Geist kommt auf den Friedhof
       *[other] { $n } Geister kommen auf den Friedhof
    }
   *[haunted] { $n ->
        [one] Der Friedhof ruft { $n } Geist
       *[other] Der Friedhof ruft { $n } Geister
    }
}
mists-follow-mist-closed = { $n ->
    [0] Ein Nebel wird geschlossen
    [one] Ein Nebel wird geschlossen: { $n } Geist geht heim
   *[other] Ein Nebel wird geschlossen: { $n } Geister gehen heim
}
mists-follow-banished = { $n ->
    [one] { $n } Geist geht heim
   *[other] { $n } Geister gehen heim
}
mists-follow-buried = Eine Figur wird begraben
mists-follow-scored = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mists-follow-hound = Hund { $number } kommt
mists-follow-hound-lost = Hund { $number } findet niemanden und ist verloren
mists-follow-hound-gone = Hund { $number } hat seine Arbeit getan
mists-follow-pile = Der nächste Stapel beginnt
mists-follow-victory = Das Team gewinnt
mists-follow-defeat = { $reason ->
    [no-ghosts] Ein Geist würde fehlen: Das Team verliert
    [no-tiles] Kein Plättchen bliebe: Das Team verliert
   *[hound-late] Der Hund käme zu spät: Das Team verliert
}

## What is on a cell
mists-bank-here = { $state ->
    [closed] Nebel, geschlossen.
    [lost] Nebel, der nie mehr geschlossen werden kann.
   *[open] Offener Nebel.
}
mists-ghosts-here = { $where ->
    [cemetery] { $count ->
        [one] Ein Geist auf dem Friedhof.
       *[other] { $count } Geister auf dem Friedhof.
    }
   *[mist] { $count ->
        [one] Ein Geist im Nebel.
       *[other] { $count } Geister im Nebel.
    }
}
mists-grave-open = { $count ->
    [one] Offener Friedhof, ein Feld ringsum ist frei.
   *[other] Offener Friedhof, { $count } Felder ringsum sind frei.
}
mists-grave-closed = Geschlossener Friedhof.
mists-grave-waits = Der Friedhof in Zeile { $row }, Spalte { $column } wartet darauf.
mists-buried-here = Hier begraben: eine Figur von { $name }.
mists-hound-here = Der Hund liegt bei der Figur von { $name }.
mists-points-at = { $name } zeigt auf Zeile { $row }, Spalte { $column }.
mists-points-here = { $name } zeigt hierher.
mists-their-choices = Was { $name } wählen kann
mists-point-on = Zeig auf ein Feld: Die anderen sehen es
mists-point-hint = Tippe auf ein Feld, um es den anderen zu zeigen.

## The end
mists-won = Das Team gewinnt
mists-won-line = { $points } von { $target } Punkten.
mists-lost = Das Team verliert
mists-lost-no-ghosts = Ein Geist wurde gebraucht, und der Vorrat war leer.
mists-lost-no-tiles = Kein Plättchen war mehr zu legen, bei { $points } von { $target }.
mists-lost-hound-late = Der Stapel ging aus, bevor { $hound } Punkte da waren.
mists-opened = Stufe { $level } ist jetzt offen.
mists-next-do = Stufe { $level } spielen
mists-again-do = Noch einmal
mists-how-do = Wie es kam

### Ghosts beside figures, each player for himself (ghosts-)

ghosts-with = { $count ->
    [one] Mit { $count } Geist.
   *[other] Mit { $count } Geistern.
}
ghosts-guards-left = { $stock ->
    [0] { $left ->
        [0] Keine Wächter mehr
        [one] Ein Wächter
       *[other] { $left } Wächter
    }
   *[other] { $left ->
        [0] Keine Wächter, { $stock } im allgemeinen Vorrat
        [one] Ein Wächter, { $stock } im allgemeinen Vorrat
       *[other] { $left } Wächter, { $stock } im allgemeinen Vorrat
    }
}
ghosts-stock = Wächter im allgemeinen Vorrat
ghosts-which = Welche Figur
ghosts-kind = { $kind ->
    [guard] Wächter
    [abbot] Abt
    [large] Großer Meeple
   *[meeple] Meeple
}
ghosts-number = Nummer { $n }
ghosts-follow-choose = { $by ->
    [thicken] Nebel wächst: Wähle eine gegnerische Figur für einen Geist
   *[disperse] Der Nebel lichtet sich: Wähle eine eigene Figur für einen Geist
}
ghosts-follow-haunted = { $you ->
    [yes] { $by ->
        [thicken] Nebel wächst: ein Geist für deine Figur
       *[disperse] Der Nebel lichtet sich: ein Geist für deine Figur
    }
   *[no] { $by ->
        [thicken] Nebel wächst: ein Geist für eine Figur von { $name }
       *[disperse] Der Nebel lichtet sich: ein Geist für eine Figur von { $name }
    }
}
ghosts-follow-scared = { $you ->
    [yes] Es ist der dritte: Deine Figur wird verjagt
   *[no] Es ist der dritte: Die Figur von { $name } wird verjagt
}
ghosts-follow-guard-gained = { $you ->
    [yes] Du nimmst einen Wächter aus dem Vorrat
   *[no] { $name } nimmt einen Wächter aus dem Vorrat
}
ghosts-follow-scored = { $reason ->
    [ghosts] { $you ->
        [yes] Du: { $points } für Geister
       *[no] { $name }: { $points } für Geister
    }
    [ghosts-floor] { $you ->
        [yes] Du: { $points } für Geister, höchstens bis 0
       *[no] { $name }: { $points } für Geister, höchstens bis 0
    }
   *[other] { $you ->
        [yes] Du bekommst { $points }
       *[no] { $name } bekommt { $points }
    }
}

## The fortress: walls, besiegers

fortress-walls = Mauern der Festung
fortress-wall = { $wall ->
    [knights] Mauer der Ritter
    [highwaymen] Mauer der Wegelagerer
   *[monks] Mauer der Mönche
}
fortress-free = { $count ->
    [0] voll
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
fortress-catapult = Dort steht ein Katapult
fortress-catapult-said = Davor steht ein Katapult.
fortress-wall-said = { $wall }: { $free }.
fortress-on-row = { $name }: { $count } auf der Mauer.
fortress-on-camp = { $name }: { $count } auf dem Bauernfeld.
fortress-nobody = Niemand ist dort.
fortress-sign = { $sign ->
    [knights] Zeichen der Ritter.
    [highwaymen] Zeichen der Wegelagerer.
    [monks] Zeichen der Mönche.
   *[any] Zeichen für eine beliebige Mauer.
}
fortress-did-catapult = { $wall ->
    [knights] Katapult an der Mauer der Ritter
    [highwaymen] Katapult an der Mauer der Wegelagerer
   *[monks] Katapult an der Mauer der Mönche
}
fortress-did-attack = { $wall ->
    [knights] Angriff auf die Mauer der Ritter
    [highwaymen] Angriff auf die Mauer der Wegelagerer
   *[monks] Angriff auf die Mauer der Mönche
}
fortress-follow-catapult = { $wall ->
    [knights] Ein Katapult kommt zur Mauer der Ritter
    [highwaymen] Ein Katapult kommt zur Mauer der Wegelagerer
   *[monks] Ein Katapult kommt zur Mauer der Mönche
}
fortress-follow-attack = { $wall ->
    [knights] Angriff auf die Mauer der Ritter, sie wird leer
    [highwaymen] Angriff auf die Mauer der Wegelagerer, sie wird leer
   *[monks] Angriff auf die Mauer der Mönche, sie wird leer
}
fortress-follow-counterattack = Die Mauer ist voll: Gegenangriff, alle gehen heim
fortress-follow-scored = { $you ->
    [yes] Du bekommst { $points }
   *[no] { $name } bekommt { $points }
}
fortress-follow-fled = { $you ->
    [yes] Du verlierst eine Figur
   *[no] { $name } verliert eine Figur
}
fortress-follow-choose = { $you ->
    [yes] Du musst eine Figur wegnehmen
   *[no] { $name } muss eine Figur wegnehmen
}

### Answers of the rules and the server (why-, error-)

## Why a move is refused
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
why-wrong-tile = Ein anderes Plättchen ist auf der Hand.
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
why-bad-action = Dieser Zug steht jetzt nicht zur Wahl.
why-not-in-bag = So ein Plättchen ist nicht mehr im Beutel.
why-river-not-joined = Das Plättchen muss am offenen Ende des Flusses anschließen.
why-river-u-turn = Der Fluss darf nicht zweimal nacheinander zur selben Seite biegen.
why-river-no-room = Hier hat der Fluss keinen Raum; anderswo schon.
why-river-branches = Die beiden Arme des Flusses kämen sich zu nah.
why-nobody-to-spook = So eine Figur steht dort nicht.
why-wrong-wall = { $wall ->
    [knights] Diese Figur gehört zur Mauer der Ritter.
    [highwaymen] Diese Figur gehört zur Mauer der Wegelagerer.
   *[monks] Diese Figur gehört zur Mauer der Mönche.
}
why-no-farmer-space = Nur nach einem Bauern darf ein Meeple auf ein Bauernfeld.
why-only-farmer-spaces = Nach einem Bauern darf ein Meeple nur auf ein Bauernfeld.
why-not-your-figure = Keine deiner Figuren dieser Art steht dort.
why-not-attacked = { $wall ->
    [knights] Angegriffen wurde die Mauer der Ritter: Nur ein Ritter muss weg.
    [highwaymen] Angegriffen wurde die Mauer der Wegelagerer: Nur ein Wegelagerer muss weg.
   *[monks] Angegriffen wurde die Mauer der Mönche: Nur ein Mönch oder der Abt muss weg.
}
why-portal-unmanned = Auf dem Plan der Festung steht nie eine Figur.
why-river-at-fortress = Die erste Biegung des Flusses muss von der Festung weg führen.
why-guard-immune = Zu einem Wächter kommt kein Geist.
why-spook-opponent = Diesen Geist bekommt eine gegnerische Figur.
why-spook-own = Diesen Geist bekommt eine deiner Figuren.
why-garden-needs-abbot = In einem Garten darf nur ein Abt stehen.
why-abbot-not-there = { $feature ->
    [city] Ein Abt darf nicht in einer Stadt stehen.
    [road] Ein Abt darf nicht auf einer Straße stehen.
   *[field] Ein Abt darf nicht auf einer Wiese liegen.
}
why-nothing-to-recall = Dort ist kein Abt von dir, den du zurückholen kannst.
why-no-such-symbol = { $symbol ->
    [reinforce] Das Zeichen Verstärkung wirkt in diesem Zug nicht.
    [portal] Das Zeichen Portal wirkt in diesem Zug nicht.
   *[other] Das Zeichen Extrazug wirkt in diesem Zug nicht.
}
why-reinforce-nobody = Dort steht keine deiner Figuren.
why-portal-this-tile = Das Portal führt nur auf frühere Plättchen.
why-portal-not-free = { $feature ->
    [city] In jener Stadt steht schon eine Figur.
    [road] Auf jener Straße steht schon eine Figur.
    [field] Auf jener Wiese liegt schon ein Bauer.
   *[other] Dort steht schon eine Figur.
}
why-portal-completed = { $feature ->
    [city] Jene Stadt ist schon fertig.
    [road] Jene Straße ist schon fertig.
   *[other] Jenes Kloster ist schon fertig.
}
why-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
why-not-buried-there = So ein Wächter steht dort nicht.
why-cemetery-closed = Der Geist kommt auf einen Friedhof, der noch offen ist.
why-no-ghosts-there = Auf jenem Plättchen steht kein Geist.
why-too-many-ghosts = Dort stehen weniger Geister.
why-no-hound-there = Der Hund geht zu einem Wächter, der auf dem Tisch steht.
why-too-far-for-hound = Der Hund erreicht zwei der neun Plättchen ringsum.
why-not-beside-cemetery = Es kommt auf ein Feld um einen offenen Friedhof.
why-no-tile-beside = Es muss eine Seite mit einem Plättchen teilen; eine Ecke reicht nicht.
why-only-face-down = Es muss auch ein offen liegendes Plättchen berühren.
why-nothing-to-score = Dort ist durch dieses Plättchen nichts fertig geworden.

## Why the table refuses something
why-no-levels = Dieser Tisch hat keine Stufen.
why-no-such-level = Es gibt die Stufen 1 bis { $levels }.
why-level-locked = Stufe { $level } ist noch nicht offen: Gewinnt zuerst Stufe { $open }.
why-no-forecast = Hier lässt sich nichts vorhersagen.
why-lesson-act = Erst gibt es etwas zu tun.
why-lesson-hint = Hier will die Lektion etwas anderes.
why-lesson-read = Erst gibt es etwas zu lesen.
why-no-lesson = An diesem Tisch ist keine Lektion.
why-no-undo = Das lässt sich nicht mehr zurücknehmen.
why-maintenance = Gerade werden keine neuen Tische eröffnet. Laufende Spiele gehen weiter.
why-too-many-undos = In einem Zug lässt sich höchstens { $most }-mal etwas zurücknehmen.
why-too-much-happened = An diesem Tisch ist zu viel geschehen: Die Plätze bleiben, wie sie sind.
why-too-often = Das war oft genug für eine Minute. Warte ein wenig.
why-not-started = Das Spiel hat noch nicht begonnen.
why-already-started = Das Spiel hat schon begonnen.
why-not-over = Das Spiel ist noch nicht aus.
why-table-over = Das Spiel ist aus; öffne einen neuen Tisch.
why-seats-open = Es gibt freie Plätze: Warte oder setz Bots dorthin.
why-seat-taken = Hier sitzt schon { $name }.
why-seat-open = Hier sitzt niemand.
why-not-your-seat = Hier sitzt du nicht.
why-not-host = Das darf nur, wer den Tisch geöffnet hat.
why-name-taken = Hier heißt schon jemand { $name }.
why-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
why-no-such-seat = So einen Platz hat der Tisch nicht.
why-nobody-to-remove = Hier sitzt niemand, den du wegschicken könntest.
why-many-blocked = Fünfzig Leute sind schon ausgesperrt. Lass erst wieder jemanden herein.
why-nobody-blocked = Unter dieser Nummer ist niemand ausgesperrt.
why-blocked = Wer den Tisch geöffnet hat, lässt dich nicht daran.
why-seats-locked = Wer den Tisch geöffnet hat, lässt niemanden mehr Platz nehmen.
why-no-watchers = An diesem Tisch darf nur zusehen, wer daran sitzt.
why-no-such-bot = Einen Bot dieses Namens gibt es nicht.
why-aids-off = An diesem Tisch gibt es keine Hilfen.
why-rematch-exists = Die Revanche ist schon offen.
why-cid-taken = Diesen Befehl hat eine andere Seite gesendet.

## Troubles with the server (client shell)
error-offline = Der Server antwortet nicht. Läuft er?
error-server = Der Server ist gestolpert. Deine Spiele sind gesichert.
error-no-such-address = An dieser Adresse liegt nichts.
error-no-such-table = So einen Tisch gibt es nicht.
error-no-such-lesson = Eine Lektion dieses Namens gibt es nicht.
error-full = Gerade ist kein Platz für noch einen Tisch. Versuche es später.
error-maintenance = Gerade werden keine neuen Tische eröffnet. Laufende Spiele gehen weiter.
error-too-many-open = { $open } deiner Tische mit anderen Leuten sind offen. Spiel erst einige zu Ende.
error-too-many-here = Aus deinem Netz wurden sehr viele Tische geöffnet. Warte eine Weile.
error-crowded = Diesem Tisch sehen schon sehr viele Leute zu. Schau später wieder herein.
error-no-film = Diesen Film gibt es noch nicht.
error-no-such-turn = Dieses Spiel hat die Züge 0 bis { $turns }.
error-nothing-left = Nach diesem Zug ist das Spiel vorbei.
error-not-over = Dieses Spiel ist noch nicht vorbei.
error-not-started = Dieses Spiel hat noch nicht begonnen.
error-press-busy = Viele Bilder entstehen. Versuche es später.
error-too-long = Dieses Spiel ist zu lang für einen Film.
error-picture-failed = Das Bild konnte nicht erstellt werden.
error-jcz-unsupported = JCloisterZone kennt diese Regeln nicht.
error-bad-picture = So ein Bild gibt es nicht.
error-no-such-campaign = Diese Leute sind hier nicht bekannt.
error-too-many-tables = Zu viele Tische auf einmal. Warte eine Minute.
error-too-big = Zu viel auf einmal. Wähle weniger.
error-too-fast = Zu viel auf einmal. Warte einen Augenblick.
error-unreadable-table = Dieser Tisch lässt sich nicht mehr lesen.
error-not-json = Seite und Server verstehen sich nicht. Lade sie neu.
error-no-levels = Diese Regeln haben keine Stufen.
error-no-such-level = So eine Stufe gibt es nicht.
error-level-locked = Diese Stufe ist noch nicht offen.
error-bad-table = So lässt sich kein Tisch öffnen: { $text }
error-bad-rules = So lässt sich nicht spielen: { $text }
error-own-level-row = Eine eigene Stufe ist eine Zeile mit Namen und Werten.
error-own-level-key = Eine Stufe kennt nichts namens „{ $key }“.
error-own-level-hounds = „hounds“ zählt Punkte ab 1 auf, steigend.
error-own-level-piles = Bei { $piles } Stapeln gibt es { $wanted } Hunde, nicht { $found }.
error-own-level-without = „without“ nennt castle, cemetery oder beides.
error-own-level-beyond = Der Hund bei { $at } liegt hinter dem Ziel { $target }.
error-own-level-number = „{ $key }“ ist eine Zahl von { $low } bis { $high }.
error-own-level-switch = „{ $key }“ ist true oder false.
error-own-tiles-count = Ein Satz hat { $wanted } Landschaftsplättchen, nicht { $found }.
error-own-tiles-kind = { $kind ->
    [castle] Ein Satz hat { $wanted } Plättchen mit Burg, nicht { $found }.
   *[cemetery] Ein Satz hat { $wanted } Plättchen mit Friedhof, nicht { $found }.
}
error-own-tiles-form = Die Plättchen sind nicht lesbar: { $text }
error-own-tiles-name = Der Name { $tile } gehört einem anderen Plättchen.
error-own-tiles-cell = { $tile } muss ein gewöhnliches Plättchen sein.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-name-taken = { $name } heißt hier schon jemand. Nimm einen anderen Namen.
error-seat-taken = Hier sitzt schon jemand.
error-seat-open = Hier sitzt niemand.
error-seats-open = Manche Plätze sind noch frei.
error-not-host = Das darf nur, wer den Tisch geöffnet hat.
error-blocked = Wer den Tisch geöffnet hat, lässt dich nicht daran.
error-seats-locked = Wer den Tisch geöffnet hat, lässt niemanden mehr Platz nehmen.
error-no-watchers = An diesem Tisch darf nur zusehen, wer daran sitzt.
error-banned = Der Betreiber dieses Servers lässt dich nicht herein.
error-wrong-code = Dieser Code gilt nicht: Er wurde schon benutzt, ist zu alt, oder ein Zeichen stimmt nicht.
error-nothing-known = Über diesen Browser ist noch nichts bekannt.
error-too-often = Das war vorerst oft genug. Warte ein wenig.
error-not-your-seat = Das ist nicht dein Platz.
error-table-over = Dieses Spiel ist aus.
error-already-started = Das Spiel hat schon begonnen.
error-bad-seats = { $min ->
    [one] Nach diesen Regeln spielen 1 bis { $max }.
   *[other] Nach diesen Regeln spielen { $min } bis { $max }.
}
error-fixed-option = Diese Regeln legen das am Tisch fest.
error-no-undo = Das lässt sich nicht mehr zurücknehmen.
error-version = Diese Seite hat eine andere Version als der Server. Lade sie neu.
