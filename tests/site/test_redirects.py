"""Former addresses of pages lead to the pages of today."""

import json
from pathlib import Path

import pytest
from mkdocs.config.defaults import MkDocsConfig

from scripts.console import ROOT
from scripts.site import hooks


def site(folder: Path, *pages: str) -> MkDocsConfig:
    config = MkDocsConfig()
    config.site_dir = str(folder)
    config["extra"] = {"moved": "scripts/site/moved.json"}
    for page in pages:
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / page).write_text("A page.")
    return config


def targets() -> list[str]:
    return [f"{new}.html" for new in json.loads((ROOT / "scripts/site/moved.json").read_text("utf-8")).values()]


def test_a_former_address_leads_to_the_page(tmp_path: Path) -> None:
    hooks.on_post_build(site(tmp_path, *targets()))
    text = (tmp_path / "tutorials" / "bot.html").read_text("utf-8")
    assert 'location.replace("../bots/write-a-bot.html" + location.hash)' in text
    assert 'content="1; url=../bots/write-a-bot.html"' in text


def test_a_redirect_needs_a_page(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot redirect analysis to play/analysis"):
        hooks.on_post_build(site(tmp_path))


def test_a_redirect_replaces_no_page(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot redirect hosting to host/hosting"):
        hooks.on_post_build(site(tmp_path, *targets(), "hosting.html"))
