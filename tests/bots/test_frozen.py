"""Greedy is the fixed measure of all others: its games stay as they were on 24 November 2026, when the first player
was measured by it. Whoever changes a rule that was wrong freezes them anew and says so in the CHANGELOG."""

from __future__ import annotations

import pytest

from bastide.bots import make_bot
from bastide.bots.arena import play_out
from bastide.bots.playout import Rng
from bastide.rules import VERSIONS, module_names, new_engine

FROZEN = {
    ("base+fields", 2): "08ae2e54b0abbd13 [113, 92]",
    ("base", 3): "0f11542c92e5e010 [86, 70, 61]",
    ("base+fields+river+abbot", 4): "052d4bc43b7d5fd5 [78, 77, 83, 78]",
    ("base+fields+abbot+anniversary", 2): "1091796952c8e1ed [133, 156]",
    ("base+fields+abbot+ghosts", 3): "128818b91f2d0a12 [132, 160, 159]",
    ("base+fields+conquest", 4): "27ab4321930cb471 [107, 110, 111, 100]",
    ("base+fields+inns", 6): "0e206f82f50babb3 [61, 56, 51, 59, 69, 67]",
    ("base+fields+inns+traders", 3): "3905511678adf088 [141, 154, 176]",
}
"""By rules and seats the hash at the end of the game, with the tiles that the boxes had then."""


@pytest.mark.parametrize(("rules", "seats"), FROZEN)
def test_greedy_plays_as_it_did(rules: str, seats: int) -> None:
    engine = new_engine(rules, seats, options=VERSIONS.recorded({}, module_names(rules)))
    play_out(engine, [make_bot("greedy", 7, 0, seat) for seat in range(seats)], Rng(7))
    assert f"{engine.hash():016x} {engine.scores()}" == FROZEN[rules, seats]
