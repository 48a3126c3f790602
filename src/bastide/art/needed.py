"""Imported before the rest of the room: who has no Pillow and no resvg is told what to install."""

from bastide._extras import require_extra

require_extra("art")
