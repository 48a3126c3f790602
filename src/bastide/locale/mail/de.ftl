# Being told of one's turn by mail: what the mails say, and the page's words. Fetched with them.

## What the mails say. { $house } is the name of the server, { $table } that of a table.

mail-say-asked-subject = Ist das deine E-Mail-Adresse?
mail-say-asked = Jemand mit einem Konto bei { $house } möchte hier eine E-Mail bekommen, sobald sein nächster Zug ansteht. Bist du das, dann öffne diesen Link und bestätige es:
mail-say-asked-good = Der Link gilt einmal, { $hours } Stunden lang.
mail-say-asked-not = Bist du es nicht, musst du nichts tun: Wir schreiben nicht wieder. Mit diesem Link schreibt dir dieser Server nie wieder:
mail-say-turn = Du bist dran: { $table }
mail-say-round = Dein Spiel im Turnier beginnt: { $table }
mail-say-consent = Die anderen brauchen deine Antwort: { $table }
mail-say-late = { $hours ->
    [one] Deine Zeit läuft ab: { $table }, noch eine Stunde
   *[other] Deine Zeit läuft ab: { $table }, noch { $hours } Stunden
}
mail-say-tables = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
mail-say-more = { $count ->
    [one] Und an einem weiteren Tisch.
   *[other] Und an { $count } weiteren Tischen.
}
mail-say-stop = Diese E-Mails abbestellen:

## On the page of the account

mail-title = E-Mail, wenn du dran bist
mail-line = Für Tische mit Tagen je Zug, wenn kein Browser dich benachrichtigen konnte, und bevor deine Zeit abläuft. Höchstens ein paar E-Mails am Tag. Wir nutzen die Adresse für nichts anderes.
mail-address = E-Mail-Adresse
mail-do = Adresse speichern
mail-asked-said = Wir haben dir eine E-Mail geschickt. Öffne ihren Link.
mail-asked = Wir haben einen Link an { $address } geschickt. Öffne ihn innerhalb von zwei Stunden; bis dahin senden wir nichts anderes.
mail-lapsed = Der Link an { $address } wurde nicht rechtzeitig geöffnet. Speichere die Adresse noch einmal für einen neuen Link, höchstens einmal am Tag.
mail-confirmed = Wir benachrichtigen dich an { $address }.
mail-refused = { $address } nimmt unsere E-Mails nicht an, darum senden wir dorthin nichts mehr. Gib eine andere Adresse an, oder diese noch einmal.
mail-change = Andere Adresse…
mail-remove = E-Mails abbestellen
mail-removed = Adresse gelöscht. Du bekommst keine E-Mails mehr.
mail-error-bad-mail-address = Das ist keine gültige Adresse. Adressen sehen aus wie anna@mail.example, ohne Umlaute.
mail-error-mail-asked = An diese Adresse ging in den letzten 24 Stunden schon eine E-Mail. Schau auch im Spam-Ordner nach.
mail-error-no-mail = Dieser Server sendet keine E-Mails.
mail-error-too-often = Zu viele Versuche heute. Bitte versuche es morgen wieder.

## Where links in mails lead

mail-confirm-tab = E-Mail-Adresse · Bastide
mail-confirm-title = Ist das deine E-Mail-Adresse?
mail-confirm-line = Du bekommst dann eine E-Mail, wenn du an einem Tisch mit Tagen je Zug dran bist.
mail-confirm-do = Ja, das ist meine
mail-confirm-done = Danke. Von jetzt an bekommst du eine E-Mail, wenn du dran bist.
mail-stop-title = E-Mails abbestellen
mail-stop-line = Wir senden dann nichts mehr an diese Adresse und löschen sie.
mail-stop-do = E-Mails abbestellen
mail-stop-done = Erledigt. Du bekommst keine E-Mails mehr.
mail-link-lapsed = Dieser Link wurde schon benutzt oder ist zu alt. Auf deiner Kontoseite bekommst du einen neuen.
mail-link-none = Dieser Link gehört nicht zu diesem Server.
mail-to-account = Konto
