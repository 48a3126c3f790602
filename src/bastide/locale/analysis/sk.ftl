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
    [one] { $count } figúrka sa vracia domov
    [few] { $count } figúrky sa vracajú domov
   *[other] { $count } figúrok sa vracia domov
}
analysis-reason-claims = { $feature }: obsadené, čaká sa asi { score-points }, { $left ->
    [0] žiadna taká figúrka už nezostáva
    [one] zostáva jedna taká figúrka
    [few] zostávajú { $left } také figúrky
   *[other] zostáva { $left } takých figúrok
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
analysis-tied = Na konci neviedol nikto.
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
analysis-early-even = Keď sa hra skončila, podľa odhadu neviedol nikto.
analysis-part-luck = Šťastie na kartičky
analysis-part-choices = Rozhodnutia
analysis-part-rest = Čo nikto nemohol predvídať
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
analysis-fair-even = Bez šťastia na kartičky by neviedol nikto.
analysis-of-team = Ťahy tímu sa porovnávajú podľa jeho šance na výhru, takže ich cena sa neuvádza v bodoch. Šťastie sa neposudzuje.
analysis-of-many = Kartičky sa merajú priemerným ťahaním, rozhodnutia najlepším ťahom. Od troch hráčov nedávajú dokopy výsledok: čo jeden stratí, pomôže ostatným rôznou mierou.
analysis-exact = presnosť { $percent } %
analysis-no-choice = Nikdy nebolo z čoho vyberať.
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
analysis-curve-lead = Kto mohol čakať výhru
analysis-curve-each = Body, ktoré kto mohol čakať
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
analysis-even = takmer vyrovnané
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
analysis-none-costly = Žiadny ťah nestál veľa.
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
analysis-shows-played = Mapa ukazuje, čo sa zahralo.
analysis-shows-better = Mapa ukazuje lepší ťah.
analysis-forced = Nebolo z čoho vyberať.
analysis-was-best = Nič lepšie sa nenašlo.
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
analysis-error = (s odchýlkou { $points })
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
analysis-why-none = Nič, čo by bolo vidieť na bodoch.
analysis-next-costly = Ďalší drahý ťah
analysis-try-do = Hrať ďalej od chvíle pred ním
analysis-puzzle-do = Skúsiť tento ťah ako hádanku
analysis-puzzles = { $count ->
    [one] Z { $count } tvojho ťahu je hádanka.
    [few] Z { $count } tvojich ťahov sú hádanky.
   *[other] Z { $count } tvojich ťahov sú hádanky.
}
analysis-puzzles-do = K hádankám

## Kým je hotovo
analysis-depth = Ako podrobne
analysis-depth-0 = Rýchlo
analysis-depth-2 = Hlbšie
analysis-depth-4 = Najhlbšie
analysis-deeper-2-do = Pozrieť sa hlbšie
analysis-deeper-4-do = Pozrieť sa ešte hlbšie
analysis-deeper-hint = Sľubné ťahy sa dohrajú s niekoľkými ťahaniami. Trvá to minúty; nemusíš tu čakať.
analysis-making = Hra sa posudzuje ťah po ťahu …
analysis-making-deeper = Hra sa podrobnejšie skúma ťah po ťahu …
analysis-waiting = Najprv sú na rade iné hry …
analysis-done-of = { $done } z { $of } krokov.
analysis-goes-on = Keď odídeš, pokračuje to, a keď sa vrátiš, bude to tu.
analysis-came = Podrobnejší rozbor je tu.
analysis-not-over = Táto hra sa ešte neskončila
analysis-not-over-line = Rozobrať ju možno, keď sa skončí.
analysis-again = Ďalšia otázka sa pošle sama.
analysis-reload-do = Načítať stránku znova
analysis-error-analysis-failed = Túto hru sa nepodarilo posúdiť.
analysis-error-analysis-busy = Práve sa posudzuje veľa hier.
analysis-error-version = Stránka a server k sebe nepasujú. Načítaj ju znova.
analysis-error-offline = Server neodpovedá. Čo sa tam začalo, pokračuje.
analysis-error-bad-depth = Túto hru nemožno skúmať podrobnejšie.

## Rady pri stole
analysis-advice-label = Rada
analysis-advice-hint = { $name } radí:
analysis-advice-note = { $points ->
    [one] Bol lepší ťah, asi o { $points } bod.
    [few] Bol lepší ťah, asi o { $points } body.
   *[other] Bol lepší ťah, asi o { $points } bodov.
}
analysis-advice-note-team = Pre tím bol lepší ťah.
analysis-advice-see-do = Ukázať
analysis-advice-close = Zavrieť radu
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
