"""`python -m bastide.server --port 8001 --data FOLDER`: the same options as `bastide serve`."""

import argparse
import sys

from bastide.server import ServerError, run
from bastide.server.app import settings
from bastide.server.app.setting_types import SettingError


def parser() -> argparse.ArgumentParser:
    """All options of a server; what is written for them is read in one place for all commands."""
    made = argparse.ArgumentParser(prog="python -m bastide.server", description="Serve Bastide tables.")
    for one in settings.list_settings():
        if one.secret:
            continue
        told = f"{one.help} [{one.variable}]"
        if not one.sign:
            made.add_argument(one.flag, dest=one.name, action="store_true", help=told)
        else:
            how = "append" if one.many else "store"
            made.add_argument(one.flag, dest=one.name, action=how, metavar=one.sign, help=told)
        if one.former:
            made.add_argument(settings.flag_of(one.former), help=argparse.SUPPRESS)
    return made


def main() -> int:
    """Serve; 1 where that cannot be, 2 where an option cannot be."""
    try:
        run(settings.read_settings(vars(parser().parse_args())), announce=True)
    except SettingError as error:
        print(f"bastide: {error}", file=sys.stderr)
        return 2
    except ServerError as error:
        print(f"bastide: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
