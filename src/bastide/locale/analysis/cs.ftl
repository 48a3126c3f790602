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
    [one] { $count } figurka se vrací domů
    [few] { $count } figurky se vracejí domů
   *[other] { $count } figurek se vrací domů
}
analysis-reason-claims = { $feature }: obsazeno, čeká se asi { score-points }, { $left ->
    [0] žádná taková figurka už nezbývá
    [one] zbývá jedna taková figurka
    [few] zbývají { $left } takové figurky
   *[other] zbývá { $left } takových figurek
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
analysis-tied = Na konci nevedl nikdo.
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
analysis-early-even = Když hra skončila, podle odhadu nevedl nikdo.
analysis-part-luck = Štěstí na kartičky
analysis-part-choices = Rozhodnutí
analysis-part-rest = Co nikdo nemohl předvídat
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
analysis-fair-even = Bez štěstí na kartičky by nevedl nikdo.
analysis-of-team = Tahy týmu se porovnávají podle jeho šance na výhru, takže se jejich cena neuvádí v bodech. Štěstí se neposuzuje.
analysis-of-many = Kartičky se měří průměrným dobráním, rozhodnutí nejlepším tahem. Od tří hráčů nedávají dohromady výsledek: co jeden ztratí, pomůže ostatním různou měrou.
analysis-exact = přesnost { $percent } %
analysis-no-choice = Nikdy nebylo z čeho vybírat.
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
analysis-curve-lead = Kdo mohl čekat výhru
analysis-curve-each = Body, které kdo mohl čekat
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
analysis-even = téměř vyrovnané
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
analysis-none-costly = Žádný tah nestál mnoho.
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
analysis-shows-played = Mapa ukazuje, co se zahrálo.
analysis-shows-better = Mapa ukazuje lepší tah.
analysis-forced = Nebylo z čeho vybírat.
analysis-was-best = Nic lepšího se nenašlo.
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
analysis-error = (s odchylkou { $points })
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
analysis-why-none = Nic, co by bylo vidět na bodech.
analysis-next-costly = Další drahý tah
analysis-try-do = Hrát dál od chvíle před ním
analysis-puzzle-do = Zkusit tento tah jako hádanku
analysis-puzzles = { $count ->
    [one] Z { $count } tvého tahu je hádanka.
    [few] Ze { $count } tvých tahů jsou hádanky.
   *[other] Z { $count } tvých tahů jsou hádanky.
}
analysis-puzzles-do = K hádankám

## Než je hotovo
analysis-depth = Jak podrobně
analysis-depth-0 = Rychle
analysis-depth-2 = Hlouběji
analysis-depth-4 = Nejhlouběji
analysis-deeper-2-do = Podívat se hlouběji
analysis-deeper-4-do = Podívat se ještě hlouběji
analysis-deeper-hint = Slibné tahy se dohrají při několika různých losováních. Trvá to minuty; nemusíš tu čekat.
analysis-making = Hra se posuzuje tah po tahu …
analysis-making-deeper = Hra se podrobněji zkoumá tah po tahu …
analysis-waiting = Nejdřív jsou na řadě jiné hry …
analysis-done-of = { $done } z { $of } kroků.
analysis-goes-on = Když odejdeš, pokračuje to, a až se vrátíš, bude to tady.
analysis-came = Podrobnější rozbor je tady.
analysis-not-over = Tato hra ještě neskončila
analysis-not-over-line = Rozebrat ji lze, až skončí.
analysis-again = Další dotaz se pošle sám.
analysis-reload-do = Načíst stránku znovu
analysis-error-analysis-failed = Tuto hru se nepodařilo posoudit.
analysis-error-analysis-busy = Právě se posuzuje mnoho her.
analysis-error-version = Stránka a server k sobě nepasují. Načti ji znovu.
analysis-error-offline = Server neodpovídá. Co tam začalo, pokračuje.
analysis-error-bad-depth = Tuto hru nelze zkoumat podrobněji.

## Rady u stolu
analysis-advice-label = Rada
analysis-advice-hint = { $name } radí:
analysis-advice-note = { $points ->
    [one] Byl lepší tah, asi o { $points } bod.
    [few] Byl lepší tah, asi o { $points } body.
   *[other] Byl lepší tah, asi o { $points } bodů.
}
analysis-advice-note-team = Pro tým byl lepší tah.
analysis-advice-see-do = Ukázat
analysis-advice-close = Zavřít radu
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
