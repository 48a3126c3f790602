"""Reports of players, decisions of moderators, and the audit log."""
