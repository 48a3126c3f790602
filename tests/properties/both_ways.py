"""Laws about a whole game of any rules, for the tests of each of them: there and back again, texts and packed actions,
and what a view may know. `choose` is how the game is played."""

import random
from collections.abc import Callable

import pytest

from bastide import Action, Game, Record
from bastide.core.notation import to_action, to_packed

State = tuple[int, list[str], dict[str, object]]
Choose = Callable[[Game, random.Random], Action]
AT_MOST = 12
"""So many offers of each kind are tried at a decision; a portal opens hundreds."""


def state_of(game: Game) -> State:
    """Whatever must be as it was."""
    return game.hash(), [action.text for action in game.legal_actions()], dict(game.view_for(None))


def some_of_each_kind(game: Game, chance: random.Random) -> list[Action]:
    """All the offers, but of every kind at most AT_MOST."""
    by_kind: dict[tuple[str, str], list[Action]] = {}
    for action in game.legal_actions():
        by_kind.setdefault((action.kind, action.figure), []).append(action)
    return [one for offers in by_kind.values() for one in chance.sample(offers, min(len(offers), AT_MOST))]


def any_kind(game: Game, chance: random.Random) -> Action:
    """Any of some offers of each kind."""
    return chance.choice(some_of_each_kind(game, chance))


def any_offer(game: Game, chance: random.Random) -> Action:
    """Any offer as likely as any other."""
    return chance.choice(game.legal_actions())


def each_is_taken_back(game: Game, chance: random.Random, choose: Choose, most: int = 1000) -> set[str]:
    """At every decision offers of each kind are played and taken back; the verbs that came up."""
    verbs: set[str] = set()
    while not game.over:
        before = state_of(game)
        for action in some_of_each_kind(game, chance)[:most]:
            game.push(action)
            assert game.pop() == action
            assert (game.hash(), [again.text for again in game.legal_actions()]) == before[:2]
            verbs.add(action.text.split()[0])
        assert state_of(game) == before
        game.push(choose(game, chance))
    return verbs


def there_and_back(game: Game, chance: random.Random, choose: Choose) -> tuple[set[str], set[str]]:
    """A whole game, taken back and played again: the positions on the way are the same. The steps and verbs of it."""
    steps: set[str] = set()
    states = [state_of(game)]
    while not game.over:
        steps.add(game.decision.step if game.decision else "")
        game.push(choose(game, chance))
        states.append(state_of(game))
    actions = game.actions
    for action, before in zip(reversed(actions), reversed(states[:-1]), strict=True):
        assert game.pop() == action
        assert state_of(game) == before
    with pytest.raises(IndexError):
        game.pop()
    for action, after in zip(actions, states[1:], strict=True):
        game.push(action)
        assert state_of(game) == after
    return steps, {action.text.split()[0] for action in actions}


def draws_the_same_again(game: Game, chance: random.Random) -> None:
    """A game that draws by itself: what follows an action follows it again."""
    while not game.over:
        before, length = state_of(game), len(game.actions)
        action = chance.choice(game.legal_actions())
        game.push(action)
        after = state_of(game)
        assert game.pop() == action
        assert state_of(game) == before
        assert len(game.actions) == length
        game.push(action)
        assert state_of(game) == after


def is_the_same_replayed(game: Game, chance: random.Random, choose: Choose, stop: int) -> None:
    """Written down after so many actions and read again it is the same game."""
    while not game.over and len(game.actions) < stop:
        game.push(choose(game, chance))
    again = Game.replay(Record.loads(game.record().dumps()))
    assert again.record().header.options == game.record().header.options
    assert again.hash() == game.hash()
    assert again.actions == game.actions
    assert again.view_for(None) == game.view_for(None)
    assert again.over or again.legal_actions() == game.legal_actions()


def texts_lose_nothing(game: Game, chance: random.Random, choose: Choose) -> None:
    """Packed actions, structs and texts convert into each other at every decision."""
    engine = game.engine
    while not game.over:
        for i in range(int(engine.legal())):
            packed = int(engine.acts[i])
            action = to_action(engine, packed)
            assert Action.parse(action.text) == action
            assert to_packed(engine, action) == packed
        game.push(choose(game, chance))


def tells_nothing_hidden(known: Game, told: Game, chance: random.Random, choose: Choose) -> None:
    """A game with a seed, which could know its next tiles, shows the same as one to which the draws are told."""
    while not known.over:
        known.push(choose(known, chance))
        for action in known.actions[len(told.actions) :]:
            told.push(action)
        for seat in (None, *range(len(known.scores))):
            assert known.view_for(seat) == told.view_for(seat)
        assert known.left() == told.left()
    assert told.over
