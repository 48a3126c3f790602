"""What this installation was built without, and why: the build leaves lacks.json in the package where that is so."""

import json
from functools import cache
from importlib.resources import files
from typing import Literal

Part = Literal["compiled engine", "page"]


@cache
def list_lacks() -> dict[str, str]:
    """Why, by part; empty where everything was built, and in a folder of sources."""
    try:
        told = json.loads((files("bastide") / "lacks.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(part): str(why) for part, why in told.items()} if isinstance(told, dict) else {}


def why_without(part: Part) -> str:
    """The reason, in a few words; empty where the build has left none."""
    return list_lacks().get(part, "")
