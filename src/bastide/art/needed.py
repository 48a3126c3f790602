"""Checks that Pillow and resvg are installed. Films and cards import this file first."""

from bastide._extras import require_extra

require_extra("art")
