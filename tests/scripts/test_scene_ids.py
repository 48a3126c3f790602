"""The stored tables of the browser tests have different ids: one server of `make test-full` has all of them.

Ids that a test file builds in a loop are not read."""

import re
from collections import Counter

from scripts.console import ROOT

SCENE = re.compile(r'\b(?:scene|played)\(\s*"([\w-]+)"')


def test_no_two_stored_tables_have_the_same_id() -> None:
    files = (ROOT / "tests" / "browser").rglob("test_*.py")
    found = Counter(name for file in files for name in SCENE.findall(file.read_text(encoding="utf-8")))
    assert len(found) > 40
    assert [name for name, times in found.items() if times > 1] == []
