"""Code shared by all parts of the server: errors, names, limits on input, metrics, the bus and workers."""
