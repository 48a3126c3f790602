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
alerts-say-consent = { $who } má na teba pri stole otázku

## The switch

alerts-title = Tvoj ťah
alerts-switch = Upozorniť ma, keď som na ťahu
alerts-off-line = Aj keď je táto stránka zavretá, oznámením prehliadača.
alerts-on-line = Tento prehliadač ťa upozorní, aj keď je stránka zavretá.
alerts-tab-line = Kým je stránka otvorená na inej karte. Keď je zavretá, tento prehliadač ťa upozorniť nevie.
alerts-denied-line = Prehliadač to blokuje. Zmeníš to v jeho nastaveniach pre túto stránku.
alerts-home-line = Na iPhone alebo iPade si stránku najprv pridaj na plochu a otvor ju odtiaľ.
alerts-none-line = Tento prehliadač to nevie.
alerts-secure-line = Na to treba zabezpečené spojenie (https), ktoré tento server nemá.
alerts-others = { $count ->
    [one] Správy dostáva aj jeden ďalší tvoj prehliadač.
    [few] Správy dostávajú aj { $count } ďalšie tvoje prehliadače.
   *[other] Správy dostáva aj { $count } ďalších tvojich prehliadačov.
}
alerts-end = Vypnúť všade
alerts-ended = Všetky oznámenia sú vypnuté.
alerts-begun = Oznámenia sú zapnuté.
alerts-error-bad-push-address = Službe tohto prehliadača sa správy poslať nedajú.
alerts-error-no-service = Služba prehliadača pre správy neodpovedá. Skús to neskôr.

## Asked at a table where people take days for a move

alerts-ask = Pri čakaní môžeš túto stránku zavrieť.
alerts-not-now = Teraz nie
