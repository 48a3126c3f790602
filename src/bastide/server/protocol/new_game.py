"""A game whose draws are passed in, from the terms of a table."""

from typing import Any

from bastide.core.refusal import RulesetError
from bastide.game import Game
from bastide.records.position import PositionError
from bastide.rules import VERSIONS, module_names
from bastide.server.protocol.events import HouseValue


def new_game(rules: str, seats: int, starter: int, house: dict[str, HouseValue], position: str = "") -> Game:
    """A game whose draws are passed in, optionally from a position. Raises RulesetError. The `seed` option of older
    tables only appears in the record."""
    if position:
        try:
            return Game.from_position(position, chance="manual")
        except PositionError as error:
            raise RulesetError(f"the position cannot be read: {error}") from None
    options = VERSIONS.recorded(house, module_names(rules))
    seed: Any = options.pop("seed", None)
    return Game(rules, players=seats, seed=seed, chance="manual", starter=starter, options=options)
