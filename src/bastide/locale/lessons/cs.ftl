# Slova lekcí (src/bastide/data/lessons; docs/lessons.md říká, jak patří k sobě).

### Základní hra

lesson-base-name = Základní hra
lesson-base-about = Kartičky, figurky a body.
lesson-base-map = Touto kartičkou hra začíná. Kartičku po kartičce kolem ní stavíte krajinu.
lesson-base-place = Toto je tvá kartička. Prodluž cestu: cesta naváže na cestu, louka na louku.
lesson-base-place-hint = I tam kartička pasuje. Teď ji polož na vyznačené místo.
lesson-base-place-hint-west = I tam by cesta pokračovala. Začni na vyznačené straně.
lesson-base-place-hint-away = Tak to jde také. Tentokrát prodluž cestu.
lesson-base-highwayman = Postav na cestu figurku. Je z ní lupič a cesta je tvá.
lesson-base-highwayman-hint = Vyber místo na cestě.
lesson-base-highwayman-hint-none = Figurku si můžeš nechat. Bez ní ti ale cesta nic nepřinese.
lesson-base-turn = To byl tah: kartička, figurka, počítání. Teď hraje soupeř.
lesson-base-rival-city = { $rival ->
    [one] Hradba navazuje na hradbu, město je hotové. Jeho rytíř získá { $rival } bod a jde domů.
    [few] Hradba navazuje na hradbu, město je hotové. Jeho rytíř získá { $rival } body a jde domů.
   *[other] Hradba navazuje na hradbu, město je hotové. Jeho rytíř získá { $rival } bodů a jde domů.
}
lesson-base-monastery = Klášter tvou cestu ukončí. Kartička se sama natočí tak, aby cesta navázala na cestu.
lesson-base-monastery-hint = Tam pasuje, ale mimo tvou cestu. Patří na její druhý konec.
lesson-base-monk = Na cestě už figurka stojí, další tam nesmí. Pošli do kláštera mnicha.
lesson-base-monk-hint = Vyber klášter uprostřed kartičky.
lesson-base-monk-hint-none = Prázdný klášter nikomu nic nepřinese. Postav tam figurku.
lesson-base-around = Klášter dá 1 bod za sebe a 1 za každou z osmi kartiček okolo, ať je přiložil kdokoli.
lesson-base-crossing = Křižovatka cestu ukončí. Uzavři jí svou cestu, natočení je na tobě.
lesson-base-crossing-hint = Tam zůstane tvá cesta otevřená. Polož ji na volný konec.
lesson-base-keep = Začínají tu dvě nové cesty. Nech si figurky na něco lepšího.
lesson-base-keep-hint = Dalo by se, ale figurka zůstane, dokud cesta neskončí. Tentokrát žádnou nestav.
lesson-base-road-paid = { $points ->
    [one] Tvá cesta je hotová: 1 za každou kartičku, celkem { $points } bod. Figurka je zpět v zásobě.
    [few] Tvá cesta je hotová: 1 za každou kartičku, celkem { $points } body. Figurka je zpět v zásobě.
   *[other] Tvá cesta je hotová: 1 za každou kartičku, celkem { $points } bodů. Figurka je zpět v zásobě.
}
lesson-base-city = Kus městských hradeb. Na vyznačeném místě založ vlastní město.
lesson-base-city-hint = I tam pasuje. Na vyznačeném místě má ale tvé město kam růst.
lesson-base-knight = Postav do města figurku. Je z ní rytíř.
lesson-base-knight-hint = Vyber město.
lesson-base-knight-hint-none = Bez rytíře město není tvé. Postav tam figurku.
lesson-base-shield = Tento kus má erb, který platí jako další kartička. Zvětši své město.
lesson-base-shield-hint = To by bylo město bez tvého rytíře. Pokračuj ve svém.
lesson-base-wall = Chybí jediný kus. Uzavři hradby.
lesson-base-wall-hint = Tvé město by zůstalo otevřené. Uzavři ho nahoře.
lesson-base-city-paid = { $points ->
    [one] Hotovo: 2 za každou kartičku a 2 za erb, { $points } bod. Teď přijde poslední kartička.
    [few] Hotovo: 2 za každou kartičku a 2 za erb, { $points } body. Teď přijde poslední kartička.
   *[other] Hotovo: 2 za každou kartičku a 2 za erb, { $points } bodů. Teď přijde poslední kartička.
}
lesson-base-final = { $points ->
    [one] Na konci se počítá i nehotové, ale méně. Tvůj klášter přinese { $points } bod.
    [few] Na konci se počítá i nehotové, ale méně. Tvůj klášter přinese { $points } body.
   *[other] Na konci se počítá i nehotové, ale méně. Tvůj klášter přinese { $points } bodů.
}
lesson-base-result = { $score ->
    [one] Máš { $score } bod, soupeř { $rivals }. Vyhrává, kdo má nejvíc bodů.
    [few] Máš { $score } body, soupeř { $rivals }. Vyhrává, kdo má nejvíc bodů.
   *[other] Máš { $score } bodů, soupeř { $rivals }. Vyhrává, kdo má nejvíc bodů.
}
lesson-base-known-turn = Tah je kartička, možná figurka, pak počítání.
lesson-base-known-road = Hotová cesta dá 1 za každou kartičku.
lesson-base-known-city = Hotové město dá 2 za každou kartičku a erb.
lesson-base-known-monastery = Klášter obklopený osmi kartičkami dá 9.
lesson-base-known-most = Kdo tam má nejvíc figurek, bere body. Při shodě oba.
lesson-base-known-end = Figurky se vracejí, až když je stavba hotová.
