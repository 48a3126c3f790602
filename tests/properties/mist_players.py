"""Players for whole co-operative games of the reference: some careless, some who see to it that games last."""

import random

from tests.properties.players import crowd, random_tile
from tests.reference.mist_offers import MistOffers
from tests.reference.play import Play

CROWDING = 12
"""Of so many placements the careless choose the one with most tiles around, so that castles and cemeteries close."""


def mist_action(position: Play, chance: random.Random, care: float) -> str:
    """`care` says how often a placement is chosen that finishes most or leaves most ghosts in
    the bank, and that many ghosts are sent away."""
    if position.step == "draw":
        return "draw " + random_tile(position, chance, odd=0.03)
    choices = sorted(position.legal())
    if position.step == "place":
        if chance.random() < care:
            some = chance.sample(choices, min(8, len(choices)))
            return max(some, key=lambda text: (prospects(position, text), crowd(position, text)))
        return max(chance.choices(choices, k=CROWDING), key=lambda text: crowd(position, text))
    if position.step == "figure" and chance.random() < 0.2:
        return "pass"
    if position.step == "reward" and chance.random() < 0.5:
        return "take points"
    if position.step in ("reward", "chase"):
        most = [text for text in choices if text.startswith("banish 3")]
        return chance.choice(most if most and chance.random() < care else choices)
    return chance.choice(choices)


def prospects(position: Play, text: str) -> int:
    """Ghosts in the bank once the tile lies there, and what it finishes; nothing is worse than a lost game."""
    after = position.play(text)
    assert isinstance(after, MistOffers)
    if after.step == "over":
        return 99 if after.winners else -1
    return after.bank + 4 * len(after.finished())
