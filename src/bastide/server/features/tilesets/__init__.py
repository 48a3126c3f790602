"""Tile sets that people make, trial games with them, and the position editor."""
