# Being told of one's turn by mail: what the mails say, and the page's words. Fetched with them.

## What the mails say. { $house } is the name of the server, { $table } that of a table.

mail-say-asked-subject = Je toto tvoje adresa?
mail-say-asked = Někdo s účtem na { $house } se tu chce dozvědět, že je ve hře na tahu. Pokud jsi to ty, otevři tento odkaz a potvrď to:
mail-say-asked-good = Odkaz platí jednou, a to { $hours } hodiny.
mail-say-asked-not = Pokud to nejsi ty, nemusíš nic dělat: další zpráva nepřijde. Tímto odkazem zařídíš, že ti tento server už nikdy nenapíše:
mail-say-turn = Jsi na tahu: { $table }
mail-say-round = Tvoje partie v turnaji začíná: { $table }
mail-say-consent = Někdo se tě na něco ptá a na odpovědi záleží: { $table }
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
mail-say-stop = Už žádné takové zprávy:

## On the page of the account

mail-title = E-mail, když jsi na tahu
mail-line = U stolů se dny na tah, když ti to nemohl říct žádný prohlížeč; a než ti dojde čas. Nejvýš pár zpráv denně. Adresa k ničemu jinému neslouží.
mail-address = E-mailová adresa
mail-do = Uložit adresu
mail-asked-said = Zpráva je na cestě k tobě. Otevři odkaz v ní.
mail-asked = Na { $address } šel odkaz. Otevři ho do dvou hodin; do té doby nic jiného neposíláme.
mail-lapsed = Odkaz na { $address } nikdo včas neotevřel. Ulož adresu znovu a přijde nový, nejvýš jednou denně.
mail-confirmed = Dáváme ti vědět na { $address }.
mail-refused = { $address } naši poštu nepřijímá, a tak tam už nic neposíláme. Zadej jinou adresu, nebo znovu tuto.
mail-change = Jiná adresa…
mail-remove = Už žádný e-mail
mail-removed = Adresa je zapomenuta. Žádný e-mail už neposíláme.
mail-error-bad-mail-address = Tam nejde nic poslat. Adresa vypadá jako anna@mail.example, bez háčků a čárek.
mail-error-mail-asked = Na tuto adresu už dnes zpráva šla. Hledej ji i v nevyžádané poště.
mail-error-no-mail = Tento server žádné e-maily neposílá.
mail-error-too-often = Na jeden den to stačilo. Přijď zítra.

## Where links in mails lead

mail-confirm-tab = E-mailová adresa · Bastide
mail-confirm-title = Je toto tvoje adresa?
mail-confirm-line = Pak ti přijde e-mail, když jsi na tahu u stolu se dny na tah.
mail-confirm-do = Ano, je moje
mail-confirm-done = Díky. Odteď ti dáváme vědět e-mailem.
mail-stop-title = Už žádný e-mail
mail-stop-line = Pak na tuto adresu už nic nepřijde a server ji zapomene.
mail-stop-do = Už žádný e-mail
mail-stop-done = Hotovo. Žádný e-mail už nepřijde.
mail-link-lapsed = Tento odkaz byl použit, nebo je příliš starý. Nový dostaneš na stránce svého účtu.
mail-link-none = To není odkaz tohoto serveru.
mail-to-account = Účet
