### Words of the module river20

## Modules and options of the rules (module-, option-)
module-river20 = Fluss mit zwei Quellen
module-river20-about = Siebzehn Plättchen; auf einem doppelten beginnen zwei Flüsse.
option-river20-tiles = Eigene Plättchen: Fluss mit zwei Quellen
option-river20-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-river20-tiles = eigene Plättchen (Fluss mit zwei Quellen)

## What it changes
module-river20-changes = Das Spiel beginnt mit einem Doppelplättchen mit zwei Quellen. Du darfst jeden der beiden Flüsse fortsetzen, jeder endet in einem See. Sie dürfen sich nicht treffen.

## Before a tile is placed
river20-follow-arm-shut = { $n ->
    [0] Danach ginge dieser Flussarm nicht weiter.
    [one] Danach ginge keiner der Flüsse weiter: { $n } Flussplättchen würde abgelegt.
   *[other] Danach ginge keiner der Flüsse weiter: { $n } Flussplättchen würden abgelegt.
}

## The workshop
workshop-catalogue-river20 = Fluss mit zwei Quellen
workshop-value-role-fork = Gabelung
workshop-catalogue-river20-about = Bekannt: 17 Plättchen, ein doppeltes mit zwei Quellen, zwei Seen, beide Plättchen mit Garten. Nicht bekannt: was bei den meisten an den Ufern liegt.
