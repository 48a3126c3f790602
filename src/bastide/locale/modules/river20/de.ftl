### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = Fluss mit Gabelung
module-river20-about = Siebzehn Plättchen; ein doppeltes teilt den Fluss.

## What it changes
module-river20-changes = Nach der Quelle kommt ein doppelt großes Plättchen, auf dem sich der Fluss teilt. Beide Arme wachsen, wie ihr wollt, und enden je in einem See. Sie dürfen sich nicht treffen.
