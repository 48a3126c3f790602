"""Offered is enforced: nothing that is offered is refused, nothing else is accepted, and texts lose nothing."""

import random
import string
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide import Action, Game, IllegalAction
from bastide.core.notation import to_action, to_packed

SIDES = ["N", "E", "S", "W", "NE", "EW", "NS", "SW", "NESW", "EN", "I", "0127", "3456", "34", "01234567", "7210", ""]
VERBS = [
    "meeple",
    "abbot",
    "recall abbot",
    "reinforce meeple",
    "portal meeple",
    "portal abbot",
    "score",
    "recall meeple",
]
WORDS = ["1,0", "0,0", "-1,1", "90", "180", "U", "city", "draw", "pass", "abbot"]
KINDS = ["draw", "play", "place", "activate", "figure", "recall", "portal", "again", "pass", "meeple", ""]
RULES = ["base+fields", "base+fields+river+abbot", "base+fields+abbot+anniversary"]
PLIES = [0, 1, 2, 31, 60, 61, 62, 150, 151, 152]
AT_MOST = 1500


@cache
def midgame(plies: int, rules: str = "base+fields+abbot+anniversary") -> Game:
    """A game some way in; callers leave it as they find it."""
    chance = random.Random(plies)
    game = Game(rules, players=3, chance="manual", hand=1 + plies % 2)
    for _ in range(plies):
        game.push(chance.choice(game.legal_actions()))
    return game


def accepted(game: Game, action: Action | str) -> bool:
    """Whether the game takes it; taken back at once."""
    try:
        game.push(action)
    except IllegalAction:
        return False
    game.pop()
    return True


def neighbourhood(game: Game) -> Iterator[str]:
    """Every draw, every placement around the table, and every figure on every tile: legal or not."""
    view = game.shown_to(None)
    yield from ("pass", "again", "activate reinforce", "activate portal", "activate extra-turn", "activate")
    for tile in game.engine.rules.tiles:
        yield f"draw {tile.id}"
        yield f"play {tile.id}"
    cells = {(tile["x"] + dx, tile["y"] + dy) for tile in view["tiles"] for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    hand = (view["decision"] or {}).get("tile") or "V"
    for x, y in sorted(cells):
        for rotation in (0, 90, 180, 270):
            yield f"place {hand} {x},{y} {rotation}"
    for tile in view["tiles"]:
        for feature in ("road", "city", "field", "monastery", "garden", "river"):
            for at in SIDES:
                for verb in VERBS:
                    yield f"{verb} {feature} {tile['x']},{tile['y']} {at}"


@pytest.mark.parametrize("hand", [1, 2])
@pytest.mark.parametrize("rules", RULES)
def test_what_is_offered_is_accepted_and_nothing_else_nearby(rules: str, hand: int) -> None:
    chance = random.Random(f"{rules} {hand}")
    game = Game(rules, players=2, chance="manual", hand=hand)
    while not game.over:
        legal = {action.text for action in game.legal_actions()}
        assert all(game.why(text) is None for text in legal)
        if len(game.actions) % 18 == hand:
            before = game.hash()
            nearby = list(neighbourhood(game))
            for text in chance.sample(nearby, min(AT_MOST, len(nearby))):
                assert accepted(game, text) == (text in legal), text
            assert game.hash() == before
        game.push(random_offer(game, chance))


def random_offer(game: Game, chance: random.Random) -> Action:
    """Any kind of action as likely as any other: placements and portals would drown the rest."""
    by_kind: dict[str, list[Action]] = {}
    for action in game.legal_actions():
        by_kind.setdefault(action.text.split()[0], []).append(action)
    return chance.choice(by_kind[chance.choice(sorted(by_kind))])


@settings(derandomize=True, max_examples=300)
@given(plies=st.sampled_from(PLIES), text=st.text(string.printable + "é\0", max_size=30))
def test_no_odd_text_is_accepted(plies: int, text: str) -> None:
    game = midgame(plies)
    assert accepted(game, text) == (text in {action.text for action in game.legal_actions()})


@settings(derandomize=True, max_examples=300)
@given(plies=st.sampled_from(PLIES), data=st.data())
def test_a_legal_text_with_one_word_changed_is_judged_by_what_it_says(plies: int, data: st.DataObject) -> None:
    game = midgame(plies)
    legal = sorted(action.text for action in game.legal_actions())
    words = data.draw(st.sampled_from(legal)).split()
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(
        st.sampled_from([*SIDES, "1,0", "0,0", "-1,1", "90", "180", "U", "city", "draw", "pass", "abbot"])
    )
    text = " ".join(words)
    assert accepted(game, text) == (text in legal)


@settings(derandomize=True, max_examples=300)
@given(
    plies=st.sampled_from(PLIES),
    action=st.builds(
        Action,
        kind=st.sampled_from(
            ["draw", "play", "place", "activate", "figure", "recall", "portal", "again", "pass", "meeple", ""]
        ),
        tile=st.sampled_from(["U", "V", "D-start", "AR-fork", "", "Z"]),
        x=st.integers(-(10**9), 10**9) | st.integers(-3, 3),
        y=st.integers(-3, 3),
        rotation=st.sampled_from([0, 90, 180, 270, 360, -90, 45]),
        figure=st.sampled_from(["meeple", "abbot", ""]),
        feature=st.sampled_from(["city", "road", "field", "monastery", "garden", ""]),
        at=st.sampled_from(SIDES),
        args=st.sampled_from([(), ("portal",), ("U",), ("U", "V"), ("",)]),
    ),
)
def test_no_odd_struct_is_accepted(plies: int, action: Action) -> None:
    game = midgame(plies)
    assert accepted(game, action) == (action.text in {offer.text for offer in game.legal_actions()})


@settings(derandomize=True, max_examples=300)
@given(plies=st.sampled_from(PLIES), packed=st.integers(0, 2**40))
def test_a_packed_action_is_legal_exactly_if_it_is_listed(plies: int, packed: int) -> None:
    engine = midgame(plies).engine
    listed = [int(engine.acts[i]) for i in range(int(engine.legal()))]
    assert engine.is_legal(packed) == (packed in listed)
    assert all(engine.is_legal(offer) for offer in listed)


@pytest.mark.parametrize("hand", [1, 2])
@pytest.mark.parametrize("rules", RULES)
def test_packed_actions_structs_and_texts_convert_without_loss(rules: str, hand: int) -> None:
    chance = random.Random(9)
    game = Game(rules, players=2, chance="manual", hand=hand)
    engine = game.engine
    while not game.over:
        for i in range(int(engine.legal())):
            packed = int(engine.acts[i])
            action = to_action(engine, packed)
            assert Action.parse(action.text) == action
            assert to_packed(engine, action) == packed
        game.push(random_offer(game, chance))
