"""Logs of games: as files, as views of each moment, and as proof that nobody cheated."""
