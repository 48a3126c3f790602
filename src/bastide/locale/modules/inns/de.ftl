### Words of the module inns

## New table
ui-setup-inns = Wirtshäuser & Kathedralen
ui-setup-inns-line = Mehr Punkte, mehr Risiko. Bis zu sechs Spieler.

## Modules and options of the rules (module-, option-)
module-inns = Wirtshäuser & Kathedralen
module-inns-about = 18 Plättchen und für alle ein großer Meeple. Bis zu sechs Spieler.
option-unfinished = Unfertig mit Wirtshaus oder Kathedrale
option-unfinished-about = Was es am Ende zählt.
option-unfinished-value = { $value ->
    [0] Nichts
   *[other] 1 je Plättchen
}
summary-unfinished = unfertig mit Wirtshaus oder Kathedrale: { $value } je Plättchen
option-inn = Wirtshäuser
option-inn-about = Ohne sie sind ihre Straßen gewöhnliche Straßen.
summary-inn = ohne Wirtshäuser
option-cathedral = Kathedralen
option-cathedral-about = Ohne sie sind ihre Städte gewöhnliche Städte.
summary-cathedral = ohne Kathedralen
option-large = Große Meeple
option-large-about = Für alle einer; er zählt als zwei.
summary-large = ohne große Meeple
summary-inns-land = Wirtshäuser & Kathedralen: Plättchen bleiben in der Schachtel
option-inns-tiles = Eigene Plättchen: Wirtshäuser
option-inns-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-inns-tiles = eigene Plättchen (Wirtshäuser)

## Said aloud
table-has-inn = Wirtshaus.
table-has-cathedral = Kathedrale.

## Points and how they came
score-inn = { $you ->
    [yes] { $count ->
        [one] Du: Straße mit Wirtshaus, { $count } Plättchen
       *[other] Du: Straße mit Wirtshaus, { $count } Plättchen
    }
   *[no] { $count ->
        [one] { $name }: Straße mit Wirtshaus, { $count } Plättchen
       *[other] { $name }: Straße mit Wirtshaus, { $count } Plättchen
    }
}
score-cathedral = { $you ->
    [yes] { $count ->
        [one] Du: Stadt mit Kathedrale, { $count } Plättchen
       *[other] Du: Stadt mit Kathedrale, { $count } Plättchen
    }
   *[no] { $count ->
        [one] { $name }: Stadt mit Kathedrale, { $count } Plättchen
       *[other] { $name }: Stadt mit Kathedrale, { $count } Plättchen
    }
}
score-inn-final = { $you ->
    [yes] Du: offene Straße mit Wirtshaus
   *[no] { $name }: offene Straße mit Wirtshaus
}
score-cathedral-final = { $you ->
    [yes] Du: offene Stadt mit Kathedrale
   *[no] { $name }: offene Stadt mit Kathedrale
}
calculation-inn = { $count ->
    [one] { $count } Plättchen × 2
   *[other] { $count } Plättchen × 2
} = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
calculation-cathedral = { $shields ->
    [0] { $count ->
        [one] { $count } Plättchen × 3
       *[other] { $count } Plättchen × 3
    }
    [one] { $count ->
        [one] { $count } Plättchen × 3 + { $shields } Wappen × 3
       *[other] { $count } Plättchen × 3 + { $shields } Wappen × 3
    }
   *[other] { $count ->
        [one] { $count } Plättchen × 3 + { $shields } Wappen × 3
       *[other] { $count } Plättchen × 3 + { $shields } Wappen × 3
    }
} = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
calculation-inn-final = Nicht fertig, mit Wirtshaus = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
calculation-cathedral-final = Nicht fertig, mit Kathedrale = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-piece-inn = Straßen mit Wirtshaus { $points }
score-piece-cathedral = Städte mit Kathedrale { $points }
score-chapter-inn = Unfertige Straßen mit Wirtshaus
score-chapter-cathedral = Unfertige Städte mit Kathedrale

## What it changes
module-inns-changes = Alle bekommen einen großen Meeple, der bei der Mehrheit als zwei zählt. Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen. Eine fertige Stadt mit Kathedrale bringt 3 für jedes Plättchen und Wappen. Unfertig bringen sie am Ende nichts.

## Signs on the board and beside it (signs-)
symbols-inn-name = Wirtshaus
symbols-inn-line = Seine Straße bringt 2 für jedes Plättchen, doch nichts, wenn sie offen bleibt.
symbols-cathedral-name = Kathedrale
symbols-cathedral-line = Ihre Stadt bringt 3 für jedes Plättchen und Wappen, doch nichts, wenn sie offen bleibt.
symbols-large-name = Großer Meeple
symbols-large-line = Du setzt ihn wie jeden anderen. Bei der Mehrheit zählt er als zwei.

## Features and meeples by name
table-kind-here-large = Großer Meeple, zählt als zwei.
table-has-figure-large = Auch der große Meeple
table-figure-kind-large = Großer Meeple
table-which-short-meeple = klein
table-which-short-large = groß

## The workshop
workshop-catalogue-inns = Wirtshäuser & Kathedralen
workshop-mark-inn = Wirtshaus
workshop-mark-cathedral = Kathedrale
workshop-fixed-inn = Plättchen mit Wirtshaus: { $need }
workshop-problem-fixed-inn = Plättchen mit Wirtshaus: im Satz { $wanted }, nicht { $found }.
workshop-fixed-cathedral = Plättchen mit Kathedrale: { $need }
workshop-problem-fixed-cathedral = Plättchen mit Kathedrale: im Satz { $wanted }, nicht { $found }.
