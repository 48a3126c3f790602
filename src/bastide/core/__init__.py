"""The engine core: cells, tiles, features, figures, turns. It imports no rule module."""
