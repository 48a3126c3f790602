"""What one request may cost, for every address of the application."""
