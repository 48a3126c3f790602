### Words of the module phantom

## Modules and options of the rules (module-, option-)
module-phantom = Fantom
module-phantom-about = Každý má jednoho družiníka navíc: druhou figurku na téže kartičce.
option-phantom-after-meeple = Fantom jen po družiníkovi
option-phantom-after-meeple-about = Následuje jen po družiníkovi umístěném na téže kartičce.
summary-phantom-after-meeple = fantom jen po družiníkovi
summary-phantoms = počet fantomů pro každého: { $value }

## The board and where we are in the turn
table-ask-phantom = Umístit fantoma?
table-ask-phantom-of = { $name }: umístit fantoma?

## Said aloud
table-say-phantom = { $count ->
    [one] Umístit fantoma? Je tu jedno místo.
    [few] Umístit fantoma? Jsou tu { $count } místa.
   *[other] Umístit fantoma? Je tu { $count } míst.
}

## Offers
offer-pass-phantom = Bez fantoma
offer-pass-phantom-short = Ne

## What happened
log-figure-phantom = { $you ->
    [yes] Stavíš fantoma
   *[no] { $name } staví fantoma
} { $role ->
    [knight] do města
    [highwayman] na cestu
    [monk] do kláštera
    [steward] na zámek
    [gravedigger] na hřbitov
   *[farmer] na louku
}

## Why a move is refused
why-only-phantom = Krok s figurkou už skončil. Umístit smíš už jen fantoma.

## What it changes
module-phantom-changes = Každý hráč dostane fantoma, druhého družiníka na tutéž kartičku. Po kroku s figurkou ho smíš umístit na jiné volné území právě přiložené kartičky. Smíš ho umístit i místo družiníka. Když v kroku s figurkou nic neuděláš, fantoma umístit nesmíš.

## Signs on the board and beside it (signs-)
symbols-phantom-name = Fantom
symbols-phantom-line = Po tvé figurce jde na jiné volné území téže kartičky. Jinak je jako každý družiník.

## Features and meeples by name
table-kind-here-phantom = Fantom.
table-has-figure-phantom = Také fantom
table-figure-kind-phantom = Fantom
