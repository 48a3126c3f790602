"""Tournaments: pairings, standings, entrants, and the director that opens their tables."""
