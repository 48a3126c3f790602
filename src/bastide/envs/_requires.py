"""Imported first of all by what needs the extra: it says what to install."""

from bastide._extras import require_extra

require_extra("envs")
