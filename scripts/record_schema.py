"""The JSON Schema of a line of a record, generated from the types that read it.

`python -m scripts.record_schema > src/bastide/data/record.schema.json`, after a change of lines.py.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from bastide.records.lines import VERSION, End, Entry, Header

ALWAYS = {"Header": ["format", "version", "created"], "Entry": [], "End": ["end"]}
"""Fields that the writer fills: they have a default in Python and are required in the file."""


def line_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of one line. docs/library/record.md describes the order of the lines."""
    refs, parts = msgspec.json.schema_components([Header, Entry, End], ref_template="#/$defs/{name}")
    for name, fields in ALWAYS.items():
        part = parts[name]
        part["required"] = [*fields, *part["required"]]
        part["description"] = " ".join(part["description"].split())
    parts["End"]["properties"]["end"] = {"const": True}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:bastide:record:{VERSION}",
        "title": "One line of a Bastide record",
        "description": "UTF-8 JSON lines: one Header, then Entry lines numbered from 1, then at most one End.",
        "oneOf": list(refs),
        "$defs": parts,
    }


def schema_text() -> str:
    """The text of the schema in the package data."""
    return json.dumps(line_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema_text(), end="")
