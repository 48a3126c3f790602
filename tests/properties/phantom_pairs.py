"""What players with phantoms look for."""

import random

from tests.reference.play import Play


def phantom_wish(position: Play, chance: random.Random) -> str | None:
    """Mostly they put down two figures a turn."""
    choices = sorted(position.legal())
    if position.step == "phantom":
        return chance.choice(choices) if chance.random() < 0.9 else "pass"
    first = [text for text in choices if not text.startswith(("phantom", "pass"))]
    if position.step == "figure" and first and chance.random() < 0.5:
        return chance.choice(first)
    return None
