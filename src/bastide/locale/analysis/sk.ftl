# Rozbor odohratej hry: triedy ťahov, miery a prečo je ťah dobrý.

analysis-class-excellent = Výborný ťah
analysis-class-good = Dobrý ťah
analysis-class-inaccuracy = Nepresnosť
analysis-class-mistake = Chyba
analysis-class-blunder = Hrubá chyba
analysis-class-disaster = Pohroma
analysis-class-forced = Bez voľby
analysis-accuracy = Presnosť
analysis-lost = Strata na ťah
analysis-luck = Šťastie
analysis-choices = Ťahy s voľbou
analysis-best = Najlepšie ťahy

## Dôvody
analysis-reason-scores = { $points ->
    [one] { $feature }, { $names }: { $points } bod
    [few] { $feature }, { $names }: { $points } body
   *[other] { $feature }, { $names }: { $points } bodov
}
analysis-reason-scores-alone = { $points ->
    [one] { $names }: { $points } bod
    [few] { $names }: { $points } body
   *[other] { $names }: { $points } bodov
}
analysis-reason-returns = { $count ->
    [one] { $count } figúrka sa vracia domov
    [few] { $count } figúrky sa vracajú domov
   *[other] { $count } figúrok sa vracia domov
}
analysis-reason-claims = { $feature }: obsadené, odhad bodov: { $points }, takých figúrok zostáva: { $left }
analysis-reason-grows = { $feature }, vlastné: bodov navyše: { $points }
analysis-reason-spoils = { $feature }, vlastné: bodov menej: { $points }
analysis-reason-shares = { $feature }, { $names }: získaný podiel, bodov: { $points }
analysis-reason-takes = { $feature }, { $names }: prevzaté, bodov: { $points }
analysis-reason-robs = { $feature }, { $names }: stratené, bodov: { $points }
analysis-reason-blocks = { $feature }, { $names }: bodov menej: { $points }
analysis-reason-helps = { $feature }, { $names }: bodov navyše: { $points }
analysis-closes = šanca na dokončenie: { $chance }
analysis-closes-now = šanca na dokončenie: { $before }, teraz { $chance }
analysis-waits = na { $cell } chýba už len { $tiles } (zostáva: { $left })
analysis-waits-many = na { $cell } chýba jedna kartička (zostáva vhodných: { $left })
analysis-waits-none = na { $cell } to nedokončí nič, čo zostáva
