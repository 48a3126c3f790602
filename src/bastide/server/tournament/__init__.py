"""Tournaments: who plays whom, and where everybody stands. Nothing here knows of tables, devices or the store."""
