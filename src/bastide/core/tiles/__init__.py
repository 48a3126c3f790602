"""Tiles as printed: their notation and its checks, custom sets, and the tables that the engine plays from."""
