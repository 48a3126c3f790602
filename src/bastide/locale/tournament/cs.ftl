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
tournament-sort = Kdo hraje
tournament-sort-two = Dva u stolu
tournament-sort-several = Víc u stolu
tournament-sort-teams = Družstva
tournament-seats = Míst u stolu
tournament-boards = Desek v družstvu
tournament-boards-line = Deska 1 hraje s deskou 1 a tak dál. Zápas vyhrává, kdo má víc bodů z desek.
tournament-kind-mixed = Míchané stoly
tournament-kind-league = Liga
tournament-kind-league-line = V každé skupině hraje každý s každým; pak někdo postoupí a někdo sestoupí.
tournament-several-robin-line = Každé kolo stoly znovu promíchá, aby se co nejméně lidí potkalo znovu.
tournament-several-swiss-line = U stolu sedí ti, kdo mají asi stejně bodů.
tournament-several-knockout-line = Postupují nejlepší od každého stolu. Při stejném místě rozhoduje nasazení.
tournament-through = Postupuje od stolu
tournament-division = Lidí ve skupině
tournament-moves = Postupuje a sestupuje
tournament-moves-line = Tolik lidí si po sezóně vymění místa.
tournament-most-teams = Míst pro družstva
tournament-more = Další volby
tournament-seeds = Nasazení
tournament-seeds-rating = Podle hodnocení
tournament-seeds-rating-line = Podle hodnocení v takových hrách; kdo žádné nemá, je poslední.
tournament-seeds-joined = Jak přicházejí
tournament-seeds-joined-line = Kdo se přihlásí první, je nasazen první.
tournament-seeds-draw = Losem
tournament-seeds-draw-line = Losuje se tajemstvím, které se teď slíbí a na začátku prozradí.
tournament-seeds-hand = Ručně
tournament-seeds-hand-line = Pořadí určíš, než začneš.
tournament-swap = Druhá hra se stejnými kartičkami
tournament-swap-line = S vyměněnými místy. Pozor: kdo si pamatuje první hru, ví, co přijde ve druhé.
tournament-season = { $season }. sezóna
tournament-boards-of = družstva po { $count }
tournament-seats-of = stoly po { $count }
tournament-accept = Hrát za družstvo
tournament-said-accept = Hraješ za družstvo.
tournament-said-season = Další sezóna je otevřená.
tournament-next = K další sezóně
tournament-next-make = Otevřít další sezónu
tournament-notes = Rozhodnuto ručně
tournament-note-award = Výsledek stolu, kde hraje { $name }: { $reason }
tournament-note-out = Vyřazuje se { $name }: { $reason }
tournament-note-later = Kolo bylo odloženo: { $reason }
tournament-lot = Ověřit los
tournament-lot-line = Nasazení je v pořadí SHA-256 tajemství a jména. Slíbeno bylo SHA-256 bajtů tajemství:
tournament-lot-drawn = Tajemství:
tournament-teams = Družstva
tournament-teams-none = Zatím žádné: přihlas družstvo.
tournament-team-ready = úplné
tournament-team-short = chybějí lidé
tournament-captain = kapitán
tournament-asked = ještě nepotvrdil
tournament-spare = náhradník
tournament-up = { $name } výš
tournament-line-up-line = Nové pořadí platí od příštího kola.
tournament-team-name = Název družstva
tournament-members = Kdo ještě hraje
tournament-members-line = Jména účtů, oddělená čárkou
tournament-invite = Požádat je
tournament-team-make = Přihlásit družstvo
tournament-host-tools = Pořádat
tournament-out = Vyřadit někoho
tournament-later = Odložit konec kola
tournament-later-by = { $count ->
    [one] O jeden den
    [few] O { $count } dny
   *[other] O { $count } dní
}
tournament-order = Pořadí nasazení
tournament-reason = Důvod, který si přečte každý
tournament-team-free = bez soupeře: vyhraný zápas
tournament-placed = { $place }. místo
tournament-boards-standings = Desky
tournament-boards-short = Desky
tournament-division-n = { $division }. skupina
tournament-void = odešel brzy: nepočítá se
tournament-ties-two = Při stejných bodech: body soupeřů, tytéž vážené vlastním ziskem, náskok, nasazení.
tournament-ties-several = Při stejných bodech: vyhrané stoly, body soupeřů, náskok před nejlepším z ostatních, nasazení.
tournament-ties-teams = Vyhraný zápas jsou dva body, remíza jeden. Dál: body desek, body soupeřů, náskok, nasazení.
tournament-error-bad-form = Tyto volby k sobě nepasují.
tournament-error-team-needed = Hrají tu družstva: přihlas družstvo, nebo ať tě požádá kapitán.
tournament-error-in-a-team = Už jsi v družstvu: nejdřív z něj odejdi.
tournament-error-name-taken = Družstvo tohoto nebo podobného jména tu už je.
tournament-error-no-such-person = Účet tohoto jména tu nikdo nemá.
tournament-error-not-to-ask = { $name } nejde požádat: už v družstvu, nebo ne od tebe.
tournament-error-team-full = Družstvo má nejvýš { $most } lidí.
tournament-error-reason-needed = Co se rozhoduje ručně, má důvod.
tournament-error-bad-order = Mezitím někdo přišel nebo odešel: podívej se znovu.
tournament-award-places = Určit tato místa
tournament-cross = Každý s každým v jedné tabulce
