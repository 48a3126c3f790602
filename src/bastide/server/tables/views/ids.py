"""Names of tables: three words that can be told over the telephone, and a tail that cannot be guessed."""

import json
import secrets
from importlib import resources

_WORDS = json.loads((resources.files("bastide.data") / "table_names.json").read_text(encoding="utf-8"))
ADJECTIVES, PLACES, THINGS = (str(_WORDS[kind]) for kind in ("adjectives", "places", "things"))
TAIL = "abcdefghjkmnpqrstuvwxyz23456789"
TAIL_SIGNS = 7
"""31 signs to the power of 7 are 34 bits, with the words more than 53."""


def new_table_id() -> str:
    """A fresh name such as "amber-gate-heron-k3m9xq2"."""
    words = [secrets.choice(words.split()) for words in (ADJECTIVES, PLACES, THINGS)]
    return "-".join([*words, "".join(secrets.choice(TAIL) for _ in range(TAIL_SIGNS))])
