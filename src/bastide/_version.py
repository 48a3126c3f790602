"""The version, in one place; and whether the engine in use is compiled."""

from typing import Final

from bastide.core import engine as _engine

VERSION: Final = "0.1.0"
COMPILED: Final = not (_engine.__file__ or "").endswith(".py")
