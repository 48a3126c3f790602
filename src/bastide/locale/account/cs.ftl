# Accounts: fetched with that page.

account-tab = Účet · Bastide
account-title = Účet
account-mine = Můj účet
account-coming = Okamžik…
account-line = Hrát můžeš i bez účtu. S účtem ti zůstane jméno, ke svým partiím se dostaneš z každého prohlížeče a můžeš hrát hodnocené partie, přidávat přátele a vstupovat do turnajů. E-mail není potřeba.
account-do = Co chceš udělat?
account-mode-in = Přihlásit se
account-mode-up = Nový účet
account-mode-lost = Ztracený přístup
account-name = Název účtu
account-name-hint = 3 až 24 písmen a číslic. Vidí ho všichni.
account-password = Heslo
account-password-new = Nové heslo
account-password-old = Současné heslo
account-password-hint = Aspoň 8 znaků. Dobře fungují tři nebo čtyři slova, snadno se pamatují.
account-look = Ukázat heslo
account-in-do = Přihlásit se
account-in-key = Přístupovým klíčem
account-up-do = Založit účet
account-up-key = Raději s přístupovým klíčem
account-key-line = Přístupový klíč má v sobě tvoje zařízení a odemkneš ho prstem, tváří nebo PINem. Heslo nepotřebuješ.
account-no-keys = Přístupové klíče potřebují https a název domény. Použij tu prosím heslo.
account-games = { $games ->
    [one] Partie z tohoto prohlížeče se přesune do účtu.
    [few] { $games } partie z tohoto prohlížeče se přesunou do účtu.
   *[other] { $games } partií z tohoto prohlížeče se přesune do účtu.
}
account-bring = { $games ->
    [one] Vzít s sebou partii odsud
    [few] Vzít s sebou { $games } partie odsud
   *[other] Vzít s sebou { $games } partií odsud
}
account-bring-line = Jinak se k nim už nedostaneš.
account-lost-line = Při založení účtu se ukázaly záchranné kódy. S jedním z nich a novým heslem se dostaneš zpět; všechny ostatní prohlížeče se odhlásí.
account-lost-do = Nastavit heslo a přihlásit se
account-code = Záchranný kód
account-made = Vítej, { $name }. Tvůj účet je připravený.
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
account-rename = Přejmenovat…
account-rename-do = Přejmenovat
account-renamed = Jméno je změněné.
account-out = Odhlásit se
account-out-said = Odhlášení se povedlo.
account-ways = Způsoby přihlášení
account-key = Přístupový klíč
account-key-of = Přístupový klíč · { $browser }
account-key-add = Přidat přístupový klíč
account-key-added = Přístupový klíč přidán.
account-key-remove = Odebrat
account-key-gone = Přístupový klíč odebrán. Smaž ho i ve svém zařízení.
account-password-change = Změnit heslo…
account-password-set = Nastavit heslo…
account-password-do = Uložit heslo
account-password-line = Tím se odhlásí všechny ostatní prohlížeče.
account-password-said = Heslo změněno. Všechny ostatní prohlížeče jsou odhlášené.
account-codes = { $codes ->
    [0] Nezbývá žádný záchranný kód.
    [one] Zbývá jeden záchranný kód.
    [few] Zbývají { $codes } záchranné kódy.
   *[other] Zbývá { $codes } záchranných kódů.
}
account-codes-do = Nové kódy
account-codes-said = Tady jsou nové kódy. Staré už neplatí.
account-codes-new = Tvé záchranné kódy
account-codes-new-line = Když přijdeš o heslo nebo o zařízení, každý kód tě jednou pustí dovnitř. Bezpečně je ulož: uvidíš je jen teď.
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
account-bots-line = Tvůj vlastní program tu může hrát pod svým jménem. Všichni vidí, že je to bot. Hodnocené hry nehraje a jeho token platí jen na hraní.
account-bots-none = Zatím nemáš žádného bota.
account-bots-full = Účet má nejvýše { $most } botů.
account-bots-how = Jak programy hrají
account-bots-how-line = Program posílá svůj token s každým požadavkem. Tento příklad otevře veřejný stůl a hraje náhodně:
account-bots-docs = Všechny požadavky a zprávy popisuje { $file }.
account-bot-new = Nový bot…
account-bot-name = Jméno bota
account-bot-hint = 3 až { $most } písmen a číslic. U stolu za ním stojí „(bot)“.
account-bot-do = Vytvořit bota
account-bot-made = Bot je připravený. Dej mu token.
account-bot-shown = { $name } (bot)
account-bot-erase = Smazat bota…
account-bot-erase-line = { $name } opustí svá místa, tokeny přestanou platit a jméno se uvolní.
account-bot-erase-do = Smazat bota
account-bot-erased = Bot je smazaný.
account-tokens-none = Bez tokenu za tohoto bota žádný program hrát nemůže.
account-token-new = Nový token…
account-token-name = K čemu token je
account-token-hint = Název, podle kterého ho poznáš, třeba „doma“.
account-token-do = Vytvořit token
account-token-of = Token bota { $name }
account-token-once = Kdo ho má, může za tohoto bota hrát. Ulož ho tam, kde ho tvůj program najde: uvidíš ho jen teď.
account-token-kept = Mám ho uložený
account-token-unused = zatím nepoužitý
account-token-end = Zrušit token
account-token-ended = Token zrušen. Programy, které ho používaly, jsou odpojené.
account-data = Tvá data
account-data-line = Stáhni si všechno, co je o tobě uloženo, nebo to všechno smaž.
account-erase = Smazat účet…
account-erase-line = Trvale se smaže účet, tvoje jména a tvoje místa ve všech partiích. Partie ostatních zůstanou, bez tvého jména.
account-confirm = Jsi to ty?
account-confirm-line = Potvrď prosím, že jsi to opravdu ty.
account-confirm-do = Potvrdit
account-confirm-key = Použít přístupový klíč
account-error-wrong-password = Jméno a heslo k sobě nepatří. Zkontroluj obojí, nebo použij záchranný kód.
account-error-wrong-code = Jméno a kód k sobě nepatří, nebo už byl kód použit. Každý platí jednou.
account-error-wrong-passkey = Tento přístupový klíč nesedí. Zkus jiný, nebo heslo.
account-error-unknown-passkey = Tento server ten přístupový klíč už nezná. Přihlas se jinak.
account-error-late-passkey = Trvalo to moc dlouho. Zkus to prosím znovu.
account-error-no-passkeys = Přístupové klíče potřebují název domény. Použij tu prosím heslo.
account-error-no-passkey-shown = Žádný přístupový klíč se nepoužil. Zkus to znovu, nebo použij heslo.
account-error-known-passkey = Toto zařízení už přístupový klíč k účtu má.
account-error-too-many-passkeys = Máš příliš mnoho přístupových klíčů. Nejdřív některý odeber.
account-error-no-such-passkey = Tento přístupový klíč už tu není.
account-error-last-way-in = Jinak se k účtu nedostaneš. Nejdřív nastav heslo, nebo přidej další přístupový klíč.
account-error-bad-password = Heslo má { $least } až { $most } znaků.
account-error-weak-password = Toto heslo je známé nebo se snadno uhodne. Použij tři nebo čtyři slova, která spolu nesouvisí.
account-error-bad-account-name = Jméno má { $least } až { $most } písmen a číslic jedné abecedy; mezi nimi smí být po jedné mezeře, tečce nebo spojovníku.
account-error-bad-name = Jméno má 3 až 24 viditelných znaků.
account-error-reserved-name = Toto jméno je vyhrazené. Zvol jiné.
account-error-name-taken = Jméno { $name } je tu už obsazené, nebo se moc podobá jinému. Zvol jiné.
account-error-too-often = Příliš mnoho pokusů. Počkej čtvrt hodiny, nebo použij přístupový klíč či prohlížeč, kde jsi v účtu.
account-error-busy = Právě se přihlašuje mnoho lidí. Zkus to za minutu znovu.
account-error-signed-in = Tady už přihlášení platí. Načti stránku znovu.
account-error-not-signed-in = Přihlášení už neplatí. Přihlas se znovu.
account-error-no-such-session = Ten prohlížeč už je odhlášený.
account-error-own-session = To je tento prohlížeč. Odhlas se přímo tady.
account-error-long-bot-name = Jméno bota má nejvýše { $most } znaků.
account-error-too-many-bots = Účet má nejvýše { $most } botů. Nejdřív nějakého smaž.
account-error-no-such-bot = Bota s tímto jménem nemáš.
account-error-too-many-tokens = Tento bot má příliš mnoho tokenů. Nejdřív nějaký zruš.
account-error-token-name-taken = Token jménem { $name } tento bot už má.
account-error-no-such-token = Ten token už neexistuje.
