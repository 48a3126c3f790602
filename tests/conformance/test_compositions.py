"""Every module, every pair, and every pair with every third module plays whole games by the laws, or is refused with a
sentence. All modules of the registry come in by themselves."""

import random
from pathlib import Path

import pytest

from bastide import Game, RulesetError
from bastide.rules import MODULES, PRESETS, seat_range
from tests.conformance.compositions import (
    alone_and_in_pairs,
    distinct_games,
    every_three,
    excluded,
    has_richer_twin,
    largest,
    options_of,
    with_what_they_need,
)
from tests.conformance.laws import Witness

GAMES = distinct_games()
ALONE = [with_what_they_need((name,)) for name in MODULES]


def tiered(number: int, names: tuple[str, ...]) -> object:
    """Each module alone, every fourth of the others, and what is refused always. The others in test-full, and what a
    richer game plays anyway."""
    always = names in ALONE or number % 4 == 0 or excluded(names)
    return pytest.param(names, marks=pytest.mark.long if has_richer_twin(names) or not always else ())


def sampled(number: int, names: tuple[str, ...]) -> object:
    """The first ones always, the others in test-full."""
    return pytest.param(names, marks=pytest.mark.long if number > 1 else ())


def refused(text: str) -> str:
    """The sentence that refuses these rules, if any."""
    try:
        Game(text, players=2, chance="manual")
    except RulesetError as refusal:
        sentence = str(refusal)
    else:
        return ""
    assert 10 < len(sentence) < 200
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize("names", alone_and_in_pairs(), ids="+".join)
def test_a_text_that_lacks_something_is_refused_with_a_sentence_or_can_be_played(names: tuple[str, ...]) -> None:
    text = "+".join(names)
    if set(with_what_they_need(names)) == set(names) and not excluded(names):
        assert refused(text) == ""
    if not refused(text):
        Witness(Game(text, players=2, chance="manual"), text).play(every=50)


@pytest.mark.parametrize("names", [tiered(*one) for one in enumerate(GAMES)], ids="+".join)
def test_modules_and_pairs_play_by_the_laws(names: tuple[str, ...], tmp_path: Path) -> None:
    text = "+".join(names)
    if excluded(names):
        with pytest.raises(RulesetError, match=r"exclude each other: leave one of them out|a game of its own"):
            Game(text)
        return
    play_by_the_laws(names, tmp_path)


def play_by_the_laws(names: tuple[str, ...], tmp_path: Path) -> None:
    """A whole game of any number of players, written, read and taken back."""
    text = "+".join(names)
    players = random.Random(text).randint(2, seat_range(text)[1])
    witness = Witness(Game(text, players=players, chance="manual"), text).play()
    witness.replay(tmp_path)
    witness.rewind()


@pytest.mark.parametrize("turned", range(3))
@pytest.mark.parametrize("names", sorted(set(largest())), ids="+".join)
def test_options_play_by_the_laws(names: tuple[str, ...], turned: int, tmp_path: Path) -> None:
    """Every value of every option has its turn in one of these games."""
    text = "+".join(names)
    options = {
        name: values[(turned + place) % len(values)] for place, (name, values) in enumerate(options_of(names).items())
    }
    Witness(Game(text, players=2, chance="manual", options=options), text).play(every=20).replay(tmp_path)


@pytest.mark.parametrize("names", [sampled(*one) for one in enumerate(every_three())], ids="+".join)
def test_each_pair_plays_with_each_third_module_by_the_laws(names: tuple[str, ...], tmp_path: Path) -> None:
    play_by_the_laws(names, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("names", [names for names in GAMES if not excluded(names)], ids="+".join)
def test_many_games_of_each(names: tuple[str, ...], seed: int, tmp_path: Path) -> None:
    text = "+".join(names)
    chance = random.Random(f"{text} {seed}")
    options = {name: chance.choice(values) for name, values in options_of(names).items() if chance.random() < 0.3}
    most = seat_range(text)[1]
    players = 1 if options.get("solo") and chance.random() < 0.2 else 2 + seed % (most - 1)  # each number in turn
    game = Game(text, players=players, chance="manual", starter=chance.randrange(players), options=options)
    witness = Witness(game, f"{text} {seed}").play(every=3)
    witness.replay(tmp_path)
    witness.rewind()


def test_presets_are_made_of_modules() -> None:
    for modules in PRESETS.values():
        assert set(modules) <= set(MODULES)
