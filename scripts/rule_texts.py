"""Writes the files that are generated from docs/rules: `python -m scripts.rule_texts` (see
scripts/checks/rule_texts.py)."""

from scripts.checks.rule_texts import made
from scripts.console import ROOT


def main() -> None:
    """Write the files that changed."""
    for name, text in made(ROOT).items():
        path = ROOT / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{name} written")


if __name__ == "__main__":
    main()
