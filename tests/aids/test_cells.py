"""What may come to an open cell equals what the engine offers, and its chances equal enumeration."""

from fractions import Fraction
from itertools import combinations, count, cycle, islice

import pytest

from bastide.aids import cells
from bastide.aids.fill_chances import RemainingKind, StageDraws, chance_missed, draw_chances, draws_left, kinds_left
from bastide.bots.playout import Rng
from bastide.core.actions import TURNS_SHIFT
from bastide.core.engine import Engine
from tests.aids.boards import GAMES, boards

Cover = dict[str, set[frozenset[int]]]


def offered(engine: Engine) -> Cover:
    """For each tile that may be drawn now the sets of cells that it really comes to lie on: it is drawn, placed
    wherever that is offered, and taken back."""
    found: Cover = {}
    for action in [int(engine.acts[i]) for i in range(int(engine.legal()))]:
        tile = engine.rules.tiles[action >> TURNS_SHIFT]
        laid = int(engine.state.board.n_laid)
        found[tile.id] = set()
        before = engine.plies
        engine.push(action)
        held = int(engine.state.hand) == tile.index
        while held and engine.current().name != "place":  # what the drawn tile does first, however it is answered
            engine.legal()
            engine.push(engine.acts[0])
        if held:
            for place in [int(engine.acts[i]) for i in range(int(engine.legal()))]:
                engine.push(place)
                board = engine.state.board
                size = len(tile.spec.cells)
                found[tile.id].add(frozenset(int(board.laid[laid + i].cell) for i in range(size)))
                engine.pop()
        while engine.plies > before:
            engine.pop()
    return found


def check_fits(engine: Engine) -> None:
    """Every open cell of a position where a tile is about to be drawn."""
    real, board = offered(engine), engine.state.board
    index = engine.rules.tile_index
    for one in cells(engine):
        cell = board.cell(one.x, one.y)
        wanted = {name for name, places in real.items() if any(cell in place for place in places)}
        assert {name for name in one.kinds if name in real} == wanted
        assert one.fits == sum(int(engine.state.left(index[name])) for name in one.kinds)


@pytest.mark.parametrize(("rules", "players", "options"), GAMES[:2] + GAMES[3:])
def test_a_tile_fits_where_it_would_be_offered(rules: str, players: int, options: dict[str, object]) -> None:
    if options.get("hand"):
        return check_hand(rules, players, options)
    waiting = (engine for engine in boards(rules, players, options, seed=4) if engine.seat < 0)
    for engine in islice(waiting, 3, 60, 28):
        check_fits(engine)


def check_hand(rules: str, players: int, options: dict[str, object]) -> None:
    """With a hand of two a tile may be kept instead: the kept ones are held, and fill cells that the bag cannot."""
    held = [one for engine in islice(boards(rules, players, options, seed=4), 90, 160, 30) for one in cells(engine)]
    assert any(one.held for one in held)
    assert not any(one.dead for one in held if one.held)


@pytest.mark.long
@pytest.mark.parametrize("number", range(10))
def test_a_thousand_boards(number: int) -> None:
    games = cycle(game for game in GAMES if not game[2].get("hand"))
    seen = 0
    for seed, (rules, players, options) in zip(count(1000 * number), games):
        for engine in boards(rules, players, options, seed=seed, every=17):
            if engine.seat < 0:
                check_fits(engine)
                check_chances(engine)
                seen += 1
        if seen >= 100:
            return


@pytest.mark.parametrize(("rules", "players", "options"), GAMES[:2] + GAMES[3:7])
def test_what_is_dead_stays_dead(rules: str, players: int, options: dict[str, object]) -> None:
    dead: set[tuple[int, int]] = set()
    for engine in boards(rules, players, options, seed=9, every=11):
        dead |= {(one.x, one.y) for one in cells(engine) if one.dead}
    board = engine.state.board
    face_up = [placed for placed in board.laid[: int(board.n_laid)] if not placed.tile.blank]
    assert dead
    assert not dead & {(board.x(int(placed.cell)), board.y(int(placed.cell))) for placed in face_up}


def enumerated(cell: int, kinds: list[RemainingKind], draws: list[StageDraws]) -> Fraction:
    """The chance that nothing goes to a cell, tile by tile and, where not all are drawn, choice by choice."""
    chance = Fraction(1)
    for kind in kinds:
        chance *= elsewhere(kind, cell) ** kind.held
    for stage, some in enumerate(draws):
        tiles = [elsewhere(kind, cell) for kind in kinds if kind.stage == stage for _ in range(kind.copies)]
        assert len(tiles) == some.tiles
        whole, number = Fraction(0), 0
        for chosen in combinations(tiles, some.drawn):
            product = Fraction(1)
            for one in chosen:
                product *= one
            whole, number = whole + product, number + 1
        chance *= whole / number
    return chance


def elsewhere(kind: RemainingKind, cell: int) -> Fraction:
    """The chance that one tile does not go to a cell."""
    hits = len([place for place in kind.places if cell in place])
    return 1 - Fraction(hits, len(kind.places)) if kind.places else Fraction(1)


def check_chances(engine: Engine) -> None:
    """Every open cell; where the choices are too many to count, every tile is drawn."""
    kinds, draws = kinds_left(engine), draws_left(engine)
    if any(some.drawn < some.tiles > 12 for some in draws):
        return
    for one in cells(engine):
        wanted = 1 - enumerated(engine.state.board.cell(one.x, one.y), kinds, draws)
        assert one.filled == pytest.approx(float(wanted), abs=1e-9)
        assert one.dead == (wanted == 0)


@pytest.mark.parametrize(("rules", "players", "options"), [GAMES[0], GAMES[4]])
def test_chances_equal_enumeration(rules: str, players: int, options: dict[str, object]) -> None:
    for engine in islice(boards(rules, players, options, seed=6), 20, None, 70):
        check_chances(engine)


def bags(number: int) -> list[tuple[list[RemainingKind], list[StageDraws]]]:
    """Small bags in two stages of which not everything is drawn, at random."""
    rng, made = Rng(number), []
    for _ in range(number):
        kinds = []
        for stage in (0, 1):
            for copies in range(1, 4):
                places = [frozenset([int(rng.below(5))]) for _ in range(int(rng.below(4)))]
                kinds.append(RemainingKind(f"{stage}{copies}", stage, copies, int(rng.below(2)), list(set(places))))
        drawn = 6 - int(rng.below(5))
        later = int(rng.below(7)) if drawn == 6 else 0
        seat_of = [(i + int(rng.below(3))) % 3 for i in range(6)]
        draws = [StageDraws(6, some, [seat_of[:some].count(seat) for seat in range(3)]) for some in (drawn, later)]
        made.append((kinds, draws))
    return made


def test_limited_draws_equal_enumeration() -> None:
    for kinds, draws in bags(12):
        for cell in range(5):
            assert chance_missed(cell, kinds, draws) == pytest.approx(float(enumerated(cell, kinds, draws)), abs=1e-12)


def test_what_comes_to_a_seat_equals_enumeration() -> None:
    """Every way in which the fitting tiles may lie among the draws of the first stage; the second has none."""
    for kinds, draws in bags(12):
        fitting = [kind for kind in kinds if kind.stage == 0 and kind.copies != 2]
        assert sum(kind.copies for kind in fitting) == 4
        for seat, told in enumerate(draw_chances(fitting, draws, 3)):
            own = draws[0].by_seat[seat]
            ways = list(combinations(range(6), 4))
            hits = [way for way in ways if any(place < own for place in way)]
            assert told == pytest.approx(len(hits) / len(ways))


def test_everybody_draws_in_turn() -> None:
    """30 tiles are drawn (HOUSE-6): with two seats 15 each, whatever lies in the bag."""
    engine = next(boards("base+fields", 2, {"draws": 30}, seed=1))
    (land,) = draws_left(engine)
    assert (land.tiles, land.drawn, land.by_seat) == (70, 29, [14, 15])


def test_asking_changes_nothing() -> None:
    for engine in islice(boards("base+fields+river+abbot", 2, {}, seed=2), 0, 120, 13):
        before, legal = engine.hash(), [int(engine.acts[i]) for i in range(int(engine.legal()))]
        cells(engine)
        assert engine.hash() == before
        assert [int(engine.acts[i]) for i in range(int(engine.legal()))] == legal
