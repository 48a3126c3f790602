### Words of the module mist

## New table
ui-setup-ghosts = Geister
ui-setup-ghosts-line = Nebel, Burgen und Friedhöfe.

## Modules and options of the rules (module-, option-)
module-ghosts = Geister, Burgen & Friedhöfe
module-mist = Nebel und Geister
module-mist-about = Sechzig Plättchen; Nebel schickt Geister zu Figuren.

## The board and where we are in the turn
table-ask-thicken = Der Nebel wächst: Wer bekommt einen Geist?
table-ask-thicken-of = { $name }: Welcher Gegner bekommt einen Geist?
table-ask-disperse = Der Nebel lichtet sich: Welche deiner Figuren bekommt den Geist?
table-ask-disperse-of = { $name }: Welche eigene Figur bekommt den Geist?

## Said aloud
table-say-thicken = Der Nebel wächst: Schick einen Geist zu einer von { $count } gegnerischen Figuren.
table-say-disperse = Der Nebel lichtet sich: Ein Geist kommt zu einer deiner { $count } Figuren.

## Offers
offer-spook = { $ghosts ->
    [2] { $role ->
        [knight] Einen Ritter verjagen
        [highwayman] Einen Wegelagerer verjagen
        [monk] Einen Mönch verjagen
        [farmer] Einen Bauern verjagen
        [abbot] Den Abt verjagen
        [steward] Einen Burgvogt verjagen
        [gravedigger] Einen Totengräber verjagen
       *[other] Diese Figur verjagen
    }
   *[other] { $role ->
        [knight] Einen Ritter heimsuchen
        [highwayman] Einen Wegelagerer heimsuchen
        [monk] Einen Mönch heimsuchen
        [farmer] Einen Bauern heimsuchen
        [abbot] Den Abt heimsuchen
        [steward] Einen Burgvogt heimsuchen
        [gravedigger] Einen Totengräber heimsuchen
       *[other] Diese Figur heimsuchen
    }
}
offer-spook-detail = { $ghosts ->
    [0] {""}
    [1] zweiter Geist ·{" "}
   *[other] dritter Geist ·{" "}
}{ offer-spot }

## What happened
log-haunted = { $by ->
    [thicken] { $mine ->
        [yes] { $name } schickt einen Geist zu deiner Figur
       *[no] { $you ->
            [yes] Du schickst einen Geist zu einer Figur von { $whose }
           *[no] { $name } schickt einen Geist zu einer Figur von { $whose }
        }
    }
   *[disperse] { $you ->
        [yes] Du lichtest den Nebel: ein Geist für deine Figur
       *[no] { $name } lichtet den Nebel: ein Geist für eine eigene Figur
    }
}
log-scared = { $mine ->
    [yes] Drei Geister verjagen deine Figur vom Plan
   *[no] Drei Geister verjagen eine Figur von { $whose } vom Plan
}

## Points and how they came
score-ghosts = { $you ->
    [yes] Du: Geister neben den Figuren
   *[no] { $name }: Geister neben den Figuren
}
score-ghosts-final = { $you ->
    [yes] Du: Geister auf dem Plan
   *[no] { $name }: Geister auf dem Plan
}
score-ghosts-floor = { $you ->
    [yes] Du: Geister, höchstens bis 0
   *[no] { $name }: Geister, höchstens bis 0
}
score-ghosts-floor-final = { $you ->
    [yes] Du: Geister auf dem Plan, höchstens bis 0
   *[no] { $name }: Geister auf dem Plan, höchstens bis 0
}
calculation-ghosts = { $count ->
    [one] { $count } Geist × −2 = { $points } Punkte
   *[other] { $count } Geister × −2 = { $points } Punkte
}
calculation-ghosts-final = { $count ->
    [one] { $count } Geist × −1 = { $points } Punkt
   *[other] { $count } Geister × −1 = { $points } Punkte
}
calculation-ghosts-floor = { $count ->
    [one] { $count } Geist × −2, aber nie unter 0: { $points }
   *[other] { $count } Geister × −2, aber nie unter 0: { $points }
}
calculation-ghosts-floor-final = { $count ->
    [one] { $count } Geist × −1, aber nie unter 0: { $points }
   *[other] { $count } Geister × −1, aber nie unter 0: { $points }
}
score-piece-ghosts = Geister { $points }
score-piece-ghosts-floor = Geister { $points }
score-chapter-ghosts = Geister auf dem Plan
score-chapter-ghosts-floor = Geister auf dem Plan

## Ghosts beside meeples, each player alone (ghosts-)
ghosts-with = { $count ->
    [one] Mit { $count } Geist.
   *[other] Mit { $count } Geistern.
}
ghosts-follow-choose = { $by ->
    [thicken] Nebel wächst: Wähle eine gegnerische Figur für einen Geist
   *[disperse] Der Nebel lichtet sich: Wähle eine eigene Figur für einen Geist
}
ghosts-follow-haunted = { $you ->
    [yes] { $by ->
        [thicken] Nebel wächst: ein Geist für deine Figur
       *[disperse] Der Nebel lichtet sich: ein Geist für deine Figur
    }
   *[no] { $by ->
        [thicken] Nebel wächst: ein Geist für eine Figur von { $name }
       *[disperse] Der Nebel lichtet sich: ein Geist für eine Figur von { $name }
    }
}
ghosts-follow-scared = { $you ->
    [yes] Der dritte Geist verjagt deine Figur
   *[no] Der dritte Geist verjagt die Figur von { $name }
}
ghosts-follow-scored = { $reason ->
    [ghosts] { $you ->
        [yes] Du: { $points } für Geister
       *[no] { $name }: { $points } für Geister
    }
    [ghosts-floor] { $you ->
        [yes] Du: { $points } für Geister, höchstens bis 0
       *[no] { $name }: { $points } für Geister, höchstens bis 0
    }
   *[other] { $you ->
        [yes] Du bekommst { $points }
       *[no] { $name } bekommt { $points }
    }
}

## Why a move is refused
why-no-figure-to-spook = So eine Figur gibt es dort nicht.
why-guard-immune = Zu einem Wächter kommt nie ein Geist.
why-special-immune = Zu Baumeistern, Schweinen und dergleichen kommt nie ein Geist.
why-spook-opponent = Diesen Geist bekommt eine gegnerische Figur.
why-spook-own = Diesen Geist bekommt eine deiner Figuren.

## What it changes
module-mist-changes = Legst du Nebel an Nebel, schickst du einen Geist zu einer gegnerischen Figur. Lichtest du den Nebel, bekommt eine deiner Figuren einen Geist. Jeder Geist kostet 2 Punkte, wenn seine Figur gewertet wird, am Ende 1. Mit dem dritten geht die Figur nach Hause. Zu Wächtern kommt nie ein Geist.

## Signs on the board and beside it (signs-)
symbols-mist-name = Nebel
symbols-mist-line = Nebel an Nebel schickt einem Gegner einen Geist, Nebel an klarem Land dir.
symbols-haunted-name = Geister bei einer Figur
symbols-haunted-line = Jeder kostet 2 Punkte bei der Wertung, 1 am Ende. Der dritte verjagt sie.
symbols-away-name = Geist, Pfeil nach oben
symbols-away-line = Hier gelegt, schickt das Plättchen einen Geist zu einer gegnerischen Figur.
symbols-home-name = Geist, Pfeil nach unten
symbols-home-line = Hier gelegt, bringt das Plättchen einen Geist zu einer deiner Figuren.
symbols-both-name = Geist, zwei Pfeile
symbols-both-line = Hier gelegt: erst ein Geist zum Gegner, dann einer zu dir.
