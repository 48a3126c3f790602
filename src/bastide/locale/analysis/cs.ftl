# Rozbor odehrané hry: třídy tahů, míry a proč je tah dobrý.

analysis-class-excellent = Výborný tah
analysis-class-good = Dobrý tah
analysis-class-inaccuracy = Nepřesnost
analysis-class-mistake = Chyba
analysis-class-blunder = Hrubá chyba
analysis-class-disaster = Pohroma
analysis-class-forced = Bez volby
analysis-luck = Štěstí
analysis-choices = Rozhodnutí

## Důvody
analysis-feature-of = { $feature } ({ $names })
analysis-your = { $feature ->
    [city] Tvoje město
    [road] Tvoje cesta
    [monastery] Tvůj klášter
    [garden] Tvoje zahrada
    [castle] Tvůj zámek
   *[field] Tvoje louka
}
analysis-you-owner = ty
analysis-you-paid = ty
analysis-reason-scores = { $feature }: { score-points }, { $names }
analysis-reason-scores-you = { $feature }: { score-points } pro tebe
analysis-reason-scores-alone = { score-points }, { $names }
analysis-reason-scores-alone-you = { score-points } pro tebe
analysis-reason-returns = { $count ->
    [one] { $count } figurka se vrací
    [few] { $count } figurky se vracejí
   *[other] { $count } figurek se vrací
}
analysis-reason-claims = { $feature }: obsazeno, čeká se asi { score-points }; { $left ->
    [0] pak nezbývá žádná taková figurka
    [one] pak zbývá jedna taková figurka
    [few] pak zbývají { $left } takové figurky
   *[other] pak zbývá { $left } takových figurek
}
analysis-reason-grows = { $whose }: hodnota roste asi o { score-points }
analysis-reason-spoils = { $whose }: hodnota klesá asi o { score-points }
analysis-reason-shares = { $whose }: { $mine } získává podíl, asi { score-points }
analysis-reason-shares-you = { $whose }: získáváš podíl, asi { score-points }
analysis-reason-takes = { $whose }: { $mine } přebírá, asi { score-points }
analysis-reason-takes-you = { $whose }: přebíráš, asi { score-points }
analysis-reason-robs = { $whose }: už nic nevynese, ztráta asi { score-points }
analysis-reason-blocks = { $whose }: hodnota klesá asi o { score-points }
analysis-reason-helps = { $whose }: hodnota roste asi o { score-points }
analysis-reason-gains = Mimo mapu: asi o { score-points } více, { $names }
analysis-reason-loses = Mimo mapu: asi o { score-points } méně, { $names }
analysis-closes = šance na uzavření: { $chance }
analysis-closes-now = šance na uzavření: { $chance } (předtím { $before })
analysis-waits = { $left ->
    [0] poslední mezeru už žádná kartička neuzavře
    [one] poslední mezeru uzavře jedna zbývající kartička
    [few] poslední mezeru uzavřou { $left } zbývající kartičky
   *[other] poslední mezeru uzavře { $left } zbývajících kartiček
}

## Stránka
analysis-title = Celá hra
analysis-overview = Celá hra
analysis-this-turn = Tento tah
analysis-luck-and-choices = Štěstí a rozhodnutí
analysis-won-by = { $points ->
    [one] Vítězí { $name } o { $points } bod.
    [few] Vítězí { $name } o { $points } body.
   *[other] Vítězí { $name } o { $points } bodů.
}
analysis-won-by-you = { $points ->
    [one] Vítězíš o { $points } bod.
    [few] Vítězíš o { $points } body.
   *[other] Vítězíš o { $points } bodů.
}
analysis-tied = Hra skončila remízou.
analysis-early-by = { $points ->
    [one] Když hra skončila, podle odhadu vede { $name } o { $points } bod.
    [few] Když hra skončila, podle odhadu vede { $name } o { $points } body.
   *[other] Když hra skončila, podle odhadu vede { $name } o { $points } bodů.
}
analysis-early-by-you = { $points ->
    [one] Když hra skončila, podle odhadu vedeš o { $points } bod.
    [few] Když hra skončila, podle odhadu vedeš o { $points } body.
   *[other] Když hra skončila, podle odhadu vedeš o { $points } bodů.
}
analysis-early-even = Když hra skončila, čekala se remíza.
analysis-part-luck = Štěstí na kartičky
analysis-part-choices = Rozhodnutí
analysis-part-rest = Nepředvídatelné
analysis-fair-won = { $points ->
    [one] Bez štěstí na kartičky vede { $name } asi o { $points } bod.
    [few] Bez štěstí na kartičky vede { $name } asi o { $points } body.
   *[other] Bez štěstí na kartičky vede { $name } asi o { $points } bodů.
}
analysis-fair-won-you = { $points ->
    [one] Bez štěstí na kartičky vedeš asi o { $points } bod.
    [few] Bez štěstí na kartičky vedeš asi o { $points } body.
   *[other] Bez štěstí na kartičky vedeš asi o { $points } bodů.
}
analysis-fair-even = Bez štěstí na kartičky by to byla remíza.
analysis-of-team = Tahy týmu se porovnávají podle šance na výhru, proto jejich cena není v bodech. Štěstí se neměří.
analysis-of-many = Kartičky se měří průměrnou kartičkou, rozhodnutí nejlepším tahem. Od tří hráčů nedávají dohromady výsledek: co jeden ztratí, pomůže ostatním různou měrou.
analysis-exact = přesnost { $percent } %
analysis-no-choice = Nikdy nebylo na výběr.
analysis-best-of = { $count } z { $of } nejlepších tahů
analysis-count-inaccuracy = { $count ->
    [one] { $count } nepřesnost
    [few] { $count } nepřesnosti
   *[other] { $count } nepřesností
}
analysis-count-mistake = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
analysis-count-blunder = { $count ->
    [one] { $count } hrubá chyba
    [few] { $count } hrubé chyby
   *[other] { $count } hrubých chyb
}
analysis-count-disaster = { $count ->
    [one] { $count } pohroma
    [few] { $count } pohromy
   *[other] { $count } pohrom
}
analysis-curve-lead = Očekávání výhry
analysis-curve-each = Očekávané body hráčů
analysis-curve-chance = Šance na výhru
analysis-side = vede { $name }
analysis-side-you = vedeš
analysis-costly = drahý tah
analysis-turning = zlom
analysis-slider = Tah v křivce
analysis-turn = Tah { $turn }
analysis-turn-of = Tah { $turn } · { $name }
analysis-ahead = { $points ->
    [one] čeká se náskok { $points } bod, { $name }
    [few] čeká se náskok { $points } body, { $name }
   *[other] čeká se náskok { $points } bodů, { $name }
}
analysis-ahead-you = { $points ->
    [one] čeká se tvůj náskok { $points } bod
    [few] čeká se tvůj náskok { $points } body
   *[other] čeká se tvůj náskok { $points } bodů
}
analysis-even = asi vyrovnané
analysis-chance = šance na výhru { $chance }
analysis-cost = { $points ->
    [one] { $mark }, ztráta { $points } bod
    [few] { $mark }, ztráta { $points } body
   *[other] { $mark }, ztráta { $points } bodů
}
analysis-turning-of = Zlom, získává { $name }
analysis-turning-of-you = Zlom, získáváš
analysis-costly-title = Drahé tahy
analysis-whose = Čí tahy
analysis-of-all = Všichni
analysis-costly-why = Lepší tah: { $why }
analysis-none-costly = Žádný tah nestál mnoho bodů.
analysis-all-do = Zobrazit všechny ({ $count })
analysis-fewer-do = Zobrazit méně

## Jeden tah
analysis-draw-good = Šťastná kartička: { $points }
analysis-draw-bad = Nešťastná kartička: { $points }
analysis-draw-plain = Obyčejná kartička
analysis-which = Který tah ukazuje mapa
analysis-played = Zahráno
analysis-better = Lepší
analysis-played-mark = zahráno
analysis-better-mark = lepší
analysis-see-do = Byl tu lepší tah: ukázat
analysis-shows-played = Mapa ukazuje zahraný tah.
analysis-shows-better = Mapa ukazuje lepší tah.
analysis-forced = Jiná volba nebyla.
analysis-was-best = Lepší tah se nenašel.
analysis-equal = Téměř stejně dobré jako nejlepší tah.
analysis-alike = { $count ->
    [one] Jeden další tah byl asi stejně dobrý.
    [few] { $count } další tahy byly asi stejně dobré.
   *[other] { $count } dalších tahů bylo asi stejně dobrých.
}
analysis-clear = { $points ->
    [one] Druhý nejlepší tah je asi o { $points } bod horší.
    [few] Druhý nejlepší tah je asi o { $points } body horší.
   *[other] Druhý nejlepší tah je asi o { $points } bodů horší.
}
analysis-gains = { $points ->
    [one] Lepší asi o { $points } bod.
    [few] Lepší asi o { $points } body.
   *[other] Lepší asi o { $points } bodů.
}
analysis-error = (± { $points })
analysis-ends = { $side ->
    [ahead] { $points ->
        [one] Po něm: na konci náskok asi { $points } bod
        [few] Po něm: na konci náskok asi { $points } body
       *[other] Po něm: na konci náskok asi { $points } bodů
    }
    [behind] { $points ->
        [one] Po něm: na konci ztráta asi { $points } bod
        [few] Po něm: na konci ztráta asi { $points } body
       *[other] Po něm: na konci ztráta asi { $points } bodů
    }
   *[even] Po něm: na konci asi vyrovnané
}
analysis-why = Co způsobil
analysis-why-better = Co by způsobil
analysis-why-none = Žádný měřitelný zisk.
analysis-next-costly = Další drahý tah
analysis-try-do = Hrát odsud dál
analysis-puzzle-do = Zkusit jako hádanku
analysis-puzzles = { $count ->
    [one] Z { $count } tvého tahu je hádanka.
    [few] Ze { $count } tvých tahů jsou hádanky.
   *[other] Z { $count } tvých tahů jsou hádanky.
}
analysis-puzzles-do = K hádankám

## Než je hotovo
analysis-depth = Hloubka
analysis-depth-0 = Rychle
analysis-depth-2 = Hlouběji
analysis-depth-4 = Nejhlouběji
analysis-deeper-2-do = Hlubší rozbor
analysis-deeper-4-do = Ještě hlubší rozbor
analysis-deeper-hint = Slibné tahy se přehrají s několika losováními. Trvá to minuty; stránku můžeš opustit.
analysis-making = Probíhá rozbor, tah po tahu …
analysis-making-deeper = Probíhá hlubší rozbor, tah po tahu …
analysis-waiting = Čeká se na jiné hry …
analysis-done-of = { $done } z { $of } kroků.
analysis-goes-on = Můžeš odejít. Rozbor pokračuje a bude tady, až se vrátíš.
analysis-came = Hlubší rozbor je hotový.
analysis-not-over = Tato hra ještě neskončila
analysis-not-over-line = Rozebrat ji lze, až skončí.
analysis-again = Stránka to zkusí sama znovu.
analysis-reload-do = Načíst stránku znovu
analysis-error-analysis-failed = Rozbor této hry se nepodařil.
analysis-error-analysis-busy = Právě probíhá rozbor mnoha her.
analysis-error-version = Stránka a server k sobě nepasují. Načti stránku znovu.
analysis-error-offline = Server neodpovídá. Tvůj rozbor tam pokračuje.
analysis-error-bad-depth = Hlubší rozbor této hry není možný.

## Rady u stolu
analysis-advice-label = Tip
analysis-advice-hint = { $name } navrhuje:
analysis-advice-note = { $points ->
    [one] Byl lepší tah, asi o { $points } bod.
    [few] Byl lepší tah, asi o { $points } body.
   *[other] Byl lepší tah, asi o { $points } bodů.
}
analysis-advice-note-team = Pro tým byl lepší tah.
analysis-advice-see-do = Ukázat
analysis-advice-close = Zavřít tip
analysis-advice-mark = lepší
analysis-turn-list = Nejlepší tahy
analysis-turn-use-do = Použít
analysis-turn-best = nejlepší
analysis-turn-equal = stejně dobrý
analysis-turn-less = { $error ->
    [none] o { $loss } bodu méně
   *[other] o { $loss } bodu méně (± { $error })
}
analysis-turn-less-team = { $error ->
    [none] šance na výhru o { $loss } % menší
   *[other] šance na výhru o { $loss } % menší (± { $error })
}
analysis-turn-lead = Očekávaný náskok po tahu 1, v bodech: { $lead }
analysis-turn-chance = Šance na výhru po tahu 1: { $chance }
analysis-turn-said = Číslo { $n }: { $turn }
