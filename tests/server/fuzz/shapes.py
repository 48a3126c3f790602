"""Values made from the types that the server reads: right ones, ones at the edge, and wrong ones.

Law: nothing here knows a message or a body by name; a field that is added tomorrow is filled tomorrow.
"""

import random
import uuid
from typing import Any

import msgspec
from msgspec import inspect

SIGNS = (*"aZ0 -_.éßж漢😀\u200d\u0301\x00\n\u2028", '"', "\\")
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 1e308, -0.0),
    *("", "x", [], {}, [[]], {"t": "act"}, "\ud800"),
)
RULES = (
    *("base", "base+fields", "base+fields+abbot+river", "base+fields+anniversary", "base+conquest", "base+ghosts"),
    *("mists", "tournament", "base+nothing", "base+base", "", "+", "base+mists"),
)
NAMES = ("Anna", "Ben", "Jiří", " ", "A" * 24, "B" * 25, "\u3164", "Z" + "\u0301" * 9, "👨‍👩‍👧")
KNOWN = {
    "rules": RULES,
    "bot": ("random", "greedy", "mate", "nobody", "", "", ""),
    "name": NAMES,
    "me": NAMES,
    "others": NAMES,
    "house": ("small_cities", "level", "own_level", "tileset", "rules", "players", "chance", "starter", "self", "seed"),
}
"""Words that get further than a random text does, by the name of the field."""


class Shapes:
    """One source of chance and everything made from it. `wild` of all values are not what the type asks for."""

    def __init__(self, rng: random.Random, wild: float = 0.1) -> None:
        self.rng = rng
        self.wild = wild

    def of(self, kind: inspect.Type, name: str = "") -> Any:
        """A value for a field of this type and name."""
        rng = self.rng
        if rng.random() < self.wild:
            return self.odd()
        if isinstance(kind, inspect.Metadata):
            return self.of(kind.type, name)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        if isinstance(kind, inspect.UnionType):
            return self.of(rng.choice(kind.types), name)
        if isinstance(kind, inspect.LiteralType):
            return rng.choice(kind.values)
        if isinstance(kind, inspect.StrType):
            return self.text(kind, name)
        if isinstance(kind, inspect.IntType):
            return self.number(kind)
        if isinstance(kind, inspect.ListType):
            most = kind.max_length if kind.max_length is not None else 6
            count = rng.choice((0, 1, 2, 2, 3, 5, most, most + 1))
            return [self.of(kind.item_type, name) for _ in range(min(count, 40))]
        if isinstance(kind, inspect.DictType):
            return {self.text(inspect.StrType(), name): self.of(kind.value_type) for _ in range(rng.randrange(4))}
        if isinstance(kind, inspect.BoolType):
            return rng.random() < 0.5
        if isinstance(kind, inspect.FloatType):
            return rng.choice((0.0, 1.5, -1e9))
        return None if isinstance(kind, inspect.NoneType) else self.odd()

    def struct(self, kind: inspect.StructType) -> dict[str, Any]:
        """An object with its tag; now and then a field is missing or too many."""
        rng = self.rng
        made: dict[str, Any] = {kind.tag_field: kind.tag} if kind.tag_field else {}
        for field in kind.fields:
            if (field.required or rng.random() < 0.5) and rng.random() > self.wild / 4:
                made[field.encode_name] = self.of(field.type, field.encode_name)
        if rng.random() < self.wild / 4:
            made[self.text(inspect.StrType(), "")] = self.odd()
        return made

    def text(self, kind: inspect.StrType, name: str) -> str:
        """A word that is known to lead on, a UUID where one is asked for, or signs of all kinds."""
        rng = self.rng
        if name in KNOWN and rng.random() < 0.8:
            return rng.choice(KNOWN[name])
        if kind.pattern and "{8}" in kind.pattern:
            return str(uuid.UUID(int=rng.getrandbits(128)))
        if kind.pattern:
            return "".join(rng.choice("abcz019-") for _ in range(rng.choice((1, 8, 31, 64, 65))))
        longest = kind.max_length or 120
        return "".join(rng.choice(SIGNS) for _ in range(rng.choice((0, 1, 3, 12, longest, longest + 1))))

    def number(self, kind: inspect.IntType) -> int:
        """Within the limits, on them, or just beyond."""
        least = kind.ge if kind.ge is not None else -3
        most = kind.le if kind.le is not None else kind.lt - 1 if kind.lt is not None else 1000
        edges = (least, most, least - 1, most + 1, 0, 1, 2)
        return int(self.rng.choice(edges)) if self.rng.random() < 0.7 else self.rng.randint(int(least), int(most))

    def odd(self) -> Any:
        """Something else than was asked for."""
        return self.rng.choice(ODD)

    def spoilt(self, raw: bytes) -> bytes:
        """Bytes that are nearly a message: cut, doubled, turned, nested or with one byte changed."""
        rng = self.rng
        way = rng.randrange(6)
        at = rng.randrange(len(raw) + 1)
        if way == 0:
            return raw[:at]
        if way == 1:
            return raw[:at] + bytes((rng.randrange(256),)) + raw[at + 1 :]
        if way == 2:
            return raw + raw
        if way == 3:
            return b"[" * rng.choice((1, 50, 3000)) + raw
        if way == 4:
            return raw[:at] + b" " * rng.choice((1, 100, 5000)) + raw[at:]
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))


def packed(value: Any) -> bytes:
    """As JSON; a lone surrogate, which no encoder lets pass, as its escape."""
    try:
        return msgspec.json.encode(value)
    except (UnicodeEncodeError, OverflowError, msgspec.MsgspecError):
        import json

        return json.dumps(value).encode()
