# Hlášení a moderátoři: načítá se, když je třeba.

moderation-title = Nahlásit: { $name }
moderation-line = Moderátor to uvidí s posledními zprávami a jmény u tohoto stolu. { $name } se nikdy nedozví, kdo to nahlásil.
moderation-line-set = Moderátor to uvidí se sadou kartiček. Kdo ji sdílí, se nikdy nedozví, kdo ji nahlásil.
moderation-line-title = Moderátor to uvidí i s názvem. Kdo ho zvolil, se nikdy nedozví, kdo to nahlásil.
moderation-reason = Co je špatně?
moderation-reasons = { $reason ->
    [insult] Urážky nebo výhrůžky
    [name] Urážlivé jméno
    [cheating] Podvádění
    [stalling] Schválné zdržování
    [leaving] Odcházení ze her
    [spam] Reklama
   *[other] Něco jiného
}
moderation-words = Jednou větou, chceš-li
moderation-words-needed = Jednou větou
moderation-cancel = Zrušit
moderation-send = Odeslat hlášení
moderation-thanks = Děkujeme. Moderátor se na to podívá.
moderation-tab = Moderování · Bastide
moderation-page = Moderování
moderation-open = Otevřená
moderation-done = Rozhodnutá
moderation-log = Záznam
moderation-none = Žádná hlášení
moderation-none-line = Tady se objeví hlášení od stolů.
moderation-of = { $name } u stolu { $table }
moderation-of-set = Sada kartiček „{ $name }“
moderation-of-cup = Název turnaje „{ $name }“
moderation-of-team = Název družstva „{ $name }“
moderation-of-title = Název stolu „{ $name }“
moderation-look-set = Zobrazit sadu
moderation-look-cup = Zobrazit turnaj
moderation-by = Hlásí: { $name }
moderation-guest = host
moderation-account = Účet: { $name }
moderation-standing = Hlášení za 90 dní: { $reports }, od lidí: { $people }; opuštěné hodnocené hry: { $left } z { $rated }; hodnocené hry s účty ze stejné sítě: { $near }
moderation-said = Poslední zprávy
moderation-nothing-said = Žádné zprávy tu nebyly.
moderation-phrase = „{ $text }“
moderation-holds = { $what ->
    [mute] ztlumení do { $until }
   *[bar] zákaz do { $until }
}
moderation-forever = odvolání
moderation-act = Rozhodnout
moderation-acts = { $act ->
    [nothing] Nedělat nic
    [mute] Ztlumit
    [bar] Zakázat veřejné a hodnocené stoly
    [name] Dát neutrální jméno
    [ban] Zakázat přístup na server
    [remove] Odebrat sadu kartiček
    [title] Nahradit neutrálním názvem
   *[lift] Zrušit ztlumení i zákaz
}
moderation-days = Dny (0: trvale)
moderation-note = Poznámka do záznamu
moderation-do = Potvrdit rozhodnutí
moderation-own = Hlášení je od tebe, proto rozhodne jiný moderátor.
moderation-decided = Rozhodnuto.
moderation-row = { $moderator }: { $act }
moderation-log-whole = Záznam je beze změn.
moderation-log-broken = Řádek { $n } záznamu byl změněn!
moderation-more = Další
moderation-watch = Zobrazit stůl
moderation-no-log = Zatím žádná rozhodnutí.
moderation-error-no-player-to-report = Tady není nikdo, koho by šlo nahlásit.
moderation-error-no-words = Napiš prosím jednou větou, co je špatně.
moderation-error-reported-already = To už máš nahlášené; moderátor se na to podívá.
moderation-error-many-reports = Dnes toho máš nahlášeno hodně; moderátor se na to podívá.
moderation-error-no-such-report = Takové hlášení není.
moderation-error-own-report = Hlášení se týká tebe, proto rozhodne jiný moderátor.
moderation-error-bad-act = Toto rozhodnutí se k hlášení nehodí.
moderation-error-no-name = Žádné neutrální jméno není volné; zkus to znovu.
