# Die Werkstatt: eigene Plättchen. Kommt erst mit dieser Seite.

workshop-title = Werkstatt
workshop-tab = { $what } · Werkstatt · Bastide
workshop-line = Bau hier die Plättchen deiner eigenen Schachtel oder berichtige unsere, wo wir raten mussten. Du kannst sie speichern, per Link teilen und an jedem Tisch damit spielen.
workshop-coming = Einen Augenblick…
workshop-gone = Satz nicht gefunden
workshop-gone-line = Er liegt auf einem anderen Gerät oder wird nicht mehr geteilt. Oder der Link ist unvollständig.
workshop-to-all = Alle Kataloge
workshop-full = Auf diesem Gerät ist kein Platz mehr. Speichere den Satz als Datei, sonst gehen deine Änderungen mit dieser Seite verloren.
workshop-offline = Keine Verbindung zum Server. Deine Änderungen bleiben erhalten. Wir zeichnen und prüfen sie, sobald er wieder da ist.

## Die Übersicht
workshop-mine = Meine Sätze
workshop-mine-none = Noch keiner. Wähle unten einen Katalog und beginne mit seinen Plättchen, oder lade eine Datei.
workshop-mine-do = Mit { $catalogue } beginnen
workshop-size = { $kinds ->
    [one] eine Sorte
   *[other] { $kinds } Sorten
}, { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
workshop-changed = Geändert { $when }
workshop-remove = „{ $name }“ löschen
workshop-removed = „{ $name }“ ist gelöscht.
workshop-catalogues = Kataloge
workshop-tiles = { $count ->
    [one] Ein Plättchen
   *[other] { $count } Plättchen
}
workshop-ask = { $count ->
    [one] Eine Vermutung: Hast du die Schachtel?
   *[other] { $said } Vermutungen: Hast du die Schachtel?
}
workshop-provenance = Quelle des Plättchens
workshop-provenance-documented = bekannt
workshop-provenance-owner = aus einer Schachtel übernommen
workshop-provenance-partly-documented = zum Teil bekannt
workshop-provenance-reconstructed = Vermutung
workshop-provenance-none = nicht angegeben
workshop-known-documented = { $count ->
    [one] eines bekannt
   *[other] { $said } bekannt
}
workshop-known-owner = { $count ->
    [one] eines aus einer Schachtel übernommen
   *[other] { $said } aus einer Schachtel übernommen
}
workshop-known-partly-documented = { $count ->
    [one] eines zum Teil bekannt
   *[other] { $said } zum Teil bekannt
}
workshop-known-reconstructed = { $count ->
    [one] eine Vermutung
   *[other] { $said } Vermutungen
}
workshop-own = Hast du diese Schachtel?
workshop-own-line = Dann kannst du das echte Plättchen an die Stelle einer Vermutung setzen. Du kannst es auch einreichen, damit alle es bekommen.
workshop-own-first = Die erste Vermutung öffnen
workshop-source-wiki-picture = Quelle: ein kleines Bild dieses Plättchens auf einer Seite des Fan-Wikis.
workshop-source-wiki-name = Quelle: Das Fan-Wiki nennt es neben dem gleichen Plättchen des ersten Flusses. Sein Bild haben wir nicht gesehen.
workshop-source-first-river = Vom ersten Fluss übernommen: Beide haben wohl unter gleichen Buchstaben gleiche Plättchen.
workshop-source-rulebook = Quelle: ein Beispiel, eine Bildunterschrift oder eine Fußnote der Anleitung.
workshop-source-reviews = Quelle: eine Fußnote der Regeln und zwei öffentliche Besprechungen der Schachtel.
workshop-source-counts = Wir wissen nur, wie viele Plättchen in der Schachtel sind. Dieses haben wir uns ausgedacht.

## Dateien
workshop-load = Datei laden
workshop-file-large = „{ $file }“ ist zu groß: Ein Satz hat höchstens { $most } KiB.
workshop-file-not-json = „{ $file }“ ist nicht lesbar: Es ist kein JSON.
workshop-file-no-set = „{ $file }“ ist kein Satz von Plättchen.
workshop-file-no-tiles = In „{ $file }“ steht keine Liste von Plättchen.
workshop-file-other-format = „{ $file }“ ist kein Satz von Plättchen oder stammt aus einer anderen Version von Bastide.
workshop-file-no-catalogue = „{ $file }“ gehört zu einem Katalog, den dieser Server nicht hat.
workshop-file-other = In „{ $file }“ stehen Plättchen eines anderen Katalogs: { $catalogue }.
workshop-file-many = In „{ $file }“ stehen zu viele Plättchen, höchstens { $most }.
workshop-file-one-tile = In „{ $file }“ steht ein einzelnes Plättchen. Lade es in der Werkstatt, dort kommt es in einen Satz.

## Ein Satz
workshop-begin = Diese berichtigen
workshop-begin-empty = Leer beginnen
workshop-my-box = Meine: { $name }
workshop-keep = Duplizieren
workshop-chosen = „{ $name }“ ist gewählt.
workshop-load-for = Datei laden: { $catalogue }
workshop-not-used = Diese Regeln haben keine Plättchen, die sich ersetzen ließen.
workshop-play = Damit spielen
workshop-share = Teilen
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-more-with = Mehr zu diesem Satz
workshop-to-tiles = Alle Plättchen
workshop-new = Neues Plättchen
workshop-none = Noch kein Plättchen.
workshop-none-found = Keine Plättchen gefunden.
workshop-faulty = { $count ->
    [one] Es gibt ein Problem.
   *[other] Es gibt { $count } Probleme.
}
workshop-fine = Keine Probleme: Mit diesem Satz kannst du spielen.
workshop-counts = Das braucht jeder Satz
workshop-count-here = du hast { $have }
workshop-find = Plättchen finden
workshop-find-example = CRFF, Name, Notiz
workshop-sort = Filter
workshop-with-faults = Mit Fehlern
workshop-grid = Plättchen
workshop-tile-n = Plättchen { $n }
workshop-tile-name = { $id }: { $what }, { $count }-mal{ $faults ->
    [0] {""}
    [one] , ein Fehler
   *[other] , { $faults } Fehler
}
workshop-tile-known = { $id }: { $what }, { $count }-mal, { $how }{ $faults ->
    [0] {""}
    [one] , ein Fehler
   *[other] , { $faults } Fehler
}
workshop-copies = { $count }-mal
workshop-only-field = Nur Wiese.

## Ein Plättchen
workshop-tile-of = { $n } von { $all }
workshop-opened = { $id }, Plättchen { $n } von { $all }
workshop-picture = Bild von { $id }
workshop-turn = Drehen
workshop-copy = Dieses Plättchen duplizieren
workshop-delete = Dieses Plättchen löschen
workshop-previous = Voriges Plättchen
workshop-next = Nächstes Plättchen
workshop-count = In der Schachtel
workshop-less = Weniger: { $what }
workshop-more = Mehr: { $what }
workshop-tabs = Teile des Editors
workshop-tab-sides = Seiten
workshop-tab-inside = Innen
workshop-tab-tile = Angaben
workshop-sides = Seiten
workshop-side = { $side }: { $kind }
workshop-side-is = { $side ->
    [N] Auf der Nordseite
    [E] Auf der Ostseite
    [S] Auf der Südseite
   *[W] Auf der Westseite
}
workshop-over = { $kind } über der Seite: { $side }
workshop-over-gone = { $kind } nicht mehr über der Seite: { $side }
workshop-cells = Felder des Plättchens
workshop-cell = Feld { $n }
workshop-one = Verbinden: { $kind }
workshop-joined = Verbunden: { $sides }
workshop-apart = Getrennt: { $sides }
workshop-some = Nur einige verbinden
workshop-pair = { $kind }: { $sides } verbinden
workshop-through = gerade hindurch
workshop-part = { $kind }: { $sides }
workshop-inside = Innen
workshop-whole = Auf dem ganzen Plättchen
workshop-rare = Ergibt sich automatisch
workshop-no-mark = Nichts
workshop-follows = Automatisch
workshop-with-letter = { $name } ({ $letter })
workshop-corner = { $corner ->
    [NE] Nordosten
    [SE] Südosten
    [SW] Südwesten
   *[NW] Nordwesten
}
workshop-field-list = Wiesen
workshop-field-n = Wiese { $n }
workshop-field-line = { $count ->
    [0] Keine Wiese reicht an eine Seite.
    [one] Eine Wiese.
   *[other] { $count } Wiesen.
}
workshop-field-do = Verbinden oder trennen
workshop-field-how = Wähl eine Wiese und drück dann eine Zahl auf dem Plättchen. Diese Hälfte der Seite gehört dann dazu:
workshop-field-new = Eine neue Wiese
workshop-field-reset = Auf automatisch zurücksetzen
workshop-half = Seite { $side }, { $half ->
    [north] nördliche
    [east] östliche
    [south] südliche
   *[west] westliche
} Hälfte: Wiese { $n }
workshop-id = Name
workshop-notes = Notiz
workshop-keys = Tasten: Pfeile wählen eine Seite; Buchstaben wie angegeben; T dreht, J verbindet; Ziffern für das, was gezählt wird; Umschalt mit ↑ und ↓ für die Schachtel; Enter ist das nächste Plättchen; Strg+D kopiert, Strg+Z nimmt zurück, / sucht.

## Was sich mit einem Satz machen lässt
workshop-panel-more = Dieser Satz
workshop-panel-share = Per Link teilen
workshop-panel-compare = Mit unserem vergleichen
workshop-panel-trial = Ausprobieren
workshop-panel-send = Den ganzen Satz einreichen
workshop-panel-board = Plan
workshop-name = Name des Satzes
workshop-about = Über den Satz
workshop-save = Als Datei speichern
workshop-another = Diesen Satz duplizieren
workshop-share-line = Wir heben den Satz auf dem Server auf. Mit dem Link kann jeder seine Plättchen sehen, damit spielen oder sie kopieren.
workshop-share-licence = Mit dem Teilen gibst du ihn allen: Du behältst keine Rechte daran (CC0 1.0).
workshop-licence = Wer diesen Satz teilt, hat ihn allen gegeben und keine Rechte daran behalten (CC0 1.0).
workshop-report = Melden
workshop-share-do = Link anlegen
workshop-share-faulty = Behebe zuerst die Probleme. Dann kannst du ihn teilen.
workshop-share-older = Der frühere Link zeigt den Satz, wie er damals war.
workshop-unshare = Nicht mehr teilen
workshop-unshared = Der Link gilt nicht mehr.
workshop-send-line = Hast du diese Plättchen aus einer Schachtel übernommen? Dann sollen alle sie haben: Schick uns die Datei.
workshop-send-1 = Speichere hier die Datei.
workshop-send-2 = Nenn uns Ausgabe und Auflage und alles, was du nicht sicher weißt.
workshop-send-3 = Häng sie an eine Meldung auf der Seite des Projekts, oder schick sie an den Betreiber dieses Servers.
workshop-send-faulty = Es gibt noch Probleme. Erwähne sie bitte beim Einreichen.
workshop-not-there = nicht da
workshop-ours = Unsere
workshop-compared = { $same } gleich, { $changed } anders, { $added } nur hier, { $removed } nur bei uns.
workshop-board-line = Zahlen und Wörter wie in der Datendatei; mehrere Wörter trennen Kommas.
workshop-board-cell = { $column }, Zeile { $n }

## Ein Plättchen wird eingereicht
workshop-tile-correct-guess = Das Plättchen habe ich: Vermutung ersetzen
workshop-tile-correct = Dieses Plättchen berichtigen
workshop-tile-hand-in = Dieses Plättchen einreichen
workshop-tile-hand-in-line = Stimmt es mit dem Plättchen in deiner Schachtel überein? Du kannst es allein einreichen, ohne den Rest des Satzes.
workshop-tile-hand-in-title = { $id } einreichen
workshop-tile-replaces = An Stelle unseres Plättchens
workshop-tile-replaces-none = Keines: Es fehlt bei uns
workshop-tile-about = Ausgabe und Auflage und alles, was du nicht sicher weißt
workshop-tile-what = Was damit geschieht
workshop-tile-what-1 = Du speicherst das Plättchen als Datei oder legst einen Link an. Mit dem Link bleibt es auf diesem Server, und wer den Link hat, sieht es. Du kannst den Link zurücknehmen.
workshop-tile-what-2 = Schick die Datei oder den Link: in einer Meldung auf der Seite des Projekts oder an den Betreiber dieses Servers.
workshop-tile-what-3 = Dort vergleicht es jemand mit unserem. Stimmt es, bekommen es alle in einer späteren Version. Bis dahin ändert sich kein Spiel.
workshop-tile-licence = Mit dem Einreichen gibst du es allen: Du behältst keine Rechte daran (CC0 1.0).
workshop-tile-given = Wer dieses Plättchen eingereicht hat, hat es allen gegeben und keine Rechte daran behalten (CC0 1.0).
workshop-tile-faulty = Behebe zuerst die Probleme dieses Plättchens. Dann kannst du es einreichen.
workshop-tile-saved = Das Plättchen ist als Datei gespeichert.
workshop-tile-done = Danke. In deinem Satz ist dieses Plättchen jetzt als aus einer Schachtel übernommen markiert.
workshop-tile-one = ein Plättchen von jemandem mit dieser Schachtel
workshop-tile-take = In einen meiner Sätze aufnehmen
workshop-next-guess = Nächste Vermutung: { $id }

## Probespiele
workshop-trial-line = Bots spielen mit diesem Satz und mit unserem, bei gleicher Auslosung. So siehst du, ob er als Spiel taugt.
workshop-trial-faulty = Behebe zuerst die Probleme. Dann können Bots damit spielen.
workshop-trial-rules = Spiel
workshop-trial-players = Spieler
workshop-trial-games = Spiele
workshop-trial-do = Spiele starten
workshop-trial-going = { $done } von { $games } Spielen gespielt
workshop-trial-stop = Anhalten
workshop-trial-done = Alle Spiele sind beendet.
workshop-trial-stopped = Die Spiele sind angehalten.
workshop-trial-failed = Die Spiele haben nicht funktioniert.
workshop-trial-waiting = Die Spiele warten, bis sie drankommen.
workshop-trial-running = Die Spiele laufen.
workshop-trial-error = Ein Spiel brach ab (Los { $seed }): { $text }
workshop-trial-row-games = Spiele
workshop-trial-row-points = Punkte je Spieler
workshop-trial-row-turns = Züge je Spiel
workshop-trial-row-nowhere = Plättchen, die nirgends passen
workshop-trial-completed = Fertig je Spiel: { $kind }
workshop-trial-seldom = Weniger als halb so oft gelegt wie die anderen:

## Arten und Zeichen des Landes
workshop-kind-city = Stadt
workshop-kind-road = Straße
workshop-kind-river = Fluss
workshop-kind-field = Wiese
workshop-kind-monastery = Kloster
workshop-kind-garden = Garten
workshop-mark-shields = Wappen
workshop-mark-end = Endet an
workshop-mark-crossing = Dorf, wo Straßen sich treffen
workshop-mark-start = Startplättchen
workshop-mark-bridge = Brücke
workshop-mark-branching = Straße verzweigt sich
workshop-mark-corner-split = Stadt reicht in die Ecke
workshop-mark-role = Rolle im Spiel
workshop-mark-unmanned = Hier keine Figuren
workshop-value-crossing = Dorf

## Was an einem Satz nicht stimmt und was feststeht
workshop-problem-no-set = Ein Satz ist ein Objekt mit seinem Katalog, seinem Namen und seinen Plättchen.
workshop-problem-bad-format = Die Datei muss das Format { $format } haben.
workshop-problem-bad-catalogue = Der Katalog muss { $known } sein.
workshop-problem-bad-text = „{ $key }“ muss ein Text von { $least } bis { $most } Zeichen sein.
workshop-problem-many-entries = Ein Satz hat höchstens { $most } Sorten von Plättchen.
workshop-problem-unknown-key = „{ $key }“ gibt es hier nicht.
workshop-problem-no-board = Dieser Katalog hat nur Plättchen.
workshop-problem-one-tile = In der Datei muss genau ein Plättchen stehen.
workshop-problem-not-ours = { $tile } ist kein Plättchen von uns in diesem Katalog.
workshop-problem-no-tile = Ein Plättchen muss ein Objekt sein.
workshop-problem-bad-id = Der Name muss aus 1 bis 40 Buchstaben, Ziffern, Punkten und Strichen bestehen.
workshop-problem-twice = Zwei Plättchen heißen { $tile }.
workshop-problem-taken = Der Name { $tile } gehört einem Plättchen einer anderen Schachtel.
workshop-problem-bad-count = Die Anzahl muss eine ganze Zahl von 1 bis 99 sein.
workshop-problem-no-list = Hier fehlt eine Liste.
workshop-problem-first-cell = Das erste Feld muss bei 0, 0 liegen.
workshop-problem-same-cell = Zwei Felder liegen an derselben Stelle.
workshop-problem-bad-place = Die Stelle eines Feldes sind zwei ganze Zahlen.
workshop-problem-bad-cells = Ein Teil hat höchstens { $most } Felder, jedes neben einem anderen.
workshop-problem-many-segments = Ein Plättchen zeigt höchstens { $most } Dinge.
workshop-problem-no-segment = Jedes Ding auf einem Plättchen muss ein Objekt sein.
workshop-problem-bad-kind = Es muss eines davon sein: { $known }.
workshop-problem-bad-sides = Die Seiten sind Buchstaben aus NESW, jeder einmal.
workshop-problem-no-sides = Es muss eine Seite des Plättchens erreichen.
workshop-problem-bad-numbers = „{ $key }“ sind Zahlen von 0 bis { $high }.
workshop-problem-bad-value = „{ $key }“ muss { $type ->
    [bool] ja oder nein
    [int] eine ganze Zahl ab 0
    [str] ein Wort
    [list] eine Liste
   *[dict] ein Objekt
} sein.
workshop-problem-bad-choice = „{ $key }“ passt nicht; erlaubt ist { $values }.
workshop-problem-two-at-side =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }: An dieser Seite liegen zwei Dinge.
workshop-problem-bad-halves = Die Seitenhälfte { $half } (0 ist die linke im Norden, dann im Uhrzeigersinn) gehört zu { $found } Wiesen statt zu { $wanted }.
workshop-problem-no-city = Eine Wiese nennt eine Stadt, die keine ist (Nummer { $segment }).
workshop-problem-one-cell = Es muss ein Plättchen von einem Feld sein.
workshop-problem-no-mark = Kein Plättchen dieses Katalogs ist „{ $key }“.
workshop-problem-no-river = Ein Landschaftsplättchen zeigt keinen Fluss.
workshop-problem-fixed-land = Landschaftsplättchen: Ein Satz braucht { $wanted }, nicht { $found }.
workshop-problem-fixed-tiles = Plättchen: Ein Satz braucht { $wanted }, nicht { $found }.
workshop-problem-fixed-start = Startplättchen: Ein Satz braucht { $wanted }, nicht { $found }.
workshop-fixed-land = Landschaftsplättchen: { $need }
workshop-fixed-tiles = Plättchen und Teile: { $need }
workshop-fixed-start = Startplättchen: { $need }
