# Sums of scores in words. Fetched with the panel of points and with the counting.

calculation-road = { $count ->
    [one] { $count } tile = { $points } points
   *[other] { $count } tiles = { $points } points
}
calculation-road-final = { $count ->
    [one] { $count } tile = { $points } point
   *[other] { $count } tiles = { $points } points
}
calculation-city = { $shields ->
    [0] { $count } tiles × 2 = { $points } points
    [one] { $count } tiles × 2 + { $shields } shield × 2 = { $points } points
   *[other] { $count } tiles × 2 + { $shields } shields × 2 = { $points } points
}
calculation-small-city = { $shields ->
    [0] Small city: { $count } tiles = { $points } points
    [one] Small city: { $count } tiles + { $shields } shield = { $points } points
   *[other] Small city: { $count } tiles + { $shields } shields = { $points } points
}
calculation-city-final = { $shields ->
    [0] { $count ->
        [one] { $count } tile = { $points } point
       *[other] { $count } tiles = { $points } points
    }
    [one] { $count ->
        [one] { $count } tile + { $shields } shield = { $points } points
       *[other] { $count } tiles + { $shields } shield = { $points } points
    }
   *[other] { $count ->
        [one] { $count } tile + { $shields } shields = { $points } points
       *[other] { $count } tiles + { $shields } shields = { $points } points
    }
}
calculation-monastery = Monastery with 8 tiles around it = { $points } points
calculation-monastery-final = { $count ->
    [one] Monastery alone = { $points } point
   *[other] Monastery and tiles around: { $count } = { $points } points
}
calculation-other = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
calculation-said = { $kind }: { $points }.
