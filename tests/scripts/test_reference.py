"""The pages of reference are current, and leave nothing out."""

import dataclasses
import re

import pytest
from prometheus_client import generate_latest

from bastide.cli.main import app
from bastide.core.descriptions import DescribedModule
from bastide.core.rule_module import HOOKS, RuleModule
from bastide.server.common import server_metrics
from bastide.server.http.limits import Limits
from scripts.console import ROOT
from scripts.reference import refusal_page
from scripts.reference.__main__ import PAGES
from tests.server.fixtures.options import list_options


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_current(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == PAGES[name](), "run python -m scripts.reference"


def test_every_cell_of_settings_has_a_meaning() -> None:
    text = PAGES["docs/host/settings.md"]()
    assert not re.findall(r"^\| `.* \|  \|$", text, re.M)
    for one in list_options():
        assert f"`{one.envvar}`" in text
    for field in dataclasses.fields(Limits):
        assert f"| `{field.name}` |" in text


def test_every_command_is_listed() -> None:
    text = PAGES["docs/library/commands.md"]()
    for command in app.registered_commands:
        name = command.name or (command.callback.__name__ if command.callback else "")
        assert re.search(rf"^### `bastide {name}\b", text, re.M), name


def test_every_metric_is_listed() -> None:
    text = PAGES["docs/host/metrics.md"]()
    exposed = b"".join(map(generate_latest, (server_metrics.registry, server_metrics.worker_registry)))
    for name in re.findall(r"^# TYPE (bastide_\S+)", exposed.decode(), re.M):
        assert f"| `{name}` |" in text, name


def test_every_hook_and_method_is_listed() -> None:
    text = PAGES["docs/extend/rule-hooks.md"]()
    assert re.findall(r"^### `(\w+)`", text, re.M) == list(HOOKS)
    for name, value in {**vars(DescribedModule), **vars(RuleModule)}.items():
        if callable(value) and not name.startswith("_"):
            assert f"| `{name}(" in text, name


def test_every_hook_of_the_client_is_listed() -> None:
    text = PAGES["docs/extend/client-hooks.md"]()
    for name in ("slots", "onTableOpen", "describe", "symbols", "teamOutcome"):
        assert re.search(rf"^\| `{name}\?` \| \S", text, re.M), name
    assert "| `sidebar-block`, `sidebar-line` |" in text


def test_texts_of_refusals_are_found() -> None:
    found = {one.code: one for one in refusal_page.found("Refusal", without="server")}
    assert found["occupied"].rule == "BASE-22"
    assert found["occupied"].text == "This … is already occupied: there is a figure in it."
    text = PAGES["docs/host/refusals.md"]()
    assert "| `too-fast` | 429 |" in text
    assert "| `not-started` | 400, 409 |" in text
