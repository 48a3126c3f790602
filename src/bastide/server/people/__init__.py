"""People at the tables: their names, who is kept away, what is known about a device, and how it is forgotten."""
