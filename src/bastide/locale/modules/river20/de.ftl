### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = Fluss mit Gabelung
module-river20-about = Siebzehn Plättchen; ein doppeltes teilt den Fluss.
option-river20-tiles = Eigene Plättchen: Fluss mit Gabelung
option-river20-tiles-about = Ein eigener Satz statt unserer Plättchen.
option-river20-tiles-said = eigene Plättchen (Fluss mit Gabelung)

## What it changes
module-river20-changes = Nach der Quelle kommt ein doppelt großes Plättchen, auf dem sich der Fluss teilt. Beide Arme wachsen, wie ihr wollt, und enden je in einem See. Sie dürfen sich nicht treffen.

## The workshop
workshop-catalogue-river20 = Fluss mit Gabelung
workshop-value-role-fork = Gabelung
workshop-catalogue-river20-about = Bekannt: 17 Plättchen, eine Quelle, ein doppeltes Stück mit der Gabelung, zwei Seen. Nicht bekannt: was bei den meisten an den Ufern liegt.
