# Accounts: fetched with that page.

account-tab = Účet · Bastide
account-title = Účet
account-mine = Můj účet
account-coming = Okamžik…
account-line = Ke hraní účet nepotřebuješ. S účtem ti zůstane jméno, ke svým partiím se dostaneš z každého prohlížeče a můžeš hrát tam, kde na stálém jméně záleží: hodnocené partie, přátelé, turnaje. E-mail není potřeba.
account-doors = Co chceš udělat?
account-door-in = Přihlásit se
account-door-up = Nový účet
account-door-lost = Ztracený přístup
account-name = Jméno účtu
account-name-hint = 3 až 24 písmen a číslic. Vidí ho všichni.
account-password = Heslo
account-password-new = Nové heslo
account-password-old = Dosavadní heslo
account-password-hint = Aspoň 8 znaků. Tři nebo čtyři slova jsou dobré heslo a snadno se pamatují.
account-look = Ukázat, co je napsáno
account-in-do = Přihlásit se
account-in-key = Přístupovým klíčem
account-up-do = Založit účet
account-up-key = Raději s přístupovým klíčem
account-key-line = Přístupový klíč má v sobě tvoje zařízení a odemyká ho prst, tvář nebo PIN. Heslo pak není potřeba.
account-no-keys = Přístupové klíče potřebují adresu se jménem a https. Tady stačí heslo.
account-games = { $games ->
    [one] Partie tohoto prohlížeče bude patřit účtu.
    [few] { $games } partie tohoto prohlížeče budou patřit účtu.
   *[other] { $games } partií tohoto prohlížeče bude patřit účtu.
}
account-bring = { $games ->
    [one] Vzít s sebou partii odsud
    [few] Vzít s sebou { $games } partie odsud
   *[other] Vzít s sebou { $games } partií odsud
}
account-bring-line = Jinak se k nim už nikdo nedostane.
account-lost-line = Při založení účtu se ukázaly záchranné kódy. Jeden z nich a nové heslo tě pustí dovnitř; všechny ostatní prohlížeče se odhlásí.
account-lost-do = Nastavit heslo a přihlásit se
account-code = Záchranný kód
account-made = Vítej, { $name }. Účet je založen.
account-came = { $tables ->
    [0] Přihlášení se povedlo.
    [one] Přihlášení se povedlo a jedna partie přišla s tebou.
    [few] Přihlášení se povedlo a { $tables } partie přišly s tebou.
   *[other] Přihlášení se povedlo a { $tables } partií přišlo s tebou.
}
account-since = od { $day }
account-role-bot = bot
account-role-moderator = moderátor
account-profile = Profil a hodnocení
account-order = Hlášení
account-rename = Jiné jméno…
account-rename-do = Změnit jméno
account-renamed = Jméno je změněné.
account-out = Odhlásit se
account-out-said = Odhlášení se povedlo.
account-ways = Jak se přihlašuješ
account-key = Přístupový klíč
account-key-of = Přístupový klíč · { $browser }
account-key-add = Přidat přístupový klíč
account-key-added = Přístupový klíč je přidaný.
account-key-remove = Odebrat
account-key-gone = Přístupový klíč je odebraný. Smaž ho i ve svém zařízení.
account-password-change = Změnit heslo…
account-password-set = Nastavit heslo…
account-password-do = Uložit heslo
account-password-line = Všechny ostatní prohlížeče se odhlásí.
account-password-said = Heslo je změněné. Všechny ostatní prohlížeče jsou odhlášené.
account-codes = { $codes ->
    [0] Nezbývá žádný záchranný kód.
    [one] Zbývá jeden záchranný kód.
    [few] Zbývají { $codes } záchranné kódy.
   *[other] Zbývá { $codes } záchranných kódů.
}
account-codes-do = Nové kódy
account-codes-said = Tady jsou nové kódy. Staré už neplatí.
account-codes-new = Tvé záchranné kódy
account-codes-new-line = Když přijdeš o heslo nebo o zařízení, každý z nich tě jednou pustí dovnitř. Dej je tam, kde je zase najdeš: ukazují se jen teď.
account-codes-save = Uložit do souboru
account-codes-copy = Kopírovat
account-codes-kept = Mám je uložené
account-sessions = Přihlášené prohlížeče
account-browser = Prohlížeč
account-here = Tento prohlížeč
account-used = naposledy { $day }
account-end = Odhlásit
account-ended = Odhlášeno.
account-end-others = Odhlásit všude jinde
account-bots = Boti
account-bots-line = Tvůj program tu může hrát pod vlastním jménem. Všichni vidí, že je to bot; hodnocené hry nehraje a se svým tokenem nemůže nic než hrát.
account-bots-none = Zatím nemáš žádného bota.
account-bots-full = Účet má nejvýše { $most } botů.
account-bots-how = Jak program hraje
account-bots-how-line = S každým požadavkem posílá svůj token. Tento příklad otevře veřejný stůl a hraje náhodně:
account-bots-docs = Vše, na co se může ptát a co může říct, popisuje { $file }.
account-bot-new = Nový bot…
account-bot-name = Jméno bota
account-bot-hint = 3 až { $most } písmen a číslic. U stolu za ním stojí „(bot)“.
account-bot-do = Vytvořit bota
account-bot-made = Bot je vytvořený. Dej mu token.
account-bot-shown = { $name } (bot)
account-bot-erase = Smazat bota…
account-bot-erase-line = { $name } opustí svá místa, tokeny přestanou platit a jméno se uvolní.
account-bot-erase-do = Smazat bota
account-bot-erased = Bot je smazaný.
account-tokens-none = Bez tokenu za něj žádný program hrát nemůže.
account-token-new = Nový token…
account-token-name = K čemu token je
account-token-hint = Podle toho ho poznáš od ostatních, třeba „doma“.
account-token-do = Vytvořit token
account-token-of = Token bota { $name }
account-token-once = Kdo ho má, hraje za tohoto bota. Ulož ho tam, kde ho tvůj program najde: ukáže se jen teď.
account-token-kept = Mám ho
account-token-unused = zatím nepoužitý
account-token-end = Ukončit token
account-token-ended = Token už neplatí. Programy, které ho používaly, jsou odpojené.
account-data = Tvá data
account-data-line = Všechno, co je o tobě uloženo, jako soubor; nebo s tím vším pryč.
account-erase = Vymazat účet…
account-erase-line = Účet, tvá jména a tvá místa zmizí, ze všech partií a navždy. Partie ostatních zůstanou, bez tvého jména.
account-confirm = Jsi to ty?
account-confirm-line = K tomuhle chce server vědět, že jsi to opravdu ty.
account-confirm-do = Jsem to já
account-confirm-key = Použít přístupový klíč
account-error-wrong-password = Jméno a heslo k sobě nepatří. Podívej se na obojí, nebo použij záchranný kód.
account-error-wrong-code = Jméno a kód k sobě nepatří, nebo už byl kód použit. Každý platí jednou.
account-error-wrong-passkey = Tento přístupový klíč nesedí. Zkus jiný, nebo heslo.
account-error-unknown-passkey = Tento server ten přístupový klíč už nezná. Přihlas se jinak.
account-error-late-passkey = Trvalo to moc dlouho. Zkus to znovu.
account-error-no-passkeys = Přístupové klíče potřebují adresu se jménem. Tady použij heslo.
account-error-no-passkey-shown = Žádný přístupový klíč se nepoužil. Zkus to znovu, nebo vezmi heslo.
account-error-known-passkey = Toto zařízení už přístupový klíč k účtu má.
account-error-too-many-passkeys = Přístupových klíčů už je velmi mnoho. Nejdřív některý odeber.
account-error-no-such-passkey = Tento přístupový klíč už tu není.
account-error-last-way-in = Jinak se k účtu nedostaneš. Nejdřív nastav heslo, nebo přidej další přístupový klíč.
account-error-bad-password = Heslo má { $least } až { $most } znaků.
account-error-weak-password = Toto heslo je známé nebo se rychle uhodne. Vezmi tři nebo čtyři slova, která spolu nesouvisí.
account-error-bad-account-name = Jméno má { $least } až { $most } písmen a číslic jedné abecedy; mezi nimi smí být po jedné mezeře, tečce nebo spojovníku.
account-error-bad-name = Jméno má 3 až 24 viditelných znaků.
account-error-reserved-name = Toto jméno by působilo jako oficiální nebo jako jméno robota. Zvol jiné.
account-error-name-taken = { $name } nebo velmi podobně se tu už někdo jmenuje. Zvol jiné jméno.
account-error-too-often = Pro tuto chvíli to stačilo. Počkej čtvrt hodiny, nebo použij přístupový klíč či prohlížeč, který je přihlášený.
account-error-busy = Právě se přihlašuje velmi mnoho lidí. Zkus to za minutu znovu.
account-error-signed-in = Tady už přihlášení platí. Načti stránku znovu.
account-error-not-signed-in = Přihlášení už neplatí. Přihlas se znovu.
account-error-no-such-session = Ten prohlížeč už je odhlášený.
account-error-own-session = To je tento prohlížeč. Odhlas se přímo tady.
account-error-long-bot-name = Jméno bota má nejvýše { $most } znaků.
account-error-too-many-bots = Účet má nejvýše { $most } botů. Nejdřív nějakého smaž.
account-error-no-such-bot = Bota toho jména nemáš.
account-error-too-many-tokens = Tento bot má tokenů už velmi mnoho. Nejdřív nějaký ukonči.
account-error-token-name-taken = Token jménem { $name } tento bot už má.
account-error-no-such-token = Ten token už neplatí.
