"""Pictures and films of games, made in processes of their own."""
