"""Friends, blocks, and who is online."""
