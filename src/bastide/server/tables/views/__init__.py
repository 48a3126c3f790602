"""What a device is told about a table, and what is cached of it."""
