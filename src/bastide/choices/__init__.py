"""The choices offered to a seat: legal actions with labels, map points, previews and worth."""
