"""The length of sentences in pages, and the limits of the README."""

from pathlib import Path

from scripts.checks import readability
from tests.scripts.trees import tree

README = "# Name\n\nIn short.\n\n```console\nmake play\n```\n"
PAGE = """# A heading of many words that are not counted at all

One two three. Four five!

* An item of words
* [A link](there/not/counted.md) here

| a table | is not counted |

```console
$ nor is a command
```

<!-- BEGIN nothing -->
"""


def problems(folder: Path, **texts: str) -> list[str]:
    files = dict.fromkeys(readability.PAGES, "Short.\n") | {"README.md": README}
    return readability.check(tree(folder, files | {f"{name}.md": text for name, text in texts.items()}))


def test_only_prose_counts() -> None:
    assert readability.sentences(PAGE) == [3, 2, 4, 3]


def test_short_pages_pass(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


def test_long_sentences_are_found(tmp_path: Path) -> None:
    [problem] = problems(tmp_path, SUPPORT="word " * 15 + ".\n")
    assert problem.startswith("SUPPORT.md: a sentence has 1")


def test_a_long_readme_is_found(tmp_path: Path) -> None:
    [problem] = problems(tmp_path, README=README + "A word. " * 400)
    assert "words" in problem


def test_a_late_command_is_found(tmp_path: Path) -> None:
    [problem] = problems(tmp_path, README="Text.\n\n" * 20 + README)
    assert "no command" in problem
