### Words of the module arrows

## New table
ui-setup-anniversary = Jubiläum
ui-setup-anniversary-line = Ein Fluss mit zwei Quellen, Pfeile, Abt.

## Modules and options of the rules (module-, option-)
module-arrows = Pfeilplättchen
module-arrows-about = Fünfzehn Plättchen mit einem von drei Zeichen.
option-reinforce = Verstärkung
option-reinforce-about = Eine Figur mehr, wo eine von dir steht.
summary-reinforce = ohne Verstärkung
option-portal = Portal
option-portal-about = Deine Figur darf an jede freie Stelle des Plans.
summary-portal = ohne Portal
option-extra-turn = Extrazug
option-extra-turn-about = Du spielst noch einmal.
summary-extra-turn = ohne Extrazug
option-arrows-tiles = Eigene Plättchen: Pfeile
option-arrows-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-arrows-tiles = eigene Plättchen (Pfeile)

## The board and where we are in the turn
table-ask-figure-portal = Figur hierher oder durch das Portal?
table-ask-figure-portal-of = { $name }: Figur hierher oder Portal?
table-ask-figure-reinforce = Figur hierher oder Verstärkung?
table-ask-figure-reinforce-of = { $name }: Figur oder Verstärkung?
table-ask-symbol = Welches Zeichen wirkt?
table-ask-symbol-of = { $name }: Welches Zeichen wirkt?
table-ask-extra = Noch einmal spielen?
table-ask-extra-of = { $name }: noch einmal spielen?

## Said aloud
table-say-symbol = Welches Zeichen wirkt? Es gibt { $count }.
table-say-extra = Noch einmal spielen?
table-has-arrow = { $side ->
    [N] Pfeil nach Norden
    [E] Pfeil nach Osten
    [S] Pfeil nach Süden
   *[W] Pfeil nach Westen
}: { $symbol ->
    [reinforce] Verstärkung.
    [portal] Portal.
   *[other] Extrazug.
}

## Offers
offer-reinforce = { $role ->
    [knight] Noch ein Ritter
    [highwayman] Noch ein Wegelagerer
    [monk] Noch ein Mönch
    [farmer] Noch ein Bauer
   *[other] Noch eine Figur
}
offer-reinforce-detail = { offer-spot }
offer-portal = { $role ->
    [knight] Ritter
    [highwayman] Wegelagerer
    [monk] Mönch
    [farmer] Bauer
   *[other] Figur
}
offer-portal-detail = { offer-spot }
offer-activate = { $symbol ->
    [reinforce] Verstärkung
    [portal] Portal
   *[other] Extrazug
}
offer-activate-detail = { $symbol ->
    [reinforce] eine Figur mehr, wo eine von dir steht
    [portal] eine Figur an eine beliebige freie Stelle des Plans
   *[other] nach diesem Zug spielst du noch einmal
}
offer-again = Noch einmal spielen
offer-again-detail = noch ein Plättchen, eine Figur, eine Wertung
offer-pass-extra = Kein Extrazug
offer-pass-extra-short = Nein
offer-portal-do = { offer-figure-do }

## What happened
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] Das Zeichen wirkt für dich: Verstärkung
       *[no] Das Zeichen wirkt für { $name }: Verstärkung
    }
    [portal] { $you ->
        [yes] Das Zeichen wirkt für dich: Portal
       *[no] Das Zeichen wirkt für { $name }: Portal
    }
   *[other] { $you ->
        [yes] Das Zeichen wirkt für dich: Extrazug
       *[no] Das Zeichen wirkt für { $name }: Extrazug
    }
}
log-extra-turn = { $you ->
    [yes] Du spielst noch einmal
   *[no] { $name } spielt noch einmal
}

## Points and how they came
score-arrow = { $you ->
    [yes] Du: Pfeil
   *[no] { $name }: Pfeil
}
sum-arrow = Pfeil auf ein leeres Feld = { $points } Punkte
score-piece-arrow = Pfeile { $points }

## Why a move is refused
why-portal-unmanned = Auf dem Plan der Festung steht nie eine Figur.
why-no-such-symbol = { $symbol ->
    [reinforce] Das Zeichen Verstärkung wirkt in diesem Zug nicht.
    [portal] Das Zeichen Portal wirkt in diesem Zug nicht.
   *[other] Das Zeichen Extrazug wirkt in diesem Zug nicht.
}
why-reinforce-nobody = Dort steht keine deiner Figuren.
why-portal-this-tile = Das Portal führt nur auf frühere Plättchen.
why-portal-not-free = { $feature ->
    [city] In jener Stadt steht schon eine Figur.
    [road] Auf jener Straße steht schon eine Figur.
    [field] Auf jener Wiese liegt schon ein Bauer.
   *[other] Dort steht schon eine Figur.
}
why-portal-completed = { $feature ->
    [city] Jene Stadt ist schon fertig.
    [road] Jene Straße ist schon fertig.
   *[other] Jenes Kloster ist schon fertig.
}

## What it changes
module-arrows-changes = Ein Pfeil, der auf ein leeres Feld zeigt, bringt sofort 2 Punkte. Wo ein Pfeil und ein anderes Plättchen zusammentreffen, wirkt sein Zeichen für den, der das spätere gelegt hat.

## Signs on the board and beside it (signs-)
signs-arrow-name = Pfeil
signs-arrow-line = Bringt sofort 2 Punkte, wenn das Feld leer ist, auf das er zeigt.
signs-reinforce-name = Zeichen: Verstärkung
signs-reinforce-line = Wirkt, wo Pfeil und Plättchen zusammentreffen: noch eine Figur zu einer von dir.
signs-portal-name = Zeichen: Portal
signs-portal-line = Wirkt, wo Pfeil und Plättchen zusammentreffen: Deine Figur darf an jede freie Stelle.
signs-extra-name = Zeichen: Extrazug
signs-extra-line = Wirkt, wo Pfeil und Plättchen zusammentreffen: Danach bist du noch einmal dran.

## The workshop
workshop-catalogue-arrows = Pfeilplättchen
workshop-catalogue-arrows-about = Bekannt: fünfzehn Plättchen, fünf je Zeichen, und ein Plättchen von einem Bild. Nicht bekannt: das Land auf den anderen und wohin ihre Pfeile zeigen.
workshop-mark-arrow = Pfeil
workshop-mark-side-of-arrow = Pfeil zeigt nach
workshop-mark-symbol-of-arrow = Zeichen des Pfeils
workshop-value-arrow-reinforce = Verstärkung
workshop-value-arrow-portal = Portal
workshop-value-arrow-extra-turn = Extrazug
workshop-fixed-symbol =
    { $symbol ->
        [reinforce] Pfeile für Verstärkung
        [portal] Pfeile für Portal
       *[extra_turn] Pfeile für Extrazug
    }: { $need }
workshop-problem-fixed-symbol =
    { $symbol ->
        [reinforce] Pfeile für Verstärkung
        [portal] Pfeile für Portal
       *[extra_turn] Pfeile für Extrazug
    }: im Satz { $wanted }, nicht { $found }.
