"""`python -m scripts.team_net`; says in one sentence which package is missing."""

import sys

from bastide._extras import MissingPart, need


def main() -> int:
    """Entry point."""
    try:
        need("train")
        from scripts.team_net.command import command

        return command(sys.argv[1:])
    except MissingPart as missing:
        print(missing, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
