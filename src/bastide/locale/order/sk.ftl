# Hlásenia a moderátori: načítava sa, keď treba.

order-title = Nahlásiť: { $name }
order-line = Moderátor to uvidí s poslednými slovami a menami pri tomto stole. { $name } sa nikdy nedozvie, kto to nahlásil.
order-line-set = Moderátor to uvidí so sadou. Kto ju zdieľa, sa nikdy nedozvie, kto ju nahlásil.
order-line-title = Moderátor to uvidí aj s názvom. Kto ho dal, sa nikdy nedozvie, kto to nahlásil.
order-reason = Čo je zle?
order-reasons = { $reason ->
    [insult] Urážky alebo vyhrážky
    [name] Urážlivé meno
    [cheating] Podvádzanie
    [stalling] Schválne zdržiavanie
    [leaving] Odchádzanie z hier
    [spam] Reklama
   *[other] Niečo iné
}
order-words = Jednou vetou, ak chceš
order-words-needed = Jednou vetou
order-cancel = Zrušiť
order-send = Odoslať hlásenie
order-thanks = Ďakujeme. Moderátor sa na to pozrie.
order-tab = Poriadok · Bastide
order-page = Poriadok v dome
order-open = Otvorené
order-done = Rozhodnuté
order-log = Záznam
order-none = Žiadne hlásenia
order-none-line = Tu sa objaví, čo ľudia pri stoloch nahlásia.
order-of = { $name } pri stole { $table }
order-of-set = Sada kartičiek „{ $name }“
order-of-cup = Názov turnaja „{ $name }“
order-of-team = Názov družstva „{ $name }“
order-of-title = Názov stola „{ $name }“
order-look-set = Pozrieť sa na sadu
order-look-cup = Pozrieť sa na turnaj
order-by = Hlási: { $name }
order-guest = hosť
order-account = Účet: { $name }
order-standing = Hlásenia za 90 dní: { $reports }, od ľudí: { $people }; opustené hodnotené hry: { $left } z { $rated }; hodnotené hry s účtami z rovnakej siete: { $near }
order-said = Čo tu naposledy zaznelo
order-nothing-said = Nič tu nezaznelo.
order-phrase = „{ $text }“
order-holds = { $what ->
    [mute] ticho do { $until }
   *[bar] bez verejných stolov do { $until }
}
order-forever = odvolania
order-act = Rozhodnúť
order-acts = { $act ->
    [nothing] Nič nerobiť
    [mute] Umlčať
    [bar] Nepúšťať k verejným a hodnoteným stolom
    [name] Dať neutrálne meno
    [ban] Vykázať zo servera
    [remove] Odobrať sadu
    [title] Nahradiť neutrálnym názvom
   *[lift] Zrušiť umlčanie aj zákaz
}
order-days = Dni (0: navždy)
order-note = Poznámka do záznamu
order-do = Potvrdiť rozhodnutie
order-own = Hlásenie je tvoje: rozhodne niekto iný.
order-decided = Rozhodnuté.
order-row = { $moderator }: { $act }
order-log-whole = Záznam nikto nezmenil.
order-log-broken = Riadok { $n } záznamu bol zmenený!
order-more = Ďalšie
order-watch = Pozrieť sa na stôl
order-no-log = Zatiaľ sa o ničom nerozhodlo.
order-error-nobody-to-report = Nesedí tu nikto, koho by sa dalo nahlásiť.
order-error-no-words = Napíš jednou vetou, čo je zle.
order-error-reported-already = To už máš nahlásené; moderátor sa na to pozrie.
order-error-many-reports = Dnes toho máš nahlásené veľa; moderátor sa na to pozrie.
order-error-no-such-report = Také hlásenie nie je.
order-error-own-report = O tomto rozhodne niekto iný: týka sa ťa.
order-error-bad-act = Toto s hlásením urobiť nejde.
order-error-no-name = Žiadne neutrálne meno nie je voľné; skús to znova.
