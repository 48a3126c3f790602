# Mitspieler finden: kommt mit dieser Seite, und solange jemand gesucht wird.

meet-tab = Mitspieler finden · Bastide
meet-tab-waiting = Mitspieler werden gesucht … · Bastide
meet-title = Mitspieler finden
meet-coming = Wir schauen, wer da ist …
meet-lost = Verbindung unterbrochen, neuer Versuch läuft.
meet-sockets-blocked = Browser oder Netz blockiert WebSockets. Die Spielersuche braucht sie.
meet-guest = Gast
meet-more = Bedenkzeit, gewertet
meet-players = Spieler
meet-find = Tisch finden
meet-find-line = Wer am längsten wartet, kommt zuerst dran. Das Spiel startet von selbst.
meet-open = Eigenen Tisch öffnen
meet-waiting = Mitspieler werden gesucht …
meet-time = Wartezeit
meet-what = { $game }, zu { $seats }
meet-alone = Jemand ist nicht gekommen. Die Suche geht weiter, dein Platz bleibt.
meet-offer = Noch ist niemand gekommen. Spiel mit Bots, oder warte weiter.
meet-bots = Mit Bots starten
meet-stop = Suche abbrechen
meet-walk = Sieh dich ruhig um; wir bringen dich zum Tisch.
meet-look = Zeigen
meet-found = Mitspieler gefunden
meet-found-line = Dein Tisch ist offen und wartet auf dich.
meet-found-do = Zum Tisch
meet-nobody = Gerade wartet niemand
meet-nobody-line = Starte eine Suche, und wir bringen dich mit dem nächsten Spieler zusammen. Oder öffne einen Tisch für alle und schick den Link an Freunde.
meet-seeks = Warten auf andere
meet-join = Spielen
meet-join-name = Mit { $name } spielen
meet-tables = Offene Tische
meet-sit = Hinsetzen
meet-away = gerade ist niemand dort
meet-games = Spiele zum Zuschauen
meet-watch = Zuschauen
meet-left = { $left ->
    [one] noch ein Plättchen
   *[other] noch { $left } Plättchen
}
meet-watchers = { $watchers ->
    [one] ein Zuschauer
   *[other] { $watchers } Zuschauer
}
meet-friends = Freunde
meet-friends-guest = Mit einem Konto kannst du Freunde hinzufügen: sehen, wann sie da sind, ihnen zuschauen und sie an einen Tisch einladen.
meet-friends-account = Anmelden oder Konto anlegen
meet-friends-none = Noch keine Freunde hier. Füge jemanden über den Kontonamen hinzu.
meet-friend-name = Kontoname
meet-friend-ask = Freund hinzufügen
meet-friend-asked = Anfrage an { $name } geschickt.
meet-follow = Folgen
meet-friend-state = { $state ->
    [plays] spielt gerade
    [waits] wartet an einem offenen Tisch
    [here] ist da
    [asked] ist angefragt
   *[away] ist nicht da
}
meet-part = { $name } entfernen
meet-unfollow = { $name } nicht mehr folgen
meet-asked = { $name } möchte dein Freund sein
meet-accept = Annehmen
meet-decline = { $name } ablehnen
meet-invited = { $name } lädt dich an einen Tisch ein
meet-invite = Freunde einladen
meet-invite-done = Einladung an { $name } geschickt.
meet-blocked = Blockiert: { $count }
meet-unblock = Entsperren
meet-unblock-name = { $name } entsperren
meet-badge = { $count ->
    [one] Eine Anfrage wartet auf deine Antwort
   *[other] { $count } Anfragen warten auf deine Antwort
}
meet-turns = Du bist dran
meet-turn = Du bist dran: { $table }
