"""The common part of the co-operative game and the competitive expansion: tiles, mist and ghosts, castles, cemeteries.

It has no turn, points or end. Those differ, and are in two modules that do not know each other."""
