"""Mists over Carcassonne, the co-operative game (MIST ids), along the steps of the turn: piles (draw), haunt (1b, 2a),
bury (1c), scoring and reward (3a), hounds and reward (3b), cover (3c). team.py has the points, the bank and the end of
the game."""
