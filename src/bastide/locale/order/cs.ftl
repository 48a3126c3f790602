# Hlášení a moderátoři: načítá se, když je třeba.

order-title = Nahlásit: { $name }
order-line = Moderátor to uvidí s posledními slovy a jmény u tohoto stolu. { $name } se nikdy nedozví, kdo to nahlásil.
order-line-set = Moderátor to uvidí se sadou. Kdo ji sdílí, se nikdy nedozví, kdo ji nahlásil.
order-line-title = Moderátor to uvidí i s názvem. Kdo jej dal, se nikdy nedozví, kdo to nahlásil.
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
order-tab = Pořádek · Bastide
order-page = Pořádek v domě
order-open = Otevřená
order-done = Rozhodnutá
order-log = Záznam
order-none = Žádná hlášení
order-none-line = Tady se objeví, co lidé u stolů nahlásí.
order-of = { $name } u stolu { $table }
order-of-set = Sada kartiček „{ $name }“
order-of-cup = Název turnaje „{ $name }“
order-of-team = Název družstva „{ $name }“
order-of-title = Název stolu „{ $name }“
order-look-set = Podívat se na sadu
order-look-cup = Podívat se na turnaj
order-by = Hlásí: { $name }
order-guest = host
order-account = Účet: { $name }
order-standing = Hlášení za 90 dní: { $reports }, od lidí: { $people }; opuštěné hodnocené hry: { $left } z { $rated }; hodnocené hry s účty ze stejné sítě: { $near }
order-said = Co tu naposled zaznělo
order-nothing-said = Nic tu nezaznělo.
order-phrase = „{ $text }“
order-holds = { $what ->
    [mute] ticho do { $until }
   *[bar] bez veřejných stolů do { $until }
}
order-forever = odvolání
order-act = Rozhodnout
order-acts = { $act ->
    [nothing] Nic nedělat
    [mute] Umlčet
    [bar] Nepouštět k veřejným a hodnoceným stolům
    [name] Dát neutrální jméno
    [ban] Vykázat ze serveru
    [remove] Odebrat sadu
    [title] Nahradit neutrálním názvem
   *[lift] Zrušit umlčení i zákaz
}
order-days = Dny (0: navždy)
order-note = Poznámka do záznamu
order-do = Potvrdit rozhodnutí
order-own = Hlášení je tvoje: rozhodne někdo jiný.
order-decided = Rozhodnuto.
order-row = { $moderator }: { $act }
order-log-whole = Záznam nikdo nezměnil.
order-log-broken = Řádek { $n } záznamu byl změněn!
order-more = Další
order-watch = Podívat se na stůl
order-no-log = Zatím se o ničem nerozhodlo.
order-error-nobody-to-report = Nesedí tu nikdo, koho by šlo nahlásit.
order-error-no-words = Napiš jednou větou, co je špatně.
order-error-reported-already = To už máš nahlášené; moderátor se na to podívá.
order-error-many-reports = Dnes toho máš nahlášeno hodně; moderátor se na to podívá.
order-error-no-such-report = Takové hlášení není.
order-error-own-report = O tomhle rozhodne někdo jiný: týká se tě.
order-error-bad-act = Tohle s hlášením udělat nejde.
order-error-no-name = Žádné neutrální jméno není volné; zkus to znovu.
