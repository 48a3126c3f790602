# Slová lekcií (src/bastide/data/lessons; docs/extend/lessons.md hovorí, ako patria k sebe).

### Základná hra

lesson-base-name = Základná hra
lesson-base-about = Kartičky, figúrky a body.
lesson-base-map = Toto je štartovná kartička. Kartičku po kartičke okolo nej staviaš krajinu.
lesson-base-place = Toto je tvoja kartička. Predĺž cestu: cesta nadviaže na cestu, lúka na lúku.
lesson-base-place-hint = Aj tam kartička pasuje. Teraz ju polož na vyznačené miesto.
lesson-base-place-hint-west = Aj tam by cesta pokračovala. Začni na vyznačenej strane.
lesson-base-place-hint-away = Aj tak sa dá. Tentoraz predĺž cestu.
lesson-base-highwayman = Postav na cestu figúrku. Je z nej lupič a cesta je tvoja.
lesson-base-highwayman-hint = Vyber miesto na ceste.
lesson-base-highwayman-hint-none = Figúrku si môžeš nechať. Bez nej ti však cesta nič neprinesie.
lesson-base-turn = To bol ťah: kartička, figúrka, bodovanie. Teraz je na rade súper.
lesson-base-rival-city = { $rival ->
    [one] Hradba nadväzuje na hradbu, mesto je uzavreté. Jeho rytier získa { $rival } bod a ide domov.
    [few] Hradba nadväzuje na hradbu, mesto je uzavreté. Jeho rytier získa { $rival } body a ide domov.
   *[other] Hradba nadväzuje na hradbu, mesto je uzavreté. Jeho rytier získa { $rival } bodov a ide domov.
}
lesson-base-monastery = Kláštor tvoju cestu ukončí. Kartička sa sama natočí tak, aby cesta nadviazala na cestu.
lesson-base-monastery-hint = Tam pasuje, ale mimo tvojej cesty. Patrí na jej druhý koniec.
lesson-base-monk = Na ceste už figúrka stojí, ďalšia tam nesmie. Pošli do kláštora mnícha.
lesson-base-monk-hint = Vyber kláštor uprostred kartičky.
lesson-base-monk-hint-none = Prázdny kláštor nikomu nič neprinesie. Postav tam figúrku.
lesson-base-around = Kláštor dá 1 bod za seba a 1 za každú z ôsmich kartičiek okolo. Nezáleží na tom, kto ich priloží.
lesson-base-crossing = Križovatka cestu ukončí. Uzavri ňou svoju cestu, natoč ju, ako chceš.
lesson-base-crossing-hint = Tam zostane tvoja cesta otvorená. Polož ju na voľný koniec.
lesson-base-keep = Začínajú sa tu dve nové cesty. Nechaj si figúrky na niečo lepšie.
lesson-base-keep-hint = Dalo by sa, ale figúrka zostane, kým sa cesta neskončí. Tentoraz nestavaj žiadnu.
lesson-base-road-paid = { $points ->
    [one] Tvoja cesta je uzavretá: 1 za každú kartičku, spolu { $points } bod. Figúrka je späť v zásobe.
    [few] Tvoja cesta je uzavretá: 1 za každú kartičku, spolu { $points } body. Figúrka je späť v zásobe.
   *[other] Tvoja cesta je uzavretá: 1 za každú kartičku, spolu { $points } bodov. Figúrka je späť v zásobe.
}
lesson-base-city = Na kartičke je kus mesta. Na vyznačenom mieste založ vlastné mesto.
lesson-base-city-hint = Aj tam pasuje. Na vyznačenom mieste má však tvoje mesto kam rásť.
lesson-base-knight = Postav do mesta figúrku. Je z nej rytier.
lesson-base-knight-hint = Vyber mesto.
lesson-base-knight-hint-none = Bez rytiera mesto nie je tvoje. Postav tam figúrku.
lesson-base-shield = Táto kartička má erb, ktorý platí ako ďalšia kartička. Zväčši svoje mesto.
lesson-base-shield-hint = To by bolo mesto bez tvojho rytiera. Pokračuj vo svojom.
lesson-base-wall = Chýba jediná kartička. Uzavri mesto.
lesson-base-wall-hint = Tvoje mesto by zostalo otvorené. Uzavri ho hore.
lesson-base-city-paid = { $points ->
    [one] Hotovo: 2 za každú kartičku a 2 za erb, { $points } bod. Teraz príde posledná kartička.
    [few] Hotovo: 2 za každú kartičku a 2 za erb, { $points } body. Teraz príde posledná kartička.
   *[other] Hotovo: 2 za každú kartičku a 2 za erb, { $points } bodov. Teraz príde posledná kartička.
}
lesson-base-final = { $points ->
    [one] Na konci sa počíta aj neuzavreté, ale menej. Tvoj kláštor prinesie { $points } bod.
    [few] Na konci sa počíta aj neuzavreté, ale menej. Tvoj kláštor prinesie { $points } body.
   *[other] Na konci sa počíta aj neuzavreté, ale menej. Tvoj kláštor prinesie { $points } bodov.
}
lesson-base-result = { $score ->
    [one] Máš { $score } bod, súper { $rivals }. Vyhráva, kto má najviac bodov.
    [few] Máš { $score } body, súper { $rivals }. Vyhráva, kto má najviac bodov.
   *[other] Máš { $score } bodov, súper { $rivals }. Vyhráva, kto má najviac bodov.
}
lesson-base-known-turn = Ťah: kartička, prípadne figúrka a bodovanie.
lesson-base-known-road = Hotová cesta dá 1 za každú kartičku.
lesson-base-known-city = Hotové mesto dá 2 za každú kartičku a erb.
lesson-base-known-monastery = Kláštor obklopený ôsmimi kartičkami dá 9.
lesson-base-known-most = Kto tam má najviac figúrok, berie body. Pri zhode obaja.
lesson-base-known-end = Figúrky sa vracajú, až keď je územie uzavreté.

### Lúky

lesson-fields-name = Lúky
lesson-fields-about = Sedliak si ľahne a čaká na mestá.
lesson-fields-land = Cesty a hradby delia krajinu na lúky. Hotové mesto sa tu dotýka lúky nad sebou aj pod sebou.
lesson-fields-place = Polož kartičku vedľa mesta. Spojí lúku nad ním s pásom popri ceste.
lesson-fields-place-hint = Aj tam pasuje. Vedľa mesta však vznikne jedna veľká lúka.
lesson-fields-farmer = Polož na veľkú lúku sedliaka. Zostane tam až do konca hry.
lesson-fields-farmer-hint = Vyber veľkú lúku.
lesson-fields-farmer-hint-none = Lúka bez sedliaka nikomu nič neprinesie. Polož ho na veľkú lúku.
lesson-fields-farmer-hint-small = Tento roh cesta oddeľuje a žiadne mesto sa ho nedotýka. Vyber veľkú lúku.
lesson-fields-farmer-hint-road = To by bol lupič. Tentoraz polož figúrku na lúku.
lesson-fields-rival = Súper zakladá mesto pri tvojej lúke. Kým nie je uzavreté, sedliakovi nič neprinesie.
lesson-fields-close = Dokonči to mesto. Rytierovi zaplatí hneď, tvojmu sedliakovi na konci.
lesson-fields-close-hint = Tam zostane mesto otvorené. Dokonči ho hore.
lesson-fields-keep = Za hradbou je iná lúka s jediným mestom. Figúrku si nechaj.
lesson-fields-keep-hint = Dalo by sa, ale sedliaci sa do konca nevracajú. Nestavaj nič.
lesson-fields-paid = { $points ->
    [one] Koniec: tvojej lúky sa dotýkajú dve uzavreté mestá, každé za 3. Sedliak priniesol { $points } bod.
    [few] Koniec: tvojej lúky sa dotýkajú dve uzavreté mestá, každé za 3. Sedliak priniesol { $points } body.
   *[other] Koniec: tvojej lúky sa dotýkajú dve uzavreté mestá, každé za 3. Sedliak priniesol { $points } bodov.
}
lesson-fields-known-farmer = Sedliak zostáva na lúke až do konca.
lesson-fields-known-bounds = Lúky delia cesty, hradby a rieky.
lesson-fields-known-pay = Každé uzavreté mesto pri lúke dá 3 body.
lesson-fields-known-most = Berie, kto má na lúke najviac sedliakov. Pri zhode obaja.

### Rieka

lesson-river-name = Rieka
lesson-river-about = Od prameňa k jazeru.
lesson-river-spring = Hra sa začína pri prameni. Predĺž rieku: voda musí nadviazať na vodu.
lesson-river-spring-hint = Polož kartičku tam, kam rieka tečie.
lesson-river-monk = Aj na kartičky rieky môžeš stavať figúrky. Pošli do kláštora mnícha.
lesson-river-monk-hint = Vyber kláštor.
lesson-river-monk-hint-none = Môžeš. Okolo kláštora však čoskoro pribudnú kartičky.
lesson-river-monk-hint-road = Aj cesta by išla. Tentoraz vyber kláštor.
lesson-river-bends = Tu rieka zahla doprava. Hneď ďalším ohybom nesmie zahnúť doprava znova.
lesson-river-bend = Tento ohyb musí viesť doľava. Kartička sa na vybranom mieste natočí sama.
lesson-river-bend-hint = Polož ohyb na koniec rieky.
lesson-river-highwayman = Cesty pri rieke sú cesty ako iné. Túto si vezmi.
lesson-river-highwayman-hint = Vyber cestu.
lesson-river-highwayman-hint-none = Figúrku si môžeš nechať. Tentoraz ju postav na cestu.
lesson-river-lake = Po niekoľkých ťahoch zostáva len jazero. Rieku ukončí.
lesson-river-lake-hint = Polož jazero na koniec rieky.
lesson-river-land = Odteraz doberáš obyčajné kartičky. Patria kamkoľvek, kam pasujú.
lesson-river-known-first = Kartičky rieky sa prikladajú pred všetkými ostatnými.
lesson-river-known-bends = Dva ohyby po sebe nikdy nevedú na tú istú stranu.
lesson-river-known-points = Rieka delí lúky. Body nedáva a figúrky na ňu nesmú.

### Opát

lesson-abbot-name = Opát
lesson-abbot-about = Figúrka, ktorú môžeš odvolať domov.
lesson-abbot-garden = Na kartičke je záhrada. Polož ju tam, kde je okolo veľa kartičiek.
lesson-abbot-garden-hint = Tam pasuje. Na vyznačenom mieste má však viac susedov.
lesson-abbot-abbot = Máš aj opáta. Do záhrady smie len on: postav ho tam.
lesson-abbot-abbot-hint = Vyber opáta v záhrade.
lesson-abbot-abbot-hint-none = Záhrada platí, len keď v nej stojí tvoj opát.
lesson-abbot-abbot-hint-road = To by bol lupič. Tentoraz pošli opáta do záhrady.
lesson-abbot-around = Záhrada sa ráta ako kláštor: 1 za seba a 1 za každú kartičku okolo, najviac 9.
lesson-abbot-place = Aj túto kartičku polož k záhrade.
lesson-abbot-place-hint = Tam pasuje, ale mimo tvojej záhrady.
lesson-abbot-recall = Namiesto figúrky môžeš opáta odvolať domov. Hneď sa započíta: skús to.
lesson-abbot-recall-hint = Vyber odvolanie opáta.
lesson-abbot-recall-hint-none = Môžeš čakať na všetkých deväť bodov. Tentoraz ho odvolaj.
lesson-abbot-recall-hint-road = Za ťah jedno: figúrku postaviť, alebo opáta odvolať. Odvolaj ho.
lesson-abbot-monastery = { $points ->
    [one] Priniesol { $points } bod: za svoju kartičku a tie okolo. Teraz polož kláštor.
    [few] Priniesol { $points } body: za svoju kartičku a tie okolo. Teraz polož kláštor.
   *[other] Priniesol { $points } bodov: za svoju kartičku a tie okolo. Teraz polož kláštor.
}
lesson-abbot-monastery-hint = Aj tam pasuje. Vyznačené miesto má viac susedov.
lesson-abbot-again = Opát je zase voľný. Aj do kláštora smie: pošli ho tam.
lesson-abbot-again-hint = Vyber opáta v kláštore.
lesson-abbot-again-hint-none = Prázdny kláštor nikomu nič neprinesie. Pošli tam opáta.
lesson-abbot-again-hint-monk = Mních by zostal, kým nebude plno. Opát sa smie vrátiť kedykoľvek.
lesson-abbot-known-garden = Do záhrady smie len opát. Záhrady bodujú ako kláštory.
lesson-abbot-known-recall = Namiesto figúrky smieš opáta odvolať domov.
lesson-abbot-known-monastery = Rovnako ako mních smie aj do kláštora.

### Rieka s dvoma prameňmi

lesson-river20-name = Rieka s dvoma prameňmi
lesson-river20-about = Dve rieky z jednej kartičky.
lesson-river20-springs = Hra sa začína dvojitou kartičkou. Začínajú sa na nej dve rieky.
lesson-river20-begin = Kartička rieky smie ku ktorejkoľvek z oboch riek. Túto polož k dolnej.
lesson-river20-begin-hint = Polož ju k dolnej rieke.
lesson-river20-begin-hint-upper = Aj horná rieka je voľná. Tentoraz vyber dolnú.
lesson-river20-knight = Postav do mesta na tejto kartičke rytiera.
lesson-river20-knight-hint = Vyber mesto.
lesson-river20-knight-hint-none = Môžeš. Ale mesto pri rieke je dobrý začiatok.
lesson-river20-ends = Pokračovať smieš na ktorejkoľvek rieke. Vyber zasa tú dolnú.
lesson-river20-ends-hint = Aj tak pasuje. Veď rieku na vyznačenú stranu.
lesson-river20-ends-hint-upper = Aj horná rieka je voľná. Tentoraz vyber dolnú.
lesson-river20-bridge = Súper si vyberá hornú rieku. Pokračuj na svojej.
lesson-river20-bridge-hint = Polož ju k dolnej rieke.
lesson-river20-bridge-hint-upper = Aj tá rieka je ti otvorená. Tentoraz zostaň dole.
lesson-river20-monk = Pošli do kláštora mnícha.
lesson-river20-monk-hint = Vyber kláštor.
lesson-river20-monk-hint-none = Prázdny kláštor nikomu nič neprinesie.
lesson-river20-monk-hint-road = Aj cesta by išla. Tentoraz vyber kláštor.
lesson-river20-apart = Obe rieky sa nesmú stretnúť ani dotknúť. Zahni s tou svojou preč od druhej.
lesson-river20-apart-hint = Tam pasuje. Drž sa však vyznačeného miesta.
lesson-river20-apart-hint-near = Pravidlá to ešte dovolia. Rieky by sa však priblížili a miesta by ubudlo.
lesson-river20-apart-hint-upper = To je druhá rieka. Zahni s tou dolnou.
lesson-river20-lakes = Nakoniec prídu dve jazerá, každé k jednej rieke. Potom obyčajné kartičky.
lesson-river20-known-double = Dvojitá kartička platí za dve.
lesson-river20-known-ends = Každá kartička rieky smie ku ktorejkoľvek z oboch riek.
lesson-river20-known-touch = Rieky sa nikdy nestretnú ani nedotknú.
lesson-river20-known-lakes = Rieky ukončia dve jazerá. Potom prídu ostatné kartičky.

### Kartičky so šípkou

lesson-arrows-name = Kartičky so šípkou
lesson-arrows-about = Tri symboly a kedy pôsobia.
lesson-arrows-arrow = Na kartičke je šípka so symbolom. Predĺž ňou cestu.
lesson-arrows-arrow-hint = Aj tam pasuje. Polož ju na vyznačené miesto, šípkou nahor.
lesson-arrows-empty = { $points ->
    [one] Šípka ukazuje na prázdne políčko: hneď { $points } bod. Postav na cestu figúrku.
    [few] Šípka ukazuje na prázdne políčko: hneď { $points } body. Postav na cestu figúrku.
   *[other] Šípka ukazuje na prázdne políčko: hneď { $points } bodov. Postav na cestu figúrku.
}
lesson-arrows-empty-hint = Vyber cestu.
lesson-arrows-empty-hint-none = Na tejto ceste sa ti figúrka bude hodiť. Postav ju tam.
lesson-arrows-target = Prilož kartičku tam, kam ukazuje šípka, a môžeš použiť jej symbol. Predbehni súpera.
lesson-arrows-target-hint = Tam šípka neukazuje. Polož ju nad šípku.
lesson-arrows-reinforce = Posila: k tvojej figúrke smie prísť ďalšia. Posilni svoju cestu na dve figúrky.
lesson-arrows-reinforce-hint = Vyber cestu, kde stojí tvoja figúrka.
lesson-arrows-reinforce-hint-none = Symbol použiť nemusíš. Tentoraz to však skús.
lesson-arrows-reinforce-hint-road = To je obyčajná figúrka. Skús radšej symbol.
lesson-arrows-aim = Symbol pôsobí aj vtedy, keď jeho vlastná šípka ukáže na kartičku. Namier ju na svoju cestu.
lesson-arrows-aim-hint = Polož ju vedľa svojej cesty, šípkou späť k nej.
lesson-arrows-aim-hint-away = Takto šípka ukazuje do prázdna, za 2 body. Natoč ju ku kartičke.
lesson-arrows-knight = Presýpacie hodiny dajú ťah navyše. Najprv postav do mesta rytiera.
lesson-arrows-knight-hint = Vyber mesto.
lesson-arrows-knight-hint-none = O chvíľu môžeš toto mesto dokončiť. Postav tam rytiera.
lesson-arrows-extra = Môžeš hrať ešte jeden celý ťah. Do toho.
lesson-arrows-extra-hint = Vyber možnosť hrať ešte raz.
lesson-arrows-extra-hint-none = Môžeš odmietnuť. Ale prečo?
lesson-arrows-close = Dokonči touto kartičkou svoje mesto.
lesson-arrows-close-hint = Tvoje mesto by zostalo otvorené. Polož ju nadeň.
lesson-arrows-gate = { $points ->
    [one] Mesto prinieslo { $points } bod. Posledným symbolom je brána: polož ju šípkou k ceste.
    [few] Mesto prinieslo { $points } body. Posledným symbolom je brána: polož ju šípkou k ceste.
   *[other] Mesto prinieslo { $points } bodov. Posledným symbolom je brána: polož ju šípkou k ceste.
}
lesson-arrows-gate-hint = Polož ju na ľavý koniec cesty, šípkou k nej.
lesson-arrows-portal = Portál: figúrka smie na voľné miesto ktorejkoľvek kartičky. Obsaď druhú cestu.
lesson-arrows-portal-hint = Vyber voľnú cestu v diaľke.
lesson-arrows-portal-hint-none = Nemusíš. Tentoraz však portál použi.
lesson-arrows-known-empty = Šípka priložená k prázdnemu políčku dá 2 body.
lesson-arrows-known-sign = Keď šípka ukáže na kartičku, symbol použije ten, kto priložil neskoršiu z oboch.
lesson-arrows-known-reinforce = Posila: ďalšia figúrka tam, kde už jednu máš.
lesson-arrows-known-extra = Presýpacie hodiny: celý ťah navyše.
lesson-arrows-known-portal = Portál: figúrka na voľné miesto ktorejkoľvek kartičky.

### Mage & Witch

lesson-mage-name = Mág a čarodejnica
lesson-mage-about = Mág body zvyšuje, čarodejnica ich delí na polovicu.
lesson-mage-sign = Táto kartička má čarovný symbol. Prilož ju pod svoju cestu.
lesson-mage-sign-hint = Pasuje aj tam. Teraz ju prilož na vyznačené miesto.
lesson-mage-mage = Teraz musíš presunúť mága alebo čarodejnicu. Postav mága na svoju cestu: za každú kartičku potom bude o 1 bod viac.
lesson-mage-mage-hint = Vyber mága na svojej ceste.
lesson-mage-mage-hint-witch = Čarodejnicu nie: tvoju cestu by zmenšila na polovicu.
lesson-mage-again = Ďalší čarovný symbol. Predĺž touto kartičkou svoju cestu.
lesson-mage-again-hint = Aj to by šlo. Teraz ju prilož na vyznačené miesto.
lesson-mage-witch = Mág môže zostať. Postav čarodejnicu do mesta súpera: bude mať polovicu bodov.
lesson-mage-witch-hint = Vyber čarodejnicu v meste súpera.
lesson-mage-witch-hint-mage = Mág už na tvojej ceste je. Nechaj ho tam.
lesson-mage-close = Uzavri cestu touto križovatkou.
lesson-mage-close-hint = Tak cesta zostane otvorená. Prilož križovatku na jej koniec.
lesson-mage-paid = Päť kartičiek ti dá 10 bodov namiesto 5 a mág odíde z plánu. Teraz sa uzavrie mesto súpera.
lesson-mage-end = Mesto zo štyroch kartičiek má 8 bodov. S čarodejnicou sú to 4.
lesson-mage-known-mage = S mágom má cesta alebo mesto za každú kartičku o 1 bod viac.
lesson-mage-known-witch = S čarodejnicou má polovicu, zaokrúhlené nahor.
lesson-mage-known-leave = Obe figúrky odídu z plánu, keď sa ich územie uzavrie.

### Hmla a duchovia

lesson-mist-name = Hmla a duchovia
lesson-mist-about = Posielaj duchov súperovi, svojich šetri.
lesson-mist-grow = Niektoré kartičky majú hmlu. Otoč svoju tak, aby hmla nadviazala na hmlu.
lesson-mist-grow-hint = Tam hmla na hmlu nenadviaže. Polož ju na vyznačené miesto.
lesson-mist-grow-hint-clear = Takto sa hmly dotkne strana bez hmly: duch by prišiel k tebe.
lesson-mist-spook = Hmla hustne: pošli ducha k figúrke súpera. Vyber rytiera: jeho mesto je skoro uzavreté.
lesson-mist-spook-hint = Vyber rytiera.
lesson-mist-spook-hint-road = Táto cesta sa možno nikdy neskončí. Na konci hry stojí duch len 1 bod.
lesson-mist-guard = Máš aj dvoch strážnych. K strážnemu duch nikdy nepríde: postav ho do mesta.
lesson-mist-guard-hint = Vyber pre mesto strážneho.
lesson-mist-guard-hint-meeple = K tejto figúrke duch prísť môže. Tentoraz vyber strážneho.
lesson-mist-guard-hint-none = Potom je mesto voľné pre druhých. Postav tam strážneho.
lesson-mist-less = { $rival ->
    [one] Toto mesto malo cenu 4, ale duch stojí 2. Súper získal { $rival } bod.
    [few] Toto mesto malo cenu 4, ale duch stojí 2. Súper získal { $rival } body.
   *[other] Toto mesto malo cenu 4, ale duch stojí 2. Súper získal { $rival } bodov.
}
lesson-mist-break = Táto kartička uzavrie tvoju cestu aj mesto. Hmly sa však dotkne strana bez hmly: duch príde k tebe.
lesson-mist-break-hint = Tak sa duchovi vyhneš, ale nič nezískaš. Polož ju na vyznačené miesto.
lesson-mist-own = Ku ktorej tvojej figúrke pôjde, určíš ty. Hotová cesta boduje hneď, vyber teda druhú.
lesson-mist-own-hint = Vyber lupiča na otvorenej ceste.
lesson-mist-own-hint-now = Táto cesta boduje ešte v tomto ťahu. Duch by tu hneď stál 2.
lesson-mist-knight = Mesto je uzavreté a nikto v ňom nie je. Postav tam figúrku a vezmi si body.
lesson-mist-knight-hint = Nové cesty zatiaľ nič nedajú. Vyber uzavreté mesto.
lesson-mist-knight-hint-none = Potom mesto nikomu nič nedá. Postav tam figúrku.
lesson-mist-paid = { $points ->
    [one] 3 za cestu a 4 za mesto: { $points } bod. Duch zostáva pri tvojom druhom lupičovi.
    [few] 3 za cestu a 4 za mesto: { $points } body. Duch zostáva pri tvojom druhom lupičovi.
   *[other] 3 za cestu a 4 za mesto: { $points } bodov. Duch zostáva pri tvojom druhom lupičovi.
}
lesson-mist-known-grow = Hmla nadviaže na hmlu: duch ide k súperovi.
lesson-mist-known-break = Hmly sa dotkne strana bez hmly: duch ide k tebe.
lesson-mist-known-cost = Duch stojí 2, keď jeho figúrka boduje, na konci 1.
lesson-mist-known-third = Tretí duch figúrku z plánu vyženie.
lesson-mist-known-guard = K strážnemu duch nikdy nepríde.

### Cintoríny

lesson-cemeteries-name = Cintoríny
lesson-cemeteries-about = Hrobár privedie ďalšieho strážneho.
lesson-cemeteries-place = Na tvojej kartičke je cintorín. Polož ju tam, kde okolo už leží šesť kartičiek.
lesson-cemeteries-place-hint = Aj tam pasuje, ale okolo je menej kartičiek.
lesson-cemeteries-digger = Postav na cintorín figúrku. Je z nej hrobár.
lesson-cemeteries-digger-hint = Vyber cintorín uprostred kartičky.
lesson-cemeteries-digger-hint-road = Cesta by tiež išla. Tentoraz vyber cintorín.
lesson-cemeteries-digger-hint-none = Bez hrobára cintorín nič neprinesie.
lesson-cemeteries-ring = Okolo cintorína musí byť všetkých osem políčok plných. Zaplň posledné.
lesson-cemeteries-ring-hint = Tak zostane cintorín nedokončený. Zaplň dieru vedľa neho.
lesson-cemeteries-figure = Cintorín je uzavretý. Postav figúrku do mesta, alebo si ju nechaj, ako chceš.
lesson-cemeteries-gained = Hrobár je doma a priviedol zo všeobecnej zásoby strážneho. Máš ho do konca hry.
lesson-cemeteries-known-digger = Figúrka na cintoríne je hrobár.
lesson-cemeteries-known-guard = Osem kartičiek okolo prinesie strážneho, ale žiadne body.
lesson-cemeteries-known-end = Neuzavretý cintorín na konci nič nedá.

### Zámky

lesson-castles-name = Zámky
lesson-castles-about = Hmla okolo zámku prináša body.
lesson-castles-place = Na tvojej kartičke je zámok. Polož ju tam, kde je okolo veľa hmly.
lesson-castles-place-hint = Aj tam pasuje, ale okolo je menej hmly.
lesson-castles-place-hint-turned = Takto sa hmly dotkne strana bez hmly. Otoč ju, nech hmla nadviaže na hmlu.
lesson-castles-steward = Postav na zámok figúrku. Je z nej kastelán.
lesson-castles-steward-hint = Vyber zámok.
lesson-castles-steward-hint-none = Zámok možno obsadiť len teraz. Postav tam figúrku.
lesson-castles-around = Zámok potrebuje všetkých osem kartičiek okolo. Každá z deviatich s hmlou dá 2. Štyri už hmlu majú.
lesson-castles-close = Chýba jediná kartička. Zaplň dieru touto: aj ona má hmlu.
lesson-castles-close-hint = Tak zostane zámok nedokončený. Zaplň dieru vedľa neho.
lesson-castles-figure = Zámok je uzavretý. Postav figúrku na cestu, alebo si ju nechaj, ako chceš.
lesson-castles-paid = { $points ->
    [one] Päť z deviatich kartičiek má hmlu, za každú 2: { $points } bod. Kastelán je zase doma.
    [few] Päť z deviatich kartičiek má hmlu, za každú 2: { $points } body. Kastelán je zase doma.
   *[other] Päť z deviatich kartičiek má hmlu, za každú 2: { $points } bodov. Kastelán je zase doma.
}
lesson-castles-known-mist = Hotový zámok dá 2 za každú kartičku s hmlou.
lesson-castles-known-end = Na konci: 1 za seba a 1 za každú kartičku s hmlou okolo.
lesson-castles-known-ghosts = Duchovia chodia aj ku kastelánovi, nie však k strážnemu.

### Pevnosť

lesson-fortress-name = Pevnosť
lesson-fortress-about = Obsadzuj hradby a boduj na nich.
lesson-fortress-place = Uprostred krajiny leží pevnosť. Prilož k nej tento kus mesta.
lesson-fortress-place-hint = Aj tam pasuje. Tentoraz ju polož na vyznačené miesto.
lesson-fortress-knight = Postav do mesta rytiera. Ten otvorí cestu na hradby.
lesson-fortress-knight-hint = Na sedliaka dôjde neskôr. Najprv vyber mesto.
lesson-fortress-knight-hint-none = Kým tu figúrku nepostavíš, žiadna nesmie na hradby.
lesson-fortress-man = Teraz smie ešte jedna figúrka na hradby rytierov. Vyšli ju tam.
lesson-fortress-man-hint = Vyber hradby rytierov.
lesson-fortress-man-hint-none = Môžeš to vynechať. Ale každá figúrka na hradbách dá neskôr 3 body.
lesson-fortress-other = Tri zo štyroch políčok sú obsadené, dve tebou. Postav ďalšieho rytiera.
lesson-fortress-other-hint = Cestu na tieto hradby otvorí len rytier. Vyber mesto.
lesson-fortress-other-hint-none = Potom zostane posledné políčko voľné. Postav do mesta rytiera.
lesson-fortress-last = Voľné je posledné políčko. Zaplň hradby.
lesson-fortress-last-hint = Vyber hradby rytierov.
lesson-fortress-last-hint-none = Potom môže posledné políčko aj ďalšie 3 body získať súper.
lesson-fortress-counter = { $points ->
    [one] Plné hradby: protiútok, 3 za každú figúrku na nich. Máš { $points } bod a všetky idú domov.
    [few] Plné hradby: protiútok, 3 za každú figúrku na nich. Máš { $points } body a všetky idú domov.
   *[other] Plné hradby: protiútok, 3 za každú figúrku na nich. Máš { $points } bodov a všetky idú domov.
}
lesson-fortress-farmer = K pevnosti môže aj sedliak. Polož jedného na lúku.
lesson-fortress-farmer-hint = Vyber jednu z oboch lúk.
lesson-fortress-farmer-hint-road = To by viedlo na hradby lupičov. Skús sedliaka.
lesson-fortress-farmer-hint-none = Kým tu figúrku nepostavíš, žiadna nesmie do pevnosti.
lesson-fortress-farm = So sedliakom smie jeden ďalší na políčko pre sedliakov. Vyber si hradby.
lesson-fortress-farm-hint = Vyber jedno z troch políčok pre sedliakov.
lesson-fortress-farm-hint-none = Políčko pre sedliakov sa nikdy nezaplní a na konci dá 3. Vyšli tam figúrku.
lesson-fortress-end = { $points ->
    [one] Koniec. Na všetkých hradbách protiútok: 3 pre teba. Sedliak: 3, pevnosť je uzavreté mesto. Tri otvorené mestá: po 1. Spolu { $points } bod.
    [few] Koniec. Na všetkých hradbách protiútok: 3 pre teba. Sedliak: 3, pevnosť je uzavreté mesto. Tri otvorené mestá: po 1. Spolu { $points } body.
   *[other] Koniec. Na všetkých hradbách protiútok: 3 pre teba. Sedliak: 3, pevnosť je uzavreté mesto. Tri otvorené mestá: po 1. Spolu { $points } bodov.
}
lesson-fortress-known-wall = Rytier, lupič či mních: ešte jedna figúrka na ich hradby.
lesson-fortress-known-counter = Plné hradby dajú 3 za každú figúrku na nich.
lesson-fortress-known-farmer = So sedliakom smie ďalší na políčko pre sedliakov.
lesson-fortress-known-end = Na konci je protiútok na všetkých trojich hradbách.

### Dobyvatelia

lesson-catapult-name = Dobyvatelia
lesson-catapult-about = Symboly privážajú katapulty a tie útočia.
lesson-catapult-sign = Symbol na tvojej kartičke priviezol katapult k hradbám rytierov. Polož ju na vyznačené miesto.
lesson-catapult-sign-hint = Aj tam pasuje. Tentoraz ju polož na vyznačené miesto.
lesson-catapult-knight = Ďalší taký symbol zaútočí. Postav do mesta rytiera.
lesson-catapult-knight-hint = Vyber mesto.
lesson-catapult-knight-hint-none = Kým nepostavíš rytiera, nesmieš na hradby rytierov.
lesson-catapult-man = Keď máš na hradbách figúrku, si v bezpečí. Jednu tam vyšli.
lesson-catapult-man-hint = Vyber hradby rytierov.
lesson-catapult-man-hint-none = Keď tam nikoho nemáš, útok ťa pripraví o rytiera.
lesson-catapult-attack = { $points ->
    [one] Súper dobral tento symbol: útok. Tvoja figúrka na hradbách dáva { $points } bod. Súper tam nikoho nemá a stráca rytiera.
    [few] Súper dobral tento symbol: útok. Tvoja figúrka na hradbách dáva { $points } body. Súper tam nikoho nemá a stráca rytiera.
   *[other] Súper dobral tento symbol: útok. Tvoja figúrka na hradbách dáva { $points } bodov. Súper tam nikoho nemá a stráca rytiera.
}
lesson-catapult-besiege = Pri otázniku vyberáš ty. Obliehaj lupičov: katapult tam stojí a ty máš na hradbách figúrku.
lesson-catapult-besiege-hint = Tam by len prišiel katapult. Pri lupičoch už jeden stojí.
lesson-catapult-raid = { $points ->
    [one] Tvoja figúrka dáva { $points } bod a ide domov. Súper tam nikoho nemá a stráca lupiča.
    [few] Tvoja figúrka dáva { $points } body a ide domov. Súper tam nikoho nemá a stráca lupiča.
   *[other] Tvoja figúrka dáva { $points } bodov a ide domov. Súper tam nikoho nemá a stráca lupiča.
}
lesson-catapult-flee = { $rival ->
    [one] Teraz útok zasiahol teba: súper má { $rival } bod a jeden tvoj rytier musí preč. Nechaj si toho s erbom.
    [few] Teraz útok zasiahol teba: súper má { $rival } body a jeden tvoj rytier musí preč. Nechaj si toho s erbom.
   *[other] Teraz útok zasiahol teba: súper má { $rival } bodov a jeden tvoj rytier musí preč. Nechaj si toho s erbom.
}
lesson-catapult-flee-hint = Vyber rytiera v malom meste.
lesson-catapult-flee-hint-shield = Toto mesto má erb a má väčšiu cenu. Vzdaj sa toho druhého.
lesson-catapult-lost = Rytier je späť v zásobe a mesto je zase voľné. Body nestrácaš.
lesson-catapult-known-sign = Symbol privezie katapult, ďalší pri tých hradbách zaútočí.
lesson-catapult-known-attack = Útok dá 3 za každú figúrku na hradbách.
lesson-catapult-known-safe = Keď tam žiadnu nemáš, stratíš figúrku toho druhu.
lesson-catapult-known-farmer = Figúrka na políčku pre sedliakov chráni rovnako dobre.

### Hostince a katedrály

lesson-inns-name = Hostince a katedrály
lesson-inns-about = Viac bodov, viac rizika a veľký družinník.
lesson-inns-inn = Dom pri jazierku je hostinec: jeho cesta platí dvojnásobne. Pokračuj ním v ceste.
lesson-inns-inn-hint = Aj tak pasuje. Tentoraz ju polož, ako je vyznačené.
lesson-inns-highwayman = Postav na cestu figúrku. Stačí malá.
lesson-inns-highwayman-hint = Vyber na ceste malú figúrku.
lesson-inns-highwayman-hint-none = Bez figúrky ti cesta nič neprinesie, ani s hostincom.
lesson-inns-highwayman-hint-large = Môžeš. Ale o túto cestu nikto nesúperí, veľkého si nechaj.
lesson-inns-close = Cesta s hostincom neprinesie nič, ak zostane otvorená. Uzavri ju touto križovatkou.
lesson-inns-close-hint = Tam tvoja cesta zostane otvorená. Polož križovatku na voľný koniec.
lesson-inns-beside = { $points ->
    [one] Uzavreté: 2 za každú kartičku, { $points } bod. Teraz polož hradby blízko mesta s katedrálou.
    [few] Uzavreté: 2 za každú kartičku, { $points } body. Teraz polož hradby blízko mesta s katedrálou.
   *[other] Uzavreté: 2 za každú kartičku, { $points } bodov. Teraz polož hradby blízko mesta s katedrálou.
}
lesson-inns-beside-hint = Tam pasuje. Z vyznačeného miesta sa však môže s tým mestom spojiť.
lesson-inns-large = V tom meste stojí súperov rytier. Postav sem veľkého družinníka, počíta sa za dvoch.
lesson-inns-large-hint = Vyber v meste veľkého družinníka.
lesson-inns-large-hint-none = Bez figúrky na tom meste nebudeš mať podiel.
lesson-inns-large-hint-small = Malý by súperovho rytiera len vyrovnal. Vyber veľkého.
lesson-inns-join = Tento roh obe mestá spojí a uzavrie. Polož ho medzi ne.
lesson-inns-join-hint = Tam zostanú mestá oddelené. Patrí na vyznačené miesto.
lesson-inns-paid = { $points ->
    [one] Počítaš sa tam za dvoch, súper za jedného. S katedrálou 3 za každú kartičku a erb: { $points } bod.
    [few] Počítaš sa tam za dvoch, súper za jedného. S katedrálou 3 za každú kartičku a erb: { $points } body.
   *[other] Počítaš sa tam za dvoch, súper za jedného. S katedrálou 3 za každú kartičku a erb: { $points } bodov.
}
lesson-inns-risk = Mesto s katedrálou neprinesie nič, ak zostane otvorené. Polož poslednú kartičku k mestu súpera.
lesson-inns-risk-hint = To by poslúžilo tiež. Tentoraz ju polož na vyznačené miesto.
lesson-inns-nothing = Otvorené mesto teraz neprinieslo nič. Bez katedrály by dalo 1 za každú kartičku a erb.
lesson-inns-known-inn = Uzavretá cesta s hostincom dá 2 za každú kartičku.
lesson-inns-known-cathedral = Uzavreté mesto s katedrálou dá 3 za kartičky a erby.
lesson-inns-known-open = Ak zostanú do konca otvorené, nedajú nič.
lesson-inns-known-large = Veľký družinník sa pri určovaní väčšiny počíta za dvoch.

### Hmly, úroveň 1

lesson-mists-1-name = Hmly, úroveň 1
lesson-mists-1-about = Všetci spoločne proti duchom.
lesson-mists-1-ghosts = Hráte všetci spolu. Niektorí duchovia sú v hmle, ďalší čakajú v banku. Keď potrebujete ducha a bank je prázdny, všetci prehrávate.
lesson-mists-1-join = Otoč kartičku, nech hmla nadviaže na hmlu. Príde tak o ducha menej: tu žiadny.
lesson-mists-1-join-hint = Aj tam pasuje. Tentoraz ju polož na vyznačené miesto.
lesson-mists-1-guard = Postav do mesta strážneho. Vo dvojici hráš za dve farby: vyber ktorúkoľvek.
lesson-mists-1-guard-hint = Vyber mesto.
lesson-mists-1-guard-hint-none = Bez strážneho mesto nedá body a žiadneho ducha nepošle preč.
lesson-mists-1-close = Spoluhráč tvoje mesto zväčšil. Uzavri ho.
lesson-mists-1-close-hint = Tak zostane mesto otvorené. Uzavri ho na konci.
lesson-mists-1-take = Vezmi body, alebo pošli až troch duchov z jednej kartičky preč. Tu vyber body.
lesson-mists-1-take-hint = Vezmi body.
lesson-mists-1-take-hint-ghosts = Bank je ešte plný. Vezmi body: tím ich potrebuje 50.
lesson-mists-1-paid = { $points ->
    [one] 2 za každú z troch kartičiek a 2 za erb: tím má { $points } bod. Vyhráva päťdesiat.
    [few] 2 za každú z troch kartičiek a 2 za erb: tím má { $points } body. Vyhráva päťdesiat.
   *[other] 2 za každú z troch kartičiek a 2 za erb: tím má { $points } bodov. Vyhráva päťdesiat.
}
lesson-mists-1-seal = Prišli dvaja noví duchovia. Uzavri hmlu hore: pri každej strane s hmlou potom leží hmla.
lesson-mists-1-seal-hint = Tak zostane hmla otvorená aj s duchmi. Polož kartičku na vyznačené miesto.
lesson-mists-1-road = Uzavretá hmla vrátila svojich dvoch duchov do banku. Hotová je aj krátka cesta: postav na ňu strážneho.
lesson-mists-1-road-hint = Vyber cestu, ktorá je uzavretá: tú dole.
lesson-mists-1-road-hint-none = Duchov pošle preč len územie so strážnym.
lesson-mists-1-send = Táto cesta má cenu len 2. Pošli radšej dvoch duchov z križovatky preč.
lesson-mists-1-send-hint = Vyber kartičku s dvoma duchmi.
lesson-mists-1-send-hint-points = Dva body sú málo. Duchovia v banku tu majú väčšiu cenu.
lesson-mists-1-send-hint-one = Odísť ich smie viac naraz. Vyber dvoch.
lesson-mists-1-bank = Na pláne zostáva jediný duch a bank je takmer plný. Tak je tím v bezpečí.
lesson-mists-1-known-mist = Uzavretá hmla vráti všetkých svojich duchov do banku.
lesson-mists-1-known-choice = Hotovo so strážnym: body, alebo až traja duchovia preč.
lesson-mists-1-known-lost = Potrebujete ducha a bank je prázdny: všetci prehrávate.
lesson-mists-1-known-won = S 50 bodmi vyhrávate všetci.

### Hmly, úroveň 2

lesson-mists-2-name = Hmly, úroveň 2
lesson-mists-2-about = Pribúdajú zámky a cintoríny.
lesson-mists-2-mist = Vľavo leží otvorený cintorín. Na kartičke sú dvaja duchovia, o jedného menej, kde hmla nadviaže. Polož ju nadeň.
lesson-mists-2-mist-hint = Aj tam pasuje. Tentoraz ju polož na vyznačené miesto.
lesson-mists-2-guard = Jeden duch prišiel do hmly, a preto ďalší na otvorený cintorín. Postav do mesta strážneho.
lesson-mists-2-guard-hint = Vyber mesto.
lesson-mists-2-guard-hint-none = Bez strážneho vám mesto nič nedá. Postav ho tam.
lesson-mists-2-close = Uzavri cintorín: potrebuje kartičku pri každej zo štyroch strán.
lesson-mists-2-close-hint = Tak zostane cintorín otvorený. Chýba jedna strana.
lesson-mists-2-bury = Uzavretý cintorín pochová jedného strážneho do konca hry. Vyber toho na krátkej ceste.
lesson-mists-2-bury-hint = Vyber strážneho na krátkej ceste.
lesson-mists-2-bury-hint-city = Toto mesto má najväčšiu cenu. Bez strážneho zaň tím nič nedostane.
lesson-mists-2-buried = Duch z cintorína je späť v banku. Tím hrá ďalej o jedného strážneho menej.
lesson-mists-2-castle = Na tejto kartičke je zámok. Polož ju tam, kde je okolo hmla.
lesson-mists-2-castle-hint = Aj tam pasuje, ale okolo je menej hmly.
lesson-mists-2-castle-hint-turned = Takto jeho hmlu už nikdy neuzavriete. Otoč ju.
lesson-mists-2-steward = Postav na zámok strážneho. Obsadiť ho možno len teraz.
lesson-mists-2-steward-hint = Vyber zámok.
lesson-mists-2-steward-hint-none = Neskôr zámok nikto neobsadí. Postav tam strážneho.
lesson-mists-2-worth = Keď bude okolo osem kartičiek, dá každá z deviatich s hmlou 2. Zatiaľ ju majú tri.
lesson-mists-2-known-ghost = Ak prídu duchovia do hmly, ide jeden aj na cintorín.
lesson-mists-2-known-grave = Cintorín uzavretý zo štyroch strán pochová strážneho.
lesson-mists-2-known-castle = Hotový zámok dá 2 za každú kartičku s hmlou.

### Hmly, úroveň 3

lesson-mists-3-name = Hmly, úroveň 3
lesson-mists-3-about = Dva psy a tri kôpky.
lesson-mists-3-close = Kartičky ležia v troch kôpkach. Kým dôjde prvá, potrebujete 15 bodov. Uzavri mesto.
lesson-mists-3-close-hint = Tak zostane mesto otvorené. Uzavri ho hore.
lesson-mists-3-road = Postav na novú cestu strážneho. Hneď uvidíš, na čo je.
lesson-mists-3-road-hint = Vyber cestu.
lesson-mists-3-road-hint-none = Pes ide k strážnemu na pláne. Nech je z koho vyberať.
lesson-mists-3-take = Vezmi body za mesto. S nimi prekročíte 15.
lesson-mists-3-take-hint = Vezmi body.
lesson-mists-3-take-hint-ghosts = Duchov o chvíľu zaženie pes. Najprv vezmi body.
lesson-mists-3-hound = Pes je tu. Zaháňa duchov okolo svojho strážneho: daj ho tomu v meste pri hmle.
lesson-mists-3-hound-hint = Vyber strážneho, okolo ktorého je najviac duchov.
lesson-mists-3-hound-hint-road = Pri tejto ceste je málo duchov. Vyber druhého strážneho.
lesson-mists-3-chase = Z dvoch kartičiek okolo sa vráti do banku až po troch duchoch. Začni týmito dvoma.
lesson-mists-3-chase-hint = Vyber oboch duchov pri strážnom.
lesson-mists-3-piles = Traja duchovia sú preč. Zvyšok prvej kôpky teraz leží na druhej.
lesson-mists-3-home = Pes čaká pri svojom strážnom. Uzavri jeho mesto vpravo.
lesson-mists-3-home-hint = Tak zostane mesto so psom otvorené.
lesson-mists-3-bring = Vezmi body. Pes pridá 1 za každého ducha na pláne.
lesson-mists-3-bring-hint = Vezmi body.
lesson-mists-3-bring-hint-ghosts = Každý duch, ktorý zostane, teraz dá bod. Vezmi body.
lesson-mists-3-paid = { $points ->
    [one] 8 za mesto a 1 za každého ducha na pláne: { $points } bod. Pes odchádza.
    [few] 8 za mesto a 1 za každého ducha na pláne: { $points } body. Pes odchádza.
   *[other] 8 za mesto a 1 za každého ducha na pláne: { $points } bodov. Pes odchádza.
}
lesson-mists-3-known-piles = Každého psa získajte skôr, než dôjde kôpka.
lesson-mists-3-known-chase = Pes vyčistí dve kartičky okolo svojho strážneho.
lesson-mists-3-known-home = Keď jeho strážny boduje, dá 1 za každého ducha.

### Hmly, úroveň 4

lesson-mists-4-name = Hmly, úroveň 4
lesson-mists-4-about = Menej duchov, viac bodov: spojte sa.
lesson-mists-4-few = V banku je menej duchov a potrebujete 120 bodov. Stavby teda musia priniesť viac.
lesson-mists-4-join = Dve mestá, v každom strážny inej farby. Spoj ich do jedného.
lesson-mists-4-join-hint = Tak zostanú mestá oddelené. Polož kartičku do rohu medzi nimi.
lesson-mists-4-take = Každá farba, ktorá tu má strážneho, prinesie celú hodnotu. Vezmi body.
lesson-mists-4-take-hint = Vezmi body.
lesson-mists-4-take-hint-ghosts = Toto mesto sa počíta dvakrát. Takéto chvíle patria bodom.
lesson-mists-4-twice = { $points ->
    [one] Štyri kartičky majú cenu 8 a prinesú ju dve farby: { $points } bod. Počty sa tu neporovnávajú.
    [few] Štyri kartičky majú cenu 8 a prinesú ju dve farby: { $points } body. Počty sa tu neporovnávajú.
   *[other] Štyri kartičky majú cenu 8 a prinesú ju dve farby: { $points } bodov. Počty sa tu neporovnávajú.
}
lesson-mists-4-road = Prišli noví duchovia. Ukonči krátku cestu vľavo, natočenie je na tebe.
lesson-mists-4-road-hint = Tak zostane krátka cesta otvorená. Polož križovatku na jej koniec.
lesson-mists-4-guard = Táto cesta je uzavretá a voľná. Postav na ňu strážneho.
lesson-mists-4-guard-hint = Ostatné cesty sú ešte otvorené. Vyber uzavretú.
lesson-mists-4-guard-hint-none = Bez strážneho žiadny duch neodíde. Postav ho na cestu.
lesson-mists-4-send = Cesta má cenu len 2. Pošli preč dvoch duchov z kartičky, ktorú si vyberieš.
lesson-mists-4-send-hint = Vyber kartičku s dvoma duchmi.
lesson-mists-4-send-hint-points = Malé územia sú dobré na duchov, veľké na body.
lesson-mists-4-send-hint-one = Odísť ich smie viac naraz. Vyber dvoch.
lesson-mists-4-bank = V banku je zase dosť duchov. Pozri sa naň pred každou voľbou.
lesson-mists-4-known-twice = Každá farba so strážnym prinesie celú hodnotu.
lesson-mists-4-known-send = Za veľké územia body, za malé duchov.
lesson-mists-4-known-mist = Uzavretá hmla doplní bank a nič nestojí.

### Hmly, úroveň 5

lesson-mists-5-name = Hmly, úroveň 5
lesson-mists-5-about = Strašidelné cintoríny, kartičky lícom nadol.
lesson-mists-5-place = Cintoríny teraz strašia: každá kartička s hmlou okolo dostane ducha. Polož svoj ďalej od hmly.
lesson-mists-5-place-hint = Aj tam pasuje. Tentoraz ju polož na vyznačené miesto.
lesson-mists-5-place-hint-mist = Tam je okolo hmla a prišli by duchovia. Hľadaj miesto bez nej.
lesson-mists-5-guard = Žiadny duch neprišiel. Postav do mesta strážneho.
lesson-mists-5-guard-hint = Vyber mesto.
lesson-mists-5-guard-hint-none = Bez strážneho vám mesto nič nedá. Postav ho tam.
lesson-mists-5-down = K otvorenému cintorínu pribudne každý ťah kartička lícom nadol. Vyber políčko, kde neškodí.
lesson-mists-5-down-hint = Iné políčko je lepšie. Vyber to vyznačené.
lesson-mists-5-down-hint-city = Tam by tvoje mesto navždy zablokovala. Vyber vyznačené políčko.
lesson-mists-5-open = Čo sa dotýka kartičky lícom nadol, nikto nedokončí. Zaplňte preto políčka okolo cintorína čoskoro.
lesson-mists-5-close = Okolo cintorína zostávajú dve políčka. Vezmi to, ktoré uzavrie tvoje mesto.
lesson-mists-5-close-hint = Potom môže mesto zablokovať kartička lícom nadol. Uzavri ho teraz.
lesson-mists-5-take = Vezmi body za mesto.
lesson-mists-5-take-hint = Vezmi body.
lesson-mists-5-take-hint-ghosts = Bank je ešte plný. Vezmi body.
lesson-mists-5-bury = Posledné políčko má kartičku lícom nadol a pochová sa strážny. Vyber toho v zablokovanom meste.
lesson-mists-5-bury-hint = Vyber strážneho v meste.
lesson-mists-5-bury-hint-road = Túto cestu ešte dokončíte. Pochovaj strážneho, ktorý uviazol.
lesson-mists-5-buried = Všetkých osem políčok je plných, cintorín je uzavretý. Ďalšie kartičky lícom nadol k nemu už neprídu.
lesson-mists-5-known-haunt = Cintorín pošle ducha na každú kartičku s hmlou okolo.
lesson-mists-5-known-down = Kartička lícom nadol len pomáha uzavrieť cintorín.
lesson-mists-5-known-grave = Osem kartičiek okolo ho uzavrie a strážny je pochovaný.

### Hmly, úroveň 6

lesson-mists-6-name = Hmly, úroveň 6
lesson-mists-6-about = Každá farba potrebuje vlastné body.
lesson-mists-6-each = Teraz má každá farba vlastné body a každá ich potrebuje 50. U oboch hráčov začala jedna farba.
lesson-mists-6-place = Predĺž cestu vpravo.
lesson-mists-6-place-hint = Aj tam pasuje. Tentoraz ju polož na vyznačené miesto.
lesson-mists-6-second = Jedna tvoja farba body má, druhá nie. Postav na cestu strážneho tej druhej.
lesson-mists-6-second-hint = Vyber cestu a svoju druhú farbu.
lesson-mists-6-second-hint-first = Táto farba už body má. Vyber tú bez bodov.
lesson-mists-6-second-hint-none = Bez strážneho body za cestu nedostane žiadna farba.
lesson-mists-6-close = Križovatka cestu ukončí. Polož ju na koniec, natočenie je na tebe.
lesson-mists-6-close-hint = Tak zostane tvoja cesta otvorená. Polož križovatku na jej koniec.
lesson-mists-6-keep = Z každej farby máš málo strážnych. Tentoraz si ich nechaj.
lesson-mists-6-keep-hint = Strážny zostane, kým sa cesta neskončí. Tentoraz žiadneho nestavaj.
lesson-mists-6-take = Vezmi body pre svoju druhú farbu.
lesson-mists-6-take-hint = Potom táto farba zostane bez bodov. Tentoraz ich vezmi.
lesson-mists-6-paid = { $points ->
    [one] 1 za každú kartičku: { $points } bod len pre tvoju druhú farbu. Vyhráte, keď má 50 aj posledná farba.
    [few] 1 za každú kartičku: { $points } body len pre tvoju druhú farbu. Vyhráte, keď má 50 aj posledná farba.
   *[other] 1 za každú kartičku: { $points } bodov len pre tvoju druhú farbu. Vyhráte, keď má 50 aj posledná farba.
}
lesson-mists-6-known-each = Body dostanú len farby, ktoré tam stoja.
lesson-mists-6-known-last = Pomáhaj farbe, ktorá má najmenej: 50 potrebujú všetky.
lesson-mists-6-known-both = Ak tam stojí viac farieb, každá si pripíše celú hodnotu.

### Kupci a stavitelia

lesson-traders-name = Kupci a stavitelia
lesson-traders-about = Tovar, druhá kartička a prasa.
lesson-traders-goods = V súperovom meste je víno. Uzavri ho touto kartičkou: tovar potom dostaneš ty.
lesson-traders-goods-hint = Tam mesto zostane neuzavreté. Uzavri ho na vyznačenom mieste.
lesson-traders-farmer = Body má súper, víno budeš mať ty. Polož sedliaka na lúku pri tom meste.
lesson-traders-farmer-hint = Vyber sedliaka.
lesson-traders-farmer-hint-none = Bez sedliaka ti táto lúka nič neprinesie. A budeš ho potrebovať pre prasa.
lesson-traders-wine = Teraz máš najviac vína, preto je orámované. Na konci to prinesie 10.
lesson-traders-road = Na tejto ceste stojí tvoj lupič. Pokračuj v nej.
lesson-traders-road-hint = Aj to by išlo. Tentoraz ju polož, kde je vyznačené.
lesson-traders-builder = Staviteľ sa pridáva k tvojej figúrke. Postav ho na cestu.
lesson-traders-builder-hint = Vyber na ceste staviteľa.
lesson-traders-builder-hint-none = Postav staviteľa hneď: pôsobí od tvojho ďalšieho ťahu.
lesson-traders-builder-hint-pig = Prasa môže počkať. Najprv staviteľ, ten prináša kartičky.
lesson-traders-builder-hint-small = Môžeš. Tentoraz však postav na cestu staviteľa.
lesson-traders-on = Pokračuj v ceste so staviteľom: prinesie ti v tomto ťahu druhú kartičku.
lesson-traders-on-hint = Z toho staviteľ nič nemá. Pokračuj v jeho ceste.
lesson-traders-pig = Najprv dohraj túto časť. Tvoja lúka sa zväčšila: postav prasa k sedliakovi.
lesson-traders-pig-hint = Vyber prasa.
lesson-traders-pig-hint-none = Môžeš počkať, ale s prasaťom má každé mesto pri tejto lúke cenu 4.
lesson-traders-pig-hint-small = Môžeš. Tentoraz však vyber prasa.
lesson-traders-second = Teraz si dober druhú kartičku.
lesson-traders-second-hint = Len do toho, nič to nestojí.
lesson-traders-second-hint-none = Odmietnuť môžeš, ale druhá kartička nič nestojí. Dober si ju.
lesson-traders-close = Uzavri svoju cestu touto križovatkou. Tretiu kartičku to neprinesie.
lesson-traders-close-hint = Tam tvoja cesta zostane neuzavretá. Polož križovatku na jej koniec.
lesson-traders-home = Cesta je vyhodnotená. Lupič aj staviteľ sú doma a môžeš ich použiť znova.
lesson-traders-end = Najviac vína prinieslo 10 a lúka s prasaťom 4 za svoje mesto. Tovar v neuzavretom meste nedostal nikto.
lesson-traders-known-goods = Kto uzavrie mesto, vezme jeho tovar. Najviac jedného druhu prinesie 10.
lesson-traders-known-builder = Pokračuj v ceste alebo meste so staviteľom a hráš druhú kartičku.
lesson-traders-known-once = Tretia kartička v ťahu nikdy nie je.
lesson-traders-known-pig = Kde je tvoje prasa, prinesie ti lúka 4 za mesto.
lesson-phantom-name = Fantóm
lesson-phantom-about = Druhá figúrka na tej istej kartičke.
lesson-phantom-tile = Na kartičke je kláštor a cesta. Prilož ju pod križovatku: cesta sa tým uzavrie.
lesson-phantom-tile-hint = Pasuje aj tam. Tentoraz ju prilož, ako je vyznačené.
lesson-phantom-monk = Postav družinníka do kláštora.
lesson-phantom-monk-hint = Vyber kláštor.
lesson-phantom-monk-hint-none = Ak teraz nič neurobíš, neumiestniš ani fantóma.
lesson-phantom-monk-hint-early = Fantóma smieš postaviť už teraz, ale potom druhú figúrku nepostavíš. Postav najprv družinníka.
lesson-phantom-monk-hint-road = Cesta príde na rad hneď potom. Družinníka postav do kláštora.
lesson-phantom-phantom = Teraz fantóm: smie na iné voľné územie tej istej kartičky. Postav ho na cestu.
lesson-phantom-phantom-hint = Vyber cestu.
lesson-phantom-phantom-hint-none = Môžeš ho nechať doma. Cesta je však voľná a uzavretá: prinesie 2 body.
lesson-phantom-again = Cesta priniesla 2 a fantóm je už späť. Predĺž kartičkou druhú cestu.
lesson-phantom-again-hint = Pasuje aj tam. Tentoraz ju prilož, ako je vyznačené.
lesson-phantom-knight = Postav družinníka do mesta.
lesson-phantom-knight-hint = Vyber mesto.
lesson-phantom-knight-hint-none = Ak teraz nič neurobíš, neumiestniš ani fantóma.
lesson-phantom-knight-hint-early = Potom druhú figúrku nepostavíš. Postav najprv družinníka.
lesson-phantom-knight-hint-road = Cesta príde na rad hneď potom. Družinníka postav do mesta.
lesson-phantom-second = Teraz postav fantóma na cestu.
lesson-phantom-second-hint = Vyber cestu.
lesson-phantom-second-hint-none = Môžeš ho nechať doma, ale cesta je voľná.
lesson-phantom-end = Kláštor, mesto a cesta: tri figúrky za dva ťahy. Fantóm sa ráta ako každý iný.
lesson-phantom-known-second = Po tvojej figúrke smie fantóm na iné voľné územie tej istej kartičky.
lesson-phantom-known-pass = Ak v kroku s figúrkou nič neurobíš, fantóma umiestniť nesmieš.
lesson-phantom-known-home = Fantóm sa vracia ako každý družinník. V ďalšom ťahu ho máš zasa.
lesson-goldmines-name = Zlaté bane
lesson-goldmines-about = Tehličky na kartičkách a kto si ich vezme.
lesson-goldmines-mine = Na tejto kartičke je zlatá baňa. Predĺž ňou svoju cestu.
lesson-goldmines-mine-hint = Pasuje aj tam. Vyznačené miesto však predĺži tvoju cestu.
lesson-goldmines-second = Jedna tehlička leží na bani. Druhú polož na inú kartičku svojej cesty.
lesson-goldmines-second-hint = Vyber kartičku svojej cesty.
lesson-goldmines-second-hint-away = Cez túto kartičku tvoja cesta nevedie. Polož tehličku na svoju cestu.
lesson-goldmines-none = Figúrky si tentoraz nechaj.
lesson-goldmines-none-hint = Zvoľ, že figúrku nestaviaš.
lesson-goldmines-none-hint-road = Môžeš. Tentoraz si však figúrku nechaj.
lesson-goldmines-close = Tento kláštor uzavrie tvoju cestu.
lesson-goldmines-close-hint = Tak cesta zostane otvorená. Prilož ho na jej koniec.
lesson-goldmines-monk = Postav do kláštora mnícha: berie tehličky zo svojej kartičky a z ôsmich okolo.
lesson-goldmines-monk-hint = Vyber kláštor.
lesson-goldmines-monk-hint-none = Postav mnícha: na kartičky okolo ešte môže pribudnúť zlato.
lesson-goldmines-taken = Cesta ti priniesla body a obe tehličky, ktoré na nej ležali. Vidíš ich pri svojom mene.
lesson-goldmines-end = Dve tehličky prinesú každá 1 bod. So štyrmi by každá priniesla 2, s desiatimi 4.
lesson-goldmines-known-lay = Kartička s baňou prináša dve tehličky: jednu na ňu, druhú na kartičku okolo.
lesson-goldmines-known-take = Kto má väčšinu v uzavretej ceste, meste alebo kláštore, vezme si tehličky, ktoré tam ležia.
lesson-goldmines-known-worth = Čím viac tehličiek máš, tým viac každá prinesie: 1 až 4 body.

### The Flying Machines

lesson-flier-name = Lietajúce stroje
lesson-flier-about = Vzduchom do mesta súpera.
lesson-flier-machine = Na tejto kartičke je lietajúci stroj. Predĺž ňou svoju cestu: šípka ukazuje na sever.
lesson-flier-machine-hint = Pasuje aj tam. Vyznačené miesto však predĺži tvoju cestu.
lesson-flier-machine-hint-south = Otoč kartičku: šípka má ukazovať na sever, k mestu.
lesson-flier-fly = Tvoj družinník môže letieť o 1, 2 alebo 3 políčka na sever. Nechaj ho letieť.
lesson-flier-fly-hint = Vyber let.
lesson-flier-fly-hint-none = Môžeš. O jedno políčko na sever je však mesto, o ktoré sa môžeš deliť.
lesson-flier-land = Na kocke padla 1. Pristaň v meste: môže byť aj obsadené.
lesson-flier-land-hint = Vyber mesto.
lesson-flier-land-hint-road = Môžeš, cesta je voľná. Toto mesto však prinesie viac.
lesson-flier-close = Uzavri mesto touto kartičkou.
lesson-flier-close-hint = Takto zostane mesto otvorené. Uzavri ho na vyznačenom mieste.
lesson-flier-paid = Obaja ste mali jedného rytiera, mesto teda prinieslo body obom. Teraz letí družinník súpera.
lesson-flier-back = Na kocke padla 3 a kartička tam nie je. Družinník sa vrátil.
lesson-flier-known-machine = Z kartičky so strojom môže družinník letieť, namiesto toho, aby sa na ňu postavil.
lesson-flier-known-die = Rozhodne kocka: 1, 2 alebo 3 políčka v smere šípky.
lesson-flier-known-land = Pristane na neuzavretej ceste, v meste alebo kláštore, aj obsadenom.
lesson-flier-known-back = Keď nemá kde pristáť, vráti sa k tebe.

### Crop Circles

lesson-crops-name = Kruhy v obilí
lesson-crops-about = Voľba za všetkých: pridať, alebo odobrať figúrku.
lesson-crops-close = Tvoje mesto je na severe otvorené. Uzavri ho touto kartičkou: je na nej kruh v obilí so štítom.
lesson-crops-close-hint = Takto zostane mesto otvorené. Uzavri ho na vyznačenom mieste.
lesson-crops-farmer = Najprv sa boduje mesto, tvoj rytier je teda už doma. Teraz vedľa postav sedliaka.
lesson-crops-farmer-hint = Vyber sedliaka.
lesson-crops-farmer-hint-none = Môžeš, ale sedliak ti tu na konci prinesie body.
lesson-crops-farmer-hint-knight = Kruh sa týka rytierov: tento by musel domov. Postav sedliaka.
lesson-crops-remove = Teraz vyberáš za všetkých. Ty rytiera nemáš, súper jedného má.
lesson-crops-remove-hint = Vyber „Všetci odoberú figúrku“.
lesson-crops-remove-hint-add = Potom by súper mohol rytiera pridať. Nech všetci jedného odoberú.
lesson-crops-grow = Súper priložil kruh s vidlami a vybral pridanie. Ty si na rade prvý: pridaj sedliaka vedľa svojho.
lesson-crops-grow-hint = Vyber sedliaka.
lesson-crops-grow-hint-none = Nemusíš, ale s druhým sedliakom máš lúku istú.
lesson-crops-end = Nikto iný sedliaka nemal. Tvoja lúka ti prinesie body za svoje mestá.
lesson-crops-known-circle = Po bodovaní kartičky s kruhom vyberie ten, kto ju priložil, za všetkých: pridať, alebo odobrať.
lesson-crops-known-add = Figúrka sa pridáva len vedľa vlastnej.
lesson-crops-known-remove = Keď všetci odoberajú, musíš jednu vziať domov. Neprinesie žiadne body.
