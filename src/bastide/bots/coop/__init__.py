"""Bots for cooperative games."""
