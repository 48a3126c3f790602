# Accounts: fetched with that page.

account-tab = Účet · Bastide
account-title = Účet
account-mine = Môj účet
account-coming = Okamih…
account-line = Hrať môžeš aj bez účtu. S účtom ti ostane meno, k svojim partiám sa dostaneš z každého prehliadača a môžeš hrať hodnotené partie, pridávať priateľov a vstupovať do turnajov. E-mail netreba.
account-do = Čo chceš urobiť?
account-mode-in = Prihlásiť sa
account-mode-up = Nový účet
account-mode-lost = Stratený prístup
account-name = Názov účtu
account-name-hint = 3 až 24 písmen a číslic. Vidia ho všetci.
account-password = Heslo
account-password-new = Nové heslo
account-password-old = Súčasné heslo
account-password-hint = Aspoň 8 znakov. Dobre fungujú tri alebo štyri slová, ľahko sa pamätajú.
account-look = Ukázať heslo
account-in-do = Prihlásiť sa
account-in-key = Prístupovým kľúčom
account-up-do = Založiť účet
account-up-key = Radšej s prístupovým kľúčom
account-key-line = Prístupový kľúč má v sebe tvoje zariadenie a odomkneš ho prstom, tvárou alebo PIN-om. Heslo nepotrebuješ.
account-no-keys = Prístupové kľúče potrebujú https a názov domény. Použi tu, prosím, heslo.
account-games = { $games ->
    [one] Partia z tohto prehliadača sa presunie do účtu.
    [few] { $games } partie z tohto prehliadača sa presunú do účtu.
   *[other] { $games } partií z tohto prehliadača sa presunie do účtu.
}
account-bring = { $games ->
    [one] Vziať so sebou partiu odtiaľto
    [few] Vziať so sebou { $games } partie odtiaľto
   *[other] Vziať so sebou { $games } partií odtiaľto
}
account-bring-line = Inak sa k nim už nedostaneš.
account-lost-line = Pri založení účtu sa ukázali záchranné kódy. S jedným z nich a novým heslom sa dostaneš späť; všetky ostatné prehliadače sa odhlásia.
account-lost-do = Nastaviť heslo a prihlásiť sa
account-code = Záchranný kód
account-made = Vitaj, { $name }. Tvoj účet je pripravený.
account-came = { $tables ->
    [0] Prihlásenie sa podarilo.
    [one] Prihlásenie sa podarilo a jedna partia prišla s tebou.
    [few] Prihlásenie sa podarilo a { $tables } partie prišli s tebou.
   *[other] Prihlásenie sa podarilo a { $tables } partií prišlo s tebou.
}
account-since = od { $day }
account-role-bot = bot
account-role-moderator = moderátor
account-profile = Profil a hodnotenie
account-order = Hlásenia
account-rename = Premenovať…
account-rename-do = Premenovať
account-renamed = Meno je zmenené.
account-out = Odhlásiť sa
account-out-said = Odhlásenie sa podarilo.
account-ways = Spôsoby prihlásenia
account-key = Prístupový kľúč
account-key-of = Prístupový kľúč · { $browser }
account-key-add = Pridať prístupový kľúč
account-key-added = Prístupový kľúč pridaný.
account-key-remove = Odobrať
account-key-gone = Prístupový kľúč odobratý. Zmaž ho aj vo svojom zariadení.
account-password-change = Zmeniť heslo…
account-password-set = Nastaviť heslo…
account-password-do = Uložiť heslo
account-password-line = Tým sa odhlásia všetky ostatné prehliadače.
account-password-said = Heslo zmenené. Všetky ostatné prehliadače sú odhlásené.
account-codes = { $codes ->
    [0] Neostáva žiadny záchranný kód.
    [one] Ostáva jeden záchranný kód.
    [few] Ostávajú { $codes } záchranné kódy.
   *[other] Ostáva { $codes } záchranných kódov.
}
account-codes-do = Nové kódy
account-codes-said = Tu sú nové kódy. Staré už neplatia.
account-codes-new = Tvoje záchranné kódy
account-codes-new-line = Keď prídeš o heslo alebo o zariadenie, každý kód ťa raz pustí dnu. Bezpečne si ich ulož: uvidíš ich len teraz.
account-codes-save = Uložiť do súboru
account-codes-copy = Kopírovať
account-codes-kept = Mám ich uložené
account-sessions = Prihlásené prehliadače
account-browser = Prehliadač
account-here = Tento prehliadač
account-used = naposledy { $day }
account-end = Odhlásiť
account-ended = Odhlásené.
account-end-others = Odhlásiť všade inde
account-bots = Boti
account-bots-line = Tvoj vlastný program tu môže hrať pod svojím menom. Všetci vidia, že je to bot. Hodnotené hry nehrá a jeho token platí len na hranie.
account-bots-none = Zatiaľ nemáš žiadneho bota.
account-bots-full = Účet má najviac { $most } botov.
account-bots-how = Ako programy hrajú
account-bots-how-line = Program posiela svoj token s každou požiadavkou. Tento príklad otvorí verejný stôl a hrá náhodne:
account-bots-docs = Všetky požiadavky a správy opisuje { $file }.
account-bot-new = Nový bot…
account-bot-name = Meno bota
account-bot-hint = 3 až { $most } písmen a číslic. Pri stole za ním stojí „(bot)“.
account-bot-do = Vytvoriť bota
account-bot-made = Bot je pripravený. Daj mu token.
account-bot-shown = { $name } (bot)
account-bot-erase = Zmazať bota…
account-bot-erase-line = { $name } opustí svoje miesta, tokeny prestanú platiť a meno sa uvoľní.
account-bot-erase-do = Zmazať bota
account-bot-erased = Bot je zmazaný.
account-tokens-none = Bez tokenu za tohto bota žiadny program hrať nemôže.
account-token-new = Nový token…
account-token-name = Na čo token je
account-token-hint = Názov, podľa ktorého ho spoznáš, napríklad „doma“.
account-token-do = Vytvoriť token
account-token-of = Token bota { $name }
account-token-once = Kto ho má, môže za tohto bota hrať. Ulož ho tam, kde ho tvoj program nájde: uvidíš ho len teraz.
account-token-kept = Mám ho uložený
account-token-unused = zatiaľ nepoužitý
account-token-end = Zrušiť token
account-token-ended = Token zrušený. Programy, ktoré ho používali, sú odpojené.
account-data = Tvoje údaje
account-data-line = Stiahni si všetko, čo je o tebe uložené, alebo to všetko zmaž.
account-erase = Zmazať účet…
account-erase-line = Natrvalo sa zmaže účet, tvoje mená a tvoje miesta vo všetkých partiách. Partie ostatných ostanú, bez tvojho mena.
account-confirm = Si to ty?
account-confirm-line = Potvrď, prosím, že si to naozaj ty.
account-confirm-do = Potvrdiť
account-confirm-key = Použiť prístupový kľúč
account-error-wrong-password = Meno a heslo k sebe nepatria. Skontroluj oboje, alebo použi záchranný kód.
account-error-wrong-code = Meno a kód k sebe nepatria, alebo už bol kód použitý. Každý platí raz.
account-error-wrong-passkey = Tento prístupový kľúč nesedí. Skús iný, alebo heslo.
account-error-unknown-passkey = Tento server ten prístupový kľúč už nepozná. Prihlás sa inak.
account-error-late-passkey = Trvalo to pridlho. Skús to, prosím, znova.
account-error-no-passkeys = Prístupové kľúče potrebujú názov domény. Použi tu, prosím, heslo.
account-error-no-passkey-shown = Žiadny prístupový kľúč sa nepoužil. Skús to znova, alebo použi heslo.
account-error-known-passkey = Toto zariadenie už prístupový kľúč k účtu má.
account-error-too-many-passkeys = Máš priveľa prístupových kľúčov. Najprv niektorý odober.
account-error-no-such-passkey = Tento prístupový kľúč tu už nie je.
account-error-last-way-in = Inak sa k účtu nedostaneš. Najprv nastav heslo, alebo pridaj ďalší prístupový kľúč.
account-error-bad-password = Heslo má { $least } až { $most } znakov.
account-error-weak-password = Toto heslo je známe alebo sa ľahko uhádne. Použi tri alebo štyri slová, ktoré spolu nesúvisia.
account-error-bad-account-name = Meno má { $least } až { $most } písmen a číslic jednej abecedy; medzi nimi smie byť po jednej medzere, bodke alebo spojovníku.
account-error-bad-name = Meno má 3 až 24 viditeľných znakov.
account-error-reserved-name = Toto meno je vyhradené. Zvoľ iné.
account-error-name-taken = Meno { $name } je tu už obsadené, alebo sa priveľmi podobá inému. Zvoľ iné.
account-error-too-often = Priveľa pokusov. Počkaj štvrť hodiny, alebo použi prístupový kľúč či prehliadač, kde si v účte.
account-error-busy = Práve sa prihlasuje veľa ľudí. Skús to o minútu znova.
account-error-signed-in = Tu už prihlásenie platí. Načítaj stránku znova.
account-error-not-signed-in = Prihlásenie už neplatí. Prihlás sa znova.
account-error-no-such-session = Ten prehliadač je už odhlásený.
account-error-own-session = To je tento prehliadač. Odhlás sa priamo tu.
account-error-long-bot-name = Meno bota má najviac { $most } znakov.
account-error-too-many-bots = Účet má najviac { $most } botov. Najprv nejakého zmaž.
account-error-no-such-bot = Bota s týmto menom nemáš.
account-error-too-many-tokens = Tento bot má priveľa tokenov. Najprv nejaký zruš.
account-error-token-name-taken = Token s menom { $name } tento bot už má.
account-error-no-such-token = Ten token už neexistuje.
