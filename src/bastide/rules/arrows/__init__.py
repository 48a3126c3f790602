"""The arrow tiles of the Anniversary Edition: symbols.py activates, spots.py reinforces and opens the portal, extra.py
gives the extra turn, and module.py is the module."""
