"""Games to be analysed."""

from collections.abc import Sequence

from bastide import Game, Record
from bastide.bots import make_bot

SYSTEMS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("base", 2, {}),
    ("base+fields", 3, {"hand": 2}),
    ("base+fields", 2, {"draws": 5}),
    ("base+fields+river+abbot", 3, {}),
    ("base+fields+river20+abbot", 5, {}),
    ("base+fields+abbot+anniversary", 2, {"small_cities": 2}),
    ("base+fields+arrows+abbot", 1, {"solo": True}),
    ("base+fields+ghosts", 3, {}),
    ("base+fields+conquest", 6, {}),
    ("base+fields+inns+traders", 2, {}),
    ("tournament", 2, {}),
    ("mists", 2, {"level": 2}),
    ("mists", 3, {"level": 4}),
)
"""Rules, players, options: one of every system."""


def played(
    rules: str, players: int, bot: str, seed: int, most: int = 10**9, options: dict[str, object] | None = None
) -> Record:
    """A game among bots of one kind, to its end or up to so many actions, draws included."""
    game = Game(rules, players=players, seed=seed, options=options)
    bots = [make_bot(bot, seed, 0, seat) for seat in range(players)]
    while game.decision is not None and len(game.actions) < most:
        assert game.decision.seat is not None
        game.push(bots[game.decision.seat].choose(game))
    return game.record()


def said(rules: str, actions: Sequence[str], players: int = 2) -> Record:
    """A game of these actions, draws included."""
    game = Game(rules, players=players, chance="manual")
    for action in actions:
        game.push(action)
    return game.record()
