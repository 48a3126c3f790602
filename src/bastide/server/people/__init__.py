"""People at the tables: their names, their codes, and who is kept away."""
