"""Lessons, puzzles and campaigns."""
