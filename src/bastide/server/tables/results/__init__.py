"""How a game has ended: who earned what by which kind of feature, what is worth telling of it, and its picture."""
