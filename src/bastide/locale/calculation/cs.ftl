# Součty bodů slovy. Načtou se s tabulkou bodů a s vyhodnocením.

calculation-road = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-road-final = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-city = { $shields ->
    [0] { $count ->
        [one] { $count } kartička × 2
        [few] { $count } kartičky × 2
       *[other] { $count } kartiček × 2
    }
    [one] { $count ->
        [one] { $count } kartička × 2 + { $shields } erb × 2
        [few] { $count } kartičky × 2 + { $shields } erb × 2
       *[other] { $count } kartiček × 2 + { $shields } erb × 2
    }
    [few] { $count ->
        [one] { $count } kartička × 2 + { $shields } erby × 2
        [few] { $count } kartičky × 2 + { $shields } erby × 2
       *[other] { $count } kartiček × 2 + { $shields } erby × 2
    }
   *[other] { $count ->
        [one] { $count } kartička × 2 + { $shields } erbů × 2
        [few] { $count } kartičky × 2 + { $shields } erbů × 2
       *[other] { $count } kartiček × 2 + { $shields } erbů × 2
    }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-small-city = { $shields ->
    [0] Malé město: kartičky { $count }
    [one] Malé město: kartičky { $count } + { $shields } erb
    [few] Malé město: kartičky { $count } + { $shields } erby
   *[other] Malé město: kartičky { $count } + { $shields } erbů
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-city-final = { $shields ->
    [0] { $count ->
        [one] { $count } kartička
        [few] { $count } kartičky
       *[other] { $count } kartiček
    }
    [one] { $count ->
        [one] { $count } kartička + { $shields } erb
        [few] { $count } kartičky + { $shields } erb
       *[other] { $count } kartiček + { $shields } erb
    }
    [few] { $count ->
        [one] { $count } kartička + { $shields } erby
        [few] { $count } kartičky + { $shields } erby
       *[other] { $count } kartiček + { $shields } erby
    }
   *[other] { $count ->
        [one] { $count } kartička + { $shields } erbů
        [few] { $count } kartičky + { $shields } erbů
       *[other] { $count } kartiček + { $shields } erbů
    }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-monastery = Klášter a 8 kartiček kolem = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-monastery-final = { $count ->
    [one] Klášter sám
    [few] Klášter a kartičky kolem: { $count }
   *[other] Klášter a kartičky kolem: { $count }
} = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-other = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
calculation-said = { $kind }: { $points }.
