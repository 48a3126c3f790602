"""What an operator does: commands, the control socket, health, metrics, retention, and checks of the database."""
