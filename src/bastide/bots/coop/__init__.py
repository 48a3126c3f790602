"""Bots of a team that wins or loses together."""
