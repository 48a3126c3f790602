"""Ghosts, Castles & Cemeteries (GHO ids), a room per part that can be switched on alone: mist.py with haunting.py (the
steps) and penalties.py (what ghosts cost); cemeteries.py; castles.py; and guards.py, the figures that come with each of
them."""
