"""Mists over Carcassonne, the co-operative game (MIST ids). A file per step of the turn: piles (draw), mist (1b), bury
(1c), haunt (2a), scoring and reward (3a), hounds (3b), cover (3c). team.py has the points, the bank and the end of the
game."""
