# Dílna: vlastní kartičky. Přichází až s tou stránkou.

workshop-title = Dílna
workshop-tab = { $what } · Dílna · Bastide
workshop-line = Tady si můžeš udělat kartičky z vlastní krabice nebo opravit naše tam, kde jsme hádali. Můžeš je uložit, sdílet odkazem a hrát s nimi u každého stolu.
workshop-coming = Okamžik…
workshop-gone = Sada nenalezena
workshop-gone-line = Je na jiném zařízení, nebo už se nesdílí. Nebo odkaz není celý.
workshop-to-all = Všechny katalogy
workshop-full = V tomto zařízení už není místo. Ulož sadu do souboru, jinak změny zmizí s touto stránkou.
workshop-offline = Server neodpovídá. Změny zůstávají. Nakreslíme a zkontrolujeme je, jakmile se vrátí.

## Přehled
workshop-mine = Moje sady
workshop-mine-none = Zatím žádná. Vyber dole katalog a začni z jeho kartiček, nebo načti soubor.
workshop-mine-do = Začít z katalogu { $catalogue }
workshop-size = { $kinds ->
    [one] jeden druh
    [few] { $kinds } druhy
   *[other] { $kinds } druhů
}, { $tiles ->
    [one] jedna kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
workshop-changed = Změněno { $when }
workshop-remove = Smazat „{ $name }“
workshop-removed = „{ $name }“ je pryč.
workshop-catalogues = Katalogy
workshop-tiles = { $count ->
    [one] Jedna kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
workshop-ask = { $count ->
    [one] Jeden odhad: máš tu krabici?
    [few] { $said } odhady: máš tu krabici?
   *[other] { $said } odhadů: máš tu krabici?
}
workshop-provenance = Odkud to víme
workshop-provenance-documented = známá
workshop-provenance-owner = opsaná z krabice
workshop-provenance-partly-documented = známá zčásti
workshop-provenance-reconstructed = odhad
workshop-provenance-none = neuvedeno
workshop-known-documented = { $count ->
    [one] jedna známá
    [few] { $said } známé
   *[other] { $said } známých
}
workshop-known-owner = { $count ->
    [one] jedna opsaná z krabice
    [few] { $said } opsané z krabice
   *[other] { $said } opsaných z krabice
}
workshop-known-partly-documented = { $count ->
    [one] jedna známá zčásti
    [few] { $said } známé zčásti
   *[other] { $said } známých zčásti
}
workshop-known-reconstructed = { $count ->
    [one] jeden odhad
    [few] { $said } odhady
   *[other] { $said } odhadů
}
workshop-own = Máš tuto krabici?
workshop-own-line = Pak můžeš místo odhadu dát skutečnou kartičku. Můžeš ji i odevzdat, aby ji dostali všichni.
workshop-own-first = Otevřít první odhad
workshop-source-wiki-picture = Zdroj: malý obrázek této kartičky na stránce fanouškovské wiki.
workshop-source-wiki-name = Zdroj: fanouškovská wiki ji jmenuje vedle stejné kartičky první řeky. Její obrázek jsme neviděli.
workshop-source-first-river = Je převzatá z první řeky: obě řeky mají podle všeho pod stejnými písmeny stejné kartičky.
workshop-source-rulebook = Zdroj: příklad, popisek nebo poznámka pod čarou v pravidlech.
workshop-source-reviews = Zdroj: poznámka v pravidlech a dvě veřejné recenze té krabice.
workshop-source-counts = Víme jen, kolik kartiček v krabici je. Tuto kartičku jsme si vymysleli.

## Soubory
workshop-load = Načíst soubor
workshop-file-large = Soubor „{ $file }“ je příliš velký: sada má nejvýš { $most } KiB.
workshop-file-not-json = Soubor „{ $file }“ nejde přečíst: není to JSON.
workshop-file-no-set = Soubor „{ $file }“ není sada kartiček.
workshop-file-no-tiles = V souboru „{ $file }“ není seznam kartiček.
workshop-file-other-format = Soubor „{ $file }“ není sada kartiček, nebo je z jiné verze Bastidy.
workshop-file-no-catalogue = Soubor „{ $file }“ patří ke katalogu, který tento server nemá.
workshop-file-other = V souboru „{ $file }“ jsou kartičky z jiného katalogu: { $catalogue }.
workshop-file-many = V souboru „{ $file }“ je příliš mnoho kartiček, nejvýš { $most }.
workshop-file-one-tile = V souboru „{ $file }“ je jedna kartička. Načti ji v dílně, tam ji dáš do sady.

## Sada
workshop-begin = Opravit tyto
workshop-begin-empty = Začít s prázdnou
workshop-my-box = Moje: { $name }
workshop-keep = Duplikovat
workshop-chosen = „{ $name }“ se použije.
workshop-load-for = Načíst soubor: { $catalogue }
workshop-not-used = Tato pravidla nemají kartičky, které by šlo nahradit.
workshop-play = Hrát s ní
workshop-share = Sdílet
workshop-undo = Zpět
workshop-redo = Znovu
workshop-more-with = Další možnosti sady
workshop-to-tiles = Všechny kartičky
workshop-new = Nová kartička
workshop-none = Zatím žádná kartička.
workshop-none-found = Žádné kartičky nenalezeny.
workshop-faulty = { $count ->
    [one] Na jednom místě něco nesedí.
    [few] Na { $count } místech něco nesedí.
   *[other] Na { $count } místech něco nesedí.
}
workshop-fine = Všechno sedí: s touto sadou jde hrát.
workshop-counts = Co potřebuje každá sada
workshop-count-here = máš { $have }
workshop-find = Najít kartičku
workshop-find-example = CRFF, název, poznámka
workshop-sort = Filtr
workshop-with-faults = S chybami
workshop-grid = Kartičky
workshop-tile-n = Kartička { $n }
workshop-tile-name = { $id }: { $what }, { $count }×{ $faults ->
    [0] {""}
    [one] , jedna chyba
    [few] , { $faults } chyby
   *[other] , { $faults } chyb
}
workshop-tile-known = { $id }: { $what }, { $count }×, { $how }{ $faults ->
    [0] {""}
    [one] , jedna chyba
    [few] , { $faults } chyby
   *[other] , { $faults } chyb
}
workshop-copies = { $count }×
workshop-only-field = Jen louka.

## Kartička
workshop-tile-of = { $n } z { $all }
workshop-opened = { $id }, kartička { $n } z { $all }
workshop-picture = Obrázek { $id }
workshop-turn = Otočit
workshop-copy = Duplikovat kartičku
workshop-delete = Smazat kartičku
workshop-previous = Předchozí kartička
workshop-next = Další kartička
workshop-count = V krabici
workshop-less = Méně: { $what }
workshop-more = Více: { $what }
workshop-tabs = Části editoru
workshop-tab-sides = Strany
workshop-tab-inside = Uvnitř
workshop-tab-tile = O kartičce
workshop-sides = Strany
workshop-side = { $side }: { $kind }
workshop-side-is = { $side ->
    [N] Na severní straně je
    [E] Na východní straně je
    [S] Na jižní straně je
   *[W] Na západní straně je
}
workshop-over = { $kind } přes stranu: { $side }
workshop-over-gone = Přes stranu { $side } už není { $kind }
workshop-cells = Políčka kartičky
workshop-cell = Políčko { $n }
workshop-one = Spojit: { $kind }
workshop-joined = Spojeno: { $sides }
workshop-apart = Odděleně: { $sides }
workshop-some = Spojit jen některé
workshop-pair = { $kind }: { $sides } spojit
workshop-through = rovně skrz
workshop-part = { $kind }: { $sides }
workshop-inside = Uvnitř
workshop-whole = Na celé kartičce
workshop-rare = Nastaví se samo
workshop-no-mark = Nic
workshop-follows = Automaticky
workshop-with-letter = { $name } ({ $letter })
workshop-corner = { $corner ->
    [NE] severovýchod
    [SE] jihovýchod
    [SW] jihozápad
   *[NW] severozápad
}
workshop-field-list = Louky
workshop-field-n = Louka { $n }
workshop-field-line = { $count ->
    [0] Ke straně žádná louka nesahá.
    [one] Jedna louka.
    [few] { $count } louky.
   *[other] { $count } luk.
}
workshop-field-do = Spojit nebo rozdělit
workshop-field-how = Vyber louku a pak stiskni číslo na kartičce. Ta polovina strany k ní bude patřit:
workshop-field-new = Nová louka
workshop-field-reset = Vrátit k automatickému
workshop-half = Strana { $side }, { $half ->
    [north] severní
    [east] východní
    [south] jižní
   *[west] západní
} polovina: louka { $n }
workshop-id = Název
workshop-notes = Poznámka
workshop-keys = Klávesy: šipky volí stranu; písmena, jak jsou uvedena; T otočí, J spojí; číslice pro to, co se počítá; Shift se šipkou ↑ a ↓ pro počet v krabici; Enter je další kartička; Ctrl+D kopíruje, Ctrl+Z vrací, / hledá.

## Co jde se sadou udělat
workshop-panel-more = Tato sada
workshop-panel-share = Sdílet odkazem
workshop-panel-compare = Porovnat s naší
workshop-panel-trial = Vyzkoušet
workshop-panel-send = Odevzdat celou sadu
workshop-panel-board = Deska
workshop-name = Název sady
workshop-about = O sadě
workshop-save = Uložit do souboru
workshop-another = Duplikovat sadu
workshop-share-line = Sadu uložíme na serveru. Kdo má odkaz, uvidí její kartičky, může s nimi hrát nebo si je zkopírovat.
workshop-share-licence = Sdílením ji dáváš všem: žádná práva si k ní nenecháváš (CC0 1.0).
workshop-licence = Kdo tuto sadu sdílí, dává ji všem a žádná práva si k ní nenechává (CC0 1.0).
workshop-report = Nahlásit
workshop-share-do = Vytvořit odkaz
workshop-share-faulty = Nejdřív oprav chyby. Pak ji půjde sdílet.
workshop-share-older = Dřívější odkaz ukazuje sadu, jaká byla tehdy.
workshop-unshare = Přestat sdílet
workshop-unshared = Odkaz už neplatí.
workshop-send-line = Máš tyto kartičky opsané z krabice? Ať je mají všichni: pošli nám soubor.
workshop-send-1 = Ulož tady soubor.
workshop-send-2 = Napiš, které je to vydání a z kterého roku, a co není jisté.
workshop-send-3 = Přilož ho k hlášení na stránce projektu, nebo ho pošli provozovateli tohoto serveru.
workshop-send-faulty = Ještě jsou v ní chyby. Napiš je prosím k tomu.
workshop-not-there = není tu
workshop-ours = Naše
workshop-compared = Stejných { $same }, jiných { $changed }, jen tady { $added }, jen v naší { $removed }.
workshop-board-line = Čísla a slova, jak jsou v datovém souboru; víc slov odděl čárkami.
workshop-board-cell = { $column }, řádek { $n }

## Odevzdání jedné kartičky
workshop-tile-correct-guess = Tuto kartičku mám: nahradit odhad
workshop-tile-correct = Opravit tuto kartičku
workshop-tile-hand-in = Odevzdat tuto kartičku
workshop-tile-hand-in-line = Odpovídá kartičce ve tvé krabici? Můžeš ji odevzdat samotnou, bez zbytku sady.
workshop-tile-hand-in-title = Odevzdat { $id }
workshop-tile-replaces = Místo naší kartičky
workshop-tile-replaces-none = Žádné: u nás chybí
workshop-tile-about = Vydání a rok, a co není jisté
workshop-tile-what = Co se s ní stane
workshop-tile-what-1 = Kartičku uložíš jako soubor, nebo k ní vytvoříš odkaz. S odkazem zůstane na tomto serveru a uvidí ji každý, kdo odkaz má. Odkaz můžeš vzít zpět.
workshop-tile-what-2 = Soubor nebo odkaz pošli: v hlášení na stránce projektu, nebo provozovateli tohoto serveru.
workshop-tile-what-3 = Tam ji někdo porovná s naší. Když sedí, dostanou ji všichni v některé z dalších verzí. Do té doby se žádná hra nezmění.
workshop-tile-licence = Odevzdáním ji dáváš všem: žádná práva si k ní nenecháváš (CC0 1.0).
workshop-tile-given = Kdo tuto kartičku odevzdal, dává ji všem a žádná práva si k ní nenechává (CC0 1.0).
workshop-tile-faulty = Nejdřív oprav chyby této kartičky. Pak ji půjde odevzdat.
workshop-tile-saved = Kartička je uložená v souboru.
workshop-tile-done = Díky. Ve tvé sadě je teď tato kartička označená jako opsaná z krabice.
workshop-tile-one = jedna kartička od někoho, kdo má tu krabici
workshop-tile-take = Přidat do některé mé sady
workshop-next-guess = Další odhad: { $id }

## Zkušební hry
workshop-trial-line = Roboti zahrají s touto sadou a při stejném losování i s naší; uvidíš, zda jako hra funguje.
workshop-trial-faulty = Nejdřív oprav chyby. Pak s ní budou moci hrát roboti.
workshop-trial-rules = Hra
workshop-trial-players = Hráči
workshop-trial-games = Hry
workshop-trial-do = Spustit hry
workshop-trial-going = Odehráno { $done } z { $games }
workshop-trial-stop = Zastavit
workshop-trial-done = Všechny hry skončily.
workshop-trial-stopped = Hry jsou zastaveny.
workshop-trial-failed = Hry se nepovedly.
workshop-trial-waiting = Hry čekají, až na ně dojde.
workshop-trial-running = Hry běží.
workshop-trial-error = Jedna hra se zastavila (los { $seed }): { $text }
workshop-trial-row-games = Hry
workshop-trial-row-points = Body na hráče
workshop-trial-row-turns = Tahy ve hře
workshop-trial-row-nowhere = Kartičky, které nikam nepasují
workshop-trial-completed = Uzavřeno ve hře: { $kind }
workshop-trial-seldom = Položeny ani ne zpoloviny tak často jako ostatní:

## Druhy a znaky krajiny
workshop-kind-city = Město
workshop-kind-road = Cesta
workshop-kind-river = Řeka
workshop-kind-field = Louka
workshop-kind-monastery = Klášter
workshop-kind-garden = Zahrada
workshop-mark-shields = Erby
workshop-mark-end = Končí u
workshop-mark-crossing = Vesnice, kde se cesty setkají
workshop-mark-start = Startovní kartička
workshop-mark-bridge = Most
workshop-mark-branching = Cesta se větví
workshop-mark-corner-split = Město sahá do rohu
workshop-mark-role = Úloha ve hře
workshop-mark-unmanned = Bez figurek
workshop-value-crossing = Vesnice

## Co se sadou nesedí a co je pevné
workshop-problem-no-set = Sada je jeden objekt s katalogem, názvem a kartičkami.
workshop-problem-bad-format = Soubor musí mít formát { $format }.
workshop-problem-bad-catalogue = Katalog musí být { $known }.
workshop-problem-bad-text = „{ $key }“ musí být text o { $least } až { $most } znacích.
workshop-problem-many-entries = Sada má nejvýše { $most } druhů kartiček.
workshop-problem-unknown-key = Položka „{ $key }“ tu není.
workshop-problem-no-board = Tento katalog má jen kartičky.
workshop-problem-one-tile = V souboru musí být právě jedna kartička.
workshop-problem-not-ours = Naše kartička { $tile } v tomto katalogu není.
workshop-problem-no-tile = Kartička musí být objekt.
workshop-problem-bad-id = Název musí mít 1 až 40 znaků: písmena bez háčků a čárek, číslice, tečky a spojovníky.
workshop-problem-twice = Dvě kartičky se jmenují { $tile }.
workshop-problem-taken = Název { $tile } patří kartičce z jiné krabice.
workshop-problem-bad-count = Počet musí být celé číslo od 1 do 99.
workshop-problem-no-list = Tady chybí seznam.
workshop-problem-first-cell = První políčko musí ležet na 0, 0.
workshop-problem-same-cell = Dvě políčka leží na jednom místě.
workshop-problem-bad-place = Místo políčka musí být dvě celá čísla.
workshop-problem-bad-cells = Díl má nejvýše { $most } políček a každé leží vedle jiného.
workshop-problem-many-segments = Kartička ukazuje nejvýše { $most } věcí.
workshop-problem-no-segment = Každá věc na kartičce musí být objekt.
workshop-problem-bad-kind = Musí to být něco z tohoto: { $known }.
workshop-problem-bad-sides = Strany jsou písmena z NESW, každé jednou.
workshop-problem-no-sides = Musí vést k některé straně kartičky.
workshop-problem-bad-numbers = „{ $key }“ jsou čísla od 0 do { $high }.
workshop-problem-bad-value = „{ $key }“ musí být { $type ->
    [bool] ano nebo ne
    [int] celé číslo od 0
    [str] slovo
    [list] seznam
   *[dict] objekt
}.
workshop-problem-bad-choice = „{ $key }“ nesedí; musí to být { $values }.
workshop-problem-two-at-side =
    { $side ->
        [N] Sever
        [E] Východ
        [S] Jih
       *[W] Západ
    }: na této straně leží dvě věci.
workshop-problem-bad-halves = Polovina strany { $half } (0 je levá na severu, dál po směru hodin) patří loukám v počtu { $found } místo { $wanted }.
workshop-problem-no-city = Louka uvádí jako své město něco, co městem není (číslo { $segment }).
workshop-problem-one-cell = Musí to být kartička na jedno políčko.
workshop-problem-no-mark = Žádná kartička tohoto katalogu není „{ $key }“.
workshop-problem-no-river = Kartička krajiny neukazuje řeku.
workshop-problem-fixed-land = Kartičky krajiny: sada jich potřebuje { $wanted }, ne { $found }.
workshop-problem-fixed-tiles = Kartičky: sada jich potřebuje { $wanted }, ne { $found }.
workshop-problem-fixed-start = Startovní kartičky: sada jich potřebuje { $wanted }, ne { $found }.
workshop-fixed-land = Kartičky krajiny: { $need }
workshop-fixed-tiles = Kartičky a díly: { $need }
workshop-fixed-start = Startovní kartičky: { $need }
