### Words of the module mage

## Modules and options of the rules (module-, option-)
module-mage = Magier & Hexe
module-mage-about = 8 Plättchen mit Magier und Hexe. Er erhöht Punkte, sie halbiert sie.
option-mage-tiles = Eigene Plättchen für Magier & Hexe
option-mage-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-mage-tiles = eigene Plättchen für Magier & Hexe

## The board and where we are in the turn
table-ask-magic = Versetze den Magier oder die Hexe
table-ask-magic-of = { $name }: Magier oder Hexe versetzen

## Said aloud
table-say-magic = Versetze den Magier oder die Hexe. Es gibt { $count } Möglichkeiten.
table-has-mage = Zaubersymbol.

## Offers
offer-mage = { $feature ->
    [city] Magier in diese Stadt
    [road] Magier auf diese Straße
   *[other] Magier vom Spielplan nehmen
}
offer-witch = { $feature ->
    [city] Hexe in diese Stadt
    [road] Hexe auf diese Straße
   *[other] Hexe vom Spielplan nehmen
}
offer-mage-detail = { $feature ->
    [city] { offer-tiles }
    [road] { offer-tiles }
   *[other] {""}
}
offer-witch-detail = { $feature ->
    [city] { offer-tiles }
    [road] { offer-tiles }
   *[other] {""}
}
offer-becomes = { $points ->
    [one] { $points } Punkt statt { $instead }
   *[other] { $points } Punkte statt { $instead }
}
offer-becomes-kind = statt { $instead }

## What happened
log-enchanted = { $by ->
    [mage] { $you ->
        [yes] { $feature ->
            [city] Du hast den Magier in eine Stadt versetzt
           *[road] Du hast den Magier auf eine Straße versetzt
        }
       *[no] { $feature ->
            [city] { $name } hat den Magier in eine Stadt versetzt
           *[road] { $name } hat den Magier auf eine Straße versetzt
        }
    }
   *[witch] { $you ->
        [yes] { $feature ->
            [city] Du hast die Hexe in eine Stadt versetzt
           *[road] Du hast die Hexe auf eine Straße versetzt
        }
       *[no] { $feature ->
            [city] { $name } hat die Hexe in eine Stadt versetzt
           *[road] { $name } hat die Hexe auf eine Straße versetzt
        }
    }
}
log-disenchanted = { $by ->
    [mage] { $feature ->
        [city] Der Magier verlässt eine Stadt
       *[road] Der Magier verlässt eine Straße
    }
   *[witch] { $feature ->
        [city] Die Hexe verlässt eine Stadt
       *[road] Die Hexe verlässt eine Straße
    }
}

## Points and how they came
score-mage-road = { $you ->
    [yes] Du: Magier auf der Straße
   *[no] { $name }: Magier auf der Straße
}
score-mage-road-final = { $you ->
    [yes] Du: Magier auf der Straße
   *[no] { $name }: Magier auf der Straße
}
score-mage-city = { $you ->
    [yes] Du: Magier in der Stadt
   *[no] { $name }: Magier in der Stadt
}
score-mage-city-final = { $you ->
    [yes] Du: Magier in der Stadt
   *[no] { $name }: Magier in der Stadt
}
score-witch-road = { $you ->
    [yes] Du: Hexe auf der Straße
   *[no] { $name }: Hexe auf der Straße
}
score-witch-road-final = { $you ->
    [yes] Du: Hexe auf der Straße
   *[no] { $name }: Hexe auf der Straße
}
score-witch-city = { $you ->
    [yes] Du: Hexe in der Stadt
   *[no] { $name }: Hexe in der Stadt
}
score-witch-city-final = { $you ->
    [yes] Du: Hexe in der Stadt
   *[no] { $name }: Hexe in der Stadt
}
calculation-mage-road = { $count ->
    [one] { $count } Plättchen × 1 = { $points } Punkt
   *[other] { $count } Plättchen × 1 = { $points } Punkte
}
calculation-mage-road-final = { $count ->
    [one] { $count } Plättchen × 1 = { $points } Punkt
   *[other] { $count } Plättchen × 1 = { $points } Punkte
}
calculation-mage-city = { $count ->
    [one] { $count } Plättchen × 1 = { $points } Punkt
   *[other] { $count } Plättchen × 1 = { $points } Punkte
}
calculation-mage-city-final = { $count ->
    [one] { $count } Plättchen × 1 = { $points } Punkt
   *[other] { $count } Plättchen × 1 = { $points } Punkte
}
calculation-witch-road = Die Hexe: die Hälfte, aufgerundet = { $points }
calculation-witch-road-final = Die Hexe: die Hälfte, aufgerundet = { $points }
calculation-witch-city = Die Hexe: die Hälfte, aufgerundet = { $points }
calculation-witch-city-final = Die Hexe: die Hälfte, aufgerundet = { $points }
score-piece-mage-road = Magier { $points }
score-piece-mage-city = Magier { $points }
score-piece-witch-road = Hexe { $points }
score-piece-witch-city = Hexe { $points }
score-chapter-mage-road = Magier
score-chapter-mage-city = Magier
score-chapter-witch-road = Hexe
score-chapter-witch-city = Hexe

## Why a move is refused
why-magic-kind = Magier und Hexe gehen nur auf Straßen und in Städte.
why-magic-completed = { $feature ->
    [city] Diese Stadt ist fertig.
   *[road] Diese Straße ist fertig.
}
why-magic-taken = { $feature ->
    [city] In dieser Stadt ist schon der Magier oder die Hexe.
   *[road] Auf dieser Straße ist schon der Magier oder die Hexe.
}
why-magic-segment = { $feature ->
    [city] Wähle diese Stadt über ihr erstes Plättchen.
   *[road] Wähle diese Straße über ihr erstes Plättchen.
}
why-magic-has-place = Eine Figur verlässt den Spielplan nur, wenn sie sonst nirgendwohin kann.

## What it changes
module-mage-changes = Nach einem Plättchen mit Zaubersymbol versetzt du den Magier oder die Hexe zu einer unfertigen Straße oder Stadt. Mit dem Magier ist sie für jedes Plättchen 1 Punkt mehr wert, mit der Hexe die Hälfte. Verbindet ein Plättchen ihre Gebiete, versetzt du eine der beiden Figuren. Beide gehen, wenn ihr Gebiet fertig ist.

## Signs on the board and beside it (signs-)
symbols-magic-name = Zaubersymbol
symbols-magic-line = Nach diesem Plättchen versetzt du den Magier oder die Hexe.
symbols-mage-name = Magier
symbols-mage-line = Die Straße oder Stadt ist für jedes Plättchen 1 Punkt mehr wert.
symbols-witch-name = Hexe
symbols-witch-line = Die Straße oder Stadt ist die Hälfte wert, aufgerundet.

## The workshop
workshop-catalogue-mage = Magier & Hexe
workshop-mark-mage = Zaubersymbol
workshop-fixed-magic = Plättchen mit Zaubersymbol: { $need }
workshop-problem-fixed-magic = Plättchen mit Zaubersymbol: Ein Satz braucht { $wanted }, nicht { $found }.

## The two on the map (mage-)
mage-here = { $piece ->
    [mage] { $feature ->
        [city] In dieser Stadt ist der Magier.
       *[road] Auf dieser Straße ist der Magier.
    }
   *[witch] { $feature ->
        [city] In dieser Stadt ist die Hexe.
       *[road] Auf dieser Straße ist die Hexe.
    }
}
mage-tiles = { $tiles } Plättchen
mage-said = { $piece ->
    [mage] { $feature ->
        [city] Magier: Stadt
       *[road] Magier: Straße
    }
   *[witch] { $feature ->
        [city] Hexe: Stadt
       *[road] Hexe: Straße
    }
}, { mage-tiles }.
mage-follow-disenchanted = { $by ->
    [mage] Der Magier verlässt den Spielplan
   *[witch] Die Hexe verlässt den Spielplan
}
mage-follow-enchanted = { $by ->
    [mage] Der Magier zieht weiter
   *[witch] Die Hexe zieht weiter
}
