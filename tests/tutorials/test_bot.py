"""docs/bots/write-a-bot.md leads from an empty folder to a bot in a match; the example in JavaScript plays as well."""

from pathlib import Path

from bastide.bots.arena import ArenaSettings, play_tournament
from scripts.node import node_folder

from .following import ROOT, follow


def test_the_tutorial_of_bots(tmp_path: Path) -> None:
    done = follow(ROOT / "docs" / "bots" / "write-a-bot.md", tmp_path)
    assert len(done) == 6
    assert len(list((tmp_path / "games").glob("*.bastide.jsonl"))) == 4


def test_the_example_in_javascript_beats_chance() -> None:
    """With the Node that builds the client."""
    bots = [f"'{node_folder() / 'node'}' '{ROOT / 'examples' / 'bot.mjs'}'", "random"]
    *_, (result,) = play_tournament(bots, 6, ArenaSettings("base", 2, (("draws", 10),)))
    assert not result.failures
    assert result.wins_a >= 5
