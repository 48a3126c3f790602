"""Rulings about two modules that do not know each other, each in a file of its own: a module that is switched on where
both are played (TOGETHER in rules/__init__.py)."""
