"""Game logs: as files, as a view of each turn, and as a proof of fair draws."""
