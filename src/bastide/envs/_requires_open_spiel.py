"""Checks that OpenSpiel is installed. Modules that need it import this file first."""

from bastide._extras import require_extra

require_extra("openspiel")
require_extra("envs")
