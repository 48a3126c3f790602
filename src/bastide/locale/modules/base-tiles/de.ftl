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
error-no-such-set = So einen Satz gibt es nicht; vielleicht wurde er zurückgenommen.
error-own-tiles-garden = Ohne Gärten braucht { $tile } ein gleiches Plättchen ohne Garten.
error-bad-set = Der Satz ist nicht lesbar.
error-bad-tiles = Mit diesem Satz stimmt etwas nicht; prüfe ihn zuerst.
error-no-such-catalogue = So einen Katalog gibt es nicht.
error-too-many-sets = Du teilst schon { $most } Sätze: Nimm zuerst einen zurück.
error-not-with-these = Dieses Spiel wird ohne diese Plättchen gespielt.
error-trial-busy = Viele Sätze werden gerade ausprobiert; versuche es später.
error-no-such-trial = Diese Spiele sind vorbei und vergessen.
