# Being told of one's turn while the page is closed: what the server says, and the page's switch. Fetched with it.

## What the server says. { $who } is the name of a person, { $table } that of a table.

alerts-say-turn = Jsi na tahu
alerts-say-late = Dochází ti čas
alerts-say-left = { $hours ->
    [one] { $table }: zbývá hodina
    [few] { $table }: zbývají { $hours } hodiny
   *[other] { $table }: zbývá { $hours } hodin
}
alerts-say-invited = { $who } tě zve ke hře
alerts-say-paired = Někdo s tebou chce hned hrát
alerts-say-round = Tvoje partie v turnaji začíná
alerts-say-consent = { $who } má na tebe u stolu otázku

## The switch

alerts-title = Tvůj tah
alerts-switch = Upozornit mě, když jsem na tahu
alerts-off-line = I když je tato stránka zavřená, oznámením prohlížeče.
alerts-on-line = Tento prohlížeč tě upozorní, i když je stránka zavřená.
alerts-tab-line = Dokud je stránka otevřená v jiné kartě. Když je zavřená, tento prohlížeč tě upozornit neumí.
alerts-denied-line = Prohlížeč to blokuje. Změníš to v jeho nastavení pro tuto stránku.
alerts-home-line = Na iPhonu nebo iPadu si stránku nejdřív přidej na plochu a otevři ji odtud.
alerts-none-line = Tento prohlížeč to neumí.
alerts-secure-line = K tomu je třeba zabezpečené spojení (https), které tento server nemá.
alerts-others = { $count ->
    [one] Zprávy dostává i jeden další tvůj prohlížeč.
    [few] Zprávy dostávají i { $count } další tvoje prohlížeče.
   *[other] Zprávy dostává i { $count } dalších tvých prohlížečů.
}
alerts-end = Vypnout všude
alerts-ended = Všechna oznámení jsou vypnutá.
alerts-begun = Oznámení jsou zapnutá.
alerts-error-bad-push-address = Službě tohoto prohlížeče zprávy poslat nejde.
alerts-error-no-service = Služba prohlížeče pro zprávy neodpovídá. Zkus to později.

## Asked at a table where people take days for a move

alerts-ask = Při čekání můžeš tuto stránku zavřít.
alerts-not-now = Teď ne
