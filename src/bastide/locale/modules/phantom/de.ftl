### Words of the module phantom

## Modules and options of the rules (module-, option-)
module-phantom = Das Phantom
module-phantom-about = Noch ein Meeple für alle, als zweite Figur auf demselben Plättchen.
option-phantom-after-meeple = Phantom nur nach einem Meeple
option-phantom-after-meeple-about = Es folgt nur auf einen Meeple, der auf dasselbe Plättchen gesetzt wurde.
summary-phantom-after-meeple = Phantom nur nach einem Meeple
summary-phantoms = { $value } Phantome für alle

## The board and where we are in the turn
table-ask-phantom = Und das Phantom?
table-ask-phantom-of = { $name }: und das Phantom?

## Said aloud
table-say-phantom = { $count ->
    [one] Und das Phantom? Es gibt einen Platz.
   *[other] Und das Phantom? Es gibt { $count } Plätze.
}

## Offers
offer-pass-phantom = Kein Phantom
offer-pass-phantom-short = Nein

## What happened
log-figure-phantom = { $you ->
    [yes] Du hast dein Phantom
   *[no] { $name } hat das Phantom
} { $role ->
    [knight] in eine Stadt gesetzt
    [highwayman] auf eine Straße gesetzt
    [monk] in ein Kloster gesetzt
    [steward] in eine Burg gesetzt
    [gravedigger] auf einen Friedhof gesetzt
   *[farmer] auf eine Wiese gesetzt
}

## Why a move is refused
why-only-phantom = Dein Schritt mit der Figur ist vorbei. Jetzt kann nur noch das Phantom folgen.

## What it changes
module-phantom-changes = Alle bekommen ein Phantom, einen zweiten Meeple für dasselbe Plättchen. Nach deinem Schritt mit der Figur darfst du es auf ein anderes freies Gebiet des gerade gelegten Plättchens setzen. Du darfst es auch statt eines Meeples setzen. Wenn du im Schritt mit der Figur passt, folgt kein Phantom.

## Signs on the board and beside it (signs-)
symbols-phantom-name = Phantom
symbols-phantom-line = Geht nach deiner Figur auf ein anderes freies Gebiet desselben Plättchens. Sonst ist es wie jeder Meeple.

## Features and meeples by name
table-kind-here-phantom = Phantom.
table-has-figure-phantom = Auch das Phantom
table-figure-kind-phantom = Phantom
