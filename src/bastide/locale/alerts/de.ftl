# Being told of one's turn while the page is closed: what the server says, and the page's switch. Fetched with it.

## What the server says. { $who } is the name of a person, { $table } that of a table.

alerts-say-turn = Du bist am Zug
alerts-say-late = Deine Zeit läuft ab
alerts-say-left = { $hours ->
    [one] { $table }: noch eine Stunde
   *[other] { $table }: noch { $hours } Stunden
}
alerts-say-invited = { $who } lädt dich zu einem Spiel ein
alerts-say-paired = Jemand möchte jetzt mit dir spielen
alerts-say-round = Dein Spiel im Turnier beginnt
alerts-say-consent = { $who } fragt dich etwas an einem Tisch

## The switch

alerts-title = Dein Zug
alerts-switch = Sag mir, wenn ich am Zug bin
alerts-off-line = Auch wenn diese Seite geschlossen ist: durch eine Nachricht des Browsers.
alerts-on-line = Dieser Browser sagt es dir, auch wenn die Seite geschlossen ist.
alerts-tab-line = Solange diese Seite in einem anderen Tab offen ist. Ist sie geschlossen, kann dieser Browser es nicht.
alerts-denied-line = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
alerts-home-line = Lege die Seite auf iPhone oder iPad zuerst auf den Home-Bildschirm und öffne sie von dort.
alerts-none-line = Dieser Browser kann das nicht.
alerts-secure-line = Das braucht eine sichere Verbindung (https), die dieser Server nicht hat.
alerts-others = { $count ->
    [one] Ein anderer Browser von dir bekommt ebenfalls Nachrichten.
   *[other] { $count } andere Browser von dir bekommen ebenfalls Nachrichten.
}
alerts-end = Nirgends mehr melden
alerts-ended = Kein Browser bekommt mehr Nachrichten.
alerts-begun = Du bekommst Bescheid.
alerts-error-bad-push-address = An den Nachrichtendienst dieses Browsers lässt sich nichts senden.
alerts-error-no-service = Der Nachrichtendienst des Browsers antwortet nicht. Versuche es später.

## Asked at a table where people take days for a move

alerts-ask = Du musst diese Seite nicht offen lassen.
alerts-not-now = Nicht jetzt
