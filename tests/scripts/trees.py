"""Small made-up repositories for the checks."""

from pathlib import Path


def tree(root: Path, files: dict[str, str]) -> Path:
    """Write `files` (name: text) below `root`."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root
