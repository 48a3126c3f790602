"""`python -m scripts.team_net`. A missing package is reported in one sentence."""

import sys

from bastide._extras import MissingPart, require_extra


def main() -> int:
    """Entry point."""
    try:
        require_extra("train")
        from scripts.team_net.command import command

        return command(sys.argv[1:])
    except MissingPart as missing:
        print(missing, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
