"""The base game: its rules and its 72 tiles are separate modules, for the co-operative game uses the one
without the other. A room per part of the turn: draw, placement, figures, completion, final."""
