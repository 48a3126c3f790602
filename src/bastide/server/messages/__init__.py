"""What is said and kept: commands and events, the views and other messages of the protocol, the terms of a table."""
