"""The published data set, in small: its folders open, and its card tells what they hold."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from scripts import dataset


def test_the_data_set_and_its_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PARTS", {"greedy": ("greedy", 2000), "master": ("random", 1000)})
    dataset.play(tmp_path, 0.001, 1)
    dataset.write_card(tmp_path, 0.001)
    card = (tmp_path / "README.md").read_text("utf-8")
    for folder, bot, games in (("greedy", "greedy", 2), ("master", "random", 1)):
        decisions = pq.read_table(tmp_path / folder / "decisions")
        assert {"expected", "position", "final"} <= set(decisions.column_names)
        assert pq.read_table(tmp_path / folder / "games").num_rows == games
        assert f"| `{folder}` | `{bot}` | {games} | {decisions.num_rows:,} |" in card
    assert card.startswith("---\nlicense: mit\n")
    assert "--share 0.001" in card
    assert "| `expected` | list<float32> |" in card
