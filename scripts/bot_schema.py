"""The JSON Schema of a line of the bot protocol, generated from the structs that read it.

`python -m scripts.bot_schema > src/bastide/data/bot-protocol.schema.json`, after a change of messages.py.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

from bastide.bots.external.messages import PROTOCOL, Hosts, Programs


def message_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of one line, from the host or from the program."""
    sides = (get_args(Hosts), get_args(Programs))
    refs, parts = msgspec.json.schema_components([*sides[0], *sides[1]], ref_template="#/$defs/{name}")
    for part in parts.values():
        if "description" in part:
            part["description"] = " ".join(part["description"].split())
    hosts = len(sides[0])
    parts["FromHost"] = {"description": "A line of the host.", "oneOf": list(refs[:hosts])}
    parts["FromProgram"] = {"description": "A line of the program.", "oneOf": list(refs[hosts:])}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:bastide:bot-protocol:{PROTOCOL}",
        "title": "One line of the Bastide bot protocol",
        "description": "UTF-8 JSON lines in both directions. Unknown fields are ignored.",
        "oneOf": [{"$ref": "#/$defs/FromHost"}, {"$ref": "#/$defs/FromProgram"}],
        "$defs": parts,
    }


def schema_text() -> str:
    """The text of the schema in the package data."""
    return json.dumps(message_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema_text(), end="")
