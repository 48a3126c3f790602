### Words of the module cemeteries

## Modules and options of the rules (module-, option-)
module-cemeteries = Cintoríny
module-cemeteries-about = Päť kartičiek; hrobár získa ďalšieho strážneho.

## Offers
offer-guard = strážny
offer-guard-kind = strážny

## What happened
log-guard-gained = { $you ->
    [yes] Berieš si strážneho zo všeobecnej zásoby
   *[no] { $name } si berie strážneho zo všeobecnej zásoby
}

## Points and how they came
score-cemetery = { $you ->
    [yes] Ty: cintorín
   *[no] { $name }: cintorín
}
score-cemetery-final = { $you ->
    [yes] Ty: neuzavretý cintorín
   *[no] { $name }: neuzavretý cintorín
}
calculation-cemetery = Strážny = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
calculation-cemetery-final = Neuzavreté = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}

## Ghosts beside meeples, each player alone (ghosts-)
ghosts-follow-guard-gained = { $you ->
    [yes] Vezmeš si strážneho zo všeobecnej zásoby
   *[no] { $name } si vezme strážneho zo všeobecnej zásoby
}

## What it changes
module-cemeteries-changes = Figúrka na cintoríne je hrobár. Len čo je zaplnených všetkých osem políčok okolo, ide domov a privedie zo všeobecnej zásoby ďalšieho strážneho. Body žiadne nie sú.

## Signs on the board and beside it (signs-)
symbols-gravedigger-name = Hrobár
symbols-gravedigger-line = Ide domov, keď okolo leží osem kartičiek, a privedie strážneho.
symbols-cemetery-name = Cintorín
symbols-cemetery-line = Figúrka je tu hrobár a získa strážneho.

## Features and meeples by name
table-figure-here-gravedigger = { $name }: hrobár.
