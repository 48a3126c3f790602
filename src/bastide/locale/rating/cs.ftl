# Hodnocení, žebříčky a profily: načítá se s jejich stránkami.

rating-tab = Hodnocení · Bastide
rating-title = Hodnocení
rating-intro = Hodnocené hry potřebují účet. Jsou bez pomůcek a bez vracení tahů.
rating-family = { $family ->
    [base] Základní hra
    [large] S velkými rozšířeními
   *[mixed] Jiné kombinace
}
rating-speed = { $speed ->
    [fast] Rychlé
    [slow] Pomalé
    [correspondence] Korespondenční
   *[untimed] Bez hodin
}
rating-kind = { $kind ->
    [pair] Dva hráči
   *[several] Tři a více
}
rating-pick-family = Hra
rating-pick-speed = Čas
rating-pick-kind = Hráči
rating-none = Zatím žádní hráči v žebříčku
rating-none-line = Hráči se tu objeví po několika hodnocených hrách za tři měsíce.
rating-play = Zahrát hodnocenou hru
rating-place = Pořadí
rating-name = Jméno
rating-rating = Hodnocení
rating-games = Hry
rating-won = Výhry
rating-your-place = Jsi na { $place }. místě.
rating-earlier = Předchozí
rating-later = Další
rating-page = Místa { $from } až { $to } z { $count }
rating-coming = Chviličku …
rating-account = má účet
rating-guest = host
rating-profile = Profil: { $name }
rating-bot = bot
rating-moderator = moderátor
rating-you = ty
rating-since = Tady od { $day }
rating-provisional = předběžné
rating-provisional-line = Zatím málo her, nebo dlouho žádná: hodnocení se ještě může hodně změnit.
rating-question = Otazník: zatím málo her, nebo dlouho žádná. Hodnocení se ještě může hodně změnit.
rating-unknown = zatím bez hodnocení
rating-hidden = Na hodnocení je her málo
rating-deviation = ± { $points }
rating-none-yet = Zatím žádné hodnocené hry
rating-none-yet-line = Po první hodnocené hře tu budou čísla, body podle druhů a hry.
rating-points = Body podle druhu na hru
rating-points-line = { $games ->
    [one] Z { $games } dohrané hodnocené hry.
    [few] Z { $games } dohraných hodnocených her.
   *[other] Z { $games } dohraných hodnocených her.
}
rating-curve = Vývoj hodnocení
rating-curve-list = Hodnocení po každé hře, nejnovější první
rating-curve-item = { $day }: { $rating }
rating-last = Poslední hodnocené hry
rating-against = proti: { $names }
rating-open-game = Otevřít hru
rating-erased = bývalý hráč
rating-of-games = { $games ->
    [one] { $games } hra, výhry: { $won }
    [few] { $games } hry, výhry: { $won }
   *[other] { $games } her, výhry: { $won }
}
rating-profile-tab = { $name } · Bastide
rating-result = Hodnocení po této hře
rating-to-board = Přejít na hodnocení
