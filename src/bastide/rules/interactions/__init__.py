"""Rulings about two modules that do not know each other, one per file. Each is a module that is switched on if both are
played (INTERACTIONS in rules/__init__.py)."""
