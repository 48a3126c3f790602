# Summen von Punkten in Worten. Werden mit der Punktetafel und der Wertung geholt.

calculation-road = { $points ->
    [one] { $count } Plättchen = { $points } Punkt
   *[other] { $count } Plättchen = { $points } Punkte
}
calculation-road-final = { $points ->
    [one] { $count } Plättchen = { $points } Punkt
   *[other] { $count } Plättchen = { $points } Punkte
}
calculation-city = { $shields ->
    [0] { $count } Plättchen × 2 = { $points } Punkte
    [one] { $count } Plättchen × 2 + { $shields } Wappen × 2 = { $points } Punkte
   *[other] { $count } Plättchen × 2 + { $shields } Wappen × 2 = { $points } Punkte
}
calculation-small-city = { $shields ->
    [0] Kleine Stadt: { $count } Plättchen = { $points } Punkte
    [one] Kleine Stadt: { $count } Plättchen + { $shields } Wappen = { $points } Punkte
   *[other] Kleine Stadt: { $count } Plättchen + { $shields } Wappen = { $points } Punkte
}
calculation-city-final = { $shields ->
    [0] { $count ->
        [one] { $count } Plättchen = { $points } Punkt
       *[other] { $count } Plättchen = { $points } Punkte
    }
    [one] { $count } Plättchen + { $shields } Wappen = { $points } Punkte
   *[other] { $count } Plättchen + { $shields } Wappen = { $points } Punkte
}
calculation-monastery = Kloster und 8 Plättchen ringsum = { $points } Punkte
calculation-monastery-final = { $count ->
    [one] Kloster allein = { $points } Punkt
   *[other] Kloster und Plättchen ringsum: { $count } = { $points } Punkte
}
calculation-other = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
calculation-said = { $kind }: { $points }.
