"""What must not be in the repository: folders of one machine, foreign hosts, secrets, unfinished work."""

import re
from pathlib import Path

from scripts.checks.tree import texts

# Patterns are composed of pieces, so that this file does not contain what it forbids.
FOLDERS = re.compile(r"(?<![\w.~-])/(?:" + "|".join(("ho" + "me", "wo" + "rk", "ro" + "ot", "Us" + "ers")) + r")/\w")
URL = re.compile(r"\b(?:https?|wss?|git|ssh)://([\w-]+(?:\.[\w-]+)+)")
HOSTS = frozenset(
    {"localhost", "127.0.0.1", "0.0.0.0", "testserver", "www.w3.org", "json-schema.org", "svelte.dev", "vite.dev"}
)
"""Hosts that a text may name: this machine, and names of standards that are never fetched."""
REGISTRIES = re.compile(
    "|".join(("py" + r"pi\.org", "python" + "hosted", "npm" + r"js\.(?:org|com)", r"deb\.deb" + r"ian\.org")), re.I
)
MAKING = re.compile(
    r"\b(?:"
    + "|".join(("C" + "EO", "work" + "place", "anth" + "ropic", "cla" + "ude", "open" + "ai", "chat" + "gpt"))
    + r")\b|\.\./shared/(?:des"
    + "ign|ru"
    + "les|ti"
    + "les|se"
    + "eds)",
    re.I,
)
OLD_NAMES = re.compile("con" + r"quest\s*(?:&|and)\s*defen[cs]e", re.I)
"""The code name of a box before its own name was known. Its id stays."""
NOT_READ = "src/bastide/rules/"
"""Folders whose words no user sees."""
SECRETS = re.compile("-----BEGIN [A-Z ]*PRIVATE" + r" KEY-----|\bghp_\w{20,}|\bAKIA[0-9A-Z]{16}\b")
UNFINISHED = re.compile(
    "|".join((r"\bTO" + r"DO\b", r"\bFIX" + r"ME\b", r"\bX" + r"XX\b", r"\bHA" + r"CK\b", "NotImpl" + "ementedError"))
    + r"|pytest\.(?:mark\.)?(?:sk"
    + r"ip|xf"
    + r"ail)|\b(?:test|it|describe)\.(?:sk"
    + r"ip|on"
    + r"ly|to"
    + r"do)\b"
)
CODE = (".py", ".ts", ".svelte", ".js", ".css", ".html", ".sh")
"""Files that run or are shown. They fetch nothing from outside. Pages and licences may name addresses."""


def allowed(host: str) -> bool:
    """Whether a text may name this host."""
    return host in HOSTS or host.startswith(("192.168.", "10.")) or host.endswith((".example", ".invalid", ".test"))


def problems_of(name: str, line: str) -> list[str]:
    """What is wrong with one line of the file `name`."""
    found = []
    if match := FOLDERS.search(line):
        found.append(f"names a folder of one machine ({match.group().strip()})")
    if match := REGISTRIES.search(line):
        found.append(f"names a package registry's host ({match.group()})")
    if name.endswith(CODE):
        hosts = [host for host in URL.findall(line) if not allowed(host.lower())]
        found += [f"names a foreign host ({host})" for host in hosts]
    if match := MAKING.search(line):
        found.append(f"speaks of how it was made ({match.group()})")
    if not name.startswith(NOT_READ) and (match := OLD_NAMES.search(line)):
        found.append(f"names a box as it is not called ({match.group()})")
    if SECRETS.search(line):
        found.append("looks like a secret")
    if name.endswith(CODE) and (match := UNFINISHED.search(line)):
        found.append(f"is unfinished ({match.group()})")
    return found


def check(root: Path) -> list[str]:
    """Every line with something forbidden."""
    return [
        f"{name}:{number}: {problem}"
        for name, text in texts(root)
        for number, line in enumerate(text.splitlines(), 1)
        for problem in problems_of(name, line)
    ]
