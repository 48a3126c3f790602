# Hlášení a moderátoři: načítá se, když je třeba.

order-title = Nahlásit: { $name }
order-line = Moderátor to uvidí s posledními zprávami a jmény u tohoto stolu. { $name } se nikdy nedozví, kdo to nahlásil.
order-line-set = Moderátor to uvidí se sadou kartiček. Kdo ji sdílí, se nikdy nedozví, kdo ji nahlásil.
order-line-title = Moderátor to uvidí i s názvem. Kdo ho zvolil, se nikdy nedozví, kdo to nahlásil.
order-reason = Co je špatně?
order-reasons = { $reason ->
    [insult] Urážky nebo výhrůžky
    [name] Urážlivé jméno
    [cheating] Podvádění
    [stalling] Schválné zdržování
    [leaving] Odcházení ze her
    [spam] Reklama
   *[other] Něco jiného
}
order-words = Jednou větou, chceš-li
order-words-needed = Jednou větou
order-cancel = Zrušit
order-send = Odeslat hlášení
order-thanks = Děkujeme. Moderátor se na to podívá.
order-tab = Moderování · Bastide
order-page = Moderování
order-open = Otevřená
order-done = Rozhodnutá
order-log = Záznam
order-none = Žádná hlášení
order-none-line = Tady se objeví hlášení od stolů.
order-of = { $name } u stolu { $table }
order-of-set = Sada kartiček „{ $name }“
order-of-cup = Název turnaje „{ $name }“
order-of-team = Název družstva „{ $name }“
order-of-title = Název stolu „{ $name }“
order-look-set = Zobrazit sadu
order-look-cup = Zobrazit turnaj
order-by = Hlásí: { $name }
order-guest = host
order-account = Účet: { $name }
order-standing = Hlášení za 90 dní: { $reports }, od lidí: { $people }; opuštěné hodnocené hry: { $left } z { $rated }; hodnocené hry s účty ze stejné sítě: { $near }
order-said = Poslední zprávy
order-nothing-said = Žádné zprávy tu nebyly.
order-phrase = „{ $text }“
order-holds = { $what ->
    [mute] ztlumení do { $until }
   *[bar] zákaz do { $until }
}
order-forever = odvolání
order-act = Rozhodnout
order-acts = { $act ->
    [nothing] Nedělat nic
    [mute] Ztlumit
    [bar] Zakázat veřejné a hodnocené stoly
    [name] Dát neutrální jméno
    [ban] Zakázat přístup na server
    [remove] Odebrat sadu kartiček
    [title] Nahradit neutrálním názvem
   *[lift] Zrušit ztlumení i zákaz
}
order-days = Dny (0: trvale)
order-note = Poznámka do záznamu
order-do = Potvrdit rozhodnutí
order-own = Hlášení je od tebe, proto rozhodne jiný moderátor.
order-decided = Rozhodnuto.
order-row = { $moderator }: { $act }
order-log-whole = Záznam je beze změn.
order-log-broken = Řádek { $n } záznamu byl změněn!
order-more = Další
order-watch = Zobrazit stůl
order-no-log = Zatím žádná rozhodnutí.
order-error-nobody-to-report = Tady není nikdo, koho by šlo nahlásit.
order-error-no-words = Napiš prosím jednou větou, co je špatně.
order-error-reported-already = To už máš nahlášené; moderátor se na to podívá.
order-error-many-reports = Dnes toho máš nahlášeno hodně; moderátor se na to podívá.
order-error-no-such-report = Takové hlášení není.
order-error-own-report = Hlášení se týká tebe, proto rozhodne jiný moderátor.
order-error-bad-act = Toto rozhodnutí se k hlášení nehodí.
order-error-no-name = Žádné neutrální jméno není volné; zkus to znovu.
