# Meldungen und Moderatoren: kommen, wenn man sie braucht.

order-title = { $name } melden
order-line = Die Moderation sieht es mit den letzten Nachrichten und den Namen an diesem Tisch. { $name } erfährt nie, wer gemeldet hat.
order-line-set = Die Moderation sieht es mit dem Plättchensatz. Wer ihn teilt, erfährt nie, wer gemeldet hat.
order-line-title = Die Moderation sieht es mit dem Namen. Wer ihn gewählt hat, erfährt nie, wer gemeldet hat.
order-reason = Was stimmt nicht?
order-reasons = { $reason ->
    [insult] Beleidigung oder Drohung
    [name] Ein anstößiger Name
    [cheating] Betrug
    [stalling] Absichtliches Verzögern
    [leaving] Verlassen von Spielen
    [spam] Werbung
   *[other] Etwas anderes
}
order-words = In einem Satz, wenn du magst
order-words-needed = In einem Satz
order-cancel = Abbrechen
order-send = Meldung abschicken
order-thanks = Danke. Die Moderation sieht es sich an.
order-tab = Moderation · Bastide
order-page = Moderation
order-open = Offen
order-done = Entschieden
order-log = Protokoll
order-none = Keine Meldungen
order-none-line = Meldungen von Tischen erscheinen hier.
order-of = { $name } am Tisch { $table }
order-of-set = Der Plättchensatz „{ $name }“
order-of-cup = Der Name des Turniers „{ $name }“
order-of-team = Der Name der Mannschaft „{ $name }“
order-of-title = Der Name des Tisches „{ $name }“
order-look-set = Plättchensatz ansehen
order-look-cup = Turnier ansehen
order-by = Gemeldet von { $name }
order-guest = einem Gast
order-account = Konto: { $name }
order-standing = Meldungen in 90 Tagen: { $reports }, von { $people } Leuten; verlassene gewertete Spiele: { $left } von { $rated }; gewertete Spiele mit Konten aus demselben Netz: { $near }
order-said = Letzte Nachrichten
order-nothing-said = Es gab keine Nachrichten.
order-phrase = „{ $text }“
order-holds = { $what ->
    [mute] stumm bis { $until }
   *[bar] gesperrt bis { $until }
}
order-forever = auf Weiteres
order-act = Entscheiden
order-acts = { $act ->
    [nothing] Nichts tun
    [mute] Stummschalten
    [bar] Für öffentliche und gewertete Tische sperren
    [name] Einen neutralen Namen geben
    [ban] Für den Server sperren
    [remove] Plättchensatz entfernen
    [title] Durch einen neutralen Namen ersetzen
   *[lift] Stummschaltung und Sperre aufheben
}
order-days = Tage (0: dauerhaft)
order-note = Notiz fürs Protokoll
order-do = Entscheidung bestätigen
order-own = Die Meldung ist von dir, darum entscheidet jemand anders.
order-decided = Entschieden.
order-row = { $moderator }: { $act }
order-log-whole = Das Protokoll ist unverändert.
order-log-broken = Zeile { $n } des Protokolls wurde geändert!
order-more = Mehr
order-watch = Tisch ansehen
order-no-log = Noch wurde nichts entschieden.
order-error-nobody-to-report = Hier ist niemand, den du melden kannst.
order-error-no-words = Schreib bitte in einem Satz, was nicht stimmt.
order-error-reported-already = Das hast du schon gemeldet; die Moderation sieht es sich an.
order-error-many-reports = Du hast heute viel gemeldet; die Moderation sieht es sich an.
order-error-no-such-report = Diese Meldung gibt es nicht.
order-error-own-report = Die Meldung betrifft dich, darum entscheidet jemand anders.
order-error-bad-act = Diese Entscheidung passt nicht zur Meldung.
order-error-no-name = Kein neutraler Name ist frei; versuche es noch einmal.
