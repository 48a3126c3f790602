"""The site links to the repository where pyproject.toml has an address, and nowhere else."""

import pytest
from mkdocs.config.defaults import MkDocsConfig

from scripts.install_lines import Settings
from scripts.site import hooks


def configured(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> MkDocsConfig:
    monkeypatch.setattr(hooks, "settings", lambda root: settings)
    return hooks.on_config(MkDocsConfig())


def test_without_an_address_there_is_no_link(monkeypatch: pytest.MonkeyPatch) -> None:
    config = configured(monkeypatch, Settings("", "", "", "", "."))
    assert (config.repo_url, config.edit_uri, config.site_url) == (None, None, None)


def test_the_site_links_to_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = ("https://forge.example/bastide", "", "https://docs.example/")
    config = configured(monkeypatch, Settings(*addresses, "", "."))
    assert config.repo_url == "https://forge.example/bastide"
    assert config.edit_uri == "edit/main/docs/"
    assert config.site_url == "https://docs.example/"
