### Words of the module base-rules

## Modules and options of the rules (module-, option-)
module-base-rules = Grundspiel
option-small-cities = Fertige Stadt aus zwei Plättchen
option-small-cities-about = Was sie ohne Wappen zählt.
option-small-cities-value = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
option-small-cities-said = kleine Städte zählen { $value }
option-hand = Plättchen auf der Hand
option-hand-about = Mit zweien wählst du, welches du legst.
option-hand-value = { $value ->
    [1] Eins
    [2] Zwei
   *[other] { $value }
}
option-hand-said = { $value } Plättchen auf der Hand
option-draws-said = { $value } Plättchen werden gezogen
option-solo-said = ein Spieler allein
