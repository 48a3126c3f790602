"""What the co-operative game and the competitive expansion share: the tiles, mist and ghosts, castles, cemeteries.

It knows no turn, no points and no end; those differ, and live in two modules that do not know each other."""
