"""The largest values of a type, in several shapes: what a visitor may send who wants it to take long."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

LARGEST: Final = 120_000
"""Bytes of a text without a limit of its own; a body has at most 128 KiB."""
UNITS: Final = (
    "a",
    "_",
    "a;",
    ";",
    "a:1,1;",
    "=",
    " ",
    ".",
    "+a",
    "-1,",
    "1",
    "[",
    "%",
    '{"a":',
    "e\u0301",
    "@2+7|8$(",
)
POSITION_FIELDS: Final = ("numbers", "paid", "tokens", "tiles", "figures", "bag", "discarded", "scores", "options")
ENTRIES: Final = ("a;", "a:b;", "a:b:c;", "1,1:road:N;", "E:0,-1:180;", "0.follower.1:0,0:road:W;", "1" * 4000 + ";")


def filled(unit: str, size: int) -> str:
    """A text of one unit, again and again."""
    return (unit * (size // len(unit) + 1))[:size]


def texts(size: int) -> Iterator[str]:
    """Texts of a size."""
    return (filled(unit, size) for unit in UNITS)


def positions(size: int = 65_000) -> Iterator[str]:
    """Positions one of whose fields is filled, up to the bounds of entries and of all of it."""
    for field in POSITION_FIELDS:
        for entry in ENTRIES:
            for many in (999, 100_000):
                filling = (entry * min(many, size // len(entry)))[:size].rstrip(";")
                yield f"position/1 base+fields players=2 {field}={filling}"
    for rules in ("base" + "+base" * 9000, "base+" + "x" * 60_000, "base" + "+fields+river" * 4000):
        yield f"position/1 {rules}"


def values(kind: inspect.Type, name: str) -> Iterator[Any]:
    """The largest values of a type."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from values(one, name)
    elif isinstance(kind, inspect.StrType):
        longest = kind.max_length or LARGEST
        yield from texts(longest)
        if longest > 60_000:
            yield from positions()
    elif isinstance(kind, inspect.IntType | inspect.FloatType):
        yield from (10**18, -(10**18))
    elif isinstance(kind, inspect.ListType):
        for one in values(kind.item_type, name):
            yield [one] * min(kind.max_length or 2000, max(1, LARGEST // (len(msgspec.json.encode(one)) + 1)))
    elif isinstance(kind, inspect.DictType):
        most = min(kind.max_length or 3000, 3000)
        for one in list(values(kind.value_type, name))[:6]:
            size = len(msgspec.json.encode(one))
            yield {f"x{n}": one for n in range(min(most, max(1, LARGEST // (size + 10))))}
    elif isinstance(kind, inspect.StructType):
        yield from structs(kind)
    elif isinstance(kind, inspect.AnyType):
        yield from (nested(kind="["), ["a"] * 20_000, filled("a;", LARGEST), {"a": "b"})


def nested(kind: str, depth: int = 900) -> Any:
    """Lists or objects within each other."""
    value: Any = 0
    for _ in range(depth):
        value = [value] if kind == "[" else {"a": value}
    return value


def least(kind: inspect.Type, name: str, known: Mapping[str, Any]) -> Any:
    """A small value that may do."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if name in known:
        return known[name]
    if isinstance(kind, inspect.UnionType):
        return least(kind.types[0], name, known)
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    if isinstance(kind, inspect.StructType):
        return base(kind, known)
    if isinstance(kind, inspect.StrType):
        return "00000000-0000-0000-0000-000000000000" if name == "cid" else "abc"
    simple: dict[type, Any] = {inspect.IntType: 1, inspect.FloatType: 1.0, inspect.BoolType: True, inspect.DictType: {}}
    return simple.get(type(kind), [] if isinstance(kind, inspect.ListType) else None)


def base(kind: inspect.StructType, known: Mapping[str, Any]) -> dict[str, Any]:
    """What a body must have."""
    made: dict[str, Any] = {kind.tag_field: kind.tag} if kind.tag_field else {}
    for one in kind.fields:
        if one.required or one.encode_name in known:
            made[one.encode_name] = least(one.type, one.encode_name, known)
    return made


def structs(kind: inspect.StructType, known: Mapping[str, Any] | None = None) -> Iterator[dict[str, Any]]:
    """Bodies that may do but for one field, which is as large as can be."""
    small = base(kind, known or {})
    yield small
    for one in kind.fields:
        for value in values(one.type, one.encode_name):
            yield {**small, one.encode_name: value}
