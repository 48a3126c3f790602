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
puzzle-next-line = Přibližně podle tvé síly
puzzle-all-tried = Všechny hádanky už máš za sebou. Zítra na tebe čeká další.
puzzle-you = Ty
puzzle-rating = Hodnocení
puzzle-solved-of = Vyřešeno
puzzle-counts = { $solved } z { $tried }
puzzle-streak = V řadě
puzzle-first = Počítá se jen první pokus.
puzzle-number = Hodnocení { $rating }
puzzle-table = Hádanka
puzzle-coach = Hádanka: jeden tah je jasně nejlepší. Polož kartičku a zvol figurku, nebo žádnou.
puzzle-coach-end = Tah skončil.
puzzle-coach-shown = Toto je nejlepší tah.
puzzle-good = To je nejlepší tah
puzzle-good-line = { $points ->
    [one] Druhý nejlepší ztrácí asi { $points } bod.
    [few] Druhý nejlepší ztrácí asi { $points } body.
   *[other] Druhý nejlepší ztrácí asi { $points } bodů.
}
puzzle-bad = Existuje lepší tah
puzzle-bad-line = { $points ->
    [one] Tvůj tah ztrácí asi { $points } bod.
    [few] Tvůj tah ztrácí asi { $points } body.
   *[other] Tvůj tah ztrácí asi { $points } bodů.
}
puzzle-bad-least = { $points ->
    [one] Tvůj tah ztrácí { $points } bod nebo víc.
    [few] Tvůj tah ztrácí { $points } body nebo víc.
   *[other] Tvůj tah ztrácí { $points } bodů nebo víc.
}
puzzle-show-do = Ukázat nejlepší tah
puzzle-why = Proč je dobrý
puzzle-found = Roboti ho našli v { $share } pokusů.
puzzle-rated = Tvé hodnocení: { $rating } · v řadě: { $streak }
puzzle-next-do = Další hádanka
puzzle-all = Vše o hádankách
puzzle-leave = Opustit hádanku
puzzle-leave-title = Opustit hádanku?
puzzle-later-do = Jiné hádanky
puzzle-later-line = Hádanka na tebe počká.

## Z vlastních her
puzzle-own = Z tvých vlastních her
puzzle-own-line = Tahy, které tě stály hodně a kde byl jeden jasně nejlepší. Do hodnocení se nepočítají.
puzzle-own-none = Zatím žádné. Dohraj hru a otevři její rozbor: tahy, které tě stály hodně a kde byl jeden jasně nejlepší, se objeví tady.
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
    [one] To je tah, který padl ve hře. Ztrácí asi { $points } bod.
    [few] To je tah, který padl ve hře. Ztrácí asi { $points } body.
   *[other] To je tah, který padl ve hře. Ztrácí asi { $points } bodů.
}
puzzle-own-see-do = Ukázat ve hře
