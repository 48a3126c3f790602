"""The fortress: a piece of twelve cells that is drawn as one town and then cut into the pictures of its cells."""
