### Words of the module base-tiles

## Modules and options of the rules (module-, option-)
module-base-tiles = Plättchen des Grundspiels
option-gardens = Gärten auf den Plättchen
option-gardens-about = Die erste Auflage hatte keine.
option-gardens-said = keine Gärten auf den Plättchen

## The workshop
workshop-catalogue-base = Grundspiel
workshop-catalogue-base-about = Die 72 Plättchen der Schachtel, Seitenhälfte für Seitenhälfte aus zwei unabhängigen Beschreibungen bekannt.
