"""The data files of the package: valid JSON, tile catalogues that the engine accepts, valid schemas."""

import json
from pathlib import Path

from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError

from bastide.core.tiles.catalogue import TileError, read_catalogue
from bastide.rules import PRINTED
from scripts.checks.tree import texts

PROVENANCES = ("documented", "partly documented", "reconstructed")
"""Known, partly known, and reconstructed. A comma and a remark may follow."""
DATA = "src/bastide/data/"
TILES = DATA + "tiles/"
OTHERS = (TILES + "older/", TILES + "editions/")
"""Files of tiles that replace others, by id."""


def problem_of(name: str, text: str) -> str | None:
    """What is wrong with one data file."""
    try:
        content = json.loads(text)
        if name.startswith(TILES):
            if name.startswith(OTHERS):
                content = [tile for tiles in content.values() for tile in tiles]
            read_catalogue(json.dumps(content), name, PRINTED)
            unsourced = [tile["id"] for tile in content if not tile.get("provenance")]
            if unsourced:
                return f"no provenance for {', '.join(unsourced)}"
            unknown = [tile["id"] for tile in content if tile["provenance"].partition(",")[0] not in PROVENANCES]
            if unknown:
                return f"the provenance of {', '.join(unknown)} is none of {', '.join(PROVENANCES)}"
        if name.endswith(".schema.json"):
            Draft202012Validator.check_schema(content)
    except (ValueError, TileError, SchemaError) as problem:
        return str(problem).splitlines()[0]
    return None


def check(root: Path) -> list[str]:
    """What is wrong with the package's data files."""
    files = [(name, text) for name, text in texts(root, ".json") if name.startswith(DATA)]
    found = [f"{name}: {problem}" for name, text in files if (problem := problem_of(name, text))]
    if not any(name.startswith(TILES) for name, _ in files):
        found.append(f"{TILES} holds no tile catalogue")
    return found
