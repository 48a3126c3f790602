"""Storage: one database, one thread that owns it, appends that are durable on return."""
