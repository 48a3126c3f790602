"""Rule modules with one wrong rule each, which the slow reference finds. They patch the interpreted files."""
