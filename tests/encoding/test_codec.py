"""Numbers of actions: one for each offer of every game, the same one always, and its meaning back."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.encoding.codec import BEYOND, Codec, Numbers
from bastide.encoding.refusals import decode_number as said_in_words
from bastide.encoding.refusals import why_not
from bastide.encoding.window import size_for
from bastide.rules import MODULES, VERSIONS, make_ruleset, module_names, new_engine, seat_range
from tests.conformance.compositions import distinct_games, excluded
from tests.conformance.mills import Mills
from tests.encoding.games import SYSTEMS, named, random_positions

GAMES = [names for names in distinct_games() if not excluded(names)]
LAYOUTS = Path(__file__).with_name("layouts.json")


def tiered(number: int, names: tuple[str, ...]) -> object:
    """Every second game in `make test`, the others in `make test-full`."""
    return pytest.param("+".join(names), id="+".join(names), marks=() if number % 2 == 0 else pytest.mark.long)


def check_numbers(system: tuple[str, int, dict[str, Any]], seed: int) -> int:
    """Play a random game: every offer has a number of its own, that means it. How many needed one of the `others`."""
    codec, numbers, others = None, Numbers(), 0
    for engine in random_positions(system, seed):
        codec = codec or Codec(engine.rules)
        codec.number(engine, numbers)
        offers = [int(engine.acts[i]) for i in range(int(engine.legal()))]
        found = [int(numbers.of[i]) for i in range(int(numbers.n))]
        assert len(set(found)) == len(offers)
        assert min(found) >= 0
        assert (max(found) >= codec.n_actions) == (engine.seat < 0 and codec.layout.block_of(max(found)).word == "draw")
        assert [int(codec.decode(engine, number)) for number in found] == offers
        others += sum(codec.layout.block_of(number).word == "others" for number in found)
    return others


@pytest.mark.parametrize("system", SYSTEMS, ids=named)
def test_every_offer_has_a_number_of_its_own_that_means_it(system: tuple[str, int, dict[str, Any]]) -> None:
    assert check_numbers(system, 4) == 0


@pytest.mark.parametrize("rules", [tiered(number, names) for number, names in enumerate(GAMES)])
def test_in_every_game_of_two_modules_too(rules: str) -> None:
    others = check_numbers((rules, max(2, seat_range(rules)[0]), {}), 5)
    assert others == 0 or "flier" in rules, "only figures of several owners on one spot have numbers of others (FLI-20)"


def test_a_module_that_declares_nothing_is_numbered_in_the_order_of_its_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "mills", Mills)
    assert check_numbers(("base+fields+mills", 2, {}), 6) > 0


@pytest.mark.parametrize("system", SYSTEMS, ids=named)
def test_a_number_that_is_not_offered_can_be_said_and_is_refused_with_a_reason(
    system: tuple[str, int, dict[str, Any]],
) -> None:
    codec: Codec | None = None
    said = 0
    for turn, engine in enumerate(random_positions(system, 7)):
        if turn % 5:
            continue
        codec = codec or Codec(engine.rules)
        for block in codec.layout.blocks:
            number = block.first + (turn * 7919) % block.size
            offered = engine.is_legal(codec.decode(engine, number))
            refusal = why_not(codec, engine, number)
            assert (refusal is None) == offered
            said += refusal is not None and refusal.text != "" and said_in_words(codec, engine, number) is not None
    assert said > 0


@given(st.integers(0, 2**32), st.integers(0, 200))
def test_numbers_do_not_depend_on_the_way_to_a_position(seed: int, plies: int) -> None:
    """Taken back and played again, or numbered for another position in between: the same numbers."""
    codec, first, second = Codec(make_ruleset("base+fields", 2)), Numbers(), Numbers()
    for ply, engine in enumerate(random_positions(("base+fields", 2, {}), seed)):
        if ply < plies:
            continue
        codec.number(engine, first)
        action = engine.acts[0]
        engine.push(action)
        codec.number(engine, second)
        engine.pop()
        codec.number(engine, second)
        assert list(first.of)[: int(first.n)] == list(second.of)[: int(second.n)]
        return


def in_versions() -> Iterator[tuple[str, tuple[str, int, dict[str, Any]]]]:
    """Every ruleset with the oldest tiles of its boxes, and once more with the newest where there are several."""
    for rules, players, options in SYSTEMS:
        name, played = named((rules, players, options)), module_names(rules)
        oldest, newest = VERSIONS.recorded(options, played), VERSIONS.newest(options, played)
        yield name, (rules, players, oldest)
        if newest != oldest:
            yield f"{name} newest", (rules, players, newest)


def test_the_numbers_of_a_ruleset_never_change() -> None:
    """layouts.json is what has been promised: a change here needs a new version of the environments' ids."""
    promised = json.loads(LAYOUTS.read_text(encoding="utf-8"))
    systems = dict(in_versions())
    assert sorted(promised) == sorted(systems)
    for name, (rules, players, options) in systems.items():
        codec = Codec(make_ruleset(rules, players, options=options))
        told = {block.word: [block.first, block.size] for block in codec.layout.blocks}
        known = promised[name]
        assert told == known["blocks"], rules
        assert codec.places.names == known["places"], rules
        assert int(codec.window.size) == known["window"], rules


def test_a_map_wider_than_the_window_is_told_and_no_two_cells_share_a_number() -> None:
    """In a window of 9 x 9 hardly a game finds room; it wraps round, so that a map may lie anywhere."""
    codec, numbers, beyond = None, Numbers(), 0
    for engine in random_positions(("base", 2, {}), 3):
        codec = codec or Codec(engine.rules, 9)
        codec.number(engine, numbers)
        found = [int(numbers.of[i]) for i in range(int(numbers.n))]
        within = [number for number in found if number != BEYOND]
        assert len(set(within)) == len(within)
        assert len(found) - len(within) == int(numbers.beyond)
        beyond += int(numbers.beyond)
    assert beyond > 0


def test_the_window_has_room_for_what_random_games_need() -> None:
    assert [size_for(72), size_for(84), size_for(105)] == [31, 33, 37]


def test_the_start_is_in_the_middle_of_the_window() -> None:
    engine = new_engine("base", 2)
    codec = Codec(engine.rules)
    centre = engine.state.board.centre
    assert divmod(int(codec.window.at(centre)), 31) == (15, 15)
    assert codec.window.cell(codec.window.at(centre)) == centre
