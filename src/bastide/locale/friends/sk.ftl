# Priatelia pri jednom stole.

friends-this-table = Tento stôl
friends-seats = Hráči a diváci
friends-invite = Pozvať
friends-invite-line = odkaz alebo kód, aj pre divákov
friends-say = Niečo povedať
friends-say-line = vety a reakcie
friends-heard = Uvidí to { $names } a diváci
friends-takeback = Požiadať o vrátenie ťahu
friends-asks-names = potrebuje súhlas: { $names }
friends-takeback-alone = tvoj posledný krok a čo po ňom prišlo
friends-away = Nech za mňa hrá robot
friends-away-line = kým sa nevrátim
friends-back = Som späť
friends-back-line = robot uvoľní tvoje miesto
friends-resign = Vzdať to
friends-resign-line = hra pokračuje; na miesto si sadne robot
friends-resign-ask = Vzdať túto hru?
friends-resign-ask-line = Robot dohrá s tvojimi figúrkami. Vyhrať ani vrátiť sa už nedá.
friends-resign-last-line = hneď víťazí { $name }
friends-resign-last-ask-line = Hra sa skončí a víťazí { $name }.
friends-play-on = Hrať ďalej
friends-end = Ukončiť hru pre všetkých
friends-end-alone = nikto ďalší, koho by sa bolo treba pýtať
friends-end-ask = Ukončiť hru pre všetkých?
friends-end-ask-line = Hra sa hneď skončí a nevyhrá nikto. Všetko odohrané sa uchová.
friends-end-do = Ukončiť hru
friends-asks-end = { $name } navrhuje ukončiť hru pre všetkých
friends-asks-takeback = { $name } žiada o vrátenie ťahu
friends-asks-end-line = Hra sa hneď skončí a nevyhrá nikto.
friends-asks-takeback-line = Vráti sa aj to, čo prišlo po ňom; doberie sa zase tá istá kartička.
friends-agree = Súhlasím
friends-decline = Nie, hráme ďalej
friends-you-asked-end = Navrhuješ ukončiť hru
friends-you-asked-takeback = Žiadaš o vrátenie svojho ťahu
friends-waiting-for = Čaká sa na odpoveď: { $names }
friends-waits-until = Platí do { $until }. Bez odpovede to znamená nie.
friends-withdraw = Nechať tak
friends-not-agreed = Bez dohody: hra pokračuje.
friends-stand-in = Hrá za teba robot
friends-nudge = Štuchnúť
friends-nudge-name = Štuchnúť: { $name }
friends-nudged = Výzva odoslaná: { $name }.
friends-called = { $name } ťa popoháňa: si na ťahu.
friends-mute = Stlmiť
friends-mute-name = Skryť správy: { $name }
friends-report = Nahlásiť
friends-report-name = Nahlásiť: { $name }
friends-report-title = Nahlásiť názov stola
friends-remove = Odobrať
friends-remove-name = Odobrať: { $name }
friends-remove-ask = Odobrať hráča { $name }?
friends-remove-line = Na miesto si sadne robot. { $name } sa môže ďalej pozerať.
friends-remove-lobby = Miesto je zase voľné. { $name } sa môže ďalej pozerať.
friends-remove-for-good = Zakázať prístup
friends-remove-for-good-line = nemôže tu hrať ani sa pozerať
friends-removed = { $name } tu už nemá miesto.
friends-keep = Nechať miesto
friends-line-you = ty
friends-line-choosing = na ťahu
friends-line-here = je tu
friends-line-away = preč
friends-line-bot = robot
friends-line-stand-in = zatiaľ tu hrá robot
friends-line-resigned = vzdané; dohráva robot
friends-line-free = voľné miesto
friends-watch-as = Tvoje meno medzi divákmi
friends-watch-do = Ukázať
friends-watch-done = Ostatní teraz vidia tvoje meno.
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
friends-signs = Reakcie
friends-phrases = Vety
friends-text = Vlastnými slovami
friends-send = Poslať
friends-past = Staršie správy
friends-says = { $name }: { $words }
friends-why-hush = To bolo veľa naraz. Chvíľu počkaj.
friends-why-nudged-already = Výzva už odišla. Chvíľu počkaj.
friends-why-player-absent = { $name } teraz pri stole nie je.
friends-why-no-player-to-nudge = Teraz nie je na ťahu nikto iný.
friends-why-no-chat = Pri tomto stole sa dajú posielať len hotové vety.
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
    [0] bez divákov
    [one] 1 divák
    [few] { $watching } diváci
   *[other] { $watching } divákov
}
friends-watching = { $count ->
    [0] Bez divákov
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
friends-block = Zablokovať
friends-block-name = Zablokovať: { $name }
friends-blocked = Blokovaný hráč: { $name }. Nedozvie sa o tom.
