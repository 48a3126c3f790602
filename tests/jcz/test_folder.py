"""Files of JCloisterZone itself, which are not ours to keep: their folder stands in BASTIDE_JCZ.

Each is either played with every assertion true, or refused with the name of what is not played here.
"""

import os
from pathlib import Path

import pytest

from bastide.jcz import Unsupported, list_failed_assertions, read_file, replay

FOLDER = os.environ.get("BASTIDE_JCZ")

if FOLDER:

    @pytest.mark.parametrize("path", sorted(Path(FOLDER).rglob("*.jcz")), ids=lambda path: path.stem)
    def test_file_of_the_folder(path: Path) -> None:
        try:
            saved = read_file(path)
            game = replay(saved)
        except Unsupported:
            return  # a set, an element, a rule, a start, a tile or a message of an expansion
        assert list_failed_assertions(game, saved) == []
