"""What modules tell players that look ahead. Nothing here changes a game, and core knows nothing of it."""

from bastide.heuristics.module_heuristics import ModuleHeuristics as ModuleHeuristics
