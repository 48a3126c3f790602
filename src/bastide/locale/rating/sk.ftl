# Hodnotenia, rebríčky a profily: načítava sa s ich stránkami.

rating-tab = Hodnotenie · Bastide
rating-title = Hodnotenie
rating-intro = Hodnotené hry sa hrajú s účtom, bez pomôcok a bez brania späť.
rating-family = { $family ->
    [base] Základná hra
    [large] S veľkými rozšíreniami
   *[mixed] Iné kombinácie
}
rating-speed = { $speed ->
    [fast] Rýchlo
    [slow] Pomaly
    [correspondence] Na dni
   *[untimed] Bez hodín
}
rating-kind = { $kind ->
    [pair] Dvaja hráči
   *[several] Traja a viac
}
rating-pick-family = Hra
rating-pick-speed = Čas
rating-pick-kind = Hráči
rating-none = Zatiaľ tu nikto nie je
rating-none-line = Po niekoľkých hodnotených hrách za posledné tri mesiace je číslo dosť isté, aby sa vypísalo.
rating-play = Zahrať hodnotenú hru
rating-place = Miesto
rating-name = Meno
rating-rating = Hodnotenie
rating-games = Hry
rating-won = Výhry
rating-your-place = Tvoje miesto: { $place }.
rating-earlier = Predošlé
rating-later = Ďalšie
rating-page = Miesta { $from } až { $to } z { $count }
rating-coming = Chvíľočku …
rating-account = hrá s účtom
rating-guest = hosť
rating-profile = Profil: { $name }
rating-bot = bot
rating-moderator = moderátor
rating-you = ty
rating-since = Tu od { $day }
rating-provisional = predbežné
rating-provisional-line = Zatiaľ málo hier, alebo dlho žiadna: číslo sa ešte veľa pohne.
rating-question = Otáznik: zatiaľ málo hier, alebo dlho žiadna. Hodnotenie sa ešte veľmi pohne.
rating-unknown = zatiaľ bez hodnotenia
rating-hidden = Na číslo je hier málo
rating-deviation = ± { $points }
rating-none-yet = Zatiaľ žiadne hodnotené hry
rating-none-yet-line = Po prvej hodnotenej hre tu budú čísla, body podľa druhov a hry.
rating-points = Body podľa druhu na hru
rating-points-line = { $games ->
    [one] Z { $games } dohranej hodnotenej hry.
    [few] Z { $games } dohraných hodnotených hier.
   *[other] Z { $games } dohraných hodnotených hier.
}
rating-curve = Ako šlo hodnotenie
rating-curve-list = Hodnotenie po každej hre, posledné prvé
rating-curve-item = { $day }: { $rating }
rating-last = Posledné hodnotené hry
rating-against = proti: { $names }
rating-open-game = Otvoriť hru
rating-erased = niekto
rating-of-games = { $games ->
    [one] { $games } hra, výhry: { $won }
    [few] { $games } hry, výhry: { $won }
   *[other] { $games } hier, výhry: { $won }
}
rating-profile-tab = { $name } · Bastide
rating-result = Hodnotenie po tejto hre
rating-to-board = K hodnoteniu
