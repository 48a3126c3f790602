"""The rivers: course.py follows the water, room.py judges a placement, modules.py has the boxes of 12 and 17 tiles."""
