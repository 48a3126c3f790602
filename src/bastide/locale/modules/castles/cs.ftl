### Words of the module castles

## Modules and options of the rules (module-, option-)
module-castles = Zámky
module-castles-about = Pět kartiček; mlha kolem zámku přináší body.

## Points and how they came
score-castle-final = { $you ->
    [yes] Ty: neuzavřený zámek
   *[no] { $name }: neuzavřený zámek
}
calculation-castle-final = Vlastní kartička a kartičky s mlhou kolem = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## What it changes
module-castles-changes = Figurka na zámku boduje, když je zaplněno všech osm políček kolem: 2 body za každou z devíti kartiček s mlhou. Zámky potřebují mlhu.
