# Slová Bastidy v slovenčine. Poradie a poznámky ako v en.ftl; výrazy hry podľa slovenských pravidiel.
# Oslovujeme tykaním a v prítomnom čase: tak veta platí pre hráča aj hráčku.

### Shell: pages, lobby, states of the connection (ui-)

ui-brand = Bastide
ui-home-link = Bastide, úvodná stránka
ui-close = Zavrieť
ui-skip-content = Prejsť na obsah
ui-skip-choice = Prejsť na voľbu
ui-skip-log = Prejsť na posledné ťahy
ui-nav = Hlavná ponuka
ui-nav-play = Hrať
ui-nav-puzzles = Hádanky
ui-nav-people = Spoluhráči
ui-you = Ty
ui-you-account = Účet
ui-sign-in = Prihlásiť sa
ui-import = Importovať hru
ui-import-line = Otvor uloženú hru a rozober ju.
ui-unofficial = Neoficiálny fanúšikovský projekt, vlastné obrázky a texty. Open source.
ui-version = Verzia { $version }
ui-theme-to-dusk = Prepnúť na večerné farby
ui-theme-to-light = Prepnúť na denné farby
ui-language = Jazyk
ui-language-unread = Preklad ešte nikto neskontroloval

## Titles of the browser's tab
ui-title-home = Bastide: prilož kartičku, postav krajinu
ui-title-new = Nový stôl · Bastide
ui-title-table = { $table } · Bastide
ui-title-turn = Si na ťahu · { $table } · Bastide
ui-title-over = Koniec hry · { $table } · Bastide
ui-title-abandoned = Predčasný koniec · { $table } · Bastide
ui-title-loading = Stôl sa otvára · Bastide
ui-title-missing = Nenájdené · Bastide

## Start page
ui-home-headline-1 = Prilož kartičku.
ui-home-headline-2 = Postav krajinu.
ui-play-now = Hrať hneď
ui-play-now-line = Ty proti robotovi. Asi 20 minút.
ui-play-now-against = Súper: { $name }. Asi 20 minút.
ui-next-bot = Ďalší súper: { $name }
ui-play-friends = Hrať s priateľmi
ui-play-friends-line = Pošli odkaz. Ťuknú a prisadnú si. Bez účtu.
ui-meet = Nájsť spoluhráčov
ui-meet-line = Hraj s kýmkoľvek, kto je online. Prisadni k stolu, pozeraj sa.
ui-found = Spoluhráč nájdený
ui-found-line = Hra sa začne, len čo tu budú všetci.
ui-public = Otvorené všetkým
ui-public-line = Ktokoľvek môže tento stôl nájsť, prisadnúť alebo sa pozerať.
ui-public-said = Ktokoľvek nájde tento stôl v zozname otvorených stolov.
ui-puzzle = Hádanka dňa
ui-puzzle-line = Nájdi najlepší ťah.
ui-puzzle-solved = Dnes vyriešené. Séria: { $streak }
ui-puzzle-tried = Dnes už skúšané.
ui-one-device = Na jednom zariadení
ui-one-device-line = Podávajte si ho okolo stola.
ui-box = K hre na stole
ui-box-line = Ty ťaháš, my počítame.
ui-position = Editor pozícií
ui-position-line = Zostav akúkoľvek pozíciu, nájdi najlepší ťah, hraj ďalej.
ui-box-do = Spustiť
ui-new-table = Nový stôl
ui-new-table-line = Zvoľ miesta a pravidlá.
ui-your-tables = Tvoje stoly
ui-your-turn-in = Si na ťahu: „{ $table }“
ui-waiting-in = „{ $table }“ čaká na hráčov
ui-ready-in = „{ $table }“ sa môže začať
ui-seats-open = { $open ->
    [one] Jedno miesto je voľné.
    [few] { $open } miesta sú voľné.
   *[other] { $open } miest je voľných.
}
ui-name-score = { $name }: { $score }
ui-left-and-names = { $left ->
    [one] Zostáva jedna kartička · { $players }
    [few] Zostávajú { $left } kartičky · { $players }
   *[other] Zostáva { $left } kartičiek · { $players }
}
ui-continue = Pokračovať
ui-games = Moje partie

## New table
ui-new-preset = Zvolené: { $game }. Zmeň, čo chceš.
ui-game = Hra
ui-setups = Pripravené hry
ui-setup-first = Prvá hra
ui-setup-first-line = Cesty, mestá, kláštory.
ui-setup-box = Celá škatuľa
ui-setup-box-line = Lúky, rieka a opát.
ui-setup-tournament = Turnaj
ui-setup-tournament-line = Dvaja hráči, bez pomôcok.
ui-setup-own = Vlastné pravidlá
ui-fixed-rules = Tieto pravidlá sú dané. Ak chceš iné, zvoľ inú hru.
ui-fixed-option = Určuje to zvolená hra.
ui-seats-full = Pre { $min } až { $max } hráčov.
ui-rules-in-play = Platné pravidlá
ui-levels = Úroveň
ui-what-changes = { $module }: čo sa mení
ui-none = Žiadna
ui-rival-tiles = { $count } ks
ui-tournaments = Turnaje
ui-workshop = Dielňa
ui-own-tiles = Vlastné kartičky
ui-own-tiles-said = s kartičkami zo sady „{ $name }“
ui-house-rules = Domáce pravidlá
ui-house-rules-line = Štandardné pravidlá. Ťuknutím zmeníš.
ui-at-the-table = Pri stole
ui-aids = Pomôcky
ui-aids-hint = Ukazujú, kam kartička pasuje, očakávané body a zvyšné kartičky.
ui-starter = Kto začína
ui-starter-lot = Náhodne
ui-order = Poradie hráčov
ui-order-seated = Ako sedia
ui-order-lot = Náhodne na začiatku
summary-order-lot = náhodné poradie hráčov
ui-period = Nedohrané hry zostávajú
ui-period-days = { $days ->
    [0] zvyčajný čas
    [365] rok
    [one] jeden deň
    [few] { $days } dni
   *[other] { $days } dní
}
ui-period-said = { $days ->
    [365] bez ťahu zostane rok
    [one] bez ťahu zostane jeden deň
    [few] bez ťahu zostane { $days } dni
   *[other] bez ťahu zostane { $days } dní
}
ui-starter-open = Miesto { $n }
ui-absent = Keď hráč odíde
ui-absent-rule = { $rule ->
    [wait] Ostatní čakajú
    [end] { $patience ->
        [60] Hra sa skončí po hodine
        [1440] Hra sa skončí po dni
       *[other] Hra sa skončí po { $patience } minútach
    }
   *[bot] { $patience ->
        [60] Po hodine ho nahradí robot
        [1440] Po dni ho nahradí robot
       *[other] Po { $patience } minútach ho nahradí robot
    }
}
ui-absent-said = keď niekto odíde, { $rule ->
    [end] { $patience ->
        [60] hra sa skončí po hodine
        [1440] hra sa skončí po dni
       *[other] hra sa skončí po { $patience } minútach
    }
   *[bot] { $patience ->
        [60] po hodine ho nahradí robot
        [1440] po dni ho nahradí robot
       *[other] po { $patience } minútach ho nahradí robot
    }
}
ui-substitute = Náhradník
ui-substitute-usual = ako ostatné roboty
ui-substitute-said = náhradník: { $name }
ui-rated = Hodnotená
ui-rated-line = Výsledok zmení hodnotenie. Bez pomôcok, bez vracania ťahov, všetci s účtom.
ui-chat = Voľné písanie
ui-chat-line = Hráči môžu písať vlastné správy. Inak je na výber osem viet a päť reakcií.
ui-chat-said = voľné písanie
ui-takeback = Vracanie ťahov
ui-takeback-hint = Posledný krok sa dá vziať späť, kým sa nedoberie ďalšia kartička.
ui-seats = Miesta
ui-add-seat = Pridať miesto
ui-remove-seat = Odobrať miesto { $n }
ui-your-name = Tvoje meno
ui-name-of-seat = Meno na mieste { $n }
ui-who-at-seat = Kto hrá na mieste { $n }
ui-who-you = ty, na tomto zariadení
ui-who-person = niekto na tomto zariadení
ui-who-open = priateľ s odkazom
ui-bot-named = { $name }, { $what }
ui-who-bot-pauline = ešte sa učí
ui-who-bot-gaspard = hrá citom
ui-who-bot-odile = vyzná sa
ui-who-bot-greedy = berie každý bod
ui-who-bot-sidonie = myslí dopredu
ui-who-bot-master = majster, nič neodpustí
ui-who-bot-mate = spoluhráč
ui-who-bot-random = hrá náhodne
ui-who-guest = externý program
ui-bot-line-pauline = Vidí len polovicu toho, čo sa dá. Na prvé hry.
ui-bot-line-gaspard = Vidí veľa, niečo prehliadne. Keď už poznáš pravidlá.
ui-bot-line-odile = Málokedy nechá body ležať. Občas jej niečo ujde.
ui-bot-line-greedy = Neprehliadne nič, ale nehľadí ďalej než na svoj ťah.
ui-bot-line-sidonie = Kým položí kartičku, prehrá si v hlave ďalšie ťahy.
ui-bot-line-master = Sľubné ťahy si mnohokrát prehrá ďalej. Chvíľu to trvá.
ui-bot-line-mate = Hrá za tím: body, duchovia a lehoty.
ui-bot-line-random = Kladie kartičky hocikam. Ukáže, ako ide ťah.
ui-guest-line = Napísal ho niekto iný, pridal ho správca.
ui-who-here = na tomto zariadení
ui-who-ready = je tu
ui-who-away = je preč
ui-player-n = Hráč { $n }
ui-you-name = Ja
ui-table-unnamed = Naša hra
ui-bot-name-1 = Mlynár
ui-bot-name-2 = Tkáč
ui-bot-name-3 = Hrnčiar
ui-bot-name-4 = Murár
ui-bot-name-5 = Pekár
ui-summary = Miesta: { $seats } · Kartičky: { $tiles }
ui-summary-time = Asi { $minutes } minút · od 7 rokov
ui-summary-hours = { $hours ->
    [one] Asi { $hours } hodinu
    [few] Asi { $hours } hodiny
   *[other] Asi { $hours } hodín
}
ui-children = S malými deťmi hrajte len základnú hru.
ui-start-simple = Začať jednoducho
ui-link-next = Na ďalšej stránke je odkaz pre priateľov.
ui-open-table = Otvoriť stôl
ui-sit-down = Sadnúť si

## Before the game starts
ui-rules-alone = Základná hra
ui-rules-with = Základná hra + { $modules }
ui-rules-tournament = Turnaj: { $game }
ui-no-takeback = bez vracania ťahov
ui-aids-which = Ktoré pomôcky
ui-aid-left = Zostávajúce kartičky podľa druhu
ui-aid-cells = Čo kam pasuje
ui-aid-owners = Čo komu patrí
ui-aid-points = Body teraz a neskôr
ui-aid-forecast = Predpoveď
ui-advice-hint = Tipy
ui-advice-hint-hint = Keď si na ťahu, môžeš sa opýtať na tri najlepšie ťahy. Všetci to uvidia.
ui-advice-notes = Poznámky pre učenie
ui-advice-notes-hint = Po každom tvojom ťahu: bol nejaký lepší, a prečo?
ui-without-aid = { $aid ->
        [left] bez zostávajúcich kartičiek podľa druhu
        [cells] bez pomôcky, čo kam pasuje
        [owners] bez pomôcky, čo komu patrí
        [points] bez pomôcky o bodoch
       *[forecast] bez predpovede
    }
ui-no-aids = bez pomôcok
ui-lobby-invited = Pozývame ťa k stolu. Vyber si miesto.
ui-lobby-full = Všetky miesta sú obsadené. Odtiaľto sa môžeš pozerať.
ui-lobby-waiting = { $open ->
    [one] Jedno miesto je ešte voľné.
    [few] { $open } miesta sú ešte voľné.
   *[other] { $open } miest je ešte voľných.
}
ui-lobby-ready = Všetci sú tu.
ui-lobby-host-starts = Čaká sa, kým hru začne { $name }.
ui-seat-open = Voľné miesto
ui-seat-open-line = pre priateľa s odkazom
ui-sit-here = Sadnúť si sem
ui-add-bot = Pridať robota
ui-choose-bot = Ktorý robot?
ui-stand-up = Uvoľniť miesto: { $name }
ui-send-away = Odobrať: { $name }
ui-start-with-bots = Začať s robotmi
ui-start-game = Začať hru
ui-invite-title = Pozvánka
ui-invite-line = S týmto odkazom si môže ktokoľvek prisadnúť alebo sa pozerať.
ui-invite-alone = Tento odkaz funguje len na tomto zariadení.
ui-invite-others = Ako sa pripoja ostatní
ui-invite-alone-how = Spusti Bastide príkazom: { $command }
ui-link-label = Odkaz na tento stôl
ui-copy-link = Kopírovať odkaz
ui-copied = Skopírované
ui-copy-refused = Prehliadač kopírovanie zablokoval. Text je označený, skopíruj ho ručne.
ui-send-link = Poslať odkaz
ui-send-refused = Prehliadač zdieľanie zablokoval. Skopíruj namiesto toho odkaz.
ui-share-text = { $table }: { $rules }. Prisadni si tu.
ui-qr-show = Ukázať QR kód
ui-qr-hide = Skryť QR kód
ui-qr-alt = Odkaz ako QR kód
ui-your-colour = Tvoja farba
ui-colour-red = Červená
ui-colour-blue = Modrá
ui-colour-green = Zelená
ui-colour-yellow = Žltá
ui-colour-black = Čierna
ui-colour-pink = Ružová
ui-name-missing = Najprv, prosím, napíš meno.
ui-name-full = Meno má najviac { $most } znakov.

## Connection and trouble
ui-loading = Stôl sa otvára…
ui-connection = Spojenie
ui-again = Pripájam sa znova…
ui-again-move-kept = Pripájam sa znova… tvoj ťah je uložený
ui-try-now = Skúsiť hneď
ui-try-again = Skúsiť znova
ui-save-game = Uložiť hru
ui-stale = Hra už pokročila.
ui-away-title = { $name } nie je pri stole
ui-away-line = Kým sa nevráti, môže hrať robot.
ui-away-due = { $rule ->
    [end] Hra sa skončí o { $time }.
   *[bot] O { $time } začne hrať robot, kým sa miesto zase neobsadí.
}
ui-seat-free-title = Miesto je voľné
ui-seat-free-line = Môže ho obsadiť robot alebo niekto z priateľov.
ui-let-bot = Nech hrá robot
ui-join-title = Miesto je voľné
ui-join-line = Sadni si a hraj odtiaľto ďalej.
ui-just-watch = Len sa pozerať
ui-wait = Počkať
ui-error-title = Niečo sa nepodarilo
ui-error-ref = { $text } Kód chyby { $ref }.
ui-missing-title = Stránka sa nenašla
ui-missing-line = Na tejto adrese nič nie je.
ui-no-table-title = Tu žiadny stôl nie je
ui-no-table-line = V odkaze môže byť preklep alebo je stôl príliš starý.
ui-abandoned-title = { $by ->
    [imported] { $table }: hra zo súboru
    [agreed] { $table }: koniec po dohode
    [absent] { $table }: niekto bol preč príliš dlho
    [clock] { $table }: čas vypršal
   *[other] { $table }: táto hra sa skončila
}
ui-abandoned-line = { $by ->
    [imported] Táto hra je zo súboru, ktorý sa končí skôr ako hra. Prezri si ju, alebo hraj ďalej od ktoréhokoľvek ťahu.
    [full] Tento stôl musel uvoľniť miesto novším. Skončil sa, ale nič sa nestratilo.
    [operator] Stôl zavrel správca.
    [agreed] Hráči sa dohodli hru ukončiť skôr. Nič sa nestratilo.
    [absent] Niekto bol preč dlhšie, než tento stôl čaká, a hra sa preto skončila. Nič sa nestratilo.
    [clock] Niekomu vypršal čas a pri tomto stole sa tým hra končí. Nič sa nestratilo.
   *[time] Dlho tu nikto nehral, a tak sa hra skončila. Nič sa nestratilo.
}
ui-abandoned-again-do = Nový stôl, tí istí hráči
ui-table-abandoned = Skončila sa predčasne
ui-to-home = Úvodná stránka
ui-notice = Od správcu
ui-notice-at = Kedy: { $when }
ui-notice-maintenance = Nové stoly sa teraz nedajú otvoriť. Rozohrané hry bežia ďalej.
ui-notice-close = Zavrieť oznam

## Settings of this device
ui-settings = Nastavenia
ui-set-look = Jazyk a vzhľad
ui-set-theme = Farby
ui-set-theme-system = Podľa systému
ui-set-theme-light = Denné
ui-set-theme-dusk = Večerné
ui-set-still = Menej pohybu
ui-set-still-line = Po mape nič nelieta ani sa nekĺže.
ui-set-explain = Vysvetľovať pri hre
ui-set-explain-line = Keď sa prvýkrát objaví cesta, mesto alebo kláštor, dozvieš sa, čo prinesie.
ui-set-explain-again = Ukázať všetky vysvetlenia znova
ui-set-explain-done = Hotovo: vysvetlenia sa objavia znova.
ui-set-sound = Zvuk
ui-set-sounds = Zvuky
ui-set-sounds-line = Kartičky, figúrky, body a tvoj ťah.
ui-set-volume = Hlasitosť
ui-set-buzz = Vibrácie
ui-set-buzz-line = Zariadenie zavibruje, keď si na ťahu.
ui-set-play = Klávesy a kliknutia
ui-set-app = Aplikácia
ui-set-here = Toto všetko ostáva len v tomto zariadení.
ui-access = Prístup
ui-access-open = Prístup…
ui-access-people = Ľudia pri tomto stole
ui-access-empty = Nikto ďalší tu nie je.
ui-access-send = Odobrať
ui-access-send-name = Odobrať: { $name }
ui-access-for-good = Natrvalo
ui-access-for-good-line = Už tu nemôže hrať ani sa pozerať.
ui-access-free = Uvoľniť miesto
ui-access-gone = { $name } tu už nemá miesto.
ui-access-seats = Zamknúť voľné miesta
ui-access-seats-line = Nikto ďalší si nemôže sadnúť.
ui-access-watchers = Bez divákov
ui-access-watchers-line = Hru vidia len hráči.
ui-access-blocked = Zakázaní
ui-access-in = Povoliť
ui-access-in-name = Znova povoliť: { $name }
ui-access-back = { $name } sa sem môže vrátiť.
ui-access-locked = Voľné miesta sú zamknuté.
ui-barred-title = K tomuto stolu nemáš prístup
ui-board-closed-title = Táto doska je ešte zatvorená
ui-account = Účet
ui-account-in = Prihlásený účet: { $name }.
ui-account-none = Meno ti ostane a k partiám sa dostaneš z každého prehliadača.
ui-account-mine = Môj účet
ui-account-do = Prihlásiť sa
ui-me = Tento prehliadač
ui-me-line = Server spozná tento prehliadač podľa tajného kľúča v cookie. Vďaka nemu ti zostávajú miesta.
ui-me-see = Uložiť moje údaje
ui-me-code = Prejsť do iného prehliadača
ui-me-code-is = Kód
ui-me-code-line = Zadaj tento kód v nastaveniach druhého prehliadača. Platí raz, do { $until }. Potom sú tvoje miesta tam, a nie tu.
ui-me-have-code = Kód z iného prehliadača
ui-me-take = Použiť kód
ui-me-taken = { $tables ->
    [0] Neboli tam žiadne stoly.
    [one] Jeden stôl je teraz tu.
    [few] { $tables } stoly sú teraz tu.
   *[other] { $tables } stolov je teraz tu.
}
ui-me-renew = Nový tajný znak
ui-me-renewed = Odteraz má tvoje miesta len tento prehliadač.
ui-me-erase = Zmazať všetko
ui-me-erase-line = Opustíš svoje miesta. Tvoje mená aj tento prehliadač sa odstránia zo všetkých hier. Nedá sa to vrátiť.
ui-me-erase-do = Natrvalo zmazať
ui-me-keep = Nechať

## What is stored about people
ui-operator = Tento server prevádzkuje:
ui-privacy-title = Súkromie

## The page as an app, its newest version, and without a network
ui-app-name = Bastide, hra s kartičkami
ui-app-line = Prikladajte kartičky, stavajte mestá, počítajte spolu.
ui-install-title = Bastide ako aplikácia
ui-install-line = Na ploche zariadenia, bez riadka s adresou.
ui-install-do = Nainštalovať
ui-install-not-do = Teraz nie
ui-newer = K dispozícii je nová verzia.
ui-newer-do = Aktualizovať
ui-newer-later = Neskôr
ui-no-cookies = Cookies sú blokované
ui-part-loading = Načítava sa…
ui-part-loaded = Načítané.
ui-part-failed = Túto časť stránky sa nepodarilo načítať.
ui-page-failed = Túto stránku sa nepodarilo načítať.
ui-part-failed-line = Skontroluj pripojenie a skús to znova.
ui-part-broken = Táto časť stránky prestala fungovať.
ui-part-broken-line = Chyba bola nahlásená serveru.
ui-reload = Načítať stránku znova
ui-offline-server = Server neodpovedá.
ui-offline-device = Toto zariadenie je offline.
ui-offline-blocked = Prehliadač alebo sieť blokuje WebSocket. Bez neho hra nejde.
ui-offline-line = Tvoje hry sú uložené na serveri.
ui-offline-table = Stôl „{ $table }“ je uložený na serveri.
ui-offline-retries = Stránka to skúša ďalej sama.
ui-offline-still = Stále bez odpovede.
ui-offline-works = Funguje offline
ui-offline-works-rules = Pravidlá, ktoré už boli otvorené
ui-offline-works-settings = Nastavenia tohto zariadenia
ui-offline-waits = Potrebuje pripojenie
ui-offline-waits-games = Hranie a sledovanie hier
ui-offline-waits-new = Nové stoly a pozvánky
ui-offline-tables = Tvoje stoly, ako boli naposledy online
ui-offline-kept = Nič sa nestratí: server ukladá každý ťah.
ui-again-long = Chvíľu bez odpovede. Stôl je uložený.
ui-again-long-move = Chvíľu bez odpovede. Tvoj ťah je uložený.
ui-again-restart = Server sa reštartuje. Stôl je uložený.
ui-again-device = Zariadenie je offline. Stôl je uložený.
ui-again-device-move = Zariadenie je offline. Tvoj ťah je uložený.
ui-back-again = Opäť online.

## Who comes and goes during a game
ui-news-bot = Namiesto hráča { $name } teraz hrá { $called ->
    [none] robot
   *[other] { $called }
}.
ui-news-handed = { $name } zase hrá.
ui-news-left = Miesto hráča { $name } je voľné.
ui-news-came = { $name } si sadá k stolu.
ui-news-failed = { $code ->
    [too-late] { $bot } neodpovedá včas. Ďalej hrá { $name }.
    [illegal] { $bot } porušuje pravidlá. Ďalej hrá { $name }.
    [unable] { $bot } tieto pravidlá nepozná. Ďalej hrá { $name }.
    [not-started] { $bot } tu už nie je. Ďalej hrá { $name }.
   *[other] { $bot } zlyháva. Ďalej hrá { $name }.
}
ui-news-sent = Tvoje miesto bolo uvoľnené.
ui-watching = Pozeráš sa na hru.

### Lessons (learn-)

learn-title = Učiť sa
learn-page-title = Učiť sa · Bastide
learn-intro = Krátke lekcie pri skutočnom stole. Nič sa nedá pokaziť.
learn-home-line = Prvýkrát tu? Celá hra za päť minút.
learn-home-begun = Pokračuj v lekcii: krok { $n } z { $total }
learn-home-some = Hotové lekcie: { $done } z { $total }
learn-part-base = Začni tu
learn-part-modules = Ďalšie pravidlá, jedno po druhom
learn-part-levels = Hmly, úroveň po úrovni
learn-path = Poraz botov
learn-path-line = Každý je silnejší ako ten predchádzajúci.
learn-path-done = Porazené: { $done } z { $total }
learn-path-beaten = Porazené
learn-shields = Erby
learn-shield-open = Ešte nie
learn-minutes = { $minutes ->
    [one] { $minutes } minúta
    [few] { $minutes } minúty
   *[other] { $minutes } minút
}
learn-begun = Pokračovať krokom { $n } z { $total }
learn-again = Hotovo. Ťuknutím začneš znova.
learn-ticked = Hotovo
learn-module = { $minutes ->
    [one] Lekcia: { $minutes } minúta
    [few] Lekcia: { $minutes } minúty
   *[other] Lekcia: { $minutes } minút
}
learn-first = Tvoj prvý ťah
learn-first-place = Vyber pre kartičku vyznačené miesto.
learn-first-marks = Ťukni na ohraničené miesto pre kartičku. Čiarkované: najprv ju otoč.
learn-first-commit = { $theme ->
    [dusk] Potvrď to oranžovým tlačidlom.
   *[light] Potvrď to červeným tlačidlom.
}
learn-first-figure = Vyber miesto pre figúrku, alebo žiadne.
learn-coach = Lekcia: { $name }
learn-step = { $n } z { $total }
learn-before = Predchádzajúci krok
learn-after = Ďalší krok
learn-next-do = Pokračovať
learn-leave = Opustiť lekciu
learn-leave-title = Opustiť lekciu?
learn-stay-do = Zostať
learn-later-do = Iné lekcie
learn-later-line = Tvoj postup je uložený.
learn-free-do = Hrať ďalej
learn-free-line = Z tohto stola bude hra proti robotovi.
learn-again-do = Začať znova
learn-done = Výborne. Lekciu „{ $name }“ už vieš.
learn-known = Čo teraz vieš
learn-play-do = Zahrať si to
learn-all = Všetky lekcie
learn-next-lesson = Ďalšia: { $name }

### Table: the board, the dock and the panels (table-, offer-, log-, score-)

## The board and where we are in the turn
table-map = Mapa
table-board = Herný plán
table-home = Bastide, úvodná stránka
table-tools = Pohľad
table-zoom-in = Priblížiť
table-zoom-out = Oddialiť
table-fit = Celá mapa
table-show-place = Ukázať miesto
edge-places = { $count ->
    [one] { $shown } ďalšie
    [few] { $shown } ďalšie
   *[other] { $shown } ďalších
}
edge-places-there = { $count ->
    [one] { $shown } ďalšie miesto
    [few] { $shown } ďalšie miesta
   *[other] { $shown } ďalších miest
} { $side ->
    [N] na severe
    [E] na východe
    [S] na juhu
   *[W] na západe
}
edge-choices = { $count ->
    [one] { $shown } ďalšia
    [few] { $shown } ďalšie
   *[other] { $shown } ďalších
}
edge-choices-there = { $count ->
    [one] { $shown } ďalšia možnosť
    [few] { $shown } ďalšie možnosti
   *[other] { $shown } ďalších možností
} { $side ->
    [N] na severe
    [E] na východe
    [S] na juhu
   *[W] na západe
}
edge-move = { $name }
edge-move-there = { $side ->
    [N] { $name }: kartička na severe
    [E] { $name }: kartička na východe
    [S] { $name }: kartička na juhu
   *[W] { $name }: kartička na západe
}
table-step = { $n ->
    [1] Krok 1 z 3: kartička
    [2] Krok 2 z 3: figúrka
   *[other] Krok 3 z 3: body
}
table-ask-place = Si na ťahu: prilož kartičku
table-ask-place-of = { $name }: prilož kartičku
table-ask-turn = Si na ťahu
table-ask-here = Sem?
table-ask-again = Ešte raz: prilož kartičku
table-ask-again-of = { $name }, ešte raz: prilož kartičku
table-ask-figure = Postaviť figúrku?
table-ask-figure-of = { $name }: postaviť figúrku?
table-ask-hand = Ktorú kartičku zahráš?
table-ask-hand-of = { $name }: ktorú kartičku?
table-ask-draw = Ktorá kartička?
table-ask-draw-of = { $name }: ktorá kartička?
table-ask-order = Čo sa vyhodnotí prvé?
table-ask-order-of = { $name }: čo sa vyhodnotí prvé?
table-ask-choose = Vyber si
table-ask-choose-of = { $name }: vyber si
table-thinking = { $name } premýšľa…
table-choosing = Na ťahu je { $name }
table-over = Hra sa skončila
table-over-won = Tím vyhráva
table-over-lost = Tím prehráva
table-turn-of = Na ťahu je { $name }
table-goes-again = { $name } hrá ešte raz
table-you = Ty

## Players and what is left
table-tag-you = ty
table-tag-bot = robot
table-tag-program = program
table-tag-away = preč
table-tag-again = ešte raz
table-left = zostáva { $count }
table-supply = { $count ->
    [0] Žiadna figúrka v zásobe
    [one] Jedna figúrka v zásobe
    [few] { $count } figúrky v zásobe
   *[other] { $count } figúrok v zásobe
}
table-none-left = žiadna nezostáva
table-has-figure = Ešte jedna figúrka
table-kept = Zostáva v ruke
table-keeps = Drží kartičku: { $tile }
table-chip = { $points ->
    [one] { $name }: { $points } bod, figúrok v zásobe: { $left }
    [few] { $name }: { $points } body, figúrok v zásobe: { $left }
   *[other] { $name }: { $points } bodov, figúrok v zásobe: { $left }
}
table-tiles-left = { $count ->
    [one] { $shown } kartička zostáva
    [few] { $shown } kartičky zostávajú
   *[other] { $shown } kartičiek zostáva
}
table-left-title = Zvyšné kartičky
table-left-text = { $count ->
    [0] Všetky kartičky sú zahrané.
    [one] Vo vrecúšku je ešte jedna kartička.
    [few] Vo vrecúšku sú { $count } kartičky, počet druhov: { $kinds }.
   *[other] Vo vrecúšku je { $count } kartičiek, počet druhov: { $kinds }.
}
table-left-untold = { $count ->
    [0] Všetky kartičky sú zahrané.
    [one] Vo vrecúšku je jedna kartička. Ktorá, to sa tu neprezradí.
    [few] Vo vrecúšku sú { $count } kartičky. Ktoré, to sa tu neprezradí.
   *[other] Vo vrecúšku je { $count } kartičiek. Ktoré, to sa tu neprezradí.
}
table-left-land = Potom krajina
table-left-of-kind = zostáva { $count }
table-out-title = Odobraté z hry
table-out-text = Pri dobratí sa nikam nedali priložiť.
table-last-turns = Posledné ťahy
table-all-turns-do = Ukázať všetko
table-no-turns = Zatiaľ sa nič nestalo.

## The dock
table-places = Kam priložiť kartičku
table-places-fit = { $count ->
    [one] pasuje na { $shown } miesto
    [few] pasuje na { $shown } miesta
   *[other] pasuje na { $shown } miest
}
table-list-do = { $count ->
    [one] { $count } miesto · Zoznam
    [few] { $count } miesta · Zoznam
   *[other] { $count } miest · Zoznam
}
table-tap-place = Ťukni na označené miesto
table-tap-free = Ťukni na voľné políčko
table-try-places = Vyber voľné políčko vedľa kartičiek.
table-only-left = { $left ->
    [one] zostáva { $left } kartička
    [few] zostávajú { $left } kartičky
   *[other] zostáva { $left } kartičiek
}
table-not-here = Takto sa sem kartička nedá priložiť.
table-no-help = Pri tomto stole nie sú pomôcky.
table-place-do = Priložiť sem
table-pick-first = Vyber si
table-must-choose = Tu musíš niečo vybrať.
table-sending = Odosiela sa…
table-undo = Vziať späť
table-turn = Otočiť kartičku
table-turn-back = Otočiť kartičku naspäť
table-one-direction = Pasuje len v tomto natočení.
table-tap-again = Ďalším ťuknutím kartičku otočíš.
table-wheel-turns = Koliesko otáča kartičku.
table-all-directions = Pasuje v každom natočení.
table-why-hint = Vyber miesto alebo ukáž na políčko a stlač W.
table-moved-on = Hra už pokročila. Vyber, prosím, znova.
table-option = { $n } z { $total }: { $label }
table-spots = { $count ->
    [one] Jedna možnosť
    [few] { $shown } možnosti
   *[other] { $shown } možností
}
table-all = Všetko
table-feature = { $feature ->
    [city] Mesto
    [road] Cesta
    [monastery] Kláštor
   *[field] Lúka
}
table-at = { $side ->
    [left] { $columns } doľava{ table-at-then }
    [right] { $columns } doprava{ table-at-then }
   *[same] { $level ->
        [up] { $rows } nahor od štartu
        [down] { $rows } nadol od štartu
       *[same] Štart
    }
}
table-at-then = { $level ->
    [up] , { $rows } nahor od štartu
    [down] , { $rows } nadol od štartu
   *[same] {" "}od štartu
}
table-spots-here = { $count ->
    [one] Jedno miesto.
    [few] { $count } miesta.
   *[other] { $count } miest.
}
table-picked = Vybrané: { $label }. Enter potvrdí.
table-bot-thinking = { $name } premýšľa
table-bot-hurry = Preskočiť čakanie
table-wait-person = Pokojne sa poobzeraj.
table-wait-away = Práve nie je pri stole.
table-hint-turn = otočiť
table-hint-move = posunúť
table-hint-place = priložiť
table-hint-pick = vybrať
table-hint-vary = ktorá
table-hint-none = nič
table-hint-confirm = potvrdiť

## Said aloud
table-say-place = { $count ->
    [one] Si na ťahu. Kartička pasuje na jedno miesto.
    [few] Si na ťahu. Kartička pasuje na { $count } miesta.
   *[other] Si na ťahu. Kartička pasuje na { $count } miest.
}
table-say-place-of = { $count ->
    [one] { $name }, kartička pasuje na jedno miesto.
    [few] { $name }, kartička pasuje na { $count } miesta.
   *[other] { $name }, kartička pasuje na { $count } miest.
}
table-say-figure = { $count ->
    [one] Postaviť figúrku? Je jedno miesto.
    [few] Postaviť figúrku? Sú { $count } miesta.
   *[other] Postaviť figúrku? Je { $count } miest.
}
table-say-hand = Ktorú kartičku zahráš?
table-say-draw = Ktorá kartička prišla?
table-say-order = Čo sa vyhodnotí prvé? Území: { $count }.
table-say-begin = Si na ťahu. Ťahaj kartičku, alebo vyber { $what } ({ $count }).
table-say-kinds = Ktorú figúrku postavíš? { $kinds }.
table-say-choose = { $count ->
    [one] Je jedna možnosť.
    [few] Sú { $count } možnosti.
   *[other] Je { $count } možností.
}
table-cell = { table-at }.
table-sides = Sever { $north }, východ { $east }, juh { $south }, západ { $west }.
table-kind = { $kind ->
    [city] mesto
    [road] cesta
    [river] rieka
    [monastery] kláštor
   *[field] lúka
}
table-has-monastery = Kláštor.
table-has-garden = Záhrada.
table-side = { $side ->
    [N] sever
    [E] východ
    [S] juh
   *[W] západ
}
table-has-shield = Erb.
table-has-crossing = Križovatka.
table-figure-here = { $role ->
    [knight] { $name }: rytier.
    [highwayman] { $name }: lupič.
    [monk] { $name }: mních.
   *[other] { $name }: figúrka.
}
table-empty = Prázdne.
table-fits = { $turns ->
    [one] Prázdne, kartička pasuje v jednom natočení.
    [few] Prázdne, kartička pasuje v { $turns } natočeniach.
   *[other] Prázdne, kartička pasuje v { $turns } natočeniach.
}
table-place = Miesto { $n } z { $total }: { table-at }.
table-touches = { $side ->
    [N] Sever
    [E] Východ
    [S] Juh
   *[W] Západ
}: { $kind ->
    [city] mesto.
    [road] cesta.
    [river] rieka.
   *[field] lúka.
}
table-direction = Natočenie { $n } z { $total }.
table-here-title = Čo tu je
table-placed-by = Kartička hráča { $name }.

## Heard and typed: what scanning keys and typed commands answer
table-apart = { $kind ->
    [city] Mestá sú oddelené.
   *[other] Cesty sú oddelené.
}
table-joins = { $kind ->
    [city] Jedno mesto: { $sides }.
   *[other] Jedna cesta: { $sides }.
}
table-stands = { $part ->
    [N] Na severe.
    [NE] Na severovýchode.
    [E] Na východe.
    [SE] Na juhovýchode.
    [S] Na juhu.
    [SW] Na juhozápade.
    [W] Na západe.
    [NW] Na severozápade.
   *[middle] V strede.
}
speech-scored = { $points ->
    [one] { $what }, { $points } bod
    [few] { $what }, { $points } body
   *[other] { $what }, { $points } bodov
}
speech-feature = { $count ->
    [one] { $what }, { $count } kartička, patrí: { $names }.
    [few] { $what }, { $count } kartičky, patrí: { $names }.
   *[other] { $what }, { $count } kartičiek, patrí: { $names }.
}
speech-mine = { $feature ->
    [city] Tvoje mesto
    [road] Tvoja cesta
    [monastery] Tvoj kláštor
   *[field] Tvoja lúka
}
speech-enter = Enter potvrdí.
speech-said = Čítanie nahlas
speech-grid = Šípky vedú po políčkach, Enter vyberá. G povie stav hry, lomka píše príkazy, otáznik ukáže klávesy.
table-decision = Tvoja voľba
speech-choice = { $n }: { $label }.
speech-stop = { $n } z { $total }.
speech-closes = Šanca na uzavretie: { $chance }.
speech-no-hand = V ruke nie je žiadna kartička.
speech-no-own = Na mape nemáš žiadnu figúrku.
speech-no-feature = Nestojí tam žiadna figúrka.
speech-no-open = Žiadne políčko nie je voľné.
speech-no-such = Taká voľba tu nie je.
speech-nothing-new = Od tvojho posledného ťahu nič nové.
speech-nothing-said = Zatiaľ nie je čo opakovať.
speech-unknown = „{ $word }“ nie je príkaz. Pomoc ukáže otáznik.
speech-not-now = To teraz nejde.
speech-cell-how = Napíš, koľko doprava a koľko nahor od štartu. Mínus je doľava alebo nadol.
speech-far = Vedľa neleží žiadna kartička.
speech-fits = Kartička tam pasuje.
speech-help = Príkazy: { $words }.
speech-keys = Klávesy na hovorené odpovede
speech-key-state = kto je na ťahu, body, zvyšné kartičky
speech-key-news = čo sa zmenilo od môjho ťahu
speech-key-hand = kartička v ruke
speech-key-own = ďalšia, predchádzajúca vlastná figúrka
speech-key-feature = ďalšie, predchádzajúce územie s figúrkami
speech-key-open = ďalšie, predchádzajúce voľné políčko
speech-key-again = zopakovať, o vetu späť
speech-key-type = písané príkazy
speech-type = Písané príkazy
speech-type-label = Príkaz
speech-type-hint = Jedno číslo vyberá. Dve čísla vedú na miesto: doprava a nahor od štartu, s mínusom doľava a nadol.
speech-run-do = Vykonať
speech-commands = Všetky príkazy
speech-word-cell = políčko
speech-word-place = miesto
speech-word-turn = otoč
speech-word-confirm = potvrď
speech-word-none = nič
speech-word-undo = späť
speech-word-hand = ruka
speech-word-state = stav
speech-word-news = nové
speech-word-own = moje
speech-word-feature = územie
speech-word-open = voľné
speech-word-left = zvyšok
speech-word-log = ťahy
speech-word-why = prečo
speech-word-again = znova
speech-word-help = pomoc
speech-about-cell = Čo je na mieste: políčko 2 -1 je 2 doprava, 1 nadol
speech-about-place = Vybrať miesto jeho číslom, alebo podľa doprava a nahor: miesto 3
speech-about-turn = Otočiť kartičku
speech-about-confirm = Priložiť kartičku, potvrdiť výber
speech-about-none = Nevybrať žiadnu figúrku
speech-about-undo = Vziať posledný ťah späť
speech-about-hand = Kartička v ruke
speech-about-state = Kto je na ťahu, body, zvyšné kartičky a ďalšie
speech-about-news = Čo sa zmenilo od môjho posledného ťahu
speech-about-own = Ďalšia vlastná figúrka alebo tá s číslom
speech-about-feature = Ďalšie územie s figúrkami; len jedného druhu: územie mesto
speech-about-open = Ďalšie voľné políčko
speech-about-left = Koľko kartičiek zostáva
speech-about-log = Posledné ťahy, koľko napíšeš: ťahy 10
speech-about-why = Prečo tam kartička nesmie: prečo 1 0
speech-about-again = Zopakovať poslednú vetu
speech-about-help = Prečítať všetky príkazy

## Why not, and rules
table-why-direction = V tomto natočení nie
table-why-place = Nepasuje sem v žiadnom natočení
table-why-now = Ako je teraz: { $reason }
table-why-do = Prečo?
table-why-refused = To sa nedá
table-turn-to-fit-do = Otočiť správne
table-read-rule-do = Prečítať pravidlo
table-rule = Pravidlo { $rule }
table-rule-from = Z pravidiel Bastidy, našimi slovami.
table-rule-tongue = Ešte nepreložené, jazyk: { $tongue }
table-why-taken = Tu už je kartička
table-why-others = Teraz to nejde
table-advice-do = Požiadať o tip
table-advice-short = Ako by hral dobrý hráč?
table-advice-player = Dobrý hráč
table-advice-comes = Premýšľa …
table-advice-none = Teraz žiadny tip nie je. Skús to znova.
table-why-others-do = Prečo nič iné?
table-why-nothing = Vidno všetko, čo tu môžeš urobiť.
table-why-count = { $count ->
    [one] { $count } možnosť teraz nie je dostupná.
    [few] { $count } možnosti teraz nie sú dostupné.
   *[other] { $count } možností teraz nie je dostupných.
}
table-read-rule = Prečítať pravidlo { $rule } (dôvod { $n })
table-may-do = Čo tu môžem?
table-miss = { $word ->
    [banish] Duchovia
    [haunt] Duch
    [score] Bodovanie
    [portal] Portál
    [reinforce] Posila
    [recall] Odvolať
   *[other] { $kind ->
        [abbot] Opát
        [guard] Strážny
        [large] Veľký družinník
        [builder] Staviteľ
        [pig] Prasa
       *[other] Figúrka
    }
}: { $feature ->
    [city] mesto
    [road] cesta
    [monastery] kláštor
    [garden] záhrada
    [castle] zámok
    [mist] hmla
    [cemetery] cintorín
   *[field] lúka
}

## The book of rules
book-title = Pravidlá
book-tab = { $name } · Bastide
book-line = Všetky pravidlá, podľa ktorých Bastide hrá, našimi slovami.
book-find = Hľadať pravidlo podľa slov alebo čísla
book-found = { $count ->
    [one] nájdené { $shown } pravidlo
    [few] nájdené { $shown } pravidlá
   *[other] nájdených { $shown } pravidiel
}
book-count = { $count ->
    [one] { $shown } pravidlo
    [few] { $shown } pravidlá
   *[other] { $shown } pravidiel
}
book-see = Pozri tiež
book-about = Patrí k: { $modules }
book-example = Príklad k pravidlu { $rule }
book-not-played = Pri tomto stole sa nehrá.
book-others = Pri tomto stole sa nehrá
book-missing-title = Také pravidlo nie je
book-missing = Pravidlo „{ $rule }“ neexistuje.
book-all = Všetky pravidlá
book-back = Späť
book-open = Otvoriť stránku
book-print = Vytlačiť
book-loading = Okamih…

## The end
table-win = { $you ->
    [yes] Vyhrávaš { $points } : { $second }
   *[no] Víťazí { $name }, { $points } : { $second }
}
table-shared-win = O víťazstvo sa delia { $name }, body: { $points }
table-see-how-do = Ukázať sčítanie
table-rematch-do = Odveta
table-rematch-join-do = Pridať sa k odvete
table-save-record = Uložiť záznam tejto hry

## Looking back: turn by turn, sharing, saving, playing on (replay-)
table-analyse-do = Rozbor
table-tournament-do = Prejsť na turnaj
table-replay-do = Priebeh hry
ui-origin = Pokračovanie inej hry od ťahu { $turn }.
ui-origin-reshuffled = Kartičky vo vrecúšku sa znova zamiešali.
ui-set-up = Táto hra sa začala vlastnou pozíciou.

## Menu and help
table-menu = Ponuka
aids-title = Pomôcky na mape
aids-on = { $what }: zobrazené
aids-off = { $what }: skryté
aids-key = Kláves { $key }.
aids-cells = Čo kam pasuje
aids-cells-hint = Pri každom voľnom políčku počet kartičiek, ktoré tam pasujú, a šanca na zaplnenie.
aids-cells-sign = koľko kartičiek sem pasuje a aká je šanca, že sem niektorá príde
aids-cells-model = Predpoklad: každá zostávajúca kartička príde s rovnakou šancou na ktorékoľvek miesto, kam na terajšej mape pasuje.
aids-dead = Sem už nič nepasuje.
aids-fits = { $count ->
        [one] Pasuje sem { $count } kartička z { $of }.
        [few] Pasujú sem { $count } kartičky z { $of }.
       *[other] Pasuje sem { $count } kartičiek z { $of }.
    }
aids-held = Kartička v ruke sem pasuje.
aids-filled = Šanca na zaplnenie: { $chance }.
aids-comes = Šanca, že takú doberieš: { $chance }.
aids-owners = Čo komu patrí
aids-owners-hint = Vzory a písmená pre cesty, mestá, lúky a ďalšie.
aids-owner = { $what }, patrí: { $names }.
aids-strength = Počíta sa tam: { $list }.
aids-points = Body teraz a neskôr
aids-points-hint = Koľko ktoré územie prinesie teraz a koľko asi prinesie.
aids-worth = { $points ->
        [one] Teraz { $points } bod, očakávané { $expected }.
        [few] Teraz { $points } body, očakávané { $expected }.
       *[other] Teraz { $points } bodov, očakávané { $expected }.
    }
aids-now = Keby sa hra skončila
aids-expected = Odhad
aids-points-model = Odhad: z mapy, aká je teraz, ako ju hodnotí počítač. Nové figúrky sa nerátajú.
aids-forecast = Predpoveď
aids-forecast-hint = Pravdepodobné konečné body všetkých.
aids-band = { $low } až { $high }
aids-wins = víťazí v { $chance } týchto hier
aids-forecast-model = { $games ->
        [one] Z { $games } hry dohranej počítačom; 8 z 10 sa skončí vnútri pruhu.
        [few] Z { $games } hier dohraných počítačom; 8 z 10 sa skončí vnútri pruhu.
       *[other] Z { $games } hier dohraných počítačom; 8 z 10 sa skončí vnútri pruhu.
    }
table-talk = Niečo povedať
table-people = Hráči a stôl…
table-menu-tiles = Zvyšné kartičky
table-menu-scores = Body a prečo
table-menu-log = Všetky ťahy
table-menu-turns = Opraviť ťah
table-menu-rules = Platné pravidlá
table-menu-help = Pomoc a klávesy
table-menu-save = Uložiť hru
table-menu-home = Úvodná stránka
table-menu-more = Ďalšie
table-leave-title = Odísť z tejto partie?
table-leave-line = Miesto ti zostane. Partiu nájdeš na úvodnej stránke.
table-leave-stay = Zostať
table-leave-do = Odísť
table-help = Pomoc
table-help-turn = Ťah
table-help-1 = Prilož kartičku tak, aby všetky dotýkajúce sa strany nadväzovali.
table-help-2 = Potom smieš na túto kartičku postaviť figúrku.
table-help-3 = Uzavreté územia sa vyhodnotia a figúrky z nich sa vracajú.
table-help-4 = Keď dôjdu kartičky, vyhodnotí sa všetko ostatné.
table-help-board = Herný plán
table-signs-do = Symboly
table-help-mouse = Kliknutím miesto vyberieš, druhým kliknutím kartičku priložíš. Koliesko alebo pravé tlačidlo ju otáča. Ťahaním posúvaš mapu, koliesko mimo miest ju približuje.
table-help-touch = Ťuknutím miesto vyberieš, ďalším ťuknutím kartičku otočíš. Ťahaním posúvaš mapu, dvoma prstami ju približuješ.
table-help-keys = Klávesy
table-letters = Klávesy s písmenami
table-letters-hint = Písmená a číslice fungujú ako príkazy.
table-one-click = Hrať jedným kliknutím
table-one-click-hint = Myšou, bez druhého kliknutia.
table-key-next = ďalšie, predchádzajúce miesto
table-key-arrows = najbližšie miesto tým smerom
table-key-turn = otočiť kartičku
table-key-enter = priložiť, potvrdiť
table-key-pick = vybrať miesto
table-key-before-draw = voľba pred ťahaním
table-key-none = bez figúrky
table-key-kind = ďalší, predchádzajúci druh figúrky
table-key-undo = vziať späť
table-key-why = prečo nie inam
table-key-here = čo tu je
table-key-tiles = zvyšné kartičky
table-key-scores = body a prečo
table-key-log = všetky ťahy
table-key-hint = tri najlepšie ťahy; 1 až 3 jeden ukáže, znova použije
table-key-aids = pomôcky na mape
table-key-layers = čo pasuje, komu patrí, body, predpoveď
table-key-zoom = priblížiť, ukázať všetko
table-key-pan = posunúť mapu
table-key-keys = táto pomoc
table-key-back = späť

## Offers
offer-place = { table-at }
offer-figure = { $role ->
    [knight] Rytier
    [highwayman] Lupič
    [monk] Mních
    [farmer] Sedliak
    [abbot] Opát
    [steward] Kastelán
    [gravedigger] Hrobár
   *[other] Figúrka
}
offer-figure-detail = { offer-spot }
offer-play = Zahrať túto kartičku
offer-draw = Potiahnuť túto kartičku
offer-score = Vyhodnotiť prvé
offer-score-detail = { offer-spot }
offer-worth = za { $points }
offer-spot = { $feature ->
    [city] mesto{ offer-part }, { offer-tiles }
    [road] cesta{ offer-way }, { offer-tiles }
    [monastery] kláštor{ offer-part }, { offer-of-nine }
    [garden] záhrada{ offer-part }, { offer-of-nine }
    [castle] zámok{ offer-part }
    [cemetery] cintorín{ offer-part }, { offer-of-nine }
    [mist] hmla{ offer-part }
   *[field] lúka{ offer-part }{ offer-cities }
}{ offer-closes }
offer-tiles = { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartičiek
}
offer-of-nine = { offer-tiles } z 9
offer-cities = { $cities ->
    [-1] {""}
    [0] , bez mesta
    [one] , { $cities } mesto
    [few] , { $cities } mestá
   *[other] , { $cities } miest
}
offer-closes = { $closes ->
    [yes] , uzavrie sa
   *[no] {""}
}
offer-part = { $part ->
    [N] {" "}na severe
    [NE] {" "}na severovýchode
    [E] {" "}na východe
    [SE] {" "}na juhovýchode
    [S] {" "}na juhu
    [SW] {" "}na juhozápade
    [W] {" "}na západe
    [NW] {" "}na severozápade
   *[none] {""}
}
offer-way = { $part ->
    [N] {" "}na sever
    [NE] {" "}na severovýchod
    [E] {" "}na východ
    [SE] {" "}na juhovýchod
    [S] {" "}na juh
    [SW] {" "}na juhozápad
    [W] {" "}na západ
    [NW] {" "}na severozápad
   *[none] {""}
}
offer-away = { $down ->
    [N] { $rows } na sever{ offer-away-then }
    [S] { $rows } na juh{ offer-away-then }
   *[same] { $along ->
        [E] { $columns } na východ
        [W] { $columns } na západ
       *[here] táto kartička
    }
}
offer-away-then = { $along ->
    [E] , { $columns } na východ
    [W] , { $columns } na západ
   *[same] {""}
}
offer-now = +{ $points } hneď
offer-now-kind = hneď
offer-worth-kind = k dobru
offer-so-far = zatiaľ { $points }
offer-so-far-kind = zatiaľ
offer-stays-open = { $points } bez uzavretia
offer-stays-open-kind = bez uzavretia
offer-at-end = { $points } na konci
offer-at-end-kind = na konci
offer-risk = { $points } v stávke
offer-risk-kind = v stávke
offer-figure-do = { $role ->
    [knight] Postaviť rytiera
    [highwayman] Postaviť lupiča
    [monk] Postaviť mnícha
    [farmer] Položiť sedliaka
    [abbot] Postaviť opáta
    [steward] Postaviť kastelána
    [gravedigger] Postaviť hrobára
   *[other] Postaviť figúrku
}
offer-pass = Bez figúrky
offer-pass-short = Nič

## What happened
log-title = Všetky ťahy
log-discarded = Kartička nikam nepasuje a odoberá sa z hry
log-placed = { $you ->
    [yes] Prikladáš kartičku
   *[no] { $name } prikladá kartičku
}
log-figure = { $apart ->
    [yes] { $you ->
        [yes] Staviaš
       *[no] { $name } stavia
    } { $kind ->
        [guard] strážneho
       *[large] veľkého družinníka
    } { $role ->
        [knight] do mesta ako rytiera
        [highwayman] na cestu ako lupiča
        [monk] do kláštora ako mnícha
        [steward] na zámok ako kastelána
        [gravedigger] na cintorín ako hrobára
       *[farmer] na lúku ako sedliaka
    }
   *[no] { $you ->
        [yes] { $role ->
            [knight] Staviaš rytiera do mesta
            [highwayman] Staviaš lupiča na cestu
            [monk] Staviaš mnícha do kláštora
            [abbot] { $feature ->
                [garden] Staviaš opáta do záhrady
               *[monastery] Staviaš opáta do kláštora
            }
            [steward] Staviaš kastelána na zámok
            [gravedigger] Staviaš hrobára na cintorín
           *[farmer] Kladieš sedliaka na lúku
        }
       *[no] { $role ->
            [knight] { $name } stavia rytiera do mesta
            [highwayman] { $name } stavia lupiča na cestu
            [monk] { $name } stavia mnícha do kláštora
            [abbot] { $feature ->
                [garden] { $name } stavia opáta do záhrady
               *[monastery] { $name } stavia opáta do kláštora
            }
            [steward] { $name } stavia kastelána na zámok
            [gravedigger] { $name } stavia hrobára na cintorín
           *[farmer] { $name } kladie sedliaka na lúku
        }
    }
}{ $by ->
    [reinforce] {""}, ako posilu
    [portal] {""}, portálom
   *[other] {""}
}
log-kept = { $you ->
    [yes] Túto kartičku si nechávaš
   *[no] { $name } si túto kartičku necháva
}
log-played = { $you ->
    [yes] Vyberáš túto kartičku
   *[no] { $name } vyberá túto kartičku
}
log-passed = { $you ->
    [yes] Žiadnu figúrku nestaviaš
   *[no] { $name } žiadnu figúrku nestavia
}
log-over = Hra sa skončila
log-taken-back = { $you ->
    [yes] Po dohode vraciaš ťah
   *[no] { $name } po dohode vracia ťah
}
log-advised = { $you ->
    [yes] Pýtaš si tip
   *[no] { $name } si pýta tip
}
log-flagged = { $out ->
    [resign] { $you ->
        [yes] Vypršal ti čas: prehrávaš
       *[no] { $name } už nemá čas a prehráva
    }
    [end] { $you ->
        [yes] Vypršal ti čas: hra sa končí
       *[no] { $name } už nemá čas: hra sa končí
    }
   *[bot] { $you ->
        [yes] Vypršal ti čas: hrá za teba robot
       *[no] { $name } už nemá čas: ďalej hrá robot
    }
}
log-order = Poradie hráčov sa vyžrebovalo: { $names }.
log-undone = { $you ->
    [yes] Berieš ťah späť
   *[no] { $name } berie ťah späť
}
log-undone-often = { $you ->
    [yes] Počet ťahov, ktoré berieš späť: { $count }
   *[no] { $name } berie späť ťahy, počet: { $count }
}

## Points and how they came
score-title = Body
score-lines = Rozpis
score-no-lines = Zatiaľ sa nič nevyhodnotilo.
score-none-yet = zatiaľ bez bodov
score-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
score-piece = { $reason ->
    [road] cesty { $points }
    [city] mestá { $points }
    [monastery] kláštory { $points }
    [small-city] malé mestá { $points }
   *[other] ostatné { $points }
}
score-road = { $you ->
    [yes] { $count ->
        [one] Ty: cesta, { $count } kartička
        [few] Ty: cesta, { $count } kartičky
       *[other] Ty: cesta, { $count } kartičiek
    }
   *[no] { $count ->
        [one] { $name }: cesta, { $count } kartička
        [few] { $name }: cesta, { $count } kartičky
       *[other] { $name }: cesta, { $count } kartičiek
    }
}
score-city = { $you ->
    [yes] { $count ->
        [one] Ty: mesto, { $count } kartička
        [few] Ty: mesto, { $count } kartičky
       *[other] Ty: mesto, { $count } kartičiek
    }
   *[no] { $count ->
        [one] { $name }: mesto, { $count } kartička
        [few] { $name }: mesto, { $count } kartičky
       *[other] { $name }: mesto, { $count } kartičiek
    }
}
score-small-city = { $you ->
    [yes] { $count ->
        [one] Ty: mesto, { $count } kartička
        [few] Ty: mesto, { $count } kartičky
       *[other] Ty: mesto, { $count } kartičiek
    }
   *[no] { $count ->
        [one] { $name }: mesto, { $count } kartička
        [few] { $name }: mesto, { $count } kartičky
       *[other] { $name }: mesto, { $count } kartičiek
    }
}
score-monastery = { $you ->
    [yes] Ty: kláštor
   *[no] { $name }: kláštor
}
score-road-final = { $you ->
    [yes] Ty: neuzavretá cesta
   *[no] { $name }: neuzavretá cesta
}
score-city-final = { $you ->
    [yes] Ty: neuzavreté mesto
   *[no] { $name }: neuzavreté mesto
}
score-monastery-final = { $you ->
    [yes] Ty: neuzavretý kláštor
   *[no] { $name }: neuzavretý kláštor
}
score-other = { $you ->
    [yes] Ty: body
   *[no] { $name }: body
}
score-why = Riadok { $n }: prečítať pravidlo { $rule }
score-why-do = Prečo?
score-counting = Záverečné bodovanie
score-chapter = { $reason ->
    [road] Neuzavreté cesty
    [city] Neuzavreté mestá
    [monastery] Kláštory
   *[other] Ďalšie body
}
score-of = { $n } z { $total }
score-count = vyhodnotené: { $count }
score-back = Späť
score-pause = Pauza
score-play = Pokračovať
score-next = Ďalšie
score-skip-do = Rovno k výsledku

## All play together

table-team = Tím
table-point-on = Ukázať políčko ostatným
table-point-hint = Ťukni na políčko a ukáž ho ostatným.
table-points-at = { $name } ukazuje sem: { table-at }.
table-points-here = { $name } ukazuje sem.
table-their-choices = Z čoho vyberá { $name }
table-which-colour = Ktorá farba
table-level-opened = Úroveň { $level } je odomknutá.
table-level-next-do = Hrať úroveň { $level }
table-level-again-do = Skúsiť znova
table-level-how-do = Ako to bolo
table-looking-ahead = Pozerá sa dopredu…

## Figures that stand on one spot

table-begin-draw = Ťahať kartičku
table-which-figure = Ktorá figúrka
table-which-kind = { $count ->
    [one] Ktorá figúrka, jedna možnosť
    [few] Ktorá figúrka, { $count } možnosti
   *[other] Ktorá figúrka, { $count } možností
}
table-which-kind-has = { $count ->
    [one] { $kind }: jedno miesto
    [few] { $kind }: { $count } miesta
   *[other] { $kind }: { $count } miest
}
table-which-kind-none = { $kind }: žiadne miesto. Prečo?
table-which-kind-nowhere = Pre túto figúrku tu nie je miesto.
table-figure-kind = Družinník
table-figure-number = číslo { $n }

### Answers of the rules and the server (why-, error-)

## Why a move is refused
why-other-question = V tomto ťahu je najprv na rade iná voľba.
why-advice-busy = Tip teraz dostávajú iní hráči; skús to o chvíľu.
why-no-advice = Teraz žiadny tip nie je.
why-not-your-turn = Nie si na ťahu.
why-game-over = Hra sa skončila.
why-wrong-step = Najprv je na rade iný krok.
why-cell-taken = Tu už je kartička.
why-no-neighbour = Kartička musí celou stranou susediť s inou.
why-side-mismatch = { $side ->
    [N] Na severe
    [E] Na východe
    [S] Na juhu
   *[W] Na západe
} { $mine ->
    [city] mesto
    [road] cesta
    [river] rieka
   *[field] lúka
} susedí { $theirs ->
    [city] s mestom
    [road] s cestou
    [river] s riekou
   *[field] s lúkou
}. Strany musia nadväzovať.
why-same-looking-rotation = Takto otočená vyzerá kartička rovnako.
why-wrong-tile = V ruke máš inú kartičku.
why-no-such-segment = Takú časť kartička nemá.
why-occupied = { $feature ->
    [city] V tomto meste už figúrka stojí.
    [road] Na tejto ceste už figúrka stojí.
    [field] Na tejto lúke už sedliak leží.
   *[other] Tam už figúrka stojí.
}
why-none-in-supply = { $figure ->
    [meeple] V zásobe ti nezostáva žiadny družinník.
    [abbot] Tvoj opát už je na pláne.
   *[other] Takú figúrku už nemáš.
}
why-not-just-placed = Figúrka smie len na práve priloženú kartičku.
why-wrong-figure = Táto figúrka tam stáť nesmie.
why-bad-action = Tento ťah teraz nie je možný.
why-not-in-bag = Taká kartička už vo vrecúšku nie je.
why-not-in-hand = Túto kartičku v ruke nemáš.
why-nothing-to-score = Táto kartička tam nič neuzatvára.

## Why the table refuses something
why-no-levels = Tento stôl nemá úrovne.
why-no-such-level = Úrovne sú 1 až { $levels }.
why-level-locked = Úroveň { $level } je zamknutá: najprv vyhrajte úroveň { $open }.
why-no-forecast = Tu predpoveď nejde.
why-lesson-act = Najprv urob, čo chce lekcia.
why-lesson-hint = Tu chce lekcia niečo iné.
why-lesson-read = Najprv si prečítaj text.
why-no-lesson = Tento stôl nie je lekcia.
why-no-undo = Toto sa už vziať späť nedá.
why-maintenance = Nové stoly sa teraz nedajú otvoriť. Rozohrané hry bežia ďalej.
why-too-many-undos = V jednom ťahu môžeš vziať späť najviac { $most }-krát.
why-hand-bots = K hre na stole sa roboty nepridávajú.
why-clock-over = Čas ti vypršal: tento ťah dohrá robot.
why-not-by-hand = Pri tomto stole ťahá kartičky server.
why-not-turned = Posledná kartička v tomto natočení nepasuje.
why-nothing-mended = Žiadny ťah sa neopravuje.
why-mended-already = Opravuje sa iný ťah: najprv to dokonči.
why-not-corrected = Taký ťah v tejto hre nie je.
why-no-more-corrections = Pri tomto stole sa už stalo priveľa na to, aby sa dal opraviť ťah.
why-too-much-happened = Pri tomto stole sa už stalo priveľa na to, aby sa dali meniť miesta.
why-too-often = Priveľa pokusov. Chvíľu počkaj.
why-not-started = Hra sa ešte nezačala.
why-already-started = Hra sa už začala.
why-not-over = Hra sa ešte neskončila.
why-table-over = Hra sa skončila; otvor nový stôl.
why-seats-open = Sú voľné miesta: počkaj, alebo pridaj robotov.
why-change-unseen = Hra sa zmenila. Čaká sa, kým to uvidí: { $names }
why-fixed-game = Hru pri tomto stole nemožno zmeniť. Otvor nový stôl.
why-seats-needed = Obsadených miest je { $taken }, táto hra ich má len { $seats }.
why-seat-taken = Tu už sedí { $name }.
why-seat-open = Toto miesto je voľné.
why-tournament-seat = Na turnaji si miesto nechávaš: ak nemôžeš hrať ďalej, vzdaj hru.
why-not-your-seat = Toto nie je tvoje miesto.
why-not-host = To smie len hostiteľ.
why-never-public = Lekcie a hry na skutočnom stole nemôžu byť otvorené všetkým.
why-own-things = Otvorené stoly nemajú vlastné kartičky ani úrovne, hru na skutočnom stole ani voľné písanie.
why-seek-gone = Niekto bol rýchlejší, alebo tam už nikto nečaká.
why-many-seek = Čaká tu už priveľa ľudí. Skús to neskôr.
why-many-seek-here = Z tvojej siete už čaká toľko ľudí: { $most }. Skús to znova, keď niekto z nich nájde hru.
why-name-taken = Meno { $name } tu už niekto má.
why-bad-name = Meno má 1 až 24 viditeľných znakov.
why-bad-text = Použi písmená, číslice a symboly, ale žiadne neviditeľné znaky ani navŕšené znamienka.
why-no-such-seat = Také miesto stôl nemá.
why-no-player-to-remove = Tu nie je nikto, koho by sa dalo odobrať.
why-many-blocked = Zakázaných je už päťdesiat ľudí. Najprv niekoho povoľ.
why-no-such-block = Nikto s týmto číslom nemá zákaz.
why-blocked = Hostiteľ ti k tomuto stolu zakázal prístup.
why-seats-locked = Hostiteľ zamkol voľné miesta.
why-no-watchers = Hostiteľ nedovoľuje divákov.
why-round-running = Táto doska sa otvorí, keď sa kolo skončí.
why-fair-play = Kým sa s touto doskou hrá hodnotená alebo turnajová hra, server s ňou nepomáha.
why-no-such-bot = Robot s týmto menom neexistuje.
why-aids-off = Pri tomto stole nie sú pomôcky.
why-rematch-exists = Odveta už je otvorená.
why-asked-already = Iná žiadosť je ešte otvorená.
why-nothing-asked = Žiadna žiadosť už nie je otvorená.
why-not-asked = Na to majú odpovedať ostatní.
why-no-resigning = Tím vyhráva aj prehráva spoločne.
why-resigned = Tento hráč hru vzdal.
why-resign-instead = Niet nikoho, kto by mohol súhlasiť: hru radšej vzdaj.
why-clock-seat = S hodinami si miesto nechávaš: hru vzdaj, alebo nechaj hrať robota.
why-many-colours = Každé miesto tu hrá za viac farieb.
why-a-lesson = Toto je lekcia: najprv ju opusti.
why-cid-taken = Tento príkaz už poslala iná stránka.

## Troubles with the server (client shell)
error-offline = Server neodpovedá. Beží?
error-server = Niečo sa pokazilo u nás. Tvoje hry sú v poriadku.
error-no-such-address = Na tejto adrese nič nie je.
error-no-such-table = Taký stôl neexistuje.
error-no-such-lesson = Lekcia s týmto názvom neexistuje.
error-no-such-puzzle = Hádanka s týmto názvom neexistuje.
error-full = Na ďalší stôl tu teraz nie je miesto. Skús to neskôr.
error-maintenance = Nové stoly sa teraz nedajú otvoriť. Rozohrané hry bežia ďalej.
error-too-many-open = Máš otvorené stoly s ďalšími ľuďmi (počet: { $open }). Najprv niektoré dohraj.
error-no-account = Na priateľov potrebuješ účet.
error-many-friends = Tvoj zoznam je plný. Najprv niekoho odober.
error-no-friend = Takto možno pozývať len priateľov. Ostatným pošli odkaz.
error-not-your-table = Zablokovať môžeš len ľudí pri svojom stole.
error-no-player-to-block = Nie je tam nikto, koho by sa dalo zablokovať.
error-no-such-block = Nikto s týmto číslom nie je zablokovaný.
error-too-many-here = Z tvojej siete sa otvorilo veľmi veľa stolov. Chvíľu počkaj.
error-crowded = Na tento stôl sa už pozerá priveľa ľudí. Skús to neskôr.
error-no-film = Tento film ešte nevznikol.
error-no-such-turn = Táto hra má ťahy 0 až { $turns }.
error-nothing-left = Po tomto ťahu sa hra končí.
error-not-over = Táto hra sa ešte neskončila.
error-not-started = Táto hra sa ešte nezačala.
error-press-busy = Server práve vytvára veľa obrázkov. Skús to o chvíľu.
error-server-busy = Server je vyťažený. Skús to o chvíľu.
error-too-long = Táto hra je na film pridlhá.
error-picture-failed = Obrázok sa nepodarilo vytvoriť.
error-jcz-unsupported = JCloisterZone tieto pravidlá nepozná.
error-import-unknown = Toto nie je záznam z Bastide ani hra z JCloisterZone.
error-import-version = Tento záznam napísala iná verzia Bastide. Tento server číta formát verzie { $known }.
error-import-damaged = { $line ->
    [0] Tento záznam sa nedá prečítať.
   *[other] Riadok { $line } sa nedá prečítať.
}
error-import-empty = Táto hra nemá žiadne ťahy.
error-import-rules = Pravidlá alebo voľby tejto hry sa tu nedajú hrať.
error-import-move = Riadok { $line }: pravidlá nepripúšťajú „{ $action }“.
error-import-turn = Riadok { $line }: na ťahu je tam iný hráč.
error-import-over = Riadok { $line }: hra sa už skončila.
error-import-end = Riadok { $line }: výsledok nesúhlasí. Hra sa končí { $points }.
error-import-slow = Prehrať túto hru trvá príliš dlho.
error-import-jcz = { $message ->
    [0] Túto hru z JCloisterZone sa nedá prečítať.
   *[other] Túto hru z JCloisterZone sa nedá prečítať pri ťahu { $message }.
}
error-import-jcz-unplayed = { $message ->
    [0] Táto hra používa časti JCloisterZone, ktoré Bastide nemá.
   *[other] Pri ťahu { $message } táto hra používa časť JCloisterZone, ktorú Bastide nemá.
}
error-bad-import = Taký súbor server nevie otvoriť.
error-bad-picture = Taký obrázok nie je.
error-no-such-campaign = Táto skupina hráčov tu nie je známa.
error-too-many-tables = Priveľa stolov naraz. Počkaj, prosím, minútu.
error-too-big = Príliš veľa naraz. Vyber menej.
error-too-fast = Priveľa naraz. Chvíľu počkaj.
error-unreadable-table = Tento stôl sa už nedá prečítať.
error-not-json = Stránka a server k sebe nepasujú. Načítaj stránku znova.
error-no-levels = Tieto pravidlá nemajú úrovne.
error-no-such-level = Taká úroveň neexistuje.
error-level-locked = Táto úroveň ešte nie je otvorená.
error-bad-table = Taký stôl sa nedá otvoriť: { $text }
error-unknown-version = Hra potrebuje verziu { $version } pre { $name }. Tento server má { $known }.
error-bad-rules = Takto sa hrať nedá: { $text }
error-bad-name = Meno má 1 až 24 viditeľných znakov.
error-mixed-name = Každé slovo píš písmenami jednej abecedy.
error-reserved-name = Toto meno je vyhradené. Zvoľ iné.
error-name-taken = Meno { $name } už pri stole niekto má. Zvoľ iné.
error-name-of-account = { $name } alebo veľmi podobne sa volá niečí účet. Zvoľ iné meno, alebo sa prihlás, ak je tvoj.
error-name-of-bot = { $name } znie ako meno robota. Zvoľ iné meno.
error-seat-taken = Toto miesto je už obsadené.
error-seat-open = Toto miesto je voľné.
error-seats-open = Niektoré miesta sú ešte voľné.
error-not-host = To smie len hostiteľ.
error-blocked = Hostiteľ ti k tomuto stolu zakázal prístup.
error-seats-locked = Hostiteľ zamkol voľné miesta.
error-no-watchers = Hostiteľ nedovoľuje divákov.
error-round-running = Táto doska sa otvorí, keď sa kolo skončí.
error-fair-play = Kým sa s touto doskou hrá hodnotená alebo turnajová hra, server s ňou nepomáha.
error-banned = Správca ti na tento server zakázal prístup.
error-wrong-code = Tento kód neplatí: niekto ho už použil, je starší ako deň, alebo je v ňom preklep.
error-nothing-known = Server o tomto prehliadači zatiaľ nič nevie.
error-no-cookies = Prehliadač tu blokuje cookies. Prosím, povoľ ich: server podľa jednej spozná tvoje miesto.
error-too-often = Priveľa pokusov. Chvíľu počkaj.
error-not-your-seat = Toto nie je tvoje miesto.
error-table-over = Táto hra sa skončila.
error-already-started = Hra sa už začala.
error-bad-seats = { $min ->
    [one] Tieto pravidlá sú pre 1 až { $max } hráčov.
    [few] Tieto pravidlá sú pre { $min } až { $max } hráčov.
   *[other] Tieto pravidlá sú pre { $min } až { $max } hráčov.
}
error-no-resigning = Tím vyhráva aj prehráva spoločne.
error-signed-in = Máš účet. Prihlás sa v druhom prehliadači a všetko tam bude tiež.
error-hand-clock = K hre na stole hodiny nie sú.
error-bad-clock = Hodiny potrebujú čas na celú hru, sekundy na ťah, alebo dni na ťah.
error-short-clock = Hodiny potrebujú aspoň { $budget } sekúnd na hru, alebo { $turn } na ťah.
error-on-vacation = Už máš dovolenku: najprv ju ukonči.
error-no-vacation = Tento rok ti zostáva dní dovolenky: { $days }.
error-fixed-option = Určujú to pravidlá tohto stola.
error-no-undo = Toto sa už vziať späť nedá.
error-version = Stránka a server majú rôzne verzie. Načítaj stránku znova.
error-not-rated = { $why ->
    [team] Hra, ktorú všetci spoločne vyhrajú alebo prehrajú, sa nehodnotí.
    [takeback] V hodnotených hrách sa ťahy nevracajú.
    [aids] V hodnotených hrách nie sú pomôcky.
    [house] Hodnotené hry majú štandardné pravidlá, bez vlastných kartičiek a zmenených volieb.
    [position] Hodnotené hry sa nezačínajú vlastnou pozíciou.
    [chance] V hodnotených hrách ťahá kartičky server.
    [absent] V hodnotených hrách sa po odchode hráča nič nestane; zvoľ hodiny.
    [clock] V hodnotených hrách robot po vypršaní času nehrá ďalej.
    [bots] Hodnotené hry sú len pre ľudí, bez robotov.
    [twice] V hodnotených hrách má každý jedno miesto.
    [account] Hodnotené hry potrebujú účet: najprv sa prihlás.
   *[leaving] V hodnotených hrách nikto neodchádza a nikoho nemožno odobrať: vzdaj ich.
}
error-unrated = Táto hra sa nehodnotí.
error-no-such-rating = Také hodnotenie nie je.
error-no-such-person = Účet s týmto menom neexistuje.
error-muted = Moderátor ťa na chvíľu stíšil.
error-barred = Moderátor ti načas zakázal verejné a hodnotené stoly.
error-newcomer = Hostia a nové účty môžu pri verejných stoloch posielať len hotové vety.

## Clocks
clock-title = Hodiny
clock-preset = { $preset ->
    [fast] Rýchlo: 3 minúty + 5 sekúnd
    [normal] Normálne: 10 minút + 15 sekúnd
    [slow] Pomaly: 30 minút + 30 sekúnd
    [days] Korešpondenčne: 3 dni na ťah
    [own] Vlastné
   *[none] Bez hodín
}
clock-kind = Časový limit
clock-kind-of = { $kind ->
    [turn] na ťah
    [days] v dňoch na ťah
   *[game] na celú hru
}
clock-field-budget = Minút na hráča
clock-field-plus = Sekúnd navyše za ťah
clock-field-turn = Sekúnd na ťah
clock-field-days = Dní na ťah
clock-out = Keď čas vyprší
clock-out-of = { $out ->
    [resign] Tento hráč prehráva
    [end] Hra sa končí pre všetkých
   *[bot] Ďalej hrá robot
}
clock-out-said = { $out ->
    [resign] po vypršaní času prehra
    [end] po vypršaní času sa hra končí
   *[bot] po vypršaní času hrá robot
}
clock-minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
}
clock-by-game = { $time } pre každého
clock-by-turn = { $time } na ťah
clock-by-days = { $count ->
    [one] { $count } deň na ťah
    [few] { $count } dni na ťah
   *[other] { $count } dní na ťah
}
clock-plus = navyše za každý ťah: { $time }
clock-d = { $days } d
clock-h = { $hours } h
clock-away = voľno
clock-left-days = { $count ->
    [one] zostáva { $count } deň
    [few] zostávajú { $count } dni
   *[other] zostáva { $count } dní
}
clock-left-hours = { $count ->
    [one] zostáva { $count } hodina
    [few] zostávajú { $count } hodiny
   *[other] zostáva { $count } hodín
}
clock-left-minutes = { $count ->
    [one] zostáva { $count } minúta
    [few] zostávajú { $count } minúty
   *[other] zostáva { $count } minút
}
clock-left-seconds = { $count ->
    [one] zostáva { $count } sekunda
    [few] zostávajú { $count } sekundy
   *[other] zostáva { $count } sekúnd
}
clock-alert = Zostáva 30 sekúnd
clock-used = Spotrebovaný čas
clock-won = { $count ->
    [one] { $names } víťazí na čas
    [few] { $names } víťazia na čas
   *[other] { $names } víťazia na čas
}
clock-won-line = Všetkým ostatným vypršal čas, a hra sa tým hneď skončila. Nič sa nestratilo.
resigned-won = Víťazí { $names }: všetci ostatní to vzdali
resigned-won-line = Hra sa tým hneď skončila. Nič sa nestratilo.
