# Priatelia pri jednom stole.

friends-this-table = Tento stôl
friends-seats = Miesta a diváci
friends-invite = Pozvať
friends-invite-line = odkaz alebo kód, aj pre divákov
friends-say = Niečo povedať
friends-say-line = vety a značky
friends-heard = Počuje to { $names } a všetci diváci
friends-takeback = Požiadať o vrátenie ťahu
friends-asks-names = opýta sa: { $names }; súhlasiť musia všetci
friends-takeback-alone = tvoj posledný krok a čo po ňom prišlo
friends-away = Nech za mňa hrá robot
friends-away-line = kým sa nevrátim
friends-back = Som späť
friends-back-line = robot uvoľní tvoje miesto
friends-resign = Vzdať to
friends-resign-line = hra pokračuje; na miesto si sadne robot
friends-resign-ask = Vzdať túto hru?
friends-resign-ask-line = Robot dohrá s tvojimi figúrkami. Vyhrať sa už nedá a vrátiť sa tiež nie.
friends-resign-last-line = hra sa skončí, víťazí { $name }
friends-resign-last-ask-line = Hra sa skončí a víťazí { $name }.
friends-play-on = Hrať ďalej
friends-end = Ukončiť hru pre všetkých
friends-end-alone = nikto ďalší, koho by sa bolo treba pýtať
friends-end-ask = Ukončiť hru pre všetkých?
friends-end-ask-line = Zostane, ako je, a nevyhrá nikto. Všetko odohrané sa uchová.
friends-end-do = Ukončiť hru
friends-asks-end = { $name } navrhuje ukončiť hru pre všetkých
friends-asks-takeback = { $name } žiada o vrátenie ťahu
friends-asks-end-line = Hra zostane, ako je, a nevyhrá nikto.
friends-asks-takeback-line = Vráti sa aj to, čo prišlo po ňom; príde zase tá istá kartička.
friends-agree = Súhlasím
friends-decline = Nie, hráme ďalej
friends-you-asked-end = Navrhuješ ukončiť hru
friends-you-asked-takeback = Žiadaš o vrátenie svojho ťahu
friends-waiting-for = Čaká sa na odpoveď: { $names }
friends-waits-until = Čaká sa do { $until }. Bez odpovede to znamená nie.
friends-withdraw = Nechať tak
friends-not-agreed = Bez dohody: hra pokračuje.
friends-stand-in = Hrá za teba robot
friends-nudge = Zavolať
friends-nudge-name = Zavolať: { $name }
friends-nudged = { $name } vie, že čakáš.
friends-called = { $name } volá: si na ťahu.
friends-mute = Stlmiť
friends-mute-name = Neukazovať, čo hovorí { $name }
friends-report = Nahlásiť
friends-report-name = Nahlásiť: { $name }
friends-report-title = Nahlásiť názov stola
friends-remove = Odobrať
friends-remove-name = Odobrať miesto: { $name }
friends-remove-ask = Odobrať miesto, kde sedí { $name }?
friends-remove-line = Na miesto si sadne robot. { $name } sa môže ďalej pozerať.
friends-remove-lobby = Miesto je zase voľné. { $name } sa môže ďalej pozerať.
friends-remove-for-good = Nepustiť späť
friends-remove-for-good-line = nesmie si tu sadnúť ani sa pozerať
friends-removed = { $name } tu už nesedí.
friends-keep = Nechať miesto
friends-line-you = ty
friends-line-choosing = na ťahu
friends-line-here = je tu
friends-line-away = preč
friends-line-bot = robot
friends-line-stand-in = zatiaľ tu hrá robot
friends-line-resigned = vzdané; dohráva robot
friends-line-free = voľné miesto
friends-watch-as = Meno do zoznamu divákov
friends-watch-do = Ukázať
friends-watch-done = Tvoje meno je teraz vidieť.
friends-phrase-well-played = Dobre zahrané
friends-phrase-good-luck = Veľa šťastia
friends-phrase-thinking = Rozmýšľam…
friends-phrase-oh-no = Ale nie
friends-phrase-thanks = Ďakujem
friends-phrase-one-more = Ešte jednu?
friends-phrase-back-soon = O 5 min som späť
friends-phrase-sorry = Prepáč
friends-sign-smile = úsmev
friends-sign-heart = srdce
friends-sign-crown = koruna
friends-sign-star = hviezda
friends-sign-clock = hodiny
friends-signs = Značky
friends-phrases = Vety
friends-text = Vlastnými slovami
friends-send = Poslať
friends-past = Čo zaznelo
friends-says = { $name }: { $words }
friends-why-hush = To bolo veľa naraz. Chvíľu počkaj.
friends-why-nudged-already = Pred chvíľou už zaznelo volanie. Chvíľu počkaj.
friends-why-nobody-there = { $name } teraz pri stole nie je.
friends-why-nobody-to-nudge = Teraz nie je na ťahu nikto iný.
friends-why-no-chat = Pri tomto stole sa hovorí hotovými vetami.
friends-why-nothing-said = Nie je čo poslať.
friends-why-bad-text = Neviditeľné znaky a navŕšené diakritické znamienka sa poslať nedajú.
friends-move = { $n } · { $name }
friends-move-bot = { $n } · Robot, za teba
friends-show-me = Ukáž mi to
friends-turn = Si na ťahu
friends-name-of-table = Názov stola
friends-rename = Premenovať stôl
friends-rename-do = Uložiť
friends-change = Zmeniť
friends-change-game = Zmeniť hru
friends-change-line = Odkaz platí ďalej a všetci ostanú sedieť.
friends-changed = Hostiteľ zmenil hru: { $game }
friends-unseen = novú hru ešte nevidel
friends-more-seats = Pridať miesto
friends-fewer-seats = Odobrať voľné miesto
friends-colour = Farba
friends-colour-of = Farba, ktorú má { $name }
friends-played = Čo sa bude hrať
friends-seats-line = { $seats ->
    [one] 1 miesto
    [few] { $seats } miesta
   *[other] { $seats } miest
}, { $watching ->
    [0] nikto sa nepozerá
    [one] 1 divák
    [few] { $watching } diváci
   *[other] { $watching } divákov
}
friends-watching = { $count ->
    [0] Nikto sa nepozerá
    [one] 1 divák
    [few] { $count } diváci
   *[other] { $count } divákov
}
friends-guests = { $count ->
    [one] 1 hosť
    [few] { $count } hostia
   *[other] { $count } hostí
}
friends-were-away = { $unit ->
    [days] { $n ->
        [one] Po dni späť pri stole
        [few] Po { $n } dňoch späť pri stole
       *[other] Po { $n } dňoch späť pri stole
    }
    [hours] { $n ->
        [one] Po hodine späť pri stole
        [few] Po { $n } hodinách späť pri stole
       *[other] Po { $n } hodinách späť pri stole
    }
   *[minutes] { $n ->
        [one] Po minúte späť pri stole
        [few] Po { $n } minútach späť pri stole
       *[other] Po { $n } minútach späť pri stole
    }
}
friends-block = Už nás nikdy nespájať
friends-block-name = Už ma nikdy nespájať: { $name }
friends-blocked = { $name } a ty sa už pri hľadaní nestretnete. Nikto iný sa to nedozvie.
