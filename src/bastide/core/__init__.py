"""The mathematics of the table: cells, tiles, features, figures, turns. It knows no rule module."""
