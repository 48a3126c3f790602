"""Checks that Pillow and resvg are installed. The package imports this file before its other modules."""

from bastide._extras import require_extra

require_extra("art")
