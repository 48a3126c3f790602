"""Backups, restores, checks of a database, and the transfer to PostgreSQL."""
