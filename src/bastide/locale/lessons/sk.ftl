# Slová lekcií (src/bastide/data/lessons; docs/lessons.md hovorí, ako patria k sebe).

### Základná hra

lesson-base-name = Základná hra
lesson-base-about = Kartičky, figúrky a body.
lesson-base-map = Touto kartičkou sa hra začína. Kartičku po kartičke okolo nej staviate krajinu.
lesson-base-place = Toto je tvoja kartička. Predĺž cestu: cesta nadviaže na cestu, lúka na lúku.
lesson-base-place-hint = Aj tam kartička pasuje. Teraz ju polož na vyznačené miesto.
lesson-base-place-hint-west = Aj tam by cesta pokračovala. Začni na vyznačenej strane.
lesson-base-place-hint-away = Aj tak sa dá. Tentoraz predĺž cestu.
lesson-base-highwayman = Postav na cestu figúrku. Je z nej lupič a cesta je tvoja.
lesson-base-highwayman-hint = Vyber miesto na ceste.
lesson-base-highwayman-hint-none = Figúrku si môžeš nechať. Bez nej ti však cesta nič neprinesie.
lesson-base-turn = To bol ťah: kartička, figúrka, počítanie. Teraz hrá súper.
lesson-base-rival-city = { $rival ->
    [one] Hradba nadväzuje na hradbu, mesto je hotové. Jeho rytier získa { $rival } bod a ide domov.
    [few] Hradba nadväzuje na hradbu, mesto je hotové. Jeho rytier získa { $rival } body a ide domov.
   *[other] Hradba nadväzuje na hradbu, mesto je hotové. Jeho rytier získa { $rival } bodov a ide domov.
}
lesson-base-monastery = Kláštor tvoju cestu ukončí. Kartička sa sama natočí tak, aby cesta nadviazala na cestu.
lesson-base-monastery-hint = Tam pasuje, ale mimo tvojej cesty. Patrí na jej druhý koniec.
lesson-base-monk = Na ceste už figúrka stojí, ďalšia tam nesmie. Pošli do kláštora mnícha.
lesson-base-monk-hint = Vyber kláštor uprostred kartičky.
lesson-base-monk-hint-none = Prázdny kláštor nikomu nič neprinesie. Postav tam figúrku.
lesson-base-around = Kláštor dá 1 bod za seba a 1 za každú z ôsmich kartičiek okolo, nech ju priložil ktokoľvek.
lesson-base-crossing = Križovatka cestu ukončí. Uzavri ňou svoju cestu, natočenie je na tebe.
lesson-base-crossing-hint = Tam zostane tvoja cesta otvorená. Polož ju na voľný koniec.
lesson-base-keep = Začínajú sa tu dve nové cesty. Nechaj si figúrky na niečo lepšie.
lesson-base-keep-hint = Dalo by sa, ale figúrka zostane, kým sa cesta neskončí. Tentoraz nestavaj žiadnu.
lesson-base-road-paid = { $points ->
    [one] Tvoja cesta je hotová: 1 za každú kartičku, spolu { $points } bod. Figúrka je späť v zásobe.
    [few] Tvoja cesta je hotová: 1 za každú kartičku, spolu { $points } body. Figúrka je späť v zásobe.
   *[other] Tvoja cesta je hotová: 1 za každú kartičku, spolu { $points } bodov. Figúrka je späť v zásobe.
}
lesson-base-city = Kus mestských hradieb. Na vyznačenom mieste založ vlastné mesto.
lesson-base-city-hint = Aj tam pasuje. Na vyznačenom mieste má však tvoje mesto kam rásť.
lesson-base-knight = Postav do mesta figúrku. Je z nej rytier.
lesson-base-knight-hint = Vyber mesto.
lesson-base-knight-hint-none = Bez rytiera mesto nie je tvoje. Postav tam figúrku.
lesson-base-shield = Tento kus má erb, ktorý platí ako ďalšia kartička. Zväčši svoje mesto.
lesson-base-shield-hint = To by bolo mesto bez tvojho rytiera. Pokračuj vo svojom.
lesson-base-wall = Chýba jediný kus. Uzavri hradby.
lesson-base-wall-hint = Tvoje mesto by zostalo otvorené. Uzavri ho hore.
lesson-base-city-paid = { $points ->
    [one] Hotovo: 2 za každú kartičku a 2 za erb, { $points } bod. Teraz príde posledná kartička.
    [few] Hotovo: 2 za každú kartičku a 2 za erb, { $points } body. Teraz príde posledná kartička.
   *[other] Hotovo: 2 za každú kartičku a 2 za erb, { $points } bodov. Teraz príde posledná kartička.
}
lesson-base-final = { $points ->
    [one] Na konci sa počíta aj nehotové, ale menej. Tvoj kláštor prinesie { $points } bod.
    [few] Na konci sa počíta aj nehotové, ale menej. Tvoj kláštor prinesie { $points } body.
   *[other] Na konci sa počíta aj nehotové, ale menej. Tvoj kláštor prinesie { $points } bodov.
}
lesson-base-result = { $score ->
    [one] Máš { $score } bod, súper { $rivals }. Vyhráva, kto má najviac bodov.
    [few] Máš { $score } body, súper { $rivals }. Vyhráva, kto má najviac bodov.
   *[other] Máš { $score } bodov, súper { $rivals }. Vyhráva, kto má najviac bodov.
}
lesson-base-known-turn = Ťah je kartička, možno figúrka, potom počítanie.
lesson-base-known-road = Hotová cesta dá 1 za každú kartičku.
lesson-base-known-city = Hotové mesto dá 2 za každú kartičku a erb.
lesson-base-known-monastery = Kláštor obklopený ôsmimi kartičkami dá 9.
lesson-base-known-most = Kto tam má najviac figúrok, berie body. Pri zhode obaja.
lesson-base-known-end = Figúrky sa vracajú, až keď je stavba hotová.
