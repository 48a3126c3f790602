"""docs/bots/data.md is followed as a reader does, beside the positions of the repository."""

from pathlib import Path

from .following import ROOT, follow


def test_the_page_about_data(tmp_path: Path) -> None:
    (tmp_path / "benchmarks").symlink_to(ROOT / "benchmarks")
    done = follow(ROOT / "docs" / "bots" / "data.md", tmp_path)
    assert len(done) == 5
    assert (tmp_path / "records.parquet").exists()
