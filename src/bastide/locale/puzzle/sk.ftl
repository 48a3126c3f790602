# Hádanky: načítajú sa so svojou stránkou a pri stole, ktorý hádankou je.

puzzle-title = Hádanky
puzzle-tab = Hádanky · Bastide
puzzle-intro = Jedna pozícia a jeden ťah, ktorý je jasne najlepší. Nájdi ho.
puzzle-day = Hádanka dňa
puzzle-day-line = Pre všetkých rovnaká, { $date }
puzzle-day-solved = Dnes vyriešené
puzzle-day-missed = Dnes skúšané, nevyriešené
puzzle-solve-do = Nájsť najlepší ťah
puzzle-again-do = Pozrieť sa znova
puzzle-next = Ďalšia hádanka
puzzle-next-line = Podľa tvojho hodnotenia
puzzle-all-tried = Všetky hádanky už máš za sebou. Zajtra príde nová.
puzzle-you = Ty
puzzle-rating = Hodnotenie
puzzle-solved-of = Vyriešené
puzzle-counts = { $solved } z { $tried }
puzzle-streak = Séria
puzzle-first = Počíta sa len prvý pokus.
puzzle-number = Hodnotenie { $rating }
puzzle-table = Hádanka
puzzle-coach = Hádanka: jeden ťah je jasne najlepší. Prilož kartičku, potom figúrku, alebo žiadnu.
puzzle-coach-end = Ťah sa skončil.
puzzle-coach-shown = Toto je najlepší ťah.
puzzle-good = To je najlepší ťah
puzzle-good-line = { $points ->
    [one] Druhý najlepší ťah stojí asi { $points } bod.
    [few] Druhý najlepší ťah stojí asi { $points } body.
   *[other] Druhý najlepší ťah stojí asi { $points } bodov.
}
puzzle-bad = Existuje lepší ťah
puzzle-bad-line = { $points ->
    [one] Tvoj ťah stojí asi { $points } bod.
    [few] Tvoj ťah stojí asi { $points } body.
   *[other] Tvoj ťah stojí asi { $points } bodov.
}
puzzle-bad-least = { $points ->
    [one] Tvoj ťah stojí najmenej { $points } bod.
    [few] Tvoj ťah stojí najmenej { $points } body.
   *[other] Tvoj ťah stojí najmenej { $points } bodov.
}
puzzle-show-do = Ukázať najlepší ťah
puzzle-why = Prečo je dobrý
puzzle-found = Roboty ho nájdu v { $share } pokusov.
puzzle-rated = Tvoje hodnotenie: { $rating } · séria: { $streak }
puzzle-next-do = Ďalšia hádanka
puzzle-all = Všetky hádanky
puzzle-leave = Opustiť hádanku
puzzle-leave-title = Opustiť hádanku?
puzzle-later-do = Iné hádanky
puzzle-later-line = Hádanka na teba počká.

## Z vlastných hier
puzzle-own = Z tvojich vlastných hier
puzzle-own-line = Drahé ťahy, kde bol jeden jasne najlepší. Tvoje hodnotenie nemenia.
puzzle-own-none = Zatiaľ žiadne. Dohraj hru a otvor jej rozbor: drahé ťahy, kde bol jeden jasne najlepší, sa objavia tu.
puzzle-own-turn = { $points ->
    [one] Ťah { $turn } stál asi { $points } bod
    [few] Ťah { $turn } stál asi { $points } body
   *[other] Ťah { $turn } stál asi { $points } bodov
}
puzzle-own-solved = Vyriešené
puzzle-own-missed = Zatiaľ nie
puzzle-own-all-do = Ukázať všetky ({ $count })
puzzle-own-fewer-do = Ukázať menej
puzzle-own-again = { $points ->
    [one] To je ťah, ktorý padol v hre. Stojí asi { $points } bod.
    [few] To je ťah, ktorý padol v hre. Stojí asi { $points } body.
   *[other] To je ťah, ktorý padol v hre. Stojí asi { $points } bodov.
}
puzzle-own-see-do = Ukázať v hre
