"""What this installation was built without, and why. The build writes lacks.json into the package in that case."""

import json
from functools import cache
from importlib.resources import files
from typing import Literal

Part = Literal["compiled engine", "page"]


@cache
def list_lacks() -> dict[str, str]:
    """The reasons by part. Empty if everything was built, and in a source tree."""
    try:
        data = json.loads((files("bastide") / "lacks.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(part): str(why) for part, why in data.items()} if isinstance(data, dict) else {}


def why_without(part: Part) -> str:
    """The reason in a few words. Empty if the build recorded none."""
    return list_lacks().get(part, "")
