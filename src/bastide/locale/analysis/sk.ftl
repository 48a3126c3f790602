# Rozbor odohratej hry: triedy ťahov, miery a prečo je ťah dobrý.

analysis-class-excellent = Výborný ťah
analysis-class-good = Dobrý ťah
analysis-class-inaccuracy = Nepresnosť
analysis-class-mistake = Chyba
analysis-class-blunder = Hrubá chyba
analysis-class-disaster = Pohroma
analysis-class-forced = Bez voľby
analysis-luck = Šťastie
analysis-choices = Rozhodnutia

## Dôvody
analysis-feature-of = { $feature } ({ $names })
analysis-your = { $feature ->
    [city] Tvoje mesto
    [road] Tvoja cesta
    [monastery] Tvoj kláštor
    [garden] Tvoja záhrada
    [castle] Tvoj zámok
   *[field] Tvoja lúka
}
analysis-you-owner = ty
analysis-you-paid = ty
analysis-reason-scores = { $feature }: { score-points }, { $names }
analysis-reason-scores-you = { $feature }: { score-points } pre teba
analysis-reason-scores-alone = { score-points }, { $names }
analysis-reason-scores-alone-you = { score-points } pre teba
analysis-reason-returns = { $count ->
    [one] { $count } figúrka sa vracia
    [few] { $count } figúrky sa vracajú
   *[other] { $count } figúrok sa vracia
}
analysis-reason-claims = { $feature }: obsadené, čaká sa asi { score-points }; { $left ->
    [0] potom nezostáva žiadna taká figúrka
    [one] potom zostáva jedna taká figúrka
    [few] potom zostávajú { $left } také figúrky
   *[other] potom zostáva { $left } takých figúrok
}
analysis-reason-grows = { $whose }: hodnota rastie asi o { score-points }
analysis-reason-spoils = { $whose }: hodnota klesá asi o { score-points }
analysis-reason-shares = { $whose }: { $mine } získava podiel, asi { score-points }
analysis-reason-shares-you = { $whose }: získavaš podiel, asi { score-points }
analysis-reason-takes = { $whose }: { $mine } preberá, asi { score-points }
analysis-reason-takes-you = { $whose }: preberáš, asi { score-points }
analysis-reason-robs = { $whose }: už nič neprinesie, strata asi { score-points }
analysis-reason-blocks = { $whose }: hodnota klesá asi o { score-points }
analysis-reason-helps = { $whose }: hodnota rastie asi o { score-points }
analysis-reason-gains = Mimo mapy: asi o { score-points } viac, { $names }
analysis-reason-loses = Mimo mapy: asi o { score-points } menej, { $names }
analysis-closes = šanca na uzavretie: { $chance }
analysis-closes-now = šanca na uzavretie: { $chance } (predtým { $before })
analysis-waits = { $left ->
    [0] poslednú medzeru už žiadna kartička neuzavrie
    [one] poslednú medzeru uzavrie jedna zostávajúca kartička
    [few] poslednú medzeru uzavrú { $left } zostávajúce kartičky
   *[other] poslednú medzeru uzavrie { $left } zostávajúcich kartičiek
}

## Stránka
analysis-title = Celá hra
analysis-overview = Celá hra
analysis-this-turn = Tento ťah
analysis-luck-and-choices = Šťastie a rozhodnutia
analysis-won-by = { $points ->
    [one] Víťazí { $name } o { $points } bod.
    [few] Víťazí { $name } o { $points } body.
   *[other] Víťazí { $name } o { $points } bodov.
}
analysis-won-by-you = { $points ->
    [one] Víťazíš o { $points } bod.
    [few] Víťazíš o { $points } body.
   *[other] Víťazíš o { $points } bodov.
}
analysis-tied = Hra sa skončila remízou.
analysis-early-by = { $points ->
    [one] Keď sa hra skončila, podľa odhadu vedie { $name } o { $points } bod.
    [few] Keď sa hra skončila, podľa odhadu vedie { $name } o { $points } body.
   *[other] Keď sa hra skončila, podľa odhadu vedie { $name } o { $points } bodov.
}
analysis-early-by-you = { $points ->
    [one] Keď sa hra skončila, podľa odhadu vedieš o { $points } bod.
    [few] Keď sa hra skončila, podľa odhadu vedieš o { $points } body.
   *[other] Keď sa hra skončila, podľa odhadu vedieš o { $points } bodov.
}
analysis-early-even = Keď sa hra skončila, čakala sa remíza.
analysis-part-luck = Šťastie na kartičky
analysis-part-choices = Rozhodnutia
analysis-part-rest = Nepredvídateľné
analysis-fair-won = { $points ->
    [one] Bez šťastia na kartičky vedie { $name } asi o { $points } bod.
    [few] Bez šťastia na kartičky vedie { $name } asi o { $points } body.
   *[other] Bez šťastia na kartičky vedie { $name } asi o { $points } bodov.
}
analysis-fair-won-you = { $points ->
    [one] Bez šťastia na kartičky vedieš asi o { $points } bod.
    [few] Bez šťastia na kartičky vedieš asi o { $points } body.
   *[other] Bez šťastia na kartičky vedieš asi o { $points } bodov.
}
analysis-fair-even = Bez šťastia na kartičky by to bola remíza.
analysis-of-team = Ťahy tímu sa porovnávajú podľa šance na výhru, preto ich cena nie je v bodoch. Šťastie sa nemeria.
analysis-of-many = Kartičky sa merajú priemernou kartičkou, rozhodnutia najlepším ťahom. Od troch hráčov nedávajú dokopy výsledok: čo jeden stratí, pomôže ostatným rôznou mierou.
analysis-exact = presnosť { $percent } %
analysis-no-choice = Nikdy nebolo na výber.
analysis-best-of = { $count } z { $of } najlepších ťahov
analysis-count-inaccuracy = { $count ->
    [one] { $count } nepresnosť
    [few] { $count } nepresnosti
   *[other] { $count } nepresností
}
analysis-count-mistake = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chýb
}
analysis-count-blunder = { $count ->
    [one] { $count } hrubá chyba
    [few] { $count } hrubé chyby
   *[other] { $count } hrubých chýb
}
analysis-count-disaster = { $count ->
    [one] { $count } pohroma
    [few] { $count } pohromy
   *[other] { $count } pohrôm
}
analysis-curve-lead = Očakávanie výhry
analysis-curve-each = Očakávané body hráčov
analysis-curve-chance = Šanca na výhru
analysis-side = vedie { $name }
analysis-side-you = vedieš
analysis-costly = drahý ťah
analysis-turning = zlom
analysis-slider = Ťah v krivke
analysis-turn = Ťah { $turn }
analysis-turn-of = Ťah { $turn } · { $name }
analysis-ahead = { $points ->
    [one] čaká sa náskok { $points } bod, { $name }
    [few] čaká sa náskok { $points } body, { $name }
   *[other] čaká sa náskok { $points } bodov, { $name }
}
analysis-ahead-you = { $points ->
    [one] čaká sa tvoj náskok { $points } bod
    [few] čaká sa tvoj náskok { $points } body
   *[other] čaká sa tvoj náskok { $points } bodov
}
analysis-even = asi vyrovnané
analysis-chance = šanca na výhru { $chance }
analysis-cost = { $points ->
    [one] { $mark }, strata { $points } bod
    [few] { $mark }, strata { $points } body
   *[other] { $mark }, strata { $points } bodov
}
analysis-turning-of = Zlom, získava { $name }
analysis-turning-of-you = Zlom, získavaš
analysis-costly-title = Drahé ťahy
analysis-whose = Čie ťahy
analysis-of-all = Všetci
analysis-costly-why = Lepší ťah: { $why }
analysis-none-costly = Žiadny ťah nestál veľa bodov.
analysis-all-do = Zobraziť všetky ({ $count })
analysis-fewer-do = Zobraziť menej

## Jeden ťah
analysis-draw-good = Šťastná kartička: { $points }
analysis-draw-bad = Nešťastná kartička: { $points }
analysis-draw-plain = Obyčajná kartička
analysis-which = Ktorý ťah ukazuje mapa
analysis-played = Zahrané
analysis-better = Lepší
analysis-played-mark = zahrané
analysis-better-mark = lepší
analysis-see-do = Bol tu lepší ťah: ukázať
analysis-shows-played = Mapa ukazuje zahraný ťah.
analysis-shows-better = Mapa ukazuje lepší ťah.
analysis-forced = Iná voľba nebola.
analysis-was-best = Lepší ťah sa nenašiel.
analysis-equal = Takmer rovnako dobrý ťah ako najlepší.
analysis-alike = { $count ->
    [one] Jeden ďalší ťah bol asi rovnako dobrý.
    [few] { $count } ďalšie ťahy boli asi rovnako dobré.
   *[other] { $count } ďalších ťahov bolo asi rovnako dobrých.
}
analysis-clear = { $points ->
    [one] Druhý najlepší ťah je asi o { $points } bod horší.
    [few] Druhý najlepší ťah je asi o { $points } body horší.
   *[other] Druhý najlepší ťah je asi o { $points } bodov horší.
}
analysis-gains = { $points ->
    [one] Lepší asi o { $points } bod.
    [few] Lepší asi o { $points } body.
   *[other] Lepší asi o { $points } bodov.
}
analysis-error = (± { $points })
analysis-ends = { $side ->
    [ahead] { $points ->
        [one] Po ňom: na konci náskok asi { $points } bod
        [few] Po ňom: na konci náskok asi { $points } body
       *[other] Po ňom: na konci náskok asi { $points } bodov
    }
    [behind] { $points ->
        [one] Po ňom: na konci strata asi { $points } bod
        [few] Po ňom: na konci strata asi { $points } body
       *[other] Po ňom: na konci strata asi { $points } bodov
    }
   *[even] Po ňom: na konci asi vyrovnané
}
analysis-why = Čo spôsobil
analysis-why-better = Čo by spôsobil
analysis-why-none = Žiadny merateľný zisk.
analysis-next-costly = Ďalší drahý ťah
analysis-try-do = Hrať odtiaľto ďalej
analysis-puzzle-do = Skúsiť ako hádanku
analysis-puzzles = { $count ->
    [one] Z { $count } tvojho ťahu je hádanka.
    [few] Z { $count } tvojich ťahov sú hádanky.
   *[other] Z { $count } tvojich ťahov sú hádanky.
}
analysis-puzzles-do = K hádankám

## Kým je hotovo
analysis-depth = Hĺbka
analysis-depth-0 = Rýchlo
analysis-depth-2 = Hlbšie
analysis-depth-4 = Najhlbšie
analysis-deeper-2-do = Hlbší rozbor
analysis-deeper-4-do = Ešte hlbší rozbor
analysis-deeper-hint = Sľubné ťahy sa prehrajú s niekoľkými žrebovaniami. Trvá to minúty; stránku môžeš opustiť.
analysis-making = Prebieha rozbor, ťah po ťahu …
analysis-making-deeper = Prebieha hlbší rozbor, ťah po ťahu …
analysis-waiting = Čaká sa na iné hry …
analysis-done-of = { $done } z { $of } krokov.
analysis-goes-on = Môžeš odísť. Rozbor pokračuje a bude tu, keď sa vrátiš.
analysis-came = Hlbší rozbor je hotový.
analysis-not-over = Táto hra sa ešte neskončila
analysis-not-over-line = Rozobrať ju možno, keď sa skončí.
analysis-again = Stránka to skúsi sama znova.
analysis-reload-do = Načítať stránku znova
analysis-error-analysis-failed = Rozbor tejto hry sa nepodaril.
analysis-error-analysis-busy = Práve prebieha rozbor mnohých hier.
analysis-error-version = Stránka a server k sebe nepasujú. Načítaj stránku znova.
analysis-error-offline = Server neodpovedá. Tvoj rozbor tam pokračuje.
analysis-error-bad-depth = Hlbší rozbor tejto hry nie je možný.

## Rady pri stole
analysis-advice-label = Tip
analysis-advice-hint = { $name } navrhuje:
analysis-advice-note = { $points ->
    [one] Bol lepší ťah, asi o { $points } bod.
    [few] Bol lepší ťah, asi o { $points } body.
   *[other] Bol lepší ťah, asi o { $points } bodov.
}
analysis-advice-note-team = Pre tím bol lepší ťah.
analysis-advice-see-do = Ukázať
analysis-advice-close = Zavrieť tip
analysis-advice-mark = lepší
analysis-turn-list = Najlepšie ťahy
analysis-turn-use-do = Použiť
analysis-turn-best = najlepší
analysis-turn-equal = rovnako dobrý
analysis-turn-less = { $error ->
    [none] o { $loss } bodu menej
   *[other] o { $loss } bodu menej (± { $error })
}
analysis-turn-less-team = { $error ->
    [none] šanca na výhru o { $loss } % menšia
   *[other] šanca na výhru o { $loss } % menšia (± { $error })
}
analysis-turn-lead = Očakávaný náskok po ťahu 1, v bodoch: { $lead }
analysis-turn-chance = Šanca na výhru po ťahu 1: { $chance }
analysis-turn-said = Číslo { $n }: { $turn }
