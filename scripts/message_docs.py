"""Writes docs/host/messages.md, the reference of WebSocket messages: `python -m scripts.message_docs [--check]`.

The structs and typed dictionaries of the server are the source. Do not edit the page.
"""

import sys
from collections.abc import Iterator
from typing import Any, get_args

from msgspec import inspect as types
from msgspec import json

from bastide.server.features.lobby import messages as lobby_messages
from bastide.server.protocol import client_messages, server_messages
from scripts import protocol_ts
from scripts.console import ROOT

PAGE = ROOT / "docs" / "host" / "messages.md"
INTRODUCTION = f"""# WebSocket messages

Made by `python -m scripts.message_docs` from the server's types. Do not edit it.

[The protocol](protocol.md) explains how the messages work together. Every message is one JSON object, and its field
`t` names the kind. A message of a client has at most {client_messages.MAX_BYTES:,} bytes. A field that its kind does
not have is refused. A field with a question mark may be left out. The protocol number is {server_messages.PROTOCOL}.
"""
GROUPS: tuple[tuple[str, str, Any], ...] = (
    (
        "Commands at a table",
        "They change the table. Each also has `cid`, a UUID that the client makes, and `seq`, the number of the last "
        "event that it has seen.",
        client_messages.Command,
    ),
    ("Queries at a table", "They change nothing. Each that has an answer also has a `cid`.", client_messages.Query),
    ("Messages from a table", "", server_messages.ServerMessage),
    ("Requests in the lobby", "For `/ws/meet`.", lobby_messages.MeetingCommand),
    ("Messages from the lobby", "", lobby_messages.MeetingMessage),
)
PLAIN: dict[type[types.Type], str] = {
    types.IntType: "integer",
    types.FloatType: "number",
    types.StrType: "text",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "any",
}


def type_text(kind: types.Type) -> str:
    """A type in words, with its limits. A shape is a link to its row."""
    match kind:
        case types.Metadata():
            return type_text(kind.type)
        case types.StructType() | types.TypedDictType():
            name = kind.cls.__name__
            return f"[{name}](#{name.lower()})"
        case types.UnionType():
            return " or ".join(dict.fromkeys(type_text(part) for part in kind.types))
        case types.LiteralType():
            return ", ".join(
                f"`{json.encode(value).decode()}`"
                for value in sorted(kind.values, key=lambda value: (str(type(value)), value))
            )
        case types.ListType() | types.VarTupleType():
            return f"list of {type_text(kind.item_type)}"
        case types.TupleType():
            return f"list of {len(kind.item_types)}: {', '.join(map(type_text, kind.item_types))}"
        case types.DictType():
            return f"object of {type_text(kind.value_type)}"
    return PLAIN[type(kind)] + "".join(f", {limit}" for limit in limits(kind))


def limits(kind: types.Type) -> Iterator[str]:
    """The limits of a number or a text."""
    low, high = getattr(kind, "ge", None), getattr(kind, "le", None)
    below = getattr(kind, "lt", None)
    high = below - 1 if high is None and below is not None else high
    if low is not None and high is not None:
        yield f"{low} to {high}"
    if (most := getattr(kind, "max_length", None)) is not None:
        yield f"at most {most} characters"


def fields_of(kind: types.StructType | types.TypedDictType) -> list[tuple[str, types.Type, bool]]:
    """The fields of a shape: name, type, and whether it may be left out."""
    if isinstance(kind, types.StructType):
        return [(field.encode_name, field.type, not field.required) for field in kind.fields]
    added = protocol_ts.ADDED.get(kind.cls.__name__, ())
    return [(field.name, field.type, not field.required) for field in (*kind.fields, *added)]


def shapes_in(kind: types.Type) -> Iterator[types.StructType | types.TypedDictType]:
    """The shapes directly inside a type."""
    match kind:
        case types.StructType() | types.TypedDictType():
            yield kind
        case types.Metadata():
            yield from shapes_in(kind.type)
        case types.UnionType():
            for part in kind.types:
                yield from shapes_in(part)
        case types.ListType() | types.VarTupleType():
            yield from shapes_in(kind.item_type)
        case types.TupleType():
            for part in kind.item_types:
                yield from shapes_in(part)
        case types.DictType():
            yield from shapes_in(kind.value_type)


def description(shape: Any) -> str:
    """The docstring of a shape, on one line."""
    words = (shape.__doc__ or "").strip()
    return "" if words.startswith(("dict(", f"{shape.__name__}(")) else " ".join(words.split()).replace("|", "\\|")


def row(name: str, kind: types.StructType | types.TypedDictType, omitted: tuple[str, ...] = ()) -> str:
    """A row: the name, the fields without the omitted ones, and the description."""
    rows = [(field, type_text(of), optional) for field, of, optional in fields_of(kind) if field not in omitted]
    fields = "<br>".join(
        f"`{field}{'?' * optional}` {of.removesuffix(' or null' * optional)}" for field, of, optional in rows
    )
    return f"| {name} | {fields} | {description(kind.cls)} |"


def message_rows(union: Any) -> Iterator[str]:
    """The rows of the messages of a union."""
    for member in get_args(union):
        kind = types.type_info(member)
        assert isinstance(kind, types.StructType)
        omitted = {client_messages.Command: ("cid", "seq"), client_messages.Query: ("cid",)}.get(union, ())
        yield row(f"`{kind.tag}`", kind, omitted)


def shapes() -> dict[str, types.StructType | types.TypedDictType]:
    """Every shape inside the messages, by name."""
    found: dict[str, types.StructType | types.TypedDictType] = {}
    kinds: list[types.Type] = [types.type_info(member) for _, _, union in GROUPS for member in get_args(union)]
    while kinds:
        kind = kinds.pop()
        assert isinstance(kind, types.StructType | types.TypedDictType)
        for _, of, _ in fields_of(kind):
            for shape in shapes_in(of):
                if found.setdefault(shape.cls.__name__, shape) is shape:
                    kinds.append(shape)
    return dict(sorted(found.items()))


def generate() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for title, words, union in GROUPS:
        head = f"## {title}\n" + (f"\n{words}\n" if words else "")
        parts.append("\n".join([head, "| `t` | fields | |", "|---|---|---|", *message_rows(union), ""]))
    parts.append("## Shapes\n\nValues inside messages, by name.\n")
    for name, kind in shapes().items():
        parts.append("\n".join([f"### {name}\n", "| | fields | |", "|---|---|---|", row("", kind), ""]))
    return "\n".join(parts)


def main() -> int:
    """Write the page, or (--check) report whether it is current."""
    text = generate()
    if "--check" in sys.argv[1:]:
        current = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == text
        if not current:
            print("docs/host/messages.md is out of date: run python -m scripts.message_docs")
        return 0 if current else 1
    PAGE.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
