"""Imported first of all by what needs OpenSpiel: it says what to install."""

from bastide._extras import need

need("envs")
need("openspiel")
