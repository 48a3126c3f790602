### Words of the module phantom

## Modules and options of the rules (module-, option-)
module-phantom = Das Phantom
module-phantom-about = Ein zusätzlicher Meeple für alle: eine zweite Figur auf demselben Plättchen.
option-phantom-after-meeple = Phantom nur nach einem Meeple
option-phantom-after-meeple-about = Es folgt nur auf einen Meeple, der auf dasselbe Plättchen gesetzt wurde.
summary-phantom-after-meeple = Phantom nur nach einem Meeple
summary-phantoms = je { $value } Phantome

## The board and where we are in the turn
table-ask-phantom = Das Phantom setzen?
table-ask-phantom-of = { $name }: das Phantom setzen?

## Said aloud
table-say-phantom = { $count ->
    [one] Das Phantom setzen? Es gibt einen Platz.
   *[other] Das Phantom setzen? Es gibt { $count } Plätze.
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
why-only-phantom = Dein Schritt mit der Figur ist vorbei. Jetzt kannst du nur noch das Phantom setzen.

## What it changes
module-phantom-changes = Alle bekommen ein Phantom, einen zweiten Meeple für dasselbe Plättchen. Nach deinem Schritt mit der Figur darfst du es auf ein anderes freies Gebiet des gerade gelegten Plättchens setzen. Du darfst es auch statt eines Meeples setzen. Wenn du im Schritt mit der Figur passt, darfst du auch das Phantom nicht setzen.

## Signs on the board and beside it (signs-)
symbols-phantom-name = Phantom
symbols-phantom-line = Geht nach deiner Figur auf ein anderes freies Gebiet desselben Plättchens. Sonst ist es wie jeder Meeple.

## Features and meeples by name
table-kind-here-phantom = Phantom.
table-has-figure-phantom = Auch das Phantom
table-figure-kind-phantom = Phantom
