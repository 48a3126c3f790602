"""Tile sets that people make: catalogues to start from, what is wrong with a set, sets that are shared, trial games."""
