# Hodnotenia, rebríčky a profily: načítava sa s ich stránkami.

rating-tab = Hodnotenie · Bastide
rating-title = Hodnotenie
rating-intro = Hodnotené hry potrebujú účet. Sú bez pomôcok a bez vracania ťahov.
rating-family = { $family ->
    [base] Základná hra
    [large] S veľkými rozšíreniami
   *[mixed] Iné kombinácie
}
rating-speed = { $speed ->
    [fast] Rýchle
    [slow] Pomalé
    [correspondence] Korešpondenčné
   *[untimed] Bez hodín
}
rating-kind = { $kind ->
    [pair] Dvaja hráči
   *[several] Traja a viac
}
rating-pick-family = Hra
rating-pick-speed = Čas
rating-pick-kind = Hráči
rating-none = Zatiaľ žiadni hráči v rebríčku
rating-none-line = Hráči sa tu objavia po niekoľkých hodnotených hrách za tri mesiace.
rating-play = Zahrať hodnotenú hru
rating-place = Poradie
rating-name = Meno
rating-rating = Hodnotenie
rating-games = Hry
rating-won = Výhry
rating-your-place = Si na { $place }. mieste.
rating-earlier = Predošlé
rating-later = Ďalšie
rating-page = Miesta { $from } až { $to } z { $count }
rating-coming = Chvíľočku …
rating-account = má účet
rating-guest = hosť
rating-profile = Profil: { $name }
rating-bot = bot
rating-moderator = moderátor
rating-you = ty
rating-since = Tu od { $day }
rating-provisional = predbežné
rating-provisional-line = Zatiaľ málo hier, alebo dlho žiadna: hodnotenie sa ešte môže veľa zmeniť.
rating-question = Otáznik: zatiaľ málo hier, alebo dlho žiadna. Hodnotenie sa ešte môže veľa zmeniť.
rating-unknown = zatiaľ bez hodnotenia
rating-hidden = Na hodnotenie je hier málo
rating-deviation = ± { $points }
rating-none-yet = Zatiaľ žiadne hodnotené hry
rating-none-yet-line = Po prvej hodnotenej hre tu budú čísla, body podľa druhov a hry.
rating-points = Body podľa druhu na hru
rating-points-line = { $games ->
    [one] Z { $games } dohranej hodnotenej hry.
    [few] Z { $games } dohraných hodnotených hier.
   *[other] Z { $games } dohraných hodnotených hier.
}
rating-curve = Vývoj hodnotenia
rating-curve-list = Hodnotenie po každej hre, najnovšie prvé
rating-curve-item = { $day }: { $rating }
rating-last = Posledné hodnotené hry
rating-against = proti: { $names }
rating-open-game = Otvoriť hru
rating-erased = bývalý hráč
rating-of-games = { $games ->
    [one] { $games } hra, výhry: { $won }
    [few] { $games } hry, výhry: { $won }
   *[other] { $games } hier, výhry: { $won }
}
rating-profile-tab = { $name } · Bastide
rating-result = Hodnotenie po tejto hre
rating-to-board = Prejsť na hodnotenia
