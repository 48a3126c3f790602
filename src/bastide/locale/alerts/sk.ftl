# Being told of one's turn while the page is closed: what the server says, and the page's switch. Fetched with it.

## What the server says. { $who } is the name of a person, { $table } that of a table.

alerts-say-turn = Si na ťahu
alerts-say-late = Dochádza ti čas
alerts-say-left = { $hours ->
    [one] { $table }: zostáva hodina
    [few] { $table }: zostávajú { $hours } hodiny
   *[other] { $table }: zostáva { $hours } hodín
}
alerts-say-invited = { $who } ťa pozýva na hru
alerts-say-paired = Niekto s tebou chce hneď hrať
alerts-say-round = Tvoja partia v turnaji sa začína
alerts-say-consent = { $who } sa ťa na niečo pýta pri stole

## The switch

alerts-title = Tvoj ťah
alerts-switch = Dať mi vedieť, keď som na ťahu
alerts-off-line = Aj keď je táto stránka zavretá: správou prehliadača.
alerts-on-line = Tento prehliadač ti dá vedieť, aj keď je stránka zavretá.
alerts-tab-line = Kým je stránka otvorená na inej karte. Keď je zavretá, tento prehliadač to nevie.
alerts-denied-line = Prehliadač to nedovoľuje. Zmeniť sa to dá v jeho nastaveniach pre túto stránku.
alerts-home-line = Na iPhone alebo iPade si stránku najprv pridaj na plochu a otvor ju odtiaľ.
alerts-none-line = Tento prehliadač to nevie.
alerts-secure-line = Na to treba zabezpečené spojenie (https), ktoré tento server nemá.
alerts-others = { $count ->
    [one] Správy dostáva aj jeden ďalší tvoj prehliadač.
    [few] Správy dostávajú aj { $count } ďalšie tvoje prehliadače.
   *[other] Správy dostáva aj { $count } ďalších tvojich prehliadačov.
}
alerts-end = Už nikde neoznamovať
alerts-ended = Žiadny prehliadač už správy nedostáva.
alerts-begun = Dáme ti vedieť.
alerts-error-bad-push-address = Službe tohto prehliadača sa správy poslať nedajú.
alerts-error-no-service = Služba prehliadača pre správy neodpovedá. Skús to neskôr.

## Asked at a table where people take days for a move

alerts-ask = Stránku nemusíš nechávať otvorenú.
alerts-not-now = Teraz nie
