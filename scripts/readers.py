"""Lists and signs the second readings of translations.

python -m scripts.readers                                                    what no second person has read
python -m scripts.readers sign FILE --translator NAME --reader NAME          a second person has read a file as it is
"""

import argparse

from scripts.checks.readers import DATA, LOCALE, digest_of, entries, files
from scripts.console import ROOT, Failure, run, say


def report() -> None:
    """A line for each language, with its files that are left."""
    signed = {one["file"] for one in entries(ROOT)}
    for language, own in files(ROOT).items():
        left = [name for name in own if name not in signed]
        say(f"{language}: {len(own) - len(left)} of {len(own)} files read by a second person")
        for name in left:
            print(f"  {name}")


def sign(name: str, translator: str, reader: str) -> None:
    """Store a reading, in place of an earlier one of the same file. Raises Failure."""
    path = ROOT / LOCALE / name
    if not path.is_file() or name not in {one for own in files(ROOT).values() for one in own}:
        raise Failure(f"There is no {name} below {LOCALE} that is translated.")
    if translator == reader:
        raise Failure("A second reader is another person than the translator.")
    kept = [one for one in entries(ROOT) if one["file"] != name]
    digest = digest_of(path.read_text(encoding="utf-8"))
    kept.append({"file": name, "digest": digest, "translator": translator, "reader": reader})
    lines = (ROOT / DATA).read_text(encoding="utf-8").splitlines()
    head = [line for line in lines[: next((n for n, one in enumerate(lines) if one == "[[read]]"), len(lines))] if line]
    body = [
        "\n[[read]]\n" + "\n".join(f'{field} = "{value}"' for field, value in one.items())
        for one in sorted(kept, key=lambda one: one["file"])
    ]
    (ROOT / DATA).write_text("\n".join([*head, *body]) + "\n", encoding="utf-8")
    say(f"{name}: read by {reader}. When a language is read whole, change UNREVIEWED in the client")


def main() -> None:
    """Entry point."""
    parser = argparse.ArgumentParser(description="Who has read which words.")
    one = parser.add_subparsers(dest="do").add_parser("sign")
    one.add_argument("file", help=f"below {LOCALE}, such as meet/cs.ftl")
    one.add_argument("--translator", required=True)
    one.add_argument("--reader", required=True)
    asked = parser.parse_args()
    if asked.do == "sign":
        sign(asked.file, asked.translator, asked.reader)
    else:
        report()


if __name__ == "__main__":
    run(main)
