# Being told of one's turn by mail: what the mails say, and the page's words. Fetched with them.

## What the mails say. { $house } is the name of the server, { $table } that of a table.

mail-say-asked-subject = Je toto tvoja adresa?
mail-say-asked = Niekto s účtom na { $house } sa tu chce dozvedieť, že je v hre na ťahu. Ak si to ty, otvor tento odkaz a potvrď to:
mail-say-asked-good = Odkaz platí raz, a to { $hours } hodiny.
mail-say-asked-not = Ak to nie si ty, nemusíš nič robiť: ďalšia správa nepríde. Týmto odkazom zariadiš, že ti tento server už nikdy nenapíše:
mail-say-turn = Si na ťahu: { $table }
mail-say-round = Tvoja partia v turnaji sa začína: { $table }
mail-say-consent = Niekto sa ťa na niečo pýta a na odpovedi záleží: { $table }
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
mail-say-stop = Už žiadne také správy:

## On the page of the account

mail-title = E-mail, keď si na ťahu
mail-line = Pri stoloch s dňami na ťah, keď ti to nemohol povedať žiadny prehliadač; a skôr, než ti dôjde čas. Najviac pár správ denne. Adresa na nič iné neslúži.
mail-address = E-mailová adresa
mail-do = Uložiť adresu
mail-asked-said = Správa je na ceste k tebe. Otvor odkaz v nej.
mail-asked = Na { $address } išiel odkaz. Otvor ho do dvoch hodín; dovtedy nič iné neposielame.
mail-lapsed = Odkaz na { $address } nikto včas neotvoril. Ulož adresu znova a príde nový, najviac raz denne.
mail-confirmed = Dávame ti vedieť na { $address }.
mail-refused = { $address } našu poštu neprijíma, a tak tam už nič neposielame. Zadaj inú adresu, alebo znova túto.
mail-change = Iná adresa…
mail-remove = Už žiadny e-mail
mail-removed = Adresa je zabudnutá. Žiadny e-mail už neposielame.
mail-error-bad-mail-address = Tam sa nedá nič poslať. Adresa vyzerá ako anna@mail.example, bez mäkčeňov a dĺžňov.
mail-error-mail-asked = Na túto adresu už dnes správa išla. Hľadaj ju aj v nevyžiadanej pošte.
mail-error-no-mail = Tento server žiadne e-maily neposiela.
mail-error-too-often = Na jeden deň to stačilo. Príď zajtra.

## Where links in mails lead

mail-confirm-tab = E-mailová adresa · Bastide
mail-confirm-title = Je toto tvoja adresa?
mail-confirm-line = Potom ti príde e-mail, keď si na ťahu pri stole s dňami na ťah.
mail-confirm-do = Áno, je moja
mail-confirm-done = Vďaka. Odteraz ti dávame vedieť e-mailom.
mail-stop-title = Už žiadny e-mail
mail-stop-line = Potom na túto adresu už nič nepríde a server ju zabudne.
mail-stop-do = Už žiadny e-mail
mail-stop-done = Hotovo. Žiadny e-mail už nepríde.
mail-link-lapsed = Tento odkaz bol použitý, alebo je príliš starý. Nový dostaneš na stránke svojho účtu.
mail-link-none = To nie je odkaz tohto servera.
mail-to-account = Účet
