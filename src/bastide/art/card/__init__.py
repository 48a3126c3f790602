"""The card of a game: its map on a table, and beside it who plays, who won, and what for."""

from bastide.art import needed as needed  # isort: split

from bastide.art.card.sheet import SIZE, Card, CardRow, render_card

__all__ = ["SIZE", "Card", "CardRow", "render_card"]
