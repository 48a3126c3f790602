# Mitspieler finden: kommt mit dieser Seite, und solange jemand gesucht wird.

meet-tab = Mitspieler finden · Bastide
meet-tab-waiting = Mitspieler werden gesucht … · Bastide
meet-title = Mitspieler finden
meet-coming = Wir schauen, wer da ist …
meet-lost = Die Leitung zum Server ist unterbrochen. Es wird weiter versucht.
meet-sockets-blocked = Browser oder Netz blockiert WebSockets. Die Spielersuche braucht einen.
meet-guest = Gast
meet-more = Bedenkzeit, gewertet
meet-players = Spieler
meet-find = Tisch finden
meet-find-line = Wer am längsten wartet, kommt zuerst dran. Das Spiel beginnt von selbst.
meet-open = Eigenen Tisch öffnen
meet-waiting = Mitspieler werden gesucht …
meet-time = So lange schon
meet-what = { $game }, zu { $seats }
meet-alone = Jemand ist nicht gekommen. Die Suche geht weiter, dein Platz bleibt.
meet-offer = Noch ist niemand gekommen. Spiel mit Bots, oder warte weiter, so lange du willst.
meet-bots = Mit Bots beginnen
meet-stop = Suche beenden
meet-walk = Du kannst dich hier inzwischen umsehen: Du wirst zum Tisch geführt.
meet-look = Zeigen
meet-found = Mitspieler gefunden
meet-found-line = Der Tisch ist offen und wartet auf dich.
meet-found-do = Zum Tisch
meet-nobody = Gerade wartet niemand
meet-nobody-line = Such trotzdem: Wer als Nächstes kommt, spielt mit dir. Oder öffne einen Tisch, an den sich alle setzen dürfen, und schick den Link an deine Bekannten.
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
    [one] eine Person schaut zu
   *[other] { $watchers } schauen zu
}
meet-friends = Freunde
meet-friends-guest = Mit einem Konto hast du hier Freunde: Du siehst, wann sie da sind, kannst ihnen zusehen und sie an einen Tisch einladen.
meet-friends-account = Anmelden oder Konto anlegen
meet-friends-none = Noch keine Freunde hier. Frag jemanden über den Namen des Kontos an.
meet-friend-name = Name eines Kontos
meet-friend-ask = Freundschaft anfragen
meet-friend-asked = { $name } ist angefragt.
meet-follow = Folgen
meet-friend-state = { $state ->
    [plays] spielt gerade
    [waits] wartet an einem offenen Tisch
    [here] ist da
    [asked] ist angefragt
   *[away] ist nicht da
}
meet-part = { $name } herausnehmen
meet-unfollow = { $name } nicht mehr folgen
meet-asked = { $name } möchte befreundet sein
meet-accept = Zustimmen
meet-decline = Nein, { $name }
meet-invited = { $name } lädt dich an einen Tisch ein
meet-invite = Freunde einladen
meet-invite-done = { $name } ist eingeladen.
meet-blocked = Nie mit dir zusammengebracht: { $count }
meet-unblock = Wieder zulassen
meet-unblock-name = { $name } wieder zulassen
meet-badge = { $count ->
    [one] Eine Anfrage wartet auf deine Antwort
   *[other] { $count } Anfragen warten auf deine Antwort
}
meet-turns = Du bist am Zug
meet-turn = Du bist am Zug: { $table }
