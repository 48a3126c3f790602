"""The words that a TypeScript or Svelte file of the client uses: names and strings, word by word, and no comments."""

import re

from tests.conformance.words import WORD, squeezed

STYLE = re.compile(r"<style.*?</style>|<!--.*?-->", re.DOTALL)
TOKEN = re.compile(
    r"(?P<comment>//(?<!:/)[^\n]*|/\*.*?\*/)|(?P<string>'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\")|(?P<name>[A-Za-z_$][\w$-]*)",
    re.DOTALL,
)


def words_in(text: str) -> set[str]:
    """Each name and each string of one word, whole and part by part (offer-besiege: offerbesiege, offer, besiege)."""
    found: set[str] = set()
    for match in TOKEN.finditer(STYLE.sub("", text)):
        said = match["name"] or (match["string"] or "")[1:-1]
        if match["comment"] is None and " " not in said:
            found |= {squeezed(said), *(part.lower() for part in WORD.findall(said))}
    return found
