# What is kept of people: fetched with that page.

privacy-tab = Soukromí · Bastide
privacy-line = Ke hraní tu není potřeba účet ani e-mail. Nejsou tu reklamy, nikdo tě nesleduje a z jiných serverů se nic nenačítá.
privacy-stored = Co tento server ukládá
privacy-stored-cookie = Cookie s náhodným klíčem, aby tvá místa byla tvoje. Server zná jen jeho otisk a cookie k ničemu jinému neslouží.
privacy-stored-names = Jména lidí a stolů, která napíšeš. Nemusí být skutečná.
privacy-stored-account = S účtem: jeho jméno, otisk hesla, veřejné klíče přístupových klíčů, které prohlížeče jsou odkdy přihlášené, a tví boti s otisky svých tokenů. Sítě, ze kterých se naposledy používal, a opuštěná jména zůstávají rok jako otisky.
privacy-stored-moves = Tvé tahy a okamžik každého z nich, aby hra mohla pokračovat, dala se přehrát a ověřit.
privacy-stored-games = Co uděláš se svými partiemi: jak je pojmenuješ a které skryješ nebo smažeš. Nikdo jiný to nevidí.
privacy-stored-learnt = Jak daleko jsi v lekcích a jak dopadly tvé první pokusy o hádanky, s tvým hodnocením; z kterých tahů tvých her jsou hádanky a zda jsou vyřešené.
privacy-stored-words = Co lidé u stolu řeknou: nejvýš posledních 50 vět, jen v paměti serveru a jen po dobu, kdy se stůl používá. Vlastními slovy se dá psát jen tam, kde to hostitel dovolí.
privacy-stored-sets = Sady kartiček, které sdílíš odkazem: soubor a den. Zmizí, když vezmeš odkaz zpět nebo vymažeš, co patří tomuto prohlížeči, nebo když o ně nikdo nepožádá tak dlouho, jak se uchovává skončená hra.
privacy-stored-rated = U účtů z hodnocených her: výsledky, tvá hodnocení a body podle druhů. Smažeš-li účet, výsledky zůstanou, ale bez tebe.
privacy-stored-meeting = Koho hledáš, dokud hledáš; s účtem tví přátelé, koho sleduješ a kdo tě zve; a s kým nikdy nechceš hrát.
privacy-stored-tournaments = Turnaje, které založíš nebo do nichž se přihlásíš, a jak dopadnou.
privacy-stored-vacations = Dny volna, které si vezmeš z hodin počítaných na dny.
privacy-stored-alerts = Kam jdou zprávy tvému prohlížeči, pokud chceš vědět, že jsi na tahu, i když je stránka zavřená: služba, kterou pro ně má výrobce prohlížeče, jeho klíče a u kterého stolu ti bylo dáno vědět. Tato služba nemůže zprávy číst.
privacy-stored-mail = Tvoje e-mailová adresa, pokud se chceš o svém tahu dozvídat e-mailem: dokud o to stojíš, nebo 30 dní, když ji nikdo nepotvrdil; a z dotázané adresy otisk s klíčem na den, nebo na 400 dní, když se na ni psát nemá.
privacy-stored-order = Co nahlásíš, s posledními slovy u toho stolu a jeho jmény, a jak se o tom rozhodlo, po dobu roku; a zda tento prohlížeč omezil moderátor nebo správce.
privacy-stored-network = Adresu tvé sítě, jen jako otisk s klíčem a nejdéle den, aby si nikdo nebral víc než svůj díl.
privacy-stored-nothing = Nastavení, zvuky a jazyk zůstávají v tomto prohlížeči.
privacy-seen = Kdo to vidí
privacy-seen-line = Kdo má adresu stolu, vidí jeho jména, mapu a tahy, pokud ho hostitel ostatním nezavřel.
privacy-kept = Jak dlouho
privacy-kept-cookie = { $days ->
    [one] Cookie: den po tvé první návštěvě.
    [few] Cookie: { $days } dny po tvé první návštěvě.
   *[other] Cookie: { $days } dní po tvé první návštěvě.
}
privacy-kept-lobby = { $days ->
    [0] Stůl, u kterého hra nezačala: dokud ho správce nesmaže.
    [one] Stůl, u kterého hra nezačala: jeden den.
    [few] Stůl, u kterého hra nezačala: { $days } dny.
   *[other] Stůl, u kterého hra nezačala: { $days } dní.
}
privacy-kept-game = { $days ->
    [0] Hra, ve které nikdo nepokračuje, zůstává otevřená.
    [one] Hra, ve které nikdo nepokračuje, skončí za jeden den, pokud její stůl neříká jinak.
    [few] Hra, ve které nikdo nepokračuje, skončí za { $days } dny, pokud její stůl neříká jinak.
   *[other] Hra, ve které nikdo nepokračuje, skončí za { $days } dní, pokud její stůl neříká jinak.
}
privacy-kept-over = { $days ->
    [0] Hra, která skončila: dokud ji správce nesmaže.
    [one] Hra, která skončila: jeden den.
    [few] Hra, která skončila: { $days } dny.
   *[other] Hra, která skončila: { $days } dní.
}
privacy-yours = Co je tvoje
privacy-yours-line = Můžeš si vzít kopii toho, co patří tomuto prohlížeči, smazat to nebo přenést svá místa do jiného zařízení: v Nastavení.
privacy-who = Kdo za to odpovídá
privacy-nobody = Správce tohoto serveru to tu neuvedl. Zeptej se toho, od koho máš jeho adresu.
