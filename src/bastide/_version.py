"""The version, and whether the engine in use is compiled."""

from typing import Final

from bastide.core import engine as _engine

VERSION: Final = "0.1.0"
"""The version of the package. docs/project/releasing.md describes what it promises."""
COMPILED: Final = not (_engine.__file__ or "").endswith(".py")
"""Whether the engine runs compiled. Interpreted, it plays the same games about 40 times slower."""
