# Tournaments: fetched with their pages.

tournament-tab = Turnaje · Bastide
tournament-tab-of = { $name } · Bastide
tournament-title = Turnaje
tournament-intro = Souboje na několik kol: hrajte, kdy se to oběma hodí, nebo všichni naráz. Dívat se může každý, hrát jen ten, kdo má účet.
tournament-show = Zobrazit
tournament-list-open = Otevřené
tournament-list-running = Probíhající
tournament-list-over = Skončené
tournament-list-mine = Moje
tournament-none-open = Žádný turnaj nečeká na hráče
tournament-none-running = Žádný turnaj neprobíhá
tournament-none-over = Žádný turnaj ještě neskončil
tournament-none-mine = Zatím se neúčastníš žádného turnaje
tournament-none-line = Založ ho: stačí dva lidé.
tournament-coming = Okamžik …
tournament-people = { $people } z { $most }
tournament-new = Nový turnaj
tournament-name = Jeho název
tournament-kind = Jak se hraje
tournament-kind-robin = Každý s každým
tournament-kind-robin-line = Nejspravedlivější, až pro 16 lidí.
tournament-kind-swiss = Švýcarský systém
tournament-kind-swiss-line = V každém kole potkáš někoho, kdo má asi stejně bodů, a nikoho dvakrát.
tournament-kind-knockout = Vyřazovací
tournament-kind-knockout-line = Kdo prohraje souboj, vypadává. Po remíze postupuje, kdo má víc bodů ze hry, a potom kdo se přihlásil dřív.
tournament-duels = { $count ->
    [one] souboj na jednu hru
    [few] souboj až na { $count } hry
   *[other] souboj až na { $count } her
}
tournament-games = Her v souboji
tournament-games-line = Začíná pokaždé ten druhý. Souboj končí, jakmile už nejde dohnat.
tournament-rounds = Kola
tournament-rounds-auto = Kolik je potřeba
tournament-most = Míst
tournament-time = Čas na kolo
tournament-time-line = Když uplyne, platí to, co se dohrálo.
tournament-no-hurry = bez spěchu
tournament-hours = { $count ->
    [one] hodina na kolo
    [few] { $count } hodiny na kolo
   *[other] { $count } hodin na kolo
}
tournament-days = { $count ->
    [one] den na kolo
    [few] { $count } dny na kolo
   *[other] { $count } dní na kolo
}
tournament-deal = Stejné kartičky pro všechny
tournament-deal-line = Na všech stolech kola se losují stejné kartičky ve stejném pořadí, štěstí je tedy společné. Do konce kola se dívá jen ten, kdo tam hraje.
tournament-deal-told = Na všech stolech kola se losují stejné kartičky ve stejném pořadí.
tournament-aids = Pomůcky na desce
tournament-aids-line = Body, místa a majitelé se ukazují oběma.
tournament-rated = Hodnocený
tournament-rated-line = Výsledky mění hodnocení hráčů. Pomůcky nejsou.
tournament-make = Založit turnaj
tournament-back = Zpět
tournament-account = Přihlásit se nebo si založit účet
tournament-host = založil účet { $name }
tournament-round = { $round }. kolo z { $rounds }
tournament-round-n = { $round }. kolo
tournament-left = { $hours ->
    [one] zbývá méně než hodina
    [few] zbývají { $hours } hodiny
   *[other] zbývá { $hours } hodin
}
tournament-winner = Vítězí { $names }
tournament-phase-open = Obsazeno { $people } z { $most } míst
tournament-phase-running = Probíhá
tournament-phase-over = Skončil
tournament-phase-cancelled = Zrušen
tournament-play = K tvé hře
tournament-join = Zúčastnit se
tournament-leave = Neúčastnit se
tournament-start = Začít
tournament-give-up = Odejít z turnaje
tournament-leave-line = Prohraješ, co není dohráno, a další souboj už nedostaneš. Nejde to vzít zpět.
tournament-cancel = Zrušit turnaj
tournament-cancel-line = Skončí pro všechny a bez vítěze. Rozehrané hry se dají dohrát.
tournament-said-join = Účastníš se.
tournament-said-leave = Už se neúčastníš.
tournament-said-start = První kolo začalo.
tournament-said-cancel = Turnaj byl zrušen.
tournament-wait = Tvůj souboj tohoto kola je rozhodnut. Další kolo začne, až budou rozhodnuty všechny.
tournament-entrants = Kdo se účastní
tournament-nobody = Zatím nikdo.
tournament-standings = Pořadí
tournament-place = Místo
tournament-person = Jméno
tournament-points = Body
tournament-record = Výhry · remízy · prohry
tournament-buchholz = Buchh.
tournament-buchholz-line = Buchholz: body všech, s nimiž se hrálo
tournament-margin = Náskok
tournament-margin-line = O kolik bodů ze hry měl hráč víc
tournament-gone = odešel
tournament-free = bez soupeře: jeden bod
tournament-game = { $game }. hra: { $score }
tournament-game-on = hraje se
tournament-game-left = nedohráno
tournament-won = vítězí
tournament-said = slovem nebo časem
tournament-award = Rozhodnout
tournament-award-line = Když to nemohli dohrát. Co se odehrálo, zůstává.
tournament-award-to = Vítězí { $name }
tournament-award-drawn = Remíza
tournament-award-none = Nevítězí nikdo
tournament-secrets = Ověřit losování
tournament-secrets-line = S těmito tajemstvími může každý ověřit, že žádná kartička nebyla vybrána: bastide verify LOG --secret SECRET.
tournament-secret = { $round }. kolo, { $game }. hra:
tournament-error-account-needed = K tomu je třeba stálé jméno: přihlas se, nebo si založ účet.
tournament-error-tournament-full = Všech { $most } míst je obsazeno.
tournament-error-tournament-closed = Už začal, skončil, nebo byl zrušen.
tournament-error-too-few = Hrají dva: počkej, až se někdo přihlásí.
tournament-error-no-such-tournament = Turnaj tohoto jména neexistuje.
tournament-error-team-tournament = V turnaji hraje každý za sebe: zvol jiná pravidla.
tournament-error-no-such-duel = Takový souboj se v tomto kole nehraje.
