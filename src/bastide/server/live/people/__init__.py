"""The people at a table: presence, chat, spectators, pointers, and who may look."""
