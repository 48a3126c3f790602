"""Table ids: three words that are easy to read out on the phone, and a tail that cannot be guessed."""

import json
import secrets
from importlib import resources

_WORDS = json.loads((resources.files("bastide.data") / "table_names.json").read_text(encoding="utf-8"))
ADJECTIVES, PLACES, THINGS = (str(_WORDS[kind]) for kind in ("adjectives", "places", "things"))
TAIL = "abcdefghjkmnpqrstuvwxyz23456789"
TAIL_SIGNS = 7
"""7 of 31 characters are 34 bits; with the words more than 53."""


def new_table_id() -> str:
    """A new random id such as "amber-gate-heron-k3m9xq2"."""
    words = [secrets.choice(words.split()) for words in (ADJECTIVES, PLACES, THINGS)]
    return "-".join([*words, "".join(secrets.choice(TAIL) for _ in range(TAIL_SIGNS))])
