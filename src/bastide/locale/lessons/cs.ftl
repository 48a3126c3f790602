# Slova lekcí (src/bastide/data/lessons; docs/extend/lessons.md říká, jak patří k sobě).

### Základní hra

lesson-base-name = Základní hra
lesson-base-about = Kartičky, figurky a body.
lesson-base-map = Toto je startovní kartička. Kartičku po kartičce kolem ní stavíš krajinu.
lesson-base-place = Toto je tvá kartička. Prodluž cestu: cesta naváže na cestu, louka na louku.
lesson-base-place-hint = I tam kartička pasuje. Teď ji polož na vyznačené místo.
lesson-base-place-hint-west = I tam by cesta pokračovala. Začni na vyznačené straně.
lesson-base-place-hint-away = Tak to jde také. Tentokrát prodluž cestu.
lesson-base-highwayman = Postav na cestu figurku. Je z ní lupič a cesta je tvá.
lesson-base-highwayman-hint = Vyber místo na cestě.
lesson-base-highwayman-hint-none = Figurku si můžeš nechat. Bez ní ti ale cesta nic nepřinese.
lesson-base-turn = To byl tah: kartička, figurka, bodování. Teď je na řadě soupeř.
lesson-base-rival-city = { $rival ->
    [one] Hradba navazuje na hradbu, město je uzavřené. Jeho rytíř získá { $rival } bod a jde domů.
    [few] Hradba navazuje na hradbu, město je uzavřené. Jeho rytíř získá { $rival } body a jde domů.
   *[other] Hradba navazuje na hradbu, město je uzavřené. Jeho rytíř získá { $rival } bodů a jde domů.
}
lesson-base-monastery = Klášter tvou cestu ukončí. Kartička se sama natočí tak, aby cesta navázala na cestu.
lesson-base-monastery-hint = Tam pasuje, ale mimo tvou cestu. Patří na její druhý konec.
lesson-base-monk = Na cestě už figurka stojí, další tam nesmí. Pošli do kláštera mnicha.
lesson-base-monk-hint = Vyber klášter uprostřed kartičky.
lesson-base-monk-hint-none = Prázdný klášter nikomu nic nepřinese. Postav tam figurku.
lesson-base-around = Klášter dá 1 bod za sebe a 1 za každou z osmi kartiček okolo. Nezáleží na tom, kdo je přiloží.
lesson-base-crossing = Křižovatka cestu ukončí. Uzavři jí svou cestu, natoč ji, jak chceš.
lesson-base-crossing-hint = Tam zůstane tvá cesta otevřená. Polož ji na volný konec.
lesson-base-keep = Začínají tu dvě nové cesty. Nech si figurky na něco lepšího.
lesson-base-keep-hint = Dalo by se, ale figurka zůstane, dokud cesta neskončí. Tentokrát žádnou nestav.
lesson-base-road-paid = { $points ->
    [one] Tvá cesta je uzavřená: 1 za každou kartičku, celkem { $points } bod. Figurka je zpět v zásobě.
    [few] Tvá cesta je uzavřená: 1 za každou kartičku, celkem { $points } body. Figurka je zpět v zásobě.
   *[other] Tvá cesta je uzavřená: 1 za každou kartičku, celkem { $points } bodů. Figurka je zpět v zásobě.
}
lesson-base-city = Na kartičce je kus města. Na vyznačeném místě založ vlastní město.
lesson-base-city-hint = I tam pasuje. Na vyznačeném místě má ale tvé město kam růst.
lesson-base-knight = Postav do města figurku. Je z ní rytíř.
lesson-base-knight-hint = Vyber město.
lesson-base-knight-hint-none = Bez rytíře město není tvé. Postav tam figurku.
lesson-base-shield = Tato kartička má erb, který platí jako další kartička. Zvětši své město.
lesson-base-shield-hint = To by bylo město bez tvého rytíře. Pokračuj ve svém.
lesson-base-wall = Chybí jediná kartička. Uzavři město.
lesson-base-wall-hint = Tvé město by zůstalo otevřené. Uzavři ho nahoře.
lesson-base-city-paid = { $points ->
    [one] Hotovo: 2 za každou kartičku a 2 za erb, { $points } bod. Teď přijde poslední kartička.
    [few] Hotovo: 2 za každou kartičku a 2 za erb, { $points } body. Teď přijde poslední kartička.
   *[other] Hotovo: 2 za každou kartičku a 2 za erb, { $points } bodů. Teď přijde poslední kartička.
}
lesson-base-final = { $points ->
    [one] Na konci se počítá i neuzavřené, ale méně. Tvůj klášter přinese { $points } bod.
    [few] Na konci se počítá i neuzavřené, ale méně. Tvůj klášter přinese { $points } body.
   *[other] Na konci se počítá i neuzavřené, ale méně. Tvůj klášter přinese { $points } bodů.
}
lesson-base-result = { $score ->
    [one] Máš { $score } bod, soupeř { $rivals }. Vyhrává, kdo má nejvíc bodů.
    [few] Máš { $score } body, soupeř { $rivals }. Vyhrává, kdo má nejvíc bodů.
   *[other] Máš { $score } bodů, soupeř { $rivals }. Vyhrává, kdo má nejvíc bodů.
}
lesson-base-known-turn = Tah: kartička, případně figurka a bodování.
lesson-base-known-road = Hotová cesta dá 1 za každou kartičku.
lesson-base-known-city = Hotové město dá 2 za každou kartičku a erb.
lesson-base-known-monastery = Klášter obklopený osmi kartičkami dá 9.
lesson-base-known-most = Kdo tam má nejvíc figurek, bere body. Při shodě oba.
lesson-base-known-end = Figurky se vracejí, až když je jejich území uzavřené.

### Louky

lesson-fields-name = Louky
lesson-fields-about = Sedlák si lehne a čeká na města.
lesson-fields-land = Cesty a hradby dělí krajinu na louky. Hotové město se tu dotýká louky nad sebou i pod sebou.
lesson-fields-place = Polož kartičku vedle města. Spojí louku nad ním s pruhem podél cesty.
lesson-fields-place-hint = I tam pasuje. Vedle města ale vznikne jedna velká louka.
lesson-fields-farmer = Polož na velkou louku sedláka. Zůstane tam až do konce hry.
lesson-fields-farmer-hint = Vyber velkou louku.
lesson-fields-farmer-hint-none = Louka bez sedláka nikomu nic nepřinese. Polož ho na velkou louku.
lesson-fields-farmer-hint-small = Tento roh cesta odděluje a žádné město se ho nedotýká. Vyber velkou louku.
lesson-fields-farmer-hint-road = To by byl lupič. Tentokrát polož figurku na louku.
lesson-fields-rival = Soupeř zakládá město u tvé louky. Dokud není uzavřené, sedlákovi nic nepřinese.
lesson-fields-close = Dokonči to město. Rytíři zaplatí hned, tvému sedlákovi na konci.
lesson-fields-close-hint = Tam zůstane město otevřené. Dokonči ho nahoře.
lesson-fields-keep = Za hradbou je jiná louka s jediným městem. Figurku si nech.
lesson-fields-keep-hint = Dalo by se, ale sedláci se do konce nevracejí. Tentokrát nestav žádnou.
lesson-fields-paid = { $points ->
    [one] Konec: tvé louky se dotýkají dvě uzavřená města, každé za 3. Sedlák přináší { $points } bod.
    [few] Konec: tvé louky se dotýkají dvě uzavřená města, každé za 3. Sedlák přináší { $points } body.
   *[other] Konec: tvé louky se dotýkají dvě uzavřená města, každé za 3. Sedlák přináší { $points } bodů.
}
lesson-fields-known-farmer = Sedlák zůstává na louce až do konce.
lesson-fields-known-bounds = Louky dělí cesty, hradby a řeky.
lesson-fields-known-pay = Každé uzavřené město u louky dá 3 body.
lesson-fields-known-most = Bere, kdo má na louce nejvíc sedláků. Při shodě oba.

### Řeka

lesson-river-name = Řeka
lesson-river-about = Od pramene k jezeru.
lesson-river-spring = Hra začíná u pramene. Prodluž řeku: voda musí navázat na vodu.
lesson-river-spring-hint = Polož kartičku tam, kam řeka teče.
lesson-river-monk = I na kartičky řeky můžeš stavět figurky. Pošli do kláštera mnicha.
lesson-river-monk-hint = Vyber klášter.
lesson-river-monk-hint-none = Můžeš. Kolem kláštera ale brzy přibudou kartičky.
lesson-river-monk-hint-road = Cesta jde taky. Tentokrát vyber klášter.
lesson-river-bends = Tady řeka zahnula doprava. Hned v příští zákrutě nesmí zahnout doprava znovu.
lesson-river-bend = Tato zákruta musí vést doleva. Kartička se na vybraném místě natočí sama.
lesson-river-bend-hint = Polož zákrutu na konec řeky.
lesson-river-highwayman = Cesty u řeky fungují jako jiné. Tuhle obsaď.
lesson-river-highwayman-hint = Vyber cestu.
lesson-river-highwayman-hint-none = Figurku si můžeš nechat. Tentokrát ji postav na cestu.
lesson-river-lake = Po několika tazích zbývá jen jezero. Řeku ukončí.
lesson-river-lake-hint = Polož jezero na konec řeky.
lesson-river-land = Odteď dobíráš obyčejné kartičky. Patří kamkoli, kam pasují.
lesson-river-known-first = Kartičky řeky přijdou před všemi ostatními.
lesson-river-known-bends = Dvě zákruty po sobě nikdy nevedou na stejnou stranu.
lesson-river-known-points = Řeka dělí louky. Body nedává a figurky na ni nesmějí.

### Opat

lesson-abbot-name = Opat
lesson-abbot-about = Figurka, kterou můžeš odvolat domů.
lesson-abbot-garden = Na kartičce je zahrada. Polož ji tam, kde je kolem hodně kartiček.
lesson-abbot-garden-hint = Tam pasuje. Na vyznačeném místě má ale víc sousedů.
lesson-abbot-abbot = Máš také opata. Do zahrady smí jen on: postav ho tam.
lesson-abbot-abbot-hint = Vyber opata v zahradě.
lesson-abbot-abbot-hint-none = Zahrada platí, jen když v ní stojí tvůj opat.
lesson-abbot-abbot-hint-road = To by byl lupič. Tentokrát pošli opata do zahrady.
lesson-abbot-around = Zahrada se počítá jako klášter: 1 za sebe a 1 za každou kartičku okolo, nejvýš 9.
lesson-abbot-place = I tuto kartičku polož k zahradě.
lesson-abbot-place-hint = Tam pasuje, ale mimo tvou zahradu.
lesson-abbot-recall = Místo figurky můžeš opata odvolat domů. Hned se započte: zkus to.
lesson-abbot-recall-hint = Vyber odvolání opata.
lesson-abbot-recall-hint-none = Můžeš čekat na všech devět bodů. Tentokrát ho odvolej.
lesson-abbot-recall-hint-road = Za tah jedno: figurku postavit, nebo opata odvolat. Odvolej ho.
lesson-abbot-monastery = { $points ->
    [one] Přinesl { $points } bod: za svou kartičku a ty okolo. Teď polož klášter.
    [few] Přinesl { $points } body: za svou kartičku a ty okolo. Teď polož klášter.
   *[other] Přinesl { $points } bodů: za svou kartičku a ty okolo. Teď polož klášter.
}
lesson-abbot-monastery-hint = I tam pasuje. Vyznačené místo má víc sousedů.
lesson-abbot-again = Opat je zase volný. I do kláštera smí: pošli ho tam.
lesson-abbot-again-hint = Vyber opata v klášteře.
lesson-abbot-again-hint-none = Prázdný klášter nikomu nic nepřinese. Pošli tam opata.
lesson-abbot-again-hint-monk = Mnich by zůstal, dokud nebude plno. Opat se smí vrátit kdykoli.
lesson-abbot-known-garden = Do zahrady smí jen opat. Zahrady bodují jako kláštery.
lesson-abbot-known-recall = Místo figurky smíš opata odvolat domů.
lesson-abbot-known-monastery = Stejně jako mnich smí i do kláštera.

### Řeka se dvěma prameny

lesson-river20-name = Řeka se dvěma prameny
lesson-river20-about = Dvě řeky z jedné kartičky.
lesson-river20-springs = Hra začíná dvojitou kartičkou. Začínají na ní dvě řeky.
lesson-river20-begin = Kartička řeky smí ke kterékoli z obou řek. Tuhle polož k dolní.
lesson-river20-begin-hint = Polož ji k dolní řece.
lesson-river20-begin-hint-upper = I horní řeka je volná. Tentokrát vyber dolní.
lesson-river20-knight = Postav do města na téhle kartičce rytíře.
lesson-river20-knight-hint = Vyber město.
lesson-river20-knight-hint-none = Můžeš. Ale město u řeky je dobrý začátek.
lesson-river20-ends = Pokračovat smíš na kterékoli řece. Vyber zase tu dolní.
lesson-river20-ends-hint = I tak pasuje. Veď řeku na vyznačenou stranu.
lesson-river20-ends-hint-upper = I horní řeka je volná. Tentokrát vyber dolní.
lesson-river20-bridge = Soupeř si vybírá horní řeku. Pokračuj na své.
lesson-river20-bridge-hint = Polož ji k dolní řece.
lesson-river20-bridge-hint-upper = I ta řeka se dá prodloužit. Tentokrát zůstaň u dolní.
lesson-river20-monk = Pošli do kláštera mnicha.
lesson-river20-monk-hint = Vyber klášter.
lesson-river20-monk-hint-none = Prázdný klášter nikomu nic nepřinese.
lesson-river20-monk-hint-road = Cesta jde taky. Tentokrát vyber klášter.
lesson-river20-apart = Obě řeky se nesmějí setkat ani dotknout. Zahni s tou svou pryč od druhé.
lesson-river20-apart-hint = Tam pasuje. Drž se ale vyznačeného místa.
lesson-river20-apart-hint-near = Pravidla to ještě dovolí. Řeky by se ale přiblížily a místa by ubylo.
lesson-river20-apart-hint-upper = To je druhá řeka. Zahni s tou dolní.
lesson-river20-lakes = Nakonec přijdou dvě jezera, každé k jedné řece. Pak obyčejné kartičky.
lesson-river20-known-double = Dvojitá kartička platí za dvě.
lesson-river20-known-ends = Každá kartička řeky smí ke kterékoli z obou řek.
lesson-river20-known-touch = Řeky se nikdy nesetkají ani nedotknou.
lesson-river20-known-lakes = Řeky ukončí dvě jezera. Pak přijdou ostatní kartičky.

### Kartičky se šipkou

lesson-arrows-name = Kartičky se šipkou
lesson-arrows-about = Tři symboly a kdy působí.
lesson-arrows-arrow = Na kartičce je šipka se symbolem. Prodluž jí cestu.
lesson-arrows-arrow-hint = I tam pasuje. Polož ji na vyznačené místo, šipkou nahoru.
lesson-arrows-empty = { $points ->
    [one] Šipka ukazuje na prázdné políčko: hned { $points } bod. Postav na cestu figurku.
    [few] Šipka ukazuje na prázdné políčko: hned { $points } body. Postav na cestu figurku.
   *[other] Šipka ukazuje na prázdné políčko: hned { $points } bodů. Postav na cestu figurku.
}
lesson-arrows-empty-hint = Vyber cestu.
lesson-arrows-empty-hint-none = Na této cestě se ti figurka bude hodit. Postav ji tam.
lesson-arrows-target = Přilož kartičku tam, kam ukazuje šipka, a můžeš použít její symbol. Předběhni soupeře.
lesson-arrows-target-hint = Tam šipka neukazuje. Polož ji nad šipku.
lesson-arrows-reinforce = Posila: k tvé figurce smí přijít další. Posil svou cestu na dvě figurky.
lesson-arrows-reinforce-hint = Vyber cestu, kde stojí tvá figurka.
lesson-arrows-reinforce-hint-none = Symbol použít nemusíš. Tentokrát to ale zkus.
lesson-arrows-reinforce-hint-road = To je obyčejná figurka. Zkus raději symbol.
lesson-arrows-aim = Symbol působí i tehdy, když jeho vlastní šipka ukáže na kartičku. Namiř ji na svou cestu.
lesson-arrows-aim-hint = Polož ji vedle své cesty, šipkou zpátky k ní.
lesson-arrows-aim-hint-away = Takto šipka ukazuje do prázdna, za 2 body. Natoč ji ke kartičce.
lesson-arrows-knight = Přesýpací hodiny dají tah navíc. Nejdřív postav do města rytíře.
lesson-arrows-knight-hint = Vyber město.
lesson-arrows-knight-hint-none = Za chvíli můžeš toto město dokončit. Postav tam rytíře.
lesson-arrows-extra = Můžeš hrát ještě jeden celý tah. Do toho.
lesson-arrows-extra-hint = Vyber „Hrát ještě jednou“.
lesson-arrows-extra-hint-none = Můžeš odmítnout. Ale proč?
lesson-arrows-close = Dokonči touto kartičkou své město.
lesson-arrows-close-hint = Tvé město by zůstalo otevřené. Polož ji nad něj.
lesson-arrows-gate = { $points ->
    [one] Město přineslo { $points } bod. Posledním symbolem je portál. Polož jeho kartičku šipkou k cestě.
    [few] Město přineslo { $points } body. Posledním symbolem je portál. Polož jeho kartičku šipkou k cestě.
   *[other] Město přineslo { $points } bodů. Posledním symbolem je portál. Polož jeho kartičku šipkou k cestě.
}
lesson-arrows-gate-hint = Polož ji na levý konec cesty, šipkou k ní.
lesson-arrows-portal = Portál: figurka smí na volné místo kterékoli kartičky. Obsaď druhou cestu.
lesson-arrows-portal-hint = Vyber volnou cestu v dálce.
lesson-arrows-portal-hint-none = Nemusíš. Tentokrát ale portál použij.
lesson-arrows-known-empty = Šipka přiložená k prázdnému políčku dá 2 body.
lesson-arrows-known-sign = Ukáže-li šipka na kartičku, symbol použije ten, kdo přiložil pozdější z obou.
lesson-arrows-known-reinforce = Posila: další figurka tam, kde už jednu máš.
lesson-arrows-known-extra = Přesýpací hodiny: celý tah navíc.
lesson-arrows-known-portal = Portál: figurka na volné místo kterékoli kartičky.

### Mage & Witch

lesson-mage-name = Mág a čarodějnice
lesson-mage-about = Mág body zvyšuje, čarodějnice je půlí.
lesson-mage-sign = Tato kartička má kouzelný symbol. Přilož ji pod svou cestu.
lesson-mage-sign-hint = Pasuje i tam. Teď ji přilož na vyznačené místo.
lesson-mage-mage = Teď musíš přesunout mága nebo čarodějnici. Postav mága na svou cestu: za každou kartičku pak bude o 1 bod víc.
lesson-mage-mage-hint = Vyber mága na své cestě.
lesson-mage-mage-hint-witch = Čarodějnici ne: tvou cestu by zmenšila na polovinu.
lesson-mage-again = Další kouzelný symbol. Prodluž touto kartičkou svou cestu.
lesson-mage-again-hint = To by šlo taky. Teď ji přilož na vyznačené místo.
lesson-mage-witch = Mág může zůstat. Postav čarodějnici do města soupeře: bude mít polovinu bodů.
lesson-mage-witch-hint = Vyber čarodějnici ve městě soupeře.
lesson-mage-witch-hint-mage = Mág už na tvé cestě je. Nech ho tam.
lesson-mage-close = Uzavři cestu touto křižovatkou.
lesson-mage-close-hint = Tak cesta zůstane otevřená. Přilož křižovatku na její konec.
lesson-mage-paid = Pět kartiček ti dá 10 bodů místo 5 a mág odejde z plánu. Teď se uzavře město soupeře.
lesson-mage-end = Město ze čtyř kartiček má 8 bodů. S čarodějnicí jsou to 4.
lesson-mage-known-mage = S mágem má cesta nebo město za každou kartičku o 1 bod víc.
lesson-mage-known-witch = S čarodějnicí má polovinu, zaokrouhleno nahoru.
lesson-mage-known-leave = Obě figurky odejdou z plánu, když se jejich území uzavře.

### Mlha a duchové

lesson-mist-name = Mlha a duchové
lesson-mist-about = Posílej duchy soupeři a šetři své figurky.
lesson-mist-grow = Některé kartičky mají mlhu. Otoč svou tak, aby mlha navázala na mlhu.
lesson-mist-grow-hint = Tam mlha na mlhu nenaváže. Polož ji na vyznačené místo.
lesson-mist-grow-hint-clear = Takto se mlhy dotkne strana bez mlhy: duch by přišel k tobě.
lesson-mist-spook = Mlha houstne: pošli ducha k figurce soupeře. Vyber rytíře: jeho město je skoro uzavřené.
lesson-mist-spook-hint = Vyber rytíře.
lesson-mist-spook-hint-road = Tato cesta možná nikdy neskončí. Na konci hry stojí duch jen 1 bod.
lesson-mist-guard = Máš také dva strážné. Ke strážnému duch nikdy nepřijde: postav ho do města.
lesson-mist-guard-hint = Vyber pro město strážného.
lesson-mist-guard-hint-meeple = K této figurce duch přijít může. Tentokrát vyber strážného.
lesson-mist-guard-hint-none = Pak je město volné pro druhé. Postav tam strážného.
lesson-mist-less = { $rival ->
    [one] Toto město mělo cenu 4, ale duch stojí 2. Soupeř získává { $rival } bod.
    [few] Toto město mělo cenu 4, ale duch stojí 2. Soupeř získává { $rival } body.
   *[other] Toto město mělo cenu 4, ale duch stojí 2. Soupeř získává { $rival } bodů.
}
lesson-mist-break = Tato kartička uzavře tvou cestu i město. Mlhy se ale dotkne strana bez mlhy: duch přijde k tobě.
lesson-mist-break-hint = Tak se duchu vyhneš, ale nic nezískáš. Polož ji na vyznačené místo.
lesson-mist-own = Ke které tvé figurce půjde, určíš ty. Hotová cesta boduje hned, vyber tedy druhou.
lesson-mist-own-hint = Vyber lupiče na otevřené cestě.
lesson-mist-own-hint-now = Tato cesta boduje ještě v tomto tahu. Duch by tu hned stál 2.
lesson-mist-knight = Město je uzavřené a nikdo v něm není. Postav tam figurku a vezmi si body.
lesson-mist-knight-hint = Nové cesty zatím nic nedají. Vyber uzavřené město.
lesson-mist-knight-hint-none = Pak město nikomu nic nedá. Postav tam figurku.
lesson-mist-paid = { $points ->
    [one] 3 za cestu a 4 za město: { $points } bod. Duch zůstává u tvého druhého lupiče.
    [few] 3 za cestu a 4 za město: { $points } body. Duch zůstává u tvého druhého lupiče.
   *[other] 3 za cestu a 4 za město: { $points } bodů. Duch zůstává u tvého druhého lupiče.
}
lesson-mist-known-grow = Mlha naváže na mlhu: duch jde k soupeři.
lesson-mist-known-break = Mlhy se dotkne strana bez mlhy: duch jde k tobě.
lesson-mist-known-cost = Duch stojí 2, když jeho figurka boduje, na konci 1.
lesson-mist-known-third = Třetí duch figurku z plánu vyžene.
lesson-mist-known-guard = Ke strážnému duch nikdy nepřijde.

### Hřbitovy

lesson-cemeteries-name = Hřbitovy
lesson-cemeteries-about = Hrobník přivede dalšího strážného.
lesson-cemeteries-place = Na tvé kartičce je hřbitov. Polož ji tam, kde kolem už leží šest kartiček.
lesson-cemeteries-place-hint = I tam pasuje, ale kolem je méně kartiček.
lesson-cemeteries-digger = Postav na hřbitov figurku. Je z ní hrobník.
lesson-cemeteries-digger-hint = Vyber hřbitov uprostřed kartičky.
lesson-cemeteries-digger-hint-road = Cesta by také šla. Tentokrát vyber hřbitov.
lesson-cemeteries-digger-hint-none = Bez hrobníka hřbitov nic nepřinese.
lesson-cemeteries-ring = Kolem hřbitova musí být všech osm políček plných. Zaplň poslední.
lesson-cemeteries-ring-hint = Tak zůstane hřbitov nedokončený. Zaplň díru vedle něj.
lesson-cemeteries-figure = Hřbitov je uzavřený. Postav figurku do města, nebo si ji nech, jak chceš.
lesson-cemeteries-gained = Hrobník je doma a přivedl ze zásoby strážného. Máš ho do konce hry.
lesson-cemeteries-known-digger = Figurka na hřbitově je hrobník.
lesson-cemeteries-known-guard = Osm kartiček okolo přinese strážného, ale žádné body.
lesson-cemeteries-known-end = Neuzavřený hřbitov na konci nic nedá.

### Zámky

lesson-castles-name = Zámky
lesson-castles-about = Mlha kolem zámku přináší body.
lesson-castles-place = Na tvé kartičce je zámek. Polož ji tam, kde je kolem hodně mlhy.
lesson-castles-place-hint = I tam pasuje, ale kolem je méně mlhy.
lesson-castles-place-hint-turned = Takto se mlhy dotkne strana bez mlhy. Otoč ji, ať mlha naváže na mlhu.
lesson-castles-steward = Postav na zámek figurku. Je z ní kastelán.
lesson-castles-steward-hint = Vyber zámek.
lesson-castles-steward-hint-none = Zámek lze obsadit jen teď. Postav tam figurku.
lesson-castles-around = Zámek potřebuje všech osm kartiček okolo. Každá z devíti s mlhou dá 2. Čtyři už mlhu mají.
lesson-castles-close = Chybí jediná kartička. Zaplň díru touto: i ona má mlhu.
lesson-castles-close-hint = Tak zůstane zámek nedokončený. Zaplň díru vedle něj.
lesson-castles-figure = Zámek je uzavřený. Postav figurku na cestu, nebo si ji nech, jak chceš.
lesson-castles-paid = { $points ->
    [one] Pět z devíti kartiček má mlhu, za každou 2: { $points } bod. Kastelán je zase doma.
    [few] Pět z devíti kartiček má mlhu, za každou 2: { $points } body. Kastelán je zase doma.
   *[other] Pět z devíti kartiček má mlhu, za každou 2: { $points } bodů. Kastelán je zase doma.
}
lesson-castles-known-mist = Hotový zámek dá 2 za každou kartičku s mlhou.
lesson-castles-known-end = Na konci: 1 za sebe a 1 za každou kartičku s mlhou okolo.
lesson-castles-known-ghosts = Duchové chodí i ke kastelánovi, ne však ke strážnému.

### Pevnost

lesson-fortress-name = Pevnost
lesson-fortress-about = Obsazuj hradby a boduj na nich.
lesson-fortress-place = Uprostřed krajiny leží pevnost. Přilož k ní tento kus města.
lesson-fortress-place-hint = I tam pasuje. Tentokrát ji polož na vyznačené místo.
lesson-fortress-knight = Postav do města rytíře. Ten otevře cestu na hradby.
lesson-fortress-knight-hint = Na sedláka dojde později. Nejdřív vyber město.
lesson-fortress-knight-hint-none = Dokud tady figurku nepostavíš, žádná nesmí na hradby.
lesson-fortress-man = Teď smí ještě jedna figurka na hradby rytířů. Vyšli ji tam.
lesson-fortress-man-hint = Vyber hradby rytířů.
lesson-fortress-man-hint-none = Můžeš to vynechat. Ale každá figurka na hradbách dá později 3 body.
lesson-fortress-other = Tři ze čtyř políček jsou obsazená, dvě tebou. Postav dalšího rytíře.
lesson-fortress-other-hint = Cestu na tyto hradby otevře jen rytíř. Vyber město.
lesson-fortress-other-hint-none = Pak zůstane poslední políčko volné. Postav do města rytíře.
lesson-fortress-last = Volné je poslední políčko. Zaplň hradby.
lesson-fortress-last-hint = Vyber hradby rytířů.
lesson-fortress-last-hint-none = Pak může poslední políčko i další 3 body získat soupeř.
lesson-fortress-counter = { $points ->
    [one] Plné hradby: protiútok, 3 za každou figurku na nich. Máš { $points } bod a všechny jdou domů.
    [few] Plné hradby: protiútok, 3 za každou figurku na nich. Máš { $points } body a všechny jdou domů.
   *[other] Plné hradby: protiútok, 3 za každou figurku na nich. Máš { $points } bodů a všechny jdou domů.
}
lesson-fortress-farmer = K pevnosti může i sedlák. Polož jednoho na louku.
lesson-fortress-farmer-hint = Vyber jednu z obou luk.
lesson-fortress-farmer-hint-road = To by vedlo na hradby lupičů. Zkus sedláka.
lesson-fortress-farmer-hint-none = Dokud tady figurku nepostavíš, žádná nesmí do pevnosti.
lesson-fortress-farm = Se sedlákem smí jeden další na políčko pro sedláky. Vyber si hradby.
lesson-fortress-farm-hint = Vyber jedno ze tří políček pro sedláky.
lesson-fortress-farm-hint-none = Políčko pro sedláky se nikdy nezaplní a na konci dá 3. Vyšli tam figurku.
lesson-fortress-end = { $points ->
    [one] Konec. Na všech hradbách protiútok: 3 pro tebe. Sedlák: 3, pevnost je uzavřené město. Tři otevřená města: po 1. Celkem { $points } bod.
    [few] Konec. Na všech hradbách protiútok: 3 pro tebe. Sedlák: 3, pevnost je uzavřené město. Tři otevřená města: po 1. Celkem { $points } body.
   *[other] Konec. Na všech hradbách protiútok: 3 pro tebe. Sedlák: 3, pevnost je uzavřené město. Tři otevřená města: po 1. Celkem { $points } bodů.
}
lesson-fortress-known-wall = Rytíř, lupič či mnich: ještě jedna figurka na jejich hradby.
lesson-fortress-known-counter = Plné hradby dají 3 za každou figurku na nich.
lesson-fortress-known-farmer = Se sedlákem smí další na kterékoli políčko pro sedláky.
lesson-fortress-known-end = Na konci je protiútok na všech trojích hradbách.

### Dobyvatelé

lesson-catapult-name = Dobyvatelé
lesson-catapult-about = Symboly přivážejí katapulty a ty útočí.
lesson-catapult-sign = Symbol na tvé kartičce přivezl katapult k hradbám rytířů. Polož ji na vyznačené místo.
lesson-catapult-sign-hint = I tam pasuje. Tentokrát ji polož na vyznačené místo.
lesson-catapult-knight = Další takový symbol zaútočí. Postav do města rytíře.
lesson-catapult-knight-hint = Vyber město.
lesson-catapult-knight-hint-none = Dokud nepostavíš rytíře, nesmíš na hradby rytířů.
lesson-catapult-man = Když máš na hradbách figurku, jsi v bezpečí. Jednu tam vyšli.
lesson-catapult-man-hint = Vyber hradby rytířů.
lesson-catapult-man-hint-none = Když tam nikoho nemáš, útok tě připraví o rytíře.
lesson-catapult-attack = { $points ->
    [one] Soupeř dobírá tento symbol: útok. Tvá figurka na hradbách dává { $points } bod. Soupeř tam nikoho nemá a ztrácí rytíře.
    [few] Soupeř dobírá tento symbol: útok. Tvá figurka na hradbách dává { $points } body. Soupeř tam nikoho nemá a ztrácí rytíře.
   *[other] Soupeř dobírá tento symbol: útok. Tvá figurka na hradbách dává { $points } bodů. Soupeř tam nikoho nemá a ztrácí rytíře.
}
lesson-catapult-besiege = U otazníku vybíráš ty. Obléhej lupiče: katapult tam stojí a ty máš na hradbách figurku.
lesson-catapult-besiege-hint = Tam by jen přijel katapult. U lupičů už jeden stojí.
lesson-catapult-raid = { $points ->
    [one] Tvá figurka dává { $points } bod a jde domů. Soupeř tam nikoho nemá a ztrácí lupiče.
    [few] Tvá figurka dává { $points } body a jde domů. Soupeř tam nikoho nemá a ztrácí lupiče.
   *[other] Tvá figurka dává { $points } bodů a jde domů. Soupeř tam nikoho nemá a ztrácí lupiče.
}
lesson-catapult-flee = { $rival ->
    [one] Teď útok zasáhl tebe: soupeř má { $rival } bod a jeden tvůj rytíř musí pryč. Nech si toho s erbem.
    [few] Teď útok zasáhl tebe: soupeř má { $rival } body a jeden tvůj rytíř musí pryč. Nech si toho s erbem.
   *[other] Teď útok zasáhl tebe: soupeř má { $rival } bodů a jeden tvůj rytíř musí pryč. Nech si toho s erbem.
}
lesson-catapult-flee-hint = Vyber rytíře v malém městě.
lesson-catapult-flee-hint-shield = Toto město má erb a má větší cenu. Vzdej se toho druhého.
lesson-catapult-lost = Rytíř je zpět v zásobě a město je zase volné. Body neztrácíš.
lesson-catapult-known-sign = Symbol přiveze katapult, další u těch hradeb zaútočí.
lesson-catapult-known-attack = Útok dá 3 za každou figurku na hradbách.
lesson-catapult-known-safe = Když tam žádnou nemáš, ztratíš figurku toho druhu.
lesson-catapult-known-farmer = Figurka na políčku pro sedláky chrání stejně dobře.

### Hostince a katedrály

lesson-inns-name = Hostince a katedrály
lesson-inns-about = Víc bodů, víc rizika a velký družiník.
lesson-inns-inn = Dům u jezírka je hostinec: jeho cesta platí dvojnásob. Prodluž jím cestu.
lesson-inns-inn-hint = I tak pasuje. Tentokrát ji polož, jak je vyznačeno.
lesson-inns-highwayman = Postav na cestu figurku. Stačí malá.
lesson-inns-highwayman-hint = Vyber na cestě malou figurku.
lesson-inns-highwayman-hint-none = Bez figurky ti cesta nic nepřinese, ani s hostincem.
lesson-inns-highwayman-hint-large = Můžeš. Ale o tuto cestu nikdo nesoupeří, velkého si nech.
lesson-inns-close = Cesta s hostincem nepřinese nic, když zůstane otevřená. Uzavři ji touto křižovatkou.
lesson-inns-close-hint = Tam tvá cesta zůstane otevřená. Polož křižovatku na volný konec.
lesson-inns-beside = { $points ->
    [one] Uzavřeno: 2 za každou kartičku, { $points } bod. Teď polož hradby poblíž města s katedrálou.
    [few] Uzavřeno: 2 za každou kartičku, { $points } body. Teď polož hradby poblíž města s katedrálou.
   *[other] Uzavřeno: 2 za každou kartičku, { $points } bodů. Teď polož hradby poblíž města s katedrálou.
}
lesson-inns-beside-hint = Tam pasuje. Z vyznačeného místa se ale může s tím městem spojit.
lesson-inns-large = V tom městě stojí soupeřův rytíř. Postav sem velkého družiníka, počítá se za dva.
lesson-inns-large-hint = Vyber ve městě velkého družiníka.
lesson-inns-large-hint-none = Bez figurky na tom městě nebudeš mít podíl.
lesson-inns-large-hint-small = Malý by soupeřova rytíře jen vyrovnal. Vyber velkého.
lesson-inns-join = Tento roh obě města spojí a uzavře. Polož ho mezi ně.
lesson-inns-join-hint = Tam zůstanou města oddělená. Patří na vyznačené místo.
lesson-inns-paid = { $points ->
    [one] Počítáš se tam za dva, soupeř za jednoho. S katedrálou 3 za každou kartičku a erb: { $points } bod.
    [few] Počítáš se tam za dva, soupeř za jednoho. S katedrálou 3 za každou kartičku a erb: { $points } body.
   *[other] Počítáš se tam za dva, soupeř za jednoho. S katedrálou 3 za každou kartičku a erb: { $points } bodů.
}
lesson-inns-risk = Město s katedrálou nepřinese nic, když zůstane otevřené. Polož poslední kartičku k městu soupeře.
lesson-inns-risk-hint = To by posloužilo také. Tentokrát ji polož na vyznačené místo.
lesson-inns-nothing = Otevřené město teď nepřineslo nic. Bez katedrály by dalo 1 za každou kartičku a erb.
lesson-inns-known-inn = Uzavřená cesta s hostincem dá 2 za každou kartičku.
lesson-inns-known-cathedral = Uzavřené město s katedrálou dá 3 za kartičky a erby.
lesson-inns-known-open = Když zůstanou do konce otevřené, nedají nic.
lesson-inns-known-large = Velký družiník se při určování většiny počítá za dva.

### Mlhy, úroveň 1

lesson-mists-1-name = Mlhy, úroveň 1
lesson-mists-1-about = Všichni společně proti duchům.
lesson-mists-1-ghosts = Hrajete všichni spolu. Někteří duchové jsou v mlze, další čekají v banku. Když potřebujete ducha a bank je prázdný, všichni prohráváte.
lesson-mists-1-join = Otoč kartičku, ať mlha naváže na mlhu. Přijde tak o ducha méně: tady žádný.
lesson-mists-1-join-hint = I tam pasuje. Tentokrát ji polož na vyznačené místo.
lesson-mists-1-guard = Postav do města strážného. Ve dvou vedeš dvě barvy: vyber kteroukoli.
lesson-mists-1-guard-hint = Vyber město.
lesson-mists-1-guard-hint-none = Bez strážného město nedá body a žádného ducha nepošle pryč.
lesson-mists-1-close = Spoluhráč tvé město zvětšuje. Uzavři ho.
lesson-mists-1-close-hint = Tak zůstane město otevřené. Uzavři ho na konci.
lesson-mists-1-take = Vezmi body, nebo pošli až tři duchy z jedné kartičky pryč. Tady vyber body.
lesson-mists-1-take-hint = Vezmi body.
lesson-mists-1-take-hint-ghosts = Bank je ještě plný. Vezmi body: tým jich potřebuje 50.
lesson-mists-1-paid = { $points ->
    [one] 2 za každou ze tří kartiček a 2 za erb: tým má { $points } bod. S 50 body vyhrajete.
    [few] 2 za každou ze tří kartiček a 2 za erb: tým má { $points } body. S 50 body vyhrajete.
   *[other] 2 za každou ze tří kartiček a 2 za erb: tým má { $points } bodů. S 50 body vyhrajete.
}
lesson-mists-1-seal = Přišli dva noví duchové. Uzavři mlhu nahoře: u každé strany s mlhou pak leží mlha.
lesson-mists-1-seal-hint = Tak zůstane mlha otevřená i s duchy. Polož kartičku na vyznačené místo.
lesson-mists-1-road = Uzavřená mlha vrátila své dva duchy do banku. Hotová je i krátká cesta: postav na ni strážného.
lesson-mists-1-road-hint = Vyber cestu, která je uzavřená: tu dole.
lesson-mists-1-road-hint-none = Duchy pošle pryč jen stavba se strážným.
lesson-mists-1-send = Tato cesta má cenu jen 2. Pošli raději dva duchy z křižovatky pryč.
lesson-mists-1-send-hint = Vyber kartičku se dvěma duchy.
lesson-mists-1-send-hint-points = Dva body jsou málo. Duchové v banku tu mají větší cenu.
lesson-mists-1-send-hint-one = Odejít jich smí víc najednou. Vyber dva.
lesson-mists-1-bank = Na plánu zbývá jediný duch a bank je skoro plný. Tak je tým v bezpečí.
lesson-mists-1-known-mist = Uzavřená mlha vrátí všechny své duchy do banku.
lesson-mists-1-known-choice = Hotovo se strážným: body, nebo až tři duchové pryč.
lesson-mists-1-known-lost = Potřebujete ducha a bank je prázdný: všichni prohráváte.
lesson-mists-1-known-won = S 50 body vyhráváte všichni.

### Mlhy, úroveň 2

lesson-mists-2-name = Mlhy, úroveň 2
lesson-mists-2-about = Přibývají zámky a hřbitovy.
lesson-mists-2-mist = Vlevo leží otevřený hřbitov. Na kartičce jsou dva duchové, o jednoho méně, kde mlha naváže. Polož ji nad něj.
lesson-mists-2-mist-hint = I tam pasuje. Tentokrát ji polož na vyznačené místo.
lesson-mists-2-guard = Jeden duch přišel do mlhy, a proto další na otevřený hřbitov. Postav do města strážného.
lesson-mists-2-guard-hint = Vyber město.
lesson-mists-2-guard-hint-none = Bez strážného vám město nic nedá. Postav ho tam.
lesson-mists-2-close = Uzavři hřbitov: potřebuje kartičku u každé ze čtyř stran.
lesson-mists-2-close-hint = Tak zůstane hřbitov otevřený. Chybí jedna strana.
lesson-mists-2-bury = Uzavřený hřbitov pohřbí jednoho strážného do konce hry. Vyber toho na krátké cestě.
lesson-mists-2-bury-hint = Vyber strážného na krátké cestě.
lesson-mists-2-bury-hint-city = Toto město má největší cenu. Bez strážného za něj tým nic nedostane.
lesson-mists-2-buried = Duch ze hřbitova je zpět v banku. Tým hraje dál o jednoho strážného méně.
lesson-mists-2-castle = Na této kartičce je zámek. Polož ji tam, kde je okolo mlha.
lesson-mists-2-castle-hint = I tam pasuje, ale kolem je méně mlhy.
lesson-mists-2-castle-hint-turned = Takto jeho mlhu už nikdy neuzavřete. Otoč ji.
lesson-mists-2-steward = Postav na zámek strážného. Obsadit ho lze jen teď.
lesson-mists-2-steward-hint = Vyber zámek.
lesson-mists-2-steward-hint-none = Později zámek nikdo neobsadí. Postav tam strážného.
lesson-mists-2-worth = Až bude kolem osm kartiček, dá každá z devíti s mlhou 2. Zatím ji mají tři.
lesson-mists-2-known-ghost = Přijdou-li duchové do mlhy, jde jeden i na hřbitov.
lesson-mists-2-known-grave = Hřbitov uzavřený ze čtyř stran pohřbí strážného.
lesson-mists-2-known-castle = Hotový zámek dá 2 za každou kartičku s mlhou.

### Mlhy, úroveň 3

lesson-mists-3-name = Mlhy, úroveň 3
lesson-mists-3-about = Dva psi a tři hromádky.
lesson-mists-3-close = Kartičky leží ve třech hromádkách. Než dojde první, potřebujete 15 bodů. Uzavři město.
lesson-mists-3-close-hint = Tak zůstane město otevřené. Uzavři ho nahoře.
lesson-mists-3-road = Postav na novou cestu strážného. Hned uvidíš, k čemu je.
lesson-mists-3-road-hint = Vyber cestu.
lesson-mists-3-road-hint-none = Pes jde ke strážnému na plánu. Ať je z koho vybírat.
lesson-mists-3-take = Vezmi body za město. S nimi překročíte 15.
lesson-mists-3-take-hint = Vezmi body.
lesson-mists-3-take-hint-ghosts = Duchy za chvíli zažene pes. Nejdřív vezmi body.
lesson-mists-3-hound = Pes je tady. Zahání duchy kolem svého strážného: dej ho tomu ve městě u mlhy.
lesson-mists-3-hound-hint = Vyber strážného, kolem kterého je nejvíc duchů.
lesson-mists-3-hound-hint-road = U této cesty je málo duchů. Vyber druhého strážného.
lesson-mists-3-chase = Ze dvou kartiček okolo se vrátí do banku až po třech duchech. Začni těmito dvěma.
lesson-mists-3-chase-hint = Vyber oba duchy u strážného.
lesson-mists-3-piles = Tři duchové jsou pryč. Zbytek první hromádky teď leží na druhé.
lesson-mists-3-home = Pes čeká u svého strážného. Uzavři jeho město vpravo.
lesson-mists-3-home-hint = Tak zůstane město se psem otevřené.
lesson-mists-3-bring = Vezmi body. Pes přidá 1 za každého ducha na plánu.
lesson-mists-3-bring-hint = Vezmi body.
lesson-mists-3-bring-hint-ghosts = Každý duch, který zůstane, teď dá bod. Vezmi body.
lesson-mists-3-paid = { $points ->
    [one] 8 za město a 1 za každého ducha na plánu: { $points } bod. Pes odchází.
    [few] 8 za město a 1 za každého ducha na plánu: { $points } body. Pes odchází.
   *[other] 8 za město a 1 za každého ducha na plánu: { $points } bodů. Pes odchází.
}
lesson-mists-3-known-piles = Ke každému psu dojděte dřív, než dojde hromádka.
lesson-mists-3-known-chase = Pes vyčistí dvě kartičky kolem svého strážného.
lesson-mists-3-known-home = Když jeho strážný boduje, dá 1 za každého ducha.

### Mlhy, úroveň 4

lesson-mists-4-name = Mlhy, úroveň 4
lesson-mists-4-about = Méně duchů, více bodů: spojte se.
lesson-mists-4-few = V banku je méně duchů a potřebujete 120 bodů. Stavby tedy musí přinést víc.
lesson-mists-4-join = Dvě města, v každém strážný jiné barvy. Spoj je v jedno.
lesson-mists-4-join-hint = Tak zůstanou města zvlášť. Polož kartičku do rohu mezi nimi.
lesson-mists-4-take = Každá barva, která tu má strážného, přinese celou cenu. Vezmi body.
lesson-mists-4-take-hint = Vezmi body.
lesson-mists-4-take-hint-ghosts = Toto město se počítá dvakrát. Takové chvíle patří bodům.
lesson-mists-4-twice = { $points ->
    [one] Čtyři kartičky mají cenu 8 a přinesou ji dvě barvy: { $points } bod. Počty se tu neporovnávají.
    [few] Čtyři kartičky mají cenu 8 a přinesou ji dvě barvy: { $points } body. Počty se tu neporovnávají.
   *[other] Čtyři kartičky mají cenu 8 a přinesou ji dvě barvy: { $points } bodů. Počty se tu neporovnávají.
}
lesson-mists-4-road = Přišli noví duchové. Ukonči krátkou cestu vlevo, natočení je na tobě.
lesson-mists-4-road-hint = Tak zůstane krátká cesta otevřená. Polož křižovatku na její konec.
lesson-mists-4-guard = Tato cesta je uzavřená a volná. Postav na ni strážného.
lesson-mists-4-guard-hint = Ostatní cesty jsou ještě otevřené. Vyber uzavřenou.
lesson-mists-4-guard-hint-none = Bez strážného žádný duch neodejde. Postav ho na cestu.
lesson-mists-4-send = Cesta má cenu jen 2. Pošli pryč dva duchy z kartičky, kterou si vybereš.
lesson-mists-4-send-hint = Vyber kartičku se dvěma duchy.
lesson-mists-4-send-hint-points = Malé stavby jsou dobré na duchy, velké na body.
lesson-mists-4-send-hint-one = Odejít jich smí víc najednou. Vyber dva.
lesson-mists-4-bank = V banku je zase dost duchů. Podívej se na něj před každou volbou.
lesson-mists-4-known-twice = Každá barva se strážným přinese celou cenu.
lesson-mists-4-known-send = Za velké stavby body, za malé duchy.
lesson-mists-4-known-mist = Uzavřená mlha doplní bank a nic nestojí.

### Mlhy, úroveň 5

lesson-mists-5-name = Mlhy, úroveň 5
lesson-mists-5-about = Strašidelné hřbitovy, kartičky lícem dolů.
lesson-mists-5-place = Hřbitovy teď straší: každá kartička s mlhou okolo dostane ducha. Polož svůj dál od mlhy.
lesson-mists-5-place-hint = I tam pasuje. Tentokrát ji polož na vyznačené místo.
lesson-mists-5-place-hint-mist = Tam je okolo mlha a přišli by duchové. Hledej místo bez ní.
lesson-mists-5-guard = Žádný duch nepřišel. Postav do města strážného.
lesson-mists-5-guard-hint = Vyber město.
lesson-mists-5-guard-hint-none = Bez strážného vám město nic nedá. Postav ho tam.
lesson-mists-5-down = K otevřenému hřbitovu přibude každý tah kartička lícem dolů. Vyber políčko, kde neškodí.
lesson-mists-5-down-hint = Jiné políčko je lepší. Vyber to vyznačené.
lesson-mists-5-down-hint-city = Tam by tvé město navždy zablokovala. Vyber vyznačené políčko.
lesson-mists-5-open = Co se dotýká kartičky lícem dolů, nikdo nedokončí. Zaplňte proto políčka kolem hřbitova brzy.
lesson-mists-5-close = Kolem hřbitova zbývají dvě políčka. Vezmi to, které uzavře tvé město.
lesson-mists-5-close-hint = Pak může město zablokovat kartička lícem dolů. Uzavři ho teď.
lesson-mists-5-take = Vezmi body za město.
lesson-mists-5-take-hint = Vezmi body.
lesson-mists-5-take-hint-ghosts = Bank je ještě plný. Vezmi body.
lesson-mists-5-bury = Poslední políčko má kartičku lícem dolů a pohřbí se strážný. Vyber toho v zablokovaném městě.
lesson-mists-5-bury-hint = Vyber strážného ve městě.
lesson-mists-5-bury-hint-road = Tuto cestu ještě dokončíte. Pohřbi strážného, který uvázl.
lesson-mists-5-buried = Všech osm políček je plných, hřbitov je uzavřený. Další kartičky lícem dolů už k němu nepřijdou.
lesson-mists-5-known-haunt = Hřbitov pošle ducha na každou kartičku s mlhou okolo.
lesson-mists-5-known-down = Kartička lícem dolů jen pomáhá uzavřít hřbitov.
lesson-mists-5-known-grave = Osm kartiček okolo ho uzavře a strážný je pohřben.

### Mlhy, úroveň 6

lesson-mists-6-name = Mlhy, úroveň 6
lesson-mists-6-about = Každá barva potřebuje vlastní body.
lesson-mists-6-each = Teď má každá barva vlastní body a každá jich potřebuje 50. U obou hráčů začala jedna barva.
lesson-mists-6-place = Prodluž cestu vpravo.
lesson-mists-6-place-hint = I tam pasuje. Tentokrát ji polož na vyznačené místo.
lesson-mists-6-second = Jedna tvá barva body má, druhá ne. Postav na cestu strážného té druhé.
lesson-mists-6-second-hint = Vyber cestu a svou druhou barvu.
lesson-mists-6-second-hint-first = Tato barva už body má. Vyber tu bez bodů.
lesson-mists-6-second-hint-none = Bez strážného body za cestu nedostane žádná barva.
lesson-mists-6-close = Křižovatka cestu ukončí. Polož ji na konec, natočení je na tobě.
lesson-mists-6-close-hint = Tak zůstane tvá cesta otevřená. Polož křižovatku na její konec.
lesson-mists-6-keep = Od každé barvy máš málo strážných. Tentokrát si je nech.
lesson-mists-6-keep-hint = Strážný zůstane, dokud cesta neskončí. Tentokrát žádného nestav.
lesson-mists-6-take = Vezmi body pro svou druhou barvu.
lesson-mists-6-take-hint = Pak tato barva zůstane bez bodů. Tentokrát je vezmi.
lesson-mists-6-paid = { $points ->
    [one] 1 za každou kartičku: { $points } bod jen pro tvou druhou barvu. Vyhrajete, až má 50 i poslední barva.
    [few] 1 za každou kartičku: { $points } body jen pro tvou druhou barvu. Vyhrajete, až má 50 i poslední barva.
   *[other] 1 za každou kartičku: { $points } bodů jen pro tvou druhou barvu. Vyhrajete, až má 50 i poslední barva.
}
lesson-mists-6-known-each = Body dostanou jen barvy, které tam stojí.
lesson-mists-6-known-last = Pomáhej barvě, která má nejméně: 50 potřebují všechny.
lesson-mists-6-known-both = Stojí-li tam víc barev, každá si připíše celou cenu.

### Kupci a stavitelé

lesson-traders-name = Kupci a stavitelé
lesson-traders-about = Zboží, druhá kartička a prase.
lesson-traders-goods = V soupeřově městě je víno. Uzavři je touto kartičkou: zboží dostane ten, kdo město uzavře.
lesson-traders-goods-hint = Tam město zůstane neuzavřené. Uzavři ho na vyznačeném místě.
lesson-traders-farmer = Body má soupeř, víno budeš mít ty. Polož sedláka na louku u toho města.
lesson-traders-farmer-hint = Vyber sedláka.
lesson-traders-farmer-hint-none = Bez sedláka ti tato louka nic nepřinese. A budeš ho potřebovat pro prase.
lesson-traders-wine = Teď máš nejvíc vína, proto je orámované. Na konci to přinese 10.
lesson-traders-road = Na této cestě stojí tvůj lupič. Pokračuj v ní.
lesson-traders-road-hint = To by také šlo. Tentokrát ji polož, kde je vyznačeno.
lesson-traders-builder = Stavitel se přidává k tvé figurce. Postav ho na cestu.
lesson-traders-builder-hint = Vyber na cestě stavitele.
lesson-traders-builder-hint-none = Postav stavitele hned: působí od tvého dalšího tahu.
lesson-traders-builder-hint-pig = Prase může počkat. Nejdřív stavitel, ten přináší kartičky.
lesson-traders-builder-hint-small = Můžeš. Tentokrát ale postav na cestu stavitele.
lesson-traders-on = Pokračuj v cestě se stavitelem: přinese ti v tomto tahu druhou kartičku.
lesson-traders-on-hint = Z toho stavitel nic nemá. Pokračuj v jeho cestě.
lesson-traders-pig = Nejdřív se tato část dohraje. Tvá louka se zvětšila: postav prase k sedlákovi.
lesson-traders-pig-hint = Vyber prase.
lesson-traders-pig-hint-none = Můžeš počkat, ale s prasetem má každé město u této louky cenu 4.
lesson-traders-pig-hint-small = Můžeš. Tentokrát ale vyber prase.
lesson-traders-second = Teď si dober druhou kartičku.
lesson-traders-second-hint = Jen do toho, nic to nestojí.
lesson-traders-second-hint-none = Odmítnout můžeš, ale druhá kartička nic nestojí. Dober si ji.
lesson-traders-close = Uzavři svou cestu touto křižovatkou. Třetí kartičku to nepřinese.
lesson-traders-close-hint = Tam tvá cesta zůstane neuzavřená. Polož křižovatku na její konec.
lesson-traders-home = Cesta je vyhodnocená. Lupič i stavitel jsou doma a můžeš je použít znovu.
lesson-traders-end = Nejvíc vína přineslo 10 a louka s prasetem 4 za své město. Zboží v neuzavřeném městě nedostal nikdo.
lesson-traders-known-goods = Kdo uzavře město, vezme jeho zboží. Nejvíc jednoho druhu přinese 10.
lesson-traders-known-builder = Pokračuj v cestě nebo městě se stavitelem a hraješ druhou kartičku.
lesson-traders-known-once = Třetí kartička v tahu nikdy není.
lesson-traders-known-pig = Kde je tvé prase, přinese ti louka 4 za město.
lesson-phantom-name = Fantom
lesson-phantom-about = Druhá figurka na téže kartičce.
lesson-phantom-tile = Na kartičce je klášter a cesta. Přilož ji pod křižovatku: cesta se tím uzavře.
lesson-phantom-tile-hint = Pasuje i tam. Tentokrát ji přilož, jak je vyznačeno.
lesson-phantom-monk = Postav družiníka do kláštera.
lesson-phantom-monk-hint = Vyber klášter.
lesson-phantom-monk-hint-none = Když teď nic neuděláš, neumístíš ani fantoma.
lesson-phantom-monk-hint-early = Fantoma smíš postavit už teď, ale pak druhou figurku nepostavíš. Postav nejdřív družiníka.
lesson-phantom-monk-hint-road = Cesta přijde na řadu hned potom. Družiníka postav do kláštera.
lesson-phantom-phantom = Teď fantom: smí na jiné volné území téže kartičky. Postav ho na cestu.
lesson-phantom-phantom-hint = Vyber cestu.
lesson-phantom-phantom-hint-none = Můžeš ho nechat doma. Cesta je ale volná a uzavřená: přinese 2 body.
lesson-phantom-again = Cesta přinesla 2 a fantom už je zpátky. Prodluž kartičkou druhou cestu.
lesson-phantom-again-hint = Pasuje i tam. Tentokrát ji přilož, jak je vyznačeno.
lesson-phantom-knight = Postav družiníka do města.
lesson-phantom-knight-hint = Vyber město.
lesson-phantom-knight-hint-none = Když teď nic neuděláš, neumístíš ani fantoma.
lesson-phantom-knight-hint-early = Pak druhou figurku nepostavíš. Postav nejdřív družiníka.
lesson-phantom-knight-hint-road = Cesta přijde na řadu hned potom. Družiníka postav do města.
lesson-phantom-second = Teď postav fantoma na cestu.
lesson-phantom-second-hint = Vyber cestu.
lesson-phantom-second-hint-none = Můžeš ho nechat doma, ale cesta je volná.
lesson-phantom-end = Klášter, město a cesta: tři figurky za dva tahy. Fantom se počítá jako každý jiný.
lesson-phantom-known-second = Po tvé figurce smí fantom na jiné volné území téže kartičky.
lesson-phantom-known-pass = Když v kroku s figurkou nic neuděláš, fantoma umístit nesmíš.
lesson-phantom-known-home = Fantom se vrací jako každý družiník. V příštím tahu ho máš zase.
lesson-goldmines-name = Zlaté doly
lesson-goldmines-about = Pruty na kartičkách a kdo si je vezme.
lesson-goldmines-mine = Na této kartičce je zlatý důl. Prodluž jí svou cestu.
lesson-goldmines-mine-hint = Pasuje i tam. Vyznačené místo ale prodlouží tvou cestu.
lesson-goldmines-second = Jeden prut leží na dole. Druhý polož na jinou kartičku své cesty.
lesson-goldmines-second-hint = Vyber kartičku své cesty.
lesson-goldmines-second-hint-away = Přes tuto kartičku tvoje cesta nevede. Polož prut na svou cestu.
lesson-goldmines-none = Figurky si tentokrát nech.
lesson-goldmines-none-hint = Zvol, že figurku nestavíš.
lesson-goldmines-none-hint-road = Můžeš. Tentokrát si ale figurku nech.
lesson-goldmines-close = Tento klášter uzavře tvou cestu.
lesson-goldmines-close-hint = Tak cesta zůstane otevřená. Přilož ho na její konec.
lesson-goldmines-monk = Postav do kláštera mnicha: bere pruty ze své kartičky a z osmi kolem.
lesson-goldmines-monk-hint = Vyber klášter.
lesson-goldmines-monk-hint-none = Postav mnicha: na kartičky kolem ještě může přibýt zlato.
lesson-goldmines-taken = Cesta ti přinesla body a oba pruty, které na ní ležely. Vidíš je u svého jména.
lesson-goldmines-end = Dva pruty přinesou každý 1 bod. Se čtyřmi by každý přinesl 2, s deseti 4.
lesson-goldmines-known-lay = Kartička s dolem přináší dva pruty: jeden na ni, druhý na kartičku kolem.
lesson-goldmines-known-take = Kdo má většinu v uzavřené cestě, městě nebo klášteře, vezme si pruty, které tam leží.
lesson-goldmines-known-worth = Čím víc prutů máš, tím víc každý přinese: 1 až 4 body.

### The Flying Machines

lesson-flier-name = Létající stroje
lesson-flier-about = Vzduchem do města soupeře.
lesson-flier-machine = Na této kartičce je létající stroj. Prodluž jí svou cestu: šipka ukazuje na sever.
lesson-flier-machine-hint = Pasuje i tam. Vyznačené místo ale prodlouží tvou cestu.
lesson-flier-machine-hint-south = Otoč kartičku: šipka má ukazovat na sever, k městu.
lesson-flier-fly = Tvůj družiník může letět o 1, 2 nebo 3 políčka na sever. Nech ho letět.
lesson-flier-fly-hint = Vyber let.
lesson-flier-fly-hint-none = Můžeš. O jedno políčko na sever je ale město, o které se můžeš dělit.
lesson-flier-land = Na kostce padla 1. Přistaň ve městě: může být i obsazené.
lesson-flier-land-hint = Vyber město.
lesson-flier-land-hint-road = Můžeš, cesta je volná. Toto město ale přinese víc.
lesson-flier-close = Uzavři město touto kartičkou.
lesson-flier-close-hint = Tak zůstane město otevřené. Uzavři ho na vyznačeném místě.
lesson-flier-paid = Oba jste měli jednoho rytíře, město tedy přineslo body oběma. Teď letí družiník soupeře.
lesson-flier-back = Na kostce padla 3 a kartička tam není. Družiník se vrátil.
lesson-flier-known-machine = Z kartičky se strojem může družiník letět, místo aby se na ni postavil.
lesson-flier-known-die = Rozhodne kostka: 1, 2 nebo 3 políčka ve směru šipky.
lesson-flier-known-land = Přistane na neuzavřené cestě, ve městě nebo v klášteře, i obsazeném.
lesson-flier-known-back = Když nemá kde přistát, vrátí se k tobě.

### Crop Circles

lesson-crops-name = Kruhy v obilí
lesson-crops-about = Volba za všechny: přidat, nebo odebrat figurku.
lesson-crops-close = Tvoje město je na severu otevřené. Uzavři ho touto kartičkou: je na ní kruh v obilí se štítem.
lesson-crops-close-hint = Tak zůstane město otevřené. Uzavři ho na vyznačeném místě.
lesson-crops-farmer = Nejdřív se boduje město, tvůj rytíř je tedy už doma. Teď vedle postav sedláka.
lesson-crops-farmer-hint = Vyber sedláka.
lesson-crops-farmer-hint-none = Můžeš, ale sedlák ti tu na konci přinese body.
lesson-crops-farmer-hint-knight = Kruh se týká rytířů: tento by musel domů. Postav sedláka.
lesson-crops-remove = Teď vybíráš za všechny. Ty rytíře nemáš, soupeř jednoho má.
lesson-crops-remove-hint = Vyber „Všichni odeberou figurku“.
lesson-crops-remove-hint-add = Pak by soupeř mohl rytíře přidat. Ať všichni jednoho odeberou.
lesson-crops-grow = Soupeř přiložil kruh s vidlemi a vybral přidání. Ty jsi na řadě první: přidej sedláka vedle svého.
lesson-crops-grow-hint = Vyber sedláka.
lesson-crops-grow-hint-none = Nemusíš, ale s druhým sedlákem máš louku jistou.
lesson-crops-end = Nikdo jiný sedláka neměl. Tvoje louka ti přinese body za svá města.
lesson-crops-known-circle = Po bodování kartičky s kruhem vybere ten, kdo ji přiložil, za všechny: přidat, nebo odebrat.
lesson-crops-known-add = Figurka se přidává jen vedle vlastní.
lesson-crops-known-remove = Když všichni odebírají, musíš jednu vzít domů. Nepřinese žádné body.
