# Accounts: fetched with that page.

account-tab = Konto · Bastide
account-title = Konto
account-mine = Mein Konto
account-coming = Einen Moment…
account-line = Zum Spielen brauchst du kein Konto. Mit Konto behältst du deinen Namen, erreichst deine Spiele aus jedem Browser und kannst gewertet spielen, Freunde haben und an Turnieren teilnehmen. Eine E-Mail-Adresse ist nicht nötig.
account-do = Was möchtest du tun?
account-mode-in = Anmelden
account-mode-up = Neues Konto
account-mode-lost = Zugang verloren
account-name = Kontoname
account-name-hint = 3 bis 24 Buchstaben und Ziffern. Alle sehen ihn.
account-password = Passwort
account-password-new = Neues Passwort
account-password-old = Bisheriges Passwort
account-password-hint = Mindestens 8 Zeichen. Drei oder vier Wörter sind gut und leicht zu merken.
account-look = Passwort zeigen
account-in-do = Anmelden
account-in-key = Mit Passkey
account-up-do = Konto anlegen
account-up-key = Lieber mit Passkey
account-key-line = Dein Gerät bewahrt den Passkey auf; du entsperrst ihn mit Finger, Gesicht oder PIN. Ein Passwort brauchst du nicht.
account-no-keys = Passkeys brauchen https und einen Domainnamen. Bitte nimm hier ein Passwort.
account-games = { $games ->
    [one] Das Spiel aus diesem Browser zieht in dein Konto um.
   *[other] Die { $games } Spiele aus diesem Browser ziehen in dein Konto um.
}
account-bring = { $games ->
    [one] Das Spiel von hier mitnehmen
   *[other] Die { $games } Spiele von hier mitnehmen
}
account-bring-line = Sonst kannst du sie nicht mehr erreichen.
account-lost-line = Beim Anlegen des Kontos hast du Ersatzcodes bekommen. Mit einem davon und einem neuen Passwort kommst du wieder hinein; alle anderen Browser werden abgemeldet.
account-lost-do = Passwort setzen und anmelden
account-code = Ersatzcode
account-made = Willkommen, { $name }. Dein Konto ist bereit.
account-came = { $tables ->
    [0] Du bist angemeldet.
    [one] Du bist angemeldet, und ein Spiel kommt mit.
   *[other] Du bist angemeldet, und { $tables } Spiele kommen mit.
}
account-since = seit { $day }
account-role-bot = Bot
account-role-moderator = Moderation
account-profile = Profil und Wertungen
account-order = Meldungen
account-rename = Umbenennen…
account-rename-do = Umbenennen
account-renamed = Dein Name ist geändert.
account-out = Abmelden
account-out-said = Du bist abgemeldet.
account-ways = Anmeldemethoden
account-key = Passkey
account-key-of = Passkey · { $browser }
account-key-add = Passkey hinzufügen
account-key-added = Passkey hinzugefügt.
account-key-remove = Entfernen
account-key-gone = Passkey entfernt. Lösche ihn auch auf deinem Gerät.
account-password-change = Passwort ändern…
account-password-set = Passwort setzen…
account-password-do = Passwort speichern
account-password-line = Das meldet alle anderen Browser ab.
account-password-said = Passwort geändert. Alle anderen Browser sind abgemeldet.
account-codes = { $codes ->
    [0] Du hast keinen Ersatzcode mehr.
    [one] Du hast noch einen Ersatzcode.
   *[other] Du hast noch { $codes } Ersatzcodes.
}
account-codes-do = Neue Codes
account-codes-said = Hier sind die neuen Codes. Die alten gelten nicht mehr.
account-codes-new = Deine Ersatzcodes
account-codes-new-line = Wenn du Passwort oder Gerät verlierst, kommst du mit jedem Code einmal hinein. Bewahre sie sicher auf: Du siehst sie nur jetzt.
account-codes-save = Als Datei speichern
account-codes-copy = Kopieren
account-codes-kept = Ich habe sie gesichert
account-sessions = Wo du angemeldet bist
account-browser = Browser
account-here = Dieser Browser
account-used = zuletzt { $day }
account-end = Dort abmelden
account-ended = Dort abgemeldet.
account-end-others = Überall sonst abmelden
account-bots = Bots
account-bots-line = Dein eigenes Programm kann hier unter eigenem Namen spielen. Alle sehen, dass es ein Bot ist. Es spielt keine gewerteten Spiele, und sein Token gilt nur zum Spielen.
account-bots-none = Du hast noch keinen Bot.
account-bots-full = Ein Konto hat höchstens { $most } Bots.
account-bots-how = Wie Programme spielen
account-bots-how-line = Dein Programm schickt sein Token mit jeder Anfrage. Dieses Beispiel öffnet einen öffentlichen Tisch und spielt zufällig:
account-bots-docs = Alle Anfragen und Nachrichten stehen in { $file }.
account-bot-new = Neuer Bot…
account-bot-name = Name des Bots
account-bot-hint = 3 bis { $most } Buchstaben und Ziffern. Am Tisch steht „(bot)“ dahinter.
account-bot-do = Bot anlegen
account-bot-made = Dein Bot ist bereit. Gib ihm ein Token.
account-bot-shown = { $name } (bot)
account-bot-erase = Bot löschen…
account-bot-erase-line = { $name } verlässt seine Plätze, seine Tokens werden ungültig, und der Name wird frei.
account-bot-erase-do = Bot löschen
account-bot-erased = Der Bot ist gelöscht.
account-tokens-none = Ohne Token kann kein Programm für diesen Bot spielen.
account-token-new = Neues Token…
account-token-name = Wofür ist das Token?
account-token-hint = Ein Name, an dem du es erkennst, etwa „zu Hause“.
account-token-do = Token anlegen
account-token-of = Token von { $name }
account-token-once = Wer es hat, kann für diesen Bot spielen. Speichere es, wo dein Programm es findet: Du siehst es nur jetzt.
account-token-kept = Ich habe es gesichert
account-token-unused = noch nicht benutzt
account-token-end = Token widerrufen
account-token-ended = Token widerrufen. Programme damit sind getrennt.
account-data = Deine Daten
account-data-line = Lade alles herunter, was über dich gespeichert ist, oder lösche alles.
account-erase = Konto löschen…
account-erase-line = Das löscht dein Konto endgültig, mit deinen Namen und Plätzen in allen Spielen. Spiele der anderen bleiben, ohne deinen Namen.
account-confirm = Bist du es?
account-confirm-line = Bitte bestätige, dass du es wirklich bist.
account-confirm-do = Bestätigen
account-confirm-key = Passkey benutzen
account-error-wrong-password = Name und Passwort passen nicht zusammen. Prüfe beides, oder nimm einen Ersatzcode.
account-error-wrong-code = Name und Code passen nicht zusammen, oder der Code ist verbraucht. Jeder gilt einmal.
account-error-wrong-passkey = Dieser Passkey passt nicht. Versuche einen anderen oder das Passwort.
account-error-unknown-passkey = Dieser Server kennt den Passkey nicht mehr. Melde dich anders an.
account-error-late-passkey = Das hat zu lange gedauert. Bitte versuche es noch einmal.
account-error-no-passkeys = Passkeys brauchen einen Domainnamen. Bitte nimm hier ein Passwort.
account-error-no-passkey-shown = Es wurde kein Passkey benutzt. Versuche es noch einmal, oder nimm das Passwort.
account-error-known-passkey = Dieses Gerät hat schon einen Passkey für das Konto.
account-error-too-many-passkeys = Du hast zu viele Passkeys. Entferne zuerst einen.
account-error-no-such-passkey = Diesen Passkey gibt es schon nicht mehr.
account-error-last-way-in = Das ist dein einziger Weg hinein. Setze zuerst ein Passwort, oder füge einen weiteren Passkey hinzu.
account-error-bad-password = Passwörter haben { $least } bis { $most } Zeichen.
account-error-weak-password = Dieses Passwort ist bekannt oder leicht zu erraten. Nimm drei oder vier Wörter ohne Zusammenhang.
account-error-bad-account-name = Namen haben { $least } bis { $most } Buchstaben und Ziffern eines Alphabets; dazwischen sind einzelne Leerzeichen, Punkte oder Bindestriche erlaubt.
account-error-bad-name = Namen haben 3 bis 24 sichtbare Zeichen.
account-error-reserved-name = Dieser Name ist reserviert. Bitte wähle einen anderen.
account-error-name-taken = { $name } ist hier schon vergeben oder einem anderen Namen zu ähnlich. Wähle einen anderen.
account-error-too-often = Zu viele Versuche. Warte eine Viertelstunde, oder nimm einen Passkey oder einen Browser, in dem du angemeldet bist.
account-error-busy = Gerade melden sich viele an. Versuche es in einer Minute noch einmal.
account-error-signed-in = Du bist hier schon angemeldet. Lade die Seite neu.
account-error-not-signed-in = Du bist nicht mehr angemeldet. Melde dich wieder an.
account-error-no-such-session = Dieser Browser ist schon abgemeldet.
account-error-own-session = Das ist dieser Browser. Melde dich stattdessen hier ab.
account-error-long-bot-name = Namen von Bots haben höchstens { $most } Zeichen.
account-error-too-many-bots = Ein Konto hat höchstens { $most } Bots. Lösch zuerst einen.
account-error-no-such-bot = Du hast keinen Bot mit diesem Namen.
account-error-too-many-tokens = Dieser Bot hat zu viele Tokens. Widerrufe zuerst eines.
account-error-token-name-taken = Dieser Bot hat schon ein Token namens { $name }.
account-error-no-such-token = Dieses Token gibt es nicht mehr.
