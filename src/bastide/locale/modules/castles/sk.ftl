### Words of the module castles

## Modules and options of the rules (module-, option-)
module-castles = Zámky
module-castles-about = Päť kartičiek; hmla okolo zámku prináša body.

## Points and how they came
score-castle-final = { $you ->
    [yes] Ty: neuzavretý zámok
   *[no] { $name }: neuzavretý zámok
}
calculation-castle-final = Vlastná kartička a kartičky s hmlou okolo = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}

## What it changes
module-castles-changes = Figúrka na zámku boduje, keď je zaplnených všetkých osem políčok okolo: 2 body za každú z deviatich kartičiek s hmlou. Zámky potrebujú hmlu.
