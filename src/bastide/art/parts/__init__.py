"""Parts of a tile picture: each adds flat drawing, and upright pieces that the tile sorts by their ground line."""
