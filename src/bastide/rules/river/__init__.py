"""The rivers: flow.py follows the course of the river, clearance.py checks a placement, modules.py has the boxes of 12
and 17 tiles."""
