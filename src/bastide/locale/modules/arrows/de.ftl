### Words of the module arrows

## New table
ui-setup-anniversary = Jubiläum
ui-setup-anniversary-line = Zwei Flüsse, Pfeilplättchen und der Abt.

## Modules and options of the rules (module-, option-)
module-arrows = Pfeilplättchen
module-arrows-about = Fünfzehn Plättchen mit einem von drei Symbolen.
option-reinforce = Verstärkung
option-reinforce-about = Eine Figur mehr, wo du schon eine hast.
summary-reinforce = ohne Verstärkung
option-portal = Portal
option-portal-about = Deine Figur darf auf jeden freien Platz auf der Karte.
summary-portal = ohne Portal
option-extra-turn = Extrazug
option-extra-turn-about = Du machst noch einen Zug.
summary-extra-turn = ohne Extrazug
option-arrows-tiles = Eigene Plättchen: Pfeile
option-arrows-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-arrows-tiles = eigene Plättchen (Pfeile)

## The board and where we are in the turn
table-ask-figure-portal = Figur hierher oder durch das Portal?
table-ask-figure-portal-of = { $name }: Figur hierher oder Portal?
table-ask-figure-reinforce = Figur hierher oder Verstärkung?
table-ask-figure-reinforce-of = { $name }: Figur oder Verstärkung?
table-ask-symbol = Welches Symbol nutzt du?
table-ask-symbol-of = { $name }: welches Symbol?
table-ask-extra = Noch einen Zug?
table-ask-extra-of = { $name }: noch ein Zug?

## Said aloud
table-say-symbol = Welches Symbol nutzt du? Es gibt { $count }.
table-say-extra = Noch einen Zug?
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
offer-again = Noch ein Zug
offer-again-detail = noch ein Plättchen, eine Figur, eine Wertung
offer-pass-extra = Kein Extrazug
offer-pass-extra-short = Nein
offer-portal-do = { offer-figure-do }

## What happened
log-activated = { $symbol ->
    [reinforce] { $you ->
        [yes] Du nutzt das Symbol Verstärkung
       *[no] { $name } nutzt das Symbol Verstärkung
    }
    [portal] { $you ->
        [yes] Du nutzt das Symbol Portal
       *[no] { $name } nutzt das Symbol Portal
    }
   *[other] { $you ->
        [yes] Du nutzt das Symbol Extrazug
       *[no] { $name } nutzt das Symbol Extrazug
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
calculation-arrow = Pfeil auf ein leeres Feld = { $points } Punkte
score-piece-arrow = Pfeile { $points }

## Why a move is refused
why-portal-unmanned = Auf den Plan der Festung dürfen keine Figuren.
why-no-such-symbol = { $symbol ->
    [reinforce] Das Symbol Verstärkung kannst du in diesem Zug nicht nutzen.
    [portal] Das Symbol Portal kannst du in diesem Zug nicht nutzen.
   *[other] Das Symbol Extrazug kannst du in diesem Zug nicht nutzen.
}
why-no-figure-to-reinforce = Du hast dort keine Figur.
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
module-arrows-changes = Zeigt ein Pfeil beim Legen auf ein leeres Feld, bringt er sofort 2 Punkte. Zeigt ein Pfeil auf ein Plättchen, darf sein Symbol nutzen, wer das spätere der beiden gelegt hat.

## Signs on the board and beside it (signs-)
symbols-arrow-name = Pfeil
symbols-arrow-line = Bringt sofort 2 Punkte, wenn das Feld leer ist, auf das er zeigt.
symbols-reinforce-name = Symbol: Verstärkung
symbols-reinforce-line = Zeigt der Pfeil auf ein Plättchen: noch eine Figur, wo du schon eine hast.
symbols-portal-name = Symbol: Portal
symbols-portal-line = Zeigt der Pfeil auf ein Plättchen: Deine Figur darf auf jeden freien Platz.
symbols-extra-name = Symbol: Extrazug
symbols-extra-line = Zeigt der Pfeil auf ein Plättchen: Nach diesem Zug machst du noch einen.

## The workshop
workshop-catalogue-arrows = Pfeilplättchen
workshop-catalogue-arrows-about = Bekannt: fünfzehn Plättchen, fünf je Symbol, und ein Plättchen von einem Bild. Nicht bekannt: das Land auf den anderen und wohin ihre Pfeile zeigen.
workshop-mark-arrow = Pfeil
workshop-mark-side-of-arrow = Pfeil zeigt nach
workshop-mark-symbol-of-arrow = Symbol des Pfeils
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
