"""The licences of what is in the package are in the package."""

import re
import tomllib

from scripts.client import BUILT
from scripts.console import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOTICES = BUILT / "THIRD-PARTY.md"
"""The build of the page writes it (`license` in client/vite.config.ts)."""


def test_the_texts_of_the_fonts_are_licence_files() -> None:
    files = {file.name for pattern in PROJECT["license-files"] for file in ROOT.glob(pattern)}
    assert files == {"LICENSE", "OFL-Alegreya.txt", "OFL-AlegreyaSans.txt"}


def test_the_build_of_the_page_writes_the_licences_of_its_packages() -> None:
    assert f"fileName: '{NOTICES.name}'" in (ROOT / "client/vite.config.ts").read_text(encoding="utf-8")
    named = PROJECT["license"].split(" AND ")
    text = NOTICES.read_text(encoding="utf-8") if NOTICES.is_file() else "## svelte - 5 (MIT)"
    found = re.findall(r"^## .* \((.*)\)$", text, re.MULTILINE)
    assert found
    assert set(found) <= set(named)
