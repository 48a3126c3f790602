### Words of the module phantom

## Modules and options of the rules (module-, option-)
module-phantom = Fantóm
module-phantom-about = Každý má jedného družinníka navyše: druhú figúrku na tej istej kartičke.
option-phantom-after-meeple = Fantóm len po družinníkovi
option-phantom-after-meeple-about = Nasleduje len po družinníkovi umiestnenom na tej istej kartičke.
summary-phantom-after-meeple = fantóm len po družinníkovi
summary-phantoms = počet fantómov pre každého: { $value }

## The board and where we are in the turn
table-ask-phantom = Umiestniť fantóma?
table-ask-phantom-of = { $name }: umiestniť fantóma?

## Said aloud
table-say-phantom = { $count ->
    [one] Umiestniť fantóma? Je tu jedno miesto.
    [few] Umiestniť fantóma? Sú tu { $count } miesta.
   *[other] Umiestniť fantóma? Je tu { $count } miest.
}

## Offers
offer-pass-phantom = Bez fantóma
offer-pass-phantom-short = Nie

## What happened
log-figure-phantom = { $you ->
    [yes] Staviaš fantóma
   *[no] { $name } stavia fantóma
} { $role ->
    [knight] do mesta
    [highwayman] na cestu
    [monk] do kláštora
    [steward] na zámok
    [gravedigger] na cintorín
   *[farmer] na lúku
}

## Why a move is refused
why-only-phantom = Krok s figúrkou sa už skončil. Umiestniť smieš už len fantóma.

## What it changes
module-phantom-changes = Každý hráč dostane fantóma, druhého družinníka na tú istú kartičku. Po kroku s figúrkou ho smieš umiestniť na iné voľné územie práve priloženej kartičky. Smieš ho umiestniť aj namiesto družinníka. Ak v kroku s figúrkou nič neurobíš, fantóma umiestniť nesmieš.

## Signs on the board and beside it (signs-)
symbols-phantom-name = Fantóm
symbols-phantom-line = Po tvojej figúrke ide na iné voľné územie tej istej kartičky. Inak je ako každý družinník.

## Features and meeples by name
table-kind-here-phantom = Fantóm.
table-has-figure-phantom = Aj fantóm
table-figure-kind-phantom = Fantóm
