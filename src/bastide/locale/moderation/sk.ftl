# Hlásenia a moderátori: načítava sa, keď treba.

moderation-title = Nahlásiť: { $name }
moderation-line = Moderátor to uvidí s poslednými správami a menami pri tomto stole. { $name } sa nikdy nedozvie, kto to nahlásil.
moderation-line-set = Moderátor to uvidí so sadou kartičiek. Kto ju zdieľa, sa nikdy nedozvie, kto ju nahlásil.
moderation-line-title = Moderátor to uvidí aj s názvom. Kto ho zvolil, sa nikdy nedozvie, kto to nahlásil.
moderation-reason = Čo je zle?
moderation-reasons = { $reason ->
    [insult] Urážky alebo vyhrážky
    [name] Urážlivé meno
    [cheating] Podvádzanie
    [stalling] Schválne zdržiavanie
    [leaving] Odchádzanie z hier
    [spam] Reklama
   *[other] Niečo iné
}
moderation-words = Jednou vetou, ak chceš
moderation-words-needed = Jednou vetou
moderation-cancel = Zrušiť
moderation-send = Odoslať hlásenie
moderation-thanks = Ďakujeme. Moderátor sa na to pozrie.
moderation-tab = Moderovanie · Bastide
moderation-page = Moderovanie
moderation-open = Otvorené
moderation-done = Rozhodnuté
moderation-log = Záznam
moderation-none = Žiadne hlásenia
moderation-none-line = Tu sa objavia hlásenia od stolov.
moderation-of = { $name } pri stole { $table }
moderation-of-set = Sada kartičiek „{ $name }“
moderation-of-cup = Názov turnaja „{ $name }“
moderation-of-team = Názov družstva „{ $name }“
moderation-of-title = Názov stola „{ $name }“
moderation-look-set = Zobraziť sadu
moderation-look-cup = Zobraziť turnaj
moderation-by = Hlási: { $name }
moderation-guest = hosť
moderation-account = Účet: { $name }
moderation-standing = Hlásenia za 90 dní: { $reports }, od ľudí: { $people }; opustené hodnotené hry: { $left } z { $rated }; hodnotené hry s účtami z rovnakej siete: { $near }
moderation-said = Posledné správy
moderation-nothing-said = Neboli tu žiadne správy.
moderation-phrase = „{ $text }“
moderation-holds = { $what ->
    [mute] stíšenie do { $until }
   *[bar] zákaz do { $until }
}
moderation-forever = odvolania
moderation-act = Rozhodnúť
moderation-acts = { $act ->
    [nothing] Nerobiť nič
    [mute] Stíšiť
    [bar] Zakázať verejné a hodnotené stoly
    [name] Dať neutrálne meno
    [ban] Zakázať prístup na server
    [remove] Odobrať sadu kartičiek
    [title] Nahradiť neutrálnym názvom
   *[lift] Zrušiť stíšenie aj zákaz
}
moderation-days = Dni (0: natrvalo)
moderation-note = Poznámka do záznamu
moderation-do = Potvrdiť rozhodnutie
moderation-own = Hlásenie je od teba, preto rozhodne iný moderátor.
moderation-decided = Rozhodnuté.
moderation-row = { $moderator }: { $act }
moderation-log-whole = Záznam je bez zmien.
moderation-log-broken = Riadok { $n } záznamu bol zmenený!
moderation-more = Ďalšie
moderation-watch = Zobraziť stôl
moderation-no-log = Zatiaľ žiadne rozhodnutia.
moderation-error-no-player-to-report = Tu nie je nikto, koho by sa dalo nahlásiť.
moderation-error-no-words = Napíš, prosím, jednou vetou, čo je zle.
moderation-error-reported-already = To už máš nahlásené; moderátor sa na to pozrie.
moderation-error-many-reports = Dnes toho máš nahlásené veľa; moderátor sa na to pozrie.
moderation-error-no-such-report = Také hlásenie nie je.
moderation-error-own-report = Hlásenie sa týka teba, preto rozhodne iný moderátor.
moderation-error-bad-act = Toto rozhodnutie sa k hláseniu nehodí.
moderation-error-no-name = Žiadne neutrálne meno nie je voľné; skús to znova.
