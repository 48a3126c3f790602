# Slova Bastidy v češtině. Pořadí a poznámky jako v en.ftl; výrazy hry podle českých pravidel.
# Oslovujeme tykáním a v přítomném čase: tak věta platí pro hráče i hráčku.

### Shell: pages, lobby, states of the connection (ui-)

ui-brand = Bastide
ui-home-link = Bastide, úvodní stránka
ui-close = Zavřít
ui-skip-content = Přejít k obsahu
ui-skip-choice = Přejít k volbě
ui-skip-log = Přejít k posledním tahům
ui-nav = Hlavní nabídka
ui-nav-play = Hrát
ui-nav-puzzles = Hádanky
ui-nav-people = Spoluhráči
ui-you = Ty
ui-you-account = Účet
ui-sign-in = Přihlásit se
ui-import = Importovat hru
ui-import-line = Otevři uloženou hru a rozeber ji.
ui-unofficial = Neoficiální fanouškovský projekt, vlastní obrázky a texty. Open source.
ui-version = Verze { $version }
ui-theme-to-dusk = Přepnout na večerní barvy
ui-theme-to-light = Přepnout na denní barvy
ui-language = Jazyk
ui-language-unread = Překlad ještě nikdo nezkontroloval

## Titles of the browser's tab
ui-title-home = Bastide: přilož kartičku, postav krajinu
ui-title-new = Nový stůl · Bastide
ui-title-table = { $table } · Bastide
ui-title-turn = Jsi na tahu · { $table } · Bastide
ui-title-over = Konec hry · { $table } · Bastide
ui-title-abandoned = Předčasný konec · { $table } · Bastide
ui-title-loading = Stůl se otevírá · Bastide
ui-title-missing = Nenalezeno · Bastide

## Start page
ui-home-headline-1 = Přilož kartičku.
ui-home-headline-2 = Postav krajinu.
ui-play-now = Hrát hned
ui-play-now-line = Ty proti robotovi. Asi 20 minut.
ui-play-now-against = Soupeř: { $name }. Asi 20 minut.
ui-next-bot = Další soupeř: { $name }
ui-play-friends = Hrát s přáteli
ui-play-friends-line = Pošli odkaz. Klepnou a přisednou. Bez účtu.
ui-meet = Najít spoluhráče
ui-meet-line = Hraj s kýmkoli, kdo je online. Přisedni ke stolu, dívej se.
ui-found = Spoluhráč nalezen
ui-found-line = Hra začne, jakmile tu budou všichni.
ui-public = Otevřeno všem
ui-public-line = Kdokoli může tento stůl najít, přisednout nebo se dívat.
ui-public-said = Kdokoli najde tento stůl v seznamu otevřených stolů.
ui-puzzle = Hádanka dne
ui-puzzle-line = Najdi nejlepší tah.
ui-puzzle-solved = Dnes vyřešeno. Série: { $streak }
ui-puzzle-tried = Dnes už zkoušeno.
ui-one-device = Na jednom zařízení
ui-one-device-line = Podávejte si ho kolem stolu.
ui-box = Ke hře na stole
ui-box-line = Ty taháš, my počítáme.
ui-position = Editor pozic
ui-position-line = Sestav jakoukoli pozici, najdi nejlepší tah, hraj dál.
ui-box-do = Spustit
ui-new-table = Nový stůl
ui-new-table-line = Zvol místa a pravidla.
ui-your-tables = Tvoje stoly
ui-your-turn-in = Jsi na tahu: „{ $table }“
ui-waiting-in = „{ $table }“ čeká na hráče
ui-ready-in = „{ $table }“ může začít
ui-seats-open = { $open ->
    [one] Jedno místo je volné.
    [few] { $open } místa jsou volná.
   *[other] { $open } míst je volných.
}
ui-name-score = { $name }: { $score }
ui-left-and-names = { $left ->
    [one] Zbývá jedna kartička · { $players }
    [few] Zbývají { $left } kartičky · { $players }
   *[other] Zbývá { $left } kartiček · { $players }
}
ui-continue = Pokračovat
ui-games = Moje partie

## New table
ui-new-preset = Zvoleno: { $game }. Změň, co chceš.
ui-game = Hra
ui-setups = Připravené hry
ui-setup-first = První hra
ui-setup-first-line = Cesty, města, kláštery.
ui-setup-box = Celá krabice
ui-setup-box-line = Louky, řeka a opat.
ui-setup-tournament = Turnaj
ui-setup-tournament-line = Dva hráči, bez pomůcek.
ui-setup-own = Vlastní pravidla
ui-fixed-rules = Tato pravidla jsou daná. Chceš-li jiná, zvol jinou hru.
ui-fixed-option = Určuje to zvolená hra.
ui-seats-full = Pro { $min } až { $max } hráčů.
ui-rules-in-play = Platná pravidla
ui-levels = Úroveň
ui-what-changes = { $module }: co se mění
ui-none = Žádná
ui-rival-tiles = { $count } ks
ui-tournaments = Turnaje
ui-workshop = Dílna
ui-own-tiles = Vlastní kartičky
ui-own-tiles-said = s kartičkami ze sady „{ $name }“
ui-house-rules = Domácí pravidla
ui-house-rules-line = Standardní pravidla. Klepnutím změníš.
ui-at-the-table = U stolu
ui-aids = Pomůcky
ui-aids-hint = Ukazují, kam kartička pasuje, očekávané body a zbylé kartičky.
ui-starter = Kdo začíná
ui-starter-lot = Náhodně
ui-order = Pořadí hráčů
ui-order-seated = Jak sedí
ui-order-lot = Náhodně na začátku
summary-order-lot = náhodné pořadí hráčů
ui-period = Nedohrané hry zůstávají
ui-period-days = { $days ->
    [0] obvyklou dobu
    [365] rok
    [one] jeden den
    [few] { $days } dny
   *[other] { $days } dní
}
ui-period-said = { $days ->
    [365] bez tahu zůstane rok
    [one] bez tahu zůstane jeden den
    [few] bez tahu zůstane { $days } dny
   *[other] bez tahu zůstane { $days } dní
}
ui-starter-open = Místo { $n }
ui-absent = Když hráč odejde
ui-absent-rule = { $rule ->
    [wait] Ostatní čekají
    [end] { $patience ->
        [60] Hra skončí po hodině
        [1440] Hra skončí po dni
       *[other] Hra skončí po { $patience } minutách
    }
   *[bot] { $patience ->
        [60] Po hodině ho nahradí robot
        [1440] Po dni ho nahradí robot
       *[other] Po { $patience } minutách ho nahradí robot
    }
}
ui-absent-said = když někdo odejde, { $rule ->
    [end] { $patience ->
        [60] hra skončí po hodině
        [1440] hra skončí po dni
       *[other] hra skončí po { $patience } minutách
    }
   *[bot] { $patience ->
        [60] po hodině ho nahradí robot
        [1440] po dni ho nahradí robot
       *[other] po { $patience } minutách ho nahradí robot
    }
}
ui-substitute = Náhradník
ui-substitute-usual = jako ostatní roboti
ui-substitute-said = náhradník: { $name }
ui-rated = Hodnocená
ui-rated-line = Výsledek změní hodnocení. Bez pomůcek, bez vracení tahů, všichni s účtem.
ui-chat = Volné psaní
ui-chat-line = Hráči mohou psát vlastní zprávy. Jinak je na výběr osm vět a pět reakcí.
ui-chat-said = volné psaní
ui-takeback = Vracení tahů
ui-takeback-hint = Poslední krok jde vzít zpět, než se dobere další kartička.
ui-seats = Místa
ui-add-seat = Přidat místo
ui-remove-seat = Odebrat místo { $n }
ui-your-name = Tvoje jméno
ui-name-of-seat = Jméno na místě { $n }
ui-who-at-seat = Kdo hraje na místě { $n }
ui-who-you = ty, na tomto zařízení
ui-who-person = někdo na tomto zařízení
ui-who-open = přítel s odkazem
ui-bot-named = { $name }, { $what }
ui-who-bot-pauline = teprve se učí
ui-who-bot-gaspard = hraje citem
ui-who-bot-odile = vyzná se
ui-who-bot-greedy = bere každý bod
ui-who-bot-sidonie = myslí dopředu
ui-who-bot-master = mistr, nic neodpustí
ui-who-bot-mate = spoluhráč
ui-who-bot-random = hraje náhodně
ui-who-guest = externí program
ui-bot-line-pauline = Vidí jen polovinu toho, co jde. Na první hry.
ui-bot-line-gaspard = Vidí hodně, něco přehlédne. Když už znáš pravidla.
ui-bot-line-odile = Málokdy nechá body ležet. Občas jí něco uteče.
ui-bot-line-greedy = Nepřehlédne nic, ale nehledí dál než na svůj tah.
ui-bot-line-sidonie = Než položí kartičku, přehraje si v hlavě další tahy.
ui-bot-line-master = Slibné tahy si mnohokrát přehraje dál. Chvilku to trvá.
ui-bot-line-mate = Hraje pro tým: body, duchové a lhůty.
ui-bot-line-random = Klade kartičky kamkoli. Ukáže, jak jde tah.
ui-guest-line = Napsal ho někdo jiný, přidal ho správce.
ui-who-here = na tomto zařízení
ui-who-ready = je tady
ui-who-away = je pryč
ui-player-n = Hráč { $n }
ui-you-name = Já
ui-table-unnamed = Naše hra
ui-bot-name-1 = Mlynář
ui-bot-name-2 = Tkadlec
ui-bot-name-3 = Hrnčíř
ui-bot-name-4 = Zedník
ui-bot-name-5 = Pekař
ui-summary = Místa: { $seats } · Kartičky: { $tiles }
ui-summary-time = Asi { $minutes } minut · od 7 let
ui-summary-hours = { $hours ->
    [one] Asi { $hours } hodinu
    [few] Asi { $hours } hodiny
   *[other] Asi { $hours } hodin
}
ui-children = S malými dětmi hrajte jen základní hru.
ui-start-simple = Začít jednoduše
ui-link-next = Na další stránce je odkaz pro přátele.
ui-open-table = Otevřít stůl
ui-sit-down = Sednout si

## Before the game starts
ui-rules-alone = Základní hra
ui-rules-with = Základní hra + { $modules }
ui-rules-tournament = Turnaj: { $game }
ui-no-takeback = bez vracení tahů
ui-aids-which = Které pomůcky
ui-aid-left = Zbývající kartičky podle druhu
ui-aid-cells = Co kam pasuje
ui-aid-owners = Co komu patří
ui-aid-points = Body teď a později
ui-aid-forecast = Předpověď
ui-advice-hint = Tipy
ui-advice-hint-hint = Když jsi na tahu, můžeš se zeptat na tři nejlepší tahy. Všichni to uvidí.
ui-advice-notes = Poznámky pro začátečníky
ui-advice-notes-hint = Po každém tvém tahu: byl nějaký lepší, a proč?
ui-without-aid = { $aid ->
        [left] bez zbývajících kartiček podle druhu
        [cells] bez pomůcky, co kam pasuje
        [owners] bez pomůcky, co komu patří
        [points] bez pomůcky o bodech
       *[forecast] bez předpovědi
    }
ui-no-aids = bez pomůcek
ui-lobby-invited = Zveme tě ke stolu. Vyber si místo.
ui-lobby-full = Všechna místa jsou obsazená. Odtud se můžeš dívat.
ui-lobby-waiting = { $open ->
    [one] Jedno místo je ještě volné.
    [few] { $open } místa jsou ještě volná.
   *[other] { $open } míst je ještě volných.
}
ui-lobby-ready = Všichni jsou tady.
ui-lobby-host-starts = Čeká se, až hru zahájí { $name }.
ui-seat-open = Volné místo
ui-seat-open-line = pro přítele s odkazem
ui-sit-here = Sednout si sem
ui-add-bot = Přidat robota
ui-choose-bot = Který robot?
ui-stand-up = Uvolnit místo: { $name }
ui-send-away = Odebrat: { $name }
ui-start-with-bots = Začít s roboty
ui-start-game = Začít hru
ui-invite-title = Pozvánka
ui-invite-line = S tímto odkazem může kdokoli přisednout nebo se dívat.
ui-invite-alone = Tento odkaz funguje jen na tomto zařízení.
ui-invite-others = Jak se připojí ostatní
ui-invite-alone-how = Spusť Bastide příkazem: { $command }
ui-link-label = Odkaz na tento stůl
ui-copy-link = Kopírovat odkaz
ui-copied = Zkopírováno
ui-copy-refused = Prohlížeč kopírování zablokoval. Text je označený, zkopíruj ho ručně.
ui-send-link = Poslat odkaz
ui-send-refused = Prohlížeč sdílení zablokoval. Zkopíruj místo toho odkaz.
ui-share-text = { $table }: { $rules }. Přisedni si zde.
ui-qr-show = Ukázat QR kód
ui-qr-hide = Skrýt QR kód
ui-qr-alt = Odkaz jako QR kód
ui-your-colour = Tvoje barva
ui-colour-red = Červená
ui-colour-blue = Modrá
ui-colour-green = Zelená
ui-colour-yellow = Žlutá
ui-colour-black = Černá
ui-colour-pink = Růžová
ui-name-missing = Nejdřív prosím napiš jméno.
ui-name-full = Jméno má nejvýš { $most } znaků.

## Connection and trouble
ui-loading = Stůl se otevírá…
ui-connection = Spojení
ui-again = Připojuji se znovu…
ui-again-move-kept = Připojuji se znovu… tvůj tah je uložen
ui-try-now = Zkusit hned
ui-try-again = Zkusit znovu
ui-save-game = Uložit hru
ui-stale = Hra už pokročila.
ui-away-title = { $name } není u stolu
ui-away-line = Než se vrátí, může hrát robot.
ui-away-due = { $rule ->
    [end] Hra skončí za { $time }.
   *[bot] Za { $time } začne hrát robot, než se místo zase obsadí.
}
ui-seat-free-title = Místo je volné
ui-seat-free-line = Může ho obsadit robot nebo někdo z přátel.
ui-let-bot = Ať hraje robot
ui-join-title = Místo je volné
ui-join-line = Sedni si a hraj odtud dál.
ui-just-watch = Jen se dívat
ui-wait = Počkat
ui-error-title = Něco se nepovedlo
ui-error-ref = { $text } Kód chyby { $ref }.
ui-missing-title = Stránka nenalezena
ui-missing-line = Na této adrese nic není.
ui-no-table-title = Tady žádný stůl není
ui-no-table-line = Odkaz může mít překlep, nebo je stůl příliš starý.
ui-abandoned-title = { $by ->
    [imported] { $table }: hra ze souboru
    [agreed] { $table }: konec po dohodě
    [absent] { $table }: někdo byl pryč příliš dlouho
    [clock] { $table }: čas vypršel
   *[other] { $table }: tato hra skončila
}
ui-abandoned-line = { $by ->
    [imported] Tato hra je ze souboru, který končí dřív než hra. Prohlédni si ji, nebo hraj dál od kteréhokoli tahu.
    [full] Tento stůl musel uvolnit místo novějším. Skončil, ale nic se neztratilo.
    [operator] Stůl zavřel správce.
    [agreed] Hráči se dohodli hru ukončit dřív. Nic se neztratilo.
    [absent] Někdo byl pryč déle, než tento stůl čeká, a hra proto skončila. Nic se neztratilo.
    [clock] Někomu vypršel čas a u tohoto stolu tím hra končí. Nic se neztratilo.
   *[time] Dlouho tu nikdo nehrál, a tak hra skončila. Nic se neztratilo.
}
ui-abandoned-again-do = Nový stůl, stejní hráči
ui-table-abandoned = Skončila předčasně
ui-to-home = Úvodní stránka
ui-notice = Od správce
ui-notice-at = Kdy: { $when }
ui-notice-maintenance = Nové stoly teď nejde otevřít. Rozehrané hry běží dál.
ui-notice-close = Zavřít oznámení

## Settings of this device
ui-settings = Nastavení
ui-set-look = Jazyk a vzhled
ui-set-theme = Barvy
ui-set-theme-system = Podle systému
ui-set-theme-light = Denní
ui-set-theme-dusk = Večerní
ui-set-still = Méně pohybu
ui-set-still-line = Po mapě nic nelétá ani neklouže.
ui-set-explain = Vysvětlovat při hře
ui-set-explain-line = Když se poprvé objeví cesta, město nebo klášter, dozvíš se, co přinese.
ui-set-explain-again = Ukázat všechna vysvětlení znovu
ui-set-explain-done = Hotovo: vysvětlení se objeví znovu.
ui-set-sound = Zvuk
ui-set-sounds = Zvuky
ui-set-sounds-line = Kartičky, figurky, body a tvůj tah.
ui-set-volume = Hlasitost
ui-set-buzz = Vibrace
ui-set-buzz-line = Zařízení zavibruje, když jsi na tahu.
ui-set-play = Klávesy a kliknutí
ui-set-app = Aplikace
ui-set-here = Toto vše zůstává jen v tomto zařízení.
ui-access = Přístup
ui-access-open = Přístup…
ui-access-people = Lidé u tohoto stolu
ui-access-empty = Nikdo další tu není.
ui-access-send = Odebrat
ui-access-send-name = Odebrat: { $name }
ui-access-for-good = Natrvalo
ui-access-for-good-line = Už tu nemůže hrát ani se dívat.
ui-access-free = Uvolnit místo
ui-access-gone = { $name } tu už nemá místo.
ui-access-seats = Zamknout volná místa
ui-access-seats-line = Nikdo další si nemůže sednout.
ui-access-watchers = Bez diváků
ui-access-watchers-line = Hru vidí jen hráči.
ui-access-blocked = Zakázaní
ui-access-in = Povolit
ui-access-in-name = Znovu povolit: { $name }
ui-access-back = { $name } se sem může vrátit.
ui-access-locked = Volná místa jsou zamčená.
ui-barred-title = K tomuto stolu nemáš přístup
ui-board-closed-title = Tato deska je ještě zavřená
ui-account = Účet
ui-account-in = Přihlášení: { $name }.
ui-account-none = Jméno ti zůstane a k partiím se dostaneš z každého prohlížeče.
ui-account-mine = Můj účet
ui-account-do = Přihlásit se
ui-me = Tento prohlížeč
ui-me-line = Server pozná tento prohlížeč podle tajného klíče v cookie. Díky němu ti zůstávají místa.
ui-me-see = Uložit moje údaje
ui-me-code = Přejít do jiného prohlížeče
ui-me-code-is = Kód
ui-me-code-line = Zadej tento kód v nastavení druhého prohlížeče. Platí jednou, do { $until }. Pak jsou tvoje místa tam, a ne tady.
ui-me-have-code = Kód z jiného prohlížeče
ui-me-take = Použít kód
ui-me-taken = { $tables ->
    [0] Nebyly tam žádné stoly.
    [one] Jeden stůl je teď tady.
    [few] { $tables } stoly jsou teď tady.
   *[other] { $tables } stolů je teď tady.
}
ui-me-renew = Nový tajný klíč
ui-me-renewed = Od teď má tvoje místa jen tento prohlížeč.
ui-me-erase = Smazat všechno
ui-me-erase-line = Opustíš svá místa. Tvoje jména i tento prohlížeč se odstraní ze všech her. Nejde to vrátit.
ui-me-erase-do = Trvale smazat
ui-me-keep = Nechat

## What is stored about people
ui-operator = Tento server provozuje:
ui-privacy-title = Soukromí

## The page as an app, its newest version, and without a network
ui-app-name = Bastide, hra s kartičkami
ui-app-line = Přikládejte kartičky, stavte města, počítejte spolu.
ui-install-title = Bastide jako aplikace
ui-install-line = Na ploše zařízení, bez adresního řádku.
ui-install-do = Nainstalovat
ui-install-not-do = Teď ne
ui-newer = Je k dispozici nová verze.
ui-newer-do = Aktualizovat
ui-newer-later = Později
ui-no-cookies = Cookies jsou blokované
ui-part-loading = Načítá se…
ui-part-loaded = Načteno.
ui-part-failed = Tuto část stránky se nepodařilo načíst.
ui-page-failed = Tuto stránku se nepodařilo načíst.
ui-part-failed-line = Zkontroluj připojení a zkus to znovu.
ui-part-broken = Tato část stránky přestala fungovat.
ui-part-broken-line = Chyba byla nahlášena serveru.
ui-reload = Načíst stránku znovu
ui-offline-server = Server neodpovídá.
ui-offline-device = Toto zařízení je offline.
ui-offline-blocked = Prohlížeč nebo síť blokuje WebSocket. Bez něj hra nejde.
ui-offline-line = Tvé hry jsou uložené na serveru.
ui-offline-table = Stůl „{ $table }“ je uložený na serveru.
ui-offline-retries = Stránka to zkouší dál sama.
ui-offline-still = Stále bez odpovědi.
ui-offline-works = Funguje offline
ui-offline-works-rules = Pravidla, která už máš otevřená z dřívějška
ui-offline-works-settings = Nastavení tohoto zařízení
ui-offline-waits = Potřebuje připojení
ui-offline-waits-games = Hraní a sledování her
ui-offline-waits-new = Nové stoly a pozvánky
ui-offline-tables = Tvé stoly, jak byly naposledy online
ui-offline-kept = Nic se neztratí: server ukládá každý tah.
ui-again-long = Chvíli bez odpovědi. Stůl je uložený.
ui-again-long-move = Chvíli bez odpovědi. Tvůj tah je uložený.
ui-again-restart = Server se restartuje. Stůl je uložený.
ui-again-device = Zařízení je offline. Stůl je uložený.
ui-again-device-move = Zařízení je offline. Tvůj tah je uložený.
ui-back-again = Zase online.

## Who comes and goes during a game
ui-news-bot = Místo hráče { $name } teď hraje { $called ->
    [none] robot
   *[other] { $called }
}.
ui-news-handed = { $name } hraje zase.
ui-news-left = Místo hráče { $name } je volné.
ui-news-came = { $name } si sedá ke stolu.
ui-news-failed = { $code ->
    [too-late] { $bot } neodpovídá včas. Dál hraje { $name }.
    [illegal] { $bot } porušuje pravidla. Dál hraje { $name }.
    [unable] { $bot } tato pravidla nezná. Dál hraje { $name }.
    [not-started] { $bot } už tu není. Dál hraje { $name }.
   *[other] { $bot } selhává. Dál hraje { $name }.
}
ui-news-sent = Tvé místo bylo uvolněno.
ui-watching = Díváš se na hru.

### Lessons (learn-)

learn-title = Učit se
learn-page-title = Učit se · Bastide
learn-intro = Krátké lekce u skutečného stolu. Nic se nedá pokazit.
learn-home-line = Poprvé tady? Celá hra za pět minut.
learn-home-begun = Pokračuj v lekci: krok { $n } z { $total }
learn-home-some = Hotové lekce: { $done } z { $total }
learn-part-base = Začni tady
learn-part-modules = Další pravidla, jedno po druhém
learn-part-levels = Mlhy, úroveň po úrovni
learn-path = Poraz boty
learn-path-line = Každý je silnější než ten předchozí.
learn-path-done = Poraženo: { $done } z { $total }
learn-path-beaten = Poraženo
learn-shields = Erby
learn-shield-open = Ještě ne
learn-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
learn-begun = Pokračovat krokem { $n } z { $total }
learn-again = Hotovo. Klepnutím začneš znovu.
learn-ticked = Hotovo
learn-module = { $minutes ->
    [one] Lekce: { $minutes } minuta
    [few] Lekce: { $minutes } minuty
   *[other] Lekce: { $minutes } minut
}
learn-first = Tvůj první tah
learn-first-place = Vyber pro kartičku vyznačené místo.
learn-first-marks = Ťukni na ohraničené místo pro kartičku. Čárkované: nejdřív ji otoč.
learn-first-commit = { $theme ->
    [dusk] Potvrď to oranžovým tlačítkem.
   *[light] Potvrď to červeným tlačítkem.
}
learn-first-figure = Vyber místo pro figurku, nebo žádné.
learn-coach = Lekce: { $name }
learn-step = { $n } z { $total }
learn-before = Předchozí krok
learn-after = Další krok
learn-next-do = Pokračovat
learn-leave = Opustit lekci
learn-leave-title = Opustit lekci?
learn-stay-do = Zůstat
learn-later-do = Jiné lekce
learn-later-line = Tvůj postup je uložený.
learn-free-do = Hrát dál
learn-free-line = Z tohoto stolu bude hra proti robotovi.
learn-again-do = Začít znovu
learn-done = Výborně. Lekci „{ $name }“ už umíš.
learn-known = Co teď umíš
learn-play-do = Zahrát si to
learn-all = Všechny lekce
learn-next-lesson = Další: { $name }

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

## The board and where we are in the turn
table-map = Mapa
table-board = Herní plán
table-home = Bastide, úvodní stránka
table-tools = Pohled
table-zoom-in = Přiblížit
table-zoom-out = Oddálit
table-fit = Celá mapa
table-show-place = Ukázat místo
edge-places = { $count ->
    [one] { $shown } další
    [few] { $shown } další
   *[other] { $shown } dalších
}
edge-places-there = { $count ->
    [one] { $shown } další místo
    [few] { $shown } další místa
   *[other] { $shown } dalších míst
} { $side ->
    [N] na severu
    [E] na východě
    [S] na jihu
   *[W] na západě
}
edge-choices = { $count ->
    [one] { $shown } další
    [few] { $shown } další
   *[other] { $shown } dalších
}
edge-choices-there = { $count ->
    [one] { $shown } další možnost
    [few] { $shown } další možnosti
   *[other] { $shown } dalších možností
} { $side ->
    [N] na severu
    [E] na východě
    [S] na jihu
   *[W] na západě
}
edge-move = { $name }
edge-move-there = { $side ->
    [N] { $name }: kartička na severu
    [E] { $name }: kartička na východě
    [S] { $name }: kartička na jihu
   *[W] { $name }: kartička na západě
}
table-step = { $n ->
    [1] Krok 1 ze 3: kartička
    [2] Krok 2 ze 3: figurka
   *[other] Krok 3 ze 3: body
}
table-ask-place = Jsi na tahu: přilož kartičku
table-ask-place-of = { $name }: přilož kartičku
table-ask-turn = Jsi na tahu
table-ask-here = Sem?
table-ask-again = Ještě jednou: přilož kartičku
table-ask-again-of = { $name }, ještě jednou: přilož kartičku
table-ask-figure = Postavit figurku?
table-ask-figure-of = { $name }: postavit figurku?
table-ask-hand = Kterou kartičku zahraješ?
table-ask-hand-of = { $name }: kterou kartičku?
table-ask-draw = Která kartička?
table-ask-draw-of = { $name }: která kartička?
table-ask-order = Co se vyhodnotí první?
table-ask-order-of = { $name }: co se vyhodnotí první?
table-ask-choose = Vyber si
table-ask-choose-of = { $name }: vyber si
table-thinking = { $name } přemýšlí…
table-choosing = Na tahu je { $name }
table-over = Hra skončila
table-over-won = Tým vyhrává
table-over-lost = Tým prohrává
table-turn-of = Na tahu je { $name }
table-goes-again = { $name } hraje ještě jednou
table-you = Ty

## Players and what is left
table-tag-you = ty
table-tag-bot = robot
table-tag-program = program
table-tag-away = pryč
table-tag-again = ještě jednou
table-left = zbývá { $count }
table-supply = { $count ->
    [0] Žádná figurka v zásobě
    [one] Jedna figurka v zásobě
    [few] { $count } figurky v zásobě
   *[other] { $count } figurek v zásobě
}
table-none-left = žádná nezbývá
table-has-figure = Ještě jedna figurka
table-kept = Zůstává v ruce
table-keeps = Drží kartičku: { $tile }
table-chip = { $points ->
    [one] { $name }: { $points } bod, figurek v zásobě: { $left }
    [few] { $name }: { $points } body, figurek v zásobě: { $left }
   *[other] { $name }: { $points } bodů, figurek v zásobě: { $left }
}
table-tiles-left = { $count ->
    [one] { $shown } kartička zbývá
    [few] { $shown } kartičky zbývají
   *[other] { $shown } kartiček zbývá
}
table-left-title = Zbývající kartičky
table-left-text = { $count ->
    [0] Všechny kartičky jsou zahrané.
    [one] V pytlíku je ještě jedna kartička.
    [few] V pytlíku jsou { $count } kartičky, počet druhů: { $kinds }.
   *[other] V pytlíku je { $count } kartiček, počet druhů: { $kinds }.
}
table-left-untold = { $count ->
    [0] Všechny kartičky jsou zahrané.
    [one] V pytlíku je jedna kartička. Která, to se tu neprozradí.
    [few] V pytlíku jsou { $count } kartičky. Které, to se tu neprozradí.
   *[other] V pytlíku je { $count } kartiček. Které, to se tu neprozradí.
}
table-left-land = Potom krajina
table-left-of-kind = zbývá { $count }
table-out-title = Odebráno ze hry
table-out-text = Při dobrání se nikam nedaly přiložit.
table-last-turns = Poslední tahy
table-all-turns-do = Ukázat vše
table-no-turns = Zatím se nic nestalo.

## The dock
table-places = Kam přiložit kartičku
table-places-fit = { $count ->
    [one] pasuje na { $shown } místo
    [few] pasuje na { $shown } místa
   *[other] pasuje na { $shown } míst
}
table-list-do = { $count ->
    [one] { $count } místo · Seznam
    [few] { $count } místa · Seznam
   *[other] { $count } míst · Seznam
}
table-tap-place = Klepni na označené místo
table-tap-free = Klepni na volné políčko
table-try-places = Vyber volné políčko vedle kartiček.
table-only-left = { $left ->
    [one] zbývá { $left } kartička
    [few] zbývají { $left } kartičky
   *[other] zbývá { $left } kartiček
}
table-not-here = Takto se sem kartička nedá přiložit.
table-no-help = U tohoto stolu nejsou pomůcky.
table-place-do = Přiložit sem
table-pick-first = Vyber si
table-must-choose = Tady musíš něco vybrat.
table-sending = Odesílá se…
table-undo = Vzít zpět
table-turn = Otočit kartičku
table-turn-back = Otočit kartičku zpátky
table-one-direction = Pasuje jen v tomto natočení.
table-tap-again = Dalším klepnutím kartičku otočíš.
table-wheel-turns = Kolečko otáčí kartičku.
table-all-directions = Pasuje v každém natočení.
table-why-hint = Vyber místo nebo ukaž na políčko a stiskni W.
table-moved-on = Hra už pokročila. Vyber prosím znovu.
table-option = { $n } z { $total }: { $label }
table-spots = { $count ->
    [one] Jedna možnost
    [few] { $shown } možnosti
   *[other] { $shown } možností
}
table-all = Vše
table-feature = { $feature ->
    [city] Město
    [road] Cesta
    [monastery] Klášter
   *[field] Louka
}
table-at = { $side ->
    [left] { $columns } doleva{ table-at-then }
    [right] { $columns } doprava{ table-at-then }
   *[same] { $level ->
        [up] { $rows } nahoru od startu
        [down] { $rows } dolů od startu
       *[same] Start
    }
}
table-at-then = { $level ->
    [up] , { $rows } nahoru od startu
    [down] , { $rows } dolů od startu
   *[same] {" "}od startu
}
table-spots-here = { $count ->
    [one] Jedno místo.
    [few] { $count } místa.
   *[other] { $count } míst.
}
table-picked = Vybráno: { $label }. Enter potvrdí.
table-bot-thinking = { $name } přemýšlí
table-bot-hurry = Přeskočit čekání
table-wait-person = Klidně se porozhlédni.
table-wait-away = Právě není u stolu.
table-hint-turn = otočit
table-hint-move = posunout
table-hint-place = přiložit
table-hint-pick = vybrat
table-hint-vary = která
table-hint-none = nic
table-hint-confirm = potvrdit

## Said aloud
table-say-place = { $count ->
    [one] Jsi na tahu. Kartička pasuje na jedno místo.
    [few] Jsi na tahu. Kartička pasuje na { $count } místa.
   *[other] Jsi na tahu. Kartička pasuje na { $count } míst.
}
table-say-place-of = { $count ->
    [one] { $name }, kartička pasuje na jedno místo.
    [few] { $name }, kartička pasuje na { $count } místa.
   *[other] { $name }, kartička pasuje na { $count } míst.
}
table-say-figure = { $count ->
    [one] Postavit figurku? Je jedno místo.
    [few] Postavit figurku? Jsou { $count } místa.
   *[other] Postavit figurku? Je { $count } míst.
}
table-say-hand = Kterou kartičku zahraješ?
table-say-draw = Která kartička přišla?
table-say-order = Co se vyhodnotí první? Území: { $count }.
table-say-begin = Jsi na tahu. Táhni kartičku, nebo vyber { $what } ({ $count }).
table-say-kinds = Kterou figurku postavíš? { $kinds }.
table-say-choose = { $count ->
    [one] Je jedna možnost.
    [few] Jsou { $count } možnosti.
   *[other] Je { $count } možností.
}
table-cell = { table-at }.
table-sides = Sever { $north }, východ { $east }, jih { $south }, západ { $west }.
table-kind = { $kind ->
    [city] město
    [road] cesta
    [river] řeka
    [monastery] klášter
   *[field] louka
}
table-has-monastery = Klášter.
table-has-garden = Zahrada.
table-side = { $side ->
    [N] sever
    [E] východ
    [S] jih
   *[W] západ
}
table-has-shield = Erb.
table-has-crossing = Křižovatka.
table-figure-here = { $role ->
    [knight] { $name }: rytíř.
    [highwayman] { $name }: lupič.
    [monk] { $name }: mnich.
   *[other] { $name }: figurka.
}
table-empty = Prázdné.
table-fits = { $turns ->
    [one] Prázdné, kartička pasuje v jednom natočení.
    [few] Prázdné, kartička pasuje ve { $turns } natočeních.
   *[other] Prázdné, kartička pasuje v { $turns } natočeních.
}
table-place = Místo { $n } z { $total }: { table-at }.
table-touches = { $side ->
    [N] Sever
    [E] Východ
    [S] Jih
   *[W] Západ
}: { $kind ->
    [city] město.
    [road] cesta.
    [river] řeka.
   *[field] louka.
}
table-direction = Natočení { $n } z { $total }.
table-here-title = Co tu je
table-placed-by = Kartička hráče { $name }.

## Heard and typed: what scanning keys and typed commands answer
table-apart = { $kind ->
    [city] Města jsou oddělená.
   *[other] Cesty jsou oddělené.
}
table-joins = { $kind ->
    [city] Jedno město: { $sides }.
   *[other] Jedna cesta: { $sides }.
}
table-stands = { $part ->
    [N] Na severu.
    [NE] Na severovýchodě.
    [E] Na východě.
    [SE] Na jihovýchodě.
    [S] Na jihu.
    [SW] Na jihozápadě.
    [W] Na západě.
    [NW] Na severozápadě.
   *[middle] Uprostřed.
}
speech-scored = { $points ->
    [one] { $what }, { $points } bod
    [few] { $what }, { $points } body
   *[other] { $what }, { $points } bodů
}
speech-feature = { $count ->
    [one] { $what }, { $count } kartička, patří: { $names }.
    [few] { $what }, { $count } kartičky, patří: { $names }.
   *[other] { $what }, { $count } kartiček, patří: { $names }.
}
speech-mine = { $feature ->
    [city] Tvoje město
    [road] Tvoje cesta
    [monastery] Tvůj klášter
   *[field] Tvoje louka
}
speech-enter = Enter potvrdí.
speech-said = Čtení nahlas
speech-grid = Šipky vedou po políčkách, Enter vybírá. G řekne stav hry, lomítko píše příkazy, otazník ukáže klávesy.
table-decision = Tvoje volba
speech-choice = { $n }: { $label }.
speech-stop = { $n } z { $total }.
speech-closes = Šance na uzavření: { $chance }.
speech-no-hand = V ruce není žádná kartička.
speech-no-own = Na mapě nemáš žádnou figurku.
speech-no-feature = Nestojí tam žádná figurka.
speech-no-open = Žádné políčko není volné.
speech-no-such = Taková volba tu není.
speech-nothing-new = Od tvého posledního tahu nic nového.
speech-nothing-said = Zatím není co opakovat.
speech-unknown = „{ $word }“ není příkaz. Nápovědu ukáže otazník.
speech-not-now = To teď nejde.
speech-cell-how = Napiš, kolik doprava a kolik nahoru od startu. Minus je doleva nebo dolů.
speech-far = Vedle neleží žádná kartička.
speech-fits = Kartička tam pasuje.
speech-help = Příkazy: { $words }.
speech-keys = Klávesy pro mluvené odpovědi
speech-key-state = kdo je na tahu, body, zbývající kartičky
speech-key-news = co se změnilo od mého tahu
speech-key-hand = kartička v ruce
speech-key-own = další, předchozí vlastní figurka
speech-key-feature = další, předchozí území s figurkami
speech-key-open = další, předchozí volné políčko
speech-key-again = zopakovat, o větu zpět
speech-key-type = psané příkazy
speech-type = Psané příkazy
speech-type-label = Příkaz
speech-type-hint = Jedno číslo vybírá. Dvě čísla vedou na místo: doprava a nahoru od startu, s minusem doleva a dolů.
speech-run-do = Provést
speech-commands = Všechny příkazy
speech-word-cell = políčko
speech-word-place = místo
speech-word-turn = otoč
speech-word-confirm = potvrď
speech-word-none = nic
speech-word-undo = zpět
speech-word-hand = ruka
speech-word-state = stav
speech-word-news = nové
speech-word-own = moje
speech-word-feature = území
speech-word-open = volné
speech-word-left = zbývá
speech-word-log = tahy
speech-word-why = proč
speech-word-again = znovu
speech-word-help = pomoc
speech-about-cell = Co je na místě: políčko 2 -1 je 2 doprava, 1 dolů
speech-about-place = Vybrat místo jeho číslem, nebo podle doprava a nahoru: místo 3
speech-about-turn = Otočit kartičku
speech-about-confirm = Přiložit kartičku, potvrdit výběr
speech-about-none = Nevybrat žádnou figurku
speech-about-undo = Vzít poslední tah zpět
speech-about-hand = Kartička v ruce
speech-about-state = Kdo je na tahu, body, zbývající kartičky a další
speech-about-news = Co se změnilo od mého posledního tahu
speech-about-own = Další vlastní figurka, nebo ta s číslem
speech-about-feature = Další území s figurkami; jen jednoho druhu: území město
speech-about-open = Další volné políčko
speech-about-left = Kolik kartiček zbývá
speech-about-log = Poslední tahy, kolik napíšeš: tahy 10
speech-about-why = Proč tam kartička nesmí: proč 1 0
speech-about-again = Zopakovat poslední větu
speech-about-help = Přečíst všechny příkazy

## Why not, and rules
table-why-direction = V tomto natočení ne
table-why-place = Nepasuje sem v žádném natočení
table-why-now = Jak je teď: { $reason }
table-why-do = Proč?
table-why-refused = To nejde
table-turn-to-fit-do = Otočit správně
table-read-rule-do = Přečíst pravidlo
table-rule = Pravidlo { $rule }
table-rule-from = Z pravidel Bastidy, našimi slovy.
table-rule-tongue = Ještě nepřeloženo, jazyk: { $tongue }
table-why-taken = Tady už je kartička
table-why-others = Teď to nejde
table-advice-do = Požádat o tip
table-advice-short = Jak by hrál dobrý hráč?
table-advice-player = Dobrý hráč
table-advice-comes = Přemýšlí …
table-advice-none = Teď žádný tip není. Zkus to znovu.
table-why-others-do = Proč nic jiného?
table-why-nothing = Je vidět všechno, co tu můžeš udělat.
table-why-count = { $count ->
    [one] { $count } možnost teď není dostupná.
    [few] { $count } možnosti teď nejsou dostupné.
   *[other] { $count } možností teď není dostupných.
}
table-read-rule = Přečíst pravidlo { $rule } (důvod { $n })
table-may-do = Co tu můžu?
table-miss = { $word ->
    [banish] Duchové
    [haunt] Duch
    [score] Bodování
    [portal] Portál
    [reinforce] Posila
    [recall] Odvolat
   *[other] { $kind ->
        [abbot] Opat
        [guard] Strážný
        [large] Velký družiník
        [builder] Stavitel
        [pig] Prase
       *[other] Figurka
    }
}: { $feature ->
    [city] město
    [road] cesta
    [monastery] klášter
    [garden] zahrada
    [castle] zámek
    [mist] mlha
    [cemetery] hřbitov
   *[field] louka
}

## The book of rules
book-title = Pravidla
book-tab = { $name } · Bastide
book-line = Všechna pravidla, podle nichž Bastide hraje, našimi slovy.
book-find = Hledat pravidlo podle slov nebo čísla
book-found = { $count ->
    [one] nalezeno { $shown } pravidlo
    [few] nalezena { $shown } pravidla
   *[other] nalezeno { $shown } pravidel
}
book-count = { $count ->
    [one] { $shown } pravidlo
    [few] { $shown } pravidla
   *[other] { $shown } pravidel
}
book-see = Viz též
book-about = Patří k: { $modules }
book-example = Příklad k pravidlu { $rule }
book-not-played = U tohoto stolu se nehraje.
book-others = U tohoto stolu se nehraje
book-missing-title = Takové pravidlo není
book-missing = Pravidlo „{ $rule }“ neexistuje.
book-all = Všechna pravidla
book-back = Zpět
book-open = Otevřít stránku
book-print = Vytisknout
book-loading = Okamžik…

## The end
table-win = { $you ->
    [yes] Vyhráváš { $points } : { $second }
   *[no] Vítězí { $name }, { $points } : { $second }
}
table-shared-win = O vítězství se dělí { $name }, body: { $points }
table-see-how-do = Ukázat sčítání
table-rematch-do = Odveta
table-rematch-join-do = Přidat se k odvetě
table-save-record = Uložit záznam této hry

## Looking back: turn by turn, sharing, saving, playing on (replay-)
table-analyse-do = Rozbor
table-tournament-do = Přejít k turnaji
table-replay-do = Průběh hry
ui-origin = Pokračování jiné hry od tahu { $turn }.
ui-origin-reshuffled = Kartičky v pytlíku se znovu zamíchaly.
ui-set-up = Tato hra začala vlastní pozicí.

## Menu and help
table-menu = Nabídka
aids-title = Pomůcky na mapě
aids-on = { $what }: zobrazeno
aids-off = { $what }: skryto
aids-key = Klávesa { $key }.
aids-cells = Co kam pasuje
aids-cells-hint = U každého volného políčka počet kartiček, které tam pasují, a šance na zaplnění.
aids-cells-sign = kolik kartiček sem pasuje a jaká je šance, že sem některá přijde
aids-cells-model = Předpoklad: každá zbývající kartička přijde se stejnou šancí na kterékoli místo, kam na dnešní mapě pasuje.
aids-dead = Sem už nic nepasuje.
aids-fits = { $count ->
        [one] Pasuje sem { $count } kartička z { $of }.
        [few] Pasují sem { $count } kartičky z { $of }.
       *[other] Pasuje sem { $count } kartiček z { $of }.
    }
aids-held = Kartička v ruce sem pasuje.
aids-filled = Šance na zaplnění: { $chance }.
aids-comes = Šance, že takovou dobereš: { $chance }.
aids-owners = Co komu patří
aids-owners-hint = Vzory a písmena pro cesty, města, louky a další.
aids-owner = { $what }, patří: { $names }.
aids-strength = Počítá se tam: { $list }.
aids-points = Body teď a později
aids-points-hint = Kolik které území přinese teď a kolik nejspíš přinese.
aids-worth = { $points ->
        [one] Teď { $points } bod, očekáváno { $expected }.
        [few] Teď { $points } body, očekáváno { $expected }.
       *[other] Teď { $points } bodů, očekáváno { $expected }.
    }
aids-now = Kdyby hra skončila
aids-expected = Odhad
aids-points-model = Odhad: z mapy, jaká je teď, jak ji hodnotí počítač. Nové figurky se nepočítají.
aids-forecast = Předpověď
aids-forecast-hint = Pravděpodobné konečné body všech.
aids-band = { $low } až { $high }
aids-wins = vítězí v { $chance } těchto her
aids-forecast-model = { $games ->
        [one] Z { $games } hry dohrané počítačem; 8 z 10 skončí uvnitř pruhu.
        [few] Ze { $games } her dohraných počítačem; 8 z 10 skončí uvnitř pruhu.
       *[other] Z { $games } her dohraných počítačem; 8 z 10 skončí uvnitř pruhu.
    }
table-talk = Něco říct
table-people = Hráči a stůl…
table-menu-tiles = Zbývající kartičky
table-menu-scores = Body a proč
table-menu-log = Všechny tahy
table-menu-turns = Opravit tah
table-menu-rules = Platná pravidla
table-menu-help = Nápověda a klávesy
table-menu-save = Uložit hru
table-menu-home = Úvodní stránka
table-menu-more = Další
table-leave-title = Odejít z této partie?
table-leave-line = Místo ti zůstane. Partii najdeš na úvodní stránce.
table-leave-stay = Zůstat
table-leave-do = Odejít
table-help = Nápověda
table-help-turn = Tah
table-help-1 = Přilož kartičku tak, aby všechny dotýkající se strany navazovaly.
table-help-2 = Pak smíš na tuto kartičku postavit figurku.
table-help-3 = Uzavřená území se vyhodnotí a figurky z nich se vracejí.
table-help-4 = Když dojdou kartičky, vyhodnotí se všechno ostatní.
table-help-board = Herní plán
table-signs-do = Symboly
table-help-mouse = Kliknutím místo vybereš, druhým kliknutím kartičku přiložíš. Kolečko nebo pravé tlačítko ji otáčí. Tažením posouváš mapu, kolečko mimo místa ji přibližuje.
table-help-touch = Klepnutím místo vybereš, dalším klepnutím kartičku otočíš. Tažením posouváš mapu, dvěma prsty ji přibližuješ.
table-help-keys = Klávesy
table-letters = Klávesy s písmeny
table-letters-hint = Písmena a číslice fungují jako příkazy.
table-one-click = Hrát jedním kliknutím
table-one-click-hint = Myší, bez druhého kliknutí.
table-key-next = další, předchozí místo
table-key-arrows = nejbližší místo tím směrem
table-key-turn = otočit kartičku
table-key-enter = přiložit, potvrdit
table-key-pick = vybrat místo
table-key-before-draw = volba před tažením
table-key-none = bez figurky
table-key-kind = další, předchozí druh figurky
table-key-undo = vzít zpět
table-key-why = proč ne jinam
table-key-here = co tu je
table-key-tiles = zbývající kartičky
table-key-scores = body a proč
table-key-log = všechny tahy
table-key-hint = tři nejlepší tahy; 1 až 3 jeden ukáže, znovu použije
table-key-aids = pomůcky na mapě
table-key-layers = co pasuje, komu patří, body, předpověď
table-key-zoom = přiblížit, ukázat vše
table-key-pan = posunout mapu
table-key-keys = tato nápověda
table-key-back = zpět

## Offers
offer-place = { table-at }
offer-figure = { $role ->
    [knight] Rytíř
    [highwayman] Lupič
    [monk] Mnich
    [farmer] Sedlák
    [abbot] Opat
    [steward] Kastelán
    [gravedigger] Hrobník
   *[other] Figurka
}
offer-figure-detail = { offer-spot }
offer-play = Zahrát tuto kartičku
offer-draw = Dobrat tuto kartičku
offer-score = Vyhodnotit první
offer-score-detail = { offer-spot }
offer-worth = za { $points }
offer-spot = { $feature ->
    [city] město{ offer-part }, { offer-tiles }
    [road] cesta{ offer-way }, { offer-tiles }
    [monastery] klášter{ offer-part }, { offer-of-nine }
    [garden] zahrada{ offer-part }, { offer-of-nine }
    [castle] zámek{ offer-part }
    [cemetery] hřbitov{ offer-part }, { offer-of-nine }
    [mist] mlha{ offer-part }
   *[field] louka{ offer-part }{ offer-cities }
}{ offer-closes }
offer-tiles = { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
offer-of-nine = { offer-tiles } z 9
offer-cities = { $cities ->
    [-1] {""}
    [0] , bez města
    [one] , { $cities } město
    [few] , { $cities } města
   *[other] , { $cities } měst
}
offer-closes = { $closes ->
    [yes] , uzavře se
   *[no] {""}
}
offer-part = { $part ->
    [N] {" "}na severu
    [NE] {" "}na severovýchodě
    [E] {" "}na východě
    [SE] {" "}na jihovýchodě
    [S] {" "}na jihu
    [SW] {" "}na jihozápadě
    [W] {" "}na západě
    [NW] {" "}na severozápadě
   *[none] {""}
}
offer-way = { $part ->
    [N] {" "}na sever
    [NE] {" "}na severovýchod
    [E] {" "}na východ
    [SE] {" "}na jihovýchod
    [S] {" "}na jih
    [SW] {" "}na jihozápad
    [W] {" "}na západ
    [NW] {" "}na severozápad
   *[none] {""}
}
offer-away = { $down ->
    [N] { $rows } na sever{ offer-away-then }
    [S] { $rows } na jih{ offer-away-then }
   *[same] { $along ->
        [E] { $columns } na východ
        [W] { $columns } na západ
       *[here] tato kartička
    }
}
offer-away-then = { $along ->
    [E] , { $columns } na východ
    [W] , { $columns } na západ
   *[same] {""}
}
offer-now = +{ $points } hned
offer-now-kind = hned
offer-worth-kind = k dobru
offer-so-far = zatím { $points }
offer-so-far-kind = zatím
offer-stays-open = { $points } bez uzavření
offer-stays-open-kind = bez uzavření
offer-at-end = { $points } na konci
offer-at-end-kind = na konci
offer-risk = { $points } v sázce
offer-risk-kind = v sázce
offer-figure-do = { $role ->
    [knight] Postavit rytíře
    [highwayman] Postavit lupiče
    [monk] Postavit mnicha
    [farmer] Položit sedláka
    [abbot] Postavit opata
    [steward] Postavit kastelána
    [gravedigger] Postavit hrobníka
   *[other] Postavit figurku
}
offer-pass = Bez figurky
offer-pass-short = Nic

## What happened
log-title = Všechny tahy
log-discarded = Kartička nikam nepasuje a odebírá se ze hry
log-placed = { $you ->
    [yes] Přikládáš kartičku
   *[no] { $name } přikládá kartičku
}
log-figure = { $apart ->
    [yes] { $you ->
        [yes] Stavíš
       *[no] { $name } staví
    } { $kind ->
        [guard] strážného
       *[large] velkého družiníka
    } { $role ->
        [knight] do města jako rytíře
        [highwayman] na cestu jako lupiče
        [monk] do kláštera jako mnicha
        [steward] na zámek jako kastelána
        [gravedigger] na hřbitov jako hrobníka
       *[farmer] na louku jako sedláka
    }
   *[no] { $you ->
        [yes] { $role ->
            [knight] Stavíš rytíře do města
            [highwayman] Stavíš lupiče na cestu
            [monk] Stavíš mnicha do kláštera
            [abbot] { $feature ->
                [garden] Stavíš opata do zahrady
               *[monastery] Stavíš opata do kláštera
            }
            [steward] Stavíš kastelána na zámek
            [gravedigger] Stavíš hrobníka na hřbitov
           *[farmer] Pokládáš sedláka na louku
        }
       *[no] { $role ->
            [knight] { $name } staví rytíře do města
            [highwayman] { $name } staví lupiče na cestu
            [monk] { $name } staví mnicha do kláštera
            [abbot] { $feature ->
                [garden] { $name } staví opata do zahrady
               *[monastery] { $name } staví opata do kláštera
            }
            [steward] { $name } staví kastelána na zámek
            [gravedigger] { $name } staví hrobníka na hřbitov
           *[farmer] { $name } pokládá sedláka na louku
        }
    }
}{ $by ->
    [reinforce] {""}, jako posilu
    [portal] {""}, portálem
   *[other] {""}
}
log-kept = { $you ->
    [yes] Tuto kartičku si necháváš
   *[no] { $name } si tuto kartičku nechává
}
log-played = { $you ->
    [yes] Vybíráš tuto kartičku
   *[no] { $name } vybírá tuto kartičku
}
log-passed = { $you ->
    [yes] Žádnou figurku nestavíš
   *[no] { $name } žádnou figurku nestaví
}
log-over = Hra skončila
log-taken-back = { $you ->
    [yes] Po dohodě vracíš tah
   *[no] { $name } po dohodě vrací tah
}
log-advised = { $you ->
    [yes] Bereš si tip
   *[no] { $name } si bere tip
}
log-flagged = { $out ->
    [resign] { $you ->
        [yes] Došel ti čas: prohráváš
       *[no] { $name } už nemá čas a prohrává
    }
    [end] { $you ->
        [yes] Došel ti čas: hra končí
       *[no] { $name } už nemá čas: hra končí
    }
   *[bot] { $you ->
        [yes] Došel ti čas: hraje za tebe robot
       *[no] { $name } už nemá čas: dál hraje robot
    }
}
log-order = Pořadí hráčů se vylosovalo: { $names }.
log-undone = { $you ->
    [yes] Bereš tah zpět
   *[no] { $name } bere tah zpět
}
log-undone-often = { $you ->
    [yes] Počet tahů, které bereš zpět: { $count }
   *[no] { $name } bere zpět tahy, počet: { $count }
}

## Points and how they came
score-title = Body
score-lines = Rozpis
score-no-lines = Zatím se nic nevyhodnotilo.
score-none-yet = zatím bez bodů
score-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-piece = { $reason ->
    [road] cesty { $points }
    [city] města { $points }
    [monastery] kláštery { $points }
    [small-city] malá města { $points }
   *[other] ostatní { $points }
}
score-road = { $you ->
    [yes] { $count ->
        [one] Ty: cesta, { $count } kartička
        [few] Ty: cesta, { $count } kartičky
       *[other] Ty: cesta, { $count } kartiček
    }
   *[no] { $count ->
        [one] { $name }: cesta, { $count } kartička
        [few] { $name }: cesta, { $count } kartičky
       *[other] { $name }: cesta, { $count } kartiček
    }
}
score-city = { $you ->
    [yes] { $count ->
        [one] Ty: město, { $count } kartička
        [few] Ty: město, { $count } kartičky
       *[other] Ty: město, { $count } kartiček
    }
   *[no] { $count ->
        [one] { $name }: město, { $count } kartička
        [few] { $name }: město, { $count } kartičky
       *[other] { $name }: město, { $count } kartiček
    }
}
score-small-city = { $you ->
    [yes] { $count ->
        [one] Ty: město, { $count } kartička
        [few] Ty: město, { $count } kartičky
       *[other] Ty: město, { $count } kartiček
    }
   *[no] { $count ->
        [one] { $name }: město, { $count } kartička
        [few] { $name }: město, { $count } kartičky
       *[other] { $name }: město, { $count } kartiček
    }
}
score-monastery = { $you ->
    [yes] Ty: klášter
   *[no] { $name }: klášter
}
score-road-final = { $you ->
    [yes] Ty: neuzavřená cesta
   *[no] { $name }: neuzavřená cesta
}
score-city-final = { $you ->
    [yes] Ty: neuzavřené město
   *[no] { $name }: neuzavřené město
}
score-monastery-final = { $you ->
    [yes] Ty: neuzavřený klášter
   *[no] { $name }: neuzavřený klášter
}
score-other = { $you ->
    [yes] Ty: body
   *[no] { $name }: body
}
score-why = Řádek { $n }: přečíst pravidlo { $rule }
score-why-do = Proč?
score-counting = Závěrečné bodování
score-chapter = { $reason ->
    [road] Neuzavřené cesty
    [city] Neuzavřená města
    [monastery] Kláštery
   *[other] Další body
}
score-of = { $n } z { $total }
score-count = vyhodnoceno: { $count }
score-back = Zpět
score-pause = Pauza
score-play = Pokračovat
score-next = Další
score-skip-do = Rovnou k výsledku

## All play together

table-team = Tým
table-point-on = Ukázat políčko ostatním
table-point-hint = Klepni na políčko a ukaž ho ostatním.
table-points-at = { $name } ukazuje sem: { table-at }.
table-points-here = { $name } ukazuje sem.
table-their-choices = Z čeho vybírá { $name }
table-which-colour = Která barva
table-level-opened = Úroveň { $level } je odemčená.
table-level-next-do = Hrát úroveň { $level }
table-level-again-do = Zkusit znovu
table-level-how-do = Jak to bylo
table-looking-ahead = Dívá se dopředu…

## Figures that stand on one spot

table-begin-draw = Táhnout kartičku
table-which-figure = Která figurka
table-which-kind = { $count ->
    [one] Která figurka, jedna možnost
    [few] Která figurka, { $count } možnosti
   *[other] Která figurka, { $count } možností
}
table-which-kind-has = { $count ->
    [one] { $kind }: jedno místo
    [few] { $kind }: { $count } místa
   *[other] { $kind }: { $count } míst
}
table-which-kind-none = { $kind }: žádné místo. Proč?
table-which-kind-nowhere = Pro tuto figurku tu není místo.
table-figure-kind = Družiník
table-figure-number = číslo { $n }

### Answers of the rules and the server (why-, error-)

## Why a move is refused
why-other-question = V tomto tahu je nejdřív na řadě jiná volba.
why-advice-busy = Tip teď dostávají jiní hráči; zkus to za chvíli.
why-no-advice = Teď žádný tip není.
why-not-your-turn = Nejsi na tahu.
why-game-over = Hra skončila.
why-wrong-step = Nejdřív je na řadě jiný krok.
why-cell-taken = Tady už je kartička.
why-no-neighbour = Kartička musí celou stranou sousedit s jinou.
why-side-mismatch = { $side ->
    [N] Na severu
    [E] Na východě
    [S] Na jihu
   *[W] Na západě
} { $mine ->
    [city] město
    [road] cesta
    [river] řeka
   *[field] louka
} sousedí { $theirs ->
    [city] s městem
    [road] s cestou
    [river] s řekou
   *[field] s loukou
}. Strany musí navazovat.
why-same-looking-rotation = Takto otočená vypadá kartička stejně.
why-wrong-tile = V ruce máš jinou kartičku.
why-no-such-segment = Takovou část kartička nemá.
why-occupied = { $feature ->
    [city] V tomto městě už figurka stojí.
    [road] Na této cestě už figurka stojí.
    [field] Na této louce už sedlák leží.
   *[other] Tam už figurka stojí.
}
why-none-in-supply = { $figure ->
    [meeple] V zásobě ti nezbývá žádný družiník.
    [abbot] Tvůj opat už je na plánu.
   *[other] Takovou figurku už nemáš.
}
why-not-just-placed = Figurka smí jen na právě přiloženou kartičku.
why-wrong-figure = Tato figurka tam stát nesmí.
why-bad-action = Tento tah teď není možný.
why-not-in-bag = Taková kartička už v pytlíku není.
why-not-in-hand = Tuto kartičku v ruce nemáš.
why-nothing-to-score = Tato kartička tam nic neuzavírá.

## Why the table refuses something
why-no-levels = Tento stůl nemá úrovně.
why-no-such-level = Úrovně jsou 1 až { $levels }.
why-level-locked = Úroveň { $level } je zamčená: nejdřív vyhrajte úroveň { $open }.
why-no-forecast = Tady předpověď nejde.
why-lesson-act = Nejdřív udělej, co chce lekce.
why-lesson-hint = Tady chce lekce něco jiného.
why-lesson-read = Nejdřív si přečti text.
why-no-lesson = Tento stůl není lekce.
why-no-undo = Tohle už vzít zpět nejde.
why-maintenance = Nové stoly teď nejde otevřít. Rozehrané hry běží dál.
why-too-many-undos = V jednom tahu můžeš vzít zpět nejvýš { $most }krát.
why-hand-bots = Ke hře na stole se roboti nepřidávají.
why-clock-over = Čas ti vypršel: tento tah dohraje robot.
why-not-by-hand = U tohoto stolu tahá kartičky server.
why-not-turned = Poslední kartička v tomto natočení nepasuje.
why-nothing-mended = Žádný tah se neopravuje.
why-mended-already = Opravuje se jiný tah: nejdřív to dokonči.
why-not-corrected = Takový tah v této hře není.
why-no-more-corrections = U tohoto stolu se už stalo příliš mnoho na to, aby šlo opravit tah.
why-too-much-happened = U tohoto stolu se už stalo příliš mnoho na to, aby šlo měnit místa.
why-too-often = Příliš mnoho pokusů. Chvilku počkej.
why-not-started = Hra ještě nezačala.
why-already-started = Hra už začala.
why-not-over = Hra ještě neskončila.
why-table-over = Hra skončila; otevři nový stůl.
why-seats-open = Jsou volná místa: počkej, nebo přidej roboty.
why-change-unseen = Hra se změnila. Čeká se, až to uvidí: { $names }
why-fixed-game = Hru u tohoto stolu nejde změnit. Otevři nový stůl.
why-seats-needed = Obsazených míst je { $taken }, tato hra jich má jen { $seats }.
why-seat-taken = Tady už sedí { $name }.
why-seat-open = Toto místo je volné.
why-tournament-seat = V turnaji si místo necháváš: nemůžeš-li hrát dál, vzdej hru.
why-not-your-seat = Toto není tvoje místo.
why-not-host = To smí jen hostitel.
why-never-public = Lekce a hry na skutečném stole nemohou být otevřené všem.
why-own-things = Otevřené stoly nemají vlastní kartičky ani úrovně, hru na skutečném stole ani volné psaní.
why-seek-gone = Někdo byl rychlejší, nebo tam už nikdo nečeká.
why-many-seek = Čeká tu už příliš mnoho lidí. Zkus to později.
why-many-seek-here = Z tvé sítě už čeká tolik lidí: { $most }. Zkus to znovu, až někdo z nich najde hru.
why-name-taken = Jméno { $name } tu už někdo má.
why-bad-name = Jméno má 1 až 24 viditelných znaků.
why-bad-text = Použij písmena, číslice a symboly, ale žádné neviditelné znaky ani navršená znaménka.
why-no-such-seat = Takové místo stůl nemá.
why-no-player-to-remove = Tady není nikdo, koho by šlo odebrat.
why-many-blocked = Zakázáno už má padesát lidí. Nejdřív někoho povol.
why-no-such-block = Nikdo s tímto číslem nemá zákaz.
why-blocked = Hostitel ti k tomuto stolu zakázal přístup.
why-seats-locked = Hostitel zamkl volná místa.
why-no-watchers = Hostitel nedovoluje diváky.
why-round-running = Tato deska se otevře, až kolo skončí.
why-fair-play = Dokud se s touto deskou hraje hodnocená nebo turnajová hra, server s ní nepomáhá.
why-no-such-bot = Robot s tímto jménem neexistuje.
why-aids-off = U tohoto stolu nejsou pomůcky.
why-rematch-exists = Odveta už je otevřená.
why-asked-already = Jiná žádost je ještě otevřená.
why-nothing-asked = Žádná žádost už není otevřená.
why-not-asked = Na to mají odpovědět ostatní.
why-no-resigning = Tým vyhrává i prohrává společně.
why-resigned = Tento hráč hru vzdal.
why-resign-instead = Není nikdo, kdo by mohl souhlasit: hru raději vzdej.
why-clock-seat = S hodinami si místo necháváš: hru vzdej, nebo nech hrát robota.
why-many-colours = Každé místo tu hraje za víc barev.
why-a-lesson = Tohle je lekce: nejdřív ji opusť.
why-cid-taken = Tento příkaz už poslala jiná stránka.

## Troubles with the server (client shell)
error-offline = Server neodpovídá. Běží?
error-server = Něco se pokazilo u nás. Tvoje hry jsou v pořádku.
error-no-such-address = Na této adrese nic není.
error-no-such-table = Takový stůl neexistuje.
error-no-such-lesson = Lekce s tímto názvem neexistuje.
error-no-such-puzzle = Hádanka s tímto názvem neexistuje.
error-full = Na další stůl tu teď není místo. Zkus to později.
error-maintenance = Nové stoly teď nejde otevřít. Rozehrané hry běží dál.
error-too-many-open = Máš otevřené stoly s dalšími lidmi (počet: { $open }). Nejdřív některé dohraj.
error-no-account = Na přátele potřebuješ účet.
error-many-friends = Tvůj seznam je plný. Nejdřív někoho odeber.
error-no-friend = Takto lze zvát jen přátele. Ostatním pošli odkaz.
error-not-your-table = Zablokovat můžeš jen lidi u svého stolu.
error-no-player-to-block = Není tam nikdo, koho by šlo zablokovat.
error-no-such-block = Nikdo s tímto číslem není zablokován.
error-too-many-here = Z tvé sítě se otevřelo velmi mnoho stolů. Chvíli počkej.
error-crowded = Na tento stůl se už dívá příliš mnoho lidí. Zkus to později.
error-no-film = Tento film ještě nevznikl.
error-no-such-turn = Tato hra má tahy 0 až { $turns }.
error-nothing-left = Po tomto tahu hra končí.
error-not-over = Tato hra ještě neskončila.
error-not-started = Tato hra ještě nezačala.
error-press-busy = Server právě vytváří mnoho obrázků. Zkus to za chvíli.
error-server-busy = Server je vytížený. Zkus to za chvíli.
error-too-long = Tato hra je na film příliš dlouhá.
error-picture-failed = Obrázek se nepodařilo vytvořit.
error-jcz-unsupported = JCloisterZone tato pravidla nezná.
error-import-unknown = Tohle není záznam z Bastide ani hra z JCloisterZone.
error-import-version = Tento záznam napsala jiná verze Bastide. Tento server čte formát verze { $known }.
error-import-damaged = { $line ->
    [0] Tento záznam nejde přečíst.
   *[other] Řádek { $line } nejde přečíst.
}
error-import-empty = Tato hra nemá žádné tahy.
error-import-rules = Pravidla nebo volby této hry tu nejde hrát.
error-import-move = Řádek { $line }: pravidla nepřipouštějí „{ $action }“.
error-import-turn = Řádek { $line }: na tahu je tam jiný hráč.
error-import-over = Řádek { $line }: hra už skončila.
error-import-end = Řádek { $line }: výsledek nesouhlasí. Hra končí { $points }.
error-import-slow = Přehrát tuto hru trvá příliš dlouho.
error-import-jcz = { $message ->
    [0] Tuto hru z JCloisterZone nejde přečíst.
   *[other] Tuto hru z JCloisterZone nejde přečíst u tahu { $message }.
}
error-import-jcz-unplayed = { $message ->
    [0] Tato hra používá části JCloisterZone, které Bastide nemá.
   *[other] U tahu { $message } tato hra používá část JCloisterZone, kterou Bastide nemá.
}
error-bad-import = Takový soubor server neumí otevřít.
error-bad-picture = Takový obrázek není.
error-no-such-campaign = Tato skupina hráčů tu není známá.
error-too-many-tables = Příliš mnoho stolů najednou. Počkej prosím minutu.
error-too-big = Příliš mnoho najednou. Vyber méně.
error-too-fast = Příliš mnoho najednou. Chvilku počkej.
error-unreadable-table = Tento stůl už nelze přečíst.
error-not-json = Stránka a server k sobě nepasují. Načti stránku znovu.
error-no-levels = Tato pravidla nemají úrovně.
error-no-such-level = Taková úroveň neexistuje.
error-level-locked = Tato úroveň ještě není otevřená.
error-bad-table = Takový stůl otevřít nelze: { $text }
error-unknown-version = Hra potřebuje verzi { $version } pro { $name }. Tento server má { $known }.
error-bad-rules = Takto hrát nelze: { $text }
error-bad-name = Jméno má 1 až 24 viditelných znaků.
error-mixed-name = Každé slovo piš písmeny jedné abecedy.
error-reserved-name = Toto jméno je vyhrazené. Zvol jiné.
error-name-taken = Jméno { $name } už u stolu někdo má. Zvol jiné.
error-name-of-account = { $name } nebo velmi podobně se jmenuje něčí účet. Zvol jiné jméno, nebo se přihlas, je-li tvůj.
error-name-of-bot = { $name } zní jako robot. Zvol jiné jméno.
error-seat-taken = Toto místo je už obsazené.
error-seat-open = Toto místo je volné.
error-seats-open = Některá místa jsou ještě volná.
error-not-host = To smí jen hostitel.
error-blocked = Hostitel ti k tomuto stolu zakázal přístup.
error-seats-locked = Hostitel zamkl volná místa.
error-no-watchers = Hostitel nedovoluje diváky.
error-round-running = Tato deska se otevře, až kolo skončí.
error-fair-play = Dokud se s touto deskou hraje hodnocená nebo turnajová hra, server s ní nepomáhá.
error-banned = Správce ti na tento server zakázal přístup.
error-wrong-code = Tento kód neplatí: už ho někdo použil, je starší než den, nebo je v něm překlep.
error-nothing-known = Server o tomto prohlížeči zatím nic neví.
error-no-cookies = Prohlížeč tu blokuje cookies. Prosím povol je: server podle jedné pozná tvoje místo.
error-too-often = Příliš mnoho pokusů. Chvilku počkej.
error-not-your-seat = Tohle není tvoje místo.
error-table-over = Tato hra skončila.
error-already-started = Hra už začala.
error-bad-seats = { $min ->
    [one] Tato pravidla jsou pro 1 až { $max } hráčů.
    [few] Tato pravidla jsou pro { $min } až { $max } hráčů.
   *[other] Tato pravidla jsou pro { $min } až { $max } hráčů.
}
error-no-resigning = Tým vyhrává i prohrává společně.
error-signed-in = Máš účet. Přihlas se v druhém prohlížeči a všechno tam bude taky.
error-hand-clock = Ke hře na stole hodiny nejsou.
error-bad-clock = Hodiny potřebují čas na celou hru, sekundy na tah, nebo dny na tah.
error-short-clock = Hodiny potřebují aspoň { $budget } sekund na hru, nebo { $turn } na tah.
error-on-vacation = Už máš dovolenou: nejdřív ji ukonči.
error-no-vacation = Letos ti zbývá dní dovolené: { $days }.
error-fixed-option = Určují to pravidla tohoto stolu.
error-no-undo = Tohle už vzít zpět nejde.
error-version = Stránka a server mají různé verze. Načti stránku znovu.
error-not-rated = { $why ->
    [team] Hra, kterou všichni společně vyhrají nebo prohrají, se nehodnotí.
    [takeback] V hodnocených hrách se tahy nevracejí.
    [aids] V hodnocených hrách nejsou pomůcky.
    [house] Hodnocené hry mají standardní pravidla, bez vlastních kartiček a změněných voleb.
    [position] Hodnocené hry nezačínají vlastní pozicí.
    [chance] V hodnocených hrách tahá kartičky server.
    [absent] V hodnocených hrách se po odchodu hráče nic nestane; zvol hodiny.
    [clock] V hodnocených hrách robot po vypršení času nehraje dál.
    [bots] Hodnocené hry jsou jen pro lidi, bez robotů.
    [twice] V hodnocených hrách má každý jedno místo.
    [account] Hodnocené hry potřebují účet: nejdřív se přihlas.
   *[leaving] V hodnocených hrách nikdo neodchází a nikoho nejde odebrat: vzdej je.
}
error-unrated = Tato hra se nehodnotí.
error-no-such-rating = Takové hodnocení není.
error-no-such-person = Účet s tímto jménem neexistuje.
error-muted = Moderátor tě na chvíli ztlumil.
error-barred = Moderátor ti na čas zakázal veřejné a hodnocené stoly.
error-newcomer = Hosté a nové účty mohou u veřejných stolů posílat jen hotové věty.

## Clocks
clock-title = Hodiny
clock-preset = { $preset ->
    [fast] Rychle: 3 minuty + 5 sekund
    [normal] Normálně: 10 minut + 15 sekund
    [slow] Pomalu: 30 minut + 30 sekund
    [days] Korespondenčně: 3 dny na tah
    [own] Vlastní
   *[none] Bez hodin
}
clock-kind = Časový limit
clock-kind-of = { $kind ->
    [turn] na tah
    [days] ve dnech na tah
   *[game] na celou hru
}
clock-field-budget = Minut na hráče
clock-field-plus = Sekund navíc za tah
clock-field-turn = Sekund na tah
clock-field-days = Dní na tah
clock-out = Když čas vyprší
clock-out-of = { $out ->
    [resign] Tento hráč prohrává
    [end] Hra končí pro všechny
   *[bot] Dál hraje robot
}
clock-out-said = { $out ->
    [resign] po vypršení času prohra
    [end] po vypršení času hra končí
   *[bot] po vypršení času hraje robot
}
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
clock-by-game = { $time } pro každého
clock-by-turn = { $time } na tah
clock-by-days = { $count ->
    [one] { $count } den na tah
    [few] { $count } dny na tah
   *[other] { $count } dní na tah
}
clock-plus = navíc za každý tah: { $time }
clock-d = { $days } d
clock-h = { $hours } h
clock-away = volno
clock-left-days = { $count ->
    [one] zbývá { $count } den
    [few] zbývají { $count } dny
   *[other] zbývá { $count } dní
}
clock-left-hours = { $count ->
    [one] zbývá { $count } hodina
    [few] zbývají { $count } hodiny
   *[other] zbývá { $count } hodin
}
clock-left-minutes = { $count ->
    [one] zbývá { $count } minuta
    [few] zbývají { $count } minuty
   *[other] zbývá { $count } minut
}
clock-left-seconds = { $count ->
    [one] zbývá { $count } sekunda
    [few] zbývají { $count } sekundy
   *[other] zbývá { $count } sekund
}
clock-alert = Zbývá 30 sekund
clock-used = Spotřebovaný čas
clock-won = { $count ->
    [one] { $names } vítězí na čas
    [few] { $names } vítězí na čas
   *[other] { $names } vítězí na čas
}
clock-won-line = Všem ostatním vypršel čas, a hra tím hned skončila. Nic se neztratilo.
resigned-won = Vítězí { $names }: všichni ostatní to vzdali
resigned-won-line = Hra tím hned skončila. Nic se neztratilo.
