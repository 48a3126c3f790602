"""Siege & Defense: what holds whatever is played. Taking back, replays, offers, what is kept, what is hidden."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bastide import Action, Game
from tests.properties.both_ways import (
    AT_MOST,
    each_is_taken_back,
    is_the_same_replayed,
    texts_lose_nothing,
    there_and_back,
)
from tests.properties.test_offers import accepted, random_offer
from tests.properties.test_undo import tiles_of

EVERYTHING = "base+fields+abbot+arrows+ghosts+conquest"
COMPANIES = (
    ("base+conquest", 6),
    ("base+fields+river+abbot+conquest", 4),
    ("base+fields+abbot+anniversary+conquest", 5),
    (EVERYTHING, 3),
)
KINDS = {"draw", "besiege", "flee", "place", "meeple", "abbot", "recall", "man", "farm", "pass"}
WALLS = ("knights", "highwaymen", "monks")


def manual(rules: str, players: int, draws: int = 40) -> Game:
    return Game(rules, players=players, chance="manual", draws=draws)


def warlike(game: Game, chance: random.Random) -> Action:
    """Tiles with symbols are drawn half the time, figures put down nearly always, knights and highwaymen rather than
    others, and walls manned half the time: attacks find figures to take off."""
    offers = game.legal_actions()
    if offers[0].kind == "draw" and chance.random() < 0.5:
        offers = [one for one in offers if one.tile.startswith("CQ-")] or offers
    asked = game.decision.step if game.decision else ""
    if len(offers) > 1 and chance.random() < (0.5 if asked == "man" else 0.9):
        offers = [one for one in offers if one.text != "pass"]
    if asked == "figure" and chance.random() < 0.7:
        offers = [one for one in offers if one.feature in ("city", "road")] or offers
    by_kind: dict[str, list[Action]] = {}
    for action in offers:
        by_kind.setdefault(action.text.split()[0], []).append(action)
    return chance.choice(by_kind[chance.choice(sorted(by_kind))])


def test_every_action_can_be_taken_back() -> None:
    verbs: set[str] = set()
    for seed in range(2):
        game = manual(EVERYTHING, players=2 + seed, draws=30)
        verbs |= each_is_taken_back(game, random.Random(seed), warlike, 2 * AT_MOST)
    assert verbs >= KINDS


def test_every_question_comes_up_and_is_taken_back_with_its_game() -> None:
    asked: set[str] = set()
    for seed in range(3):
        game = manual("base+fields+abbot+arrows+conquest", players=2 * seed + 2)
        asked |= there_and_back(game, random.Random(seed), warlike)[0]
    assert asked >= {"draw", "besiege", "flee", "place", "figure", "man"}


@pytest.mark.parametrize(("rules", "players"), COMPANIES)
def test_no_figure_no_catapult_and_no_tile_is_lost_or_made(rules: str, players: int) -> None:
    """Figures are in supply, on the map or at a wall; at most one catapult stands at each wall (CON-21), and no row
    holds more meeples than it has spaces, nor is it full when somebody is asked (CON-46)."""
    chance = random.Random(f"{rules} {players}")
    game = manual(rules, players, draws=70)
    own, whole = game.view_for(None)["supply"][0], tiles_of(game)
    assert own["meeple"] == (7 if "ghosts" in rules else 9)
    at_the_walls = 0
    while not game.over:
        game.push(warlike(game, chance))
        view = game.shown_to(None)
        assert tiles_of(game) == whole
        walls = view["fortress"]["walls"]
        for seat in range(players):
            for kind, number in own.items():
                assert view["supply"][seat][kind] + elsewhere(view, seat, kind) == number + gained(view, seat, kind)
        for wall in walls:
            assert sum(wall["row"]) + wall["free"] == view["fortress"]["spaces"]
            assert wall["free"] > 0
            assert min(wall["row"] + wall["camp"]) >= 0
        assert [wall["wall"] for wall in walls] == list(WALLS)
        at_the_walls = max(at_the_walls, sum(sum(wall["row"] + wall["camp"]) for wall in walls))
    assert at_the_walls > 3


def elsewhere(view: dict[str, Any], seat: int, kind: str) -> int:
    """On the map, and for meeples at the walls."""
    standing = sum((one["seat"], one["kind"]) == (seat, kind) for one in view["figures"])
    if kind == "meeple":
        standing += sum(wall["row"][seat] + wall["camp"][seat] for wall in view["fortress"]["walls"])
    return standing


def gained(view: dict[str, Any], seat: int, kind: str) -> int:
    """Guards that have come out of the stock (GHO-42)."""
    return 3 - view["stock"][seat]["guard"] if kind == "guard" else 0


@pytest.mark.parametrize(("rules", "players"), COMPANIES)
def test_points_of_walls_are_three_for_each_meeple_that_goes_home_from_them(rules: str, players: int) -> None:
    """CON-25, CON-50, CON-51: told by the lines, and by the walls before and after."""
    chance = random.Random(f"{players} {rules}")
    game = manual(rules, players)
    paid = 0
    while not game.over:
        before, told = garrisons(game), len(game.explain())
        action = warlike(game, chance)
        game.push(action)
        after = garrisons(game)
        added = 1 if action.kind in ("man", "farm") else 0
        lines = [line for line in game.explain()[told:] if line.feature == "wall"]
        assert all(line.points == 3 * line.count and len(line.seats) == 1 for line in lines)
        assert sum(line.count for line in lines) == sum(before) - sum(after) + added
        paid += sum(line.count for line in lines)
    assert garrisons(game) == [0] * players
    assert paid > 0


def garrisons(game: Game) -> list[int]:
    """How many meeples each seat has at all walls."""
    walls = game.shown_to(None)["fortress"]["walls"]
    return [sum(wall["row"][seat] + wall["camp"][seat] for wall in walls) for seat in range(len(game.scores))]


@pytest.mark.parametrize(("rules", "players"), COMPANIES)
def test_a_replayed_record_is_the_same_game(rules: str, players: int) -> None:
    chance = random.Random(rules)
    game = Game(rules, players=players, seed=7, draws=60)
    is_the_same_replayed(game, chance, warlike, chance.randrange(60, 120))


def test_who_is_at_which_wall_is_part_of_the_position() -> None:
    """Positions that differ in the wall, in the catapult or in the figure taken off have different hashes."""
    chance = random.Random(3)
    met: dict[str, int] = {}
    for seed in range(3):
        game = manual("base+fields+abbot+conquest", players=2 + seed, draws=50)
        while not game.over:
            step = game.decision.step if game.decision else ""
            if step in ("besiege", "flee", "man"):
                hashes = set()
                for action in game.legal_actions():
                    game.push(action)
                    hashes.add(game.hash())
                    game.pop()
                assert len(hashes) == len(game.legal_actions())
                met[step] = met.get(step, 0) + 1
            game.push(warlike(game, chance))
    assert min(met.get(step, 0) for step in ("besiege", "flee", "man")) > 1


def neighbourhood(game: Game) -> Iterator[str]:
    """Texts of every kind about every wall and every tile, legal or not."""
    yield from ("pass", "besiege", "man", "farm", "flee", "again", "activate portal", "man knights 2", "besiege ?")
    for wall in (*WALLS, "farmers", "knight", ""):
        for verb in ("besiege", "man", "farm", "flee", "meeple wall", "flee meeple"):
            yield f"{verb} {wall}"
    for tile in game.view_for(None)["tiles"]:
        cell = f"{tile['x']},{tile['y']}"
        for verb in ("flee meeple", "flee guard", "flee abbot", "meeple", "portal meeple", "reinforce meeple"):
            for feature in ("road", "city"):
                for at in ("N", "E", "S", "W", "NS", "EW", "NE", "SW"):
                    yield from (f"{verb} {feature} {cell} {at}", f"{verb} {feature} {cell} {at} 2")
            for feature in ("castle", "cemetery", "monastery", "garden", "wall", "camp"):
                yield f"{verb} {feature} {cell} I"
            for at in ("01234567", "0127", "3456", "23", "67"):
                yield f"{verb} field {cell} {at}"


def test_what_is_offered_is_accepted_and_nothing_else_nearby() -> None:
    chance = random.Random(11)
    steps: dict[str, int] = {}
    for rules, players in ((EVERYTHING, 2), ("base+fields+abbot+arrows+conquest", 4)):
        game = manual(rules, players, draws=60)
        while not game.over:
            legal = {action.text for action in game.legal_actions()}
            assert all(game.why(text) is None for text in legal)
            step = game.decision.step if game.decision else ""
            steps[step] = steps.get(step, 0) + 1
            if steps[step] < 5:
                before = game.hash()
                nearby = sorted({*neighbourhood(game), *(text + " 2" for text in legal)})
                for text in [*chance.sample(nearby, min(400, len(nearby))), *nearby[:40], *sorted(legal)[:40]]:
                    assert accepted(game, text) == (text in legal), text
                assert game.hash() == before
            game.push(warlike(game, chance))
    assert steps.keys() >= {"besiege", "flee", "man", "figure"}


@pytest.mark.parametrize("players", [2, 6])
def test_packed_actions_structs_and_texts_convert_without_loss(players: int) -> None:
    chance = random.Random(5)
    game = manual(EVERYTHING if players < 6 else "base+fields+abbot+arrows+conquest", players, draws=50)
    texts_lose_nothing(game, chance, warlike)


def test_a_view_tells_nothing_of_what_is_to_come() -> None:
    """A game with a seed, which could know its next tiles, shows the same as one to which the draws are told."""
    chance = random.Random(8)
    known = Game(EVERYTHING, players=3, seed=5, draws=50)
    told = manual(EVERYTHING, players=3, draws=50)
    while not known.over:
        known.push(warlike(known, chance))
        for action in known.actions[len(told.actions) :]:
            told.push(action)
        for seat in (None, 0, 1, 2):
            assert known.view_for(seat) == told.view_for(seat)
        assert known.left() == told.left()
    assert told.over


def test_random_offers_end_every_game() -> None:
    """Six at a table, whatever they answer."""
    chance = random.Random(4)
    game = manual("base+fields+abbot+conquest", 6, draws=75)
    while not game.over:
        game.push(random_offer(game, chance))
    assert game.winners
