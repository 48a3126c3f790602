# Meldungen und Moderatoren: kommen, wenn man sie braucht.

moderation-title = { $name } melden
moderation-line = Die Moderation sieht es mit den letzten Nachrichten und den Namen an diesem Tisch. { $name } erfährt nie, wer gemeldet hat.
moderation-line-set = Die Moderation sieht es mit dem Plättchensatz. Wer ihn teilt, erfährt nie, wer gemeldet hat.
moderation-line-title = Die Moderation sieht es mit dem Namen. Wer ihn gewählt hat, erfährt nie, wer gemeldet hat.
moderation-reason = Was stimmt nicht?
moderation-reasons = { $reason ->
    [insult] Beleidigung oder Drohung
    [name] Ein anstößiger Name
    [cheating] Betrug
    [stalling] Absichtliches Verzögern
    [leaving] Verlassen von Spielen
    [spam] Werbung
   *[other] Etwas anderes
}
moderation-words = In einem Satz, wenn du magst
moderation-words-needed = In einem Satz
moderation-cancel = Abbrechen
moderation-send = Meldung abschicken
moderation-thanks = Danke. Die Moderation sieht es sich an.
moderation-tab = Moderation · Bastide
moderation-page = Moderation
moderation-open = Offen
moderation-done = Entschieden
moderation-log = Protokoll
moderation-none = Keine Meldungen
moderation-none-line = Meldungen von Tischen erscheinen hier.
moderation-of = { $name } am Tisch { $table }
moderation-of-set = Der Plättchensatz „{ $name }“
moderation-of-cup = Der Name des Turniers „{ $name }“
moderation-of-team = Der Name der Mannschaft „{ $name }“
moderation-of-title = Der Name des Tisches „{ $name }“
moderation-look-set = Plättchensatz ansehen
moderation-look-cup = Turnier ansehen
moderation-by = Gemeldet von { $name }
moderation-guest = einem Gast
moderation-account = Konto: { $name }
moderation-standing = Meldungen in 90 Tagen: { $reports }, von { $people } Leuten; verlassene gewertete Spiele: { $left } von { $rated }; gewertete Spiele mit Konten aus demselben Netz: { $near }
moderation-said = Letzte Nachrichten
moderation-nothing-said = Es gab keine Nachrichten.
moderation-phrase = „{ $text }“
moderation-holds = { $what ->
    [mute] stumm bis { $until }
   *[bar] gesperrt bis { $until }
}
moderation-forever = auf Weiteres
moderation-act = Entscheiden
moderation-acts = { $act ->
    [nothing] Nichts tun
    [mute] Stummschalten
    [bar] Für öffentliche und gewertete Tische sperren
    [name] Einen neutralen Namen geben
    [ban] Für den Server sperren
    [remove] Plättchensatz entfernen
    [title] Durch einen neutralen Namen ersetzen
   *[lift] Stummschaltung und Sperre aufheben
}
moderation-days = Tage (0: dauerhaft)
moderation-note = Notiz fürs Protokoll
moderation-do = Entscheidung bestätigen
moderation-own = Die Meldung ist von dir, darum entscheidet jemand anders.
moderation-decided = Entschieden.
moderation-row = { $moderator }: { $act }
moderation-log-whole = Das Protokoll ist unverändert.
moderation-log-broken = Zeile { $n } des Protokolls wurde geändert!
moderation-more = Mehr
moderation-watch = Tisch ansehen
moderation-no-log = Noch wurde nichts entschieden.
moderation-error-no-player-to-report = Hier ist niemand, den du melden kannst.
moderation-error-no-words = Schreib bitte in einem Satz, was nicht stimmt.
moderation-error-reported-already = Das hast du schon gemeldet; die Moderation sieht es sich an.
moderation-error-many-reports = Du hast heute viel gemeldet; die Moderation sieht es sich an.
moderation-error-no-such-report = Diese Meldung gibt es nicht.
moderation-error-own-report = Die Meldung betrifft dich, darum entscheidet jemand anders.
moderation-error-bad-act = Diese Entscheidung passt nicht zur Meldung.
moderation-error-no-name = Kein neutraler Name ist frei; versuche es noch einmal.
