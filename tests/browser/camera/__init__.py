"""The camera and the marks of the map, on small screens."""
