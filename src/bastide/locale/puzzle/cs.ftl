# Hádanky: načtou se se svou stránkou a u stolu, který hádankou je.

puzzle-title = Hádanky
puzzle-tab = Hádanky · Bastide
puzzle-intro = Jedna pozice a jeden tah, který je jasně nejlepší. Najdi ho.
puzzle-day = Hádanka dne
puzzle-day-line = Pro všechny stejná, { $date }
puzzle-day-solved = Dnes vyřešeno
puzzle-day-missed = Dnes zkoušeno, nevyřešeno
puzzle-solve-do = Najít nejlepší tah
puzzle-again-do = Podívat se znovu
puzzle-next = Další hádanka
puzzle-next-line = Podle tvého hodnocení
puzzle-all-tried = Všechny hádanky už máš za sebou. Zítra přijde nová.
puzzle-you = Ty
puzzle-rating = Hodnocení
puzzle-solved-of = Vyřešeno
puzzle-counts = { $solved } z { $tried }
puzzle-streak = Série
puzzle-first = Počítá se jen první pokus.
puzzle-number = Hodnocení { $rating }
puzzle-table = Hádanka
puzzle-coach = Hádanka: jeden tah je jasně nejlepší. Přilož kartičku, pak figurku, nebo žádnou.
puzzle-coach-end = Tah skončil.
puzzle-coach-shown = Toto je nejlepší tah.
puzzle-good = To je nejlepší tah
puzzle-good-line = { $points ->
    [one] Druhý nejlepší tah stojí asi { $points } bod.
    [few] Druhý nejlepší tah stojí asi { $points } body.
   *[other] Druhý nejlepší tah stojí asi { $points } bodů.
}
puzzle-bad = Existuje lepší tah
puzzle-bad-line = { $points ->
    [one] Tvůj tah stojí asi { $points } bod.
    [few] Tvůj tah stojí asi { $points } body.
   *[other] Tvůj tah stojí asi { $points } bodů.
}
puzzle-bad-least = { $points ->
    [one] Tvůj tah stojí nejméně { $points } bod.
    [few] Tvůj tah stojí nejméně { $points } body.
   *[other] Tvůj tah stojí nejméně { $points } bodů.
}
puzzle-show-do = Ukázat nejlepší tah
puzzle-why = Proč je dobrý
puzzle-found = Roboti ho najdou v { $share } pokusů.
puzzle-rated = Tvé hodnocení: { $rating } · série: { $streak }
puzzle-next-do = Další hádanka
puzzle-all = Všechny hádanky
puzzle-leave = Opustit hádanku
puzzle-leave-title = Opustit hádanku?
puzzle-later-do = Jiné hádanky
puzzle-later-line = Hádanka na tebe počká.

## Z vlastních her
puzzle-own = Z tvých vlastních her
puzzle-own-line = Drahé tahy, kde byl jeden jasně nejlepší. Tvé hodnocení nemění.
puzzle-own-none = Zatím žádné. Dohraj hru a otevři její rozbor: drahé tahy, kde byl jeden jasně nejlepší, se objeví tady.
puzzle-own-turn = { $points ->
    [one] Tah { $turn } stál asi { $points } bod
    [few] Tah { $turn } stál asi { $points } body
   *[other] Tah { $turn } stál asi { $points } bodů
}
puzzle-own-solved = Vyřešeno
puzzle-own-missed = Zatím ne
puzzle-own-all-do = Ukázat všech { $count }
puzzle-own-fewer-do = Ukázat méně
puzzle-own-again = { $points ->
    [one] To je tah, který padl ve hře. Stojí asi { $points } bod.
    [few] To je tah, který padl ve hře. Stojí asi { $points } body.
   *[other] To je tah, který padl ve hře. Stojí asi { $points } bodů.
}
puzzle-own-see-do = Ukázat ve hře
