"""Ghosts, castles and cemeteries: what holds whatever is played. Taking back, replays, offers, what is kept, what is
hidden."""

import random
from collections.abc import Iterator

import pytest

from bastide import Action, Game
from tests.properties.both_ways import (
    AT_MOST,
    each_is_taken_back,
    is_the_same_replayed,
    tells_nothing_hidden,
    texts_lose_nothing,
    there_and_back,
)
from tests.properties.test_offers import accepted, random_offer

EVERYTHING = "base+fields+abbot+arrows+ghosts"
PARTS = ("base+mist", "base+cemeteries", "base+mist+castles", EVERYTHING)
KINDS = {"draw", "place", "spook", "meeple", "guard", "abbot", "recall", "reinforce", "portal", "pass"}
TRIES = 6


def busy(game: Game, chance: random.Random) -> Action:
    """Figures are put down and ghosts let out: of some placements the one that asks most or haunts most."""
    offers = game.legal_actions()
    if offers[0].kind != "place":
        return random_offer(game, chance)
    return max(chance.choices(offers, k=TRIES), key=lambda action: haunting(game, action))


def haunting(game: Game, action: Action) -> tuple[bool, int]:
    """Whether it is asked then whom the ghost frightens, and how many ghosts stand with figures."""
    game.push(action)
    asked = game.decision is not None and game.decision.step in ("thicken", "disperse")
    number = sum(int(figure.tokens) for figure in game.engine.state.figures)
    game.pop()
    return asked, number


def manual(rules: str, players: int, draws: int = 40) -> Game:
    return Game(rules, players=players, chance="manual", draws=draws)


def test_every_action_can_be_taken_back() -> None:
    kinds: set[str] = set()
    for seed in range(2):
        game = manual(EVERYTHING, players=2 + seed, draws=30)
        kinds |= each_is_taken_back(game, random.Random(seed), busy, most=2 * AT_MOST)
    assert kinds >= KINDS


def test_every_question_comes_up_and_is_taken_back_with_its_game() -> None:
    asked: set[str] = set()
    for seed in range(3):
        steps, _ = there_and_back(manual(EVERYTHING, players=2 + seed, draws=35), random.Random(seed), busy)
        asked |= steps
    assert asked >= {"draw", "place", "thicken", "disperse", "symbol", "figure", "extra"}


@pytest.mark.parametrize(("rules", "players"), list(zip(PARTS, range(2, 6), strict=True)))
def test_no_ghost_no_guard_and_no_figure_is_lost_or_made(rules: str, players: int) -> None:
    """Fifteen ghosts; of each colour five meeples, five guards and an abbot."""
    chance = random.Random(f"{rules} {players}")
    game = manual(rules, players, draws=70)
    while not game.over:
        game.push(busy(game, chance))
        view = game.shown_to(None)
        figures = view["figures"]
        assert len({one["id"] for one in figures}) == len(figures)
        for seat, (supply, stock) in enumerate(zip(view["supply"], view["stock"], strict=True)):
            standing = [one["kind"] for one in figures if one["seat"] == seat]
            assert supply["meeple"] + standing.count("meeple") == 5
            assert supply["guard"] + standing.count("guard") + stock["guard"] == 5
            assert supply.get("abbot", 0) + standing.count("abbot") == int("abbot" in rules)
        haunted = [one for one in figures if one.get("ghosts")]
        assert all(one["kind"] != "guard" and one["ghosts"] in (1, 2) for one in haunted)
        if "mist" in view:
            assert view["mist"]["bank"] + sum(one["ghosts"] for one in haunted) == 15
        else:
            assert not haunted
        assert all(score >= 0 for score in view["scores"])


@pytest.mark.parametrize("rules", PARTS)
def test_a_replayed_record_is_the_same_game(rules: str) -> None:
    chance = random.Random(rules)
    game = Game(rules, players=3, seed=7, draws=60)
    is_the_same_replayed(game, chance, busy, stop=chance.randrange(60, 120))


def test_ghosts_of_a_figure_are_part_of_the_position() -> None:
    """Two positions that differ only in who has the ghost have different hashes."""
    chance = random.Random(3)
    met = 0
    game = manual(EVERYTHING, players=2)
    while not game.over:
        if game.decision and game.decision.step in ("thicken", "disperse"):
            hashes = set()
            for action in game.legal_actions():
                game.push(action)
                hashes.add(game.hash())
                game.pop()
            assert len(hashes) == len(game.legal_actions())
            met += 1
        game.push(busy(game, chance))
    assert met > 3


def neighbourhood(game: Game) -> Iterator[str]:
    """Texts of every kind about every tile, legal or not."""
    yield from ("pass", "spook", "score", "spook ghost", "again", "activate portal")
    for tile in game.view_for(None)["tiles"]:
        cell = f"{tile['x']},{tile['y']}"
        for kind in ("meeple", "guard", "abbot"):
            for at in ("N", "E", "S", "W", "NS", "EW", "NE", "SW"):
                for feature in ("road", "city"):
                    yield from (f"spook {kind} {feature} {cell} {at}", f"spook {kind} {feature} {cell} {at} 2")
                    yield f"{kind} {feature} {cell} {at}"
            for feature in ("castle", "cemetery", "monastery", "garden", "ruin", "mist"):
                yield from (f"spook {kind} {feature} {cell} I", f"{kind} {feature} {cell} I")
                yield from (f"portal {kind} {feature} {cell} I", f"reinforce {kind} {feature} {cell} I")
            for at in ("01234567", "0127", "3456", "23", "67", "45"):
                yield from (f"spook {kind} field {cell} {at}", f"spook {kind} field {cell} {at} 1")


def test_what_is_offered_is_accepted_and_nothing_else_nearby() -> None:
    chance = random.Random(11)
    steps: dict[str, int] = {}
    for players in (2, 4):
        game = manual(EVERYTHING, players)
        while not game.over:
            legal = {action.text for action in game.legal_actions()}
            assert all(game.why(text) is None for text in legal)
            step = game.decision.step if game.decision else ""
            steps[step] = steps.get(step, 0) + 1
            if steps[step] < 5:
                before = game.hash()
                nearby = sorted({*neighbourhood(game), *(text + " 2" for text in legal)})
                for text in [*chance.sample(nearby, min(600, len(nearby))), *sorted(legal)[:40]]:
                    assert accepted(game, text) == (text in legal), text
                assert game.hash() == before
            game.push(busy(game, chance))
    assert steps.keys() >= {"thicken", "disperse", "figure"}


def test_packed_actions_structs_and_texts_convert_without_loss() -> None:
    texts_lose_nothing(manual(EVERYTHING, players=2, draws=70), random.Random(5), busy)


def test_a_view_tells_nothing_of_what_is_to_come() -> None:
    known = Game(EVERYTHING, players=3, seed=5, draws=60)
    tells_nothing_hidden(known, manual(EVERYTHING, players=3, draws=60), random.Random(8), busy)
