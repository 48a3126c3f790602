"""The count that Ctrl-C stops is the count of compiled code."""

import pytest

from bastide.bots import perft, playout
from bastide.cli.perft import shuffle_bag
from bastide.engine import new_engine


@pytest.mark.parametrize("rules", ["base", "base+fields+river+abbot", "base+fields+traders"])
@pytest.mark.parametrize("by_turns", [False, True])
def test_counts_in_parts(rules: str, by_turns: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft, "LAST", 1)
    monkeypatch.setattr(perft, "LAST_TURNS", 0)
    engine = new_engine(rules)
    tiles = [engine.rules.tile_index[tile] for tile in shuffle_bag(engine, 3)]
    before = engine.hash()
    for depth, drawn in ((0, 9), (1, 9), (2, 9), (4, 2)):
        whole = int(playout.perft(engine, depth, tiles[:drawn], by_turns))
        assert perft.perft(engine, depth, tiles[:drawn], by_turns) == whole
        assert engine.hash() == before


def test_a_draw_that_cannot_come_is_named() -> None:
    engine = new_engine("base+river")
    tiles = [engine.rules.tile_index[name] for name in ("RV-spring", "U") if name in engine.rules.tile_index]
    with pytest.raises(LookupError, match="cannot come"):
        perft.perft(engine, 9, [*tiles, engine.rules.tile_index["U"]])
    assert engine.plies == 0
