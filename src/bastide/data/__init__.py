"""Data files: tiles, lessons, puzzles, ratings, the database schema, and the schema of records."""
