"""A random game under any rules. Nothing here names a module: whatever is offered is done sooner or later."""

import random

from bastide import Action, Game


def choice(game: Game, chance: random.Random) -> Action:
    """Chance draws as from a shuffled bag; players pick a verb first, so that what is rarely offered gets done, and
    decline one time in four."""
    offers = game.legal_actions()
    if offers[0].kind == "draw":
        left = game.left()
        return chance.choices(offers, [left[offer.tile] for offer in offers])[0]
    active = [offer for offer in offers if offer.text != "pass"]
    if len(active) < len(offers) and (not active or chance.random() < 0.25):
        return Action("pass")
    verb = chance.choice(sorted({verb_of(offer) for offer in active}))
    return chance.choice([offer for offer in active if verb_of(offer) == verb])


def verb_of(action: Action) -> str:
    return action.text.split()[0]
