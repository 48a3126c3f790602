"""One table without input or output: commands, events, seats, votes, clock, views and memory."""
