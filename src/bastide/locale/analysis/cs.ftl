# Rozbor odehrané hry: třídy tahů, míry a proč je tah dobrý.

analysis-class-excellent = Výborný tah
analysis-class-good = Dobrý tah
analysis-class-inaccuracy = Nepřesnost
analysis-class-mistake = Chyba
analysis-class-blunder = Hrubá chyba
analysis-class-disaster = Pohroma
analysis-class-forced = Bez volby
analysis-accuracy = Přesnost
analysis-lost = Ztráta na tah
analysis-luck = Štěstí
analysis-choices = Tahy s volbou
analysis-best = Nejlepší tahy

## Důvody
analysis-reason-scores = { $points ->
    [one] { $feature }, { $names }: { $points } bod
    [few] { $feature }, { $names }: { $points } body
   *[other] { $feature }, { $names }: { $points } bodů
}
analysis-reason-scores-alone = { $points ->
    [one] { $names }: { $points } bod
    [few] { $names }: { $points } body
   *[other] { $names }: { $points } bodů
}
analysis-reason-returns = { $count ->
    [one] { $count } figurka se vrací domů
    [few] { $count } figurky se vracejí domů
   *[other] { $count } figurek se vrací domů
}
analysis-reason-claims = { $feature }: obsazeno, odhad bodů: { $points }, takových figurek zbývá: { $left }
analysis-reason-grows = { $feature }, vlastní: bodů navíc: { $points }
analysis-reason-spoils = { $feature }, vlastní: bodů méně: { $points }
analysis-reason-shares = { $feature }, { $names }: získán podíl, bodů: { $points }
analysis-reason-takes = { $feature }, { $names }: převzato, bodů: { $points }
analysis-reason-robs = { $feature }, { $names }: ztraceno, bodů: { $points }
analysis-reason-blocks = { $feature }, { $names }: bodů méně: { $points }
analysis-reason-helps = { $feature }, { $names }: bodů navíc: { $points }
analysis-closes = šance na dokončení: { $chance }
analysis-closes-now = šance na dokončení: { $before }, nyní { $chance }
analysis-waits = na { $cell } chybí už jen { $tiles } (zbývá: { $left })
analysis-waits-many = na { $cell } chybí jedna kartička (zbývá vhodných: { $left })
analysis-waits-none = na { $cell } to nedokončí nic, co zbývá
