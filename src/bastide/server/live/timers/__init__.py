"""Time at a table: clocks, absence, vacations, and the deadlines of votes."""
