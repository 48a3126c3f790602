"""Parts of a tile picture. Each part adds flat drawing and upright pieces, which the tile sorts by their ground line."""
