# Being told of one's turn by mail: what the mails say, and the page's words. Fetched with them.

## What the mails say. { $house } is the name of the server, { $table } that of a table.

mail-say-asked-subject = Je toto tvoja e-mailová adresa?
mail-say-asked = Niekto s účtom na { $house } tu chce dostať e-mail, keď je v hre na ťahu. Ak si to ty, otvor tento odkaz a potvrď to:
mail-say-asked-good = Odkaz platí raz, a to { $hours } hodiny.
mail-say-asked-not = Ak to nie si ty, nemusíš nič robiť: viac nenapíšeme. Týmto odkazom zariadiš, že ti tento server už nikdy nenapíše:
mail-say-turn = Si na ťahu: { $table }
mail-say-round = Tvoja partia v turnaji sa začína: { $table }
mail-say-consent = Ostatní potrebujú tvoju odpoveď: { $table }
mail-say-late = { $hours ->
    [one] Dochádza ti čas: { $table }, zostáva hodina
    [few] Dochádza ti čas: { $table }, zostávajú { $hours } hodiny
   *[other] Dochádza ti čas: { $table }, zostáva { $hours } hodín
}
mail-say-tables = { $count ->
    [one] Si na ťahu pri jednom stole
    [few] Si na ťahu pri { $count } stoloch
   *[other] Si na ťahu pri { $count } stoloch
}
mail-say-more = { $count ->
    [one] A pri jednom ďalšom stole.
    [few] A pri { $count } ďalších stoloch.
   *[other] A pri { $count } ďalších stoloch.
}
mail-say-stop = Zrušiť tieto e-maily:

## On the page of the account

mail-title = E-mail, keď si na ťahu
mail-line = Pre stoly s dňami na ťah, keď ťa nemohol upozorniť žiadny prehliadač, a skôr, než ti dôjde čas. Najviac pár e-mailov denne. Adresu na nič iné nepoužívame.
mail-address = E-mailová adresa
mail-do = Uložiť adresu
mail-asked-said = Poslali sme ti e-mail. Otvor odkaz v ňom.
mail-asked = Poslali sme odkaz na { $address }. Otvor ho do dvoch hodín; dovtedy nič iné neposielame.
mail-lapsed = Odkaz na { $address } nikto včas neotvoril. Ulož adresu znova a príde nový, najviac raz denne.
mail-confirmed = Upozorňujeme ťa na { $address }.
mail-refused = { $address } naše e-maily odmieta, a tak ich už neposielame. Zadaj inú adresu, alebo znova túto.
mail-change = Iná adresa…
mail-remove = Zrušiť e-maily
mail-removed = Adresa zmazaná. Žiadne e-maily už nedostaneš.
mail-error-bad-mail-address = To nie je platná adresa. Adresy vyzerajú ako anna@mail.example, bez mäkčeňov a dĺžňov.
mail-error-mail-asked = Na túto adresu odišiel e-mail počas posledného dňa. Pozri sa aj do nevyžiadanej pošty.
mail-error-no-mail = Tento server žiadne e-maily neposiela.
mail-error-too-often = Dnes priveľa pokusov. Skús to zajtra.

## Where links in mails lead

mail-confirm-tab = E-mailová adresa · Bastide
mail-confirm-title = Je toto tvoja e-mailová adresa?
mail-confirm-line = Potom dostaneš e-mail, keď si na ťahu pri stole s dňami na ťah.
mail-confirm-do = Áno, je moja
mail-confirm-done = Vďaka. Odteraz dostaneš e-mail, keď si na ťahu.
mail-stop-title = Zrušiť e-maily
mail-stop-line = Na túto adresu potom už nič nepošleme a zmažeme ju.
mail-stop-do = Zrušiť e-maily
mail-stop-done = Hotovo. Žiadne e-maily už nedostaneš.
mail-link-lapsed = Tento odkaz už bol použitý, alebo je príliš starý. O nový môžeš požiadať na stránke svojho účtu.
mail-link-none = Tento odkaz nepatrí k tomuto serveru.
mail-to-account = Účet
