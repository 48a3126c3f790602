# Mitspieler finden: kommt mit dieser Seite, und solange jemand gesucht wird.

lobby-tab = Mitspieler finden · Bastide
lobby-tab-waiting = Mitspieler werden gesucht … · Bastide
lobby-title = Mitspieler finden
lobby-coming = Wir schauen, wer da ist …
lobby-lost = Verbindung unterbrochen, neuer Versuch läuft.
lobby-sockets-blocked = Browser oder Netz blockiert WebSockets. Die Spielersuche braucht sie.
lobby-guest = Gast
lobby-more = Bedenkzeit, gewertet
lobby-players = Spieler
lobby-find = Tisch finden
lobby-find-line = Wer am längsten wartet, kommt zuerst dran. Das Spiel startet von selbst.
lobby-open = Eigenen Tisch öffnen
lobby-waiting = Mitspieler werden gesucht …
lobby-time = Wartezeit
lobby-what = { $game }, zu { $seats }
lobby-alone = Jemand ist nicht gekommen. Die Suche geht weiter, dein Platz bleibt.
lobby-offer = Noch ist niemand gekommen. Spiel mit Bots, oder warte weiter.
lobby-bots = Mit Bots starten
lobby-stop = Suche abbrechen
lobby-walk = Sieh dich ruhig um; wir bringen dich zum Tisch.
lobby-look = Zeigen
lobby-found = Mitspieler gefunden
lobby-found-line = Dein Tisch ist offen und wartet auf dich.
lobby-found-do = Zum Tisch
lobby-empty = Gerade wartet niemand
lobby-empty-line = Starte eine Suche, und wir bringen dich mit dem nächsten Spieler zusammen. Oder öffne einen Tisch für alle und schick den Link an Freunde.
lobby-seeks = Warten auf andere
lobby-join = Spielen
lobby-join-name = Mit { $name } spielen
lobby-tables = Offene Tische
lobby-sit = Hinsetzen
lobby-away = gerade ist niemand dort
lobby-games = Spiele zum Zuschauen
lobby-watch = Zuschauen
lobby-left = { $left ->
    [one] noch ein Plättchen
   *[other] noch { $left } Plättchen
}
lobby-watchers = { $watchers ->
    [one] ein Zuschauer
   *[other] { $watchers } Zuschauer
}
lobby-friends = Freunde
lobby-friends-guest = Mit einem Konto kannst du Freunde hinzufügen: sehen, wann sie da sind, ihnen zuschauen und sie an einen Tisch einladen.
lobby-friends-account = Anmelden oder Konto anlegen
lobby-friends-none = Noch keine Freunde hier. Füge jemanden über den Kontonamen hinzu.
lobby-friend-name = Kontoname
lobby-friend-ask = Freund hinzufügen
lobby-friend-asked = Anfrage an { $name } geschickt.
lobby-follow = Folgen
lobby-friend-state = { $state ->
    [plays] spielt gerade
    [waits] wartet an einem offenen Tisch
    [here] ist da
    [asked] ist angefragt
   *[away] ist nicht da
}
lobby-part = { $name } entfernen
lobby-unfollow = { $name } nicht mehr folgen
lobby-asked = { $name } möchte dein Freund sein
lobby-accept = Annehmen
lobby-decline = { $name } ablehnen
lobby-invited = { $name } lädt dich an einen Tisch ein
lobby-invite = Freunde einladen
lobby-invite-done = Einladung an { $name } geschickt.
lobby-blocked = Blockiert: { $count }
lobby-unblock = Entsperren
lobby-unblock-name = { $name } entsperren
lobby-badge = { $count ->
    [one] Eine Anfrage wartet auf deine Antwort
   *[other] { $count } Anfragen warten auf deine Antwort
}
lobby-turns = Du bist dran
lobby-turn = Du bist dran: { $table }
