# What is kept of people: fetched with that page.

privacy-tab = Soukromí · Bastide
privacy-line = Ke hraní tu nepotřebuješ účet ani e-mail. Nejsou tu reklamy ani sledování a z jiných serverů se nic nenačítá.
privacy-stored = Co tento server ukládá
privacy-stored-cookie = Cookie s náhodným klíčem, aby ti zůstala tvá místa. Server ukládá jen jeho otisk a cookie k ničemu jinému nepoužívá.
privacy-stored-names = Jména hráčů a stolů, která zadáš. Nemusí být skutečná.
privacy-stored-account = S účtem: jeho jméno, otisk hesla, veřejné klíče přístupových klíčů, které prohlížeče jsou odkdy přihlášené, a tví boti s otisky svých tokenů. Sítě, ze kterých se naposledy používal, a opuštěná jména zůstávají rok jako otisky.
privacy-stored-moves = Tvé tahy a jejich čas, aby hra mohla pokračovat, dala se přehrát a ověřit.
privacy-stored-games = Tvoje vlastní názvy partií a které skryješ nebo smažeš. Nikdo jiný to nevidí.
privacy-stored-learnt = Tvůj postup v lekcích, první pokusy o hádanky a tvoje hodnocení z hádanek; z kterých tahů tvých her jsou hádanky a zda jsou vyřešené.
privacy-stored-words = Zprávy u stolu: nejvýš posledních 50, jen v paměti serveru a jen po dobu, kdy se stůl používá. Vlastní zprávy jde psát jen tam, kde to hostitel dovolí.
privacy-stored-sets = Sady kartiček, které sdílíš odkazem: soubor a datum. Smažou se, když vezmeš odkaz zpět, když smažeš svá data, nebo když je nikdo nepoužije tak dlouho, jak se uchovává skončená hra.
privacy-stored-rated = U hodnocených her účtů: výsledky, tvá hodnocení a body podle druhů. Smažeš-li účet, výsledky zůstanou bez tvého jména.
privacy-stored-meeting = Jakou hru hledáš, dokud hledáš; s účtem tví přátelé, koho sleduješ, tvé pozvánky a blokovaní hráči.
privacy-stored-tournaments = Turnaje, které založíš nebo do nichž se přihlásíš, a jak dopadnou.
privacy-stored-vacations = Dovolená, kterou si vezmeš z korespondenčních partií.
privacy-stored-alerts = Pokud chceš oznámení i se zavřenou stránkou: adresa a klíče služby pro oznámení, která patří výrobci tvého prohlížeče, a u kterých stolů tě upozornila. Tato služba zprávy číst nemůže.
privacy-stored-mail = Tvoje e-mailová adresa, pokud chceš e-maily o svém tahu: dokud je chceš, nebo 30 dní, když ji nikdo nepotvrdil. Z dotázané adresy otisk s klíčem na den, nebo na 400 dní, když e-maily nechce.
privacy-stored-order = Tvoje hlášení, s posledními zprávami a jmény u toho stolu a s rozhodnutím, po dobu roku; a zda tento prohlížeč omezil moderátor nebo správce.
privacy-stored-network = Adresu tvé sítě, jen jako otisk s klíčem a nejdéle den, aby si nikdo nebral víc než svůj díl.
privacy-stored-nothing = Nastavení, zvuky a jazyk zůstávají v tomto prohlížeči.
privacy-seen = Kdo to vidí
privacy-seen-line = Každý, kdo má adresu stolu, vidí jeho jména, mapu a tahy, pokud ho hostitel ostatním nezavřel.
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
    [one] Hra, ve které nikdo nepokračuje, skončí za jeden den, pokud stůl nemá jinou lhůtu.
    [few] Hra, ve které nikdo nepokračuje, skončí za { $days } dny, pokud stůl nemá jinou lhůtu.
   *[other] Hra, ve které nikdo nepokračuje, skončí za { $days } dní, pokud stůl nemá jinou lhůtu.
}
privacy-kept-over = { $days ->
    [0] Hra, která skončila: dokud ji správce nesmaže.
    [one] Hra, která skončila: jeden den.
    [few] Hra, která skončila: { $days } dny.
   *[other] Hra, která skončila: { $days } dní.
}
privacy-yours = Tvoje data
privacy-yours-line = V nastavení můžeš stáhnout data tohoto prohlížeče, smazat je, nebo přenést svá místa do jiného zařízení.
privacy-who = Kdo odpovídá
privacy-no-operator = Správce tohoto serveru tu neuvedl jméno. Zeptej se toho, od koho máš jeho adresu.
