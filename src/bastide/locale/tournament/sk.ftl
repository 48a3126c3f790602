# Tournaments: fetched with their pages.

tournament-tab = Turnaje · Bastide
tournament-tab-of = { $name } · Bastide
tournament-title = Turnaje
tournament-intro = Súboje na niekoľko kôl: hrajte, kedy sa to obom hodí, alebo všetci naraz. Pozerať sa môže každý, hrať len ten, kto má účet.
tournament-show = Zobraziť
tournament-list-open = Otvorené
tournament-list-running = Prebiehajúce
tournament-list-over = Skončené
tournament-list-mine = Moje
tournament-none-open = Žiadny turnaj nečaká na hráčov
tournament-none-running = Žiadny turnaj neprebieha
tournament-none-over = Žiadny turnaj sa ešte neskončil
tournament-none-mine = Zatiaľ nehráš na žiadnom turnaji
tournament-none-line = Založ ho: stačia dvaja ľudia.
tournament-coming = Okamih …
tournament-people = { $people } z { $most }
tournament-new = Nový turnaj
tournament-name = Jeho názov
tournament-kind = Ako sa hrá
tournament-kind-robin = Každý s každým
tournament-kind-robin-line = Najspravodlivejší, až pre 16 ľudí.
tournament-kind-swiss = Švajčiarsky systém
tournament-kind-swiss-line = V každom kole stretneš niekoho, kto má asi rovnako bodov, a nikoho dvakrát.
tournament-kind-knockout = Vyraďovací
tournament-kind-knockout-line = Kto prehrá súboj, vypadáva. Po remíze postupuje, kto má viac bodov z hry, a potom kto sa prihlásil skôr.
tournament-duels = { $count ->
    [one] súboj na jednu hru
    [few] súboj až na { $count } hry
   *[other] súboj až na { $count } hier
}
tournament-games = Hier v súboji
tournament-games-line = Začína zakaždým ten druhý. Súboj sa končí, len čo sa už nedá dobehnúť.
tournament-rounds = Kolá
tournament-rounds-auto = Koľko treba
tournament-most = Miest
tournament-time = Čas na kolo
tournament-time-line = Keď uplynie, platí to, čo sa dohralo.
tournament-no-hurry = bez náhlenia
tournament-hours = { $count ->
    [one] hodina na kolo
    [few] { $count } hodiny na kolo
   *[other] { $count } hodín na kolo
}
tournament-days = { $count ->
    [one] deň na kolo
    [few] { $count } dni na kolo
   *[other] { $count } dní na kolo
}
tournament-deal = Rovnaké kartičky pre všetkých
tournament-deal-line = Na všetkých stoloch kola sa losujú rovnaké kartičky v rovnakom poradí, šťastie je teda spoločné. Do konca kola sa pozerá len ten, kto tam hrá.
tournament-deal-told = Na všetkých stoloch kola sa losujú rovnaké kartičky v rovnakom poradí.
tournament-aids = Pomôcky na doske
tournament-aids-line = Body, miesta a majitelia sa ukazujú obom.
tournament-rated = Hodnotený
tournament-rated-line = Výsledky menia hodnotenie hráčov. Pomôcky nie sú.
tournament-make = Založiť turnaj
tournament-back = Späť
tournament-account = Prihlásiť sa alebo si založiť účet
tournament-host = založil účet { $name }
tournament-round = { $round }. kolo z { $rounds }
tournament-round-n = { $round }. kolo
tournament-left = { $hours ->
    [one] zostáva menej ako hodina
    [few] zostávajú { $hours } hodiny
   *[other] zostáva { $hours } hodín
}
tournament-winner = Víťazí { $names }
tournament-phase-open = Obsadených { $people } z { $most } miest
tournament-phase-running = Prebieha
tournament-phase-over = Skončil sa
tournament-phase-cancelled = Zrušený
tournament-play = K tvojej hre
tournament-join = Zúčastniť sa
tournament-leave = Nezúčastniť sa
tournament-start = Začať
tournament-give-up = Odísť z turnaja
tournament-leave-line = Prehráš, čo nie je dohrané, a ďalší súboj už nedostaneš. Nedá sa to vziať späť.
tournament-cancel = Zrušiť turnaj
tournament-cancel-line = Skončí sa pre všetkých a bez víťaza. Rozohrané hry sa dajú dohrať.
tournament-said-join = Zúčastňuješ sa.
tournament-said-leave = Už sa nezúčastňuješ.
tournament-said-start = Prvé kolo sa začalo.
tournament-said-cancel = Turnaj bol zrušený.
tournament-wait = Tvoj súboj tohto kola je rozhodnutý. Ďalšie kolo sa začne, keď budú rozhodnuté všetky.
tournament-entrants = Kto sa zúčastňuje
tournament-nobody = Zatiaľ nikto.
tournament-standings = Poradie
tournament-place = Miesto
tournament-person = Meno
tournament-points = Body
tournament-record = Výhry · remízy · prehry
tournament-buchholz = Buchh.
tournament-buchholz-line = Buchholz: body všetkých, s ktorými sa hralo
tournament-margin = Náskok
tournament-margin-line = O koľko bodov z hry mal hráč viac
tournament-gone = odišiel
tournament-free = bez súpera: jeden bod
tournament-game = { $game }. hra: { $score }
tournament-game-on = hrá sa
tournament-game-left = nedohrané
tournament-won = víťazí
tournament-said = slovom alebo časom
tournament-award = Rozhodnúť
tournament-award-line = Ak to nemohli dohrať. Čo sa odohralo, zostáva.
tournament-award-to = Víťazí { $name }
tournament-award-drawn = Remíza
tournament-award-none = Nevíťazí nikto
tournament-secrets = Overiť losovanie
tournament-secrets-line = S týmito tajomstvami môže každý overiť, že žiadna kartička nebola vybraná: bastide verify LOG --secret SECRET.
tournament-secret = { $round }. kolo, { $game }. hra:
tournament-error-account-needed = Na to treba stále meno: prihlás sa, alebo si založ účet.
tournament-error-tournament-full = Všetkých { $most } miest je obsadených.
tournament-error-tournament-closed = Už sa začal, skončil, alebo bol zrušený.
tournament-error-too-few = Hrajú dvaja: počkaj, kým sa niekto prihlási.
tournament-error-no-such-tournament = Turnaj tohto mena neexistuje.
tournament-error-team-tournament = Na turnaji hrá každý za seba: zvoľ iné pravidlá.
tournament-error-no-such-duel = Taký súboj sa v tomto kole nehrá.
tournament-sort = Kto hrá
tournament-sort-two = Dvaja pri stole
tournament-sort-several = Viacerí pri stole
tournament-sort-teams = Družstvá
tournament-seats = Miest pri stole
tournament-boards = Dosiek v družstve
tournament-boards-line = Doska 1 hrá s doskou 1 a tak ďalej. Zápas vyhráva, kto má viac bodov z dosiek.
tournament-kind-mixed = Miešané stoly
tournament-kind-league = Liga
tournament-kind-league-line = V každej skupine hrá každý s každým; potom niekto postúpi a niekto zostúpi.
tournament-several-robin-line = Každé kolo stoly znova premieša, aby sa čo najmenej ľudí stretlo znova.
tournament-several-swiss-line = Pri stole sedia tí, čo majú asi rovnako bodov.
tournament-several-knockout-line = Postupujú najlepší od každého stola. Pri rovnakom mieste rozhoduje nasadenie.
tournament-through = Postupuje od stola
tournament-division = Ľudí v skupine
tournament-moves = Postupuje a zostupuje
tournament-moves-line = Toľko ľudí si po sezóne vymení miesta.
tournament-most-teams = Miest pre družstvá
tournament-more = Ďalšie voľby
tournament-seeds = Nasadenie
tournament-seeds-rating = Podľa hodnotenia
tournament-seeds-rating-line = Podľa hodnotenia v takých hrách; kto žiadne nemá, je posledný.
tournament-seeds-joined = Ako prichádzajú
tournament-seeds-joined-line = Kto sa prihlási prvý, je nasadený prvý.
tournament-seeds-draw = Žrebom
tournament-seeds-draw-line = Žrebuje sa tajomstvom, ktoré sa teraz sľúbi a na začiatku prezradí.
tournament-seeds-hand = Ručne
tournament-seeds-hand-line = Poradie určíš, než začneš.
tournament-swap = Druhá hra s rovnakými kartičkami
tournament-swap-line = S vymenenými miestami. Pozor: kto si pamätá prvú hru, vie, čo príde v druhej.
tournament-season = { $season }. sezóna
tournament-boards-of = družstvá po { $count }
tournament-seats-of = stoly po { $count }
tournament-accept = Hrať za družstvo
tournament-said-accept = Hráš za družstvo.
tournament-said-season = Ďalšia sezóna je otvorená.
tournament-next = K ďalšej sezóne
tournament-next-make = Otvoriť ďalšiu sezónu
tournament-notes = Rozhodnuté ručne
tournament-note-award = Výsledok stola, kde hrá { $name }: { $reason }
tournament-note-out = Vyraďuje sa { $name }: { $reason }
tournament-note-later = Kolo bolo odložené: { $reason }
tournament-lot = Overiť žreb
tournament-lot-line = Nasadenie je v poradí SHA-256 tajomstva a mena. Sľúbené bolo SHA-256 bajtov tajomstva:
tournament-lot-drawn = Tajomstvo:
tournament-teams = Družstvá
tournament-teams-none = Zatiaľ žiadne: prihlás družstvo.
tournament-team-ready = úplné
tournament-team-short = chýbajú ľudia
tournament-captain = kapitán
tournament-asked = ešte nepotvrdil
tournament-spare = náhradník
tournament-up = { $name } vyššie
tournament-line-up-line = Nové poradie platí od ďalšieho kola.
tournament-team-name = Názov družstva
tournament-members = Kto ešte hrá
tournament-members-line = Mená účtov, oddelené čiarkou
tournament-invite = Požiadať ich
tournament-team-make = Prihlásiť družstvo
tournament-host-tools = Organizovať
tournament-out = Vyradiť niekoho
tournament-later = Odložiť koniec kola
tournament-later-by = { $count ->
    [one] O jeden deň
    [few] O { $count } dni
   *[other] O { $count } dní
}
tournament-order = Poradie nasadenia
tournament-reason = Dôvod, ktorý si prečíta každý
tournament-team-free = bez súpera: vyhraný zápas
tournament-placed = { $place }. miesto
tournament-boards-standings = Dosky
tournament-boards-short = Dosky
tournament-division-n = { $division }. skupina
tournament-void = odišiel skoro: nepočíta sa
tournament-ties-two = Pri rovnakých bodoch: body súperov, tie isté vážené vlastným ziskom, náskok, nasadenie.
tournament-ties-several = Pri rovnakých bodoch: vyhrané stoly, body súperov, náskok pred najlepším z ostatných, nasadenie.
tournament-ties-teams = Vyhraný zápas sú dva body, remíza jeden. Ďalej: body dosiek, body súperov, náskok, nasadenie.
tournament-error-bad-form = Tieto voľby k sebe nepasujú.
tournament-error-team-needed = Hrajú tu družstvá: prihlás družstvo, alebo nech ťa požiada kapitán.
tournament-error-in-a-team = Už si v družstve: najprv z neho odíď.
tournament-error-name-taken = Družstvo tohto alebo podobného mena tu už je.
tournament-error-no-such-person = Účet tohto mena tu nikto nemá.
tournament-error-not-to-ask = { $name } nejde požiadať: už v družstve, alebo nie od teba.
tournament-error-team-full = Družstvo má najviac { $most } ľudí.
tournament-error-reason-needed = Čo sa rozhoduje ručne, má dôvod.
tournament-error-bad-order = Medzitým niekto prišiel alebo odišiel: pozri sa znova.
tournament-award-places = Určiť tieto miesta
tournament-cross = Každý s každým v jednej tabuľke
