# Dielňa: vlastné kartičky. Prichádza až s tou stránkou.

workshop-title = Dielňa
workshop-tab = { $what } · Dielňa · Bastide
workshop-line = Tu si môžeš urobiť kartičky z vlastnej škatule alebo opraviť naše tam, kde sme hádali. Môžeš ich uložiť, zdieľať odkazom a hrať s nimi pri každom stole.
workshop-coming = Okamih…
workshop-gone = Sada sa nenašla
workshop-gone-line = Je na inom zariadení, alebo sa už nezdieľa. Alebo odkaz nie je celý.
workshop-to-all = Všetky katalógy
workshop-full = V tomto zariadení už nie je miesto. Ulož sadu do súboru, inak zmeny zmiznú s touto stránkou.
workshop-offline = Server neodpovedá. Zmeny zostávajú. Nakreslíme a skontrolujeme ich, len čo sa vráti.

## Prehľad
workshop-mine = Moje sady
workshop-mine-none = Zatiaľ žiadna. Vyber dole katalóg a začni s jeho kartičkami, alebo načítaj súbor.
workshop-mine-do = Začať z katalógu { $catalogue }
workshop-size = { $kinds ->
    [one] jeden druh
    [few] { $kinds } druhy
   *[other] { $kinds } druhov
}, { $tiles ->
    [one] jedna kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartičiek
}
workshop-changed = Zmenené { $when }
workshop-remove = Zmazať „{ $name }“
workshop-removed = „{ $name }“ je preč.
workshop-catalogues = Katalógy
workshop-tiles = { $count ->
    [one] Jedna kartička
    [few] { $count } kartičky
   *[other] { $count } kartičiek
}
workshop-ask = { $count ->
    [one] Jeden odhad: máš tú škatuľu?
    [few] { $said } odhady: máš tú škatuľu?
   *[other] { $said } odhadov: máš tú škatuľu?
}
workshop-provenance = Odkiaľ to vieme
workshop-provenance-documented = známa
workshop-provenance-owner = prepísaná zo škatule
workshop-provenance-partly-documented = známa sčasti
workshop-provenance-reconstructed = odhad
workshop-provenance-none = neuvedené
workshop-known-documented = { $count ->
    [one] jedna známa
    [few] { $said } známe
   *[other] { $said } známych
}
workshop-known-owner = { $count ->
    [one] jedna odpísaná zo škatule
    [few] { $said } odpísané zo škatule
   *[other] { $said } odpísaných zo škatule
}
workshop-known-partly-documented = { $count ->
    [one] jedna známa sčasti
    [few] { $said } známe sčasti
   *[other] { $said } známych sčasti
}
workshop-known-reconstructed = { $count ->
    [one] jeden odhad
    [few] { $said } odhady
   *[other] { $said } odhadov
}
workshop-own = Máš túto škatuľu?
workshop-own-line = Potom môžeš namiesto odhadu dať skutočnú kartičku. Môžeš ju aj odovzdať, aby ju dostali všetci.
workshop-own-first = Otvoriť prvý odhad
workshop-source-wiki-picture = Zdroj: malý obrázok tejto kartičky na stránke fanúšikovskej wiki.
workshop-source-wiki-name = Zdroj: fanúšikovská wiki ju menuje vedľa rovnakej kartičky prvej rieky. Jej obrázok sme nevideli.
workshop-source-first-river = Je prevzatá z prvej rieky: obe rieky majú podľa všetkého pod rovnakými písmenami rovnaké kartičky.
workshop-source-rulebook = Zdroj: príklad, popis alebo poznámka pod čiarou v pravidlách.
workshop-source-reviews = Zdroj: poznámka v pravidlách a dve verejné recenzie tej škatule.
workshop-source-counts = Vieme len, koľko kartičiek v škatuli je. Túto kartičku sme si vymysleli.

## Súbory
workshop-load = Načítať súbor
workshop-file-large = Súbor „{ $file }“ je príliš veľký: sada má najviac { $most } KiB.
workshop-file-not-json = Súbor „{ $file }“ sa nedá prečítať: nie je to JSON.
workshop-file-no-set = Súbor „{ $file }“ nie je sada kartičiek.
workshop-file-no-tiles = V súbore „{ $file }“ nie je zoznam kartičiek.
workshop-file-other-format = Súbor „{ $file }“ nie je sada kartičiek, alebo je z inej verzie Bastidy.
workshop-file-no-catalogue = Súbor „{ $file }“ patrí ku katalógu, ktorý tento server nemá.
workshop-file-other = V súbore „{ $file }“ sú kartičky z iného katalógu: { $catalogue }.
workshop-file-many = V súbore „{ $file }“ je príliš veľa kartičiek, najviac { $most }.
workshop-file-one-tile = V súbore „{ $file }“ je jedna kartička. Načítaj ju v dielni, tam ju dáš do sady.

## Sada
workshop-begin = Opraviť tieto
workshop-begin-empty = Začať s prázdnou
workshop-my-box = Moje: { $name }
workshop-keep = Duplikovať
workshop-chosen = „{ $name }“ sa použije.
workshop-load-for = Načítať súbor: { $catalogue }
workshop-not-used = Tieto pravidlá nemajú kartičky, ktoré by sa dali nahradiť.
workshop-play = Hrať s ňou
workshop-share = Zdieľať
workshop-undo = Späť
workshop-redo = Znova
workshop-more-with = Ďalšie možnosti sady
workshop-to-tiles = Všetky kartičky
workshop-new = Nová kartička
workshop-none = Zatiaľ žiadna kartička.
workshop-none-found = Žiadne kartičky sa nenašli.
workshop-faulty = { $count ->
    [one] Na jednom mieste niečo nesedí.
    [few] Na { $count } miestach niečo nesedí.
   *[other] Na { $count } miestach niečo nesedí.
}
workshop-fine = Všetko sedí: s touto sadou sa dá hrať.
workshop-counts = Čo potrebuje každá sada
workshop-count-here = máš { $have }
workshop-find = Nájsť kartičku
workshop-find-example = CRFF, názov, poznámka
workshop-sort = Filter
workshop-with-faults = S chybami
workshop-grid = Kartičky
workshop-tile-n = Kartička { $n }
workshop-tile-name = { $id }: { $what }, { $count }×{ $faults ->
    [0] {""}
    [one] , jedna chyba
    [few] , { $faults } chyby
   *[other] , { $faults } chýb
}
workshop-tile-known = { $id }: { $what }, { $count }×, { $how }{ $faults ->
    [0] {""}
    [one] , jedna chyba
    [few] , { $faults } chyby
   *[other] , { $faults } chýb
}
workshop-copies = { $count }×
workshop-only-field = Len lúka.

## Kartička
workshop-tile-of = { $n } z { $all }
workshop-opened = { $id }, kartička { $n } z { $all }
workshop-picture = Obrázok { $id }
workshop-turn = Otočiť
workshop-copy = Duplikovať kartičku
workshop-delete = Zmazať kartičku
workshop-previous = Predchádzajúca kartička
workshop-next = Ďalšia kartička
workshop-count = V škatuli
workshop-less = Menej: { $what }
workshop-more = Viac: { $what }
workshop-tabs = Časti editora
workshop-tab-sides = Strany
workshop-tab-inside = Vnútri
workshop-tab-tile = O kartičke
workshop-sides = Strany
workshop-side = { $side }: { $kind }
workshop-side-is = { $side ->
    [N] Na severnej strane je
    [E] Na východnej strane je
    [S] Na južnej strane je
   *[W] Na západnej strane je
}
workshop-over = { $kind } cez stranu: { $side }
workshop-over-gone = Cez stranu { $side } už nie je { $kind }
workshop-cells = Políčka kartičky
workshop-cell = Políčko { $n }
workshop-one = Spojiť: { $kind }
workshop-joined = Spojené: { $sides }
workshop-apart = Oddelene: { $sides }
workshop-some = Spojiť len niektoré
workshop-pair = { $kind }: { $sides } spojiť
workshop-through = rovno skrz
workshop-part = { $kind }: { $sides }
workshop-inside = Vnútri
workshop-whole = Na celej kartičke
workshop-rare = Nastaví sa samo
workshop-no-mark = Nič
workshop-follows = Automaticky
workshop-with-letter = { $name } ({ $letter })
workshop-corner = { $corner ->
    [NE] severovýchod
    [SE] juhovýchod
    [SW] juhozápad
   *[NW] severozápad
}
workshop-field-list = Lúky
workshop-field-n = Lúka { $n }
workshop-field-line = { $count ->
    [0] K strane žiadna lúka nesiaha.
    [one] Jedna lúka.
    [few] { $count } lúky.
   *[other] { $count } lúk.
}
workshop-field-do = Spojiť alebo rozdeliť
workshop-field-how = Vyber lúku a potom stlač číslo na kartičke. Tá polovica strany k nej bude patriť:
workshop-field-new = Nová lúka
workshop-field-reset = Vrátiť na automatické
workshop-half = Strana { $side }, { $half ->
    [north] severná
    [east] východná
    [south] južná
   *[west] západná
} polovica: lúka { $n }
workshop-id = Názov
workshop-notes = Poznámka
workshop-keys = Klávesy: šípky volia stranu; písmená, ako sú uvedené; T otočí, J spojí; číslice pre to, čo sa počíta; Shift so šípkou ↑ a ↓ pre počet v škatuli; Enter je ďalšia kartička; Ctrl+D kopíruje, Ctrl+Z vracia, / hľadá.

## Čo sa dá so sadou urobiť
workshop-panel-more = Táto sada
workshop-panel-share = Zdieľať odkazom
workshop-panel-compare = Porovnať s našou
workshop-panel-trial = Vyskúšať
workshop-panel-send = Odovzdať celú sadu
workshop-panel-board = Doska
workshop-name = Názov sady
workshop-about = O sade
workshop-save = Uložiť do súboru
workshop-another = Duplikovať sadu
workshop-share-line = Sadu uložíme na serveri. Kto má odkaz, uvidí jej kartičky, môže s nimi hrať alebo si ich skopírovať.
workshop-share-licence = Zdieľaním ju dávaš všetkým: žiadne práva si k nej nenechávaš (CC0 1.0).
workshop-licence = Kto túto sadu zdieľa, dáva ju všetkým a žiadne práva si k nej nenecháva (CC0 1.0).
workshop-report = Nahlásiť
workshop-share-do = Vytvoriť odkaz
workshop-share-faulty = Najprv oprav chyby. Potom sa bude dať zdieľať.
workshop-share-older = Skorší odkaz ukazuje sadu, aká bola vtedy.
workshop-unshare = Prestať zdieľať
workshop-unshared = Odkaz už neplatí.
workshop-send-line = Máš tieto kartičky odpísané zo škatule? Nech ich majú všetci: pošli nám súbor.
workshop-send-1 = Ulož tu súbor.
workshop-send-2 = Napíš, ktoré je to vydanie a z ktorého roku, a čo je neisté.
workshop-send-3 = Prilož ho k hláseniu na stránke projektu, alebo ho pošli správcovi tohto servera.
workshop-send-faulty = Ešte sú v nej chyby. Napíš ich, prosím, k tomu.
workshop-not-there = nie je tu
workshop-ours = Naše
workshop-compared = Rovnakých { $same }, iných { $changed }, len tu { $added }, len v našej { $removed }.
workshop-board-line = Čísla a slová, ako sú v dátovom súbore; viac slov oddeľ čiarkami.
workshop-board-cell = { $column }, riadok { $n }

## Odovzdanie jednej kartičky
workshop-tile-correct-guess = Túto kartičku mám: nahradiť odhad
workshop-tile-correct = Opraviť túto kartičku
workshop-tile-hand-in = Odovzdať túto kartičku
workshop-tile-hand-in-line = Zodpovedá kartičke v tvojej škatuli? Môžeš ju odovzdať samotnú, bez zvyšku sady.
workshop-tile-hand-in-title = Odovzdať { $id }
workshop-tile-replaces = Namiesto našej kartičky
workshop-tile-replaces-none = Žiadnej: u nás chýba
workshop-tile-about = Vydanie a rok, a čo je neisté
workshop-tile-what = Čo sa s ňou stane
workshop-tile-what-1 = Kartičku uložíš ako súbor, alebo k nej vytvoríš odkaz. S odkazom zostane na tomto serveri a uvidí ju každý, kto odkaz má. Odkaz môžeš vziať späť.
workshop-tile-what-2 = Súbor alebo odkaz pošli: v hlásení na stránke projektu, alebo správcovi tohto servera.
workshop-tile-what-3 = Tam ju niekto porovná s našou. Keď sedí, dostanú ju všetci v niektorej z ďalších verzií. Dovtedy sa žiadna hra nezmení.
workshop-tile-licence = Odovzdaním ju dávaš všetkým: žiadne práva si k nej nenechávaš (CC0 1.0).
workshop-tile-given = Kto túto kartičku odovzdal, dáva ju všetkým a žiadne práva si k nej nenecháva (CC0 1.0).
workshop-tile-faulty = Najprv oprav chyby tejto kartičky. Potom sa bude dať odovzdať.
workshop-tile-saved = Kartička je uložená v súbore.
workshop-tile-done = Vďaka. V tvojej sade je teraz táto kartička označená ako odpísaná zo škatule.
workshop-tile-one = jedna kartička od niekoho, kto má tú škatuľu
workshop-tile-take = Pridať do niektorej mojej sady
workshop-next-guess = Ďalší odhad: { $id }

## Skúšobné hry
workshop-trial-line = Roboty zahrajú s touto sadou a pri rovnakých žreboch aj s našou; uvidíš, či ako hra funguje.
workshop-trial-faulty = Najprv oprav chyby. Potom s ňou budú môcť hrať roboti.
workshop-trial-rules = Hra
workshop-trial-players = Hráči
workshop-trial-games = Hry
workshop-trial-do = Spustiť hry
workshop-trial-going = Odohrané { $done } z { $games }
workshop-trial-stop = Zastaviť
workshop-trial-done = Všetky hry sa skončili.
workshop-trial-stopped = Hry sú zastavené.
workshop-trial-failed = Hry sa nepodarili.
workshop-trial-waiting = Hry čakajú, kým na ne príde rad.
workshop-trial-running = Hry bežia.
workshop-trial-error = Jedna hra sa zastavila (žreb { $seed }): { $text }
workshop-trial-row-games = Hry
workshop-trial-row-points = Body na hráča
workshop-trial-row-turns = Ťahy v hre
workshop-trial-row-nowhere = Kartičky, ktoré nikam nepasujú
workshop-trial-completed = Uzavreté v hre: { $kind }
workshop-trial-seldom = Položené ani nie spolovice tak často ako ostatné:

## Druhy a znaky krajiny
workshop-kind-city = Mesto
workshop-kind-road = Cesta
workshop-kind-river = Rieka
workshop-kind-field = Lúka
workshop-kind-monastery = Kláštor
workshop-kind-garden = Záhrada
workshop-mark-shields = Erby
workshop-mark-end = Končí sa pri
workshop-mark-crossing = Dedina, kde sa cesty stretnú
workshop-mark-start = Štartovná kartička
workshop-mark-bridge = Most
workshop-mark-branching = Cesta sa vetví
workshop-mark-corner-split = Mesto siaha do rohu
workshop-mark-role = Úloha v hre
workshop-mark-unmanned = Bez figúrok
workshop-value-crossing = Dedina

## Čo so sadou nesedí a čo je pevné
workshop-problem-no-set = Sada je jeden objekt s katalógom, názvom a kartičkami.
workshop-problem-bad-format = Súbor musí mať formát { $format }.
workshop-problem-bad-catalogue = Katalóg musí byť { $known }.
workshop-problem-bad-text = „{ $key }“ musí byť text s { $least } až { $most } znakmi.
workshop-problem-many-entries = Sada má najviac { $most } druhov kartičiek.
workshop-problem-unknown-key = Položka „{ $key }“ tu nie je.
workshop-problem-no-board = Tento katalóg má len kartičky.
workshop-problem-one-tile = V súbore musí byť práve jedna kartička.
workshop-problem-not-ours = Naša kartička { $tile } v tomto katalógu nie je.
workshop-problem-no-tile = Kartička musí byť objekt.
workshop-problem-bad-id = Názov musí mať 1 až 40 písmen bez dĺžňov, číslic, bodiek a pomlčiek.
workshop-problem-twice = Dve kartičky sa volajú { $tile }.
workshop-problem-taken = Názov { $tile } patrí kartičke z inej škatule.
workshop-problem-bad-count = Počet musí byť celé číslo od 1 do 99.
workshop-problem-no-list = Tu chýba zoznam.
workshop-problem-first-cell = Prvé políčko musí ležať na 0, 0.
workshop-problem-same-cell = Dve políčka ležia na jednom mieste.
workshop-problem-bad-place = Miesto políčka musia byť dve celé čísla.
workshop-problem-bad-cells = Diel má najviac { $most } políčok a každé leží vedľa iného.
workshop-problem-many-segments = Kartička ukazuje najviac { $most } vecí.
workshop-problem-no-segment = Každá vec na kartičke musí byť objekt.
workshop-problem-bad-kind = Musí to byť niečo z tohto: { $known }.
workshop-problem-bad-sides = Strany sú písmená z NESW, každé raz.
workshop-problem-no-sides = Musí viesť k niektorej strane kartičky.
workshop-problem-bad-numbers = „{ $key }“ sú čísla od 0 do { $high }.
workshop-problem-bad-value = „{ $key }“ musí byť { $type ->
    [bool] áno alebo nie
    [int] celé číslo od 0
    [str] slovo
    [list] zoznam
   *[dict] objekt
}.
workshop-problem-bad-choice = „{ $key }“ nesedí; musí to byť { $values }.
workshop-problem-two-at-side =
    { $side ->
        [N] Sever
        [E] Východ
        [S] Juh
       *[W] Západ
    }: na tejto strane ležia dve veci.
workshop-problem-bad-halves = Polovica strany { $half } (0 je ľavá na severe, ďalej v smere hodinových ručičiek) patrí lúkam v počte { $found } namiesto { $wanted }.
workshop-problem-no-city = Lúka uvádza ako svoje mesto niečo, čo mestom nie je (číslo { $segment }).
workshop-problem-one-cell = Musí to byť kartička na jedno políčko.
workshop-problem-no-mark = Žiadna kartička tohto katalógu nie je „{ $key }“.
workshop-problem-no-river = Kartička krajiny neukazuje rieku.
workshop-problem-fixed-land = Kartičky krajiny: sada ich potrebuje { $wanted }, nie { $found }.
workshop-problem-fixed-tiles = Kartičky: sada ich potrebuje { $wanted }, nie { $found }.
workshop-problem-fixed-start = Štartovné kartičky: sada ich potrebuje { $wanted }, nie { $found }.
workshop-fixed-land = Kartičky krajiny: { $need }
workshop-fixed-tiles = Kartičky a diely: { $need }
workshop-fixed-start = Štartovné kartičky: { $need }
