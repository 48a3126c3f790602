"""The Goldmines."""
