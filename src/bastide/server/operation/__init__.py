"""Keeping a server: what it is told before it starts, and what its operator asks of it while it runs."""
