"""`python -m bastide.server` is `bastide serve`."""

import sys

from bastide.cli.main import run_cli


def main() -> int:
    """Serve with the options of the command line. Return the exit status."""
    return run_cli(["serve", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
