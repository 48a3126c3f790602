# Accounts: fetched with that page.

account-tab = Účet · Bastide
account-title = Účet
account-mine = Môj účet
account-coming = Okamih…
account-line = Na hranie účet nepotrebuješ. S účtom ti ostane meno, k svojim partiám sa dostaneš z každého prehliadača a môžeš hrať tam, kde na stálom mene záleží: hodnotené partie, priatelia, turnaje. E-mail netreba.
account-doors = Čo chceš urobiť?
account-door-in = Prihlásiť sa
account-door-up = Nový účet
account-door-lost = Stratený prístup
account-name = Meno účtu
account-name-hint = 3 až 24 písmen a číslic. Vidia ho všetci.
account-password = Heslo
account-password-new = Nové heslo
account-password-old = Doterajšie heslo
account-password-hint = Aspoň 8 znakov. Tri alebo štyri slová sú dobré heslo a ľahko sa pamätajú.
account-look = Ukázať, čo je napísané
account-in-do = Prihlásiť sa
account-in-key = Prístupovým kľúčom
account-up-do = Založiť účet
account-up-key = Radšej s prístupovým kľúčom
account-key-line = Prístupový kľúč má v sebe tvoje zariadenie a odomyká ho prst, tvár alebo PIN. Heslo potom netreba.
account-no-keys = Prístupové kľúče potrebujú adresu s menom a https. Tu stačí heslo.
account-games = { $games ->
    [one] Partia tohto prehliadača bude patriť účtu.
    [few] { $games } partie tohto prehliadača budú patriť účtu.
   *[other] { $games } partií tohto prehliadača bude patriť účtu.
}
account-bring = { $games ->
    [one] Vziať so sebou partiu odtiaľto
    [few] Vziať so sebou { $games } partie odtiaľto
   *[other] Vziať so sebou { $games } partií odtiaľto
}
account-bring-line = Inak sa k nim už nikto nedostane.
account-lost-line = Pri založení účtu sa ukázali záchranné kódy. Jeden z nich a nové heslo ťa pustia dnu; všetky ostatné prehliadače sa odhlásia.
account-lost-do = Nastaviť heslo a prihlásiť sa
account-code = Záchranný kód
account-made = Vitaj, { $name }. Účet je založený.
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
account-rename = Iné meno…
account-rename-do = Zmeniť meno
account-renamed = Meno je zmenené.
account-out = Odhlásiť sa
account-out-said = Odhlásenie sa podarilo.
account-ways = Ako sa prihlasuješ
account-key = Prístupový kľúč
account-key-of = Prístupový kľúč · { $browser }
account-key-add = Pridať prístupový kľúč
account-key-added = Prístupový kľúč je pridaný.
account-key-remove = Odobrať
account-key-gone = Prístupový kľúč je odobratý. Zmaž ho aj vo svojom zariadení.
account-password-change = Zmeniť heslo…
account-password-set = Nastaviť heslo…
account-password-do = Uložiť heslo
account-password-line = Všetky ostatné prehliadače sa odhlásia.
account-password-said = Heslo je zmenené. Všetky ostatné prehliadače sú odhlásené.
account-codes = { $codes ->
    [0] Neostáva žiadny záchranný kód.
    [one] Ostáva jeden záchranný kód.
    [few] Ostávajú { $codes } záchranné kódy.
   *[other] Ostáva { $codes } záchranných kódov.
}
account-codes-do = Nové kódy
account-codes-said = Tu sú nové kódy. Staré už neplatia.
account-codes-new = Tvoje záchranné kódy
account-codes-new-line = Keď prídeš o heslo alebo o zariadenie, každý z nich ťa raz pustí dnu. Daj ich tam, kde ich zase nájdeš: ukazujú sa len teraz.
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
account-bots-line = Tvoj program tu môže hrať pod vlastným menom. Všetci vidia, že je to bot; hodnotené hry nehrá a so svojím tokenom nemôže nič iné než hrať.
account-bots-none = Zatiaľ nemáš žiadneho bota.
account-bots-full = Účet má najviac { $most } botov.
account-bots-how = Ako program hrá
account-bots-how-line = S každou požiadavkou posiela svoj token. Tento príklad otvorí verejný stôl a hrá náhodne:
account-bots-docs = Všetko, na čo sa môže pýtať a čo môže povedať, opisuje { $file }.
account-bot-new = Nový bot…
account-bot-name = Meno bota
account-bot-hint = 3 až { $most } písmen a číslic. Pri stole za ním stojí „(bot)“.
account-bot-do = Vytvoriť bota
account-bot-made = Bot je vytvorený. Daj mu token.
account-bot-shown = { $name } (bot)
account-bot-erase = Zmazať bota…
account-bot-erase-line = { $name } opustí svoje miesta, tokeny prestanú platiť a meno sa uvoľní.
account-bot-erase-do = Zmazať bota
account-bot-erased = Bot je zmazaný.
account-tokens-none = Bez tokenu zaň žiadny program hrať nemôže.
account-token-new = Nový token…
account-token-name = Na čo token je
account-token-hint = Podľa toho ho rozoznáš od ostatných, napríklad „doma“.
account-token-do = Vytvoriť token
account-token-of = Token bota { $name }
account-token-once = Kto ho má, hrá za tohto bota. Ulož ho tam, kde ho tvoj program nájde: ukáže sa len teraz.
account-token-kept = Mám ho
account-token-unused = zatiaľ nepoužitý
account-token-end = Ukončiť token
account-token-ended = Token už neplatí. Programy, ktoré ho používali, sú odpojené.
account-data = Tvoje údaje
account-data-line = Všetko, čo je o tebe uložené, ako súbor; alebo preč s tým všetkým.
account-erase = Vymazať účet…
account-erase-line = Účet, tvoje mená a tvoje miesta zmiznú, zo všetkých partií a navždy. Partie ostatných ostanú, bez tvojho mena.
account-confirm = Si to ty?
account-confirm-line = Na toto chce server vedieť, že si to naozaj ty.
account-confirm-do = Som to ja
account-confirm-key = Použiť prístupový kľúč
account-error-wrong-password = Meno a heslo k sebe nepatria. Pozri sa na oboje, alebo použi záchranný kód.
account-error-wrong-code = Meno a kód k sebe nepatria, alebo už bol kód použitý. Každý platí raz.
account-error-wrong-passkey = Tento prístupový kľúč nesedí. Skús iný, alebo heslo.
account-error-unknown-passkey = Tento server ten prístupový kľúč už nepozná. Prihlás sa inak.
account-error-late-passkey = Trvalo to pridlho. Skús to znova.
account-error-no-passkeys = Prístupové kľúče potrebujú adresu s menom. Tu použi heslo.
account-error-no-passkey-shown = Žiadny prístupový kľúč sa nepoužil. Skús to znova, alebo použi heslo.
account-error-known-passkey = Toto zariadenie už prístupový kľúč k účtu má.
account-error-too-many-passkeys = Prístupových kľúčov je už veľmi veľa. Najprv niektorý odober.
account-error-no-such-passkey = Tento prístupový kľúč tu už nie je.
account-error-last-way-in = Inak sa k účtu nedostaneš. Najprv nastav heslo, alebo pridaj ďalší prístupový kľúč.
account-error-bad-password = Heslo má { $least } až { $most } znakov.
account-error-weak-password = Toto heslo je známe alebo sa rýchlo uhádne. Vezmi tri alebo štyri slová, ktoré spolu nesúvisia.
account-error-bad-account-name = Meno má { $least } až { $most } písmen a číslic jednej abecedy; medzi nimi smie byť po jednej medzere, bodke alebo spojovníku.
account-error-bad-name = Meno má 3 až 24 viditeľných znakov.
account-error-reserved-name = Toto meno by vyzeralo ako meno servera alebo jeho botov. Zvoľ iné.
account-error-name-taken = { $name } alebo veľmi podobne sa tu už niekto volá. Zvoľ iné meno.
account-error-too-often = Na túto chvíľu to stačilo. Počkaj štvrť hodiny, alebo použi prístupový kľúč či prehliadač, ktorý je prihlásený.
account-error-busy = Práve sa prihlasuje veľmi veľa ľudí. Skús to o minútu znova.
account-error-signed-in = Tu už prihlásenie platí. Načítaj stránku znova.
account-error-not-signed-in = Prihlásenie už neplatí. Prihlás sa znova.
account-error-no-such-session = Ten prehliadač je už odhlásený.
account-error-own-session = To je tento prehliadač. Odhlás sa priamo tu.
account-error-long-bot-name = Meno bota má najviac { $most } znakov.
account-error-too-many-bots = Účet má najviac { $most } botov. Najprv nejakého zmaž.
account-error-no-such-bot = Bota s týmto menom nemáš.
account-error-too-many-tokens = Tento bot má tokenov už veľmi veľa. Najprv nejaký ukonči.
account-error-token-name-taken = Token s menom { $name } tento bot už má.
account-error-no-such-token = Ten token už neplatí.
