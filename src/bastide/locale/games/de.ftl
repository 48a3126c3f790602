# Meine Spiele: wird mit der Seite geholt.

games-tab = Meine Spiele · Bastide
games-level = Stufe { $level }
games-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
games-your-turn = Du bist dran
games-others = Warten auf andere
games-ended = Vorzeitig beendet
games-over = Zu Ende
games-won = Gewonnen
games-tied = Unentschieden
games-lost = Verloren
games-place = Platz { $place }
games-winners = Vorn: { $names }
games-together = Gemeinsam gewonnen
games-together-lost = Gemeinsam verloren
games-of = { $points } von { $target }
games-more = Mehr zu „{ $game }“
games-go-on = Weiterspielen
games-open = Öffnen
games-share = Link teilen
games-rename = Umbenennen
games-rename-line = Den Namen siehst nur du; die anderen behalten ihren.
games-rename-do = Umbenennen
games-rename-back = Zurück zu „{ $name }“
games-save = Spiel speichern
games-hide = Ausblenden
games-hide-line = auf allen deinen Geräten; die anderen behalten es
games-unhide = Wieder zeigen
games-delete = Löschen
games-delete-alone = Sonst hat hier niemand gespielt. Das Spiel wird endgültig gelöscht, mit Verlauf und Link.
games-delete-kept = Es verschwindet endgültig aus deiner Liste. Erreichte Stufen bleiben.
games-delete-others = Es verschwindet endgültig aus deiner Liste. Die anderen behalten es, mit deinen Zügen und deinem Namen.
games-delete-stuck = Andere sind noch an diesem Tisch. Verlass oder beende ihn erst dort, oder blende das Spiel nur aus.
games-delete-do = Endgültig löschen
games-keep = Behalten
games-undo = Rückgängig
games-hidden-said = „{ $game }“ ist ausgeblendet.
games-unhidden-said = „{ $game }“ ist wieder in der Liste.
games-renamed = Es heißt hier jetzt „{ $game }“.
games-deleted = Das Spiel ist gelöscht.
games-none = Noch keine Spiele
games-none-line = Hier erscheinen die Spiele, bei denen du mitspielst, offen oder zu Ende.
games-none-do = Ein Spiel starten
games-coming = Deine Spiele werden geladen …
games-open-list = Offen
games-over-list = Zu Ende
games-hidden-list = Ausgeblendet
games-further = Mehr zeigen
games-hidden = { $count ->
    [0] Keine ausgeblendeten Spiele
    [one] Ein ausgeblendetes Spiel
   *[other] { $count } ausgeblendete Spiele
}
games-vacation = Urlaub
games-vacation-line = Solange du weg bist, ruhen die Uhren deiner Fernpartien, und die anderen sehen es.
games-vacation-until = Du bist im Urlaub bis { $when }.
games-vacation-left = { $count ->
    [0] In diesem Jahr hast du keine Tage mehr.
    [one] In diesem Jahr hast du 1 Tag.
   *[other] In diesem Jahr hast du { $count } Tage.
}
games-vacation-days = Ab jetzt
games-vacation-begin = Urlaub beginnen
games-vacation-begun = Dein Urlaub hat begonnen.
games-vacation-end = Ich bin zurück
games-vacation-ended = Deine Uhren laufen wieder.
games-vacation-count = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## A game from a file
games-import = Partie aus einer Datei öffnen
games-import-link = Partie aus Datei
games-import-tab = Partie öffnen · Bastide
games-import-line = Eine Aufzeichnung von Bastide (.bastide.jsonl) oder eine in JCloisterZone gespeicherte Partie (.jcz). Sieh sie dir an, lass sie analysieren oder spiele ab einem beliebigen Zug weiter.
games-import-private = Die Partie kommt in deine Liste. Nur wer den Link hat, kann sie sehen.
games-import-pick = Datei auswählen
games-import-drop = Oder zieh die Datei hierher oder füge sie ein.
games-import-text = Oder füge den Text der Datei ein
games-import-do = Partie öffnen
games-import-busy = Die Partie wird geöffnet …
games-import-at = Zeile { $line } der Datei:
games-import-large = Diese Datei ist zu groß. Eine Partie hat höchstens { $most } Zeichen.
games-import-unreadable = „{ $file }“ lässt sich nicht öffnen. Wähle eine Datei, keinen Ordner.
games-import-blank = „{ $file }“ ist leer.
