"""Crop Circles: circles.py has the steps of a circle, actions.py their actions, and module.py is the module."""
