"""Results of a game: the points by kind of feature, highlights, and the result card."""
