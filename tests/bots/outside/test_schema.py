"""The JSON Schema of the bot protocol."""

import json
import re
from importlib.resources import files
from pathlib import Path

from jsonschema import Draft202012Validator

from scripts.bot_schema import schema_text

DOC = Path(__file__).parents[3] / "docs" / "bots" / "bot-protocol.md"


def test_the_schema_in_the_package_is_the_one_the_structs_give() -> None:
    text = (files("bastide") / "data" / "bot-protocol.schema.json").read_text("utf-8")
    assert text == schema_text(), "run: python -m scripts.bot_schema > src/bastide/data/bot-protocol.schema.json"
    Draft202012Validator.check_schema(json.loads(text))


def test_the_lines_of_the_page_satisfy_it() -> None:
    schema = json.loads(schema_text())
    lines = re.findall(r"^([<>]) (\{.*\})$", DOC.read_text("utf-8"), re.M)
    assert len(lines) > 8
    for sender, line in lines:
        side = {"$ref": f"#/$defs/{'FromHost' if sender == '>' else 'FromProgram'}"}
        Draft202012Validator({**schema, "oneOf": [side]}).validate(json.loads(line))
