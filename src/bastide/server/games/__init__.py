"""My games: what a device sees of its tables, and what it makes of them."""
