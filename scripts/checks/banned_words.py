"""Words that docstrings, comments and names of the sources do not use: `banned_words.txt` lists them.

Docstrings and comments of Python may have PROSE_LIMIT of them in all, and none of NEVER. Comments of the client have
none at all. Names of Python must not gain any: the file `banned_names.json` has how many each file may use.
`python -m scripts.checks.banned_words` lowers these numbers.
"""

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from scripts.checks.tree import texts

SOURCE = "src/bastide/"
HERE = Path(__file__).parent
BANNED = frozenset((HERE / "banned_words.txt").read_text("utf-8").split())
NEVER = frozenset({"he", "him", "his"})
ALLOWED_NAMES = HERE / "banned_names.json"
PROSE_LIMIT = 60
CLIENT_ENDINGS = (".ts", ".svelte", ".css")
CLIENT_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`\w/])//[^\n]*", re.DOTALL)
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
WORD = re.compile(r"[a-z]+(?:['’]s)?")
CODE = re.compile(r"`[^`]*`|\b[A-Z_]{2,}\b")
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def prose(text: str) -> Iterator[str]:
    """Yield the docstrings, the strings that describe a constant or a field, and the comments of a file."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, DOCUMENTED):
            for one in node.body:
                if (
                    isinstance(one, ast.Expr)
                    and isinstance(one.value, ast.Constant)
                    and isinstance(one.value.value, str)
                ):
                    yield one.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def names(text: str) -> Iterator[str]:
    """Yield the names of classes, functions, parameters, fields and variables that a file defines, each once."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.id if isinstance(node, ast.Name) else node.attr)
    yield from sorted(found)


def words_of(text: str) -> list[str]:
    """Return the banned words of a sentence, in lower case. Names in backticks and CONSTANTS do not count."""
    plain = CODE.sub("", text).lower()
    return [word for word in WORD.findall(plain) if word.replace("’", "'") in BANNED]


def banned_names(text: str) -> list[str]:
    """Return the names of a file that have a banned word as a part."""
    return [name for name in names(text) if BANNED & {part.lower() for part in PART.findall(name)}]


def sources(root: Path) -> list[tuple[str, str]]:
    """Return the names and texts of the sources."""
    return [(name, text) for name, text in texts(root, ".py") if name.startswith(SOURCE)]


def client_comments(root: Path) -> list[tuple[str, str]]:
    """Return the comments of the client, each with the name of its file."""
    files = [(name, text) for name, text in texts(root, *CLIENT_ENDINGS) if name.startswith("client/")]
    return [(name, one) for name, text in files if ".gen." not in name for one in CLIENT_COMMENT.findall(text)]


def check(root: Path) -> list[str]:
    """Banned words beyond the limits."""
    allowed: dict[str, int] = json.loads(ALLOWED_NAMES.read_text("utf-8"))
    problems, in_prose = [], []
    for name, text in sources(root):
        in_prose += [(name, word) for one in prose(text) for word in words_of(one)]
        if len(found := banned_names(text)) > allowed.get(name, 0):
            problems.append(f"{name}: {len(found)} names have a banned word: {', '.join(found)}")
    problems += [f"{name}: a docstring or comment has the word {word}" for name, word in in_prose if word in NEVER]
    if len(in_prose) > PROSE_LIMIT:
        problems += [f"{name}: a docstring or comment has the word {word}" for name, word in in_prose]
        problems.append(f"{len(in_prose)} banned words in docstrings and comments, at most {PROSE_LIMIT} are allowed")
    problems += [
        f"{name}: a comment has the word {word}" for name, one in client_comments(root) for word in words_of(one)
    ]
    return problems


def main(root: Path) -> None:
    """Write how many names each file uses today."""
    counts = {name: len(found) for name, text in sources(root) if (found := banned_names(text))}
    ALLOWED_NAMES.write_text(json.dumps(counts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(HERE.parents[1])
