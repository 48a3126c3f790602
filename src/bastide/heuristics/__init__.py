"""Heuristics of modules for bots that look ahead. Nothing here changes a game, and the core does not import it."""

from bastide.heuristics.module_heuristics import ModuleHeuristics as ModuleHeuristics
