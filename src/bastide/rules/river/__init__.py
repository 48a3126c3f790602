"""The rivers: flow.py follows the water, clearance.py judges a placement, modules.py has the boxes of 12 and 17
tiles."""
