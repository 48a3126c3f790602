"""Finds clichés, archaic or redundant phrases and banned words in English texts for people, with proselint.

It reads the documents, the docstrings of src/bastide, and the English messages of the page and the command line.
`message_habits.txt` has patterns of phrases that messages do not use either, one a line.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from proselint.checks import __register__
from proselint.config import DEFAULT, Config
from proselint.registry import CheckRegistry
from proselint.tools import LintFile

from scripts.checks.banned_words import HERE, SOURCE, prose, words_of
from scripts.checks.tree import texts

LEFT_OUT = re.compile(
    r"^(?P<fence> *```).*?^(?P=fence)|^>[^\n]*|`[^`\n]+`|\*[A-Z][^*\n]+\*|<!--.*?-->|!?\[|\]\([^)]*\)|<[^>\n]+>",
    re.DOTALL | re.MULTILINE,
)
"""Code, quotations, names of controls, markers, and the addresses of links."""
TRANSLATED = re.compile(r"^docs/(rules/(cs|sk|de)/|decisions/|renames\.md|host/refusals\.md)")
"""Pages in other languages, pages about what was, and messages of the server."""
OLD_NAMES = re.compile(r"^docs/(rules/|tiles/|extend/translating\.md)")
"""Chapters of the rules have the words of the rulebooks, and the page on translations quotes words."""
ENGLISH = re.compile(r"^src/bastide/locale/(?!rules/)(?:[\w-]+/){0,2}en\.ftl$")
MESSAGE = re.compile(r"^[a-z][\w-]* = |^ *(?:\*?\[[^\]]*\]|\{.*->|\}) ?|\{[^}]*\}", re.MULTILINE)
HABITS = re.compile(rf"\b(?:{'|'.join((HERE / 'message_habits.txt').read_text('utf-8').splitlines())})\b", re.I)
COMMENT = re.compile(r"^#.*", re.MULTILINE)
OFF = (
    *("typography", "lexical_illusions", "dates_times", "annotations", "weasel_words", "needless_variants"),
    *("spelling", "uncomparables", "misc"),
)
"""Quotes, dashes, ids of tiles and repeated figures of tables are no matter of words."""
CheckRegistry().register_many(__register__)
CHECKS = Config(max_errors=1000, checks={**DEFAULT["checks"], **dict.fromkeys(OFF, False)})


def passages(root: Path) -> Iterator[tuple[str, str]]:
    """The texts to read, each with the name of its file. Line numbers stay as they are."""
    for name, text in texts(root, ".md", ".ftl", ".py"):
        if name.endswith(".md") and not TRANSLATED.match(name) and not name.startswith("."):
            yield name, LEFT_OUT.sub(lambda found: "\n" * found[0].count("\n"), text)
        elif ENGLISH.match(name):
            yield name, MESSAGE.sub("", text)
        elif name.startswith(SOURCE) and name.endswith(".py"):
            yield name, LEFT_OUT.sub("", "\n\n".join(prose(text)))


def banned(name: str, text: str) -> list[str]:
    """Banned words of a document or of messages, and phrases that messages do not use."""
    if ENGLISH.match(name):
        messages = COMMENT.sub("", text)
        return words_of(messages) + HABITS.findall(messages)
    return words_of(text) if name.endswith(".md") and not OLD_NAMES.match(name) else []


def check(root: Path) -> list[str]:
    """Findings of the linter, and banned words in documents and messages."""
    problems = []
    for name, text in passages(root):
        for result in LintFile(name, text).lint(CHECKS):
            line = f":{result.pos[0]}" if name.endswith((".md", ".ftl")) else ""
            problems.append(f"{name}{line}: {result.check_result.message}")
        problems += [f"{name}: has the word {word}" for word in banned(name, text)]
    return problems
