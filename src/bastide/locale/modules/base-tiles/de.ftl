### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Plättchen des Grundspiels
option-gardens = Gärten auf den Plättchen
option-gardens-about = Die erste Auflage hatte keine.
summary-gardens = keine Gärten auf den Plättchen
summary-gardens-version = Gärten nach Fassung { $value } von HOUSE-4
option-base-tiles = Eigene Plättchen: Grundspiel
option-base-tiles-about = Ein eigener Satz statt unserer Plättchen.
summary-base-tiles = eigene Plättchen (Grundspiel)

## The workshop
workshop-catalogue-base = Grundspiel
workshop-catalogue-base-about = Die 72 Plättchen der Schachtel, Seitenhälfte für Seitenhälfte aus zwei unabhängigen Beschreibungen bekannt.
error-no-such-set = So einen Satz gibt es nicht. Vielleicht wird er nicht mehr geteilt.
error-own-tiles-garden = Ohne Gärten braucht { $tile } ein gleiches Plättchen ohne Garten.
error-bad-set = Diesen Satz können wir nicht lesen.
error-bad-tiles = Dieser Satz hat Probleme. Prüf ihn zuerst in der Werkstatt.
error-no-such-catalogue = So einen Katalog gibt es nicht.
error-too-many-sets = Du teilst schon { $most } Sätze. Hör zuerst bei einem davon auf.
error-not-with-these = Diese Plättchen kannst du in diesem Spiel nicht nutzen.
error-trial-busy = Gerade laufen zu viele Probespiele. Versuch es gleich noch einmal.
error-no-such-trial = Diese Probespiele sind vorbei, ihre Ergebnisse gibt es nicht mehr.
