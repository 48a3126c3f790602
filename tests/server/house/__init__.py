"""Houses of several processes."""
