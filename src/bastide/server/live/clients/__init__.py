"""Pages that are connected: their sockets, what is sent to them, and in which order."""
