"""Views of a table for each device, and their caches."""
