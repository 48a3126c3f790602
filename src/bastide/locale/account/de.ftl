# Accounts: fetched with that page.

account-tab = Konto · Bastide
account-title = Konto
account-mine = Mein Konto
account-coming = Einen Moment…
account-line = Zum Spielen brauchst du kein Konto. Mit einem behältst du deinen Namen, erreichst deine Spiele aus jedem Browser und spielst dort, wo ein bleibender Name zählt: gewertete Spiele, Freunde, Turniere. Eine Mailadresse ist nicht nötig.
account-doors = Was möchtest du tun?
account-door-in = Anmelden
account-door-up = Neues Konto
account-door-lost = Zugang verloren
account-name = Name des Kontos
account-name-hint = 3 bis 24 Buchstaben und Ziffern. Alle sehen ihn.
account-password = Passwort
account-password-new = Neues Passwort
account-password-old = Bisheriges Passwort
account-password-hint = Mindestens 8 Zeichen. Drei oder vier Wörter sind gut und leicht zu merken.
account-look = Zeigen, was getippt ist
account-in-do = Anmelden
account-in-key = Mit Passkey
account-up-do = Konto anlegen
account-up-key = Lieber mit Passkey
account-key-line = Einen Passkey bewahrt dein Gerät auf; Finger, Gesicht oder PIN öffnen ihn. Dann ist kein Passwort nötig.
account-no-keys = Passkeys brauchen eine Adresse mit Namen und https. Hier geht nur ein Passwort.
account-games = { $games ->
    [one] Das Spiel dieses Browsers gehört dann zum Konto.
   *[other] Die { $games } Spiele dieses Browsers gehören dann zum Konto.
}
account-bring = { $games ->
    [one] Das Spiel von hier mitnehmen
   *[other] Die { $games } Spiele von hier mitnehmen
}
account-bring-line = Sonst erreicht sie niemand mehr.
account-lost-line = Als du das Konto angelegt hast, bekamst du Ersatzcodes. Einer davon und ein neues Passwort lassen dich hinein; alle anderen Browser werden abgemeldet.
account-lost-do = Passwort setzen und anmelden
account-code = Ersatzcode
account-made = Willkommen, { $name }. Das Konto ist angelegt.
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
account-rename = Anderer Name…
account-rename-do = Namen ändern
account-renamed = Der Name ist geändert.
account-out = Abmelden
account-out-said = Du bist abgemeldet.
account-ways = Wie du hineinkommst
account-key = Passkey
account-key-of = Passkey · { $browser }
account-key-add = Passkey hinzufügen
account-key-added = Der Passkey ist hinzugefügt.
account-key-remove = Entfernen
account-key-gone = Der Passkey ist entfernt. Lösche ihn auch auf deinem Gerät.
account-password-change = Passwort ändern…
account-password-set = Passwort setzen…
account-password-do = Passwort speichern
account-password-line = Alle anderen Browser werden abgemeldet.
account-password-said = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet.
account-codes = { $codes ->
    [0] Kein Ersatzcode ist übrig.
    [one] Ein Ersatzcode ist übrig.
   *[other] { $codes } Ersatzcodes sind übrig.
}
account-codes-do = Neue Codes
account-codes-said = Hier sind die neuen Codes. Die alten gelten nicht mehr.
account-codes-new = Deine Ersatzcodes
account-codes-new-line = Wenn du Passwort oder Gerät verlierst, lässt dich jeder davon einmal hinein. Leg sie dorthin, wo du sie wiederfindest: Sie werden nur jetzt gezeigt.
account-codes-save = Als Datei speichern
account-codes-copy = Kopieren
account-codes-kept = Ich habe sie aufbewahrt
account-sessions = Wo du angemeldet bist
account-browser = Browser
account-here = Dieser Browser
account-used = zuletzt { $day }
account-end = Dort abmelden
account-ended = Dort abgemeldet.
account-end-others = Überall sonst abmelden
account-bots = Bots
account-bots-line = Ein Programm von dir kann hier unter eigenem Namen spielen. Alle sehen, dass es ein Bot ist; gewertete Spiele spielt es nicht, und mit seinem Token kann es nichts als spielen.
account-bots-none = Du hast noch keinen Bot.
account-bots-full = Ein Konto hat höchstens { $most } Bots.
account-bots-how = Wie ein Programm spielt
account-bots-how-line = Es schickt sein Token mit jeder Anfrage. Dieses Beispiel öffnet einen öffentlichen Tisch und spielt nach dem Zufall:
account-bots-docs = Was es fragen und sagen kann, steht in { $file }.
account-bot-new = Neuer Bot…
account-bot-name = Name des Bots
account-bot-hint = 3 bis { $most } Buchstaben und Ziffern. Am Tisch steht „(bot)“ dahinter.
account-bot-do = Bot anlegen
account-bot-made = Der Bot ist angelegt. Gib ihm ein Token.
account-bot-shown = { $name } (bot)
account-bot-erase = Bot löschen…
account-bot-erase-line = { $name } verlässt seine Plätze, seine Tokens enden, und der Name wird frei.
account-bot-erase-do = Bot löschen
account-bot-erased = Der Bot ist gelöscht.
account-tokens-none = Ohne Token kann kein Programm für ihn spielen.
account-token-new = Neues Token…
account-token-name = Wofür das Token ist
account-token-hint = Daran erkennst du es wieder, etwa „zu Hause“.
account-token-do = Token anlegen
account-token-of = Token von { $name }
account-token-once = Wer es hat, spielt für diesen Bot. Leg es dorthin, wo dein Programm es findet: Es wird nur jetzt gezeigt.
account-token-kept = Aufgehoben
account-token-unused = noch nicht benutzt
account-token-end = Token beenden
account-token-ended = Das Token ist beendet. Programme damit sind getrennt.
account-data = Deine Daten
account-data-line = Alles, was über dich gespeichert ist, als Datei; oder weg mit allem.
account-erase = Konto löschen…
account-erase-line = Das Konto, deine Namen und deine Plätze verschwinden, aus allen Spielen und für immer. Spiele der anderen bleiben, ohne deinen Namen.
account-confirm = Bist du es?
account-confirm-line = Dafür möchte der Server wissen, dass wirklich du es bist.
account-confirm-do = Ich bin es
account-confirm-key = Passkey benutzen
account-error-wrong-password = Name und Passwort passen nicht zusammen. Prüfe beides, oder komm mit einem Ersatzcode hinein.
account-error-wrong-code = Name und Code passen nicht zusammen, oder der Code ist verbraucht. Jeder gilt einmal.
account-error-wrong-passkey = Dieser Passkey passt nicht. Versuche einen anderen oder das Passwort.
account-error-unknown-passkey = Dieser Server kennt den Passkey nicht mehr. Melde dich anders an.
account-error-late-passkey = Das hat zu lange gedauert. Versuche es noch einmal.
account-error-no-passkeys = Passkeys brauchen eine Adresse mit Namen. Nimm hier ein Passwort.
account-error-no-passkey-shown = Es wurde kein Passkey benutzt. Versuche es noch einmal, oder nimm das Passwort.
account-error-known-passkey = Dieses Gerät hat schon einen Passkey für das Konto.
account-error-too-many-passkeys = Es gibt schon sehr viele Passkeys. Entferne zuerst einen.
account-error-no-such-passkey = Diesen Passkey gibt es schon nicht mehr.
account-error-last-way-in = Das ist dein einziger Weg hinein. Setze zuerst ein Passwort, oder füge einen weiteren Passkey hinzu.
account-error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
account-error-weak-password = Dieses Passwort ist bekannt oder schnell erraten. Nimm drei oder vier Wörter, die nichts miteinander zu tun haben.
account-error-bad-account-name = Ein Name hat { $least } bis { $most } Buchstaben und Ziffern eines Alphabets; dazwischen darf je ein Leerzeichen, Punkt oder Bindestrich stehen.
account-error-bad-name = Ein Name hat 3 bis 24 sichtbare Zeichen.
account-error-reserved-name = Diesen Namen hielte man für den des Hauses oder seiner Bots. Wähle einen anderen.
account-error-name-taken = So oder ganz ähnlich wie { $name } heißt hier schon jemand. Wähle einen anderen Namen.
account-error-too-often = Das war für jetzt oft genug. Warte eine Viertelstunde, oder nimm einen Passkey oder einen Browser, der angemeldet ist.
account-error-busy = Gerade melden sich sehr viele an. Versuche es in einer Minute noch einmal.
account-error-signed-in = Du bist hier schon angemeldet. Lade die Seite neu.
account-error-not-signed-in = Du bist nicht mehr angemeldet. Melde dich wieder an.
account-error-no-such-session = Jener Browser ist schon abgemeldet.
account-error-own-session = Das ist dieser Browser. Melde dich stattdessen hier ab.
account-error-long-bot-name = Der Name eines Bots hat höchstens { $most } Zeichen.
account-error-too-many-bots = Ein Konto hat höchstens { $most } Bots. Lösch zuerst einen.
account-error-no-such-bot = Du hast keinen Bot dieses Namens.
account-error-too-many-tokens = Dieser Bot hat schon sehr viele Tokens. Beende zuerst eines.
account-error-token-name-taken = Ein Token dieses Bots heißt schon { $name }.
account-error-no-such-token = Dieses Token ist schon beendet.
