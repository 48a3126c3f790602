### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Plättchen des Grundspiels
option-gardens = Gärten auf den Plättchen
option-gardens-about = Die erste Auflage hatte keine.
option-gardens-said = keine Gärten auf den Plättchen
option-base-tiles = Eigene Plättchen: Grundspiel
option-base-tiles-about = Ein eigener Satz statt unserer Plättchen.
option-base-tiles-said = eigene Plättchen (Grundspiel)

## The workshop
workshop-catalogue-base = Grundspiel
workshop-catalogue-base-about = Die 72 Plättchen der Schachtel, Seitenhälfte für Seitenhälfte aus zwei unabhängigen Beschreibungen bekannt.
