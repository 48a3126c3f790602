"""The arrow tiles of the Anniversary Edition: symbols.py activates and gives the extra turn, spots.py reinforces and
opens the portal, and module.py is the module."""
