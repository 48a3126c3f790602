### Words of the module river

## New table
ui-rivals-hint = Das Spiel kann mit einem Fluss beginnen.

## Modules and options of the rules (module-, option-)
module-river = Fluss
module-river-about = Zuerst zwölf Plättchen von der Quelle zum See.
option-spare-start = Startplättchen einmischen
option-spare-start-about = Der Fluss ersetzt es; so ziehst du es wie jedes andere Plättchen.
summary-spare-start = Startplättchen unter den anderen
summary-strict-river = strenger Fluss
option-river-edition = Welcher Fluss
option-river-edition-about = Schau dir Quelle und See in deiner Schachtel an.
option-river-edition-value = { $value ->
    [3] Dritte Ausgabe, ab 2021: Straße über der Quelle, Kloster am See
   *[other] Erste und zweite Ausgabe: um beide nur Wiese
}
summary-river-edition = Fluss der dritten Ausgabe
option-river-tiles = Eigene Plättchen: Fluss
option-river-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-river-tiles = eigene Plättchen (Fluss)

## Players and what is left
table-left-river = Zuerst der Fluss

## Why a move is refused
why-river-not-joined = Das Plättchen muss den Fluss fortsetzen.
why-river-u-turn = Der Fluss darf nicht zweimal nacheinander zur selben Seite abbiegen.
why-river-no-room = Hier hat der Fluss keinen Platz, anderswo schon.
why-river-branches = Die beiden Arme des Flusses kämen sich zu nah.

## What it changes
module-river-changes = Das Spiel beginnt mit einer Quelle statt mit dem Startplättchen. Zuerst kommen die 12 Flussplättchen und setzen den Fluss fort; er biegt nie zweimal nacheinander zur selben Seite ab. Der Fluss trennt Wiesen, und Figuren dürfen nicht auf ihn.

## Before a tile is placed
river-follow-arm-shut = { $n ->
    [one] Danach ginge der Fluss nicht weiter: { $n } Flussplättchen würde abgelegt.
   *[other] Danach ginge der Fluss nicht weiter: { $n } Flussplättchen würden abgelegt.
}

## The workshop
workshop-catalogue-river = Fluss
workshop-value-role-spring = Quelle
workshop-value-role-lake = See
workshop-fixed-spring = Quellen: { $need }
workshop-problem-fixed-spring = Quellen: im Satz { $wanted }, nicht { $found }.
workshop-fixed-lake = Seen: { $need }
workshop-problem-fixed-lake = Seen: im Satz { $wanted }, nicht { $found }.
workshop-fixed-double = Doppelte Quellen oder Gabelungen: { $need }
workshop-problem-fixed-double = Doppelte Quellen oder Gabelungen: im Satz { $wanted }, nicht { $found }.
workshop-problem-fork-cells = Eine Gabelung hat höchstens { $most } Felder.
workshop-problem-two-springs = Auf jedem Feld einer doppelten Quelle ist ein Fluss, der das Plättchen an einer Seite verlässt.
workshop-problem-spring-start = Die Quelle, und nichts anderes, ist als Start bezeichnet.
workshop-problem-river-sides = Der Fluss muss auf diesem Plättchen in einem Lauf { $sides } Seiten erreichen.
