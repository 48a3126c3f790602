"""The base game. Its rules and its 72 tiles are separate modules, so that each can be used without the other. A file
per part of the turn: draw, placement, figures, completion, final."""
