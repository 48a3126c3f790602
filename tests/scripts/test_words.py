"""The word check finds what may stand nowhere. The samples are put together, so that they do not stand here either."""

from pathlib import Path

import pytest

from scripts.checks import words
from tests.scripts.trees import tree

FORBIDDEN = {
    "folder": "open('/ho" + "me/anna/x')",
    "root folder": "cd /ro" + "ot/x",
    "registry": "see py" + "pi.org",
    "npm": "registry.npm" + "js.org",
    "host": "fetch('https://cdn." + "somewhere.net/x.js')",
    "making": "as the C" + "EO said",
    "notes": "see ../shared/des" + "ign/ux.md",
    "secret": "-----BEGIN RSA PRIVATE" + " KEY-----",
    "old name": "The Con" + "quest and Defense expansion",
    "left open": "# TO" + "DO: later",
    "not written": "raise NotImpl" + "ementedError",
    "skipped": "@pytest.mark.sk" + "ip",
    "only": "it.on" + "ly('x', () => {})",
}


@pytest.mark.parametrize("line", FORBIDDEN.values(), ids=FORBIDDEN.keys())
def test_a_forbidden_line_is_found(tmp_path: Path, line: str) -> None:
    found = words.check(tree(tmp_path, {"a.py": f"x = 1\n{line}\n"}))
    assert len(found) == 1
    assert found[0].startswith("a.py:2: ")


@pytest.mark.parametrize(
    "line",
    ["GET /home page", "a/home/b", "http://127.0.0.1:8000/new", "ws://localhost/ws/x", "xmlns='http://www.w3.org/'"],
)
def test_an_ordinary_line_is_fine(tmp_path: Path, line: str) -> None:
    assert words.check(tree(tmp_path, {"a.py": line})) == []


def test_a_licence_may_name_an_address(tmp_path: Path) -> None:
    assert words.check(tree(tmp_path, {"OFL.txt": "https://scripts." + "sil.org/OFL"})) == []
