# Summen von Punkten in Worten. Werden mit der Punktetafel und der Wertung geholt.

sum-road = { $points ->
    [one] { $count } Plättchen = { $points } Punkt
   *[other] { $count } Plättchen = { $points } Punkte
}
sum-road-final = { $points ->
    [one] { $count } Plättchen = { $points } Punkt
   *[other] { $count } Plättchen = { $points } Punkte
}
sum-city = { $shields ->
    [0] { $count } Plättchen × 2 = { $points } Punkte
    [one] { $count } Plättchen × 2 + { $shields } Wappen × 2 = { $points } Punkte
   *[other] { $count } Plättchen × 2 + { $shields } Wappen × 2 = { $points } Punkte
}
sum-small-city = { $shields ->
    [0] Kleine Stadt: { $count } Plättchen = { $points } Punkte
    [one] Kleine Stadt: { $count } Plättchen + { $shields } Wappen = { $points } Punkte
   *[other] Kleine Stadt: { $count } Plättchen + { $shields } Wappen = { $points } Punkte
}
sum-city-final = { $shields ->
    [0] { $count ->
        [one] { $count } Plättchen = { $points } Punkt
       *[other] { $count } Plättchen = { $points } Punkte
    }
    [one] { $count } Plättchen + { $shields } Wappen = { $points } Punkte
   *[other] { $count } Plättchen + { $shields } Wappen = { $points } Punkte
}
sum-monastery = Kloster und 8 Plättchen ringsum = { $points } Punkte
sum-monastery-final = { $count ->
    [one] Kloster allein = { $points } Punkt
   *[other] Kloster und Plättchen ringsum: { $count } = { $points } Punkte
}
sum-other = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sum-said = { $kind }: { $points }.
