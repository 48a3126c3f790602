"""One table: its room of commands and events, the game played there, its seats, and what people agree on."""
