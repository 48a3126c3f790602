# Súčty bodov slovami. Načítajú sa s tabuľkou bodov a s vyhodnotením.

calculation-road = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartičiek
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-road-final = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartičiek
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-city = { $shields ->
    [0] { $count ->
        [one] { $count } kartička × 2
        [few] { $count } kartičky × 2
       *[other] { $count } kartičiek × 2
    }
    [one] { $count ->
        [one] { $count } kartička × 2 + { $shields } erb × 2
        [few] { $count } kartičky × 2 + { $shields } erb × 2
       *[other] { $count } kartičiek × 2 + { $shields } erb × 2
    }
    [few] { $count ->
        [one] { $count } kartička × 2 + { $shields } erby × 2
        [few] { $count } kartičky × 2 + { $shields } erby × 2
       *[other] { $count } kartičiek × 2 + { $shields } erby × 2
    }
   *[other] { $count ->
        [one] { $count } kartička × 2 + { $shields } erbov × 2
        [few] { $count } kartičky × 2 + { $shields } erbov × 2
       *[other] { $count } kartičiek × 2 + { $shields } erbov × 2
    }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-small-city = { $shields ->
    [0] Malé mesto: kartičky { $count }
    [one] Malé mesto: kartičky { $count } + { $shields } erb
    [few] Malé mesto: kartičky { $count } + { $shields } erby
   *[other] Malé mesto: kartičky { $count } + { $shields } erbov
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-city-final = { $shields ->
    [0] { $count ->
        [one] { $count } kartička
        [few] { $count } kartičky
       *[other] { $count } kartičiek
    }
    [one] { $count ->
        [one] { $count } kartička + { $shields } erb
        [few] { $count } kartičky + { $shields } erb
       *[other] { $count } kartičiek + { $shields } erb
    }
    [few] { $count ->
        [one] { $count } kartička + { $shields } erby
        [few] { $count } kartičky + { $shields } erby
       *[other] { $count } kartičiek + { $shields } erby
    }
   *[other] { $count ->
        [one] { $count } kartička + { $shields } erbov
        [few] { $count } kartičky + { $shields } erbov
       *[other] { $count } kartičiek + { $shields } erbov
    }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-monastery = Kláštor a 8 kartičiek okolo = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-monastery-final = { $count ->
    [one] Kláštor sám
    [few] Kláštor a kartičky okolo: { $count }
   *[other] Kláštor a kartičky okolo: { $count }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-other = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-said = { $kind }: { $points }.
