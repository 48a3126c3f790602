"""client/src/api/protocol.gen.ts from the types of the server: `python -m scripts.protocol_ts [--check]`.

Invariant: client_messages.py, server_messages.py and the messages.py of the lobby are the contract. Do not edit the
generated file. The types of HTTP come from scripts/openapi.py.
"""

import sys
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as types

from bastide.rules import MODULES
from bastide.server.features.lobby import messages as lobby_messages
from bastide.server.protocol import client_messages, server_messages
from scripts.console import ROOT

TARGET = ROOT / "client" / "src" / "api" / "protocol.gen.ts"
HEAD = """/** Made by `python -m scripts.protocol_ts` from src/bastide/server: do not edit. */
"""


def sides() -> dict[str, types.Field]:
    """What modules add to the view, by key."""
    shapes = [types.type_info(shape) for make in MODULES.values() if (shape := make().shape) is not None]
    return {field.name: field for shape in shapes if isinstance(shape, types.TypedDictType) for field in shape.fields}


def counters() -> list[types.Field]:
    """What modules count in addition to figures."""
    words = sorted({make().tokens for make in MODULES.values()} - {""})
    return [types.Field(word, word, types.IntType(), required=False) for word in words]


ADDED = {"View": [*sides().values()], "ViewUpdate": [*sides().values()], "PlacedFigure": counters()}
"""The shapes of protocol/view_shapes.py by name, as their interfaces."""


OPEN = frozenset({"LevelRow"})
"""Shapes to which modules add fields of any name."""


class Writer:
    """Collects each interface that the messages need, once."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}

    def name(self, kind: types.Type) -> str:
        """The TypeScript name of a type. Structs and typed dicts get an interface."""
        match kind:
            case types.Metadata():
                return self.name(kind.type)
            case types.StructType():
                members = [(f.encode_name, f.type, not f.required) for f in kind.fields]
                self.interface(kind.cls, members, kind.tag, kind.tag_field)
                return kind.cls.__name__
            case types.TypedDictType():
                fields = [*kind.fields, *ADDED.get(kind.cls.__name__, ())]
                self.interface(
                    kind.cls, [(f.name, f.type, not f.required) for f in sorted(fields, key=lambda f: f.name)]
                )
                return str(kind.cls.__name__)
            case types.UnionType():
                return " | ".join(dict.fromkeys(self.name(part) for part in kind.types))
            case types.LiteralType():
                return " | ".join(sorted((f"'{v}'" if isinstance(v, str) else str(v)) for v in kind.values))
            case types.ListType() | types.VarTupleType():
                inner = self.name(kind.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case types.TupleType():
                return f"[{', '.join(map(self.name, kind.item_types))}]"
            case types.DictType():
                return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        plain = {
            types.IntType: "number",
            types.FloatType: "number",
            types.StrType: "string",
            types.BoolType: "boolean",
            types.NoneType: "null",
            types.AnyType: "unknown",
        }
        return plain[type(kind)]

    def interface(self, cls: Any, fields: list[tuple[str, types.Type, bool]], tag: Any = None, key: Any = "t") -> None:
        """Write an interface once."""
        name = cls.__name__
        if name in self.made:
            return
        self.made[name] = ""
        base, handed = self.base(cls)
        lines = [] if tag is None else [f"  {key}: '{tag}';"]
        for field, kind, optional in fields:
            if field in handed:
                continue
            said = self.name(kind)
            if optional and tag is not None:
                said = said.removesuffix(" | null")
            quoted = field if field.isidentifier() else f"'{field}'"
            lines.append(f"  {quoted}{'?' if optional else ''}: {said};")
        if name in OPEN:
            lines.append("  [more: string]: unknown;")
        doc = (cls.__doc__ or "").strip().split("\n\n")[0] if issubclass(cls, object) and cls.__module__ else ""
        comment = f"/** {' '.join(doc.split())} */\n" if doc and not doc.startswith(("dict(", f"{name}(")) else ""
        self.made[name] = f"{comment}export interface {name} {base}{{\n" + "\n".join(lines) + "\n}\n"

    def base(self, cls: Any) -> tuple[str, set[str]]:
        """The clause that names the base of a message, and the fields of the base."""
        kind = types.type_info(cls.__base__) if issubclass(cls.__base__, Struct) else None
        if not isinstance(kind, types.StructType) or not kind.fields:
            return "", set()
        fields = [(f.encode_name, f.type, not f.required) for f in kind.fields]
        self.interface(kind.cls, fields)
        return f"extends {kind.cls.__name__} ", {name for name, _, _ in fields}


def interfaces() -> dict[str, str]:
    """The interfaces of all messages by name."""
    return _collect()[0]


def _collect() -> tuple[dict[str, str], list[str]]:
    """The interfaces by name, and the unions of messages."""
    writer = Writer()
    unions = []
    for title, union in (
        ("Command", client_messages.Command),
        ("ClientMessage", client_messages.ClientMessage),
        ("ServerMessage", server_messages.ServerMessage),
        ("MeetingCommand", lobby_messages.MeetingCommand),
        ("MeetingMessage", lobby_messages.MeetingMessage),
    ):
        members = get_args(union)
        for member in members:
            writer.name(types.type_info(member))
        unions.append(f"export type {title} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";\n")
    return writer.made, unions


def generate() -> str:
    """The whole file."""
    made, unions = _collect()
    limits = f"/** What this page speaks. */\nexport const PROTOCOL = {server_messages.PROTOCOL};\n"
    return "\n".join([HEAD, *made.values(), *unions, limits])


def main() -> int:
    """Write the file, or (--check) report whether it is current."""
    text = generate()
    if "--check" in sys.argv[1:]:
        current = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        print("protocol.gen.ts is current" if current else "protocol.gen.ts is old: run python -m scripts.protocol_ts")
        return 0 if current else 1
    TARGET.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
