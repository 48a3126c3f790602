"""Worker processes for bots and playing aids."""
