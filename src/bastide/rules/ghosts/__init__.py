"""Ghosts, Castles & Cemeteries (GHO ids), a file per part that can be switched on separately: mist.py with haunting.py
(the steps) and penalties.py (the cost of ghosts), cemeteries.py, castles.py, and guards.py, the figures that all of
them need."""
