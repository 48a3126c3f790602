### Words of the module base-rules

## Modules and options of the rules (module-, option-)
module-base-rules = Grundspiel
option-small-cities = Fertige Stadt aus zwei Plättchen
option-small-cities-about = Was sie ohne Wappen zählt.
option-small-cities-value = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
summary-small-cities = kleine Städte zählen { $value }
option-hand = Plättchen auf der Hand
option-hand-about = Mit zweien wählst du, welches du legst.
option-hand-value = { $value ->
    [1] Eins
    [2] Zwei
   *[other] { $value }
}
summary-hand = { $value } Plättchen auf der Hand
summary-draws = Ende nach { $value } Plättchen
summary-solo = Übung allein

## Cards for newcomers (coach-)
coach-road = Eine Straße bringt 1 Punkt je Plättchen. Sind beide Enden geschlossen, kommt dein Wegelagerer zurück.
coach-city = Eine Stadt bringt 2 Punkte je Plättchen und Wappen. Ist die Mauer geschlossen, kommt dein Ritter zurück. Unfertig bringt sie am Ende die Hälfte.
coach-monastery = Ein Kloster bringt 9 Punkte, wenn alle 8 Plättchen ringsum liegen. Dann kommt dein Mönch zurück.
