"""The version, in one place; and whether the engine in use is compiled."""

from typing import Final

from bastide.core import engine as _engine

VERSION: Final = "0.1.0"
"""The version of the package (docs/releasing.md says what it promises)."""
COMPILED: Final = not (_engine.__file__ or "").endswith(".py")
"""Whether the engine runs compiled; interpreted it plays the same games, some 40 times slower."""
