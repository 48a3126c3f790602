"""Random games: chance and the uniform player choose as they say, and perft agrees with the slow reference."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.bots import make_bot
from bastide.bots.arena import play_out
from bastide.bots.playout import PlayoutCounts, Rng, choose_uniformly, draw, perft, playout, random_game, rewind
from bastide.bots.rollouts import Rollouts
from bastide.core.actions import DRAW, KIND_MASK
from bastide.core.notation import to_action
from bastide.rules import new_engine
from tests.reference.game import Position
from tests.reference.perft import perft as slow_perft

WORD = 2**32


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(
    ("seed", "game", "stream"), [(7, 3, 0), (1, 5, 98), (-5, 2**70 + 1, 2**31 - 1), (2**80 + 2**33, -1, -(2**40) - 3)]
)
def test_known_words(seed: int, game: int, stream: int) -> None:
    """sfc32 in plain arithmetic, step by step, from any integers."""
    a, b, c, d = seed % WORD, ((seed >> 32) ^ (stream * 0x632BE5A7)) % WORD, game % WORD, 1
    mine = Rng(seed, game, stream)
    for step in range(40):
        word = (a + b + d) % WORD
        d = (d + 1) % WORD
        a, b, c = b ^ (b >> 9), (c + c * 8) % WORD, (((c << 21) % WORD | (c >> 11)) + word) % WORD
        if step >= 12:
            assert mine.word() == word


@given(st.integers(), st.integers(0, 2**40), st.integers(0, 9))
@settings(max_examples=30)
def test_any_seed_gives_words_in_range_and_again(seed: int, game: int, stream: int) -> None:
    first, again = Rng(seed, game, stream), Rng(0)
    again.reset(seed, game, stream)
    words = [int(first.word()) for _ in range(20)]
    assert words == [int(again.word()) for _ in range(20)]
    assert all(0 <= word < WORD for word in words)
    assert all(0 <= first.below(n) < n for n in range(1, 60))


def test_streams_are_apart() -> None:
    words = Counter(
        int(Rng(seed, game, stream).word()) for seed in range(12) for game in range(12) for stream in range(6)
    )
    assert max(words.values()) == 1


def test_chance_draws_each_copy_alike() -> None:
    """71 tiles in the bag (BASE-03): over 7,100 first draws every copy comes about 100 times."""
    engine = new_engine("base", 2)
    drawn = Counter(to_action(engine, draw(engine, Rng(1, game))).tile for game in range(7100))
    left = {tile.id: int(engine.state.left(i)) for i, tile in enumerate(engine.rules.tiles)}
    assert {tile for tile, n in left.items() if n} == set(drawn)
    spread = sum((drawn[tile] - 100 * n) ** 2 / (100 * n) for tile, n in left.items() if n)
    assert spread < 75, "the 99.99 % point of chi-square with 31 degrees of freedom is 70"


def test_the_uniform_player_chooses_each_offer_alike() -> None:
    engine = new_engine("base", 2)
    engine.push(draw(engine, Rng(1)))
    n = int(engine.legal())
    rng = Rng(2)
    chosen = Counter(int(choose_uniformly(engine, rng)) for _ in range(1000 * n))
    assert set(chosen) == {int(engine.acts[i]) for i in range(n)}
    assert chi_square(list(chosen.values())) < 3 * n + 25


@pytest.mark.parametrize(("rules", "players"), [("base", 2), ("base+fields", 4)])
def test_the_compiled_loop_is_the_random_bot(rules: str, players: int) -> None:
    """random_game plays the very games that the bot `random` plays through its interface."""
    fast, slow = new_engine(rules, players), new_engine(rules, players)
    for game in range(5):
        streams = [Rng(3, game, 1 + seat) for seat in range(players)]
        random_game(fast, Rng(3, game), streams, PlayoutCounts(branching=True))
        play_out(slow, [make_bot("random", 3, game, seat) for seat in range(players)], Rng(3, game))
        assert fast.hash() == slow.hash()
        assert fast.scores() == slow.scores()
        rewind(fast)
        rewind(slow)


def test_counts_are_those_of_trying_everything() -> None:
    """Placements, and the sum over them of 1 + figure spots, by placing each and looking."""
    engine = new_engine("base+fields", 2)
    chance, streams = Rng(5), [Rng(5, 0, 1), Rng(5, 0, 2)]
    counts, placements, actions, turns = PlayoutCounts(branching=True), 0, 0, 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        n = int(engine.legal())
        if engine.current().question == "place":
            turns += 1
            placements += n
            seat = engine.seat
            for packed in [int(engine.acts[i]) for i in range(n)]:
                engine.push(packed)
                actions += int(engine.legal()) if engine.seat == seat else 1
                engine.pop()
            counts.see_turn(engine)
        engine.push(choose_uniformly(engine, streams[int(engine.seat)]))
    assert (counts.turns, counts.placements, counts.actions) == (turns, placements, actions)


def test_a_playout_ends_the_game_and_can_be_taken_back() -> None:
    engine = new_engine("base+fields", 3)
    before = engine.hash()
    plies = int(playout(engine, Rng(1)))
    assert engine.over
    assert engine.plies == plies
    rewind(engine)
    assert engine.hash() == before


def test_rewinding_at_once_is_popping_one_by_one() -> None:
    """Whatever has been played, both lead to the same position, and to the same games from there."""
    rewound, popped = new_engine("base+fields", 3), new_engine("base+fields", 3)
    rewind(rewound)
    for game in range(4):
        for engine in (rewound, popped):
            playout(engine, Rng(2, game))
        assert rewound.hash() == popped.hash()
        rewind(rewound)
        while popped.plies > 0:
            popped.pop()
        assert rewound.hash() == popped.hash()
        assert rewound.plies == 0
        assert [rewound.acts[i] for i in range(int(rewound.legal()))] == [
            popped.acts[i] for i in range(int(popped.legal()))
        ]


def seeded_draws(seed: int) -> tuple[list[str], list[int]]:
    """The first draws of a seed, as ids and as tile types."""
    from bastide.cli.perft import shuffle_bag

    engine = new_engine("base+fields", 2)
    ids = shuffle_bag(engine, seed)[:10]
    return ids, [engine.rules.tile_index[tile] for tile in ids]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("rules", ["base", "base+fields"])
def test_perft_agrees_with_the_reference(rules: str, seed: int) -> None:
    ids, tiles = seeded_draws(seed)
    engine = new_engine(rules, 2)
    before = engine.hash()
    start = Position.after([], players=2, rules=rules)
    for depth in range(4):
        assert perft(engine, depth, tiles) == slow_perft(start, ids, depth)
    assert engine.hash() == before


def test_perft_by_turns_counts_decisions_in_pairs() -> None:
    """Where every turn asks for a figure, two turns are four decisions."""
    _, tiles = seeded_draws(5)
    engine = new_engine("base+fields", 2)
    assert perft(engine, 1, tiles, True) == perft(engine, 2, tiles)
    assert perft(engine, 2, tiles, True) == perft(engine, 4, tiles)
    assert perft(engine, 0, tiles, True) == 1


def test_perft_ends_with_its_draws() -> None:
    engine = new_engine("base", 2)
    _, tiles = seeded_draws(1)
    assert perft(engine, 9, tiles[:1]) == perft(engine, 1, tiles[:1], True)
    assert perft(engine, 9, []) == 1


def test_perft_refuses_a_draw_that_cannot_come() -> None:
    engine = new_engine("base", 2)
    before = engine.hash()
    only = engine.rules.tile_index["C"]
    with pytest.raises(LookupError, match="draw 2"):
        perft(engine, 3, [only, only])
    rewind(engine)
    assert engine.hash() == before


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_a_playout_of_some_turns_ends_with_the_last_of_them(policy: str) -> None:
    """The present turn is the first of them; nothing of the next one has begun."""
    engine = new_engine("base+fields", 2)
    engine.push(draw(engine, Rng(1)))
    mark, before = engine.mark(), engine.hash()
    for turns in (1, 2, 5):
        if policy == "random":
            plies = int(playout(engine, Rng(4), turns))
        else:
            plies = int(Rollouts(engine).play_on(Rng(4), turns))
        assert (int(engine.state.turn), int(engine.seat), plies) == (turns, -1, engine.plies - mark)
        engine.undo_to(mark)
        assert engine.hash() == before


def test_chance_with_a_stream_of_its_own_draws_the_same_tiles() -> None:
    """Whatever is played: tiles that fit nowhere aside, the order of the bag is that of the stream."""
    drawn = []
    for player in range(3):
        engine = new_engine("base+fields", 2)
        playout(engine, Rng(player), 20, Rng(9))
        acts = [int(frame.action) for frame in engine.frames[: int(engine.plies)]]
        drawn.append([act for act in acts if act & KIND_MASK == DRAW][:18])
    assert drawn[0] == drawn[1] == drawn[2]


def test_a_greedy_playout_is_what_quick_chooses() -> None:
    engine, other = new_engine("base+fields", 2), new_engine("base+fields", 2)
    Rollouts(engine).play_on(Rng(3), 6)
    slow, rng = Rollouts(other), Rng(3)
    while other.state.turn < 6:
        if other.seat < 0:
            other.push(draw(other, rng))
        else:
            slow.move()
    assert engine.hash() == other.hash()
