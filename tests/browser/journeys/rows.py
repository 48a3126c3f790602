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
def whole() -> tuple[Row, ...]:
    """Every game in every language by every hand on every screen; company and colours take turns."""
    names = ("rules", "language", "hand", "size")
    rows = []
    for at in product(*(range(len(FACTORS[name])) for name in names)):
        values = {name: FACTORS[name][i] for name, i in zip(names, at, strict=True)}
        turn = {"company": sum(at), "theme": sum(at[1:]) + at[2]}
        values |= {name: FACTORS[name][n % len(FACTORS[name])] for name, n in turn.items()}
        rows.append(row_of(values))
    return tuple(rows)
