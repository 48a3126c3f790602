"""The people at a table: presence, chat, spectators, pointers, names and visibility."""
