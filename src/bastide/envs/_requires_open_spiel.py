"""Imported first of all by what needs OpenSpiel: it says what to install."""

from bastide._extras import require_extra

require_extra("envs")
require_extra("openspiel")
