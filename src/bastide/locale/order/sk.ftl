# Hlásenia a moderátori: načítava sa, keď treba.

order-title = Nahlásiť: { $name }
order-line = Moderátor to uvidí s poslednými správami a menami pri tomto stole. { $name } sa nikdy nedozvie, kto to nahlásil.
order-line-set = Moderátor to uvidí so sadou kartičiek. Kto ju zdieľa, sa nikdy nedozvie, kto ju nahlásil.
order-line-title = Moderátor to uvidí aj s názvom. Kto ho zvolil, sa nikdy nedozvie, kto to nahlásil.
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
order-tab = Moderovanie · Bastide
order-page = Moderovanie
order-open = Otvorené
order-done = Rozhodnuté
order-log = Záznam
order-none = Žiadne hlásenia
order-none-line = Tu sa objavia hlásenia od stolov.
order-of = { $name } pri stole { $table }
order-of-set = Sada kartičiek „{ $name }“
order-of-cup = Názov turnaja „{ $name }“
order-of-team = Názov družstva „{ $name }“
order-of-title = Názov stola „{ $name }“
order-look-set = Zobraziť sadu
order-look-cup = Zobraziť turnaj
order-by = Hlási: { $name }
order-guest = hosť
order-account = Účet: { $name }
order-standing = Hlásenia za 90 dní: { $reports }, od ľudí: { $people }; opustené hodnotené hry: { $left } z { $rated }; hodnotené hry s účtami z rovnakej siete: { $near }
order-said = Posledné správy
order-nothing-said = Žiadne správy tu neboli.
order-phrase = „{ $text }“
order-holds = { $what ->
    [mute] stíšenie do { $until }
   *[bar] zákaz do { $until }
}
order-forever = odvolania
order-act = Rozhodnúť
order-acts = { $act ->
    [nothing] Nerobiť nič
    [mute] Stíšiť
    [bar] Zakázať verejné a hodnotené stoly
    [name] Dať neutrálne meno
    [ban] Zakázať prístup na server
    [remove] Odobrať sadu kartičiek
    [title] Nahradiť neutrálnym názvom
   *[lift] Zrušiť stíšenie aj zákaz
}
order-days = Dni (0: natrvalo)
order-note = Poznámka do záznamu
order-do = Potvrdiť rozhodnutie
order-own = Hlásenie je od teba, preto rozhodne iný moderátor.
order-decided = Rozhodnuté.
order-row = { $moderator }: { $act }
order-log-whole = Záznam je bez zmien.
order-log-broken = Riadok { $n } záznamu bol zmenený!
order-more = Ďalšie
order-watch = Zobraziť stôl
order-no-log = Zatiaľ žiadne rozhodnutia.
order-error-nobody-to-report = Tu nie je nikto, koho by sa dalo nahlásiť.
order-error-no-words = Napíš, prosím, jednou vetou, čo je zle.
order-error-reported-already = To už máš nahlásené; moderátor sa na to pozrie.
order-error-many-reports = Dnes toho máš nahlásené veľa; moderátor sa na to pozrie.
order-error-no-such-report = Také hlásenie nie je.
order-error-own-report = Hlásenie sa týka teba, preto rozhodne iný moderátor.
order-error-bad-act = Toto rozhodnutie sa k hláseniu nehodí.
order-error-no-name = Žiadne neutrálne meno nie je voľné; skús to znova.
