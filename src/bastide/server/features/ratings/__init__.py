"""Ratings of rated games: Glicko-2, leaderboards and the ledger."""
