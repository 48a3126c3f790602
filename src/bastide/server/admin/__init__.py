"""Operator tools: commands, control socket, health, metrics, retention, and checks of the database."""
