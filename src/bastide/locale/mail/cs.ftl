# Being told of one's turn by mail: what the mails say, and the page's words. Fetched with them.

## What the mails say. { $house } is the name of the server, { $table } that of a table.

mail-say-asked-subject = Je toto tvoje e-mailová adresa?
mail-say-asked = Někdo s účtem na { $house } tu chce dostat e-mail, když je ve hře na tahu. Pokud jsi to ty, otevři tento odkaz a potvrď to:
mail-say-asked-good = Odkaz platí jednou, a to { $hours } hodiny.
mail-say-asked-not = Pokud to nejsi ty, nemusíš nic dělat: víckrát nenapíšeme. Tímto odkazem zařídíš, že ti tento server už nikdy nenapíše:
mail-say-turn = Jsi na tahu: { $table }
mail-say-round = Tvoje partie v turnaji začíná: { $table }
mail-say-consent = Ostatní potřebují tvou odpověď: { $table }
mail-say-late = { $hours ->
    [one] Dochází ti čas: { $table }, zbývá hodina
    [few] Dochází ti čas: { $table }, zbývají { $hours } hodiny
   *[other] Dochází ti čas: { $table }, zbývá { $hours } hodin
}
mail-say-tables = { $count ->
    [one] Jsi na tahu u jednoho stolu
    [few] Jsi na tahu u { $count } stolů
   *[other] Jsi na tahu u { $count } stolů
}
mail-say-more = { $count ->
    [one] A u jednoho dalšího stolu.
    [few] A u { $count } dalších stolů.
   *[other] A u { $count } dalších stolů.
}
mail-say-stop = Zrušit tyto e-maily:

## On the page of the account

mail-title = E-mail, když jsi na tahu
mail-line = Pro stoly se dny na tah, když tě nemohl upozornit žádný prohlížeč, a než ti dojde čas. Nejvýš pár e-mailů denně. Adresu k ničemu jinému nepoužíváme.
mail-address = E-mailová adresa
mail-do = Uložit adresu
mail-asked-said = Poslali jsme ti e-mail. Otevři odkaz v něm.
mail-asked = Poslali jsme odkaz na { $address }. Otevři ho do dvou hodin; do té doby nic jiného neposíláme.
mail-lapsed = Odkaz na { $address } nikdo včas neotevřel. Ulož adresu znovu a přijde nový, nejvýš jednou denně.
mail-confirmed = Upozorňujeme tě na { $address }.
mail-refused = { $address } naše e-maily odmítá, a tak je už neposíláme. Zadej jinou adresu, nebo znovu tuto.
mail-change = Jiná adresa…
mail-remove = Zrušit e-maily
mail-removed = Adresa smazána. Žádné e-maily už nedostaneš.
mail-error-bad-mail-address = To není platná adresa. Adresy vypadají jako anna@mail.example, bez háčků a čárek.
mail-error-mail-asked = Na tuto adresu odešel e-mail během posledního dne. Podívej se i do nevyžádané pošty.
mail-error-no-mail = Tento server žádné e-maily neposílá.
mail-error-too-often = Dnes příliš mnoho pokusů. Zkus to zítra.

## Where links in mails lead

mail-confirm-tab = E-mailová adresa · Bastide
mail-confirm-title = Je toto tvoje e-mailová adresa?
mail-confirm-line = Pak dostaneš e-mail, když jsi na tahu u stolu se dny na tah.
mail-confirm-do = Ano, je moje
mail-confirm-done = Díky. Odteď dostaneš e-mail, když jsi na tahu.
mail-stop-title = Zrušit e-maily
mail-stop-line = Na tuto adresu pak už nic nepošleme a smažeme ji.
mail-stop-do = Zrušit e-maily
mail-stop-done = Hotovo. Žádné e-maily už nedostaneš.
mail-link-lapsed = Tento odkaz už byl použit, nebo je příliš starý. O nový můžeš požádat na stránce svého účtu.
mail-link-none = Tento odkaz nepatří k tomuto serveru.
mail-to-account = Účet
