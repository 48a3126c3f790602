"""The lobby: seeks, matchmaking, open tables, and games to watch."""
