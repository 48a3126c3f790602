# Being told of one's turn while the page is closed: what the server says, and the page's switch. Fetched with it.

## What the server says. { $who } is the name of a person, { $table } that of a table.

alerts-say-turn = Du bist dran
alerts-say-late = Deine Zeit läuft ab
alerts-say-left = { $hours ->
    [one] { $table }: noch eine Stunde
   *[other] { $table }: noch { $hours } Stunden
}
alerts-say-invited = { $who } lädt dich zu einem Spiel ein
alerts-say-paired = Jemand möchte jetzt mit dir spielen
alerts-say-round = Dein Spiel im Turnier beginnt
alerts-say-consent = { $who } hat an einem Tisch eine Frage an dich

## The switch

alerts-title = Dein Zug
alerts-switch = Benachrichtige mich, wenn ich dran bin
alerts-off-line = Auch wenn diese Seite geschlossen ist, durch eine Nachricht des Browsers.
alerts-on-line = Dieser Browser benachrichtigt dich, auch wenn die Seite geschlossen ist.
alerts-tab-line = Solange diese Seite in einem anderen Tab offen ist. Ist sie geschlossen, kann dieser Browser dich nicht benachrichtigen.
alerts-denied-line = Dein Browser blockiert es. Du kannst das in seinen Einstellungen für diese Seite ändern.
alerts-home-line = Füge die Seite auf iPhone oder iPad zuerst zum Home-Bildschirm hinzu und öffne sie von dort.
alerts-none-line = Dieser Browser kann das nicht.
alerts-secure-line = Das braucht eine sichere Verbindung (https), die dieser Server nicht hat.
alerts-others = { $count ->
    [one] Ein anderer Browser von dir bekommt ebenfalls Nachrichten.
   *[other] { $count } andere Browser von dir bekommen ebenfalls Nachrichten.
}
alerts-end = Überall ausschalten
alerts-ended = Alle Nachrichten sind aus.
alerts-begun = Nachrichten sind an.
alerts-error-bad-push-address = An den Nachrichtendienst dieses Browsers lässt sich nichts senden.
alerts-error-no-service = Der Nachrichtendienst des Browsers antwortet nicht. Versuche es später.

## Asked at a table where people take days for a move

alerts-ask = Du kannst diese Seite schließen, während du wartest.
alerts-not-now = Nicht jetzt
