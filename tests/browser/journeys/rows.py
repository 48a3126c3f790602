"""The matrix of journeys: which game, by what, on what screen, in which language, with whom, in which colours."""

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, Literal

from tests.browser.journeys.pairs import covering

FACTORS: Final[dict[str, tuple[str, ...]]] = {
    "rules": ("fields", "box", "inns", "anniversary", "conquest", "ghosts", "mists"),
    "language": ("en", "cs", "sk", "de"),
    "hand": ("mouse", "touch", "keys"),
    "size": ("desktop", "phone", "small"),
    "company": ("bot", "device", "friends"),
    "theme": ("light", "dusk"),
}
"""The games are ready tables of the page of set-up."""
SIZES: Final = {"desktop": (1366, 768), "phone": (390, 844), "small": (360, 640)}
TAGS: Final = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "de": "de-DE"}
"""What the browser asks for."""


@dataclass(frozen=True)
class Row:
    """One journey."""

    rules: str
    language: str
    hand: str
    size: str
    company: str
    theme: Literal["light", "dusk"]

    @property
    def name(self) -> str:
        """The row as a word."""
        return f"{self.rules}-{self.hand}-{self.size}-{self.language}-{self.company}-{self.theme}"

    @property
    def number(self) -> int:
        """Another one for every row."""
        number = 0
        for factor, values in FACTORS.items():
            number = number * len(values) + values.index(getattr(self, factor))
        return number


def row_of(values: dict[str, str]) -> Row:
    """A row from a value of each factor."""
    return Row(**values)  # type: ignore[arg-type]


@cache
def sample() -> tuple[Row, ...]:
    """Every two values of two factors meet."""
    return tuple(map(row_of, covering(FACTORS)))


@cache
def triples() -> tuple[Row, ...]:
    """Every three of game, language, hand and screen meet: the screens are a Latin square over the others.

    Company and colours take turns.
    """
    rows = []
    for at in product(*(range(len(FACTORS[name])) for name in ("rules", "language", "hand"))):
        game, language, hand = at
        turn = {"rules": game, "language": language, "hand": hand, "size": sum(at)}
        turn |= {"company": game + language, "theme": game + language // 2 + hand}
        rows.append(row_of({name: FACTORS[name][n % len(FACTORS[name])] for name, n in turn.items()}))
    return tuple(rows)
